"""The supply: gems, relics and spells."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import gem, relic, spell
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.breaches import (
    ally_may_prep_discarded,
    any_player_focuses,
    focus_any,
    focus_extent,
    focus_own,
    own_focus_extent,
)
from deckwright.games.aeons_end.words.cards import (
    delay_nemesis,
    delay_turn,
    destroy_played,
    destroy_played_extent,
    destroy_this,
    may_destroy_card,
    may_destroy_discarded,
    may_destroy_in_hand,
    may_destroy_this,
    may_destroy_top_of_ally,
    may_destroy_top_of_deck,
    may_discard_card,
    may_discard_spell,
)
from deckwright.games.aeons_end.words.choosing import any_ally, either
from deckwright.games.aeons_end.words.gains import (
    aether,
    by_tier,
    charge,
    draws,
    gravehold_extent,
    gravehold_life,
    if_nemesis_acted,
    if_pile_empty,
    life,
    life_extent,
    may_share,
    next_onto_deck,
    spell_aether,
)
from deckwright.games.aeons_end.words.spells import (
    cast_any,
    damage,
    damage_and_more_extent,
    damage_extent,
    damage_per_copy,
    damage_per_gem,
    damage_per_spell,
)
from deckwright.games.aeons_end.words.standing import guards
from deckwright.games.war_eternal.cards.traits import DUAL, TAKES_SPARK
from deckwright.games.war_eternal.words.market import first_jewel

GEMS = [
    gem("frozen-magmite", "Frozen Magmite", "Замороженная магма", cost=3, play=[aether(2), next_onto_deck()]),
    gem("volcanic-glass", "Volcanic Glass", "Вулканическое стекло", cost=3, play=[aether(2)], gained=[may_share(2)]),
    gem("dread-diamond", "Dread Diamond", "Алмаз ужаса", cost=3, play=[aether(2), may_discard_spell(aether(1))]),
    gem(
        "breach-ore",
        "Breach Ore",
        "Разломная руда",
        cost=4,
        play=[either([aether(2)], [focus_own()], second_extent=own_focus_extent)],
    ),
    gem("scoria-slag", "Scoria Slag", "Вулканический шлак", cost=4, play=[by_tier(aether(2), 2, aether(3))]),
    gem("erratic-ingot", "Erratic Ingot", "Изменчивый камень", cost=5, play=[aether(2), if_nemesis_acted(aether(2))]),
    gem(
        "bloodstone-jewel",
        "Bloodstone Jewel",
        "Кровавый камень",
        cost=6,
        play=[aether(3)],
        gained=[first_jewel(aether(3))],
    ),
]
RELICS = [
    relic(
        "mages-totem",
        "Mage's Totem",
        "Тотем мага",
        cost=2,
        play=[
            either(
                [destroy_played()],
                [destroy_this(), gravehold_life(1)],
                first_extent=destroy_played_extent,
                second_extent=gravehold_extent,
            )
        ],
    ),
    relic(
        "conclave-scroll",
        "Conclave Scroll",
        "Свиток конклава",
        cost=3,
        play=[charge(1), if_pile_empty(may_destroy_top_of_ally())],
    ),
    relic("fiend-catcher", "Fiend Catcher", "Ловец демонов", cost=3, play=[may_destroy_card(), delay_nemesis()]),
    relic(
        "primordial-fetish",
        "Primordial Fetish",
        "Первобытный идол",
        cost=4,
        play=[either([focus_any()], [destroy_this(), life(3)], first_extent=focus_extent, second_extent=life_extent)],
    ),
    relic("cairn-compass", "Cairn Compass", "Конический компас", cost=4, play=[ally_may_prep_discarded()]),
    relic("vortex-gauntlet", "Vortex Gauntlet", "Вихревая перчатка", cost=6, play=[cast_any()]),
]
SPELLS = [
    spell(
        "thoughtform-familiar", "Thoughtform Familiar", "Мыслеформенный фамильяр", cost=3, cast=[damage_per_spell(2, 1)]
    ),
    spell("carbonize", "Carbonize", "Обугливание", cost=4, cast=[damage(3), delay_turn()]),
    spell(
        "jagged-lightning",
        "Jagged Lightning",
        "Рваная молния",
        cost=4,
        cast=[damage(3), may_discard_card(any_player_focuses())],
    ),
    spell("kindle", "Kindle", "Разжигание", cost=4, cast=[damage(3)], traits=[TAKES_SPARK]),
    spell(
        "pyrotechnic-surge",
        "Pyrotechnic Surge",
        "Огненный всплеск",
        cost=4,
        cast=[damage(4), may_destroy_discarded()],
        traits=[DUAL],
    ),
    spell("aurora", "Aurora", "Полярное сияние", cost=5, cast=[damage(3)], prepped=[charge(1)]),
    spell(
        "celestial-spire",
        "Celestial Spire",
        "Небесный шпиль",
        cost=5,
        cast=[damage(3), if_pile_empty(any_ally(draws(1)))],
    ),
    spell(
        "convection-field",
        "Convection Field",
        "Поле конвекции",
        cost=5,
        cast=[
            either(
                [damage(4)],
                [damage(2), any_ally(may_destroy_in_hand())],
                first_extent=damage_extent,
                second_extent=damage_and_more_extent,
            )
        ],
    ),
    spell("fiery-torrent", "Fiery Torrent", "Огненный ливень", cost=5, cast=[damage_per_copy(2, 2)]),
    spell(
        "conjure-the-lost",
        "Conjure the Lost",
        "Восполнение потерь",
        cost=6,
        cast=[damage(5), may_destroy_this(gravehold_life(4))],
    ),
    spell("nova-forge", "Nova Forge", "Новая кузница", cost=6, cast=[damage(4)], prepped=[spell_aether(2)]),
    spell(
        "equilibrium",
        "Equilibrium",
        "Равновесие",
        cost=7,
        cast=[damage(4)],
        rules={slots.damage_suffered: [guards(less=1, least=1)]},
    ),
    spell(
        "reduce-to-ash",
        "Reduce to Ash",
        "Испепеление",
        cost=7,
        cast=[damage(4)],
        casting=[may_destroy_top_of_deck()],
    ),
    spell("crystallize", "Crystallize", "Кристаллизация", cost=8, cast=[damage_per_gem(2)], traits=[DUAL]),
]
