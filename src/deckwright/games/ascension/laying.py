"""Laying a position of Ascension: what follows from its cards, what cannot be, where play may begin."""

from __future__ import annotations

from deckwright.games.ascension.schema import ROW_SIZE, Card, Faction, Pile, Player, table
from deckwright.games.ascension.setup import play_round, play_rounds
from deckwright.lang.laying import Laying
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, note

NOT_OWNED = Note(
    "not-owned",
    "{card} is a monster and belongs to nobody",
    "{card}: это монстр, он никому не принадлежит",
    ("card",),
)
NO_CONSTRUCT = Note("no-construct", "{card} is no construct", "{card}: это не конструкт", ("card",))
LONG_ROW = Note("long-row", "the centre row has {number} places", "в центральном ряду {number} мест", ("number",))
DEBT = Note(
    "debt",
    "honor, runes and power are never below 0",
    "славы, рун и могущества не бывает меньше 0",
)


@rule
def lay(card: Card) -> None:
    """Lifebound heroes that lie there were played this turn."""
    owner: Player | None = card.pile.owner
    if owner is not None and card in owner.play:
        heroes = sum(1 for hero in owner.play if hero.faction == Faction.LIFEBOUND)
        table.lifebound_heroes = max(table.lifebound_heroes, heroes)


@rule
def refuse() -> None:
    """What no game comes to."""
    for me in table.players:
        for owned in (me.deck, me.hand, me.discard, me.play, me.constructs):
            refuse_monsters(owned)
        for card in me.constructs:
            if not card.construct:
                note(NO_CONSTRUCT, card)
        if me.honor < 0:
            note(DEBT)
    if table.pool < 0 or table.runes < 0 or table.mechana_runes < 0 or table.power < 0:
        note(DEBT)
    if len(table.row) > ROW_SIZE:
        note(LONG_ROW, number=ROW_SIZE)


@rule
def refuse_monsters(owned: Pile) -> None:
    """Nobody owns a monster."""
    for card in owned:
        if card.monster:
            note(NOT_OWNED, card)


@rule
def from_turn(me: Player) -> None:
    """A turn, with what was laid to spend in it; the round and the game go on from there."""
    play_round(me)
    play_rounds()


LAYING = Laying(lay=lay, refuse=refuse, phases={"turn": from_turn})
