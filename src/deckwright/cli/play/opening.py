"""Sitting down at the terminal table: a new game, or one that goes on."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from deckwright.cli import texts as T
from deckwright.cli.pages.common import console, find_game, read_options
from deckwright.cli.play import saves
from deckwright.cli.play import texts as P
from deckwright.cli.play.screen import Screen
from deckwright.cli.play.seating import Seating, seat_all
from deckwright.cli.problems import Problem

if TYPE_CHECKING:
    from deckwright.table import Table


def screen() -> Screen:
    """The terminal this runs in."""
    return Screen(console(), keyboard=sys.stdin.isatty())


def open_new(
    game: str,
    players: int,
    bots: str,
    seed: int | None,
    option: Sequence[str],
    name: str,
    lang: str,
    *,
    hotseat: bool,
) -> int:
    """A new game. The answer is the exit code."""
    found = find_game(game)
    options = read_options(found, option, lang)
    found.open(players, found.read_options(players, options))  # complains before anybody waits for the machine
    seating = seat_all(found, players, bots, name, hotseat=hotseat)
    shown = screen()
    with shown.console.status(P.PREPARING.said(lang)):
        from deckwright.cli.play.session import Session
        from deckwright.table import Table

        table = Table.open(found, players, secrets.randbelow(1 << 32) if seed is None else seed, options)
        _get_ready(table, seating)
    return Session(table, seating, lang, shown).run()


def _get_ready(table: Table, seating: Seating) -> None:
    """Let bots that think get ready while the person waits anyway."""
    from deckwright.bots import Thinker

    thinking = [bot for bot in seating.bots(table.game, 0).values() if isinstance(bot, Thinker)]
    if thinking and table.seat is not None:
        thinking[0].get_ready(table, table.seat)


def go_on(game: str, file: Path | None, lang: str) -> int:
    """Go on with a game from a file, or with the one that was left last."""
    found = find_game(game)
    path = file or saves.kept_path(found.id)
    if file is None and not path.exists():
        raise Problem(T.NOTHING_TO_RESUME, game=found.id)
    shown = screen()
    table, seating = load(path, lang, shown)
    if table.game.id != found.id:
        raise Problem(T.OTHER_GAME_SAVED, saved=table.game.said(lang), wanted=found.said(lang))
    from deckwright.cli.play.session import Session

    session = Session(table, seating, lang, shown)
    session.notice(table.reloaded.said(lang) if table.reloaded else P.RESUMED.said(lang))
    return session.run()


def load(path: Path, lang: str, shown: Screen) -> tuple[Table, Seating]:
    """A saved game, with a word of patience while the machine gets ready."""
    path.expanduser().open("rb").close()  # a file that is not there is no reason to wait
    with shown.console.status(P.PREPARING.said(lang)):
        table, seating = saves.read(path, lang)
        _get_ready(table, seating)
        return table, seating
