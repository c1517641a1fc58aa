"""A new game: a small complete package to begin with, written under the name its author wants.

`project/` is that package, as it is written but for its name: a game that plays, with its tests, kept in order by the
same tools as everything else here.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources, util
from importlib.resources.abc import Traversable
from pathlib import Path

from deckwright.games import GAMES
from deckwright.lang.texts import Text

LONGEST = 40  # letters of a name; longer ones would break the lines they stand in
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_NOT_A_NAME = Text(
    "{name!r} is no name for a game: small Latin letters and digits, with hyphens between words, such as {like}.",
    "{name!r} не годится: нужны строчные латинские буквы и цифры, слова через дефис, например {like}.",
)
_TOO_LONG = Text("A name has at most {most} letters.", "В названии не больше {most} букв.")
_TAKEN = Text("There is a game {name} already.", "Игра {name} уже есть.")
_RESERVED = Text(
    "Python has something called {module} already; choose another name.",
    "В Python уже есть {module}; выберите другое название.",
)
_EXISTS = Text("{folder} is there already; nothing was written.", "{folder} уже существует; ничего не записано.")


class CannotBegin(Exception):
    """Why a new game cannot be written."""

    def __init__(self, text: Text, **values: object) -> None:
        self._text, self._values = text, values
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        """The message in a language."""
        return self._text.said(lang, **self._values)


def begin(name: str, into: Path) -> Path:
    """Write the package of a new game into a folder of its own, and say where that is."""
    _check(name)
    folder = into / name
    if folder.exists():
        raise CannotBegin(_EXISTS, folder=folder)
    _write(resources.files(__name__) / "project", folder, _names(name))
    return folder


def _check(name: str) -> None:
    if not _NAME.fullmatch(name):
        like = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-0123456789")
        raise CannotBegin(_NOT_A_NAME, name=name, like=like if _NAME.fullmatch(like) else "red-river")
    if len(name) > LONGEST:
        raise CannotBegin(_TOO_LONG, most=LONGEST)
    if name in GAMES:
        raise CannotBegin(_TAKEN, name=name)
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or util.find_spec(module) is not None:
        raise CannotBegin(_RESERVED, module=module)


def _names(name: str) -> dict[str, str]:
    """What stands for the name in the project, in each of its forms."""
    words = name.split("-")
    title = " ".join(word.capitalize() for word in words)
    return {
        "new-game": name,
        "new_game": name.replace("-", "_"),
        "NEW_GAME": name.replace("-", "_").upper(),
        "New Game": title,
        "NewGame": title.replace(" ", ""),
    }


def _write(source: Traversable, target: Path, names: dict[str, str]) -> None:
    """Copy a folder; wherever the project's name stands, in files and in their names, stands the new one."""
    target.mkdir(parents=True)
    for found in source.iterdir():
        place = target / _renamed(found.name, names)
        if found.name.startswith((".", "__pycache__")):
            continue  # what tools have left there
        if found.is_dir():
            _write(found, place, names)
        else:
            place.write_text(_renamed(found.read_text("utf-8"), names), "utf-8")


def _renamed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(names), lambda found: names[found[0]], text)
