"""Maggoth, its nine cards, and the card that stands for the tokens of its Nest."""

from __future__ import annotations

from deckwright.games.aeons_end.box import Foe
from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, players_choose
from deckwright.games.aeons_end.words.nemesis import one_spell, suffers
from deckwright.games.aeons_end.words.tolls import toll_of_cards
from deckwright.games.new_age.cards.readings import SOURCES_DIFFER, reading
from deckwright.games.new_age.vocabulary import VOCABULARY
from deckwright.games.new_age.words.maggoth import (
    as_pulse_is_read,
    begins_with_maggots,
    by_tokens,
    discards_dearest_spell,
    fly_hatches,
    nest_damaged,
    nest_emptied,
    nest_grows,
    place_flies,
    place_maggots,
    refuse_nest,
    room_for_six,
    settle_nest,
    toll_of_destroyed,
)
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import several

OUR_READING = reading(
    "what this card does and its English name are uncertain",
    "действие этой карты и её английское название точно не известны",
)
BROOD = Trait(
    "horde",
    1,
    "all maggots and flies of the highest row that holds any, damaged as one; they do harm by filling rows",
    "все личинки и мухи самого верхнего занятого ряда. Урон они получают вместе, а вредят, заполняя ряды",
    short=("spread damage over the row", "урон делится внутри ряда"),
)
MAT = nemesis(
    "maggoth",
    "Maggoth",
    "Маггот",
    life=45,
    rating=3,
    unleash=[nest_grows()],
    rules={
        slots.on_nemesis_set_up: [begins_with_maggots(2)],
        slots.settles: settle_nest,
        slots.refuses: refuse_nest,
    },
)
NEST = Kind(
    "nest",
    "Nest",
    "Улей",
    1,
    "nest_box",
    {"minion": 1},
    {slots.when_damaged: nest_damaged, slots.when_discarded: nest_emptied},
    [BROOD],
)
CARDS = [
    attack(
        "morph",
        "Morph",
        "Превращение",
        tier=1,
        effects=[place_flies(1), any_player(suffers(3))],
        traits=[SOURCES_DIFFER],
    ),
    power(
        "nest-pulse",
        "Nest Pulse",
        "Пульс улья",
        tier=1,
        tokens=1,
        effects=[as_pulse_is_read(several([fly_hatches(), place_maggots(2)]), place_flies(3))],
        traits=[OUR_READING],
        rules=toll_of_cards(3),
    ),
    power(
        "fly-throng",
        "Fly Throng",
        "Полчище мух",
        tier=1,
        tokens=3,
        effects=[place_maggots(3), any_player(suffers(3))],
        toll=6,
    ),
    attack(
        "overrun",
        "Overrun",
        "Нашествие",
        tier=2,
        effects=[
            players_choose(
                [place_maggots(6)], [any_player(suffers(5))], first_extent=room_for_six, vocabulary=VOCABULARY
            )
        ],
    ),
    minion(
        "vile-breeder",
        "Vile Breeder",
        "Мерзкая матка",
        tier=2,
        life=9,
        persistent=[place_maggots(1), any_player(suffers(2))],
    ),
    power(
        "shape-death",
        "Shape Death",
        "Облик смерти",
        tier=2,
        tokens=3,
        effects=[by_tokens(7, several([place_flies(3), place_maggots(1)]), any_player(suffers(4)))],
        toll=7,
    ),
    attack(
        "vivify",
        "Vivify",
        "Оживление",
        tier=3,
        effects=[by_tokens(7, place_flies(5), any_player(suffers(4), discards_dearest_spell(), extent=one_spell))],
    ),
    minion(
        "savage-spawner",
        "Savage Spawner",
        "Лютый порождатель",
        tier=3,
        life=17,
        persistent=[place_flies(2)],
    ),
    power(
        "egg-burst",
        "Egg Burst",
        "Взрыв кладки",
        tier=3,
        tokens=1,
        effects=[place_flies(3), any_player(suffers(3))],
        rules=toll_of_destroyed(4),
    ),
]
FOE = Foe(MAT, CARDS, [NEST])
