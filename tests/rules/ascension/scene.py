"""Scenes of Ascension: put a situation on the table, act, and look at what a player would see.

    s = scene(hand=["demon-slayer"], row=["mephit"], power=1)
    s.play("demon-slayer")
    s.defeat("mephit")
    assert s.honor() == 2

I am seat 0, the first player, so seats 1, 2 and 3 follow clockwise. What a scene does not mention is empty or dull: no
cards, no runes, no power, no honor, an empty row, and a centre deck that is left as it was shuffled. Piles are lists
with the top card first. A card may be a dict with marks, `{"card": "shadow-star", "used": True}`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from deckwright import Table
from tests.rules.acting import Acting

__all__ = ["Scene", "scene"]

SEED = 5
PILES = ("hand", "deck", "discard", "play", "constructs")
MINE = (*PILES, "honor", "extra_turns")


def scene(players: int = 2, options: Mapping[str, Any] | None = None, **arrangement: Any) -> Scene:
    """Open a table in its first turn and arrange it.

    Names of `MINE` are about me, `p1={...}` to `p3={...}` hold the same for the others, all other names are about the
    table: row, centre, void, mystics, infantry, runes, mechana_runes, power, pool, discount.
    """
    table = _opened(players, json.dumps(dict(options or {}))).clone()
    theirs: dict[int, dict[str, Any]] = {side: dict(arrangement.pop(f"p{side}", {})) for side in range(players)}
    theirs[0] |= {name: arrangement.pop(name) for name in MINE if name in arrangement}
    wanted: dict[str, Any] = {"row": []} | arrangement
    for side, given in theirs.items():
        dull: dict[str, Any] = {name: [] for name in PILES}
        wanted |= {f"p{side}.{name}": value for name, value in (dull | given).items()}
    table.arrange(wanted)
    return Scene(table)


@cache
def _opened(players: int, options: str) -> Table:
    asked = {"first_player": "first_seat"} | json.loads(options)
    return Table.open("ascension", players=players, seed=SEED, options=asked)


class Scene(Acting):
    """A table with short names for what is done and seen at it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._began = self._counts()

    # --- doing --------------------------------------------------------------------------------------------------------

    def play_all(self, *cards: str) -> None:
        """Play cards from hand in this order."""
        for card in cards:
            self.play(card)

    def use(self, card: str) -> None:
        """Use the ability of a construct."""
        self.choose("use", card)

    def use_second(self, card: str) -> None:
        """Use the second ability of a construct."""
        self.choose("use-second", card)

    def acquire(self, card: str) -> None:
        """Acquire a card."""
        self.choose("acquire", card)

    def defeat(self, card: str) -> None:
        """Defeat a monster."""
        self.choose("defeat", card)

    def end_turn(self) -> None:
        """End the turn; the next player's begins, or the game is over."""
        self.choose("end-turn")

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def gained(self) -> dict[str, int]:
        """What I have gained or lost since the scene began; `cards` are cards gone from my deck."""
        return {name: now - self._began[name] for name, now in self._counts().items() if now != self._began[name]}

    def _counts(self) -> dict[str, int]:
        names = ("runes", "mechana_runes", "power", "discount")
        return {name: self.value(name) for name in names} | {"honor": self.honor(), "cards": -len(self.deck())}

    def value(self, name: str) -> int:
        """A value of the table."""
        return self.table.value(name)

    @property
    def runes(self) -> int:
        """Runes of the player whose turn it is."""
        return self.value("runes")

    @property
    def pool(self) -> int:
        """What is left in the honor pool."""
        return self.value("pool")

    def honor(self, player: int = 0) -> int:
        """Honor gained in play."""
        return self.table.value("honor", player)

    def score(self, player: int = 0) -> int:
        """The final score."""
        return self.table.value("score", player)

    def played(self, player: int = 0) -> list[str]:
        """Heroes played this turn; the order means nothing."""
        return sorted(self.table.cards("play", player))

    def constructs(self, player: int = 0) -> list[str]:
        """Constructs in play; the order means nothing."""
        return sorted(self.table.cards("constructs", player))

    def price(self, card: str) -> int | None:
        """The runes that a card costs now, if it can be paid for."""
        return self.price_by("acquire", card)

    @property
    def void(self) -> list[str]:
        """The Void; the order means nothing."""
        return sorted(self.table.cards("void"))
