"""Miselda, soul of the deep: enemies fall silent and still, and heavy bodies rise."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import (
    heeds,
    on_play,
    on_power,
    on_strike,
    on_tactic,
    power_ready,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import blank_enemy, bonus, exhaust_enemy
from deckwright.games.sorcerer.words.miselda import (
    PEARL_TAKES,
    can_rise,
    deal_more_to_blanked,
    destroy_this_for,
    drown_battlefield,
    exhaust_own,
    grips_the_struck,
    hush,
    if_enemy_blanked,
    may_grip,
    sees_blanked,
    silence_battlefield,
    weak_enemy_beside,
)
from deckwright.lang.texts import Keyword

_MISELDA = Builder(Deck.MISELDA)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _MISELDA.skill("voice-of-the-deep", "Voice of the Deep", "Голос пучины", {on_power: [hush(2)]}),
    _MISELDA.attachment(
        "mute-pearl",
        "Mute Pearl",
        "Немая жемчужина",
        cost=1,
        essence=1,
        omen=1,
        tactic_may=1,
        does={on_tactic: [destroy_this_for(exhaust_enemy(PEARL_TAKES))], tactic_ready: weak_enemy_beside},
    ),
    _MISELDA.sorcery(
        "crushing-depth", "Crushing Depth", "Давление бездны", cost=2, copies=2, play=[deal_more_to_blanked(3, 5)]
    ),
    _MISELDA.minion(
        "inkwell-cuttlefish",
        "Inkwell Cuttlefish",
        "Каракатица-чернильница",
        cost=3,
        attack=2,
        essence=4,
        copies=2,
        needs_foe=1,
        does={on_play: [blank_enemy(Reach.HERE)]},
    ),
    _MISELDA.minion(
        "fog-manta",
        "Fog Manta",
        "Туманный скат",
        cost=3,
        attack=3,
        essence=3,
        flying=1,
        adds_dice=1,
        does={on_tactic: [if_enemy_blanked(bonus(1))], tactic_ready: sees_blanked},
    ),
    _MISELDA.minion(
        "blind-whale",
        "Blind Whale",
        "Слепой кит",
        cost=4,
        attack=4,
        essence=6,
        omen=1,
        does={on_play: [exhaust_own()]},
    ),
    _MISELDA.sorcery(
        "silence-of-the-deep", "Silence of the Deep", "Безмолвие глубин", cost=4, play=[silence_battlefield(2)]
    ),
    _MISELDA.minion(
        "grandfather-kraken",
        "Grandfather Kraken",
        "Дедушка кракен",
        cost=5,
        attack=4,
        essence=4,
        omen=1,
        legend=1,
        plain=1,
        does={on_strike: [grips_the_struck()], heeds: may_grip},
    ),
    _MISELDA.minion(
        "amathaunta",
        "Amathaunta",
        "Аматаунта",
        cost=6,
        attack=5,
        essence=6,
        legend=1,
        does={on_power: [drown_battlefield()], power_ready: can_rise},
    ),
]
