"""What a game brings for its pages, found in its folder or its family's: macros of its table and its camp, its styles.

A template of a package is called `some.package/table.html`, so that games of one family may import each other's parts.
Every part of the table, and every style, that a game does not bring is ours: drawn from its schema and its look.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, TemplateNotFound

from deckwright.lang.game import Game

TABLE, CAMP = "table.html", "campaign.html"  # of a game's folder
PLAIN = f"plain/{TABLE}"  # ours
STYLES = "table.css"
GAME_PARTS = ("others", "shared", "mine")
CAMP_PARTS = ("road", "story", "decisions", "shelves", "chronicle", "now")
STATIC = Path(__file__).resolve().parent.parent / "static"


class PackageLoader(BaseLoader):
    """Finds templates in the folders of packages: `some.package/table.html`."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        """The text of a template, and where it lies."""
        package, _, name = template.partition("/")
        try:
            found = resources.files(package) / name
            return found.read_text(encoding="utf-8"), str(found), lambda: True
        except (ModuleNotFoundError, OSError, ValueError, TypeError):
            raise TemplateNotFound(template) from None


def templates_of(game: Game, name: str = TABLE) -> list[str]:
    """Where the parts of a game's table, or of its camp, may stand: its own template, its family's, ours."""
    own = [f"{package}/{name}" for package in game.packages if (resources.files(package) / name).is_file()]
    return [*own, f"plain/{name}"]


def parts_of(game: Game, macros: Callable[[str], Any], name: str = TABLE) -> dict[str, Callable[[Any], Any]]:
    """The macros that draw a game's table, or its camp, each from the first template that has it."""
    modules = [macros(template) for template in templates_of(game, name)]
    parts = GAME_PARTS if name == TABLE else CAMP_PARTS
    return {part: next(getattr(module, part) for module in modules if hasattr(module, part)) for part in parts}


@cache
def styles(game: Game) -> str:
    """The styles of a game: what follows from its look, ours for the parts it leaves to us, its family's, its own."""
    brought = [sheet for package in reversed(game.packages) for sheet in _sheets(package)]
    colours = [f".f-{family.id} {{ --fam: {family.colour}; }}" for family in game.look.families]
    back = f'.game-{game.id} .card.back {{ background-image: url("/art/{game.id}/_back.svg"); }}'
    plain = (STATIC / "plain.css").read_text(encoding="utf-8")
    paint = [] if brought else [_ground(game), *_symbols(game)]
    return "\n".join([*colours, back, *paint, plain, *brought])


def _sheets(package: str) -> list[str]:
    """The styles in a folder: those of the table first, then other files by their names."""
    files = [file for file in resources.files(package).iterdir() if file.name.endswith(".css")]
    return [file.read_text("utf-8") for file in sorted(files, key=lambda file: (file.name != STYLES, file.name))]


def _ground(game: Game) -> str:
    """The cloth of a game that brings none: ours, with a breath of its first family's colour."""
    colour = game.look.families[0].colour
    tints = {
        "ground": 8,
        "table-1": 14,
        "table-2": 6,
        "ink": 5,
        "panel": 8,
        "panel-2": 10,
        "line": 14,
        "card-ground": 8,
    }
    mixed = " ".join(f"--{name}: color-mix(in srgb, {colour} {part}%, {_NIGHT[name]});" for name, part in tints.items())
    return f':root:not([data-theme="light"]) .game-{game.id} {{ {mixed} }}'


def _symbols(game: Game) -> list[str]:
    """Colours for the symbols of a game that paints none: by night, and by day."""
    found = []
    for index, symbol in enumerate(game.look.legend):
        night, day = _INKS[index % len(_INKS)]
        where = f".game-{game.id} :is(.a-{symbol}, .g-{symbol})"
        found += [f"{where} {{ color: {night}; }}", f':root[data-theme="light"] {where} {{ color: {day}; }}']
    return found


_INKS = (
    ("#efe2c2", "#6b551f"),
    ("#7fd6ff", "#00608f"),
    ("#ffb36b", "#8a4a00"),
    ("#8fe39b", "#1f6e33"),
    ("#cfadff", "#6734a8"),
    ("#ff8d7a", "#ad2f1d"),
)
# The same names as in base.css: a mixed colour cannot be mixed with itself.
_NIGHT = {
    "ground": "#10151f",
    "table-1": "#161d29",
    "table-2": "#0b0f17",
    "ink": "#0a0e15",
    "panel": "#151b27",
    "panel-2": "#1d2534",
    "line": "#2d3749",
    "card-ground": "#161b26",
}


@cache
def styles_version(game: Game) -> str:
    """Changes with the styles, so that browsers may keep them for ever."""
    return hashlib.sha256(styles(game).encode()).hexdigest()[:10]
