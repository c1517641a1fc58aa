"""The Hollow Crown, its nine acolytes and its nine cards."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.games.aeons_end.cards.make import Rules, attack, filled, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, players_choose, weakest_player
from deckwright.games.aeons_end.words.nemesis import (
    discards,
    discards_dearest,
    gravehold_damage,
    loses_charge,
    one_card,
    suffers,
    two_cards,
    unleash_once,
    unleash_twice,
)
from deckwright.games.aeons_end.words.standing import out_of_reach, strikes_for_exhaustion
from deckwright.games.war_eternal.slots import blood_dries, blood_magic
from deckwright.games.war_eternal.words.hollow_crown import (
    acolyte_damage,
    acolyte_falls,
    acolyte_joins,
    acolyte_replaced,
    acolytes_return,
    all_blood_magic,
    all_blood_magic_twice,
    begins_with_acolytes,
    card_discarded,
    charge_lost,
    crown_falls,
    crown_is_idle,
    crown_unleashed,
    damage_by_most_spells,
    if_player_weak,
    one_charge,
    strongest_bleeds,
    two_players_suffer,
    weakest_bleeds,
    weakest_rises,
    weakest_rises_twice,
    without_cards,
    without_spells,
)
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

MAT = nemesis(
    "hollow-crown",
    "Hollow Crown",
    "Полая Корона",
    life=1,
    rating=5,
    unleash=[crown_unleashed()],
    traits=[
        Trait(
            "",
            1,
            "increased difficulty: an unleash resolves the [blood-magic] of every acolyte, without the damage they do "
            "to themselves",
            "повышенная сложность: при натиске примените эффект «[blood-magic]» каждого аколита; урон, который они "
            "наносят самим себе, не учитывается",
            short=("expert: all [blood-magic]", "сложнее: вся [blood-magic]"),
        ),
    ],
    rules={
        slots.on_nemesis_set_up: [begins_with_acolytes()],
        slots.invulnerable: [out_of_reach()],
        slots.turn_ends: crown_falls,
        slots.unleash_is_idle: crown_is_idle,
        slots.instead_of_unleashing: [strikes_for_exhaustion(4)],
    },
)
ACOLYTE_LIFE = 11
ACOLYTE_THREAT = 15  # what an acolyte does in an average turn, in tenths


def acolyte(id: str, en: str, ru: str, magic: Sequence[Effect], rules: Rules | None = None) -> Kind:
    """An acolyte of the Hollow Crown."""
    facts = {"minion": 1, "acolyte": 1, "most_life": ACOLYTE_LIFE, "threat": ACOLYTE_THREAT}
    given: Rules = {blood_magic: magic, slots.when_discarded: acolyte_falls, **(rules or {})}
    return Kind(id, en, ru, 1, "acolyte_box", facts, filled(given))


ACOLYTES = [
    acolyte("bezu", "Bezu", "Безу", [damage_by_most_spells()], {blood_dries: without_spells}),
    acolyte("edryss-tragg", "Edryss Tragg", "Эдрисс Трагг", [any_player(suffers(2), if_player_weak(5, 2))]),
    acolyte("holadran", "Holadran", "Холадран", [two_players_suffer(1)]),
    acolyte("kurgax", "Kurgax", "Кургакс", [gravehold_damage(1), any_player(suffers(1))]),
    acolyte("lurzan", "Lurzan", "Лурзан", [weakest_player(suffers(1))]),
    acolyte(
        "mord",
        "Mord",
        "Морд",
        [
            players_choose(
                [gravehold_damage(3)],
                [any_player(loses_charge(1), extent=one_charge), gravehold_damage(1), acolyte_damage(1)],
                second_extent=charge_lost,
            )
        ],
    ),
    acolyte("nhavkalas", "Nhavkalas", "Нхавкалас", [gravehold_damage(3), acolyte_damage(1)]),
    acolyte(
        "ren-goda",
        "Ren-Goda",
        "Рен-Года",
        [
            players_choose(
                [any_player(suffers(2))],
                [any_player(suffers(1), discards_dearest(), extent=one_card)],
                second_extent=card_discarded,
            )
        ],
    ),
    acolyte(
        "solara",
        "Solara",
        "Солара",
        [any_player(discards(2), extent=two_cards), acolyte_damage(3)],
        {blood_dries: without_cards},
    ),
]
CARDS = [
    attack("beseech", "Beseech", "Мольба", tier=1, effects=[acolyte_replaced(), unleash_once()]),
    attack("enslave", "Enslave", "Порабощение", tier=1, effects=[all_blood_magic()]),
    minion("thronewatch", "Thronewatch", "Страж трона", tier=1, life=6, persistent=[weakest_bleeds(1)]),
    attack("ascend", "Ascend", "Вознесение", tier=2, effects=[unleash_once(), weakest_rises(10)]),
    power(
        "infernal-domain",
        "Infernal Domain",
        "Адские владения",
        tier=2,
        tokens=2,
        effects=[acolyte_joins(), all_blood_magic()],
        toll=8,
    ),
    attack("reign", "Reign", "Владычество", tier=2, effects=[strongest_bleeds(6), unleash_twice()]),
    attack("dominate", "Dominate", "Господство", tier=3, effects=[all_blood_magic_twice()]),
    power(
        "nameless-faith",
        "Nameless Faith",
        "Безымянная вера",
        tier=3,
        tokens=1,
        effects=[acolytes_return(2), all_blood_magic()],
        toll=8,
    ),
    minion("viscera-bride", "Viscera Bride", "Невеста из плоти", tier=3, life=18, persistent=[weakest_rises_twice(10)]),
]
