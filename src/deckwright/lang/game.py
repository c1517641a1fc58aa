"""A game as the rest of Deckwright knows it: its program, its options, its words."""

from __future__ import annotations

import enum
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal, NoReturn

from deckwright.lang.brief import Brief, Clause
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.languages import Bilingual
from deckwright.lang.laying import Laying
from deckwright.lang.look import Look
from deckwright.lang.plain import completed
from deckwright.lang.program import Program, build
from deckwright.lang.schema import Schema
from deckwright.lang.texts import NO_TEXT, Text, Token, Tokens, Vocabulary
from deckwright.lang.words import effects_in

if TYPE_CHECKING:
    from deckwright.lang.campaign import Campaign

_BY_DEFAULT: Any = None
OptionGiven = str | bool | int | list[str | bool | int]


class OptionError(Bilingual, Exception):
    """Options that make no sense together, in both languages."""

    def __init__(self, en: str, ru: str) -> None:
        self.en, self.ru = en, ru
        super().__init__(en)


@dataclass(frozen=True)
class OptionValue(Bilingual):
    """One value of an option."""

    id: str
    en: str
    ru: str


@dataclass(frozen=True)
class OptionPart(Bilingual):
    """One entry of an option that is a list: what people call it, and its own choices where they differ."""

    en: str
    ru: str
    choices: tuple[OptionValue, ...] = ()


@dataclass(frozen=True)
class GameOption(Bilingual):
    """Something a table can be opened with: one of the choices, or yes or no, or one of a range of numbers.

    With `each` it is a list, and `default` is what every entry is that nobody names: one for each `"seat"`, so many,
    or one for each part. People write it `garu,,mist`, programs `["garu", None, "mist"]`.

    `group` is the heading it is folded under where not all options are shown at once.

    `before` says how it was played when this was no option yet, if that is not the default: a game begun then goes on
    so (`Game.recalled`).
    """

    id: str
    en: str
    ru: str
    default: str | bool | int
    choices: tuple[OptionValue, ...] = ()
    numbers: range | None = None
    help: Text = NO_TEXT
    each: Literal["seat"] | int | tuple[OptionPart, ...] = 0
    before: str | bool | int | None = None
    group: Text = NO_TEXT

    def entries(self, seats: int) -> list[GameOption]:
        """The entries of a list, each as an option of its own; none if this is no list."""
        if not self.each:
            return []
        if isinstance(self.each, tuple):
            parts = self.each
        elif self.each == "seat":
            parts = tuple(OptionPart(f"Player {n}", f"Игрок {n}") for n in range(1, seats + 1))
        else:
            parts = tuple(OptionPart(f"{self.en} {n}", f"{self.ru} {n}") for n in range(1, self.each + 1))
        return [replace(self, en=p.en, ru=p.ru, choices=p.choices or self.choices, each=0) for p in parts]

    def read(self, given: Any, seats: int) -> OptionGiven:
        """A value a person gave, checked."""
        if not self.each:
            return self._read_one(given)
        named = given.split(",") if isinstance(given, str) else given
        entries = self.entries(seats)
        if not isinstance(named, list | tuple) or len(named) > len(entries):
            raise OptionError(
                f"option {self.id}: {given!r} is not possible; it is a list of at most {len(entries)}",
                f"настройка {self.id}: значение {given!r} невозможно; это список, в нём не больше {len(entries)}",
            )
        named = [each.strip() if isinstance(each, str) else each for each in named]
        named += [None] * (len(entries) - len(named))
        return [
            entry.default if each in (None, "") else entry._read_one(each)
            for entry, each in zip(entries, named, strict=True)
        ]

    def sifted(self, given: Any, seats: int) -> Any:
        """A list without those entries that cannot be read: they are as if nobody had named them. All else as it is."""
        entries = self.entries(seats)
        if not entries or not isinstance(given, list) or len(given) > len(entries):
            return given
        return [each if entry._can_read(each) else entry.default for entry, each in zip(entries, given, strict=False)]

    def _can_read(self, given: Any) -> bool:
        try:
            return given in (None, "") or self._read_one(given) is not None
        except OptionError:
            return False

    def _read_one(self, given: Any) -> str | bool | int:
        if self.choices:
            ids = [choice.id for choice in self.choices]
            if given in ids:
                return str(given)
            self._refuse(given, ", ".join(ids))
        if self.numbers is not None:
            number = int(given) if isinstance(given, str) and re.fullmatch(r"-?[0-9]{1,9}", given) else given
            if isinstance(number, int) and not isinstance(number, bool) and number in self.numbers:
                return number
            self._refuse(given, f"{self.numbers.start}–{self.numbers.stop - 1}")
        known = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(given, str) and given.lower() in known:
            return known[given.lower()]
        if isinstance(given, bool):
            return given
        self._refuse(given, "true, false")

    def _refuse(self, given: Any, allowed: str) -> NoReturn:
        raise OptionError(
            f"option {self.id}: {given!r} is not possible; choose from {allowed}",
            f"настройка {self.id}: значение {given!r} невозможно; допустимо: {allowed}",
        )


