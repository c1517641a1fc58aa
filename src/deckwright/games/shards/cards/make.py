"""How a Shards card is declared: its name, its numbers, what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.shards.cards.traits import FOCUSES
from deckwright.games.shards.rules.core import on_activate, on_play
from deckwright.games.shards.schema import Faction, Leader
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

BASE, EXPANSION, STARTER, RELIC = "base_cards", "expansion_cards", "starters", "relic_box"
Effects = Sequence[Effect]
Stands = Mapping[Any, Any]  # what always holds, by slot


def _kind(
    id: str,
    en: str,
    ru: str,
    faction: Faction,
    home: str,
    copies: int,
    facts: dict[str, int],
    play: Effects = (),
    activate: Effects = (),
    traits: Sequence[Trait] = (),
    stands: Stands | None = None,
    sets: int = 1,
) -> Kind:
    slots: Stands = {on_play: list(play), on_activate: list(activate), **(stands or {})}
    facts = {"faction": faction, "expansion": home == EXPANSION} | facts
    return Kind(id, en, ru, copies, home, facts, {s: e for s, e in slots.items() if e}, traits, sets)


def ally(
    id: str,
    en: str,
    ru: str,
    faction: Faction,
    *,
    cost: int,
    copies: int,
    play: Effects,
    shield: int = 0,
    home: str = BASE,
    traits: Sequence[Trait] = (),
    solo_extra: Leader = Leader.NONE,
) -> Kind:
    """An ally of the centre deck."""
    facts = {"cost": cost, "shield": shield, "solo_extra": solo_extra}
    return _kind(id, en, ru, faction, home, copies, facts, play, traits=traits)


def mercenary(
    id: str, en: str, ru: str, faction: Faction, *, cost: int, copies: int, play: Effects, home: str = BASE
) -> Kind:
    """An ally that may also be fast-played from the row."""
    return _kind(id, en, ru, faction, home, copies, {"cost": cost, "mercenary": 1}, play)


def champion(
    id: str,
    en: str,
    ru: str,
    faction: Faction,
    *,
    cost: int,
    copies: int,
    health: int,
    play: Effects = (),
    activate: Effects = (),
    traits: Sequence[Trait] = (),
    stands: Stands | None = None,
    shield: int = 0,
    home: str = BASE,
) -> Kind:
    """A champion, which stays in play."""
    facts = {"cost": cost, "champion": 1, "health": health, "shield": shield}
    return _kind(id, en, ru, faction, home, copies, facts, play, activate, traits, stands)


def starter(id: str, en: str, ru: str, *, copies: int, play: Effects) -> Kind:
    """A starting card: each of the four sets has as many copies as the others (SOI-COMP-03)."""
    return _kind(id, en, ru, Faction.NONE, STARTER, copies, {"starter": 1}, play, sets=4)


def relic(
    id: str,
    en: str,
    ru: str,
    faction: Faction,
    leader: Leader,
    *,
    play: Effects = (),
    traits: Sequence[Trait] = (),
    stands: Stands | None = None,
    champion_health: int = 0,
) -> Kind:
    """A relic: an ally, or a champion if it has health."""
    facts = {"relic": 1, "leader": leader, "champion": int(champion_health > 0), "health": champion_health}
    return _kind(id, en, ru, faction, RELIC, 1, facts, play, traits=traits, stands=stands)


def leader(id: str, en: str, ru: str, faction: Faction, which: Leader) -> Kind:
    """A leader. All have the same Focus (SOI-COMP-10)."""
    return _kind(id, en, ru, faction, "leader_cards", 1, {"leader": which}, traits=[FOCUSES])
