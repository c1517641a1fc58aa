"""How fast it is: our figures and, in the same run, those of peers, so that ratios mean something.

Machines are shared and noisy: every figure is the best of several short stretches of CPU time, and ours are taken
before and after the peers.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from deckwright.bots.race import Race
from deckwright.bots.tree import TreeSearch
from deckwright.games import load
from deckwright.study import peers
from deckwright.study.lineup import Lineup, play_games
from deckwright.table.opening import machine_of
from deckwright.vm.native.llvm import Loaded, compiled
from deckwright.vm.native.module import translated

if TYPE_CHECKING:
    from deckwright.bots import Bot
    from deckwright.table import Table

STRETCHES = 5
_OPEN = "from deckwright import Table; t = Table.open({game!r}, {players}, seed=1); t.choose(0)"
_INTERPRETED = """
import random, time
from deckwright import Table
from deckwright.vm import isa
t = Table.open({game!r}, {players}, seed=1)
pick, n, begin = random.Random(1), 0, time.process_time()
while time.process_time() - begin < {seconds}:
    if t.over:
        t = Table.open({game!r}, {players}, seed=n)
    t.state[isa.H_ANSWER] = pick.randrange(int(t.state[isa.H_NOPT]))
    t.machine.run(t.state)
    n += 1
print(n / (time.process_time() - begin))
"""


@dataclass(frozen=True)
class Measurement:
    """One measured figure."""

    what: str
    value: float
    unit: str
    note: str = ""


def best_rate(stretch: Callable[[int], int], seconds: float) -> float:
    """The best rate (things a CPU second) over several stretches that together last about `seconds`."""
    n, taken = 64, 0.0
    while True:
        begin = time.process_time()
        done = stretch(n)
        taken = time.process_time() - begin
        if taken > seconds / STRETCHES / 2 or n > 1 << 20:
            break
        n *= 2
    best = done / max(taken, 1e-9)
    for _ in range(STRETCHES - 1):
        begin = time.process_time()
        done = stretch(n)
        best = max(best, done / max(time.process_time() - begin, 1e-9))
    return best


def playing(game: str, players: int, bot: str, seconds: float) -> Iterator[Measurement]:
    """Decisions and games a second on one core, by native code, and by the interpreter right after it."""
    lineup = Lineup.open(game, [bot] * players)
    rows = np.zeros((0, 4), np.int32)

    def stretch(n: int) -> int:
        nonlocal rows
        rows = play_games(lineup, 1, n)
        return n

    native = machine_of(lineup.game).native
    note = "" if native.wait() else "without native code"
    games = best_rate(stretch, seconds)
    with native.resting():
        alone = best_rate(stretch, seconds)
    games = max(games, best_rate(stretch, seconds / 2))
    decisions = float(rows[:, 1].mean())
    name = f"{game}, {players} players, {bot} play"
    yield Measurement(name, games * decisions, "decisions/s", note or f"{decisions:.0f} decisions a game")
    yield Measurement(name, games, "games/s")
    yield Measurement(f"{name}, interpreter", alone * decisions, "decisions/s", f"{games / alone:.2f} times as slow")


def searching(game: str, seconds: float) -> Iterator[Measurement]:
    """Playouts of a race a second; rounds and new nodes of a tree; early in a game."""
    from deckwright import Table
    from deckwright.bots import Thinker, make

    players = usual_players(game)
    table = _early(Table.open(game, players, seed=1), make(_habits(game), load(game)))
    machine_of(load(game)).native.wait()
    for name, note in (("", "playouts cut"), (":turns=0", "playouts to the end")):
        for way in ("race", "tree"):
            bot = make(f"search:way={way}{name}", table.game, 1)
            assert isinstance(bot, Thinker)
            search = bot.search(table, table.seat or 0)
            if isinstance(search, Race):
                yield Measurement(f"{game}, {players} players, race", _racing(search, seconds), "playouts/s", note)
            if isinstance(search, TreeSearch):
                rounds, nodes = _growing(search, seconds)
                yield Measurement(f"{game}, {players} players, tree", rounds, "rounds/s", note)
                yield Measurement(f"{game}, {players} players, tree", nodes, "nodes/s", note)


def _early(table: Table, judge: Bot) -> Table:
    """A question with some choices a few turns into a game; if there is none, the one with the most choices."""
    widest = table.clone()
    while not table.over and (table.turn < 7 or len(table.options) < 4):
        if len(table.options) > len(widest.options):
            widest = table.clone()
        table.choose(judge.choose(table, table.seat or 0))
    return widest if table.over else table


def _racing(race: Race, seconds: float) -> float:
    """Playouts of a race a second, as long as no option drops out."""
    mind, lanes = race.minds[0], race.lanes[0]

    def stretch(deals: int) -> int:
        race.play_deals(mind, lanes, deals)
        return deals * len(race.options)

    return best_rate(stretch, seconds)


def _growing(tree: TreeSearch, seconds: float) -> tuple[float, float]:
    """Rounds and new nodes of a tree a second."""
    mind, done = tree.minds[0], 0

    def stretch(n: int) -> int:
        nonlocal done
        tree.rounds(mind, n)
        done += n
        return n

    rounds = best_rate(stretch, seconds)
    return rounds, rounds * int(mind.tree.size[0]) / done


def cloning(game: str, seconds: float) -> Iterator[Measurement]:
    """What a copy of a whole game in progress costs, inside the machine and from Python."""
    from deckwright import Table
    from deckwright.vm.play import copy_often

    state = Table.open(game, usual_players(game), seed=1).state
    room = state.copy()
    inside = best_rate(lambda n: int(copy_often(state, room, n * 64)), seconds)
    yield Measurement("copy of a state, inside the machine", 1e9 / inside, "ns")

    def in_python(n: int) -> int:
        for _ in range(n):
            state.copy()
        return n

    yield Measurement("copy of a state, from Python", 1e9 / best_rate(in_python, seconds), "ns")
    yield Measurement("state", state.nbytes, "bytes")


def _timed(code: str, **environment: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | environment, capture_output=True)
    return time.perf_counter() - begin


def translating(games: Sequence[str]) -> Iterator[Measurement]:
    """What native code costs: processor time to make it, time to load it, and how large it is."""
    for game in games:
        original = machine_of(load(game)).native.original
        begin = time.process_time()
        data = compiled(translated(original), original.instructions)
        made = time.process_time()
        Loaded(data).close()
        name = f"{game}, native code"
        yield Measurement(name, made - begin, "s to make", f"{original.instructions} instructions")
        yield Measurement(name, 1000 * (time.process_time() - made), "ms to load")
        yield Measurement(name, len(data), "bytes")


def starting(game: str) -> Iterator[Measurement]:
    """From nothing to the first answer: compiling the machine, and from the cache."""
    first_answer = _OPEN.format(game=game, players=usual_players(game))
    with tempfile.TemporaryDirectory() as cache:
        yield Measurement(
            "cold start: compile the machine, open a table, choose", _timed(first_answer, DECKWRIGHT_CACHE=cache), "s"
        )
        warm = min(_timed(first_answer, DECKWRIGHT_CACHE=cache) for _ in range(3))
        yield Measurement("warm start: the same from the cache, Python included", warm, "s")
    bare = min(_timed("import numba, numpy") for _ in range(3))
    yield Measurement("of which importing numba and numpy", bare, "s")
    yield Measurement(
        "command line: deckwright games",
        min(_timed("from deckwright.cli import main; main(['games'])") for _ in range(3)),
        "s",
    )


def interpreted(game: str, seconds: float) -> Iterator[Measurement]:
    """The same machine as plain Python."""
    players = usual_players(game)
    code = _INTERPRETED.format(game=game, players=players, seconds=seconds)
    found = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        env=os.environ | {"DECKWRIGHT_INTERPRET": "1"},
        capture_output=True,
        text=True,
    )
    yield Measurement(f"{game}, {players} players, interpreted machine", float(found.stdout), "decisions/s")


def usual_players(game: str) -> int:
    """Two, or as near to it as the game allows."""
    seats = load(game).seats
    return min(seats, key=lambda players: abs(players - 2))


def _habits(game: str) -> str:
    """A bot that plays by a judgement, as far as the game has one."""
    return next(iter(load(game).judgements), "random")


def ours(games: Sequence[str], seconds: float) -> Iterator[Measurement]:
    """All our figures: of the first game in depth, of the others how fast they are played."""
    first = games[0]
    for players in load(first).seats[-3:]:
        yield from playing(first, players, "random", seconds)
    for game in games:
        for bot in dict.fromkeys(("random", _habits(game))):
            if (game, bot) != (first, "random"):
                yield from playing(game, usual_players(game), bot, seconds)
    yield from searching(first, seconds)
    yield from translating(games)
    yield from cloning(first, seconds / 4)
    yield from interpreted(first, min(seconds, 2))
    yield from starting(first)


def theirs(seconds: float, seed: int = 7) -> Iterator[peers.PeerResult | str]:
    """The peers that are installed; a line of text for one that fails."""
    for name in peers.available():
        try:
            yield from peers.measure(name, seconds, seed)
        except peers.PeerUnavailable as error:
            yield f"{name}: {error}"


def report(games: Sequence[str], seconds: float, with_peers: bool, told: Callable[[str], None]) -> dict[str, Any]:
    """Measure, telling each figure as it comes; everything as data."""
    figures = []
    for figure in ours(games, seconds):
        figures.append(figure)
        told(f"{figure.what:55} {_number(figure.value):>12} {figure.unit:12} {figure.note}")
    result: dict[str, Any] = {"ours": [asdict(figure) for figure in figures]}
    if not with_peers:
        return result
    found = []
    for peer in theirs(seconds):
        if isinstance(peer, str):
            told(peer)
            continue
        again = next(playing(games[0], usual_players(games[0]), "random", seconds / 2)).value
        row = {
            "system": peer.system,
            "game": peer.game,
            "decisions_per_second": peer.decisions_per_second,
            "games_per_second": peer.games_per_second,
            "clone_us": peer.clone_us,
            "ours_beside_it": again,
            "ratio": again / peer.decisions_per_second,
            "note": peer.note,
        }
        found.append(row)
        told(
            f"{peer.system + ', ' + peer.game:55} {_number(peer.decisions_per_second):>12} decisions/s  "
            f"we: {_number(again)} = {row['ratio']:.1f} times"
        )
    result["peers"] = found
    return result


def _number(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"


def main(games: Sequence[str], seconds: float = 3.0, with_peers: bool = True, as_json: bool = False) -> None:
    """Run the bench for some games, the first of them in depth, and print it."""
    told: Callable[[str], None] = (lambda line: None) if as_json else lambda line: print(line, flush=True)
    result = report(games, seconds, with_peers, told)
    if as_json:
        print(json.dumps(result, indent=1))
