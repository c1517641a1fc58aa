"""What TO DISCARD asks for other than aether: whether a player can do all of it, and doing it (AE-NCARD-08)."""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.rules.breaches import destroy_breach, leave_breach, open_breaches
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.slots import pay_toll, toll_possible
from deckwright.games.aeons_end.schema import Card, Player
from deckwright.games.aeons_end.texts import DESTROY_BREACH, DISCARD_CARD, DISCARD_SPELL
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import choose, move
from deckwright.lang.words import Effect, word


@word(
    en="discard {n:card} from your hand",
    ru="сбросьте из руки {n:card}",
    gives=NOT_COUNTED,
    short=("discard {n:card}", "сбросить {n:card}"),
)
def toll_cards(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(voice(me), me.hand, DISCARD_CARD)
        if card:
            move(card, me.discard)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=toll_possible)
def has_cards(card: Card, me: Player, n: int) -> bool:
    """Whether a player has so many cards in hand."""
    return len(me.hand) >= n


def toll_of_cards(n: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: cards of the hand."""
    return {toll_possible: [has_cards(n)], pay_toll: [toll_cards(n)]}


@word(
    en="discard {n:own-prepped-spell}",
    ru="сбросьте {n:own-prepped-spell}",
    gives=NOT_COUNTED,
    short=("discard {n:spell}", "сбросить {n:spell}"),
)
def toll_spells(me: Player, n: int) -> None:
    for _ in range(n):
        spell = choose(voice(me), me.prepped, DISCARD_SPELL)
        if spell:
            leave_breach(spell, me.discard)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=toll_possible)
def has_spells(card: Card, me: Player, n: int) -> bool:
    """Whether a player has so many spells prepped."""
    return len(me.prepped) >= n


def toll_of_spells(n: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: prepped spells."""
    return {toll_possible: [has_spells(n)], pay_toll: [toll_spells(n)]}


@word(
    en="discard a card from your hand that costs {n} or more",
    ru="сбросьте из руки карту стоимостью {n} или больше",
    gives=NOT_COUNTED,
    short=("discard {card} ≥{n:aether}", "сбросить {card} ≥{n:aether}"),
)
def toll_dear_card(me: Player, n: int) -> None:
    card = choose(voice(me), (card for card in me.hand if card.cost >= n), DISCARD_CARD)
    if card:
        move(card, me.discard)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=toll_possible)
def has_dear_card(card: Card, me: Player, n: int) -> bool:
    """Whether a player has a card in hand that costs so much."""
    return any(held.cost >= n for held in me.hand)


def toll_of_dear_card(n: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: a card of the hand that costs so much."""
    return {toll_possible: [has_dear_card(n)], pay_toll: [toll_dear_card(n)]}


@word(
    en="destroy {n:own-opened-breach}",
    ru="уничтожьте {n:own-opened-breach}",
    gives=NOT_COUNTED,
    short=("destroy {n:own-opened-breach}", "уничтожить {n:own-opened-breach}"),
)
def toll_breaches(me: Player, n: int) -> None:
    for _ in range(n):
        breach = choose(voice(me), (breach for breach in me.breaches if breach.open), DESTROY_BREACH)
        if breach:
            destroy_breach(me, breach)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=toll_possible)
def has_open_breaches(card: Card, me: Player, n: int) -> bool:
    """Whether a player has so many opened breaches."""
    return open_breaches(me) >= n


def toll_of_breaches(n: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: opened breaches."""
    return {toll_possible: [has_open_breaches(n)], pay_toll: [toll_breaches(n)]}
