"""Every rule of every game's page has a test that names it, and every name leads to a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from deckwright.games.aeons_end.rule_ids import FAMILY_IDS, IN_NEW_AGE, NEW_AGE, WAR_ETERNAL, in_ledger, rules_of
from tests.rules.new_age.test_family import PROOFS

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^### ([A-Z]+(?:-[A-Z0-9]+)+)\s*$", re.MULTILINE)
NEW_AGE_PAGE = ROOT / "src" / "deckwright" / "games" / "new_age" / "rules.md"
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


def at_tables_of_the_new_age() -> set[str]:
    """The rules that tests name which play The New Age: its own, and those of the family that are run there again."""
    again = tuple(f"{module.__name__.replace('.', '/')}.py" for module in PROOFS)

    def plays(place: str) -> bool:
        return "new_age" in place or "expedition" in place or place.startswith(again)

    return {id for id, places in marks().items() if any(map(plays, places))}


def named_by(ids: Iterable[str]) -> set[str]:
    """These rules, and the rules of a family that they stand for."""
    return {name for id in ids for name in (id, *rules_of(id))}


def is_tested(id: str, named: set[str]) -> bool:
    """Whether tests name the rule, or all that it stands for in its family."""
    return id in named or (bool(rules_of(id)) and set(rules_of(id)) <= named)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_of_the_page_has_a_test(page: Path) -> None:
    named = named_by(marks())
    missing = [id for id in ids_of(page) if not is_tested(id, named)]
    assert not missing, f"{len(missing)} rules of {page.name} have no test: {', '.join(missing)}"


def test_every_rule_of_the_new_age_is_tested_at_its_own_tables() -> None:
    """A rule that it shares with War Eternal may be broken in one of them only."""
    named = named_by(at_tables_of_the_new_age())
    missing = [id for id in ids_of(NEW_AGE_PAGE) if not is_tested(id, named)]
    assert not missing, f"{len(missing)} rules of The New Age are not tested there: {', '.join(missing)}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_has_rules_and_each_once(page: Path) -> None:
    ids = ids_of(page)
    assert ids
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_every_mark_names_a_rule() -> None:
    known = {id for page in PAGES for id in ids_of(page)} | FAMILY_IDS
    unknown = {id: places for id, places in marks().items() if id not in known}
    assert not unknown, f"tests name rules that no page has: {unknown}"


def test_a_rule_of_the_family_is_a_rule_of_the_page() -> None:
    page = ids_of(ROOT / "src" / "deckwright" / "games" / "war_eternal" / "rules.md")
    assert [id for id in sorted(FAMILY_IDS) if in_ledger(id, WAR_ETERNAL) not in page] == []
    assert all(rules_of(id) and all(in_ledger(rule, NEW_AGE) for rule in rules_of(id)) for id in IN_NEW_AGE)


def test_a_rule_is_tested_by_any_of_its_names() -> None:
    assert is_tested("WE-CAST-04", named_by(["NA-CAST-04"])) and is_tested("NA-CAST-04", named_by(["WE-CAST-04"]))
    assert is_tested("WE-EXH-04", named_by(["AE-EXH-04"])) and not is_tested("NA-EXH-03", named_by(["AE-EXH-04"]))
    assert is_tested("NA-EXH-03", named_by(["WE-EXH-04", "WE-EXH-05"]))
    assert not is_tested("NA-ECHO-01", named_by(["WE-CAST-04"]))


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