@dataclass(frozen=True)
class Opening:
    """How a table begins: sides in the machine, seats for people and bots, and the table values the options give."""

    sides: int
    values: Mapping[str, int | Sequence[int]]


@dataclass(frozen=True)
class BotName:
    """What people call a bot of a game, and an honest line about how it plays."""

    name: Text
    about: Text


def each_alone(seats: int, options: Mapping[str, Any]) -> list[list[int]]:
    """Everybody plays for themselves."""
    return [[seat] for seat in range(seats)]


def all_together(seats: int, options: Mapping[str, Any]) -> list[list[int]]:
    """All players win or lose as one."""
    return [list(range(seats))]


def _package_of(module: str) -> tuple[str, ...]:
    """The package a module stands in; none for a module that stands alone, such as a script."""
    package = getattr(sys.modules.get(module), "__package__", None)
    return (package,) if package else ()


@dataclass(eq=False)
class Game(Bilingual):
    """A game that can be opened.

    Without `open` each option fills the table's `option()` of its name; without `describe` a card says its traits and
    then what it does in each slot. What its `look` leaves out is derived from the schema and the cards. `teams` says
    which seats win and lose as one, for so many seats and these options. `former_options` turns the options of a game
    saved by an earlier version into those of today.
    """

    id: str
    en: str
    ru: str
    seats: range
    schema: Schema
    kinds: list[Kind]
    first_rule: Any
    slots: Sequence[Any] = ()
    hooks: Mapping[Any, Any] = field(default_factory=dict)  # rules of its own in the place of hooks
    about: Text = NO_TEXT
    options: Sequence[GameOption] = ()
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    open: Callable[[int, dict[str, Any]], Opening] = _BY_DEFAULT
    teams: Callable[[int, Mapping[str, Any]], Sequence[Sequence[int]]] = each_alone
    former_options: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    former_versions: frozenset[str] = frozenset()  # of the program, under which every choice meant the same as today
    describe: Callable[[Kind, str], Tokens] = _BY_DEFAULT
    type_line: Callable[[Kind, str], str] = lambda kind, lang: ""
    judgements: Mapping[str, Any] = field(default_factory=dict)
    bot_names: Mapping[str, BotName] = field(default_factory=dict)  # of judgements that need a name of their own
    shares: Mapping[str, float] = field(default_factory=dict)  # of a level: how often it won, as measured for people
    outlooks: Sequence[Mapping[str, Any]] = ()  # what its own games taught about who wins, as data
    outlook_by: Sequence[str] = ()  # by what outlooks differ: options, such as the mode, or `pile.fact` of a card
    why_not: Callable[[Any, str, Any], tuple[str, str] | None] | None = None  # of a kind, or one copy as a view has it
    side_names: Callable[[Any, int], tuple[str, str] | None] | None = None
    group: Callable[[Kind, str], str] | None = None
    campaigns: Sequence[Campaign[Any]] = ()
    look: Look = field(default_factory=Look)
    laying: Laying = field(default_factory=Laying)  # for tests, puzzles and lessons: see there
    reckoned: Any = (
        None  # a rule that notes numbers of cards which no value holds, for screens: what they are worth now
    )
    foreseen: Mapping[str, Any] = field(default_factory=dict)
    """By the question: a rule that takes the card of an option, and notes what choosing it would bring; for screens."""
    packages: Sequence[str] = ()  # whose folders hold its files, its own first, then its family's; or the first rule's
    max_options: int | None = None  # choices of a question; derived from the rules unless given
    stack: int | None = None  # words of stack, likewise
    sayings: dict[Any, tuple[str, str]] = field(default_factory=dict, repr=False)  # options that were put into words

    def __post_init__(self) -> None:
        if self.open is _BY_DEFAULT:
            self.open = self._open_by_name
        if self.describe is _BY_DEFAULT:
            self.describe = self._describe
        if not self.packages:
            self.packages = _package_of(self.first_rule.__module__)
        self.look = completed(self)

    def _open_by_name(self, seats: int, chosen: dict[str, Any]) -> Opening:
        values: dict[str, int | Sequence[int]] = {}
        for name, given in chosen.items():
            found = self.schema.table_values.get(name)
            if found is None or found.declared.what != "option":
                raise DeclarationError(f"option {name}: the table declares no option() of this name")
            words = [_word(found.type.choices, each) for each in (given if isinstance(given, list) else [given])]
            values[name] = words if isinstance(given, list) else words[0]
        return Opening(seats, values)

    @cached_property
    def together(self) -> bool:
        """Whether all players are always on one side: a co-operative game."""
        tables = [(seats, self.read_options(seats, {})) for seats in self.seats if seats > 1]
        return bool(tables) and all(len(self.teams(*table)) == 1 for table in tables)

    def _describe(self, kind: Kind, lang: str) -> Tokens:
        said = [self.vocabulary.trait(trait, lang) for trait in kind.traits if not trait.last]
        for slot in self.slots:
            effects = effects_in(kind.slots.get(slot))
            if effects:
                said.append(self.vocabulary.sentences(effects, lang))
        said += [self.vocabulary.trait(trait, lang) for trait in kind.traits if trait.last]
        said = [tokens for tokens in said if tokens]
        return [token for i, tokens in enumerate(said) for token in ([Token(" ")] if i else []) + tokens]

    def brief(self, kind: Kind, lang: str) -> list[Clause]:
        """What a card does in as few signs as possible, for small cards and for a terminal."""
        symbols = self.look.symbols if self.look else {}
        return Brief(self.vocabulary, symbols, lang).kind(kind, self.slots)

    @cached_property
    def program(self) -> Program:
        """The compiled game."""
        return build(
            self.schema,
            self.kinds,
            list(self.slots),
            self.first_rule,
            list(self.judgements.values()),
            hooks=self.hooks,
            laying=self.laying,
            reckoned=self.reckoned,
            foreseen=self.foreseen,
            max_options=self.max_options,
            stack=self.stack,
        )

    def plays(self, version: str) -> bool:
        """Whether a game begun under a version of the program goes on under today's, choice by choice."""
        return version == self.program.version or version in self.former_versions

    def file(self, name: str) -> Traversable | None:
        """A file of the game's folder, such as `table.html`: its own, or else its family's; None if there is none."""
        for package in self.packages:
            found = resources.files(package) / name
            if found.is_file():
                return found
        return None

    def meant(self, card: Any) -> Kind | None:
        """The kind of a card that is spoken of: by its id, or as one copy, as a view shows it."""
        id = card.get("card") if isinstance(card, Mapping) else card
        return self.kind(id) if isinstance(id, str) else None

    def kind(self, id: str) -> Kind | None:
        """A kind of card by its id."""
        return self._kinds_by_id.get(id)

    @cached_property
    def _kinds_by_id(self) -> dict[str, Kind]:
        return {kind.id: kind for kind in self.kinds}

    def campaign(self, id: str) -> Campaign[Any] | None:
        """A campaign of the game by its id."""
        return next((campaign for campaign in self.campaigns if campaign.id == id), None)

    def recalled(self, kept: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a game that was begun earlier: what was no option then stays as it was played then."""
        since = {option.id: option.before for option in self.options if option.before is not None}
        return since | dict(kept)

    def still_taken(self, seats: int, kept: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Of the options that a game was opened with earlier, those that can be chosen today, and the others.

        What is unknown or refused by itself goes first, of a list only those entries; of those that do not go together,
        the one that stands alone in the way, or else the last.
        """
        named = dict(kept if self.former_options is None else self.former_options(kept))
        today = named | {
            option.id: option.sifted(named[option.id], seats) for option in self.options if option.id in named
        }
        taken = {option.id: today[option.id] for option in self.options if _is_read(option, today, seats)}
        while taken and not self._opens(seats, taken):
            alone = (name for name in taken if self._opens(seats, _less(taken, name)))
            taken = _less(taken, next(alone, next(reversed(taken))))
        return taken, {name: value for name, value in named.items() if name not in taken or taken[name] != value}

    def _opens(self, seats: int, given: Mapping[str, Any]) -> bool:
        try:
            self.open(seats, self.read_options(seats, given))
        except OptionError:
            return False
        return True

    def read_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, those not given at their defaults."""
        if seats not in self.seats:
            few, many = self.seats.start, self.seats.stop - 1
            raise OptionError(
                f"{self.en} is for {few} to {many} players, not {seats}",
                f"«{self.ru}»: число игроков от {few} до {many}, а не {seats}",
            )
        given = given if self.former_options is None else self.former_options(given)
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(
                    f"{self.en} has no option {name!r}; it has: {', '.join(known)}",
                    f"у игры «{self.ru}» нет настройки {name!r}; есть: {', '.join(known)}",
                )
        return {name: _value(option, given, seats) for name, option in known.items()}


def _is_read(option: GameOption, named: Mapping[str, Any], seats: int) -> bool:
    """Whether an option is named with a value that it may have."""
    try:
        return option.id in named and option.read(named[option.id], seats) is not None
    except OptionError:
        return False


def _less(taken: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {each: value for each, value in taken.items() if each != name}


def _value(option: GameOption, given: Mapping[str, Any], seats: int) -> OptionGiven:
    """What an option is, by those that are given: a list always has all its entries."""
    if option.id in given:
        return option.read(given[option.id], seats)
    return option.read([], seats) if option.each else option.default


def _word(members: type[enum.IntEnum] | None, given: Any) -> int:
    """A value of an option as the machine keeps it."""
    return int(given) if members is None else int(members[given.upper().replace("-", "_")])
