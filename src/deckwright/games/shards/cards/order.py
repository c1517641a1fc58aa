"""The Order: knowledge, mastery, and cards that unite the factions."""

from __future__ import annotations

from deckwright.games.shards.cards.make import EXPANSION, ally, champion, mercenary
from deckwright.games.shards.cards.traits import NEEDS_DOMINION, OUTRANKS, PROTECTS_ALL
from deckwright.games.shards.schema import Faction, Leader
from deckwright.games.shards.words import (
    at_mastery,
    by_mastery,
    crystals,
    dominion,
    draw,
    if_leader,
    if_wisest,
    mastery,
    recruit_free,
    recruit_free_to_hand,
)

ORDER = Faction.ORDER

CARDS = [
    ally(
        "order-initiate",
        "Order Initiate",
        "Послушница Ордена",
        ORDER,
        cost=1,
        copies=3,
        play=[crystals(2), dominion(mastery(2))],
    ),
    mercenary(
        "cache-warden",
        "Cache Warden",
        "Хранительница кэша",
        ORDER,
        cost=2,
        copies=2,
        play=[mastery(1), at_mastery(10, draw(1))],
    ),
    champion(
        "giga-source-adept",
        "Giga, Source Adept",
        "Гига, Адепт исходного кода",
        ORDER,
        cost=2,
        copies=1,
        health=4,
        play=[draw(1)],
        activate=[dominion(mastery(3))],
        traits=[NEEDS_DOMINION],
    ),
    mercenary("data-heretic", "Data Heretic", "Еретик данных", ORDER, cost=3, copies=3, play=[draw(2)]),
    ally(
        "portal-monk",
        "Portal Monk",
        "Монах портала",
        ORDER,
        cost=3,
        copies=2,
        play=[by_mastery(recruit_free(6), 15, recruit_free_to_hand(6))],
    ),
    mercenary(
        "shard-abstractor", "Shard Abstractor", "Абстрактор Осколков", ORDER, cost=3, copies=3, play=[mastery(2)]
    ),
    champion(
        "systema-ai",
        "Systema A.I.",
        "ИИ Система",
        ORDER,
        cost=3,
        copies=1,
        health=4,
        activate=[mastery(1), at_mastery(20, draw(2))],
    ),
    ally("command-seer", "Command Seer", "Провидица директив", ORDER, cost=4, copies=2, play=[crystals(2)], shield=5),
    ally("cryptofist-monk", "Cryptofist Monk", "Монах криптокулака", ORDER, cost=5, copies=2, play=[draw(1)], shield=8),
    champion(
        "zetta-the-encryptor",
        "Zetta, The Encryptor",
        "Зетта, Шифровальница",
        ORDER,
        cost=5,
        copies=1,
        health=5,
        traits=[PROTECTS_ALL],
        shield=5,
    ),
    mercenary(
        "omnius-the-all-knowing",
        "Omnius, The All-Knowing",
        "Омниус, Всеведущий",
        ORDER,
        cost=6,
        copies=1,
        play=[draw(2), dominion(mastery(5))],
    ),
    mercenary(
        "the-grand-architect", "The Grand Architect", "Великий архитектор", ORDER, cost=7, copies=1, play=[mastery(5)]
    ),
    ally(
        "cloud-oracles",
        "Cloud Oracles",
        "Облачные оракулы",
        ORDER,
        cost=2,
        copies=3,
        play=[draw(1), if_wisest(crystals(2))],
        home=EXPANSION,
        solo_extra=Leader.TETRA,
    ),
    ally(
        "mainframe-abbot",
        "Mainframe Abbot",
        "Аббат мейнфрейма",
        ORDER,
        cost=3,
        copies=2,
        play=[draw(1), if_leader(Leader.TETRA, mastery(1))],
        shield=3,
        home=EXPANSION,
    ),
    champion(
        "raidian-cloud-master",
        "Raidian, Cloud Master",
        "Рэйдан, Облачный мастер",
        ORDER,
        cost=5,
        copies=1,
        health=3,
        activate=[draw(1)],
        traits=[OUTRANKS],
        home=EXPANSION,
    ),
]
