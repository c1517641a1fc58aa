"""The Hollow Crown, its nine acolytes and its nine cards."""

from __future__ import annotations

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
from deckwright.games.war_eternal.cards.make import acolyte, attack, minion, nemesis, power
from deckwright.games.war_eternal.schema import Nemesis
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
from deckwright.lang.cards import Trait

CROWN = Nemesis.HOLLOW_CROWN
MAT = nemesis(
    "hollow-crown",
    "Hollow Crown",
    "Полая Корона",
    CROWN,
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
_FALLS = {slots.when_discarded: acolyte_falls}
ACOLYTES = [
    acolyte("bezu", "Bezu", "Безу", [damage_by_most_spells()], _FALLS),
    acolyte("edryss-tragg", "Edryss Tragg", "Эдрисс Трагг", [any_player(suffers(2), if_player_weak(5, 2))], _FALLS),
    acolyte("holadran", "Holadran", "Холадран", [two_players_suffer(1)], _FALLS),
    acolyte("kurgax", "Kurgax", "Кургакс", [gravehold_damage(1), any_player(suffers(1))], _FALLS),
    acolyte("lurzan", "Lurzan", "Лурзан", [weakest_player(suffers(1))], _FALLS),
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
        _FALLS,
    ),
    acolyte("nhavkalas", "Nhavkalas", "Нхавкалас", [gravehold_damage(3), acolyte_damage(1)], _FALLS),
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
        _FALLS,
    ),
    acolyte("solara", "Solara", "Солара", [any_player(discards(2), extent=two_cards), acolyte_damage(3)], _FALLS),
]
CARDS = [
    attack("beseech", "Beseech", "Мольба", CROWN, 1, [acolyte_replaced(), unleash_once()]),
    attack("enslave", "Enslave", "Порабощение", CROWN, 1, [all_blood_magic()]),
    minion("thronewatch", "Thronewatch", "Страж трона", CROWN, 1, 6, [weakest_bleeds(1)]),
    attack("ascend", "Ascend", "Вознесение", CROWN, 2, [unleash_once(), weakest_rises(10)]),
    power(
        "infernal-domain",
        "Infernal Domain",
        "Адские владения",
        CROWN,
        2,
        2,
        [acolyte_joins(), all_blood_magic()],
        toll=8,
    ),
    attack("reign", "Reign", "Владычество", CROWN, 2, [strongest_bleeds(6), unleash_twice()]),
    attack("dominate", "Dominate", "Господство", CROWN, 3, [all_blood_magic_twice()]),
    power(
        "nameless-faith",
        "Nameless Faith",
        "Безымянная вера",
        CROWN,
        3,
        1,
        [acolytes_return(2), all_blood_magic()],
        toll=8,
    ),
    minion("viscera-bride", "Viscera Bride", "Невеста из плоти", CROWN, 3, 18, [weakest_rises_twice(10)]),
]
