"""The Void: power, and decks that get rid of weak cards."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import construct, hero
from deckwright.games.ascension.rules.core import on_row_defeat
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.words import banish_hand, draw, honor, may_banish_own, power, runes

VO = Faction.VOID

CARDS = [
    hero("void-initiate", "Void Initiate", "Послушник Пустоты", VO, 1, 1, 3, [runes(1), may_banish_own()]),
    hero("spike-vixen", "Spike Vixen", "Шипастая лисица", VO, 2, 1, 2, [power(1), draw(1)]),
    hero(
        "shade-of-the-black-watch",
        "Shade of the Black Watch",
        "Тень Чёрного дозора",
        VO,
        3,
        1,
        3,
        [power(2), may_banish_own()],
    ),
    hero(
        "arbiter-of-the-precipice",
        "Arbiter of the Precipice",
        "Арбитр над пропастью",
        VO,
        4,
        1,
        2,
        [draw(2), banish_hand()],
    ),
    hero("demon-slayer", "Demon Slayer", "Истребитель демонов", VO, 4, 2, 2, [power(3)]),
    hero("emri-one-with-the-void", "Emri, One with the Void", "Эмри, Единая с Пустотой", VO, 6, 3, 1, [power(4)]),
    construct("shadow-star", "Shadow Star", "Теневая звезда", VO, 3, 2, 2, use=[power(1)]),
    construct(
        "voidthirster",
        "Voidthirster",
        "Жаждущий Пустоты",
        VO,
        5,
        3,
        2,
        use=[power(1)],
        answers={on_row_defeat: [honor(1)]},
    ),
    construct("muramasa", "Muramasa", "Мурамаса", VO, 7, 4, 1, use=[power(3)]),
]
