"""The starting cards and the leaders."""

from __future__ import annotations

from deckwright.games.shards.cards.make import leader, starter
from deckwright.games.shards.schema import Faction, Leader
from deckwright.games.shards.words import by_mastery, crystals, infinite_power, power

CARDS = [
    starter("crystal", "Crystal", "Кристалл", copies=28, play=[crystals(1)]),
    starter("blaster", "Blaster", "Бластер", copies=4, play=[power(1)]),
    starter(
        "shard-reactor",
        "Shard Reactor",
        "Осколочный реактор",
        copies=4,
        play=[by_mastery(by_mastery(crystals(2), 5, crystals(3)), 15, crystals(4))],
    ),
    starter(
        "infinity-shard",
        "Infinity Shard",
        "Осколок бесконечности",
        copies=4,
        play=[by_mastery(by_mastery(by_mastery(power(2), 10, power(3)), 20, power(5)), 30, infinite_power())],
    ),
]

LEADERS = [
    leader("decima", "Decima", "Децима", Faction.HOMODEUS, Leader.DECIMA),
    leader("ko-syn-wu", "Ko Syn Wu", "Ко Син Ву", Faction.WRAETHE, Leader.KO_SYN_WU),
    leader("tetra", "Tetra", "Тетра", Faction.ORDER, Leader.TETRA),
    leader("volos", "Volos", "Велес", Faction.UNDERGROWTH, Leader.VOLOS),
]
