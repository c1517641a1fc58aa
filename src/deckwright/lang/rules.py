"""Marking functions as rules, slots and judgements. Nothing is compiled here; the game does that when it is built."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar, cast, overload

from deckwright.lang.errors import DeclarationError, OutsideRule

F = TypeVar("F", bound=Callable[..., Any])


def parts(node: ast.AST) -> list[ast.AST]:
    """A node and all nodes below it, like `ast.walk`; kept with the node, since rules are read many times."""
    found: list[ast.AST] | None = getattr(node, "_parts", None)
    if found is None:
        found = list(ast.walk(node))
        node._parts = found  # type: ignore[attr-defined]
    return found


class Source:
    """A function whose source the compiler reads instead of running it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__
        self.__name__ = function.__name__
        self.__module__ = function.__module__

    def __call__(self, *_args: Any, **_kwargs: Any) -> Any:
        """A rule runs on the machine, not as Python."""
        raise OutsideRule(f"{self.name}()")

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} {self.name}>"

    @cached_property
    def file(self) -> str:
        """The file the function is written in."""
        return self.function.__code__.co_filename

    @cached_property
    def tree(self) -> ast.FunctionDef:
        """The function as a syntax tree, with the line numbers of its file."""
        lines, first = inspect.getsourcelines(self.function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
        ast.increment_lineno(tree, first - 1)
        found = tree.body[0]
        if not isinstance(found, ast.FunctionDef):
            raise DeclarationError(f"{self.name} is not an ordinary function; write it with def")
        return found

    @cached_property
    def body(self) -> list[ast.stmt]:
        """What it does, without its docstring."""
        body = self.tree.body
        head = body[0]
        if isinstance(head, ast.Expr) and isinstance(head.value, ast.Constant) and isinstance(head.value.value, str):
            return body[1:]
        return body

    @cached_property
    def scope(self) -> dict[str, Any]:
        """The names the function sees outside itself."""
        names = dict(self.function.__globals__)
        code = self.function.__code__
        for name, cell in zip(code.co_freevars, self.function.__closure__ or (), strict=True):
            try:
                names[name] = cell.cell_contents
            except ValueError:  # a name of the enclosing function that is not bound yet
                continue
        return names

    @cached_property
    def parameters(self) -> list[str]:
        """The names of its parameters, in order."""
        return [argument.arg for argument in self.tree.args.args]


class Rule(Source):
    """A rule of a game."""


class Hook(Rule):
    """A rule in whose place a game may put one of its own."""

    @property
    def acts(self) -> bool:
        """Whether it is there to do something, rather than to answer."""
        return isinstance(self.tree.returns, ast.Constant) and self.tree.returns.value is None


class Judgement(Source):
    """A bot's taste: how good an option is. It changes nothing and sees only what its seat may see."""


class Slot(Source):
    """A place on a card for an effect: each kind of card may fill it, a rule calls it by the card."""

    def __init__(
        self,
        function: Callable[..., Any],
        default: int = 0,
        pure: bool = False,
        short: str | tuple[str, str] = "",
        until: Any = None,
        offers: bool = False,
    ) -> None:
        super().__init__(function)
        self.default = default
        self.pure = pure
        self.short = short
        self.until = until
        self.offers = offers


def rule(function: F) -> F:
    """Mark a function as a rule of a game."""
    return cast(F, Rule(function))


def hook(function: F) -> F:
    """Mark a rule in whose place a game may put one of its own (`Game.hooks`); without one, it is what is written."""
    return cast(F, Hook(function))


def judgement(function: F) -> F:
    """Mark a function `(me, option) -> int` as a bot's judgement."""
    return cast(F, Judgement(function))


@overload
def slot(function: F) -> F: ...
@overload
def slot(
    *,
    default: int = 0,
    pure: bool = False,
    short: str | tuple[str, str] = "",
    until: Any = None,
    offers: bool = False,
) -> Callable[[F], F]: ...
def slot(
    function: F | None = None,
    *,
    default: int = 0,
    pure: bool = False,
    short: str | tuple[str, str] = "",
    until: Any = None,
    offers: bool = False,
) -> Any:
    """Mark a function as a slot. Its parameters are what an effect in it knows; its first one is the card.

    `default` is the answer where a kind has nothing in the slot; a `pure` slot only computes a number. `short` stands
    before what a card does in the slot where cards are told in brief (see `shorts`); it may be empty. `until` is a rule
    that is asked before every effect: as soon as it says yes, nothing more of the card happens. What fills a slot that
    `offers` only looks and offers choices for the question that follows.
    """
    if function is not None:
        return Slot(function)
    return lambda f: Slot(f, default, pure, short, until, offers)


def has_effect(card: Any, which: Any) -> bool:
    """Whether this kind of card has something in a slot."""
    raise OutsideRule("has_effect")


def source_of(thing: Any) -> Source | None:
    """The rule, slot or judgement behind a decorated name."""
    return thing if isinstance(thing, Source) else None
