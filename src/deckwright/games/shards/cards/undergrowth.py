"""The Undergrowth: healing, and allies that call each other."""

from __future__ import annotations

from deckwright.games.shards.cards.make import EXPANSION, ally, champion, mercenary
from deckwright.games.shards.schema import Faction, Leader
from deckwright.games.shards.words import (
    at_full_health,
    at_mastery,
    by_unify,
    copy_ally,
    copy_played_card,
    destroy_enemy_champion,
    destroy_enemy_champions,
    draw,
    health,
    if_leader,
    mastery,
    power,
    power_per_ally_played,
    unify,
)

UG = Faction.UNDERGROWTH

CARDS = [
    ally("undergrowth-aspirant", "Undergrowth Aspirant", "Неофит Ветви", UG, 1, 3, [health(3), unify(power(5))]),
    mercenary("spore-cleric", "Spore Cleric", "Споровый клирик", UG, 2, 3, [health(4)]),
    mercenary(
        "fungal-hermit", "Fungal Hermit", "Грибная отшельница", UG, 3, 2, [mastery(1), at_mastery(10, health(5))]
    ),
    mercenary("leshai-knight", "Le'shai Knight", "Рыцарь Ле'Ши", UG, 3, 3, [by_unify(power(3), power(6))]),
    ally(
        "thorn-zealot",
        "Thorn Zealot",
        "Шипастая фанатичка",
        UG,
        3,
        2,
        [draw(1), unify(destroy_enemy_champion())],
        shield=3,
    ),
    ally(
        "shardwood-guardian", "Shardwood Guardian", "Поборник Осколеса", UG, 4, 3, [power(2), draw(1), unify(health(6))]
    ),
    mercenary(
        "ghostwillow-avenger",
        "Ghostwillow Avenger",
        "Мститель призрачной ивы",
        UG,
        4,
        1,
        [power(4), at_mastery(15, destroy_enemy_champions())],
    ),
    ally("ojas-genesis-druid", "Ojas, Genesis Druid", "Оджас, Друид созидания", UG, 4, 1, [copy_played_card(20)]),
    ally(
        "furrowing-elemental",
        "Furrowing Elemental",
        "Элементаль-пахарь",
        UG,
        5,
        2,
        [health(4), draw(1), at_full_health(power(6))],
    ),
    champion(
        "additri-gaiamancer",
        "Additri, Gaiamancer",
        "Аддитри, Геямант",
        UG,
        5,
        1,
        5,
        activate=[power(2), power_per_ally_played(2, UG)],
    ),
    mercenary("root-of-the-forest", "Root of the Forest", "Корень леса", UG, 7, 1, [health(10), unify(power(10))]),
    ally(
        "arach-devotees",
        "Arach Devotees",
        "Служитель Араха",
        UG,
        2,
        3,
        [draw(1), unify(health(3))],
        home=EXPANSION,
        solo_extra=Leader.VOLOS,
    ),
    mercenary(
        "hounds-of-volos",
        "Hounds of Volos",
        "Псы Велеса",
        UG,
        3,
        2,
        [health(5), if_leader(Leader.VOLOS, power(5))],
        home=EXPANSION,
    ),
    champion(
        "taur-arachpriest",
        "Taur, Arachpriest",
        "Тавр, Арахоепископ",
        UG,
        5,
        1,
        4,
        activate=[copy_ally(UG)],
        home=EXPANSION,
    ),
]
