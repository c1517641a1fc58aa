"""How likely each seat is to win from a state that is not over: a weighed sum of all that lies on the table.

The weights are a game's data, learned from its own games (`deckwright.bots.outlook` reads and `deckwright.study`
learns them). They come in two layers: the second counts more and more as turns go by. Seats are told apart by how far
to the left they sit from the one who is looked at, so teams need no words of their own.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from deckwright.vm import isa as I
from deckwright.vm.jit import lean
from deckwright.vm.piles import next_of


class Outlook(NamedTuple):
    """The weights of an outlook; `turns` is 0 where there is none."""

    turns: Any  # one number: from this turn on the second layer counts in full
    used: Any  # for each pile, as seen from the seat: whether its cards count
    cards: Any  # layer, pile as seen from the seat, kind of card
    tallied: Any  # for each pile, as seen from the seat: whether counters and marks of its cards count
    tallies: Any  # where the counters that count lie; a mark is below 0: -1 for the first, -2 for the next
    tally: Any  # layer, pile as seen from the seat, counter or mark
    bases: Any  # where the values of players begin
    values: Any  # layer, plain or squared, value, how far to the left
    spots: Any  # where the values of the table lie
    shared: Any  # layer, plain or squared, value
    active: Any  # layer, how far to the left the player sits whose turn it is
    bias: Any  # layer


@lean
def sum_layers(S: Any, T: Any, outlook: Any, seat: int) -> tuple[float, float]:
    """Both layers of the weighed sum, as a seat sees the table."""
    players = S[I.H_PLAYERS]
    sides = len(outlook.active) // 2
    early = outlook.bias[0]
    late = outlook.bias[1]
    active = S[I.H_ACTIVE]
    if active >= 0:
        early += outlook.active[(active - seat) % players]
        late += outlook.active[sides + (active - seat) % players]
    nvalues = len(outlook.bases)
    squared = nvalues * sides  # so much further on lie the weights of squares
    for value in range(nvalues):
        for away in range(players):
            x = S[outlook.bases[value] + (seat + away) % players]
            at = value * sides + away
            early += x * (outlook.values[at] + x * outlook.values[at + squared])
            at += 2 * squared
            late += x * (outlook.values[at] + x * outlook.values[at + squared])
    nspots = len(outlook.spots)
    for spot in range(nspots):
        x = S[outlook.spots[spot]]
        early += x * (outlook.shared[spot] + x * outlook.shared[spot + nspots])
        late += x * (outlook.shared[spot + 2 * nspots] + x * outlook.shared[spot + 3 * nspots])
    npiles = T[I.L_NPILES]
    kinds = len(outlook.cards) // (2 * npiles)
    for pile in range(npiles):
        owner = T[T[I.L_OWNER] + pile]
        if owner >= players:
            continue
        seen = pile - owner + (owner - seat) % players if owner >= 0 else pile
        if outlook.used[seen]:
            card = S[T[I.L_HEAD] + pile]
            while card >= 0:
                at = seen * kinds + (S[T[I.L_IDENT] + card] & I.KIND_MASK)
                early += outlook.cards[at]
                late += outlook.cards[at + npiles * kinds]
                card = next_of(S, T, card)
        if outlook.tallied[seen]:
            ntallies = len(outlook.tallies)
            for tally in range(ntallies):
                at = seen * ntallies + tally
                one = outlook.tally[at]
                other = outlook.tally[at + npiles * ntallies]
                if one != 0.0 or other != 0.0:
                    lies = tally_pile(S, T, pile, outlook.tallies[tally])
                    early += one * lies
                    late += other * lies
    return float(early), float(late)


@lean
def tally_pile(S: Any, T: Any, pile: int, tally: int) -> int:
    """A counter of all cards in a pile added up, or how many of them have a mark."""
    total = 0
    card = S[T[I.L_HEAD] + pile]
    while card >= 0:
        total += S[tally + card] if tally >= 0 else (S[T[I.L_MARKS] + card] >> (-1 - tally)) & 1
        card = next_of(S, T, card)
    return total


@lean
def chance(S: Any, T: Any, outlook: Any, seat: int) -> float:
    """How likely a seat is to win, from 0 to 1."""
    early, late = sum_layers(S, T, outlook, seat)
    total = early + min(1.0, S[I.H_TURN] / outlook.turns[0]) * late
    total = min(30.0, max(-30.0, total))
    return float(1.0 / (1.0 + math.exp(-total)))


@lean
def expected(S: Any, T: Any, outlook: Any, won: int, seat: int) -> float:
    """What a seat may expect: the result of a game that is over, else its outlook, else an even share."""
    if S[I.H_STATUS] == I.OVER:
        return 1.0 if S[won + seat] else 0.0
    if outlook.turns[0] > 0:
        return chance(S, T, outlook, seat)
    return float(1.0 / max(2, S[I.H_PLAYERS]))


@lean
def foresee(S: Any, T: Any, outlook: Any, won: int, rewards: Any) -> None:
    """What each seat may expect."""
    for seat in range(S[I.H_PLAYERS]):
        rewards[seat] = expected(S, T, outlook, won, seat)
