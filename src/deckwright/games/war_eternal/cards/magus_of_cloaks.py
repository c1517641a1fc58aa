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
from deckwright.games.war_eternal.words.magus_of_cloaks import (
    cloak_tears,
    dearest_spell_eclipsed,
    is_dispelled,
    less_by_tokens,
    loses_charge_or_suffers,
    magus_gains_token,
    magus_set_up,
    players_lose,
    suffers_half_tokens,
    two_less,
    two_more_tokens,
)
from deckwright.lang.cards import Trait

DISPELLED = Trait(
    "",
    1,
    "discard this when the Magus of Cloaks is dealt damage",
    "сбросьте эту карту, когда Маг Покровов получает урон",
)
MAT = nemesis(
    "magus-of-cloaks",
    "Magus of Cloaks",
    "Маг Покровов",
    35,
    [players_choose([gains_tokens(2)], [gravehold_damage(2)], first_extent=two_more_tokens)],
    traits=[
        Trait(
            "",
            1,
            "begins with 4 nemesis tokens, never has fewer than 2 nor more than 8. Increased difficulty: 3 and 9",
            "начинает с 4 жетонами исчадия; их не бывает меньше 2 и больше 8. Повышенная сложность: 3 и 9",
        ),
        Trait(
            "",
            1,
            "damage dealt to him is reduced by the number of his tokens; then he loses a token",
            "получаемый им урон уменьшается на число его жетонов; затем он теряет жетон",
        ),
    ],
    rules={
        slots.on_nemesis_set_up: magus_set_up,
        slots.damage_through: less_by_tokens,
        slots.when_damaged: cloak_tears,
    },
)
CARDS = [
    minion(
        "dusk-spawn",
        "Dusk Spawn",
        "Отродье сумерек",
        1,
        5,
        [any_player(loses_charge_or_suffers(2))],
        traits=[
            Trait(
                "",
                1,
                "when this minion is dealt damage, the Magus gains 1 nemesis token",
                "когда этот приспешник получает урон, Маг получает 1 жетон исчадия",
            )
        ],
        rules={slots.when_damaged: magus_gains_token},
    ),
    power(
        "rising-dark",
        "Rising Dark",
        "Восходящая тьма",
        1,
        3,
        [unleash_once(), any_player(suffers(3)), any_player(destroys_free_spell(), extent=one_free_spell)],
        traits=[DISPELLED],
        rules={slots.when_hurt: is_dispelled},
    ),
    power(
        "twilight-empire",
        "Twilight Empire",
        "Империя сумерек",
        1,
        3,
        [gravehold_damage_by_tokens(), gains_tokens(1)],
    ),
    minion(
        "ashen-haruspex",
        "Ashen Haruspex",
        "Пепельный гаруспик",
        2,
        5,
        [any_player(suffers_half_tokens())],
        traits=[
            Trait(
                "",
                1,
                "each time this minion is dealt damage, prevent 2 of it",
                "каждый раз, когда этот приспешник получает урон, предотвратите 2 урона",
            )
        ],
        rules={slots.damage_through: two_less},
    ),
    power(
        "black-solstice",
        "Black Solstice",
        "Чёрное солнцестояние",
        2,
        2,
        [unleash_twice(), any_player(suffers(3), discards_spell(), extent=one_spell)],
        traits=[DISPELLED],
        rules={slots.when_hurt: is_dispelled},
    ),
    attack("enshroud", "Enshroud", "Сокрытие", 2, [gains_tokens(4), together_destroy_free(2)]),
    attack("eclipse", "Eclipse", "Затмение", 3, [gains_tokens(5), dearest_spell_eclipsed(2)]),
    power(
        "shadows-reach",
        "Shadow's Reach",
        "Тянущаяся тень",
        3,
        9,
        [players_lose()],
        immediately=[gains_tokens(4)],
    ),
    minion(
        "veil-daughter",
        "Veil Daughter",
        "Дочь вуали",
        3,
        11,
        [player_with_most(charges_of, "charges", "энергии", suffers(4))],
        traits=[
            Trait(
                "",
                1,
                "damage dealt to this minion is reduced by the number of nemesis tokens",
                "урон этому приспешнику уменьшается на число жетонов исчадия",
            )
        ],
        rules={slots.damage_through: less_by_tokens},
    ),
]
