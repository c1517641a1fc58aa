"""Tegu, lord of pain: wounds on both sides are the coin."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import adds_attack, on_play, on_power, on_tactic, power_ready
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import (
    bonus,
    draw_cards,
    omens,
    weaken_enemy,
    weaken_own_for,
    weaken_this_for,
)
from deckwright.games.sorcerer.words.tegu import (
    can_weaken_beside,
    can_weaken_this,
    deal_host,
    deal_more_to_wounded,
    destroy_wounded,
    drives_the_wounded,
    fierce_when_wounded,
    may_weaken_own_for,
    weaken_all_enemies,
    weaken_host_for,
)
from deckwright.lang.texts import Keyword
from deckwright.lang.words import several

_TEGU = Builder(Deck.TEGU)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _TEGU.skill(
        "shared-pain",
        "Shared Pain",
        "Разделённая боль",
        {on_power: [weaken_enemy(Reach.HERE), may_weaken_own_for(several([draw_cards(1), omens(1)]))]},
    ),
    _TEGU.sorcery(
        "salt-in-the-wound", "Salt in the Wound", "Соль на рану", cost=1, copies=2, play=[deal_more_to_wounded(2, 3)]
    ),
    _TEGU.minion(
        "smiling-flagellant",
        "Smiling Flagellant",
        "Улыбчивый флагеллант",
        cost=2,
        attack=2,
        essence=3,
        copies=2,
        omen=1,
        does={adds_attack: [fierce_when_wounded(1)]},
    ),
    _TEGU.attachment(
        "sultans-vane",
        "Sultan's Vane",
        "Султанов флюгер",
        cost=2,
        attack=1,
        essence=1,
        tactic_may=1,
        does={on_tactic: [weaken_host_for(bonus(2))]},
    ),
    _TEGU.attachment(
        "wax-doll",
        "Wax Doll",
        "Восковая кукла",
        cost=3,
        attack=-1,
        essence=-1,
        omen=1,
        curse=1,
        does={on_power: [weaken_own_for(deal_host(2))], power_ready: can_weaken_beside},
    ),
    _TEGU.sorcery("stroke-of-mercy", "Stroke of Mercy", "Удар милосердия", cost=3, play=[destroy_wounded(2)]),
    _TEGU.minion(
        "fakir-of-nails",
        "Fakir of Nails",
        "Факир на гвоздях",
        cost=4,
        attack=3,
        essence=4,
        flying=1,
        does={on_power: [weaken_this_for(weaken_all_enemies())], power_ready: can_weaken_this},
    ),
    _TEGU.minion(
        "mother-birch",
        "Mother Birch",
        "Матушка Розга",
        cost=4,
        attack=3,
        essence=3,
        legend=1,
        does={adds_attack: [drives_the_wounded(1)]},
    ),
    _TEGU.minion(
        "narangerel",
        "Narangerel",
        "Нарангэрэл",
        cost=5,
        attack=3,
        essence=4,
        legend=1,
        does={on_play: [draw_cards(2), weaken_enemy(Reach.HERE)]},
    ),
]
