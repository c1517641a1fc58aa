"""The words rules are written in: what a rule may name, typed so that editors complete and mypy checks.

None of this runs as Python: `@rule` reads the source of a function and compiles it for the machine. Calling a rule,
or one of these functions, outside a rule is an error that says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, NoReturn, Self, TypeVar, overload

from deckwright.lang.declared import CHOOSE as CHOOSE
from deckwright.lang.declared import CHOOSE_PLACE as CHOOSE_PLACE
from deckwright.lang.declared import CHOOSE_PLAYER as CHOOSE_PLAYER
from deckwright.lang.declared import NO as NO
from deckwright.lang.declared import NUMBER as NUMBER
from deckwright.lang.declared import PASS as PASS
from deckwright.lang.declared import STANDARD_VERBS as STANDARD_VERBS
from deckwright.lang.declared import SURE as SURE
from deckwright.lang.declared import YES as YES
from deckwright.lang.declared import Declared as Declared
from deckwright.lang.declared import Die as Die
from deckwright.lang.declared import Note as Note
from deckwright.lang.declared import PlaceName as PlaceName
from deckwright.lang.declared import Prompt as Prompt
from deckwright.lang.declared import Verb as Verb
from deckwright.lang.declared import fact as fact
from deckwright.lang.declared import mark as mark
from deckwright.lang.declared import option as option
from deckwright.lang.declared import pile as pile
from deckwright.lang.declared import places as places
from deckwright.lang.declared import value as value
from deckwright.lang.declared import weight as weight
from deckwright.lang.errors import OutsideRule

C = TypeVar("C", bound="Card")
C_co = TypeVar("C_co", bound="Card", covariant=True)
P = TypeVar("P", bound="Player")
L = TypeVar("L", bound="Place")
T = TypeVar("T")
N = TypeVar("N", bound=int)


def _only_in_rules(name: str) -> NoReturn:
    raise OutsideRule(name)


class Thing:
    """What has values and piles: a card, a player, the table, a place."""


class Card(Thing):
    """A card. A game's own class adds its facts, marks and counters."""

    @property
    def pile(self) -> Pile[Self]:
        """The pile it lies in."""
        _only_in_rules("card.pile")

    @property
    def kind(self) -> Any:
        """Which card it is: two copies have one kind. Compare it with another card's, or with a declared `Kind`."""
        _only_in_rules("card.kind")


class Player(Thing):
    """A side of the game. A game's own class adds its values and piles."""

    won: bool

    @property
    def left(self) -> Self:
        """The next seat, clockwise."""
        _only_in_rules("player.left")

    @property
    def right(self) -> Self:
        """The seat before, counter-clockwise."""
        _only_in_rules("player.right")

    @property
    def others(self) -> Iterable[Self]:
        """Every other seat, clockwise from the left."""
        _only_in_rules("player.others")

    @property
    def around(self) -> Iterable[Self]:
        """Every seat, clockwise, this one first."""
        _only_in_rules("player.around")

    @property
    def seat(self) -> int:
        """The number of the seat, from 0."""
        _only_in_rules("player.seat")


class Pile(Generic[C_co]):
    """Cards in an order, the first on top."""

    def __iter__(self) -> Iterator[C_co]:
        _only_in_rules("for card in pile")

    def __len__(self) -> int:
        _only_in_rules("len(pile)")

    def __contains__(self, card: object) -> bool:
        _only_in_rules("card in pile")

    @property
    def top(self) -> C_co | None:
        """The first card, or None."""
        _only_in_rules("pile.top")

    @property
    def bottom(self) -> C_co | None:
        """The last card, or None."""
        _only_in_rules("pile.bottom")

    @property
    def owner(self) -> Any:
        """Whose pile it is, or None for a pile of the table."""
        _only_in_rules("pile.owner")

    @property
    def place(self) -> Any:
        """The place it belongs to, or None for a pile of the table or of a player."""
        _only_in_rules("pile.place")


class Shared(Thing, Generic[P]):
    """What the players share. A game's own class adds its values and piles."""

    @property
    def players(self) -> Iterable[P]:
        """Every seat, from seat 0."""
        _only_in_rules("table.players")

    @property
    def seats(self) -> int:
        """How many seats there are."""
        _only_in_rules("table.seats")

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        _only_in_rules("table.turn")


class Place(Thing):
    """A part of the table, or of what lies before a player: a battlefield, a breach, a row of a mat.

    A game's own class adds its values and piles, some of them one for each player: `defence: Each[int] = value(12)`.
    """

    @property
    def next(self) -> Self | None:
        """The place after it in its list, or None."""
        _only_in_rules("place.next")

    @property
    def previous(self) -> Self | None:
        """The place before it in its list, or None."""
        _only_in_rules("place.previous")

    @property
    def owner(self) -> Any:
        """Whose place it is, or None for a place of the table."""
        _only_in_rules("place.owner")

    @property
    def number(self) -> int:
        """Where it stands in its list, from 0."""
        _only_in_rules("place.number")


class Each(Generic[T]):
    """A value or a pile of a place that every player has one of: `field.defence[me]`, `field.minions[me]`."""

    def __getitem__(self, player: Player) -> T:
        _only_in_rules("value[player]")

    def __setitem__(self, player: Player, value: T) -> None:
        _only_in_rules("value[player] = ...")


