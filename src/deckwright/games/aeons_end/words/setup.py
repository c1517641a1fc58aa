"""The words of a mage's mat: what the player begins with."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import LAST_STAGE, Player, table
from deckwright.lang.cards import Kind
from deckwright.lang.meaning import NOT_COUNTED
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


@word(en="in hand: {card} ×{n}", ru="в руке: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def in_hand(me: Player, card: Kind, n: int) -> None:
    left = n
    for starter in table.starters:
        if starter.kind == card:
            move(starter, me.hand, bottom=True)
            left -= 1
            if left == 0:
                break


@word(en="in the deck: {card} ×{n}", ru="в колоде: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def in_deck(me: Player, card: Kind, n: int) -> None:
    left = n
    for starter in table.starters:
        if starter.kind == card:
            move(starter, me.deck, bottom=True)
            left -= 1
            if left == 0:
                break
