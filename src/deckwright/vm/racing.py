"""Options tried side by side inside the machine: each on the same deals, played on by a judgement.

What one deal brings an option is compared with what the same deal brings the others, so the luck of the deal falls out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from deckwright.vm import isa as I
from deckwright.vm.hidden import deal
from deckwright.vm.jit import jit
from deckwright.vm.machine import run
from deckwright.vm.outlook import foresee
from deckwright.vm.play import BUDGET
from deckwright.vm.search import copy_words, play_on


class Race(NamedTuple):
    """Options that are still tried, and what they brought so far; made before."""

    options: Any
    running: Any  # for each option, whether it is still tried
    sums: Any
    products: Any  # what two options brought on the same deal, multiplied and added up
    brought: Any  # on this deal
    chance: Any  # the words of the generator at the beginning of this deal


@jit
def race(root: Any, rules: Any, plan: Any, outlook: Any, R: Any, room: Any, field: Any, n: int, rounds: int) -> None:
    """Try every option that still runs on so many deals."""
    S = room.state
    for _ in range(rounds):
        copy_words(root, room.deal)
        deal(room.deal, rules.table, room.order, room.ends, room.counts[1], R)
        for word in range(4):
            field.chance[word] = R[word]
        for i in range(n):
            if not field.running[i]:
                continue
            copy_words(room.deal, S)
            for word in range(4):
                R[word] = field.chance[word]
            S[I.H_ANSWER] = field.options[i]
            run(S, rules.code, rules.table, rules.weights, rules.silent, BUDGET)
            play_on(S, rules, plan, R, room)
            foresee(S, rules.table, outlook, rules.won, room.rewards)
            field.brought[i] = room.rewards[plan.seat]
        for i in range(n):
            if field.running[i]:
                field.sums[i] += field.brought[i]
                for j in range(i + 1):
                    if field.running[j]:
                        field.products[i * n + j] += field.brought[i] * field.brought[j]
