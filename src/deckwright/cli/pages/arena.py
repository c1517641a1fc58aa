"""`deckwright arena`: a progress bar while bots play each other, then how strong they are."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid

from deckwright.cli import texts as T
from deckwright.cli.pages.common import progress_bar
from deckwright.cli.pages.simulate import interval
from deckwright.cli.play.seating import bot_name
from deckwright.cli.problems import Problem
from deckwright.cli.voice import grouped, percent
from deckwright.lang.game import Game

if TYPE_CHECKING:
    from deckwright.study.arena import Standings


def run_arena(
    game: Game, bots: Sequence[str], games: int, players: int, seed: int, options: Mapping[str, Any],
    file: Path | None, cores: int | None, bar: Console, lang: str,
) -> Standings:  # fmt: skip
    """Play the games with a bar on a console."""
    from deckwright.study.arena import arena
    from deckwright.study.match import schedule, teams_of

    named = list(dict.fromkeys(bots))
    teams = teams_of(game, players, options)
    if len(named) < 2 and len(teams) > 1:
        raise Problem(T.ARENA_ALONE)
    with progress_bar(bar) as progress:
        total = len(schedule(named, games, teams, seed))
        task = progress.add_task(T.SIMULATING.said(lang), total=total)
        return arena(
            game,
            named,
            games,
            players,
            seed,
            options,
            cores=cores,
            file=file,
            progress=lambda done: progress.advance(task, done),
        )


def print_json(console: Console, standings: Standings) -> None:
    """The standings for programs."""
    console.file.write(json.dumps(standings.record(), ensure_ascii=False, indent=2) + "\n")


def show_standings(console: Console, game: Game, standings: Standings, lang: str) -> None:
    """The standings for people: ratings, and who beat whom."""
    title = T.ARENA_TITLE.said(
        lang, game=game.said(lang), games=T.GAMES.said(lang, standings.games), players=standings.players
    )
    rows = Grid(title=title, title_justify="left", title_style="bold")
    rows.add_column(T.SIM_BOT.said(lang))
    for column in (T.ARENA_RATING, T.ARENA_WINS, T.SIM_INTERVAL, T.SIM_PLAYED, T.ARENA_PACE):
        rows.add_column(column.said(lang), justify="right")
    for rating in standings.ratings:
        rows.add_row(
            bot_name(game, rating.bot, lang),
            f"{rating.mean:.1f} ± {2 * rating.deviation:.1f}",
            percent(rating.share.rate, lang),
            interval(rating.share, lang),
            grouped(rating.share.games, lang),
            f"{rating.seconds_a_choice:.3f}",
        )
    console.print(rows)
    if standings.unfinished:
        console.print(f"{T.SIM_UNFINISHED.said(lang)}: {standings.unfinished}")
    if standings.matrix:
        console.print(_matrix(game, standings, lang))


def _matrix(game: Game, standings: Standings, lang: str) -> Grid:
    rows = Grid(title=T.ARENA_MATRIX.said(lang), title_justify="left", title_style="bold")
    rows.add_column("")
    order = [rating.bot for rating in standings.ratings]
    for bot in order:
        rows.add_column(bot_name(game, bot, lang), justify="right")
    for bot in order:
        cells = []
        for other in order:
            share = standings.matrix[bot].get(other)
            cells.append(f"{percent(share.rate, lang)}\n{interval(share, lang)}" if share is not None else "·")
        rows.add_row(bot_name(game, bot, lang), *cells)
    return rows
