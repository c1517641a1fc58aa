"""The treasures of The New Age: gems and spells of level 1, the group's of level 2, those on a mat of level 3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from deckwright.games.aeons_end.cards.make import Rules, filled, gem, spell
from deckwright.games.aeons_end.words.breaches import focus_any, focus_extent
from deckwright.games.aeons_end.words.cards import may_take_top_of_ally
from deckwright.games.aeons_end.words.choosing import either
from deckwright.games.aeons_end.words.gains import aether
from deckwright.games.aeons_end.words.spells import damage, damage_extent
from deckwright.games.new_age import slots
from deckwright.games.new_age.words.market import any_player_gains_life, prepped_extent
from deckwright.games.new_age.words.small_treasures import (
    ally_may_exchange,
    cast_of_any,
    damage_by_turn_card,
    damage_with_help,
    delay_turn_for_aether,
    jewel_aether,
    one_life_extent,
)
from deckwright.games.new_age.words.treasures import (
    beside_dear,
    beside_relic_or_spell,
    brings_aether_for_two,
    brings_relic_aether,
    charges_for_dear_spell,
    charges_for_opening,
    charges_when_all_open,
    costs_less,
    cuts_nemesis,
    destroys_with_all_open,
    focuses_all,
    focuses_for_gain,
    gains_at_once,
    heals_for_spell,
    lets_anybody_destroy,
    magnifies,
    may_go_onto_deck,
    more_of_dear_gem,
    strikes_for_ability,
    strikes_for_empty_pile,
    strikes_for_gain,
    strikes_for_opening,
)
from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect

HOME = "treasure_box"
GEM, SPELL = "gem_treasure", "spell_treasure"  # facts that say what kind of treasure it is


def _small(kind: Kind, fact: str) -> Kind:
    """A gem or spell of level 1: it costs nothing, but lies with the treasures."""
    return replace(kind, home=HOME, facts={**kind.facts, "starter": 0, fact: 1, "treasure_level": 1})


def _gem(id: str, en: str, ru: str, play: Sequence[Effect]) -> Kind:
    return _small(gem(id, en, ru, cost=0, play=play, copies=1), GEM)


def _spell(id: str, en: str, ru: str, cast: Sequence[Effect]) -> Kind:
    return _small(spell(id, en, ru, cost=0, cast=cast, copies=1), SPELL)


def _groups(id: str, en: str, ru: str, rules: Rules) -> Kind:
    """A treasure of level 2."""
    return Kind(id, en, ru, 1, HOME, {"group_treasure": 1, "treasure_level": 2}, filled(rules))


def _own(id: str, en: str, ru: str, rules: Rules) -> Kind:
    """A treasure of level 3."""
    return Kind(id, en, ru, 1, HOME, {"own_treasure": 1, "treasure_level": 3}, filled(rules))


LEVEL_1 = [
    _spell("bramas-buried-light", "Brama's Buried Light", "Погребённый свет Брамы", [damage(1), aether(1)]),
    _spell(
        "garus-torch",
        "Garu's Torch",
        "Факел Гару",
        [either([damage(1)], [focus_any()], first_extent=damage_extent, second_extent=focus_extent)],
    ),
    _gem(
        "kadirs-emerald-shard",
        "Kadir's Emerald Shard",
        "Осколок изумруда Кадир",
        [either([aether(1)], [any_player_gains_life(1)], second_extent=one_life_extent)],
    ),
    _gem(
        "mists-garnet-shard",
        "Mist's Garnet Shard",
        "Осколок граната Дымки",
        [either([aether(1)], [cast_of_any()], second_extent=prepped_extent)],
    ),
    _spell("xaxoss-pyre", "Xaxos's Pyre", "Костёр Ксаксоса", [damage_with_help(1, 2)]),
    _gem(
        "adelheims-amethyst-shard",
        "Adelheim's Amethyst Shard",
        "Осколок аметиста Адельхейма",
        [aether(1), ally_may_exchange()],
    ),
    _gem("gexs-shattered-geode", "Gex's Shattered Geode", "Расколотая жеода Гекс", [aether(1), may_take_top_of_ally()]),
    _gem(
        "jians-moonstone-shard", "Jian's Moonstone Shard", "Осколок лунного камня Джиан", [aether(1), jewel_aether(1)]
    ),
    _gem("lashs-quartz-shard", "Lash's Quartz Shard", "Осколок кварца Лэша", [aether(1), delay_turn_for_aether(1)]),
    _spell("xaxoss-flare", "Xaxos's Flare", "Вспышка Ксаксоса", [damage_by_turn_card(1, 3)]),
]
LEVEL_2 = [
    _groups(
        "carapace-fragment",
        "Carapace Fragment",
        "Обломок панциря",
        {slots.fits_pile: [beside_relic_or_spell()], slots.when_gained_beside: [focuses_for_gain()]},
    ),
    _groups(
        "imbued-shackles",
        "Imbued Shackles",
        "Насыщенные оковы",
        {slots.fits_pile: [beside_dear(7)], slots.cheapens: [costs_less(1)]},
    ),
    _groups(
        "shimmering-cloak-of-the-magus",
        "Shimmering Cloak of the Magus",
        "Мерцающий плащ Мага Покровов",
        {slots.when_ability_used: [strikes_for_ability(2)]},
    ),
    _groups(
        "bones-of-deathmind",
        "Bones of Deathmind",
        "Кости Мёртвого Разума",
        {slots.when_breach_opens: [charges_for_opening(1)], slots.as_turn_begins: [charges_when_all_open(1)]},
    ),
    _groups("thorned-whip", "Thorned Whip", "Шипастый хлыст", {slots.when_breach_opens: [strikes_for_opening(2)]}),
    _groups(
        "cleansing-amulet",
        "Cleansing Amulet",
        "Очищающий амулет",
        {slots.when_ability_used: [lets_anybody_destroy()]},
    ),
    _groups(
        "core-of-rage",
        "Core of Rage",
        "Сердце ярости",
        {slots.fits_pile: [beside_relic_or_spell()], slots.when_gained_beside: [strikes_for_gain(2)]},
    ),
    _groups("gluttons-tooth", "Glutton's Tooth", "Зуб обжоры", {slots.when_pile_empties: [strikes_for_empty_pile(6)]}),
]
LEVEL_3 = [
    _own("verdant-staff", "Verdant Staff", "Цветущий посох", {slots.when_spell_gained: [heals_for_spell(1)]}),
    _own(
        "flowing-mantle",
        "Flowing Mantle",
        "Струящаяся мантия",
        {slots.as_turn_begins: [brings_relic_aether(1)], slots.when_relic_gained: [may_go_onto_deck()]},
    ),
    _own("forgotten-trinket", "Forgotten Trinket", "Забытая безделушка", {slots.as_first_turn_begins: [focuses_all()]}),
    _own(
        "accelerating-gauntlets",
        "Accelerating Gauntlets",
        "Рукавицы ускорения",
        {slots.as_first_turn_begins: [gains_at_once(4)]},
    ),
    _own(
        "shroud-of-obfuscation",
        "Shroud of Obfuscation",
        "Покров сокрытия",
        {slots.when_second_spell: [brings_aether_for_two(2)]},
    ),
    _own("precision-magnifier", "Precision Magnifier", "Линза точности", {slots.adds_to_spell: [magnifies(2, 1)]}),
    _own(
        "prism-of-destruction",
        "Prism of Destruction",
        "Призма разрушения",
        {slots.adds_to_spell: [destroys_with_all_open(2)]},
    ),
    _own("bladed-crystal", "Bladed Crystal", "Кристалл-клинок", {slots.adds_against_nemesis: [cuts_nemesis(1)]}),
    _own(
        "brooch-of-attunement",
        "Brooch of Attunement",
        "Брошь созвучия",
        {slots.when_spell_cast: [charges_for_dear_spell(6, 2)]},
    ),
    _own(
        "essence-extractor",
        "Essence Extractor",
        "Экстрактор сущности",
        {slots.when_gem_played: [more_of_dear_gem(5, 1)]},
    ),
]
LEVELS = {1: LEVEL_1, 2: LEVEL_2, 3: LEVEL_3}
TREASURES = [*LEVEL_1, *LEVEL_2, *LEVEL_3]
