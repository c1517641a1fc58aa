"""Options tried side by side inside the machine: each on the same deals, played on by a judgement.

What one deal brings an option is compared with what the same deal brings the others, so the luck of the deal falls out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from deckwright.vm import isa as I
from deckwright.vm.engine import go_on
from deckwright.vm.hidden import deal
from deckwright.vm.jit import lean
from deckwright.vm.meaning import mix
from deckwright.vm.outlook import expected
from deckwright.vm.play import BUDGET
from deckwright.vm.search import copy_state, play_on

ALIKE = 1e-9  # the same sum, added up in another order


class Lanes(NamedTuple):
    """The options of a race, and what they brought so far. Pairs (i, j) with i > j lie at i * options + j."""

    options: Any
    running: Any  # for each option, whether it is still tried
    sums: Any
    squares: Any  # for each pair, the squares of what one brought more than the other, added up
    apart: Any  # for each pair, on how many deals they did not come to the same
    brought: Any  # on this deal
    traces: Any  # where this deal ended
    chance: Any  # the words of the generator at the beginning of this deal


@lean
def trace(S: Any) -> int:
    """A mark of how a game went: by which chance, in how many turns and decisions."""
    digest = mix(mix(1, S[I.H_TURN]), S[I.H_DECISIONS])
    for word in range(4):
        digest = mix(digest, S[I.H_RNG + word])
    return digest


@lean
def race(root: Any, rules: Any, plan: Any, outlook: Any, R: Any, space: Any, lanes: Any, deals: int) -> None:
    """Try every option that still runs on so many deals."""
    S = space.state
    n = len(lanes.options)
    for _ in range(deals):
        copy_state(root, space.deal, rules.table)
        deal(space.deal, rules.table, space.order, space.ends, space.counts[1], R)
        for word in range(len(R)):
            lanes.chance[word] = R[word]
        for i in range(n):
            if not lanes.running[i]:
                continue
            copy_state(space.deal, S, rules.table)
            for word in range(len(R)):
                R[word] = lanes.chance[word]
            S[I.H_ANSWER] = lanes.options[i]
            go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
            play_on(S, rules, plan, R, space)
            lanes.brought[i] = expected(S, rules.table, outlook, rules.won, plan.seat)
            lanes.traces[i] = trace(S)
        count(lanes, n)


@lean
def count(lanes: Any, n: int) -> None:
    """Add what a deal brought to what earlier ones brought."""
    for i in range(n):
        if not lanes.running[i]:
            continue
        lanes.sums[i] += lanes.brought[i]
        for j in range(i):
            if lanes.running[j]:
                more = lanes.brought[i] - lanes.brought[j]
                lanes.squares[i * n + j] += more * more
                if abs(more) > ALIKE or lanes.traces[i] != lanes.traces[j]:
                    lanes.apart[i * n + j] += 1
