"""How an Ascension card is declared: its name, its numbers, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckwright.games.ascension.rules.core import on_defeat, on_play, on_use, on_use_second
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.words import falls
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

CENTRE = "centre_cards"
STARTERS = "starters"
Effects = Sequence[Effect]


def hero(id: str, en: str, ru: str, faction: Faction, *, cost: int, honor: int, copies: int, play: Effects) -> Kind:
    """A hero of the centre deck."""
    facts = {"faction": faction, "hero": 1, "cost": cost, "honor": honor}
    return Kind(id, en, ru, copies, CENTRE, facts, {on_play: list(play)})


def construct(
    id: str,
    en: str,
    ru: str,
    faction: Faction,
    *,
    cost: int,
    honor: int,
    copies: int,
    use: Effects = (),
    second: Effects = (),
    answers: dict[Any, list[Effect]] | None = None,
    traits: Sequence[Trait] = (),
) -> Kind:
    """A construct: abilities to use, each once per turn, and what it answers to by itself."""
    needs = max((effect.arguments["n"] for effect in second if effect.word.name == "for_runes"), default=0)
    facts = {"faction": faction, "construct": 1, "cost": cost, "honor": honor, "needs_runes": needs}
    slots = {on_use: list(use), on_use_second: list(second)} | (answers or {})
    return Kind(id, en, ru, copies, CENTRE, facts, {slot: e for slot, e in slots.items() if e}, traits)


def monster(
    id: str, en: str, ru: str, *, strength: int, copies: int, reward: Effects, traits: Sequence[Trait] = ()
) -> Kind:
    """A monster of the centre deck: it leaves before its reward is carried out."""
    return Kind(
        id, en, ru, copies, CENTRE, {"monster": 1, "strength": strength}, {on_defeat: [falls(), *reward]}, traits
    )


def starter(id: str, en: str, ru: str, *, copies: int, play: Effects) -> Kind:
    """A starting card: each of the four decks has as many copies as the others (ASC-COMP-01)."""
    return Kind(id, en, ru, copies, STARTERS, {"hero": 1, "basic": 1}, {on_play: list(play)}, sets=4)


def available(id: str, en: str, ru: str, *, cost: int, copies: int, home: str, play: Effects) -> Kind:
    """A hero that can always be acquired (ASC-COMP-02)."""
    facts = {"hero": 1, "basic": 1, "cost": cost, "honor": 1}
    return Kind(id, en, ru, copies, home, facts, {on_play: list(play)})


def always_there(id: str, en: str, ru: str, *, strength: int, home: str, reward: Effects) -> Kind:
    """A monster that can always be fought and never leaves (ASC-FIGHT-06, ASC-PUB-04)."""
    return Kind(id, en, ru, 1, home, {"monster": 1, "basic": 1, "strength": strength}, {on_defeat: list(reward)})
