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
from deckwright.games.war_eternal.slots import blood_magic
from deckwright.games.war_eternal.words.hollow_crown import (
    acolyte_damage,
    acolyte_falls,
    acolyte_joins,
    acolyte_replaced,
    acolytes_return,
    all_blood_magic,
    all_blood_magic_twice,
    card_discarded,
    charge_lost,
    crown_falls,
    crown_set_up,
    crown_strikes,
    crown_unleashed,
    damage_by_most_spells,
    if_player_weak,
    one_charge,
    out_of_reach,
    strongest_bleeds,
    two_players_suffer,
    weakest_bleeds,
    weakest_rises,
    weakest_rises_twice,
)
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

MAT = nemesis(
    "hollow-crown",
    "Hollow Crown",
    "Полая Корона",
    1,
    [crown_unleashed()],
    traits=[
        Trait("", 1, "cannot be dealt damage", "не получает урона"),
        Trait(
            "",
            1,
            "begins with two of its nine acolytes. When one is discarded, the next comes into play. At the end of any "
            "turn without an acolyte in play the players win",
            "начинает с двумя из девяти аколитов. Когда аколита сбрасывают, в игру входит следующий. Если в конце "
            "любого хода в игре нет аколитов, игроки побеждают",
        ),
        Trait(
            "",
            1,
            "when a player is exhausted, Gravehold suffers 4 damage instead of two unleashes",
            "когда игрок обессилен, вместо двух натисков Грейвхолд получает 4 урона",
        ),
        Trait(
            "",
            1,
            "increased difficulty: an unleash resolves the [blood-magic] of every acolyte, without the damage they do "
            "to themselves",
            "повышенная сложность: при натиске примените эффект «[blood-magic]» каждого аколита; урон самим себе они "
            "не получают",
        ),
    ],
    rules={
        slots.on_nemesis_set_up: crown_set_up,
        slots.invulnerable: out_of_reach,
        slots.turn_ends: crown_falls,
        slots.instead_of_unleashing: crown_strikes,
    },
)
ACOLYTE_LIFE = 11
ACOLYTE_THREAT = 15  # what an acolyte does in an average turn, in tenths


def acolyte(id: str, en: str, ru: str, magic: Sequence[Effect]) -> Kind:
    """An acolyte of the Hollow Crown."""
    facts = {"minion": 1, "acolyte": 1, "most_life": ACOLYTE_LIFE, "threat": ACOLYTE_THREAT}
    given: Rules = {blood_magic: magic, slots.when_discarded: acolyte_falls}
    return Kind(id, en, ru, 1, "acolyte_box", facts, filled(given))


ACOLYTES = [
    acolyte("bezu", "Bezu", "Безу", [damage_by_most_spells()]),
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
    acolyte("solara", "Solara", "Солара", [any_player(discards(2), extent=two_cards), acolyte_damage(3)]),
]
CARDS = [
    attack("beseech", "Beseech", "Мольба", 1, [acolyte_replaced(), unleash_once()]),
    attack("enslave", "Enslave", "Порабощение", 1, [all_blood_magic()]),
    minion("thronewatch", "Thronewatch", "Страж трона", 1, 6, [weakest_bleeds(1)]),
    attack("ascend", "Ascend", "Вознесение", 2, [unleash_once(), weakest_rises(10)]),
    power(
        "infernal-domain",
        "Infernal Domain",
        "Адские владения",
        2,
        2,
        [acolyte_joins(), all_blood_magic()],
        toll=8,
    ),
    attack("reign", "Reign", "Владычество", 2, [strongest_bleeds(6), unleash_twice()]),
    attack("dominate", "Dominate", "Господство", 3, [all_blood_magic_twice()]),
    power(
        "nameless-faith",
        "Nameless Faith",
        "Безымянная вера",
        3,
        1,
        [acolytes_return(2), all_blood_magic()],
        toll=8,
    ),
    minion("viscera-bride", "Viscera Bride", "Невеста из плоти", 3, 18, [weakest_rises_twice(10)]),
]
