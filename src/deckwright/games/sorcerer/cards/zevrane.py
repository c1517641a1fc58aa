"""Zevrane, the count: a court around one battlefield."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import (
    adds_attack,
    heeds,
    on_cast,
    on_play,
    on_power,
    on_tactic,
    power_ready,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.basic import bonus, draw_cards
from deckwright.games.sorcerer.words.zevrane import (
    can_be_passed,
    can_fly_off,
    dance,
    exhaust_this_for,
    fly_with_passenger,
    greets_guests,
    has_guest,
    leads_the_others,
    may_play_here,
    pass_on,
    play_minions,
    stands_by,
    take_of_top,
)
from deckwright.lang.texts import Keyword

_ZEVRANE = Builder(Deck.ZEVRANE)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _ZEVRANE.skill("at-home", "At Home", "Приёмный день", {on_power: [draw_cards(1), may_play_here()]}),
    _ZEVRANE.attachment(
        "calling-card",
        "Calling Card",
        "Визитная карточка",
        cost=1,
        attack=1,
        essence=1,
        does={on_play: [take_of_top(3)]},
    ),
    _ZEVRANE.sorcery("grand-entrance", "Grand Entrance", "Парадный выход", cost=1, play=[play_minions(2, 1)]),
    _ZEVRANE.minion(
        "duelling-second",
        "Duelling Second",
        "Секундант",
        cost=2,
        attack=2,
        essence=3,
        copies=2,
        omen=1,
        tactic_may=1,
        tactic_for_all=1,
        does={on_tactic: [exhaust_this_for(bonus(2))], tactic_ready: stands_by},
    ),
    _ZEVRANE.attachment(
        "family-sabre",
        "Family Sabre",
        "Фамильная сабля",
        cost=2,
        attack=2,
        tactic_may=1,
        tactic_for_all=1,
        does={on_tactic: [pass_on()], tactic_ready: can_be_passed},
    ),
    _ZEVRANE.minion(
        "society-gossip",
        "Society Gossip",
        "Светская сплетница",
        cost=3,
        attack=3,
        essence=4,
        copies=2,
        plain=1,
        does={on_cast: [greets_guests(1)], heeds: has_guest},
    ),
    _ZEVRANE.minion(
        "lady-halcyon",
        "Lady Halcyon",
        "Леди Альциона",
        cost=4,
        attack=4,
        essence=4,
        legend=1,
        flying=1,
        does={on_power: [fly_with_passenger()], power_ready: can_fly_off},
    ),
    _ZEVRANE.sorcery("quadrille", "Quadrille", "Кадриль", cost=4, play=[dance(2)]),
    _ZEVRANE.minion(
        "dowager-countess",
        "Dowager Countess",
        "Вдовствующая графиня",
        cost=5,
        attack=4,
        essence=4,
        legend=1,
        omen=1,
        does={adds_attack: [leads_the_others(1)]},
    ),
]
