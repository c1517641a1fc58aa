"""Mechana: constructs that are worth what they cost, and work together."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import construct, hero
from deckwright.games.ascension.cards.traits import LAUNCHES, LINKS
from deckwright.games.ascension.rules.core import on_mechana_arrival
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.words import (
    discount,
    draw,
    honor_per_faction,
    if_constructs,
    mechana_runes,
    power,
    power_per_mechana,
    rune_or_power,
    runes,
)

ME = Faction.MECHANA

CARDS = [
    hero("mechana-initiate", "Mechana Initiate", "Послушник Механы", ME, 1, 1, 3, [rune_or_power(1)]),
    hero(
        "kor-the-ferromancer",
        "Kor, the Ferromancer",
        "Кор, Ферромант",
        ME,
        3,
        2,
        1,
        [power(2), if_constructs(2, draw(1))],
    ),
    hero("avatar-golem", "Avatar Golem", "Голем-аватар", ME, 4, 2, 2, [power(2), honor_per_faction(1)]),
    hero("reactor-monk", "Reactor Monk", "Монах-реакторщик", ME, 4, 2, 2, [runes(2), discount(1)]),
    construct(
        "burrower-mark-ii",
        "Burrower Mark II",
        "Бур второй модели",
        ME,
        3,
        3,
        2,
        answers={on_mechana_arrival: [draw(1)]},
    ),
    construct("rocket-courier-x-99", "Rocket Courier X-99", "Ракета-курьер Икс-99", ME, 4, 4, 2, traits=[LAUNCHES]),
    construct("watchmakers-altar", "Watchmaker's Altar", "Алтарь часовщика", ME, 5, 5, 2, use=[mechana_runes(1)]),
    construct("the-grand-design", "The Grand Design", "Великий замысел", ME, 6, 6, 2, use=[mechana_runes(2)]),
    construct("hedron-link-device", "Hedron Link Device", "Гедронный узел связи", ME, 7, 7, 1, traits=[LINKS]),
    construct("hedron-cannon", "Hedron Cannon", "Гедронная пушка", ME, 8, 8, 1, use=[power_per_mechana(1)]),
]
