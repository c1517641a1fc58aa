"""Plays a game choice by choice; at every question it must be possible to copy, keep, take back and plan."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from deckwright.lang.game import Game
from deckwright.table import Event, Table


class Proof:
    """A table at which every choice is made on the table itself, on a clone, on a saved copy, and again after undo."""

    def __init__(
        self, game: Game, players: int = 2, seed: int = 1, options: Mapping[str, Any] | None = None, **arranged: Any
    ) -> None:
        self.game = game
        self.table = Table.open(game, players, seed, options)
        self.events: list[Event] = self.table.opening_events
        self.past: list[str] = []
        if arranged:
            self.past.append(self.table.hash())
            self.table.arrange(**arranged)

    def do(self, what: str | int, **arguments: Any) -> list[str]:
        """Choose. What the notes say that this brought is the answer."""
        table = self.table
        before = table.hash()
        twin, loaded = table.clone(), Table.load(table.save(), game=self.game)
        assert twin.hash() == before, "a clone is not the same game"
        assert loaded.hash() == before, "a loaded game is not the saved one"
        self.check_views()
        self.events = table.choose(what, **arguments)
        after, made = table.hash(), table.history[-1]["choose"]
        table.machine.check(table.state)
        assert twin.hash() == before, "a choice at a table changed its clone"
        for other in (twin, loaded):
            assert other.choose(made) == self.events, "the same choice of the same game brings something else"
            assert other.hash() == after
        table.undo()
        assert table.hash() == before, "a choice taken back leaves something behind"
        table.choose(made)
        assert table.hash() == after, "the same choice made again leads elsewhere"
        self.past.append(before)
        return self.said

    def check_views(self) -> None:
        """Everybody's view can be sent, and planning from it begins with the same view."""
        for seat in range(self.table.seats):
            view = self.table.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert self.table.determinized(seat, seed=9).view(seat) == view
        json.dumps(self.table.view(None))

    def over(self) -> tuple[int, ...]:
        """The game must be over by now; take it back to its beginning on a copy. The winners are the answer."""
        result = self.table.result
        assert result is not None, f"not over: {self.asked()}"
        assert Table.load(self.table.save(), game=self.game).hash() == self.table.hash()
        back = self.table.clone()
        for before in reversed(self.past):
            back.undo()
            assert back.hash() == before
        assert back.revision == 0
        return result.winners

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def said(self) -> list[str]:
        """What the notes say that the last choice brought."""
        return [event.en for event in self.events if event.what == "note"]

    @property
    def rolled(self) -> list[int]:
        """The random numbers that the last choice brought."""
        return [event.data["value"] for event in self.events if event.what == "random"]

    def asked(self) -> tuple[str, tuple[int, ...], list[str]]:
        """The id of the question, the seats that may answer, and the choices."""
        prompt = self.table.prompt
        return prompt.id if prompt else "", self.table.to_answer, [option.text for option in self.table.options]

    def value(self, name: str, player: int | None = None) -> int:
        """A value of the table or of a player."""
        return self.table.value(name, player)

    def values(self, name: str) -> list[int]:
        """A value of every player."""
        return [self.table.value(name, seat) for seat in range(self.table.seats)]

    def cards(self, pile: str, player: int | None = None) -> list[str]:
        """The cards of a pile, from the top."""
        return self.table.cards(pile, player)

    def on(self, card: str, name: str, pile: str, player: int | None = None) -> Any:
        """A mark or counter of the first copy of a card in a pile; None if it is as it was at the beginning."""
        layout, reader = self.table.program.layout, self.table.reader
        for each in reader.cards_in(self.table.state, layout.pile_id(pile, player)):
            if reader.kind_of(self.table.state, each) == card:
                return reader.card(self.table.state, each, player or 0).get(name)
        raise AssertionError(f"there is no {card} in {pile}")
