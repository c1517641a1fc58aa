"""The monsters, from the weakest to the strongest."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import monster
from deckwright.games.ascension.cards.traits import UNBANISHABLE
from deckwright.games.ascension.words import (
    draw,
    honor,
    may_banish_discard,
    may_banish_row,
    opponents_keep_construct,
    opponents_lose_construct,
    runes,
    steal_cards,
    take_any_free,
)

CARDS = [
    monster("samaels-trickster", "Samael's Trickster", "Плут Самаэля", 3, 4, [honor(1), runes(1)]),
    monster("tormented-soul", "Tormented Soul", "Терзаемая душа", 3, 3, [honor(1), draw(1)]),
    monster("mephit", "Mephit", "Мефит", 3, 3, [honor(2), may_banish_row()]),
    monster("corrosive-widow", "Corrosive Widow", "Едкая вдова", 4, 4, [honor(3), opponents_lose_construct()]),
    monster(
        "mistake-of-creation",
        "Mistake of Creation",
        "Ошибка творения",
        4,
        4,
        [honor(4), may_banish_row(), may_banish_discard()],
    ),
    monster("wind-tyrant", "Wind Tyrant", "Тиран ветра", 5, 3, [honor(3), runes(3)]),
    monster("sea-tyrant", "Sea Tyrant", "Тиран моря", 5, 3, [honor(5), opponents_keep_construct()]),
    monster("earth-tyrant", "Earth Tyrant", "Тиран земли", 6, 2, [honor(5), draw(2)]),
    monster("xeron-duke-of-lies", "Xeron, Duke of Lies", "Ксерон, Герцог лжи", 6, 1, [honor(3), steal_cards()]),
    monster(
        "avatar-of-the-fallen",
        "Avatar of the Fallen",
        "Аватар Падшего",
        7,
        1,
        [honor(4), take_any_free()],
        traits=[UNBANISHABLE],
    ),
]
