"""The arena: bots play each other on all cores, and are rated. What was played is kept, so it can go on later."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from deckwright import bots
from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.study.match import Fixture, Played, schedule, teams_of
from deckwright.study.simulate import Share, wilson
from deckwright.study.workers import play_all
from deckwright.table.errors import TableError

FORMAT = 1


class OtherArena(TableError):
    """A file of results belongs to another arena."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: openskill's mean and deviation, how often it won, and how long a choice took it."""

    bot: str
    mean: float
    deviation: float
    share: Share
    seconds_a_choice: float


@dataclass(frozen=True)
class Standings:
    """What an arena showed. `matrix[a][b]`: how often a won when it met b; empty where bots play together."""

    game: str
    players: int
    options: Mapping[str, Any]
    games: int
    unfinished: int
    ratings: tuple[Rating, ...]
    matrix: Mapping[str, Mapping[str, Share]]

    def record(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def arena(
    game: str | Game,
    names: Sequence[str],
    games: int,
    players: int = 2,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    *,
    cores: int | None = None,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standings:
    """Let bots play `games` games a pair, and rate them. With a file, games that are in it are not played again.

    Bots at seats that win as one belong together; where all do, each bot has all seats and plays against the game.
    """
    found = load(game) if isinstance(game, str) else game
    chosen = found.read_options(players, options or {})
    for name in names:
        bots.make(name, found)  # a name that does not exist is said now
    teams = teams_of(found, players, options)
    fixtures = schedule(names, games, teams, seed)
    played = _read(file, found, chosen) if file is not None else {}
    done = [played[fixture] for fixture in fixtures if fixture in played]
    missing = [fixture for fixture in fixtures if fixture not in played]
    if progress is not None and done:
        progress(len(done))
    for each in play_all(found, chosen, missing, cores or os.cpu_count() or 1):
        done.append(each)
        if file is not None:
            _append(file, each)
        if progress is not None:
            progress(1)
    place = {fixture: i for i, fixture in enumerate(fixtures)}
    done.sort(key=lambda each: place[each.fixture])
    return standings(found, players, chosen, names, done, together=len(teams) == 1)


# --- keeping ----------------------------------------------------------------------------------------------------------


def _read(file: Path, game: Game, options: Mapping[str, Any]) -> dict[Fixture, Played]:
    """The games of a file; a last line that was not finished is left out, and a new file gets its header."""
    header = {"deckwright-arena": FORMAT, "game": game.id, "rules": game.program.version, "options": dict(options)}
    if not file.exists():
        file.write_text(json.dumps(header) + "\n", encoding="utf-8")
        return {}
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")[:-1]
    try:
        kept = json.loads(lines[0]) if lines else None
    except ValueError:
        kept = None
    if kept != header:
        raise OtherArena(
            f"{file} holds results of another game, other options or other rules; name another file",
            f"{file}: результаты другой игры, других настроек или других правил; укажите другой файл",
        )
    whole = len("".join(f"{line}\n" for line in lines))
    if whole < len(text):
        file.write_text(text[:whole], encoding="utf-8")
    played = (_from_record(json.loads(line)) for line in lines[1:])
    return {each.fixture: each for each in played}


def _from_record(record: dict[str, Any]) -> Played:
    values: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in record.items()}
    return Played(**values)


def _append(file: Path, played: Played) -> None:
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(asdict(played)) + "\n")


# --- rating -----------------------------------------------------------------------------------------------------------


def standings(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    names: Sequence[str],
    played: Sequence[Played],
    *,
    together: bool = False,
) -> Standings:
    """Rate the bots by the games they played."""
    finished = [each for each in played if each.over]
    ratings = _rate(names, finished, together=together)
    found = []
    for name in names:
        mine = [each for each in finished if name in each.seating]
        thought = sum(each.thought[s] for each in mine for s in _seats(each, name))
        choices = sum(each.choices[s] for each in mine for s in _seats(each, name))
        mean, deviation = ratings[name]
        found.append(Rating(name, mean, deviation, _won(mine, name), thought / max(1, choices)))
    found.sort(key=lambda rating: (-rating.mean, -rating.share.rate))
    matrix = {} if together else {
        a: {b: _won([p for p in finished if set(p.seating) == {a, b}], a) for b in names if b != a} for a in names
    }  # fmt: skip
    return Standings(game.id, players, dict(options), len(played), len(played) - len(finished), tuple(found), matrix)


def _seats(played: Played, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(played.seating) if bot == name]


def _won(played: Iterable[Played], name: str) -> Share:
    """In how many games one of a bot's seats won; a win shared with another bot counts half, rounded down."""
    wins, games = 0, 0
    for each in played:
        games += 1
        winning = {each.seating[seat] for seat in each.winners}
        wins += (2 if winning == {name} else 1) if name in winning else 0
    return wilson(wins // 2, games)


def _rate(names: Sequence[str], played: Sequence[Played], *, together: bool) -> dict[str, tuple[float, float]]:
    """Ratings by openskill: those who won before those who did not; alone or together, against the game itself."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    table = {name: model.rating(name=name) for name in names}
    fate = model.rating(name="the game")
    for each in played:
        if together:
            bot = each.seating[0]
            ranks = [1.0, 2.0] if each.winners else [2.0, 1.0]
            [[table[bot]], [fate]] = model.rate([[table[bot]], [fate]], ranks=ranks)
            continue
        teams = sorted(set(each.seating))
        winning = {each.seating[seat] for seat in each.winners}
        ranks = [1.0 if team in winning else 2.0 for team in teams]
        for [rated], team in zip(model.rate([[table[t]] for t in teams], ranks=ranks), teams, strict=True):
            table[team] = rated
    return {name: (table[name].mu, table[name].sigma) for name in names}
