"""Scenes of Shards of Infinity: put a situation on the table, act, and look at what a player would see.

    s = scene(hand=["kiln-drone"], play=["evokatus"], crystals=1, p1={"play": ["zetta-the-encryptor"]})
    s.play("kiln-drone")
    assert s.crystals == 5

I am the player whose main phase it is: seat 0 (the seed sees to that), so seats 1, 2 and 3 follow clockwise. What a
scene does not mention is empty or dull: no cards, no crystals, no power, 50 health, no mastery, no leader, an empty
row (the centre deck is left as it was shuffled). Piles are lists with the top card first. A champion arranged in a play
zone came there in an earlier turn; any other card there counts as played this turn. A card may be a dict with marks,
`{"card": "evokatus", "activated": True}`.

Every test of a module that imports `scene` runs in the three modes of `MODES` (see conftest.py): plainly, saved and
loaded before every choice, with every choice taken back and made again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from deckwright import Event, Option, Table
from deckwright.games.shards.schema import INFINITE

__all__ = ["INFINITE", "MODES", "Scene", "mode", "scene"]

MODES = ("plain", "saved", "undone")
SEED = 5  # seat 0 begins, however many play
PILES = ("hand", "deck", "discard", "play", "relics")
MINE = (*PILES, "health", "mastery", "leader", "focused", "relic_taken")

mode = {"now": "plain"}


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
        dull: dict[str, Any] = {name: [] for name in PILES} | {"health": 50, "mastery": 0, "leader": "none"}
        if leader is not None:
            dull |= {"leader": leader.replace("-", "_"), "board": [leader]}
        wanted |= {f"p{side}.{name}": value for name, value in (dull | given).items()}
    table.arrange({name: _dressed(table, name, value) for name, value in wanted.items()})
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


def _dressed(table: Table, name: str, value: Any) -> Any:
    """What is in a play zone and is no champion was played this turn."""
    if not name.endswith(".play"):
        return value
    cards = [card if isinstance(card, Mapping) else {"card": card} for card in value]
    for card in cards:
        assert table.game.kind(card["card"]) is not None, f"there is no card {card['card']}"
    champions = {kind.id for kind in table.game.kinds if kind.facts.get("champion")}
    return [card if card["card"] in champions else {"played": True, **card} for card in cards]


class Scene:
    """A table with short names for what is done and seen at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []
        self._began = self._counts()

    # --- doing --------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, card: str | None = None, player: int | None = None, number: int | None = None) -> None:
        """Choose among the options, in the way of the mode."""
        if mode["now"] == "saved":
            before = self.table.hash()
            self.table = Table.load(self.table.save())
            assert self.table.hash() == before, "a loaded game is not the saved one"
        before = self.table.hash()
        self.events = self.table.choose(verb, card=card, player=player, number=number)
        if mode["now"] == "undone":
            after, made = self.table.hash(), self.table.history[-1]["choose"]
            self.table.undo()
            assert self.table.hash() == before, "a choice taken back leaves something behind"
            self.table.choose(made)
            assert self.table.hash() == after, "the same choice again leads elsewhere"

    def play(self, card: str) -> None:
        """Play a card from hand."""
        self.choose("play", card)

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

    def answer(self, *cards: str) -> None:
        """Choose cards, one question after the other."""
        for card in cards:
            self.choose("choose", card)

    def answer_player(self, player: int) -> None:
        """Choose a player."""
        self.choose("choose-player", player=player)

    def decline(self) -> None:
        """Pass an optional question."""
        self.choose("pass")

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

    @property
    def asked(self) -> str:
        """The id of the pending question; empty when the game is over."""
        return self.table.prompt.id if self.table.prompt is not None else ""

    @property
    def seat(self) -> int | None:
        """Who is asked."""
        return self.table.seat

    def options_of(self, verb: str) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.table.options if option.verb == verb]

    def choices(self, verb: str = "choose") -> list[str]:
        """The cards that may be chosen, each kind once, by name."""
        return sorted({option.card or "" for option in self.options_of(verb)})

    def can(self, verb: str, card: str | None = None) -> bool:
        """Whether there is such an option."""
        return any(card is None or option.card == card for option in self.options_of(verb))

    def price(self, card: str, verb: str = "recruit") -> int | None:
        """The number that goes with an option: crystals to recruit, power to attack."""
        return next((option.number for option in self.options_of(verb) if option.card == card), None)

    def said(self, note: str) -> list[str]:
        """The cards (or what is told) of the notes of this id that the last choice brought."""
        told = [event for event in self.events if event.what == "note" and event.data["note"] == note]
        return [event.data.get("card", event.en) for event in told]

    def seen_by(self, seat: int, pile: str, player: int = 0) -> list[str | None]:
        """A pile of a player as another seat sees it, from the top; None for a hidden card."""
        cards = self.table.view(seat)["players"][player]["piles"][pile]["cards"]
        return [card["card"] if card else None for card in cards]

    @property
    def crystals(self) -> int:
        """Crystals of the player whose turn it is."""
        return self.table.value("crystals")

    @property
    def power(self) -> int:
        """Power of the player whose turn it is."""
        return self.table.value("power")

    def mastery(self, player: int = 0) -> int:
        """A player's mastery."""
        return self.table.value("mastery", player)

    def health(self, player: int = 0) -> int:
        """A player's health."""
        return self.table.value("health", player)

    def hand(self, player: int = 0) -> list[str]:
        """A player's hand; the order means nothing."""
        return sorted(self.table.cards("hand", player))

    def deck(self, player: int = 0) -> list[str]:
        """A player's deck, from the top."""
        return self.table.cards("deck", player)

    def discard(self, player: int = 0) -> list[str]:
        """A player's discard pile; the order means nothing."""
        return sorted(self.table.cards("discard", player))

    def in_play(self, player: int = 0) -> list[str]:
        """A player's play zone; the order means nothing."""
        return sorted(self.table.cards("play", player))

    @property
    def row(self) -> Sequence[str]:
        """The centre row."""
        return self.table.cards("row")

    @property
    def centre(self) -> Sequence[str]:
        """The centre deck, from the top."""
        return self.table.cards("centre")

    @property
    def removed(self) -> list[str]:
        """The removed pile; the order means nothing."""
        return sorted(self.table.cards("removed"))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody yet while the game goes on."""
        return self.table.result.winners if self.table.result is not None else ()
