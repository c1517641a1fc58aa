"""A plain install has everything that importing Deckwright needs: the extras bring only what is imported when used."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

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


def _project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def _locked() -> dict[str, tuple[str, int]]:
    """Of each package that the lock file has for this Python its version, and how many hashes."""
    found: dict[str, tuple[str, int]] = {}
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for block in re.split(r"\n(?=[a-z0-9])", "\n".join(line for line in text.splitlines() if line[:1] != "#")):
        locked = Requirement(block.split("\\")[0].strip())
        if locked.marker is None or locked.marker.evaluate():
            version = str(locked.specifier).removeprefix("==")
            found[locked.name] = version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}", block))
    return found


def test_every_dependency_has_bounds() -> None:
    for line in _project()["dependencies"]:
        signs = {each.operator for each in Requirement(line).specifier}
        assert {">=", "<"} <= signs, line


def test_the_lock_file_has_all_that_is_installed_within_the_bounds() -> None:
    project, locked = _project(), _locked()
    for line in project["dependencies"] + project["optional-dependencies"]["dev"]:
        wanted = Requirement(line)
        assert wanted.name.lower() in locked, f"{line}: renew requirements.lock (CONTRIBUTING.md says how)"
        assert wanted.specifier.contains(locked[wanted.name.lower()][0]), line
    assert all(hashes for _, hashes in locked.values()), "each is known by its hashes"


def test_the_lock_file_names_no_place() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text and "--index-url" not in text and "--find-links" not in text


def test_what_is_installed_in_ci_is_what_is_locked() -> None:
    if not os.environ.get("DECKWRIGHT_LOCKED"):
        pytest.skip("only where the environment was made from the lock file")
    wrong = {
        name: (version, metadata.version(name))
        for name, (version, _) in _locked().items()
        if any(each.metadata["Name"].lower() == name for each in metadata.distributions())
        and metadata.version(name) != version
    }
    assert not wrong
