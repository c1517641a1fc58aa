"""The supply: gems, relics and spells."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import gem, relic, spell
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
    gravehold_life,
    if_nemesis_acted,
    if_pile_empty,
    life,
    may_share,
    next_onto_deck,
    spell_aether,
)
from deckwright.games.aeons_end.words.spells import (
    cast_any,
    damage,
    damage_per_copy,
    damage_per_gem,
    damage_per_spell,
)
from deckwright.games.war_eternal.cards.traits import DUAL, GUARDS, TAKES_SPARK
from deckwright.games.war_eternal.words.market import first_jewel

GEMS = [
    gem("frozen-magmite", "Frozen Magmite", "Замороженная магма", 3, [aether(2), next_onto_deck()]),
    gem("volcanic-glass", "Volcanic Glass", "Вулканическое стекло", 3, [aether(2)], gained=[may_share(2)]),
    gem("dread-diamond", "Dread Diamond", "Алмаз ужаса", 3, [aether(2), may_discard_spell(aether(1))]),
    gem(
        "breach-ore",
        "Breach Ore",
        "Разломная руда",
        4,
        [either([aether(2)], [focus_own()], second_extent=own_focus_extent)],
    ),
    gem("scoria-slag", "Scoria Slag", "Вулканический шлак", 4, [by_tier(aether(2), 2, aether(3))]),
    gem("erratic-ingot", "Erratic Ingot", "Изменчивый камень", 5, [aether(2), if_nemesis_acted(aether(2))]),
    gem("bloodstone-jewel", "Bloodstone Jewel", "Кровавый камень", 6, [aether(3)], gained=[first_jewel(aether(3))]),
]
RELICS = [
    relic(
        "mages-totem",
        "Mage's Totem",
        "Тотем мага",
        2,
        [either([destroy_played()], [destroy_this(), gravehold_life(1)], first_extent=destroy_played_extent)],
    ),
    relic(
        "conclave-scroll",
        "Conclave Scroll",
        "Свиток конклава",
        3,
        [charge(1), if_pile_empty(may_destroy_top_of_ally())],
    ),
    relic("fiend-catcher", "Fiend Catcher", "Ловец демонов", 3, [may_destroy_card(), delay_nemesis()]),
    relic(
        "primordial-fetish",
        "Primordial Fetish",
        "Первобытный идол",
        4,
        [either([focus_any()], [destroy_this(), life(3)], first_extent=focus_extent)],
    ),
    relic("cairn-compass", "Cairn Compass", "Конический компас", 4, [ally_may_prep_discarded()]),
    relic("vortex-gauntlet", "Vortex Gauntlet", "Вихревая перчатка", 6, [cast_any()]),
]
SPELLS = [
    spell("thoughtform-familiar", "Thoughtform Familiar", "Мыслеформенный фамильяр", 3, [damage_per_spell(2, 1)]),
    spell("carbonize", "Carbonize", "Обугливание", 4, [damage(3), delay_turn()]),
    spell(
        "jagged-lightning", "Jagged Lightning", "Рваная молния", 4, [damage(3), may_discard_card(any_player_focuses())]
    ),
    spell("kindle", "Kindle", "Разжигание", 4, [damage(3)], traits=[TAKES_SPARK]),
    spell(
        "pyrotechnic-surge",
        "Pyrotechnic Surge",
        "Огненный всплеск",
        4,
        [damage(4), may_destroy_discarded()],
        traits=[DUAL],
    ),
    spell("aurora", "Aurora", "Полярное сияние", 5, [damage(3)], prepped=[charge(1)]),
    spell(
        "celestial-spire",
        "Celestial Spire",
        "Небесный шпиль",
        5,
        [damage(3), if_pile_empty(any_ally(draws(1)))],
    ),
    spell(
        "convection-field",
        "Convection Field",
        "Поле конвекции",
        5,
        [either([damage(4)], [damage(2), any_ally(may_destroy_in_hand())])],
    ),
    spell("fiery-torrent", "Fiery Torrent", "Огненный ливень", 5, [damage_per_copy(2, 2)]),
    spell(
        "conjure-the-lost",
        "Conjure the Lost",
        "Восполнение потерь",
        6,
        [damage(5), may_destroy_this(gravehold_life(4))],
    ),
    spell("nova-forge", "Nova Forge", "Новая кузница", 6, [damage(4)], prepped=[spell_aether(2)]),
    spell("equilibrium", "Equilibrium", "Равновесие", 7, [damage(4)], traits=[GUARDS]),
    spell(
        "reduce-to-ash",
        "Reduce to Ash",
        "Испепеление",
        7,
        [damage(4)],
        casting=[may_destroy_top_of_deck()],
    ),
    spell("crystallize", "Crystallize", "Кристаллизация", 8, [damage_per_gem(2)], traits=[DUAL]),
]
