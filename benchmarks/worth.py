"""What choices are worth: positions with the truth about every option, to try bots on.

    python -m benchmarks.worth collect ascension --file positions.npz
    python -m benchmarks.worth try positions.npz search:iterations=500 search:way=tree:iterations=500

The worth of an option is how often it wins if everybody then plays by the judgement, over many deals that are the same
for all options. A bot gains by a choice what it is worth more than the judgement's own. Whole games need hundreds of
repetitions to tell two bots apart; here both answer the same questions.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright import bots
from deckwright.bots.race import Race
from deckwright.bots.thinking import Mind, SearchSettings
from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.study.match import Board
from deckwright.table.opening import machine_of, opened
from deckwright.vm import isa

TO_THE_END = SearchSettings(turns=0, nodes=1)
LOOKED_AT = 0.06  # of the choices of a game
FIRST_DEALS = 100  # after these, what is far behind is looked at no more
FAR_BEHIND = 0.15


@dataclass(frozen=True)
class Question:
    """A position, who is asked, and what the options are worth."""

    state: NDArray[np.int32]
    seat: int
    habit: int
    worth: dict[int, float]


def value(race: Race, deals: int) -> None:
    """Play so many deals with every option that runs."""
    race.play_deals(race.minds[0], race.lanes[0], deals)


def question(game: Game, state: NDArray[np.int32], seat: int, seed: int, deals: int, mind: Mind) -> Question:
    """The truth about a position, as well as so many deals tell it."""
    race = Race(game, state, seat, seed, TO_THE_END, [mind])
    value(race, FIRST_DEALS)
    worth = [float(x) / FIRST_DEALS for x in race.lanes[0].sums]
    race.running = [i for i, w in enumerate(worth) if i == race.habit or w > max(worth) - FAR_BEHIND]
    value(race, deals)
    for i in race.running:
        worth[i] = float(race.lanes[0].sums[i]) / (FIRST_DEALS + deals)
    return Question(state.copy(), seat, race.options[race.habit], dict(zip(race.options, worth, strict=True)))


def questions(game: Game, options: dict[str, Any], seed: int, deals: int) -> Iterator[Question]:
    """Questions from games of two greedy bots, at which the judgement is not sure what to do."""
    machine, mind, pick = machine_of(game), Mind(game, TO_THE_END), random.Random(seed)
    while True:
        seed += 1
        board = Board(opened(machine, game.open(2, game.read_options(2, options)), seed))
        greedy = bots.make("greedy", game, seed)
        machine.run(board.state)
        while board.state[isa.H_STATUS] == isa.QUESTION:
            seat = next(s for s in range(isa.PUBLIC_BIT) if (int(board.state[isa.H_WHO]) >> s) & 1)
            sure = max(greedy.scores(board, seat)) >= isa.SURE
            if board.state[isa.H_NOPT] > 1 and not sure and pick.random() < LOOKED_AT:
                found = question(game, board.state, seat, pick.getrandbits(32), deals, mind)
                if len(found.worth) > 1:
                    yield found
            board.state[isa.H_ANSWER] = greedy.choose(board, seat)
            machine.run(board.state)


def collect(given: argparse.Namespace) -> None:
    """Keep questions in a file."""
    game, options = load(given.game), dict(each.split("=", 1) for each in given.option)
    source = questions(game, options, given.seed, given.deals)
    found = [next(source) for _ in range(given.positions)]
    told = [{"seat": q.seat, "habit": q.habit, "worth": list(q.worth.items())} for q in found]
    np.savez_compressed(given.file, states=np.stack([q.state for q in found]), told=json.dumps([game.id, told]))


def try_bots(given: argparse.Namespace) -> None:
    """Say how much bots gain over the judgement on the questions of a file."""
    kept = np.load(given.file)
    name, told = json.loads(str(kept["told"]))
    game = load(name)
    most = [max(w for _, w in each["worth"]) - dict(each["worth"])[each["habit"]] for each in told]
    print(f"{game.en}: {len(told)} questions, at most {100 * np.mean(most):.2f} points a choice")
    for spec in given.bots:
        bot, gains, began = bots.make(spec, game, 5), [], time.process_time()
        for state, each in zip(kept["states"], told, strict=True):
            worth = dict(each["worth"])
            best = bot.advise(Board(state.copy()), each["seat"])[0].index
            gains.append(100 * (worth[best] - worth[each["habit"]]))
        took = 1000 * (time.process_time() - began) / len(gains)
        doubt = 1.96 * float(np.std(gains)) / len(gains) ** 0.5
        print(f"{spec:50} {np.mean(gains):+.2f} ±{doubt:.2f} points a choice, {took:.0f} ms", flush=True)


def main() -> None:
    """Collect questions, or try bots on them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(required=True)
    one = ways.add_parser("collect")
    one.add_argument("game")
    one.add_argument("--positions", type=int, default=300)
    one.add_argument("--deals", type=int, default=1000)
    one.add_argument("--seed", type=int, default=9_000_001)
    one.add_argument("--option", action="append", default=[])
    one.add_argument("--file", type=Path, required=True)
    one.set_defaults(do=collect)
    two = ways.add_parser("try")
    two.add_argument("file", type=Path)
    two.add_argument("bots", nargs="+")
    two.set_defaults(do=try_bots)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
