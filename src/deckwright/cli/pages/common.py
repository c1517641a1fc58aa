"""What all pages share: the console, finding a game, reading options."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from deckwright.cli import texts as T
from deckwright.cli.problems import Problem, close_to
from deckwright.games import ids, load
from deckwright.lang.game import Game


def console(*, stderr: bool = False) -> Console:
    """Where to print. What the encoding of the terminal lacks is replaced, not refused."""
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False)


def progress_bar(console: Console) -> Progress:
    """A bar that says how much is done and how long it will take; it goes away at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def find_game(given: str) -> Game:
    """The game a person named, by its id or its name."""
    try:
        return load(given)
    except KeyError:
        return _game_like(given)


def _game_like(given: str) -> Game:
    """The game of this name, or one that is called almost so."""
    names = {name.casefold(): id for id in ids() for name in (id, load(id).en, load(id).ru)}
    wanted = given.casefold()
    if wanted in names:
        return load(names[wanted])
    close = close_to(given, names)
    raise Problem(
        T.UNKNOWN_GAME, given=given, names=", ".join(dict.fromkeys(names[c] for c in close)) or ", ".join(ids())
    )


def read_options(game: Game, given: Sequence[str], lang: str) -> dict[str, Any]:
    """Options written as name=value. Their values are checked when the table is opened."""
    known = [option.id for option in game.options]
    found: dict[str, Any] = {}
    for each in given:
        name, sign, value = each.partition("=")
        name = name.strip()
        if not sign or not name:
            raise Problem(T.BAD_OPTION_FORM, given=each)
        if name not in known:
            raise Problem(
                T.UNKNOWN_OPTION, given=name, game=game.said(lang), names=", ".join(close_to(name, known) or known)
            )
        found[name] = value.strip()
    return found
