"""Imports point down the layers of the house only, and no game knows another that its world is not built on."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import deckwright

HOME = Path(deckwright.__file__).parent
# What each part may import of the others. `rulebook` reads a page of a game's folder.
ALLOWED = {
    "vm": set[str](),
    "lang": {"vm"},
    "faces": {"lang"},
    "games": {"faces", "lang"},
    "table": {"games", "lang", "vm"},
    "campaigns": {"table", "games", "lang"},
    "rulebook": {"games", "lang"},
    "bots": {"table", "games", "lang", "vm"},
    "study": {"campaigns", "bots", "table", "games", "lang", "vm"},
    "server": {"campaigns", "bots", "table", "games", "lang", "vm", "rulebook"},
    "starter": {"testing", "table", "games", "lang"},
    "cli": {"starter", "server", "study", "campaigns", "bots", "table", "games", "faces", "lang", "vm", "rulebook"},
    "testing": {"server", "campaigns", "bots", "table", "games", "faces", "lang", "vm", "rulebook"},
}
# The language declares types and errors; a state's address book is the one thing of the machine it needs.
FILES = sorted(path for path in HOME.rglob("*.py") if path.parent != HOME or path.stem in ALLOWED)


def imports(path: Path) -> set[str]:
    """The modules of the project that a file imports, types only included."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("deckwright"):
            names = [node.module] if node.module != "deckwright" else [f"deckwright.{a.name}" for a in node.names]
            found |= set(names)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("deckwright")}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOME)))
def test_imports_point_down(path: Path) -> None:
    layer = path.relative_to(HOME).parts[0].removesuffix(".py")
    assert layer in ALLOWED, f"{layer} is not a layer of the house"
    for module in imports(path):
        part = module.split(".")[1] if "." in module else ""
        if part in ("Table", "Option", "Event"):
            part = "table"
        if part and part not in (layer, "__version__"):
            assert part in ALLOWED[layer], f"{path.name} of {layer} imports {module}"


FAMILIES = {"war_eternal": "aeons_end", "new_age": "aeons_end"}  # games that share a folder with their family
WORLDS = {"new_age": "war_eternal"}  # a box built on another of its family, never the other way round


def test_no_game_knows_another() -> None:
    for path in (HOME / "games").rglob("*.py"):
        game = path.relative_to(HOME / "games").parts[0]
        for module in imports(path):
            parts = module.split(".")
            if parts[1:2] == ["games"] and len(parts) > 2 and game != "__init__.py":
                assert parts[2] in (game, FAMILIES.get(game), WORLDS.get(game)), f"{path} imports {module}"


def test_a_world_is_built_on_a_box_of_the_same_family() -> None:
    for box, other in WORLDS.items():
        assert FAMILIES[box] == FAMILIES[other]
        assert other not in WORLDS, f"{box} would know what {other} is built on"


def test_a_game_is_played_without_its_face() -> None:
    for path in (HOME / "games").rglob("*.py"):
        if not path.stem.startswith("terminal"):
            assert not [module for module in imports(path) if module.startswith("deckwright.faces")], f"{path}"


def test_only_the_machine_is_compiled() -> None:
    for path in HOME.rglob("*.py"):
        if path.relative_to(HOME).parts[0] != "vm":
            text = path.read_text(encoding="utf-8")
            assert "import numba" not in text.replace('"import numba', ""), f"{path} imports numba"
