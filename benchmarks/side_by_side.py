"""Games of several tables by turns in one run: what a decision of each takes, and how many steps of the machine.

    python benchmarks/side_by_side.py war-eternal new-age
    python benchmarks/side_by_side.py war-eternal new-age new-age:nemesis=arachnos --rounds 7 --players 2

A machine is rarely alone, so the tables are measured by turns, short stretch by short stretch in processor time, and
every ratio is of two stretches beside each other. Steps are counted one by one and do not depend on what else runs.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from deckwright.study.lineup import DECISIONS, Lineup, play_games
from deckwright.vm import isa, rng
from deckwright.vm.machine import run
from deckwright.vm.play import begin, first_seat

SEED = 1


@dataclass
class Side:
    """One table with its bots, and what was measured of it."""

    name: str
    lineup: Lineup
    games: int = 64  # in a stretch
    taken: list[float] = field(default_factory=list)  # seconds a decision, stretch by stretch

    def stretch(self) -> float:
        """Play a stretch; the processor time it took."""
        begun = time.process_time()
        rows = play_games(self.lineup, SEED, self.games)
        seconds = time.process_time() - begun
        self.taken.append(seconds / int(rows[:, DECISIONS].sum()))
        return seconds

    def settle(self, seconds: float) -> None:
        """Find how many games last about so long; before the first the machine has to be loaded."""
        self.stretch()
        while (taken := self.stretch()) < seconds / 4:
            self.games *= 2
        self.games = max(1, int(self.games * seconds / taken))
        self.taken.clear()


def side(told: str, bot: str, players: int) -> Side:
    """A table as the command line names it: `GAME` or `GAME:option=value,option=value`."""
    game, _, given = told.partition(":")
    options = dict(part.split("=", 1) for part in given.split(",") if part)
    return Side(told, Lineup.open(game, [bot] * players, options))


@dataclass
class Steps:
    """Steps of the machine, counted over some games."""

    lineup: Lineup
    counted: Counter[str] = field(default_factory=Counter[str])

    def go(self, state: np.ndarray, seat: int, phase: str) -> int:
        """Run until a question, the end or an answer, one step at a time."""
        program = self.lineup.game.program
        silent = np.array([isa.SILENT, 0], np.int32)
        status = isa.BUDGET
        while status == isa.BUDGET:
            self.counted[phase] += 1
            status = int(run(state, program.fused, program.table, self.lineup.weights[seat], silent, 1))
        return status

    def judged(self, state: np.ndarray, seat: int, option: int) -> int:
        """What the judgement of a seat makes of an option; the state is as before."""
        before = state.copy()
        frame = int(state[isa.H_TOP]) + isa.FRAME_WORDS
        at = int(self.lineup.game.program.table[isa.L_OPTIONS]) + isa.OPTION_WORDS * option
        state[frame - isa.FRAME_WORDS : frame] = -1, state[isa.H_FP], state[isa.H_SNAP], state[isa.H_SOURCE]
        state[frame] = seat
        state[frame + 1 : frame + 1 + isa.OPTION_WORDS] = state[at : at + isa.OPTION_WORDS]
        state[isa.H_STATUS], state[isa.H_FP] = isa.RUNNING, frame
        state[isa.H_PC] = self.lineup.entries[seat]
        self.go(state, seat, "judging")
        value = int(state[frame])
        state[:] = before
        return value

    def play(self, seed: int) -> None:
        """One game."""
        state, chance = self.lineup.template.copy(), np.zeros(4, np.int32)
        begin(state, self.lineup.template, self.lineup.game.program.table, seed, 0)
        rng.seed(chance, 0, seed, 0, 1)
        status = self.go(state, 0, "setting up")
        while status == isa.QUESTION:
            seat, options = int(first_seat(state[isa.H_WHO])), int(state[isa.H_NOPT])
            best = list(range(options))
            if self.lineup.entries[seat] and options > 1:
                worth = [self.judged(state, seat, option) for option in best]
                best = [option for option in best if worth[option] == max(worth)]
            state[isa.H_ANSWER] = best[int(rng.below(chance, 0, len(best)))]
            self.counted["decisions"] += 1
            status = self.go(state, 0, "playing")

    def told(self) -> str:
        """Steps a decision, and what they are for."""
        each = {
            phase: self.counted[phase] / self.counted["decisions"] for phase in ("setting up", "playing", "judging")
        }
        parts = ", ".join(f"{phase} {steps:.0f}" for phase, steps in each.items() if steps)
        return f"{sum(each.values()):.0f} steps ({parts})"


def compare(sides: list[Side], rounds: int, seconds: float, counted: int) -> None:
    """Measure by turns and tell, each beside the first."""
    for each in sides:
        each.settle(seconds)
    for _ in range(rounds):
        for each in sides:
            each.stretch()
    for each in sides:
        ratios = sorted(one / other for one, other in zip(each.taken, sides[0].taken, strict=True))
        steps = Steps(each.lineup)
        for seed in range(SEED, SEED + counted):
            steps.play(seed)
        best, middle = 1e6 * min(each.taken), ratios[len(ratios) // 2]
        print(f"  {each.name:40} {best:6.3f} µs a decision, ratio {middle:.2f}   {steps.told()}")


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="GAME or GAME:option=value,option=value")
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="how long a stretch lasts")
    parser.add_argument("--counted", type=int, default=20, help="games whose steps are counted")
    given = parser.parse_args()
    for bot in given.bots.split(","):
        print(f"{bot}, {given.players} players")
        tables = [side(told, bot, given.players) for told in given.tables]
        compare(tables, given.rounds, given.seconds, given.counted)


if __name__ == "__main__":
    main()
