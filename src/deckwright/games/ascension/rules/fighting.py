"""Fighting monsters: the order of events, and what answers to a defeat (ASC-FIGHT)."""

from __future__ import annotations

from deckwright.games.ascension.rules.core import on_defeat, on_row_defeat
from deckwright.games.ascension.schema import Card, Player, table
from deckwright.games.ascension.texts import DEFEATS
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import note


@rule
def defeat(me: Player, card: Card) -> None:
    """The monster leaves, its place is refilled, its reward comes, then what answers to the defeat (ASC-FIGHT-03)."""
    note(DEFEATS, card, player=me)
    if card in table.row:
        table.row_defeats += 1
        alert(me)
        on_defeat(card, me)
        answer(me)
    else:
        on_defeat(card, me)


@rule
def alert(me: Player) -> None:
    """The constructs that answer to this defeat: those in play now, the first time each turn."""
    for card in me.constructs:
        if has_effect(card, on_row_defeat) and not card.answered:
            if table.row_defeats == 1 or not table.first_of_turn:
                card.answered = True
                card.waiting = True


@rule
def answer(me: Player) -> None:
    """Constructs answer after the monster's own reward."""
    for card in me.constructs:
        if card.waiting:
            card.waiting = False
            on_row_defeat(card, me)
