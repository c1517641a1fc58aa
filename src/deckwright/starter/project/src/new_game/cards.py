"""The cards: facts, and words in slots. The text of a card, in both languages, comes from here alone."""

from __future__ import annotations

from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect

from new_game.rules import MOST_PLAYERS, on_step
from new_game.words import gain, hush, in_silence, scout


def starter(id: str, en: str, ru: str, *effects: Effect, each: int, noise: int = 0) -> Kind:
    """A card everybody begins with. The box holds one such set for every player there can be."""
    copies = each * MOST_PLAYERS
    return Kind(id, en, ru, copies, "box", {"noise": noise}, {on_step: list(effects)}, sets=MOST_PLAYERS)


def treasure(
    id: str, en: str, ru: str, *effects: Effect, copies: int, cost: int, worth: int = 0, noise: int = 0
) -> Kind:
    """A card that lies in the cave."""
    return Kind(id, en, ru, copies, "cave", {"cost": cost, "worth": worth, "noise": noise}, {on_step: list(effects)})


KINDS = [
    starter("tiptoe", "Tiptoe", "На цыпочках", gain(1), each=4),
    starter("stumble", "Stumble", "Оступиться", each=3, noise=1),
    treasure("lantern", "Lantern", "Фонарь", gain(2), copies=5, cost=2),
    treasure("map", "Old Map", "Старая карта", scout(), gain(1), copies=4, cost=2, worth=1),
    treasure("slippers", "Felt Slippers", "Войлочные тапочки", hush(1), copies=4, cost=3, worth=1),
    treasure("shadow", "Cat's Shadow", "Кошачья тень", in_silence(gain(4)), copies=4, cost=4, worth=1),
    treasure("goblet", "Goblet", "Кубок", gain(1), copies=6, cost=3, worth=3, noise=1),
    treasure("crown", "Crown", "Корона", copies=4, cost=5, worth=6, noise=1),
    treasure("egg", "Dragon Egg", "Драконье яйцо", copies=3, cost=7, worth=10, noise=2),
]
