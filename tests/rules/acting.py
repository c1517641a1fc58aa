"""Acting at an arranged table and looking at what a player would see: what the scenes of all games share.

Every choice is made three times: plainly, at a table that was saved and loaded just before, and once more after it was
taken back. All three must bring the same events and the same position, so one run of a test proves saving and undoing
at every point of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckwright import Event, Option, Table


class Acting:
    """A table with short names for what is done and seen at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    # --- doing --------------------------------------------------------------------------------------------------------

    def choose(
        self, verb: str | int, card: str | None = None, player: int | None = None, number: int | None = None
    ) -> None:
        """Choose among the options, by verb or by place; then again at a loaded table, and again after an undo."""
        table, before = self.table, self.table.hash()
        loaded = Table.load(table.save())
        assert loaded.hash() == before, "a loaded game is not the saved one"
        self.events = table.choose(verb, card=card, player=player, number=number)
        after, made = table.hash(), table.history[-1]["choose"]
        assert (loaded.choose(made), loaded.hash()) == (self.events, after), "a loaded game goes on in another way"
        table.undo()
        assert table.hash() == before, "a choice taken back leaves something behind"
        assert (table.choose(made), table.hash()) == (self.events, after), "the same choice again leads elsewhere"

    def play(self, card: str) -> None:
        """Play a card from hand."""
        self.choose("play", card)

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

    # --- looking ------------------------------------------------------------------------------------------------------

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

    def price_by(self, verb: str, card: str) -> int | None:
        """The number that goes with an option."""
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
    def power(self) -> int:
        """Power of the player whose turn it is."""
        return self.table.value("power")

    def hand(self, player: int = 0) -> list[str]:
        """A player's hand; the order means nothing."""
        return sorted(self.table.cards("hand", player))

    def deck(self, player: int = 0) -> list[str]:
        """A player's deck, from the top."""
        return self.table.cards("deck", player)

    def discard(self, player: int = 0) -> list[str]:
        """A player's discard pile; the order means nothing."""
        return sorted(self.table.cards("discard", player))

    @property
    def row(self) -> Sequence[str]:
        """The centre row."""
        return self.table.cards("row")

    @property
    def centre(self) -> Sequence[str]:
        """The centre deck, from the top."""
        return self.table.cards("centre")

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody yet while the game goes on."""
        return self.table.result.winners if self.table.result is not None else ()
