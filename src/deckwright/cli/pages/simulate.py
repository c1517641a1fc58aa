"""`deckwright simulate`: a progress bar while bots play, then what it showed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.pages.common import progress_bar
from deckwright.cli.play.seating import bot_name
from deckwright.cli.voice import grouped, percent
from deckwright.lang.game import Game
from deckwright.lang.languages import in_lang

if TYPE_CHECKING:
    from deckwright.study.simulate import Report, Share, Spread


def run_simulation(
    game: Game, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Any], cores: int | None, bar: Console,
    lang: str,
) -> Report:  # fmt: skip
    """Play the games with a bar on a console."""
    from deckwright.study.simulate import simulate

    with progress_bar(bar) as progress:
        task = progress.add_task(T.SIMULATING.said(lang), total=games)
        return simulate(
            game,
            bots,
            games,
            seed,
            options,
            cores=cores,
            progress=lambda done: progress.advance(task, done),
        )


def print_json(console: Console, report: Report) -> None:
    """The report for programs."""
    console.file.write(json.dumps(report.record(), ensure_ascii=False, indent=2) + "\n")


def show_report(console: Console, game: Game, report: Report, lang: str) -> None:
    """The report for people."""
    title = T.SIM_TITLE.said(
        lang,
        game=game.said(lang),
        games=T.GAMES.said(lang, report.games),
        players=report.players,
        first=report.first_seed,
        last=report.last_seed,
    )
    rows = Grid(title=title, title_justify="left", title_style="bold")
    rows.add_column(T.SIM_BOT.said(lang))
    for column in (T.SIM_PLAYED, T.SIM_WINS, T.SIM_RATE, T.SIM_INTERVAL):
        rows.add_column(column.said(lang), justify="right")
    for bot, share in report.results.items():
        rows.add_row(
            bot_name(game, bot, lang),
            grouped(share.games, lang),
            grouped(share.wins, lang),
            percent(share.rate, lang),
            interval(share, lang),
        )
    console.print(rows)
    _facts(console, report, lang)


def _facts(console: Console, report: Report, lang: str) -> None:
    beginner = T.SIM_UNKNOWN_FIRST.said(lang)
    if report.beginner is not None:
        even = T.SIM_EVEN.said(lang, even=percent(report.even, lang))
        beginner = f"{percent(report.beginner.rate, lang)} ({interval(report.beginner, lang)}); {even}"
    speed = T.SIM_SPEED_IS.said(
        lang,
        games=grouped(report.games_per_second, lang),
        decisions=grouped(report.decisions_per_second, lang),
        cores=T.CORES.said(lang, report.cores),
    )
    lines = [
        (T.SIM_TURNS, _spread(report.turns, lang)),
        (T.SIM_DECISIONS, _spread(report.decisions, lang)),
        (T.SIM_FIRST, beginner),
    ]
    lines += [(T.SIM_NOBODY, str(report.nobody))] if report.nobody else []
    lines += [(T.SIM_UNFINISHED, str(report.cut_short))] if report.cut_short else []
    lines += [(T.SIM_FAULTS, str(report.faults))] if report.faults else []
    lines.append((T.SIM_SPEED, speed))
    facts = Grid.grid(padding=(0, 2, 0, 0))
    facts.add_column(style="grey62", no_wrap=True)
    facts.add_column()
    for name, fact in lines:
        facts.add_row(name.said(lang), RichText(fact))
    console.print(facts)


def interval(share: Share, lang: str) -> str:
    """The 95 % interval of a share."""
    return f"{percent(share.low, lang).removesuffix(' %')}–{percent(share.high, lang)}"


def _spread(spread: Spread, lang: str) -> str:
    mean = f"{spread.mean:.1f}"
    return T.SIM_SPREAD.said(
        lang,
        mean=mean.replace(".", in_lang(lang, ".", ",")),
        median=f"{spread.median:.0f}",
        low=f"{spread.low:.0f}",
        high=f"{spread.high:.0f}",
    )
