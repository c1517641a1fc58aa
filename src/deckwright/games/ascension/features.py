"""What a card does, as numbers for bots: what its words give, so that a new card needs nothing more."""

from __future__ import annotations

from deckwright.lang.cards import Kind

# Features that are a yes or no: it gives more the later in a turn it comes; it costs a card, like it or not.
_FLAGS = ("plays_late", "must_banish")


def features(kind: Kind) -> dict[str, int]:
    """The features of a card as facts: tenths of what playing it, using it or defeating it once gives."""
    gives = kind.gives(dict.fromkeys(kind.slots, 1))
    flags = {flag: int(gives.pop(flag, 0) > 0) for flag in _FLAGS}
    return {f"gives_{what}": round(10 * amount) for what, amount in gives.items()} | flags
