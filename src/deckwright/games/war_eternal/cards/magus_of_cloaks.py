"""The Magus of Cloaks and his nine cards."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player, player_with_most, players_choose
from deckwright.games.aeons_end.words.nemesis import (
    charges_of,
    destroys_free_spell,
    discards_spell,
    gains_tokens,
    gravehold_damage,
    gravehold_damage_by_tokens,
    one_free_spell,
    one_spell,
    suffers,
    together_destroy_free,
    unleash_once,
    unleash_twice,
)
from deckwright.games.aeons_end.words.standing import prevents
from deckwright.games.war_eternal.words.magus_of_cloaks import (
    begins_cloaked,
    cloak_tears,
    cloaked,
    dearest_spell_eclipsed,
    is_dispelled,
    loses_charge_or_suffers,
    magus_gains,
    players_lose,
    suffers_half_tokens,
    two_more_tokens,
    veiled,
)

MAT = nemesis(
    "magus-of-cloaks",
    "Magus of Cloaks",
    "Маг Покровов",
    life=35,
    rating=7,
    unleash=[players_choose([gains_tokens(2)], [gravehold_damage(2)], first_extent=two_more_tokens)],
    rules={
        slots.on_nemesis_set_up: [begins_cloaked(4, least=2, most=8, harder_least=3, harder_most=9)],
        slots.damage_through: [cloaked()],
        slots.when_damaged: cloak_tears,
    },
)
CARDS = [
    minion(
        "dusk-spawn",
        "Dusk Spawn",
        "Отродье сумерек",
        tier=1,
        life=5,
        persistent=[any_player(loses_charge_or_suffers(2))],
        rules={slots.when_damaged: [magus_gains(1)]},
    ),
    power(
        "rising-dark",
        "Rising Dark",
        "Восходящая тьма",
        tier=1,
        tokens=3,
        effects=[unleash_once(), any_player(suffers(3)), any_player(destroys_free_spell(), extent=one_free_spell)],
        rules={slots.when_hurt: [is_dispelled()]},
    ),
    power(
        "twilight-empire",
        "Twilight Empire",
        "Империя сумерек",
        tier=1,
        tokens=3,
        effects=[gravehold_damage_by_tokens(), gains_tokens(1)],
    ),
    minion(
        "ashen-haruspex",
        "Ashen Haruspex",
        "Пепельный гаруспик",
        tier=2,
        life=5,
        persistent=[any_player(suffers_half_tokens())],
        rules={slots.damage_through: [prevents(2)]},
    ),
    power(
        "black-solstice",
        "Black Solstice",
        "Чёрное солнцестояние",
        tier=2,
        tokens=2,
        effects=[unleash_twice(), any_player(suffers(3), discards_spell(), extent=one_spell)],
        rules={slots.when_hurt: [is_dispelled()]},
    ),
    attack("enshroud", "Enshroud", "Сокрытие", tier=2, effects=[gains_tokens(4), together_destroy_free(2)]),
    attack("eclipse", "Eclipse", "Затмение", tier=3, effects=[gains_tokens(5), dearest_spell_eclipsed(2)]),
    power(
        "shadows-reach",
        "Shadow's Reach",
        "Тянущаяся тень",
        tier=3,
        tokens=9,
        effects=[players_lose()],
        immediately=[gains_tokens(4)],
    ),
    minion(
        "veil-daughter",
        "Veil Daughter",
        "Дочь вуали",
        tier=3,
        life=11,
        persistent=[player_with_most(charges_of, "charges", "энергии", suffers(4))],
        rules={slots.damage_through: [veiled()]},
    ),
]
