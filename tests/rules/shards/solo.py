"""Scenes of the game against Nemesis: it is my main phase, and her next cards are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.shards.scene import Scene, scene

NEMESIS = 1
# A row without mercenaries and without a match for cards of other factions: all of the Order.
ORDER_ROW = ("portal-monk", "portal-monk", "cryptofist-monk", "cryptofist-monk", "order-initiate", "order-initiate")
# What follows her cards in the centre deck: all Homo Deus.
REST = ("reactor-drone", "reactor-drone", "reactor-drone", "mining-drones", "mining-drones", "mining-drones")


def solo(
    top: Sequence[str] = (),
    row: Sequence[str] = ORDER_ROW,
    rest: Sequence[str] = REST,
    nemesis: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **mine: Any,
) -> Scene:
    """`top` lies on the centre deck, `rest` below; she leads with Volos, I with Tetra, if nothing else is said."""
    hers = {"leader": "volos"} | (nemesis or {})
    me = {"leader": "tetra" if hers["leader"] != "tetra" else "volos"} | mine
    return scene(players=1, options=options, row=row, centre=[*top, *rest], p1=hers, **me)


def with_row(*cards: str) -> list[str]:
    """These cards in the row, the other places held by the Order."""
    return [*cards, *ORDER_ROW][:6]
