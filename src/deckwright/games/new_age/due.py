"""What the minions and powers in play do in the next nemesis turn, by what everybody knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.vocabulary import effects_of
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.words import Effect

Kinds = Callable[[str], Kind | None]


def acts_of(kind: Kind) -> Sequence[Effect]:
    """What a minion does in a nemesis turn, or a power as it happens."""
    return effects_of(kind, slots.on_persistent) or effects_of(kind, slots.on_power)


def due(view: View, kinds: Kinds) -> Iterator[Kind]:
    """The minions, and the powers that happen then, in the order they came."""
    for card in view["piles"]["threats"]["cards"]:
        kind = kinds(card["card"])
        if kind is not None and (not kind.all_facts().get("power") or card.get("countdown", 0) == 1):
            yield kind
