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
        cost=1,
        honor=1,
        copies=3,
        play=[runes(1), honor(1)],
    ),
    hero("wolf-shaman", "Wolf Shaman", "Волчий шаман", LB, cost=3, honor=1, copies=3, play=[runes(1), draw(1)]),
    hero(
        "runic-lycanthrope",
        "Runic Lycanthrope",
        "Рунический ликантроп",
        LB,
        cost=3,
        honor=1,
        copies=2,
        play=[runes(2), if_lifebound(power(2))],
    ),
    hero(
        "druids-of-the-stone-circle",
        "Druids of the Stone Circle",
        "Друиды каменного круга",
        LB,
        cost=4,
        honor=3,
        copies=2,
        play=[acquire_free(3)],
    ),
    hero("flytrap-witch", "Flytrap Witch", "Ведьма-мухоловка", LB, cost=5, honor=2, copies=2, play=[honor(2), draw(1)]),
    hero("landtalker", "Landtalker", "Говорящий с землёй", LB, cost=6, honor=3, copies=1, play=[runes(3)]),
    hero(
        "cetra-weaver-of-stars",
        "Cetra, Weaver of Stars",
        "Цетра, Ткачиха звёзд",
        LB,
        cost=7,
        honor=4,
        copies=1,
        play=[acquire_any_free()],
    ),
    construct(
        "yggdrasil-staff",
        "Yggdrasil Staff",
        "Посох Иггдрасиля",
        LB,
        cost=4,
        honor=2,
        copies=2,
        use=[power(1)],
        second=[for_runes(4, honor(3))],
    ),
    construct(
        "snapdragon",
        "Snapdragon",
        "Львиный зев",
        LB,
        cost=5,
        honor=2,
        copies=2,
        use=[runes(1)],
        answers={on_lifebound_hero: [honor(1)]},
    ),
]