class Answer:
    """What was chosen: the verb and what it was offered with. A game's own class narrows the types."""

    verb: Verb
    card: Any
    target: Any
    player: Any
    pile: Any
    place: Any
    number: int


class Seats:
    """A set of seats: who may answer, to whom something is shown."""


class Weights:
    """What a judgement weighs with: numbers kept as data, so that play can tune them."""


# --- what rules can do ------------------------------------------------------------------------------------------------


def move(card: Card | None, to: Pile[Any], *, bottom: bool = False) -> None:
    """Put a card on top of a pile, or at its bottom."""
    _only_in_rules("move")


def move_before(card: Card | None, other: Card) -> None:
    """Put a card just above another one, into the middle of its pile."""
    _only_in_rules("move_before")


def move_all(source: Pile[Any], to: Pile[Any], *, bottom: bool = False) -> None:
    """Put a whole pile on another, in its order."""
    _only_in_rules("move_all")


def shuffle(cards: Pile[Any]) -> None:
    """Shuffle a pile. What lay on its cards is gone."""
    _only_in_rules("shuffle")


def reveal(card: Card, to: Seats | Player | None = None) -> None:
    """Show a card to everyone, to a player or to some seats; they know it until it is shuffled."""
    _only_in_rules("reveal")


def knows(who: Player, card: Card) -> bool:
    """Whether this player may know what the card is."""
    _only_in_rules("knows")


def random_below(n: int) -> int:
    """A number from 0 to n - 1."""
    _only_in_rules("random_below")


@overload
def roll(die: Die[N]) -> N: ...
@overload
def roll(die: int) -> int: ...
def roll(die: Any) -> Any:
    """What a die shows: one of its faces, or a number from 1 to so many."""
    _only_in_rules("roll")


def random_player() -> Any:
    """A seat, every one equally likely."""
    _only_in_rules("random_player")


def player(seat: int) -> Any:
    """The player of a seat number."""
    _only_in_rules("player")


def place_of(pile: Pile[Any], kind: type[L]) -> L | None:
    """The place of this kind that a pile belongs to, or None."""
    _only_in_rules("place_of")


def offer(
    verb: Verb,
    card: Card | None = None,
    *,
    target: Card | None = None,
    player: Player | None = None,
    pile: Pile[Any] | None = None,
    place: Place | None = None,
    number: int = 0,
) -> None:
    """Add a choice to the next question."""
    _only_in_rules("offer")


def ask(who: Player | Seats | None, prompt: Prompt) -> Any:
    """Ask for one of the choices offered; the answer is an `Answer`."""
    _only_in_rules("ask")


def asked(prompt: Prompt) -> bool:
    """Whether this is the question being asked; for judgements."""
    _only_in_rules("asked")


def offered() -> int:
    """How many choices have been offered for the next question."""
    _only_in_rules("offered")


def choose(
    who: Player | Seats | None, among: Iterable[C], prompt: Prompt, *, optional: bool = False, most: int = 0
) -> C | None:
    """Choose a card; None if there is none or the choice is declined. A single card that must be chosen is taken.

    Where the rules never leave more than so many to choose from, though the piles may hold more, say `most`.
    """
    _only_in_rules("choose")


def choose_player(
    who: Player | Seats | None, among: Iterable[P], prompt: Prompt, *, optional: bool = False, most: int = 0
) -> P | None:
    """Choose a player, as `choose` does a card."""
    _only_in_rules("choose_player")


def choose_place(
    who: Player | Seats | None, among: Iterable[L], prompt: Prompt, *, optional: bool = False, most: int = 0
) -> L | None:
    """Choose a place, as `choose` does a card."""
    _only_in_rules("choose_place")


def choose_number(who: Player | Seats | None, low: int, high: int, prompt: Prompt) -> int:
    """Choose a number from low to high."""
    _only_in_rules("choose_number")


def confirm(who: Player | Seats | None, prompt: Prompt) -> bool:
    """Ask yes or no."""
    _only_in_rules("confirm")


def note(
    which: Note,
    card: Card | None = None,
    *,
    target: Card | None = None,
    player: Player | None = None,
    pile: Pile[Any] | None = None,
    place: Place | None = None,
    number: int = 0,
) -> None:
    """Write a line to the log."""
    _only_in_rules("note")


def seat_of(who: Player) -> Seats:
    """The set of this one seat."""
    _only_in_rules("seat_of")


def everyone() -> Seats:
    """The set of all seats."""
    _only_in_rules("everyone")


def nobody() -> Seats:
    """The empty set of seats."""
    _only_in_rules("nobody")


def both(first: Seats, second: Seats) -> Seats:
    """The seats of either set."""
    _only_in_rules("both")


def begin_turn(who: Player) -> None:
    """Say that a player's turn begins."""
    _only_in_rules("begin_turn")


def end_game() -> NoReturn:
    """The game is over. Whoever has `won` set has won."""
    _only_in_rules("end_game")


def this() -> Any:
    """The card whose effect is running."""
    _only_in_rules("this")


def nothing() -> Any:
    """No card, no player: what `is None` is true for."""
    _only_in_rules("nothing")
