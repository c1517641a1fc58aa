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
    monster(
        "samaels-trickster", "Samael's Trickster", "Плут Самаэля", strength=3, copies=4, reward=[honor(1), runes(1)]
    ),
    monster("tormented-soul", "Tormented Soul", "Терзаемая душа", strength=3, copies=3, reward=[honor(1), draw(1)]),
    monster("mephit", "Mephit", "Мефит", strength=3, copies=3, reward=[honor(2), may_banish_row()]),
    monster(
        "corrosive-widow",
        "Corrosive Widow",
        "Едкая вдова",
        strength=4,
        copies=4,
        reward=[honor(3), opponents_lose_construct()],
    ),
    monster(
        "mistake-of-creation",
        "Mistake of Creation",
        "Ошибка творения",
        strength=4,
        copies=4,
        reward=[honor(4), may_banish_row(), may_banish_discard()],
    ),
    monster("wind-tyrant", "Wind Tyrant", "Тиран ветра", strength=5, copies=3, reward=[honor(3), runes(3)]),
    monster(
        "sea-tyrant", "Sea Tyrant", "Тиран моря", strength=5, copies=3, reward=[honor(5), opponents_keep_construct()]
    ),
    monster("earth-tyrant", "Earth Tyrant", "Тиран земли", strength=6, copies=2, reward=[honor(5), draw(2)]),
    monster(
        "xeron-duke-of-lies",
        "Xeron, Duke of Lies",
        "Ксерон, Герцог лжи",
        strength=6,
        copies=1,
        reward=[honor(3), steal_cards()],
    ),
    monster(
        "avatar-of-the-fallen",
        "Avatar of the Fallen",
        "Аватар Падшего",
        strength=7,
        copies=1,
        reward=[honor(4), take_any_free()],
        traits=[UNBANISHABLE],
    ),
]
