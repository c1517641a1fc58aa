"""The Bloodlord: vampires, their thralls, and a pool of blood that is burnt in rolls or saved for rites."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.cards.traits import ENTERS_EXHAUSTED
from deckwright.games.sorcerer.rules.slots import (
    adds_attack,
    heeds,
    on_attacked,
    on_criticals,
    on_death_here,
    on_destroyed,
    on_power,
    on_tactic,
    power_ready,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.basic import blood, exhaust_enemy, sacrifice_for
from deckwright.games.sorcerer.words.blood_pool import (
    CALLING,
    MENDING,
    RUSHING,
    SMITING,
    blood_rush,
    can_perform_rites,
    can_rush,
    rites,
)
from deckwright.games.sorcerer.words.bloodlord import (
    AGAIN,
    MESMERISING,
    WAKING,
    WEAK,
    attacks_again,
    bleed,
    call_the_night,
    can_feed,
    can_mesmerise,
    can_sacrifice,
    can_wake,
    drain,
    drinks_criticals,
    enemy_dies,
    feasts,
    feeds_vampires,
    harvests,
    host_drinks_criticals,
    kills_enemy,
    leads_vampires,
    may_attack_again,
    pay_blood,
    ready_this,
    rises,
    stronger_with_blood,
)
from deckwright.games.sorcerer.words.heeding import is_equipped, is_itself
from deckwright.lang.cards import Trait
from deckwright.lang.texts import Keyword
from deckwright.lang.words import several

_OF = Builder(Deck.BLOODLORD)
KEYWORDS: dict[str, Keyword] = {}
TURNS = Trait(
    "makes_vampire",
    1,
    "the equipped minion is a Vampire",
    "снаряжённый приспешник — вампир",
    short=("is a Vampire", "вампир"),
)

CARDS = [
    _OF.skill(
        "harvest-of-the-night",
        "Harvest of the Night",
        "Жатва ночи",
        {on_death_here: [harvests(1, 2)], heeds: enemy_dies},
        stays_ready=1,
        plain=1,
    ),
    _OF.pool(
        "blood-pool",
        "Blood Pool",
        "Пул крови",
        {
            on_tactic: [blood_rush(RUSHING, 2)],
            tactic_ready: can_rush,
            on_power: [rites(MENDING, 3, SMITING, 4, CALLING, 3)],
            power_ready: can_perform_rites,
        },
        tactic_may=1,
        stays_ready=1,
    ),
    # --- thralls ------------------------------------------------------------------------------------------------------
    _OF.minion(
        "leech-gatherer",
        "Leech Gatherer",
        "Ловец пиявок",
        cost=1,
        attack=2,
        essence=1,
        copies=2,
        omen=1,
        plain=1,
        does={on_destroyed: [blood(1)]},
    ),
    _OF.minion(
        "willing-victim",
        "Willing Victim",
        "Добровольная жертва",
        cost=2,
        attack=2,
        essence=4,
        copies=2,
        tactic_may=1,
        tactic_for_all=1,
        does={on_tactic: [feeds_vampires(blood(2))], tactic_ready: can_feed},
    ),
    # --- vampires -----------------------------------------------------------------------------------------------------
    _OF.minion(
        "attic-bat",
        "Attic Bat",
        "Чердачный нетопырь",
        cost=2,
        attack=3,
        essence=2,
        vampire=1,
        flying=1,
        omen=1,
        plain=1,
        does={on_criticals: [drinks_criticals(1)], heeds: is_itself},
    ),
    _OF.minion(
        "gorged-dandy",
        "Gorged Dandy",
        "Сытый денди",
        cost=3,
        attack=3,
        essence=3,
        copies=2,
        vampire=1,
        does={adds_attack: [stronger_with_blood(5, 2)]},
    ),
    _OF.minion(
        "parlour-mesmerist",
        "Parlour Mesmerist",
        "Салонный месмерист",
        cost=4,
        attack=4,
        essence=4,
        copies=2,
        vampire=1,
        does={on_power: [pay_blood(MESMERISING, exhaust_enemy(WEAK))], power_ready: can_mesmerise},
    ),
    _OF.minion(
        "fog-huntress",
        "Fog Huntress",
        "Охотница в тумане",
        cost=4,
        attack=4,
        essence=4,
        vampire=1,
        plain=1,
        does={on_death_here: [feasts(1, 2)], heeds: kills_enemy},
    ),
    # --- primarchs ----------------------------------------------------------------------------------------------------
    _OF.minion(
        "ysolde-of-acre",
        "Ysolde of Acre",
        "Изольда из Акры",
        cost=5,
        attack=4,
        essence=6,
        vampire=1,
        legend=1,
        flying=1,
        traits=[ENTERS_EXHAUSTED],
        does={
            adds_attack: [leads_vampires(1)],
            on_power: [sacrifice_for(several([blood(2), ready_this()]))],
            power_ready: can_sacrifice,
        },
    ),
    _OF.minion(
        "odo-of-antioch",
        "Odo of Antioch",
        "Одо Антиохийский",
        cost=6,
        attack=4,
        essence=7,
        vampire=1,
        legend=1,
        traits=[ENTERS_EXHAUSTED],
        does={
            on_power: [pay_blood(WAKING, ready_this())],
            power_ready: can_wake,
            on_attacked: [attacks_again(AGAIN)],
            heeds: may_attack_again,
        },
    ),
    _OF.minion(
        "saint-malgrim",
        "Saint Malgrim",
        "Святой Мальгрим",
        cost=6,
        attack=5,
        essence=7,
        vampire=1,
        legend=1,
        traits=[ENTERS_EXHAUSTED],
        does={on_power: [pay_blood(WAKING, ready_this())], power_ready: can_wake, on_destroyed: [rises(5)]},
    ),
    # --- sorceries ----------------------------------------------------------------------------------------------------
    _OF.sorcery("bloodletting", "Bloodletting", "Кровопускание", cost=1, play=[bleed(3, 3)]),
    _OF.sorcery("exsanguinate", "Exsanguinate", "Обескровить", cost=3, copies=2, play=[drain(3, 3)]),
    _OF.sorcery("moonless-night", "Moonless Night", "Безлунная ночь", cost=4, play=[call_the_night(1)]),
    # --- attachments --------------------------------------------------------------------------------------------------
    _OF.attachment(
        "crimson-kiss", "Crimson Kiss", "Алый поцелуй", cost=2, attack=1, essence=1, copies=2, omen=1, traits=[TURNS]
    ),
    _OF.attachment(
        "saints-tooth",
        "Saint's Tooth",
        "Зуб святого",
        cost=3,
        attack=2,
        omen=1,
        plain=1,
        does={on_criticals: [host_drinks_criticals(1)], heeds: is_equipped},
    ),
]
