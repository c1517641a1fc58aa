"""The Gate Witch and her nine cards."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, player_with_most
from deckwright.games.aeons_end.words.nemesis import (
    charges_of,
    gains_tokens,
    goes_to_bottom,
    gravehold_damage_by_tokens,
    suffers,
    suffers_tokens,
    unleash_once,
)
from deckwright.games.aeons_end.words.standing import brings_nemesis_turn_back, returns_below
from deckwright.games.war_eternal.words.gate_witch import (
    accelerates,
    begins_with_tokens,
    one_more_card,
    suffer_by_turn_cards,
    time_spirals,
    turn_lost,
    unleash_up_to,
)

MAT = nemesis(
    "gate-witch",
    "Gate Witch",
    "Ведьма Врат",
    life=70,
    rating=7,
    unleash=[gains_tokens(1)],
    rules={
        slots.on_nemesis_set_up: [begins_with_tokens(1)],
        slots.nemesis_turn_ends: [accelerates(5, loses=4, harder=3)],
    },
)
CARDS = [
    minion(
        "deep-abomination",
        "Deep Abomination",
        "Глубинная мерзость",
        tier=1,
        life=6,
        persistent=[suffer_by_turn_cards()],
    ),
    attack(
        "hasten",
        "Hasten",
        "Ускорение",
        tier=1,
        effects=[any_player(suffers_tokens()), unleash_once(), goes_to_bottom()],
    ),
    power(
        "temporal-nimbus",
        "Temporal Nimbus",
        "Временной ореол",
        tier=1,
        tokens=3,
        effects=[unleash_once(), one_more_card()],
        toll=6,
    ),
    power("nether-spiral", "Nether Spiral", "Спираль бездны", tier=2, tokens=3, effects=[time_spirals()], toll=7),
    minion(
        "paradox-beast",
        "Paradox Beast",
        "Парадоксальный зверь",
        tier=2,
        life=8,
        persistent=[gravehold_damage_by_tokens()],
    ),
    minion(
        "portal-wretch",
        "Portal Wretch",
        "Выродок портала",
        tier=2,
        life=8,
        persistent=[player_with_most(charges_of, "charges", "энергии", suffers(2))],
        rules={slots.when_discarded: [brings_nemesis_turn_back()]},
    ),
    attack("distort", "Distort", "Искажение", tier=3, effects=[unleash_once(), turn_lost(5), goes_to_bottom()]),
    power(
        "infinite-enmity",
        "Infinite Enmity",
        "Бесконечная вражда",
        tier=3,
        tokens=2,
        effects=[unleash_up_to(6), goes_to_bottom()],
        toll=8,
    ),
    minion(
        "rift-scourge",
        "Rift Scourge",
        "Бич разломов",
        tier=3,
        life=13,
        persistent=[any_player(suffers(4))],
        rules={slots.when_discarded: [returns_below()]},
    ),
]
