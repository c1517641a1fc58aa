"""A plain install has everything that importing Deckwright needs: the extras bring only what is imported when used."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
BROUGHT_ALONG = {
    "fastapi": {"starlette", "pydantic"},
    "jinja2": {"markupsafe"},
    "rich": {"pygments"},
    "typer": {"click"},
}


def imported_at_once(tree: ast.Module) -> Iterator[str]:
    """The packages that a module needs to be imported at all."""
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_what_is_imported_at_once_is_installed_by_default() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[^A-Za-z0-9_-]", name)[0].lower() for name in project["dependencies"]}
    known = declared | {other for name in declared for other in BROUGHT_ALONG.get(name, ())}
    installed, missing = packages_distributions(), set()
    files = set((ROOT / "src").rglob("*.py")) - set((ROOT / "src/deckwright/starter/project").rglob("*.py"))
    for file in sorted(files):
        for package in imported_at_once(ast.parse(file.read_text(encoding="utf-8"))):
            if package in sys.stdlib_module_names or package == "deckwright":
                continue
            names = {name.lower() for name in installed.get(package, [package])}
            if not names & known:
                missing.add(f"{package} ({file.relative_to(ROOT)})")
    assert not missing
