"""The Demonologist: flames that may burn on, be fed, or be spent; Cultists for the altar, Demons for the fight."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import (
    changes_price,
    heeds,
    on_criticals,
    on_death_here,
    on_destroyed,
    on_play,
    on_power,
    on_strike,
    on_tactic,
    power_ready,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import bonus, burn_enemy
from deckwright.games.sorcerer.words.demonologist import (
    TAR,
    bargain,
    black_mass,
    bonus_for_flames,
    bonus_if_burning,
    breathe_fire,
    combust,
    enemy_burns_here,
    feed_fire,
    flame_for,
    great_fire,
    hellfire,
    invite_demons,
    may_catch_fire,
    may_drink,
    may_serve,
    spread_flames,
    take_the_thirteenth_chair,
    toast,
)
from deckwright.games.sorcerer.words.heeding import is_itself, not_yet_used
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.DEMONOLOGIST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill(
        "hellfire", "Hellfire", "Адское пламя", {on_strike: [hellfire()], heeds: not_yet_used}, stays_ready=1, plain=1
    ),
    _OF.minion(
        "match-girl",
        "Match-Girl",
        "Спичечница",
        cost=1,
        attack=1,
        essence=1,
        copies=2,
        omen=1,
        cultist=1,
        does={on_destroyed: [burn_enemy(1, Reach.HERE)]},
    ),
    _OF.minion(
        "hellfire-rake",
        "Hellfire Rake",
        "Адский повеса",
        cost=2,
        attack=3,
        essence=1,
        copies=2,
        omen=1,
        cultist=1,
        does={on_tactic: [bonus_if_burning(1)]},
    ),
    _OF.minion(
        "chimney-imp",
        "Chimney Imp",
        "Каминный бес",
        cost=3,
        attack=2,
        essence=2,
        copies=2,
        flying=1,
        demon=1,
        does={on_play: [burn_enemy(1, Reach.HERE)]},
    ),
    _OF.minion(
        "black-mass-verger",
        "Black-Mass Verger",
        "Служка чёрной мессы",
        cost=3,
        attack=2,
        essence=3,
        omen=1,
        cultist=1,
        does={on_power: [black_mass()], power_ready: may_serve},
    ),
    _OF.minion(
        "tyburn-hellhound",
        "Tyburn Hellhound",
        "Пёс Тайберна",
        cost=4,
        attack=4,
        essence=4,
        copies=2,
        demon=1,
        does={on_criticals: [breathe_fire(2)], heeds: is_itself},
    ),
    _OF.minion(
        "abbess-ashcombe",
        "Abbess Ashcombe",
        "Аббатиса Эшкомб",
        cost=4,
        attack=3,
        essence=3,
        omen=1,
        legend=1,
        cultist=1,
        plain=1,
        does={changes_price: [invite_demons(1)], on_death_here: [toast()], heeds: may_drink},
    ),
    _OF.minion(
        "azmerod",
        "Azmerod, Prince of Tallow",
        "Азмерод, Сальный князь",
        cost=5,
        attack=4,
        essence=4,
        legend=1,
        demon=1,
        does={on_tactic: [bonus_for_flames(3)]},
    ),
    _OF.minion(
        "thirteenth-guest",
        "The Thirteenth Guest",
        "Тринадцатый гость",
        cost=6,
        attack=5,
        essence=5,
        legend=1,
        demon=1,
        does={on_play: [take_the_thirteenth_chair()]},
    ),
    _OF.sorcery("devils-bargain", "Devil's Bargain", "Сделка с дьяволом", cost=1, play=[bargain(3, 2)]),
    _OF.sorcery("brimstone-letter", "Brimstone Letter", "Серное письмо", cost=2, copies=2, play=[spread_flames(2)]),
    _OF.sorcery(
        "spontaneous-combustion", "Spontaneous Combustion", "Самовозгорание", cost=3, copies=2, play=[combust(2, 2)]
    ),
    _OF.sorcery("great-fire", "Great Fire", "Великий пожар", cost=5, play=[great_fire()]),
    _OF.attachment(
        "tarred-shirt",
        "Tarred Shirt",
        "Смоляная рубаха",
        cost=2,
        attack=-1,
        curse=1,
        does={on_tactic: [feed_fire(TAR)], tactic_ready: may_catch_fire},
    ),
    _OF.attachment(
        "salamander-cane",
        "Salamander Cane",
        "Трость с саламандрой",
        cost=2,
        attack=1,
        tactic_may=1,
        does={on_tactic: [flame_for(bonus(2))], tactic_ready: enemy_burns_here},
    ),
]
