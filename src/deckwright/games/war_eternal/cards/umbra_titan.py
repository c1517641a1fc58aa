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
    titan_set_up,
    titan_strikes,
    two_spells_of_all,
    two_tokens,
)
from deckwright.lang.cards import Trait

MAT = nemesis(
    "umbra-titan",
    "Umbra Titan",
    "Бурый Титан",
    70,
    [
        players_choose(
            [by_nemesis_turns(any_player(suffers(2)), gravehold_damage(2))],
            [titan_loses(1)],
            first_extent=titan_strikes,
        )
    ],
    traits=[
        Trait(
            "",
            1,
            "begins with 8 nemesis tokens; without any the players lose. Increased difficulty: begins with 5",
            "начинает с 8 жетонами исчадия; если их не осталось, игроки проигрывают. Повышенная сложность: начинает "
            "с 5 жетонами",
        )
    ],
    rules={slots.on_nemesis_set_up: titan_set_up},
)
CARDS = [
    minion(
        "cryptid",
        "Cryptid",
        "Криптид",
        1,
        6,
        [players_choose([dearest_spell_discarded()], [titan_loses(1)], first_extent=one_spell_of_all)],
    ),
    minion("grubber", "Grubber", "Копатель", 1, 5, [if_acted_twice(titan_loses(1), gravehold_damage(2))]),
    power("seismic-roar", "Seismic Roar", "Сейсмический рёв", 1, 3, [titan_loses(2)], toll=6),
    attack(
        "maul",
        "Maul",
        "Терзание",
        2,
        [
            players_choose(
                [together_destroy_dearest(2)],
                [titan_loses(2)],
                first_extent=two_spells_of_all,
                second_extent=two_tokens,
            )
        ],
    ),
    minion("tombfright", "Tombfright", "Ужас гробниц", 2, 8, [if_tokens(5, titan_loses(1), gravehold_damage(3))]),
    minion(
        "vault-behemoth",
        "Vault Behemoth",
        "Бегемот подземелий",
        2,
        9,
        [any_player(suffers(2)), if_wounded(8, titan_loses(1))],
    ),
    attack(
        "crumble",
        "Crumble",
        "Разрушение",
        3,
        [
            players_choose(
                [titan_loses(3)],
                [unleash_once(), minion_returns()],
                first_extent=three_tokens,
                second_extent=crumble_extent,
            )
        ],
    ),
    minion("demi-ancient", "Demi-Ancient", "Полудревний", 3, 18, [titan_loses(1)]),
    power(
        "yawning-black",
        "Yawning Black",
        "Зияющая тьма",
        3,
        2,
        [players_choose([any_player(suffers(6))], [titan_loses(3)], second_extent=three_tokens)],
        toll=8,
    ),
]
