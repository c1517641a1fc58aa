"""The words of a mage's mat: what the player begins with."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import LAST_STAGE, Card, Player, table
from deckwright.lang.cards import Kind
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import move
from deckwright.lang.words import word

OPENED = LAST_STAGE + 1


@rule
def place_breach(me: Player, position: int, stage: int) -> None:
    """A breach of this number, opened or turned as the mat shows (AE-SETUP-03)."""
    breach: Card | None = None
    for card in table.breach_box:
        if card.position == position and not card.special:
            breach = card
            break
    if breach:
        move(breach, me.breaches, bottom=True)
        if stage == OPENED:
            breach.open = True
        else:
            breach.stage = stage


@word(
    en="breach {position}, turned {stage:quarter}",
    ru="разлом {position}, {stage:quarter}",
    gives=NOT_COUNTED,
    short=NOT_ON_CARDS,
)
def closed(me: Player, position: int, stage: int) -> None:
    place_breach(me, position, stage)


@word(en="breach {position}, opened", ru="разлом {position}, открыт", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def opened(me: Player, position: int) -> None:
    place_breach(me, position, OPENED)


@word(en="in hand: {card} ×{n}", ru="в руке: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def in_hand(me: Player, card: Kind, n: int) -> None:
    for _ in range(n):
        found: Card | None = None
        for starter in table.starters:
            if starter.kind == card:
                found = starter
                break
        move(found, me.hand, bottom=True)


@word(en="in the deck: {card} ×{n}", ru="в колоде: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def in_deck(me: Player, card: Kind, n: int) -> None:
    for _ in range(n):
        found: Card | None = None
        for starter in table.starters:
            if starter.kind == card:
                found = starter
                break
        move(found, me.deck, bottom=True)
