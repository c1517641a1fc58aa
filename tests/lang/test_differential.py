"""Random expressions and random little programs: Python and the machine agree on every one."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckwright.lang.compiler import calls
from deckwright.lang.errors import RuleError
from deckwright.lang.program import Program
from deckwright.vm import isa
from deckwright.vm.native.llvm import Loaded
from tests.lang.toybox import INLINING, NATIVE, Game, compiled, module_of
from tests.vm.native.both import made_now

PARAMETERS = "abc"
ARITHMETIC = ("+", "-", "*", "//", "%")
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
HEADER = "from deckwright.lang.rules import rule\nfrom tests.lang.toybox import table\n\n"


class Bounded(int):
    """An int that overflows where the machine does."""

    def __add__(self, other: int) -> Bounded:
        return bounded(int(self) + int(other))

    def __sub__(self, other: int) -> Bounded:
        return bounded(int(self) - int(other))

    def __mul__(self, other: int) -> Bounded:
        return bounded(int(self) * int(other))

    def __floordiv__(self, other: int) -> Bounded:
        return bounded(int(self) // int(other))

    def __mod__(self, other: int) -> Bounded:
        return bounded(int(self) % int(other))

    def __neg__(self) -> Bounded:
        return bounded(-int(self))

    def __radd__(self, other: int) -> Bounded:
        return bounded(int(other) + int(self))

    def __rsub__(self, other: int) -> Bounded:
        return bounded(int(other) - int(self))

    def __rmul__(self, other: int) -> Bounded:
        return bounded(int(other) * int(self))

    def __rfloordiv__(self, other: int) -> Bounded:
        return bounded(int(other) // int(self))

    def __rmod__(self, other: int) -> Bounded:
        return bounded(int(other) % int(self))


def bounded(n: int) -> Bounded:
    if abs(n) > isa.LIMIT:
        raise OverflowError
    return Bounded(n)


def _grow(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    def joined(operators: tuple[str, ...]) -> st.SearchStrategy[str]:
        return st.builds("({} {} {})".format, inner, st.sampled_from(operators), inner)

    return st.one_of(
        joined(ARITHMETIC),
        joined(COMPARISONS),
        joined(("and", "or")),
        st.builds("({} {} {} {} {})".format, inner, st.sampled_from(COMPARISONS), inner, st.just("<="), inner),
        st.builds("(not {})".format, inner),
        st.builds("(-{})".format, inner),
        st.builds("({} if {} else {})".format, inner, inner, inner),
        st.builds("{}({}, {})".format, st.sampled_from(("min", "max")), inner, inner),
        st.builds("abs({})".format, inner),
        st.builds("({} {} ({}, {}))".format, inner, st.sampled_from(("in", "not in")), inner, inner),
        st.builds("sum({} for n in range({} % 4) if n != {})".format, inner, inner, inner),
        st.builds("max(({} * n for n in ({}, {})), default={})".format, inner, inner, inner, inner),
        st.builds("any(n < {} for n in ({}, {}))".format, inner, inner, inner),
    )


ATOMS = st.one_of(st.sampled_from(PARAMETERS), st.integers(0, 40).map(str))
EXPRESSIONS = st.recursive(ATOMS, _grow, max_leaves=10)
SHORT = st.recursive(st.one_of(ATOMS, st.sampled_from("xy")), _grow, max_leaves=4)
NUMBERS = st.one_of(st.integers(-9, 9), st.integers(-70_000, 70_000))
VALUES = st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS), min_size=1, max_size=5)


@st.composite
def bodies(draw: st.DrawFn, depth: int = 2, looping: bool = False) -> list[str]:
    """Statements over the parameters and the names x and y, with branches and with loops that end."""
    lines: list[str] = []
    for _ in range(draw(st.integers(1, 3))):
        name, value = draw(st.sampled_from("xy")), draw(SHORT)
        simple = [f"{name} = 0 + {value}", f"{name} += {value}", f"{name} //= {value}", f"table.c -= {value}"]
        leaving = [f"if {value}:", f"    {draw(st.sampled_from(['break', 'continue']))}"]
        form = draw(st.sampled_from(["simple", "leave", "return", "if", "range", "tuple", "while"]))
        if form == "return":
            lines += [f"if {value}:", f"    return {name} + 0"]
        elif form == "leave" and looping:
            lines += leaving
        elif form in ("simple", "leave") or depth == 0:
            lines.append(draw(st.sampled_from(simple)))
        elif form == "if":
            branches = [draw(bodies(depth - 1, looping)) for _ in range(2)]
            lines += [f"if {value}:", *indented(branches[0]), "else:", *indented(branches[1])]
        else:
            head = {
                "range": f"for i{depth} in range(({value}) % 4):",
                "tuple": f"for {name} in ({value}, x, y + 1):",
                "while": f"while {name} % 5 < 3 and table.result < 20:",
            }[form]
            lines += [head, "    table.result += 1", *indented(draw(bodies(depth - 1, True)))]
            lines += [f"{name} = 2"] if form == "tuple" else []
    return [*lines, "table.hidden = (table.hidden * 3 + x - y) % 1000"]


def indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rules")


Outcome = tuple[str, list[int]]


def in_python(source: str, numbers: tuple[int, int, int]) -> Outcome:
    """The same function run by Python, with numbers that overflow where the machine's do."""
    table = SimpleNamespace(result=bounded(0), hidden=bounded(0), **named(numbers))
    scope: dict[str, Any] = {"bounded": bounded, "table": table}
    exec(re.sub(r"\b(\d+)\b", r"bounded(\1)", source), scope)
    try:
        table.result = scope["f"](table.a, table.b, table.c)
    except ZeroDivisionError:
        return "division", []
    except OverflowError:
        return "overflow", []
    return "over", [int(table.result), int(table.c), int(table.hidden)]


