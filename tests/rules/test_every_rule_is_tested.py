"""Every rule of every game's page has a test that names it, and every name leads to a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^### ([A-Z]+(?:-[A-Z0-9]+)+)\s*$", re.MULTILINE)
PAGES = sorted((ROOT / "src" / "deckwright" / "games").glob("*/rules.md"))


def ids_of(page: Path) -> list[str]:
    """The rule ids of a page, in its order."""
    return HEADING.findall(page.read_text(encoding="utf-8"))


def is_rule_mark(node: ast.AST) -> bool:
    """Whether this is the expression `pytest.mark.rule`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "rule"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def marks_in(source: str, where: str) -> Iterator[tuple[str, str]]:
    """Every id that a `pytest.mark.rule(...)` of this source names, with its place."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            place = f"{where}:{node.lineno}"
            assert node.args, f"{place}: the mark names no rule"
            for argument in node.args:
                plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                assert plain, f"{place}: a rule is named by a plain string, so that it can be found without running"
                yield str(ast.literal_eval(argument)), place


@cache
def marks() -> dict[str, list[str]]:
    """The rules that tests name, and where."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for id, place in marks_in(file.read_text(encoding="utf-8"), str(file.relative_to(ROOT))):
            found.setdefault(id, []).append(place)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_of_the_page_has_a_test(page: Path) -> None:
    missing = [id for id in ids_of(page) if id not in marks()]
    assert not missing, f"{len(missing)} rules of {page.name} have no test: {', '.join(missing)}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_has_rules_and_each_once(page: Path) -> None:
    ids = ids_of(page)
    assert ids
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_every_mark_names_a_rule() -> None:
    known = {id for page in PAGES for id in ids_of(page)}
    unknown = {id: places for id, places in marks().items() if id not in known}
    assert not unknown, f"tests name rules that no page has: {unknown}"


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
import pytest
pytestmark = pytest.mark.rule("A-1")
@pytest.mark.rule("A-2", "A-3")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-4"))])
def test(x): ...
"""
    assert sorted(id for id, _ in marks_in(source, "here")) == ["A-1", "A-2", "A-3", "A-4"]


def test_a_mark_that_must_be_run_to_be_read_is_refused() -> None:
    with pytest.raises(AssertionError, match="here:2: a rule is named by a plain string"):
        list(marks_in("import pytest\n@pytest.mark.rule(ID)\ndef test(): ...", "here"))
