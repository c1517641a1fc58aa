"""Scenes of Shards of Infinity: put a situation on the table, act, and look at what a player would see.

    s = scene(hand=["kiln-drone"], play=["evokatus"], crystals=1, p1={"play": ["zetta-the-encryptor"]})
    s.play("kiln-drone")
    assert s.crystals == 5

I am the player whose main phase it is: seat 0 (the seed sees to that), so seats 1, 2 and 3 follow clockwise. What a
scene does not mention is empty or dull: no cards, no crystals, no power, 50 health, no mastery, no leader, an empty
row (the centre deck is left as it was shuffled). Piles are lists with the top card first. A champion arranged in a play
zone came there in an earlier turn; any other card there counts as played this turn. A card may be a dict with marks,
`{"card": "evokatus", "activated": True}`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from deckwright import Table
from deckwright.games.shards.schema import INFINITE
from tests.rules.acting import Acting

__all__ = ["ASKED", "INFINITE", "Scene", "scene"]

ASKED = {"showing": "asked"}  # a table at which Unify and Dominion ask whether to show cards
SEED = 5  # seat 0 begins, however many play
PILES = ("hand", "deck", "discard", "play", "relics")
MINE = (*PILES, "health", "mastery", "leader", "focused", "relic_taken")


def scene(players: int = 2, options: Mapping[str, Any] | None = None, **arrangement: Any) -> Scene:
    """Open a table in its first main phase and arrange it.

    Names of `MINE` are about me, `p1={...}` to `p3={...}` hold the same for the others, all other names are about the
    table: row, centre, removed, crystals, power.
    """
    table = _opened(players, json.dumps(dict(options or {}))).clone()
    sides = range(len(table.view()["players"]))
    theirs: dict[int, dict[str, Any]] = {side: dict(arrangement.pop(f"p{side}", {})) for side in sides}
    theirs[0] |= {name: arrangement.pop(name) for name in MINE if name in arrangement}
    wanted: dict[str, Any] = {"row": [], "crystals": 0, "power": 0} | arrangement
    for side, given in theirs.items():
        leader = given.pop("leader", None)
        dull: dict[str, Any] = {name: [] for name in PILES} | {"health": 50, "mastery": 0}
        dull["board"] = [] if leader is None else [leader]
        wanted |= {f"p{side}.{name}": value for name, value in (dull | given).items()}
    table.arrange(wanted)
    return Scene(table)


@cache
def _opened(players: int, options: str) -> Table:
    """A table in its first main phase, everything before it answered with the first choice."""
    asked = ({"nemesis_first": "player"} if players == 1 else {}) | json.loads(options)
    table = Table.open("shards", players=players, seed=SEED, options=asked)
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    assert table.active == 0, "seat 0 should begin"
    return table


class Scene(Acting):
    """A table with short names for what is done and seen at it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._began = self._counts()

    # --- doing --------------------------------------------------------------------------------------------------------

    def activate(self, card: str) -> None:
        """Activate a champion."""
        self.choose("activate", card)

    def recruit(self, card: str) -> None:
        """Recruit a card of the row."""
        self.choose("recruit", card)

    def fast_play(self, card: str) -> None:
        """Fast-play a mercenary of the row."""
        self.choose("fast-play", card)

    def attack(self, card: str) -> None:
        """Attack an enemy champion."""
        self.choose("attack", card)

    def focus(self) -> None:
        """Use Focus."""
        self.choose("focus")

    def take_relic(self, card: str) -> None:
        """Recruit a relic of mine."""
        self.choose("recruit-relic", card)

    def show(self, *shields: str) -> None:
        """Show shields of the attacked player's hand, and no more if there is still a choice."""
        attacked = self.seat
        for card in shields:
            self.choose("show", card)
        if self.seat == attacked and self.can("done"):
            self.choose("done")

    def assign(self, player: int, number: int) -> None:
        """Assign power to an opponent."""
        self.choose("assign", player=player, number=number)

    def end_main(self) -> None:
        """Leave the main phase; the game goes on to the next question, be it a shield or the next player's turn."""
        self.choose("end-main")

    def end_turn(self) -> None:
        """Leave the main phase, nobody showing shields, until the next main phase or the end of the game."""
        self.end_main()
        while self.asked == "show-shields":
            self.choose("done")

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def gained(self) -> dict[str, int]:
        """What I have gained or lost since the scene began; `cards` are cards gone from my deck."""
        return {name: now - self._began[name] for name, now in self._counts().items() if now != self._began[name]}

    def _counts(self) -> dict[str, int]:
        mine = {"mastery": self.mastery(), "health": self.health(), "cards": -len(self.deck())}
        return {"crystals": self.crystals, "power": self.power} | mine

    def price(self, card: str, verb: str = "recruit") -> int | None:
        """The number that goes with an option: crystals to recruit, power to attack."""
        return self.price_by(verb, card)

    @property
    def crystals(self) -> int:
        """Crystals of the player whose turn it is."""
        return self.table.value("crystals")

    def mastery(self, player: int = 0) -> int:
        """A player's mastery."""
        return self.table.value("mastery", player)

    def health(self, player: int = 0) -> int:
        """A player's health."""
        return self.table.value("health", player)

    def in_play(self, player: int = 0) -> list[str]:
        """A player's play zone; the order means nothing."""
        return sorted(self.table.cards("play", player))

    @property
    def removed(self) -> list[str]:
        """The removed pile; the order means nothing."""
        return sorted(self.table.cards("removed"))
