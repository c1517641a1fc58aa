"""Words: rules with a sentence. Cards are written in them, and their texts come from the same declaration."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Concatenate, Generic, ParamSpec, cast, overload

from deckwright.lang import meaning
from deckwright.lang.errors import DeclarationError, OutsideRule
from deckwright.lang.languages import Bilingual
from deckwright.lang.meaning import Amount, Features, Gives
from deckwright.lang.rules import Source
from deckwright.lang.shorts import Short, check_short, in_both

P = ParamSpec("P")


class Effect:
    """A word with its numbers: what a card does in one of its slots.

    Inside a word, an `Effect` parameter is called with the player it is for; the compiler writes it out there.
    """

    def __init__(self, word: Word[Any], arguments: dict[str, Any]) -> None:
        self.word, self.arguments = word, arguments

    def __call__(self, me: Any) -> None:
        """Inside a word: let the effect happen to a player."""
        raise OutsideRule("an effect")

    def __repr__(self) -> str:
        inside = ", ".join(getattr(a, "__name__", None) or repr(a) for a in self.arguments.values())
        return f"{self.word.name}({inside})"

    def walk(self) -> list[Effect]:
        """This effect and all inside it."""
        found = [self]
        for argument in self.arguments.values():
            for inner in effects_in(argument):
                found.extend(inner.walk())
        return found

    def gives(self) -> Features:
        """What it gives on average, by feature."""
        said = self.word.gives
        if said is meaning.NOT_COUNTED:
            return {}
        if said is meaning.LEAST:
            held = [effects_in(argument) for argument in self.arguments.values()]
            return meaning.least(given_by(effects) for effects in held if effects)
        assert isinstance(said, Mapping)
        total: Features = {}
        for what, amount in said.items():
            counted = meaning.amount_of(amount, self.arguments)
            if what in self.word.holds:
                for inner in effects_in(self.arguments[what]):
                    meaning.add(total, inner.gives(), counted)
            else:
                meaning.add(total, {what: counted})
        return total


def several(effects: Iterable[Effect]) -> Effect:
    """Several effects in the place of one: a word that takes an effect lets them happen one after the other."""
    return cast(Effect, list(effects))


def effects_in(argument: Any) -> list[Effect]:
    """An argument's effects: one, several, or none if it is a number."""
    if isinstance(argument, Effect):
        return [argument]
    if isinstance(argument, list):
        return [e for e in argument if isinstance(e, Effect)]
    return []


def given_by(effects: Sequence[Effect]) -> Features:
    """What several effects give together."""
    total: Features = {}
    for effect in effects:
        meaning.add(total, effect.gives())
    return total


class Word(Bilingual, Source, Generic[P]):
    """A rule with a sentence in each language, what it gives, and its short form."""

    def __init__(
        self,
        function: Callable[..., Any],
        en: str,
        ru: str,
        *,
        gives: Gives,
        short: Short,
        keyword: str = "",
        about: Mapping[Any, Amount] | None = None,
        slot: Any = None,
    ) -> None:
        super().__init__(function)
        self.en, self.ru, self.keyword = en, ru, keyword
        self.gives, self.about, self.slot = gives, about or {}, slot
        numbers = [name for name in self.takes if name not in self.holds]
        meaning.check_gives(self.name, gives, numbers, self.holds)
        meaning.check_amounts(self.name, self.about, numbers)
        check_short(self.name, short, self.takes, self.holds)
        self.short = in_both(short)

    @cached_property
    def takes(self) -> list[str]:
        """The parameters that a card gives: all but the player it is for, or but those of its slot."""
        return self.parameters[len(self.slot.parameters) if self.slot else 1 :]

    @cached_property
    def holds(self) -> list[str]:
        """The parameters that are effects."""
        annotations = self.function.__annotations__
        return [name for name in self.takes if annotations.get(name) in ("Effect", Effect)]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Effect:
        """The word with its numbers, checked."""
        names = self.takes
        if len(args) > len(names):
            raise DeclarationError(f"{self.name} takes {len(names)} arguments, not {len(args)}")
        given = dict(zip(names, args, strict=False))
        for name, argument in kwargs.items():
            if name not in names or name in given:
                raise DeclarationError(f"{self.name} has no free argument {name!r}")
            given[name] = argument
        defaults = self.function.__defaults__ or ()
        for name, default in zip(names[len(names) - len(defaults) :], defaults, strict=True):
            given.setdefault(name, default)
        missing = [name for name in names if name not in given]
        if missing:
            raise DeclarationError(f"{self.name} needs {', '.join(missing)}")
        for name, argument in given.items():
            fine = isinstance(argument, bool | int | enum.IntEnum | Effect) or effects_in(argument)
            if not fine and not hasattr(argument, "kind_id"):
                raise DeclarationError(f"{self.name}: {name} must be a number or an effect, not {argument!r}")
        return Effect(self, {name: given[name] for name in names})


_UNSAID: Any = None


@overload
def word(
    en: str,
    ru: str,
    *,
    gives: Gives = _UNSAID,
    short: Short = _UNSAID,
    keyword: str = "",
    about: Mapping[Any, Amount] | None = None,
) -> Callable[[Callable[Concatenate[Any, P], None]], Callable[P, Effect]]: ...
@overload
def word(
    en: str,
    ru: str,
    *,
    gives: Gives = _UNSAID,
    short: Short = _UNSAID,
    keyword: str = "",
    slot: Callable[..., Any],
) -> Callable[[Callable[..., Any]], Callable[..., Effect]]: ...
def word(
    en: str,
    ru: str,
    *,
    gives: Gives = _UNSAID,
    short: Short = _UNSAID,
    keyword: str = "",
    about: Mapping[Any, Amount] | None = None,
    slot: Callable[..., Any] | None = None,
) -> Any:
    """Make a word of a function whose first parameter is the player it is for.

    `en` and `ru` are its sentences; see `texts` for the notation. `gives` is what bots count (see `meaning`), `short`
    how it is said on a small card and in a terminal (see `shorts`); a word must say both. `keyword` names the glossary
    entry of a named ability. `about` says what a choice between effects is about if this is one of them, for games
    whose bots go by that: `about={Matter.LIFE: "n"}`.

    A word for one `slot` knows all that the slot knows and answers what it asks: its first parameters are those of the
    slot, the others are the card's numbers.
    """

    def make(function: Callable[..., Any]) -> Word[...]:
        return Word(function, en, ru, gives=gives, short=short, keyword=keyword, about=about, slot=slot)

    return make
