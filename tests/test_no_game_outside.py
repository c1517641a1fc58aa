"""No game is spoken of outside games/ and its own tests: neither by its name nor by a word that only it uses."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import deckwright
from deckwright.games import GAMES, load

EXPLAINED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
HOME = Path(deckwright.__file__).parent
KINDS = (".py", ".html", ".css", ".js")
# Words that nobody takes for ordinary ones: of factions, enemies, places and what only one game counts.
OWN_WORDS = (
    *("homodeus", "wraethe", "undergrowth", "mastery", "mercenary", "godkiller", "praetorian"),
    *("mechana", "lifebound", "enlightened", "godslayer", "cultists", "mystics"),
    *("nemesis", "gravehold", "aether", "breach", "breaches", "acolytes", "mages"),
)


def files() -> list[Path]:
    """Our sources, without the games."""
    found = [path for path in HOME.rglob("*") if path.suffix in KINDS and "__pycache__" not in path.parts]
    return sorted(path for path in found if path.relative_to(HOME).parts[0] != "games")


def names() -> set[str]:
    """How our games are called: by their ids, their packages, their names in both languages."""
    found = set(OWN_WORDS)
    for game in map(load, GAMES):
        ours = [package for package in game.packages if package.startswith("deckwright.")]
        found |= {game.id, game.en, game.ru, *(package.rpartition(".")[2] for package in ours)} if ours else set()
    return found


SAID = "|".join(sorted(map(re.escape, names()), key=len, reverse=True))
WANTED = re.compile(rf"(?<![\w-])({SAID})(?![\w-])", re.IGNORECASE)


def said_in(path: Path) -> list[str]:
    """The lines of a file; of a Python file what it does, without what it explains."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text.splitlines()
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree).splitlines()


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(HOME)))
def test_a_file_outside_games_speaks_of_no_game(path: Path) -> None:
    found = [line.strip()[:100] for line in said_in(path) if WANTED.search(line)]
    assert not found, "\n".join(found)
