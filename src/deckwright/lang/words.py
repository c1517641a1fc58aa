"""Words: rules with a sentence. Cards are written in them, and their texts come from the same declaration."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Generic, ParamSpec, cast

from deckwright.lang.errors import DeclarationError, OutsideRule
from deckwright.lang.rules import Source

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
        inside = ", ".join(repr(a) for a in self.arguments.values())
        return f"{self.word.name}({inside})"

    def walk(self) -> list[Effect]:
        """This effect and all inside it."""
        found = [self]
        for argument in self.arguments.values():
            for inner in effects_in(argument):
                found.extend(inner.walk())
        return found


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


class Word(Source, Generic[P]):
    """A rule with a sentence in each language."""

    def __init__(self, function: Callable[..., None], en: str, ru: str, keyword: str = "") -> None:
        super().__init__(function)
        self.en, self.ru, self.keyword = en, ru, keyword

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Effect:
        """The word with its numbers, checked."""
        names = self.parameters[1:]
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


def word(
    en: str, ru: str, *, keyword: str = ""
) -> Callable[[Callable[Concatenate[Any, P], None]], Callable[P, Effect]]:
    """Make a word of a function whose first parameter is the player it is for.

    `en` and `ru` are its sentences; see `texts` for the notation. `keyword` names the glossary entry of a named
    ability.
    """

    def make(function: Callable[Concatenate[Any, P], None]) -> Callable[P, Effect]:
        return Word[P](function, en, ru, keyword)

    return make
