"""The words that copy effects (SOI-RULE-02 to -05)."""

from __future__ import annotations

from deckwright.games.shards.rules.core import chooser, on_play
from deckwright.games.shards.schema import Card, Faction, Player, table
from deckwright.games.shards.texts import COPIES, COPY_CARD
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, note, this
from deckwright.lang.words import word


@word(
    en="copy the effects of another card you have played this turn that is not a champion. "
    "[mastery] {n}+: copy them once more",
    ru="скопируйте эффекты другой карты, разыгранной вами в этом ходу (но не чемпиона). "
    "[mastery] {n}+: скопируйте их ещё раз",
    gives={"power": 3, "crystals": 1},
    short=("copy {card} · <{mastery}{n}+> again", "скопировать {card} · <{mastery}{n}+> ещё раз"),
    keyword="copy",
)
def copy_played_card(me: Player, n: int) -> None:
    card = choose(
        chooser(me),
        (card for card in me.play if not card.champion and not card.copied and card != this()),
        COPY_CARD,
    )
    if card:
        copy(me, card, this())
        if me.mastery >= n:
            copy(me, card, this())


@word(
    en="copy the effects of one {faction} ally you have played this turn",
    ru="скопируйте эффекты союзника {faction:of}, разыгранного вами в этом ходу",
    gives={"power": 4},
    short=("copy {faction} {ally}", "скопировать {ally} {faction:of}"),
    keyword="copy",
)
def copy_ally(me: Player, faction: Faction) -> None:
    card = choose(
        chooser(me),
        (card for card in me.play if not card.champion and card.faction == faction and not card.copied),
        COPY_CARD,
    )
    if card:
        copy(me, card, this())


@word(
    en="copy the effects of all {faction} allies you have played this turn and of each one you play later this turn",
    ru="скопируйте эффекты всех союзников {faction:of}, которых вы уже разыграли в этом ходу, "
    "и до его конца копируйте эффекты каждого следующего",
    gives={"power": 2, "crystals": 2},
    short=("copy all {faction} allies", "скопировать всех союзников {faction:of}"),
    keyword="copy",
)
def copy_allies(me: Player, faction: Faction) -> None:
    for card in me.play:
        if not card.champion and card.faction == faction:
            copy(me, card, this())
    table.copier = this()


@rule
def copy(me: Player, card: Card, copier: Card) -> None:
    """Apply the effects of a card as effects of the copier; a card is copied once in a chain, so chains end."""
    note(COPIES, card, player=me)
    card.copied = True
    on_play(card, me, copier)
    card.copied = False
