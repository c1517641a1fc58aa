"""The 25 basic nemesis cards."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.basics import MONSTROSITY_OF_OMENS, MORBID_GYRE, MUTILATE, PLANAR_COLLISION
from deckwright.games.aeons_end.cards.make import attack, minion, power
from deckwright.games.aeons_end.rules.breaches import open_breaches
from deckwright.games.aeons_end.words.choosing import (
    any_player,
    player_with_most,
    players_choose,
    unleash_extent,
    weakest_player,
)
from deckwright.games.aeons_end.words.nemesis import (
    charges_of,
    destroys_dearest,
    discards_dearest,
    gravehold_damage,
    loses_charges,
    may_take_discarded,
    one_card,
    spells_of,
    suffers,
    suffers_spells,
    three_cards,
    together_destroy_dearest,
    together_discard,
    unleash_once,
    unleash_thrice,
    unleash_twice,
)
from deckwright.games.aeons_end.words.tolls import toll_of_cards
from deckwright.games.war_eternal.words.basics import (
    engulf,
    flails,
    gravehold_damage_by_spells,
    gravehold_damage_by_turns,
    next_one_suffers,
    suffers_itself,
    toll_of_dear_spell,
    two_to_reveal,
)

CARDS = [
    attack(
        "afflict",
        "Afflict",
        "Недуг",
        tier=1,
        effects=[unleash_once(), any_player(suffers(3), may_take_discarded())],
    ),
    minion(
        "catacomb-drone",
        "Catacomb Drone",
        "Катакомбный летун",
        tier=1,
        life=5,
        persistent=[unleash_once(), gravehold_damage(1)],
    ),
    attack("encroach", "Encroach", "Вторжение", tier=1, effects=[unleash_once(), next_one_suffers(2, 3)]),
    power(
        "heart-of-nothing",
        "Heart of Nothing",
        "Сердце пустоты",
        tier=1,
        tokens=2,
        effects=[players_choose([unleash_twice()], [any_player(suffers(4))], first_extent=unleash_extent)],
        rules=toll_of_cards(4),
    ),
    minion("howling-spinners", "Howling Spinners", "Воющие пряхи", tier=1, life=5, persistent=[any_player(suffers(2))]),
    power(
        "night-unending",
        "Night Unending",
        "Бесконечная ночь",
        tier=1,
        tokens=3,
        effects=[gravehold_damage_by_spells(2)],
    ),
    attack(
        "nix",
        "Nix",
        "Ничто",
        tier=1,
        effects=[unleash_once(), any_player(suffers(1), discards_dearest(), extent=one_card)],
    ),
    PLANAR_COLLISION,
    attack("thrash", "Thrash", "Взбучка", tier=1, effects=[unleash_once(), together_discard(2)]),
    power(
        "aphotic-sun",
        "Aphotic Sun",
        "Тёмное солнце",
        tier=2,
        tokens=2,
        effects=[unleash_once(), player_with_most(charges_of, "charges", "энергии", suffers(3), loses_charges())],
        toll=7,
    ),
    power(
        "chaos-flail",
        "Chaos Flail",
        "Цеп хаоса",
        tier=2,
        tokens=2,
        effects=[unleash_twice(), any_player(flails(), extent=two_to_reveal)],
        toll=7,
    ),
    minion(
        "mage-ender",
        "Mage Ender",
        "Маг Эндер",
        tier=2,
        life=9,
        persistent=[player_with_most(open_breaches, "opened breaches", "открытых разломов", suffers(2))],
    ),
    minion(
        "mangleroot", "Mangleroot", "Корнегрыз", tier=2, life=12, persistent=[gravehold_damage(3), suffers_itself(2)]
    ),
    MORBID_GYRE,
    MUTILATE,
    minion("null-scion", "Null Scion", "Отпрыск небытия", tier=2, life=11, persistent=[unleash_once()]),
    attack("smite", "Smite", "Свирепый удар", tier=2, effects=[unleash_twice(), gravehold_damage(2)]),
    power(
        "apocalypse-ritual",
        "Apocalypse Ritual",
        "Ритуал апокалипсиса",
        tier=3,
        tokens=2,
        effects=[gravehold_damage_by_turns(5)],
        toll=8,
    ),
    attack(
        "banish",
        "Banish",
        "Изгнание",
        tier=3,
        effects=[
            unleash_twice(),
            player_with_most(spells_of, "prepped spells", "подготовленных заклинаний", suffers_spells()),
        ],
    ),
    power(
        "cataclysmic-fate",
        "Cataclysmic Fate",
        "Роковой катаклизм",
        tier=3,
        tokens=1,
        effects=[weakest_player(suffers(4))],
        rules=toll_of_dear_spell(5),
    ),
    attack("engulf", "Engulf", "Поглощение", tier=3, effects=[engulf()]),
    MONSTROSITY_OF_OMENS,
    attack(
        "quell",
        "Quell",
        "Усмирение",
        tier=3,
        effects=[players_choose([gravehold_damage(7)], [unleash_thrice()], second_extent=unleash_extent)],
    ),
    attack(
        "throttle",
        "Throttle",
        "Удушение",
        tier=3,
        effects=[unleash_twice(), any_player(destroys_dearest(3), extent=three_cards)],
    ),
    power(
        "withering-beam",
        "Withering Beam",
        "Иссушающий луч",
        tier=3,
        tokens=2,
        effects=[unleash_twice(), together_destroy_dearest(2)],
    ),
]
