"""The words that turn against opponents."""

from __future__ import annotations

from deckwright.games.ascension.rules.core import destroy_construct
from deckwright.games.ascension.schema import Card, Player
from deckwright.games.ascension.texts import DESTROY, KEEP, STEALS
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, move, note, nothing, random_below
from deckwright.lang.words import word


@word(
    en="each opponent chooses one of their constructs to be destroyed",
    ru="каждый противник выбирает один из своих конструктов: он будет уничтожен",
    gives={"tempo": 0.5},
    short=("opponents −1 {construct}", "противники −1 {construct}"),
    keyword="destroy",
)
def opponents_lose_construct(me: Player) -> None:
    for enemy in me.others:
        card = choose(enemy, enemy.constructs, DESTROY)
        if card:
            destroy_construct(enemy, card)


@word(
    en="each opponent chooses one of their constructs to keep; all their others are destroyed",
    ru="каждый противник выбирает один из своих конструктов; остальные его конструкты будут уничтожены",
    gives={"tempo": 0.7},
    short=("opponents keep 1 {construct}", "у противников 1 {construct}"),
    keyword="destroy",
)
def opponents_keep_construct(me: Player) -> None:
    for enemy in me.others:
        kept = choose(enemy, enemy.constructs, KEEP)
        for card in enemy.constructs:
            if card != kept:
                destroy_construct(enemy, card)


@word(
    en="take a random card of each opponent's hand into your hand",
    ru="возьмите себе в руку по одной случайной карте у каждого противника",
    gives={"cards": 1, "tempo": 0.7},
    short=("steal {card} of each", "украсть {card} у каждого"),
)
def steal_cards(me: Player) -> None:
    for enemy in me.others:
        if enemy.hand:
            steal(me, enemy)


@rule
def steal(me: Player, enemy: Player) -> None:
    """A random card of the enemy's hand is mine from now on."""
    left = random_below(len(enemy.hand))
    stolen: Card | None = nothing()
    for card in enemy.hand:
        if left == 0:
            stolen = card
        left -= 1
    if stolen:
        move(stolen, me.hand)
        note(STEALS, stolen, player=me)
