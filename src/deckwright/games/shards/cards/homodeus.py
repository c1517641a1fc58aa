"""Homo Deus: machines and legions that are stronger together."""

from __future__ import annotations

from deckwright.games.shards.cards.make import EXPANSION, ally, champion, mercenary
from deckwright.games.shards.cards.traits import (
    CHEAPER_BY_CHAMPIONS,
    GENERAL,
    GUARDED_BY_GENERAL,
    STRENGTHENS_CHAMPIONS,
)
from deckwright.games.shards.schema import Faction, Leader
from deckwright.games.shards.words import (
    at_mastery,
    by_inspire,
    by_mastery,
    copy_allies,
    crystals,
    crystals_per_champion,
    draw,
    if_champions,
    inspire,
    may_remove,
    next_champion_lands,
    opponent_loses_mastery,
    power,
    power_per_champion,
    return_champion,
)

HD = Faction.HOMODEUS

CARDS = [
    ally("kiln-drone", "Kiln Drone", "Дрон-обжигальщик", HD, 1, 3, [by_inspire(crystals(2), crystals(4))]),
    ally("mining-drones", "Mining Drones", "Шахтёрские дроны", HD, 2, 3, [crystals(1), draw(1)]),
    ally(
        "korvus-legionnaire",
        "Korvus Legionnaire",
        "Легионер Корвуса",
        HD,
        3,
        3,
        [power(2), return_champion()],
        shield=2,
    ),
    ally("reactor-drone", "Reactor Drone", "Реакторные дроны", HD, 3, 3, [crystals(3)]),
    mercenary(
        "venator-of-the-wastes",
        "Venator of the Wastes",
        "Венатор пустошей",
        HD,
        4,
        1,
        [power(4), inspire(opponent_loses_mastery(2))],
    ),
    champion("primus-pilus", "Primus Pilus", "Примипил", HD, 2, 1, 6, activate=[if_champions(3, HD, draw(2))]),
    champion(
        "numeri-drones", "Numeri Drones", "Дроны-номеры", HD, 3, 2, 5, activate=[crystals(1), next_champion_lands(HD)]
    ),
    champion("evokatus", "Evokatus", "Эвокат", HD, 4, 2, 2, play=[draw(1)], activate=[power_per_champion(1, HD)]),
    champion(
        "optio-crusher", "Optio Crusher", "Опцион-крушитель", HD, 5, 2, 4, activate=[by_mastery(power(3), 10, power(5))]
    ),
    champion("drakonarius", "Drakonarius", "Драконарий", HD, 6, 1, 2, activate=[power(6)], traits=[GUARDED_BY_GENERAL]),
    champion(
        "general-decurion",
        "General Decurion",
        "Генерал Декурион",
        HD,
        7,
        1,
        7,
        activate=[crystals(3), at_mastery(20, copy_allies(HD))],
        traits=[GENERAL],
    ),
    ally(
        "limiter-drones",
        "Limiter Drones",
        "Дроны-лимитаны",
        HD,
        2,
        3,
        [inspire(may_remove()), draw(1)],
        home=EXPANSION,
        solo_extra=Leader.DECIMA,
    ),
    champion(
        "ferrata-guard",
        "Ferrata Guard",
        "Ферритовый страж",
        HD,
        4,
        2,
        4,
        activate=[crystals_per_champion(1, HD)],
        traits=[STRENGTHENS_CHAMPIONS],
        home=EXPANSION,
    ),
    champion("axia", "Axia", "Аксия", HD, 7, 1, 7, activate=[power(7)], traits=[CHEAPER_BY_CHAMPIONS], home=EXPANSION),
]
