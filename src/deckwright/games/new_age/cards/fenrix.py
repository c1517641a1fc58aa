"""Fenrix, his nine cards, and the five claws of the claw deck."""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.box import Foe
from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, players_choose
from deckwright.games.aeons_end.words.nemesis import (
    discards,
    gains_tokens,
    gravehold_damage,
    one_card,
    suffers,
    unleash_once,
    unleash_thrice,
    unleash_twice,
)
from deckwright.games.new_age.cards.readings import reading
from deckwright.games.new_age.claws import (
    CLAW_HARM,
    CLAW_LIFE,
    CLAWS,
    LIFE,
    TOKENS_AT_FIRST,
    TOKENS_FOR_CLAW,
    TOKENS_LOST,
    WHELP_LIFE,
)
from deckwright.games.new_age.vocabulary import VOCABULARY
from deckwright.games.new_age.words.fenrix import (
    all_claws_act,
    begins_with_claws,
    by_claws,
    by_presence_of_claws,
    calls_claws,
    card_to_discard,
    claw_leaves,
    claws_will_come,
    dearest_goes_back,
    draws_all_tokens,
    fury_of,
    holder_suffers,
    invites_token,
    lets_place,
    needs_token,
    nobody_places,
    places_on_claw,
    placing_done,
    refuse_claws,
    settle_claws,
    somebody_holds,
    stays_beside_mat,
    token_returns,
    token_to_return,
    tokens_leave,
    toll_of_dear_destroyed,
    turn_is_over,
    whelps_come,
)
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import several

TO_CLAW_DECK = Trait(
    "claw",
    1,
    "when discarded, it goes face down onto the claw deck",
    "после сброса возвращается на верх колоды когтей лицом вниз",
    short=("<discarded> onto the claw deck", "<сброшен> на колоду когтей"),
)
IS_CLAW = Trait(
    "claw",
    1,
    "counts as a claw, but is discarded as any minion",
    "считается когтем, но сбрасывается как обычный приспешник",
    short=("a claw, too", "тоже коготь"),
)
WHELPS = reading(
    f"its claws have {WHELP_LIFE} life whatever Spring of Fury adds, and this turn Lacerate does not wake them",
    f"у этих когтей по {WHELP_LIFE} жизни, что бы ни добавлял «Источник ярости», и "
    "«Растерзание» их в этот ход не будит",
)
MAT = nemesis(
    "fenrix",
    "Fenrix",
    "Фенрикс",
    life=LIFE,
    rating=7,
    unleash=[gains_tokens(1)],
    rules={
        slots.on_nemesis_set_up: [begins_with_claws(*TOKENS_AT_FIRST)],
        slots.offers_more: [lets_place()],
        slots.does_more: placing_done,
        slots.nemesis_turn_ends: [calls_claws(TOKENS_FOR_CLAW, TOKENS_LOST)],
        slots.turn_ends: turn_is_over,
        slots.still_fights: claws_will_come,
        slots.settles: settle_claws,
        slots.refuses: refuse_claws,
    },
)


def claw_rules(leaves: Any) -> dict[Any, Any]:
    """What every claw does; `leaves` is what happens when it is discarded."""
    return {
        slots.out_of_reach_of: [needs_token()],
        slots.immediately: [invites_token()],
        slots.on_persistent: [
            players_choose(
                [holder_suffers(CLAW_HARM)],
                [gravehold_damage(CLAW_HARM)],
                first_extent=somebody_holds,
                vocabulary=VOCABULARY,
            )
        ],
        slots.more_life: fury_of,
        slots.when_discarded: leaves,
    }


CLAW = Kind(
    "rending-claw",
    "Rending Claw",
    "Терзающий коготь",
    CLAWS,
    "claw_box",
    {"minion": 1, "most_life": CLAW_LIFE},
    claw_rules(claw_leaves),
    [TO_CLAW_DECK],
)
CARDS = [
    attack(
        "dodge",
        "Dodge",
        "Уворот",
        tier=1,
        effects=[
            players_choose(
                [unleash_once(), token_returns()],
                [unleash_once(), any_player(suffers(2), discards(1), extent=one_card)],
                first_extent=token_to_return,
                second_extent=card_to_discard,
                vocabulary=VOCABULARY,
            )
        ],
    ),
    power(
        "crazed-whelps",
        "Crazed Whelps",
        "Обезумевшие волчата",
        tier=1,
        tokens=3,
        effects=[whelps_come(2, WHELP_LIFE)],
        traits=[WHELPS],
    ),
    power(
        "rally-the-pack",
        "Rally the Pack",
        "Сбор стаи",
        tier=1,
        tokens=2,
        effects=[
            by_presence_of_claws(unleash_twice(), several([unleash_once(), any_player(suffers(3), places_on_claw())]))
        ],
    ),
    attack(
        "obscure",
        "Obscure",
        "Пелена",
        tier=2,
        effects=[nobody_places(), unleash_twice(), dearest_goes_back()],
    ),
    minion(
        "hunting-claw",
        "Hunting Claw",
        "Охотничий коготь",
        tier=2,
        life=8,
        persistent=(),
        traits=[IS_CLAW],
        rules=claw_rules(tokens_leave),
    ),
    power(
        "spring-of-fury",
        "Spring of Fury",
        "Источник ярости",
        tier=2,
        tokens=3,
        effects=[unleash_twice(), stays_beside_mat()],
        toll=7,
    ),
    attack("lacerate", "Lacerate", "Растерзание", tier=3, effects=[by_claws(2, unleash_thrice(), all_claws_act())]),
    minion(
        "molten-alpha",
        "Molten Alpha",
        "Расплавленный вожак",
        tier=3,
        life=15,
        persistent=[gravehold_damage(4)],
        rules={slots.immediately: [draws_all_tokens()], slots.when_discarded: tokens_leave},
    ),
    power(
        "aether-blizzard",
        "Aether Blizzard",
        "Эфирная буря",
        tier=3,
        tokens=2,
        effects=[unleash_thrice(), token_returns(), nobody_places()],
        rules=toll_of_dear_destroyed(3, 3),
    ),
]
FOE = Foe(MAT, CARDS, [CLAW])
