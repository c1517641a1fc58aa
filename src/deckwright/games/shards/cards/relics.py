"""The relics of the four leaders."""

from __future__ import annotations

from deckwright.games.shards.cards.make import relic
from deckwright.games.shards.cards.traits import MASTERY_SHIELD, RETURNS_WITH_CHAMPIONS
from deckwright.games.shards.rules.core import blocks
from deckwright.games.shards.schema import Faction, Leader
from deckwright.games.shards.words import (
    at_mastery,
    by_mastery,
    draw,
    extra_cards_for_damage,
    guards,
    health,
    health_gives_power,
    mastery,
    more_power,
    power,
    power_of_half_mastery,
    power_of_mastery,
    return_mercenaries,
    return_mercenary,
    unify,
)

CARDS = [
    relic(
        "praetorian-01",
        "Praetorian-01",
        "Претор-01",
        Faction.HOMODEUS,
        Leader.DECIMA,
        play=[by_mastery(power(8), 20, power(12))],
        traits=[RETURNS_WITH_CHAMPIONS],
    ),
    relic(
        "praetorian-02",
        "Praetorian-02",
        "Претор-02",
        Faction.HOMODEUS,
        Leader.DECIMA,
        stands={blocks: [guards(3, reached=20, more=6)]},
        champion_health=9,
    ),
    relic(
        "the-heart-of-nothing",
        "The Heart of Nothing",
        "Сердце небытия",
        Faction.WRAETHE,
        Leader.KO_SYN_WU,
        play=[power(5), extra_cards_for_damage(10, 3), at_mastery(20, more_power(5))],
    ),
    relic(
        "the-world-piercer",
        "The World Piercer",
        "Пронзатель миров",
        Faction.WRAETHE,
        Leader.KO_SYN_WU,
        play=[mastery(2), by_mastery(return_mercenary(), 20, return_mercenaries())],
    ),
    relic(
        "datic-robes",
        "Datic Robes",
        "Плащ инфополя",
        Faction.ORDER,
        Leader.TETRA,
        play=[by_mastery(draw(1), 20, draw(2))],
        traits=[MASTERY_SHIELD],
    ),
    relic(
        "terminal-crescents",
        "Terminal Crescents",
        "Терминальные серпы",
        Faction.ORDER,
        Leader.TETRA,
        play=[mastery(1), by_mastery(power_of_half_mastery(), 20, power_of_mastery())],
    ),
    relic(
        "entropic-talons",
        "Entropic Talons",
        "Когти энтропии",
        Faction.UNDERGROWTH,
        Leader.VOLOS,
        play=[draw(2), health_gives_power(), at_mastery(20, health(10))],
    ),
    relic(
        "panconscious-crown",
        "Panconscious Crown",
        "Корона всеосознания",
        Faction.UNDERGROWTH,
        Leader.VOLOS,
        play=[mastery(2), health(2), at_mastery(20, unify(health(50)))],
    ),
]
