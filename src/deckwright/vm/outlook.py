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
def sum_layer(S: Any, T: Any, outlook: Any, seat: int, layer: int, kinds: int, sides: int) -> float:
    """One layer of the weighed sum, as a seat sees the table."""
    players = S[I.H_PLAYERS]
    total = outlook.bias[layer]
    active = S[I.H_ACTIVE]
    if active >= 0:
        total += outlook.active[layer * sides + (active - seat) % players]
    nvalues = len(outlook.bases)
    for value in range(nvalues):
        for away in range(players):
            x = S[outlook.bases[value] + (seat + away) % players]
            at = (2 * layer * nvalues + value) * sides + away
            total += x * (outlook.values[at] + x * outlook.values[at + nvalues * sides])
    nspots = len(outlook.spots)
    for spot in range(nspots):
        x = S[outlook.spots[spot]]
        at = 2 * layer * nspots + spot
        total += x * (outlook.shared[at] + x * outlook.shared[at + nspots])
    npiles = T[I.L_NPILES]
    for pile in range(npiles):
        owner = T[T[I.L_OWNER] + pile]
        if owner >= players:
            continue
        seen = pile - owner + (owner - seat) % players if owner >= 0 else pile
        if outlook.used[seen]:
            card = S[T[I.L_HEAD] + pile]
            at = (layer * npiles + seen) * kinds
            while card >= 0:
                total += outlook.cards[at + (S[T[I.L_IDENT] + card] & I.KIND_MASK)]
                card = S[T[I.L_NEXT] + card]
        if outlook.tallied[seen]:
            ntallies = len(outlook.tallies)
            for tally in range(ntallies):
                weight = outlook.tally[(layer * npiles + seen) * ntallies + tally]
                if weight != 0.0:
                    total += weight * tally_pile(S, T, pile, outlook.tallies[tally])
    return float(total)


@lean
def tally_pile(S: Any, T: Any, pile: int, tally: int) -> int:
    """A counter of all cards in a pile added up, or how many of them have a mark."""
    total = 0
    card = S[T[I.L_HEAD] + pile]
    while card >= 0:
        total += S[tally + card] if tally >= 0 else (S[T[I.L_MARKS] + card] >> (-1 - tally)) & 1
        card = S[T[I.L_NEXT] + card]
    return total


@lean
def chance(S: Any, T: Any, outlook: Any, seat: int) -> float:
    """How likely a seat is to win, from 0 to 1."""
    kinds = len(outlook.cards) // (2 * T[I.L_NPILES])
    sides = len(outlook.active) // 2
    late = min(1.0, S[I.H_TURN] / outlook.turns[0])
    total = sum_layer(S, T, outlook, seat, 0, kinds, sides) + late * sum_layer(S, T, outlook, seat, 1, kinds, sides)
    total = min(30.0, max(-30.0, total))
    return 1.0 / (1.0 + math.exp(-total))


@lean
def foresee(S: Any, T: Any, outlook: Any, won: int, rewards: Any) -> None:
    """What each seat may expect: the result of a game that is over, else its outlook, else an even share."""
    players = S[I.H_PLAYERS]
    for seat in range(players):
        if S[I.H_STATUS] == I.OVER:
            rewards[seat] = 1.0 if S[won + seat] else 0.0
        elif outlook.turns[0] > 0:
            rewards[seat] = chance(S, T, outlook, seat)
        else:
            rewards[seat] = 1.0 / max(2, players)
