"""Basic nemesis cards that more than one box has."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import attack, minion, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player
from deckwright.games.aeons_end.words.nemesis import (
    gravehold_damage_by_life,
    suffers,
    together_discard,
    together_discard_spells,
    unleash_once,
    unleash_twice,
)
from deckwright.games.aeons_end.words.standing import hardened
from deckwright.games.aeons_end.words.tolls import toll_of_spells

PLANAR_COLLISION = power(
    "planar-collision",
    "Planar Collision",
    "Планарное столкновение",
    tier=1,
    tokens=2,
    effects=[unleash_twice()],
    rules=toll_of_spells(2),
)
MORBID_GYRE = power(
    "morbid-gyre",
    "Morbid Gyre",
    "Вихрь недугов",
    tier=2,
    tokens=1,
    effects=[unleash_twice(), together_discard(3)],
    toll=7,
)
MUTILATE = attack(
    "mutilate",
    "Mutilate",
    "Увечье",
    tier=2,
    effects=[unleash_once(), together_discard_spells(2), any_player(suffers(2))],
)
MONSTROSITY_OF_OMENS = minion(
    "monstrosity-of-omens",
    "Monstrosity of Omens",
    "Чудище знамений",
    tier=3,
    life=5,
    persistent=[gravehold_damage_by_life()],
    rules={slots.damage_through: [hardened(1)]},
)
