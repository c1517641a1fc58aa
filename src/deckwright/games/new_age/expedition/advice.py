"""What somebody picks at the camp who wants to be on the road: automatic players, and people in a hurry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from deckwright.games.aeons_end.options_of_boxes import USUAL_PILES
from deckwright.games.aeons_end.schema import MOST_PILES
from deckwright.games.new_age.cards.treasures import TREASURES
from deckwright.games.new_age.treasures import by_worth
from deckwright.lang.cards import Kind

Named = Callable[[int], str]  # the decision of a place
Order = Callable[[Sequence[str]], list[str]]  # names, the best first
Rank = Callable[[str], Any]

# The best first; whoever is not named comes after them, in the order of the Barracks.
MAGES = (
    "garu", "mazahaedron", "taqren", "gygar", "mist", "sahala", "yan-magda", "talix", "lost", "claudia", "gex",
    "soskel", "dezmodia", "ulgimor", "rhia", "quilius",
)  # fmt: skip
WORTH = {"gives_damage": 10, "gives_aether": 12, "gives_thinning": 15, "gives_help": 10, "liking": 1}
CHEAP_GEM = 3


def mages(names: Sequence[str]) -> list[str]:
    """Mages, the best first."""
    return sorted(names, key=lambda name: MAGES.index(name) if name in MAGES else len(MAGES))


def treasures(names: Sequence[str]) -> list[str]:
    """Treasures of one level, the best first."""
    order = _treasures()
    return sorted(names, key=lambda name: order.index(name) if name in order else len(order))


@cache
def _treasures() -> list[str]:
    return by_worth([kind.id for kind in TREASURES])


def piles(kinds: Sequence[Kind]) -> list[str]:
    """Nine piles as the rulebook recommends them, of each type those that are worth most for what they cost."""
    best = sorted(kinds, key=lambda kind: (-worth(kind), kind.id))
    picked = [kind for kind in best if kind.facts.get("gem") and kind.facts["cost"] == CHEAP_GEM][:1]
    for type, many in USUAL_PILES.items():
        of_type = [kind for kind in best if kind.facts.get(type) and kind not in picked]
        picked += of_type[: many - sum(bool(kind.facts.get(type)) for kind in picked)]
    picked += [kind for kind in best if kind not in picked][: MOST_PILES - len(picked)]
    return [kind.id for kind in picked]


def worth(kind: Kind) -> float:
    """What a card is worth for each aether it costs."""
    return sum(kind.facts.get(fact, 0) * weight for fact, weight in WORTH.items()) / kind.facts["cost"]