def in_machine(program: Program, numbers: tuple[int, int, int], code: Loaded | None = None) -> Outcome:
    """What the machine makes of it; given native code, what that does."""
    game = Game(program, silent=True, native=code is not None, loaded=code)
    for name, number in named(numbers).items():
        game.state[program.layout.table_address[name]] = int(number)
    if game.run() == isa.OVER:
        return "over", [game.value(name) for name in ("result", "c", "hidden")]
    return {isa.F_DIVISION: "division", isa.F_OVERFLOW: "overflow"}.get(game.fault, f"fault {game.fault}"), []


def named(numbers: tuple[int, int, int]) -> dict[str, Bounded]:
    return {name: bounded(number) for name, number in zip(PARAMETERS, numbers, strict=True)}


def agree(body: list[str], folder: Path, values: list[tuple[int, int, int]]) -> None:
    source = "\n".join(["def f(a: int, b: int, c: int) -> int:", *indented(body)])
    game = "def game() -> None:\n    table.result = f(table.a, table.b, table.c)"
    module = module_of(f"{HEADER}\n@rule\n{source}\n\n@rule\n{game}\n", folder)
    for small in INLINING:
        try:
            with patch.object(calls, "SMALL", small):
                program = compiled(module.game)
        except RuleError as error:
            # What the compiler works out itself it refuses, even where no way leads.
            if not re.search("division by zero|too large", error.message):
                raise
            return
        runs = [None, made_now(program)] if NATIVE else [None]
        for numbers in values:
            expected = in_python(source, numbers)
            for code in runs:
                assert in_machine(program, numbers, code) == expected, f"{numbers}\n{source}"


SETTINGS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@SETTINGS
@given(EXPRESSIONS, VALUES)
def test_an_expression_gives_what_python_gives(
    folder: Path, expression: str, values: list[tuple[int, int, int]]
) -> None:
    agree([f"return 0 + {expression}"], folder, values)


@SETTINGS
@given(bodies(), VALUES)
def test_statements_do_what_python_does(folder: Path, body: list[str], values: list[tuple[int, int, int]]) -> None:
    agree(["x = a", "y = 1", *body, "return x * 2 + y"], folder, values)
