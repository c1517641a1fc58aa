"""The 15 upgraded basic nemesis cards, each with the battle of the first expedition that brings it (NA-UBN-01)."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import attack, minion, power
from deckwright.games.aeons_end.words.choosing import any_player, players_choose, unleash_extent, weakest_player
from deckwright.games.aeons_end.words.nemesis import (
    gravehold_damage,
    suffers,
    three_cards,
    together_destroy_dearest,
    two_cards,
    unleash_once,
    unleash_thrice,
    unleash_twice,
)
from deckwright.games.new_age.words.basics import (
    by_nemesis_turns,
    by_next_turn,
    decays,
    destroys,
    discards_dearest_cards,
    unleash_four_times,
)
from deckwright.games.war_eternal.words.umbra_titan import dearest_spell_discarded

SECOND_BATTLE = [
    attack("wreck", "Wreck", "Крушение", tier=1, effects=[unleash_twice(), gravehold_damage(1)]),
    power(
        "engulfing-madness",
        "Engulfing Madness",
        "Всепоглощающее безумие",
        tier=2,
        tokens=2,
        effects=[unleash_twice(), any_player(suffers(4))],
        toll=8,
    ),
    attack(
        "separate",
        "Separate",
        "Разобщение",
        tier=2,
        effects=[unleash_twice(), gravehold_damage(2), dearest_spell_discarded()],
    ),
    power(
        "sky-tremor",
        "Sky Tremor",
        "Небесная дрожь",
        tier=2,
        tokens=1,
        effects=[unleash_twice(), gravehold_damage(4)],
        toll=7,
    ),
    attack(
        "eradicate",
        "Eradicate",
        "Искоренение",
        tier=3,
        effects=[unleash_twice(), any_player(discards_dearest_cards(3), extent=three_cards)],
    ),
    power(
        "ray-of-desolation",
        "Ray of Desolation",
        "Луч опустошения",
        tier=3,
        tokens=1,
        effects=[unleash_twice(), together_destroy_dearest(2)],
    ),
    attack(
        "sacrifice",
        "Sacrifice",
        "Жертва",
        tier=3,
        effects=[
            players_choose(
                [unleash_four_times()], [gravehold_damage(4), any_player(suffers(4))], first_extent=unleash_extent
            )
        ],
    ),
]
THIRD_BATTLE = [
    power(
        "hissing-acid",
        "Hissing Acid",
        "Шипящая кислота",
        tier=1,
        tokens=3,
        effects=[by_next_turn(unleash_thrice(), any_player(suffers(5)))],
        toll=6,
    ),
    attack("marked", "Marked", "Меченый", tier=2, effects=[unleash_twice(), weakest_player(suffers(3))]),
    power(
        "flash-of-decay",
        "Flash of Decay",
        "Вспышка тлена",
        tier=3,
        tokens=2,
        effects=[unleash_twice(), decays(4, unleash_once())],
    ),
    attack(
        "terrify",
        "Terrify",
        "Устрашение",
        tier=3,
        effects=[unleash_thrice(), gravehold_damage(2), any_player(destroys(2), extent=two_cards)],
    ),
]
FOURTH_BATTLE = [
    minion(
        "bane-commander",
        "Bane Commander",
        "Вожак погибели",
        tier=1,
        life=6,
        persistent=[unleash_once(), any_player(suffers(1))],
    ),
    minion(
        "needle-doom",
        "Needle Doom",
        "Игольчатый рок",
        tier=2,
        life=12,
        persistent=[unleash_once(), gravehold_damage(2)],
    ),
    minion("burialskulk", "Burialskulk", "Могильный лазутчик", tier=3, life=18, persistent=[unleash_twice()]),
    power(
        "thunderous-tempest",
        "Thunderous Tempest",
        "Громовая буря",
        tier=3,
        tokens=2,
        effects=[unleash_once(), by_nemesis_turns(any_player(suffers(5)), any_player(suffers(8)))],
        toll=9,
    ),
]
BY_BATTLE = {2: SECOND_BATTLE, 3: THIRD_BATTLE, 4: FOURTH_BATTLE}
