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
    hero(
        "mechana-initiate",
        "Mechana Initiate",
        "Послушник Механы",
        ME,
        cost=1,
        honor=1,
        copies=3,
        play=[rune_or_power(1)],
    ),
    hero(
        "kor-the-ferromancer",
        "Kor, the Ferromancer",
        "Кор, Ферромант",
        ME,
        cost=3,
        honor=2,
        copies=1,
        play=[power(2), if_constructs(2, draw(1))],
    ),
    hero(
        "avatar-golem",
        "Avatar Golem",
        "Голем-аватар",
        ME,
        cost=4,
        honor=2,
        copies=2,
        play=[power(2), honor_per_faction(1)],
    ),
    hero(
        "reactor-monk", "Reactor Monk", "Монах-реакторщик", ME, cost=4, honor=2, copies=2, play=[runes(2), discount(1)]
    ),
    construct(
        "burrower-mark-ii",
        "Burrower Mark II",
        "Бур второй модели",
        ME,
        cost=3,
        honor=3,
        copies=2,
        answers={on_mechana_arrival: [draw(1)]},
    ),
    construct(
        "rocket-courier-x-99",
        "Rocket Courier X-99",
        "Ракета-курьер Икс-99",
        ME,
        cost=4,
        honor=4,
        copies=2,
        traits=[LAUNCHES],
    ),
    construct(
        "watchmakers-altar",
        "Watchmaker's Altar",
        "Алтарь часовщика",
        ME,
        cost=5,
        honor=5,
        copies=2,
        use=[mechana_runes(1)],
    ),
    construct(
        "the-grand-design", "The Grand Design", "Великий замысел", ME, cost=6, honor=6, copies=2, use=[mechana_runes(2)]
    ),
    construct(
        "hedron-link-device",
        "Hedron Link Device",
        "Гедронный узел связи",
        ME,
        cost=7,
        honor=7,
        copies=1,
        traits=[LINKS],
    ),
    construct(
        "hedron-cannon", "Hedron Cannon", "Гедронная пушка", ME, cost=8, honor=8, copies=1, use=[power_per_mechana(1)]
    ),
]
