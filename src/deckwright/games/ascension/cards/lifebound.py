"""The Lifebound: runes, honor while you play, heroes that come for nothing."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import construct, hero
from deckwright.games.ascension.rules.core import on_lifebound_hero
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.words import (
    acquire_any_free,
    acquire_free,
    draw,
    for_runes,
    honor,
    if_lifebound,
    power,
    runes,
)

LB = Faction.LIFEBOUND

CARDS = [
    hero(
        "lifebound-initiate",
        "Lifebound Initiate",
        "Послушник Жизнерождённых",
        LB,
        1,
        1,
        3,
        [runes(1), honor(1)],
    ),
    hero("wolf-shaman", "Wolf Shaman", "Волчий шаман", LB, 3, 1, 3, [runes(1), draw(1)]),
    hero(
        "runic-lycanthrope",
        "Runic Lycanthrope",
        "Рунический ликантроп",
        LB,
        3,
        1,
        2,
        [runes(2), if_lifebound(power(2))],
    ),
    hero(
        "druids-of-the-stone-circle",
        "Druids of the Stone Circle",
        "Друиды каменного круга",
        LB,
        4,
        3,
        2,
        [acquire_free(3)],
    ),
    hero("flytrap-witch", "Flytrap Witch", "Ведьма мухоловок", LB, 5, 2, 2, [honor(2), draw(1)]),
    hero("landtalker", "Landtalker", "Говорящий с землёй", LB, 6, 3, 1, [runes(3)]),
    hero("cetra-weaver-of-stars", "Cetra, Weaver of Stars", "Цетра, Ткачиха звёзд", LB, 7, 4, 1, [acquire_any_free()]),
    construct(
        "yggdrasil-staff",
        "Yggdrasil Staff",
        "Посох Иггдрасиля",
        LB,
        4,
        2,
        2,
        use=[power(1)],
        second=[for_runes(4, honor(3))],
    ),
    construct(
        "snapdragon",
        "Snapdragon",
        "Львиный зев",
        LB,
        5,
        2,
        2,
        use=[runes(1)],
        answers={on_lifebound_hero: [honor(1)]},
    ),
]
