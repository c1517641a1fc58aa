"""The ways of looking ahead, by name."""

from __future__ import annotations

from deckwright.bots.race import Race
from deckwright.bots.thinking import Search
from deckwright.bots.tree import TreeSearch

WAYS: dict[str, type[Search]] = {"race": Race, "tree": TreeSearch}
