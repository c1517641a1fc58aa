"""Where the machine spends its instructions: by rule, by line and by instruction, per decision of random play.

    python benchmarks/profile_rules.py [GAME] [GAMES]

It steps through whole games one instruction at a time, so it counts exactly and does not depend on the machine's load.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

from deckwright import Table
from deckwright.vm import isa

NAMES = [name for name, number in vars(isa).items() if name.isupper() and isinstance(number, int)]


def opcode_names() -> dict[int, str]:
    """The instructions by number: they are the last names isa defines before the frame layout."""
    order = NAMES[NAMES.index("LOADI") : NAMES.index("FRAME_WORDS")]
    return {vars(isa)[name]: name for name in order}


def profile(game: str, games: int) -> tuple[int, Counter[str], Counter[str], Counter[str]]:
    """Decisions, and instructions by opcode, by rule and by line."""
    by_opcode, by_rule, by_line = Counter[str](), Counter[str](), Counter[str]()
    names, decisions = opcode_names(), 0
    for seed in range(games):
        table = Table.open(game, players=2, seed=seed)
        pick = random.Random(seed)
        program, state = table.program, table.state
        while not table.over:
            state[isa.H_ANSWER] = pick.randrange(int(state[isa.H_NOPT]))
            decisions += 1
            status = isa.BUDGET
            while status == isa.BUDGET:
                pc = int(state[isa.H_PC])
                file, line, rule = program.source_line(pc)
                by_opcode[names.get(int(program.code[pc]), "?")] += 1
                by_rule[rule] += 1
                by_line[f"{Path(file).name}:{line} {rule}"] += 1
                status = table.machine.run(state, budget=1)
    return decisions, by_opcode, by_rule, by_line


def main(game: str = "shards", games: str = "3") -> None:
    """Print the profile."""
    decisions, *counters = profile(game, int(games))
    print(f"{sum(counters[0].values()) / decisions:.1f} instructions a decision over {decisions} decisions")
    for title, counter in zip(("instruction", "rule", "line"), counters, strict=True):
        print(f"\nby {title}")
        for name, count in counter.most_common(15):
            print(f"  {count / decisions:7.2f}  {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
