"""The Umbra Titan and its nine cards."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, players_choose
from deckwright.games.aeons_end.words.nemesis import (
    gravehold_damage,
    suffers,
    together_destroy_dearest,
    unleash_once,
)
from deckwright.games.war_eternal.words.umbra_titan import (
    begins_on_pillars,
    by_nemesis_turns,
    crumble_extent,
    dearest_spell_discarded,
    if_acted_twice,
    if_tokens,
    if_wounded,
    minion_returns,
    one_spell_of_all,
    three_tokens,
    titan_loses,
    titan_strikes,
    two_spells_of_all,
    two_tokens,
)

MAT = nemesis(
    "umbra-titan",
    "Umbra Titan",
    "Бурый Титан",
    life=70,
    rating=3,
    unleash=[
        players_choose(
            [by_nemesis_turns(any_player(suffers(2)), gravehold_damage(2))],
            [titan_loses(1)],
            first_extent=titan_strikes,
        )
    ],
    rules={slots.on_nemesis_set_up: [begins_on_pillars(8, harder=5)]},
)
CARDS = [
    minion(
        "cryptid",
        "Cryptid",
        "Криптид",
        tier=1,
        life=6,
        persistent=[players_choose([dearest_spell_discarded()], [titan_loses(1)], first_extent=one_spell_of_all)],
    ),
    minion(
        "grubber",
        "Grubber",
        "Копатель",
        tier=1,
        life=5,
        persistent=[if_acted_twice(titan_loses(1), gravehold_damage(2))],
    ),
    power("seismic-roar", "Seismic Roar", "Сейсмический рёв", tier=1, tokens=3, effects=[titan_loses(2)], toll=6),
    attack(
        "maul",
        "Maul",
        "Терзание",
        tier=2,
        effects=[
            players_choose(
                [together_destroy_dearest(2)],
                [titan_loses(2)],
                first_extent=two_spells_of_all,
                second_extent=two_tokens,
            )
        ],
    ),
    minion(
        "tombfright",
        "Tombfright",
        "Ужас гробниц",
        tier=2,
        life=8,
        persistent=[if_tokens(5, titan_loses(1), gravehold_damage(3))],
    ),
    minion(
        "vault-behemoth",
        "Vault Behemoth",
        "Бегемот подземелий",
        tier=2,
        life=9,
        persistent=[any_player(suffers(2)), if_wounded(8, titan_loses(1))],
    ),
    attack(
        "crumble",
        "Crumble",
        "Разрушение",
        tier=3,
        effects=[
            players_choose(
                [titan_loses(3)],
                [unleash_once(), minion_returns()],
                first_extent=three_tokens,
                second_extent=crumble_extent,
            )
        ],
    ),
    minion("demi-ancient", "Demi-Ancient", "Полудревний", tier=3, life=18, persistent=[titan_loses(1)]),
    power(
        "yawning-black",
        "Yawning Black",
        "Зияющая тьма",
        tier=3,
        tokens=2,
        effects=[players_choose([any_player(suffers(6))], [titan_loses(3)], second_extent=three_tokens)],
        toll=8,
    ),
]
