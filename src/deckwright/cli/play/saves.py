"""Games kept in files: those a person saves, and the one that is kept by itself so that nothing is lost."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from deckwright.cli import texts as T
from deckwright.cli.play.seating import Seating, from_record
from deckwright.cli.problems import Problem

if TYPE_CHECKING:
    from deckwright.table import Table


def data_folder() -> Path:
    """The user's folder for data, or `DECKWRIGHT_DATA`."""
    own = os.environ.get("DECKWRIGHT_DATA")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "deckwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "deckwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "deckwright"


def kept_path(game: str) -> Path:
    """Where the unfinished game is kept."""
    return data_folder() / f"unfinished-{game}.json"


def pack(table: Table, seating: Seating) -> str:
    """A saved game with who sits where. The table itself does not read that part."""
    record = json.loads(table.save())
    return json.dumps(record | {"seated": seating.record()}, ensure_ascii=False)


def write(path: Path, text: str) -> None:
    """Write a file in one step, so that it is never half written."""
    path = path.expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def read(path: Path, lang: str) -> tuple[Table, Seating]:
    """A saved game and its seating. What is wrong with a file is said with its name."""
    from deckwright.table import Table
    from deckwright.table.errors import BadSave, TableError

    content = path.expanduser().read_bytes()
    try:
        table = Table.load(content)
    except (BadSave, TableError) as error:
        raise Problem(T.NOT_SAVED_GAME, name=path, reason=error.said(lang)) from None
    return table, from_record(table.game, json.loads(content).get("seated"), table.seats, table.names)
