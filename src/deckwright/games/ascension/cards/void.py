"""The Void: power, and decks that get rid of weak cards."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import construct, hero
from deckwright.games.ascension.rules.core import on_row_defeat
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.words import banish_hand, draw, honor, may_banish_own, power, runes

VO = Faction.VOID

CARDS = [
    hero(
        "void-initiate",
        "Void Initiate",
        "Послушник Пустоты",
        VO,
        cost=1,
        honor=1,
        copies=3,
        play=[runes(1), may_banish_own()],
    ),
    hero("spike-vixen", "Spike Vixen", "Шипастая лисица", VO, cost=2, honor=1, copies=2, play=[power(1), draw(1)]),
    hero(
        "shade-of-the-black-watch",
        "Shade of the Black Watch",
        "Тень Чёрного дозора",
        VO,
        cost=3,
        honor=1,
        copies=3,
        play=[power(2), may_banish_own()],
    ),
    hero(
        "arbiter-of-the-precipice",
        "Arbiter of the Precipice",
        "Арбитр у края пропасти",
        VO,
        cost=4,
        honor=1,
        copies=2,
        play=[draw(2), banish_hand()],
    ),
    hero("demon-slayer", "Demon Slayer", "Истребитель демонов", VO, cost=4, honor=2, copies=2, play=[power(3)]),
    hero(
        "emri-one-with-the-void",
        "Emri, One with the Void",
        "Эмри, Единая с Пустотой",
        VO,
        cost=6,
        honor=3,
        copies=1,
        play=[power(4)],
    ),
    construct("shadow-star", "Shadow Star", "Теневая звезда", VO, cost=3, honor=2, copies=2, use=[power(1)]),
    construct(
        "voidthirster",
        "Voidthirster",
        "Жаждущий Пустоты",
        VO,
        cost=5,
        honor=3,
        copies=2,
        use=[power(1)],
        answers={on_row_defeat: [honor(1)]},
    ),
    construct("muramasa", "Muramasa", "Мурамаса", VO, cost=7, honor=4, copies=1, use=[power(3)]),
]
