"""The supply of The New Age: gems, relics and spells."""

from __future__ import annotations

from deckwright.games.aeons_end.box import Market
from deckwright.games.aeons_end.cards.make import gem, relic, spell
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.breaches import focus_own, own_focus_extent
from deckwright.games.aeons_end.words.cards import destroy_this, may_discard_card
from deckwright.games.aeons_end.words.choosing import any_ally, either
from deckwright.games.aeons_end.words.gains import aether, card_aether, charge, gravehold_life, life
from deckwright.games.aeons_end.words.spells import damage
from deckwright.games.new_age.cards.readings import ALSO_WITHOUT_DAMAGE, ANY_PHASE, WIDE_SPELLS
from deckwright.games.new_age.words.market import (
    ally_focus_extent,
    any_player_gains_life,
    attach_to_any,
    blast_extent,
    both_if_ally_cycles,
    brings_aether,
    cast_and_may_destroy,
    charge_extent,
    damage_from_afar,
    damage_to_nemesis,
    destroy_from_pile,
    destroy_top_of_any,
    focus_ally,
    gravehold_gain_extent,
    if_ally_cycles,
    if_ally_discarded_copy,
    lifts_ally,
    may_discard_for_charge,
    may_exchange,
    may_pass_on,
    may_recur,
    may_return_cheap,
    player_gain_extent,
    prepped_extent,
    small_life_extent,
    top_card_extent,
)
from deckwright.lang.cards import Trait
from deckwright.lang.texts import Text
from deckwright.lang.words import several

ECHO = Trait("echo", 1, "[echo]", "[echo]", short=("[echo]", "[echo]"))
MAKES_ROOM = Trait(
    "makes_room",
    1,
    "two spells may be prepped in that breach",
    "в этом разломе можно подготовить два заклинания",
    numbers={"n": 2},
    short="{n:spell}",
)
SPENT = Trait(
    "spent_by_casting",
    1,
    "after a spell was cast from that breach, discard this relic",
    "когда заклинание из этого разлома произнесено, сбросьте эту реликвию",
    short=("once", "один раз"),
)


def strengthens(n: int) -> Trait:
    """What an attached relic does to the next spell cast from its breach."""
    return Trait(
        "bonus",
        n,
        "a spell cast from that breach deals {n} more damage",
        "заклинание, произнесённое из этого разлома, наносит на {n} урона больше",
        numbers={"n": n},
        short="+{n:damage}",
    )


GEMS = [
    gem(
        "exogranite",
        "Exogranite",
        "Экзогранит",
        cost=3,
        play=[either([aether(2)], [destroy_this(), aether(3)])],
    ),
    gem(
        "lurking-sionite",
        "Lurking Sionite",
        "Затаённый сионит",
        cost=3,
        play=[aether(2), if_ally_discarded_copy(aether(1))],
    ),
    gem(
        "resonant-pearl",
        "Resonant Pearl",
        "Резонирующая жемчужина",
        cost=3,
        play=[aether(2), if_ally_cycles(aether(1))],
    ),
    gem("recurring-jasper", "Recurring Jasper", "Возвратная яшма", cost=4, play=[aether(2), may_recur()]),
    gem(
        "energized-rubidium",
        "Energized Rubidium",
        "Заряженный рубидий",
        cost=5,
        play=[aether(3), any_ally(may_discard_for_charge(1))],
    ),
    gem(
        "unrefined-blaststone",
        "Unrefined Blaststone",
        "Необработанный взрывокамень",
        cost=6,
        play=[either([aether(3)], [destroy_from_pile(), damage(3)], second_extent=blast_extent)],
    ),
]
RELICS = [
    relic(
        "marble-galaxy",
        "Marble Galaxy",
        "Мраморная галактика",
        cost=2,
        play=[
            both_if_ally_cycles(
                either([charge(1)], [focus_own()], first_extent=charge_extent, second_extent=own_focus_extent),
                several([charge(1), focus_own()]),
            )
        ],
    ),
    relic(
        "caged-fire",
        "Caged Fire",
        "Пленённое пламя",
        cost=3,
        play=[
            either(
                [destroy_top_of_any()],
                [destroy_this(), life(2)],
                first_extent=top_card_extent,
                second_extent=small_life_extent,
            )
        ],
    ),
    relic(
        "galvanized-bauble",
        "Galvanized Bauble",
        "Наэлектризованная безделушка",
        cost=3,
        play=[
            either(
                [focus_ally()],
                [cast_and_may_destroy()],
                first_extent=ally_focus_extent,
                second_extent=prepped_extent,
            )
        ],
    ),
    relic(
        "pain-conduit",
        "Pain Conduit",
        "Проводник боли",
        cost=3,
        play=[attach_to_any()],
        traits=[strengthens(2), ALSO_WITHOUT_DAMAGE, SPENT],
    ),
    relic(
        "aether-conduit",
        "Aether Conduit",
        "Проводник эфира",
        cost=4,
        play=[attach_to_any()],
        rules={slots.when_cast_from: [brings_aether(1)]},
    ),
    relic(
        "link-conduit",
        "Link Conduit",
        "Связующий проводник",
        cost=6,
        play=[attach_to_any()],
        traits=[MAKES_ROOM, WIDE_SPELLS],
    ),
    relic(
        "well-of-energy",
        "Well of Energy",
        "Колодец энергии",
        cost=7,
        play=[
            either(
                [gravehold_life(2)],
                [any_player_gains_life(2)],
                first_extent=gravehold_gain_extent,
                second_extent=player_gain_extent,
            )
        ],
    ),
]
SPELLS = [
    spell("tethered-darts", "Tethered Darts", "Дротики на привязи", cost=3, cast=[damage(2), may_pass_on()]),
    spell("force-amplifier", "Force Amplifier", "Усилитель мощи", cost=4, cast=[damage_from_afar(3, 1)]),
    spell(
        "reverberating-shock",
        "Reverberating Shock",
        "Раскатистый разряд",
        cost=4,
        cast=[damage(1), card_aether(1)],
        traits=[ECHO],
    ),
    spell(
        "fatal-harmony",
        "Fatal Harmony",
        "Роковая гармония",
        cost=5,
        cast=[damage(4), if_ally_cycles(damage(3))],
    ),
    spell(
        "imbued-smash",
        "Imbued Smash",
        "Насыщенный удар",
        cost=5,
        cast=[damage(4), may_discard_card(damage_to_nemesis(2))],
    ),
    spell("bouncing-boom", "Bouncing Boom", "Скачущий взрыв", cost=6, cast=[damage(2)], traits=[ECHO]),
    spell("deluge-of-power", "Deluge of Power", "Потоп силы", cost=6, cast=[damage(4), any_ally(may_exchange(2))]),
    spell("patterned-strike", "Patterned Strike", "Узорный удар", cost=7, cast=[damage(4), may_return_cheap(2)]),
    spell(
        "spirit-lift",
        "Spirit Lift",
        "Подъём духа",
        cost=8,
        cast=[damage(5)],
        traits=[ANY_PHASE],
        rules={slots.when_charged: [lifts_ally(2)]},
    ),
]
FIRST_BATTLE = Market(
    "first-battle",
    Text("First battle, for beginners", "«Первая битва», для новичков"),
    (
        "exogranite", "recurring-jasper", "energized-rubidium", "galvanized-bauble", "aether-conduit",
        "tethered-darts", "force-amplifier", "imbued-smash", "patterned-strike",
    ),
)  # fmt: skip
