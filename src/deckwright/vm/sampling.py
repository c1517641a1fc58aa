"""Positions from whole games, with who won in the end: what an outlook is learned from."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.engine import go_on
from deckwright.vm.jit import jit
from deckwright.vm.play import BUDGET, begin
from deckwright.vm.search import MOST_IN_PLAYOUT, policy


@jit
def sample_games(
    template: Any, rules: Any, first_seed: int, games: int, every: int, slips: Any, space: Any, states: Any, won: Any
) -> int:
    """Play games by the judgement and keep the state at the beginning of one turn in `every`, by chance.

    `slips` are tried in turn, game by game: of 1000 choices so many are left to chance, so that odd positions are
    seen too. `won` gets a mask of winners for each kept state. How many were kept is the answer.
    """
    S = space.state
    R = space.deal
    kept = 0
    for game in range(games):
        seed = first_seed + game
        begin(S, template, rules.table, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF)
        rng.seed(R, 0, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, 5)
        first = kept
        turn = 0
        go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
        for _ in range(MOST_IN_PLAYOUT):
            if S[I.H_STATUS] != I.QUESTION:
                break
            if S[I.H_TURN] != turn:
                turn = S[I.H_TURN]
                if kept < len(states) and rng.below(R, 0, every) == 0:
                    for i in range(len(S)):
                        states[kept][i] = S[i]
                    kept += 1
            S[I.H_ANSWER] = policy(S, rules, 0, slips[game % len(slips)], R, space)
            go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
        if S[I.H_STATUS] != I.OVER:
            kept = first
            continue
        winners = 0
        for seat in range(S[I.H_PLAYERS]):
            if S[rules.won + seat]:
                winners |= 1 << seat
        for i in range(first, kept):
            won[i] = winners
    return kept
