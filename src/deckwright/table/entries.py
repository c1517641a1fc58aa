"""What happened at a table, taken apart for telling: who did what, what it changed, and which cards moved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from deckwright.table.events import Event


@dataclass
class Change:
    """A value that went up, or down, once or several times in a row; and how much of it each card did.

    It is a value of the table, of a player, of a place, or it lies on a card.
    """

    value: str
    place: str | None
    player: int | None
    card: str | None
    old: int
    new: int
    parts: dict[str | None, int]

    @property
    def grows(self) -> bool:
        """Whether it went up."""
        return sum(self.parts.values()) > 0

    @property
    def what(self) -> tuple[Any, ...]:
        """What changed."""
        return (self.value, self.place, self.player, self.card)

    @property
    def lasts(self) -> bool:
        """Whether it is worth saying where it stands now: what the table holds in a turn comes and goes."""
        return self.player is not None or self.card is not None or self.place is not None

    @property
    def likeness(self) -> tuple[Any, ...]:
        """What it shares with a change of the same kind."""
        return (*self.what, self.grows, tuple(self.parts))

    def add(self, other: Change) -> None:
        """It went on."""
        self.new = other.new
        for source, amount in other.parts.items():
            self.parts[source] = self.parts.get(source, 0) + amount


class Moved(NamedTuple):
    """A card that went from pile to pile, by the effect of another perhaps; None is a card that is hidden.

    The pair names the piles without their places; `place` is where the card went, or else where it came from.
    """

    pair: tuple[str, str]
    place: str | None
    owner: int | None  # who gives it, else who gets it
    receiver: int | None
    card: str | None
    source: str | None


@dataclass
class StoryEntry:
    """What one line tells: a turn, a note or nothing at its head, then what changed and which cards moved."""

    at: int
    revision: int
    head: Event | None = None
    changes: list[Change] = field(default_factory=list)
    moves: list[Moved] = field(default_factory=list)
    gathered: Mapping[str | None, int] = field(default_factory=dict)  # where the number of the note comes from

    @property
    def is_turn(self) -> bool:
        """Whether a turn begins here."""
        return self.head is not None and self.head.what == "turn"

    @property
    def said(self) -> Mapping[str, Any]:
        """What its head is filled in with."""
        return self.head.data if self.head is not None else {}

    @property
    def cause(self) -> str | None:
        """The card that did all this, if nothing is said at its head, else the one that it was done to."""
        sources = [source for change in self.changes for source in change.parts] + [move.source for move in self.moves]
        cards = [change.card for change in self.changes]
        return next((card for card in sources + cards if card is not None), None)

    def take(self, event: Event) -> None:
        """Add a change or a move."""
        if event.what == "change":
            self._change(change_of(event))
        else:
            self.moves.append(move_of(event))

    def _change(self, change: Change) -> None:
        """What goes the same way again adds up; what turns round is told apart, so that sums are true."""
        same = [old for old in self.changes if old.what == change.what]
        if same and same[-1].grows == change.grows:
            same[-1].add(change)
        else:
            self.changes.append(change)

    def take_in(self, other: StoryEntry) -> None:
        """Add what came before and was meant by this. A note about a card tells what it means for that card."""
        for change in other.changes:
            if change.card is None or change.card != self.said.get("card"):
                self._change(change)
        self.moves += other.moves


def change_of(event: Event) -> Change:
    """A change as an event tells it."""
    old, new = event.data["old"], event.data["new"]
    whose = event.data.get("player"), event.data.get("card")
    value, _, place = event.data["value"].partition("@")
    return Change(value, place or None, *whose, old, new, {event.source: new - old})


def move_of(event: Event) -> Moved:
    """A move as an event tells it."""
    (source, owner), (to, receiver) = event.data["from"], event.data["to"]
    pair, places = zip(*(pile.partition("@")[::2] for pile in (source, to)), strict=True)
    whose = receiver if owner is None else owner
    place = places[1] or places[0] or None
    return Moved((pair[0], pair[1]), place, whose, receiver, event.data.get("card"), event.source)
