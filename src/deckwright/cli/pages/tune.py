"""`deckwright tune`: better weights for a judgement, or an outlook on who wins, by self-play."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console

from deckwright.cli import texts as T
from deckwright.cli.pages.common import progress_bar
from deckwright.cli.pages.simulate import interval
from deckwright.cli.problems import Problem
from deckwright.cli.voice import grouped, percent
from deckwright.lang.game import Game

GAMES_A_CANDIDATE, GAMES_TO_LEARN = 800, 20_000


def run(
    game: Game, what: str, players: int, options: Mapping[str, Any], games: int, generations: int, seed: int,
    file: Path | None, cores: int | None, console: Console, lang: str,
) -> None:  # fmt: skip
    """Tune, say what came of it, and write it down."""
    if what == "weights":
        found = _weights(game, players, options, games or GAMES_A_CANDIDATE, generations, seed, cores, console, lang)
    elif what == "outlook":
        found = _outlook(game, players, options, games or GAMES_TO_LEARN, seed, cores, console, lang)
    else:
        raise Problem(T.TUNE_WHAT, given=what)
    text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    if file is None:
        console.file.write(text)
    else:
        file.write_text(text, encoding="utf-8")
        console.print(T.WRITTEN.said(lang, path=file))


def _weights(
    game: Game, players: int, options: Mapping[str, Any], games: int, generations: int, seed: int,
    cores: int | None, console: Console, lang: str,
) -> dict[str, Any]:  # fmt: skip
    from deckwright.study.tune import tune

    if find_spec("cmaes") is None:
        raise Problem(T.TUNE_NEEDS)
    with progress_bar(console) as progress:
        task = progress.add_task(T.TUNING.said(lang), total=generations)
        tuned = tune(
            game, "", players, options, generations, games, seed,
            cores=cores, progress=lambda done: progress.advance(task, done),
        )  # fmt: skip
    text = T.TUNE_BETTER if tuned.better else T.TUNE_NOT_BETTER
    share = tuned.share
    console.print(
        text.said(
            lang,
            rate=percent(share.rate, lang),
            interval=interval(share, lang),
            games=T.GAMES.said(lang, share.games),
        )
    )
    return {tuned.judgement: tuned.weights}


def _outlook(
    game: Game, players: int, options: Mapping[str, Any], games: int, seed: int, cores: int | None, console: Console,
    lang: str,
) -> dict[str, Any]:  # fmt: skip
    from deckwright.study.learn import learn

    with progress_bar(console) as progress:
        task = progress.add_task(T.LEARNING.said(lang), total=games)
        learned = learn(
            game,
            players,
            options,
            games=games,
            seed=seed,
            cores=cores,
            progress=lambda done: progress.advance(task, done),
        )
    console.print(
        T.LEARNED.said(
            lang,
            positions=grouped(learned.positions, lang),
            games=T.GAMES.said(lang, learned.games),
            right=percent(learned.right, lang),
            loss=f"{learned.loss:.3f}",
        )
    )
    return learned.record
