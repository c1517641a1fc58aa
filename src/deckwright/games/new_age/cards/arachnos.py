"""Arachnos, the ten World Devourers that his ritual may call, and his nine cards."""

from __future__ import annotations

from deckwright.games.aeons_end.box import Foe
from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, players_choose, weakest_player
from deckwright.games.aeons_end.words.nemesis import gravehold_damage, suffers, unleash_once, unleash_thrice
from deckwright.games.new_age.cards.readings import ENGLISH_NAME, reading
from deckwright.games.new_age.vocabulary import VOCABULARY
from deckwright.games.new_age.words.arachnos import (
    MOST_HUNGRY,
    arachnos_gains,
    arachnos_recovers,
    begins_ritual,
    by_his_tokens,
    can_be_pushed_back,
    devourer_swells,
    ends_in_ritual,
    grows_out_of_arachnos,
    hides_behind_devourer,
    players_win,
    push_back,
    refuse_ritual,
    ritual_goes_on,
    ritual_is_complete,
    ritual_is_over,
    settle_ritual,
)
from deckwright.lang.cards import Kind

THE_LAST = reading(
    f"for {MOST_HUNGRY} nemesis tokens and more; its source names no number",
    f"для {MOST_HUNGRY} жетонов исчадия и больше; в источнике число не названо",
)

MAT = nemesis(
    "arachnos",
    "Arachnos",
    "Арахнос",
    life=70,
    rating=4,
    unleash=[ritual_goes_on()],
    rules={
        slots.on_nemesis_set_up: [begins_ritual()],
        slots.unleash_is_idle: ritual_is_over,
        slots.draws_no_card: ritual_is_over,
        slots.offers_more: [can_be_pushed_back()],
        slots.does_more: push_back,
        slots.invulnerable: [hides_behind_devourer()],
        slots.when_beaten: [ends_in_ritual()],
        slots.instead_of_unleashing: [devourer_swells(10)],
        slots.settles: settle_ritual,
        slots.refuses: refuse_ritual,
    },
)


def devourer(tier: int, life: int, gravehold: int, player: int) -> Kind:
    """The World Devourer for so many nemesis tokens; from tier 6 on it goes for whoever has the lowest life."""
    hurts = weakest_player(suffers(player)) if tier >= 6 else any_player(suffers(player))
    return Kind(
        f"world-devourer-{tier}",
        f"World Devourer {tier}",
        f"Пожиратель миров {tier}",
        1,
        "devourers",
        {"minion": 1, "devourer": 1, "tier": tier, "grows_by": life},
        {
            slots.immediately: [grows_out_of_arachnos(life)],
            slots.on_persistent: [gravehold_damage(gravehold), hurts],
            slots.when_discarded: [players_win()],
        },
        [THE_LAST] if tier == MOST_HUNGRY else [],
    )


DEVOURERS = [
    devourer(0, 5, 3, 3),
    devourer(1, 10, 3, 3),
    devourer(2, 10, 4, 3),
    devourer(3, 15, 4, 4),
    devourer(4, 20, 4, 4),
    devourer(5, 20, 5, 4),
    devourer(6, 25, 5, 4),
    devourer(7, 30, 5, 4),
    devourer(8, 35, 5, 4),
    devourer(9, 40, 5, 4),
]
CARDS = [
    attack(
        "bolster",
        "Bolster",
        "Подкрепление",
        tier=1,
        effects=[players_choose([arachnos_gains(1)], [unleash_once(), any_player(suffers(3))], vocabulary=VOCABULARY)],
    ),
    minion("the-chanters", "The Chanters", "Певчие", tier=1, life=4, persistent=[arachnos_gains(1)]),
    power(
        "breach-stabilizer",
        "Breach Stabilizer",
        "Стабилизатор разломов",
        tier=1,
        tokens=2,
        effects=[unleash_once(), arachnos_gains(1)],
        toll=5,
    ),
    attack(
        "unveil",
        "Unveil",
        "Откровение",
        tier=2,
        effects=[players_choose([gravehold_damage(5)], [arachnos_gains(2)], vocabulary=VOCABULARY)],
    ),
    minion(
        "flame-acolyte",
        "Flame Acolyte",
        "Служитель пламени",
        tier=2,
        life=8,
        persistent=[by_his_tokens(3, arachnos_gains(1), any_player(suffers(3)))],
    ),
    power(
        "empower-ritual",
        "Empower Ritual",
        "Усиление ритуала",
        tier=2,
        tokens=3,
        effects=[arachnos_gains(1), gravehold_damage(4)],
        toll=7,
    ),
    attack(
        "exterminate",
        "Exterminate",
        "Истребление",
        tier=3,
        effects=[by_his_tokens(4, arachnos_gains(3), unleash_thrice())],
        traits=[ENGLISH_NAME],
    ),
    minion(
        "ritual-guardian",
        "Ritual Guardian",
        "Страж ритуала",
        tier=3,
        life=15,
        persistent=[arachnos_gains(1), unleash_once()],
    ),
    power(
        "the-end",
        "The End",
        "Конец",
        tier=3,
        tokens=4,
        immediately=[arachnos_recovers(15)],
        effects=[ritual_is_complete()],
    ),
]
FOE = Foe(MAT, CARDS, DEVOURERS)
