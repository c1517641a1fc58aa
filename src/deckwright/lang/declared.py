"""What a game declares: its verbs, prompts, notes, dice and names of places, and what its schema classes hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from deckwright.lang.languages import Bilingual
from deckwright.vm import isa

F = TypeVar("F", bound=int)

BESIDE = ("target", "player", "pile", "place")  # what a verb may go with beside its card: one of these, a note also two

# --- names a game declares ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verb(Bilingual):
    """Something that can be chosen, and what it is chosen with.

    `takes` names its arguments among: card, target (a second card), player, pile, place, number. `en` and `ru` say
    the choice to a person: `{card}`, `{target}`, `{player}`, `{pile}`, `{place}` and `{number}` stand for them. The
    number of a `hinted` verb helps bots alone, and is no part of what the choice means.
    """

    id: str
    takes: tuple[str, ...] = ()
    en: str = ""
    ru: str = ""
    hinted: bool = False


@dataclass(frozen=True)
class Prompt(Bilingual):
    """What a question asks, in words."""

    id: str
    en: str
    ru: str


@dataclass(frozen=True)
class Note(Bilingual):
    """A line for the log that no single move or change says by itself.

    It goes with what a verb goes with, and may, without a number, go with two things beside its card.
    """

    id: str
    en: str
    ru: str
    takes: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlaceName(Bilingual):
    """What a place is called: `id` by programs and arrangements (`defence@old-london`), the rest by people."""

    id: str
    en: str
    ru: str


@dataclass(frozen=True)
class Die(Generic[F]):
    """A die: what its faces show, numbers or members of an enum, every face equally likely."""

    faces: Sequence[F]


PASS = Verb("pass", (), "Pass", "Пропустить")
CHOOSE = Verb("choose", ("card",), "{card}", "{card}")
CHOOSE_PLAYER = Verb("choose-player", ("player",), "{player}", "{player}")
CHOOSE_PLACE = Verb("choose-place", ("place",), "{place}", "{place}")
NUMBER = Verb("number", ("number",), "{number}", "{number}")
YES = Verb("yes", (), "Yes", "Да")
NO = Verb("no", (), "No", "Нет")
SURE = isa.SURE  # what a judgement adds to an option that is right whatever follows: a search does not doubt it
STANDARD_VERBS = (PASS, CHOOSE, CHOOSE_PLAYER, NUMBER, YES, NO)


# --- declarations inside a schema -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Declared(Bilingual):
    """One value, pile, mark, fact, option or list of places of a schema class."""

    what: str
    first: Any = 0
    sees: str = "everyone"
    pool: str = ""
    ordered: bool = True
    most: int = 0  # cards of a pile; 0: as many as there are
    apiece: int = 0  # cards of all piles of this name that one player has
    together: int = 0
    secret: bool = False
    place: bool = False
    en: str = ""
    ru: str = ""
    count: int = 0  # how many there are of a list; 0: it is no list
    names: tuple[PlaceName, ...] = ()  # of places, where each has a name of its own


def value(
    first: int | bool | None = 0, *, secret: bool = False, place: bool = False, en: str = "", ru: str = ""
) -> Any:
    """A number, a yes or no, a card, a player or a place that the rules keep. Everybody sees it unless it is secret.

    On a card, a card-valued one may be a `place`: the card that it lies in, more exactly than its pile says.
    """
    return Declared("value", first, secret=secret, place=place, en=en, ru=ru)


def mark(*, en: str = "", ru: str = "") -> Any:
    """A yes or no on a card, such as being exhausted; its names tell two copies apart for people."""
    return Declared("mark", False, en=en, ru=ru)


def fact(default: Any = 0, *, en: str = "", ru: str = "") -> Any:
    """A number that is the same for all copies of a card, such as its cost. A number with a name is printed on it."""
    return Declared("fact", default, en=en, ru=ru)


def option(count: int = 0) -> Any:
    """A value the table is opened with; the game's options fill it. With a count, a list of so many of them."""
    return Declared("option", 0, count=count)


def pile(
    sees: str = "everyone",
    *,
    pool: str = "",
    ordered: bool = True,
    most: int = 0,
    apiece: int = 0,
    together: int = 0,
    en: str = "",
    ru: str = "",
) -> Any:
    """Cards in an order. `sees`: everyone, owner or nobody.

    Piles of one `pool` exchange cards face down: what a seat cannot know may lie in any of them. Where no rule goes by
    the order of a pile, say that it is not `ordered`: bots then know that two ways to the same cards are the same.

    Where the rules never let more than so many cards into it, say `most`; into all that one player has at places,
    `apiece`; into all piles of this name, `together`. Room for questions and walks is derived from that, and an
    arrangement with more is refused.
    """
    return Declared(
        "pile", sees=sees, pool=pool, ordered=ordered, most=most, apiece=apiece, together=together, en=en, ru=ru
    )


def places(which: int | Sequence[PlaceName], *, en: str = "", ru: str = "") -> Any:
    """A list of places of the table, or of every player: so many of them, or one for each name.

    Where they have no names of their own, they are called by `en` and `ru` and their number.
    """
    if isinstance(which, int):
        return Declared("places", count=which, en=en, ru=ru)
    return Declared("places", count=len(which), names=tuple(which), en=en, ru=ru)


def weight(first: int) -> Any:
    """A number of a judgement."""
    return Declared("weight", first)
