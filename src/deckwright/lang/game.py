"""A game as the rest of Deckwright knows it: its program, its options, its words."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NoReturn

from deckwright.lang.brief import Brief, Clause
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.laying import Laying
from deckwright.lang.look import Look
from deckwright.lang.plain import completed
from deckwright.lang.program import Program, build
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text, Token, Tokens, Vocabulary
from deckwright.lang.words import effects_in

_BY_DEFAULT: Any = None


class OptionError(Exception):
    """Options that make no sense together, in both languages."""

    def __init__(self, en: str, ru: str) -> None:
        self.en, self.ru = en, ru
        super().__init__(en)

    def message(self, lang: str) -> str:
        """The message in a language."""
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True)
class Choice:
    """One value of an option."""

    id: str
    en: str
    ru: str


@dataclass(frozen=True)
class GameOption:
    """Something a table can be opened with. `values`: choices, or (False, True), or a range of numbers."""

    id: str
    en: str
    ru: str
    default: str | bool | int
    choices: tuple[Choice, ...] = ()
    numbers: range | None = None
    help_en: str = ""
    help_ru: str = ""

    def read(self, given: Any) -> str | bool | int:
        """A value a person gave, checked."""
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
    values: Mapping[str, int]


@dataclass(frozen=True)
class BotName:
    """What people call a bot of a game, and an honest line about how it plays."""

    name: Text
    about: Text


def _package_of(module: str) -> tuple[str, ...]:
    """The package a module stands in; none for a module that stands alone, such as a script."""
    package = getattr(sys.modules.get(module), "__package__", None)
    return (package,) if package else ()


@dataclass(eq=False)
class Game:
    """A game that can be opened.

    Without `open` each option fills the table's `option()` of its name; without `describe` a card says its traits and
    then what it does in each slot. What its `look` leaves out is derived from the schema and the cards.
    """

    id: str
    en: str
    ru: str
    seats: range
    schema: Schema
    kinds: list[Kind]
    first_rule: Any
    slots: Sequence[Any] = ()
    about_en: str = ""
    about_ru: str = ""
    options: Sequence[GameOption] = ()
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    open: Callable[[int, dict[str, Any]], Opening] = _BY_DEFAULT
    describe: Callable[[Kind, str], Tokens] = _BY_DEFAULT
    type_line: Callable[[Kind, str], str] = lambda kind, lang: ""
    judgements: Mapping[str, Any] = field(default_factory=dict)
    bot_names: Mapping[str, BotName] = field(default_factory=dict)  # of judgements that need a name of their own
    shares: Mapping[str, float] = field(default_factory=dict)  # of a level: how often it won, as measured for people
    outlooks: Sequence[Mapping[str, Any]] = ()  # what its own games taught about who wins, as data
    outlook_by: Sequence[str] = ()  # by what outlooks differ: options, such as the mode, or `pile.fact` of a card
    why_not: Callable[[Any, str, Any], tuple[str, str] | None] | None = None
    side_names: Callable[[Any, int], tuple[str, str] | None] | None = None
    group: Callable[[Kind, str], str] | None = None
    look: Look = field(default_factory=Look)
    laying: Laying = field(default_factory=Laying)  # for tests, puzzles and lessons: see there
    packages: Sequence[str] = ()  # whose folders hold its files, its own first, then its family's; or the first rule's
    max_options: int = 96
    stack: int = 256
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
        values = {}
        for name, given in chosen.items():
            found = self.schema.table_values.get(name)
            if found is None or found.declared.what != "option":
                raise DeclarationError(f"option {name}: the table declares no option() of this name")
            members = found.type.choices
            values[name] = int(given) if members is None else int(members[given.upper().replace("-", "_")])
        return Opening(seats, values)

    def _describe(self, kind: Kind, lang: str) -> Tokens:
        said = [tokens for trait in kind.traits if (tokens := self.vocabulary.trait(trait, lang))]
        for slot in self.slots:
            effects = effects_in(kind.slots.get(slot))
            if effects:
                said.append(self.vocabulary.sentences(effects, lang))
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
            laying=self.laying,
            max_options=self.max_options,
            stack=self.stack,
        )

    def name(self, lang: str) -> str:
        """Its name."""
        return self.ru if lang == "ru" else self.en

    def about(self, lang: str) -> str:
        """What it is about, in a sentence or two; nothing if it does not say."""
        return self.about_ru if lang == "ru" else self.about_en

    def file(self, name: str) -> Traversable | None:
        """A file of the game's folder, such as `table.html`: its own, or else its family's; None if there is none."""
        for package in self.packages:
            found = resources.files(package) / name
            if found.is_file():
                return found
        return None

    def kind(self, id: str) -> Kind | None:
        """A kind of card by its id."""
        return self._kinds_by_id.get(id)

    @cached_property
    def _kinds_by_id(self) -> dict[str, Kind]:
        return {kind.id: kind for kind in self.kinds}

    def read_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, those not given at their defaults."""
        if seats not in self.seats:
            few, many = self.seats.start, self.seats.stop - 1
            raise OptionError(
                f"{self.en} is for {few} to {many} players, not {seats}",
                f"«{self.ru}»: число игроков от {few} до {many}, а не {seats}",
            )
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(
                    f"{self.en} has no option {name!r}; it has: {', '.join(known)}",
                    f"у игры «{self.ru}» нет настройки {name!r}; есть: {', '.join(known)}",
                )
        return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}
