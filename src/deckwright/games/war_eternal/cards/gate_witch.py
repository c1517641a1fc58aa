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
from deckwright.games.war_eternal.words.gate_witch import (
    accelerate_time,
    nemesis_returns,
    one_more_card,
    returns_below,
    suffer_by_turn_cards,
    time_spirals,
    turn_lost,
    unleash_up_to,
    witch_set_up,
)
from deckwright.lang.cards import Trait

MAT = nemesis(
    "gate-witch",
    "Gate Witch",
    "Ведьма Врат",
    70,
    [gains_tokens(1)],
    traits=[
        Trait(
            "",
            1,
            "begins with 1 nemesis token. At the end of her turn, with 5 or more tokens and exactly one nemesis card "
            "in the turn order discard pile, that card is shuffled into the turn order deck and she loses 4 tokens. "
            "Increased difficulty: she loses 3",
            "начинает с 1 жетоном исчадия. Если в конце её хода у неё 5 или больше жетонов, а в сбросе карт "
            "очерёдности хода ровно одна карта «Исчадие», эта карта замешивается в колоду очерёдности хода, а Ведьма "
            "теряет 4 жетона. Повышенная сложность: теряет 3",
        )
    ],
    rules={slots.on_nemesis_set_up: witch_set_up, slots.nemesis_turn_ends: accelerate_time},
)
CARDS = [
    minion("deep-abomination", "Deep Abomination", "Глубинная мерзость", 1, 6, [suffer_by_turn_cards()]),
    attack(
        "hasten",
        "Hasten",
        "Ускорение",
        1,
        [any_player(suffers_tokens()), unleash_once(), goes_to_bottom()],
    ),
    power(
        "temporal-nimbus",
        "Temporal Nimbus",
        "Временной ореол",
        1,
        3,
        [unleash_once(), one_more_card()],
        toll=6,
    ),
    power("nether-spiral", "Nether Spiral", "Спираль бездны", 2, 3, [time_spirals()], toll=7),
    minion("paradox-beast", "Paradox Beast", "Парадоксальный зверь", 2, 8, [gravehold_damage_by_tokens()]),
    minion(
        "portal-wretch",
        "Portal Wretch",
        "Выродок портала",
        2,
        8,
        [player_with_most(charges_of, "charges", "энергии", suffers(2))],
        traits=[
            Trait(
                "",
                1,
                "when discarded from play, shuffle a nemesis card of the turn order discard pile into the turn order "
                "deck",
                "когда этот приспешник сброшен из игры, замешайте карту «Исчадие» из сброса карт очерёдности хода "
                "в колоду очерёдности хода",
            )
        ],
        rules={slots.when_discarded: nemesis_returns},
    ),
    attack("distort", "Distort", "Искажение", 3, [unleash_once(), turn_lost(5), goes_to_bottom()]),
    power(
        "infinite-enmity",
        "Infinite Enmity",
        "Бесконечная вражда",
        3,
        2,
        [unleash_up_to(6), goes_to_bottom()],
        toll=8,
    ),
    minion(
        "rift-scourge",
        "Rift Scourge",
        "Бич разломов",
        3,
        13,
        [any_player(suffers(4))],
        traits=[
            Trait(
                "",
                1,
                "when discarded, put it on the bottom of the nemesis deck instead",
                "вместо сброса эта карта кладётся под низ колоды исчадия",
            )
        ],
        rules={slots.when_discarded: returns_below},
    ),
]
