"""The words of a mage's mat: what the player begins with."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import LAST_STAGE, Card, Pile, Player, table
from deckwright.lang.cards import Kind
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import move
from deckwright.lang.words import word

OPENED = LAST_STAGE + 1  # a breach turned that far is open


@word(en="{breach}, turned {stage:quarter}", ru="{breach}, {stage:quarter}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def placed(me: Player, breach: Kind, stage: int) -> None:
    """As the mat shows it (AE-SETUP-03)."""
    for card in table.breach_box:
        if card.kind == breach:
            move(card, me.breaches, bottom=True)
            if stage == OPENED:
                card.open = True
            else:
                card.stage = stage
            return


@rule
def starter_of(kind: Kind) -> Card | None:
    """A starting card in the box: Sparks come first and Crystals last (`World.kinds`), between them those of mages."""
    first = table.starters.top
    if first and first.kind == kind:
        return first
    last = table.starters.bottom
    if last and last.kind == kind:
        return last
    for card in table.starters:
        if card.mage and card.kind == kind:
            return card
    for card in table.starters:
        if card.kind == kind:
            return card
    return None


@rule
def take_starters(kind: Kind, n: int, to: Pile) -> None:
    """So many starting cards of a kind, as far as the box has them."""
    for _ in range(n):
        card = starter_of(kind)
        if card:
            move(card, to, bottom=True)


@word(en="in hand: {card} ×{n}", ru="в руке: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def in_hand(me: Player, card: Kind, n: int) -> None:
    take_starters(card, n, me.hand)


@word(en="in the deck: {card} ×{n}", ru="в колоде: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def in_deck(me: Player, card: Kind, n: int) -> None:
    take_starters(card, n, me.deck)
