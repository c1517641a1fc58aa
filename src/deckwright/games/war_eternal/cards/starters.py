"""The starting cards of the mages, and the Sigil breaches."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.breaches import HOLDS, more_damage
from deckwright.games.aeons_end.cards.make import gem, spell
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.breaches import ally_may_prep, focus_any, focus_extent
from deckwright.games.aeons_end.words.cards import destroy_this, may_take_top_of_ally
from deckwright.games.aeons_end.words.choosing import either
from deckwright.games.aeons_end.words.gains import (
    aether,
    card_aether,
    charge,
    gem_aether,
    if_life_at_most,
    next_to_ally,
    suffer_yourself,
)
from deckwright.games.aeons_end.words.spells import damage, damage_extent
from deckwright.games.aeons_end.words.standing import shines
from deckwright.games.war_eternal.words.mages import damage_for_trophy
from deckwright.lang.cards import Kind
from deckwright.lang.words import several

OBLIVION_SHARD = gem("oblivion-shard", "Oblivion Shard", "Осколок забвения", cost=0, play=[gem_aether(2)], copies=1)
TORCH = spell(
    "torch",
    "Torch",
    "Факел",
    cost=0,
    cast=[either([damage(1)], [focus_any()], first_extent=damage_extent, second_extent=focus_extent)],
    copies=1,
)
SHATTERED_GEODE = gem(
    "shattered-geode",
    "Shattered Geode",
    "Расколотая жеода",
    cost=0,
    play=[aether(1), may_take_top_of_ally()],
    copies=1,
)
WORLDHEART_SHARD = gem(
    "worldheart-shard",
    "Worldheart Shard",
    "Осколок сердца мира",
    cost=0,
    play=[either([aether(1)], [card_aether(2), next_to_ally()])],
    copies=1,
)
AMETHYST_PARAGON = gem(
    "amethyst-paragon",
    "Amethyst Paragon",
    "Аметистовый образец",
    cost=0,
    play=[aether(1), ally_may_prep()],
    copies=1,
)
EXTINGUISH = spell("extinguish", "Extinguish", "Угасание", cost=0, cast=[damage_for_trophy(1)], copies=2)
COAL_SHARD = gem(
    "coal-shard",
    "Coal Shard",
    "Угольный осколок",
    cost=0,
    play=[if_life_at_most(2, destroy_this(), several([aether(3), charge(1), suffer_yourself(2)]))],
    copies=1,
)
ILLUMINATE = spell(
    "illuminate", "Illuminate", "Озарение", cost=0, cast=[damage(1)], rules={slots.when_focused: [shines(1)]}, copies=1
)
CARDS = [
    OBLIVION_SHARD, TORCH, SHATTERED_GEODE, WORLDHEART_SHARD, AMETHYST_PARAGON, EXTINGUISH, COAL_SHARD, ILLUMINATE,
]  # fmt: skip


def _sigil(numeral: str, position: int) -> Kind:
    """A breach that Dezmodia's ability puts in the place of another one (WE-COMP-11)."""
    facts = {"position": position, "special": 1, "sigil": 1}
    names = f"Sigil Breach {numeral}", f"Зачарованный разлом {numeral}"
    return Kind(f"sigil-breach-{position}", *names, 4, "breach_box", facts, traits=[HOLDS, more_damage(2)])


SIGILS = [_sigil("I", 1), _sigil("II", 2)]
