"""Information-set Monte Carlo tree search inside the machine: one tree over what options mean.

Each round deals anew what the seat cannot know, descends by a bound on the options really there, adds what it finds at
the end of the path, plays on by a judgement for some turns, foresees who wins, and tells everybody on the path. The
tree lies in arrays that were made before; when they are full it only grows no further.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.engine import go_on
from deckwright.vm.hidden import deal
from deckwright.vm.jit import lean
from deckwright.vm.meaning import differing, meanings
from deckwright.vm.outlook import expected, foresee
from deckwright.vm.play import BUDGET, WORST, first_seat, judge

DEPTH = 256  # no path in the tree is longer
MOST_IN_PLAYOUT = 4000  # decisions; a game that goes on longer is foreseen from there


class Rules(NamedTuple):
    """What the machine needs to run a game, and which judgement its players follow."""

    engine: Any
    table: Any
    weights: Any
    silent: Any
    targets: Any  # for each verb, whether its second thing is a card
    entry: int  # where the judgement begins; 0 for chance
    won: int  # where the results of players lie in a state


class SearchPlan(NamedTuple):
    """How to search."""

    seat: int  # who searches
    until: int  # the turn at which a playout is cut; 0: never
    same_deal: int  # how many rounds one deal is kept
    explore: float  # how much what was tried little is preferred
    trust: float  # how much worse each next option of the judgement is expected to be, from 0 to 1
    first: float  # how much worse than the others an option is thought to be before it was ever tried
    slips: int  # of 1000 choices in a playout, how many are left to chance


class Tree(NamedTuple):
    """A node is an option that was once there after the options above it. Node 0 is where the search began."""

    size: Any  # one number: how many nodes there are
    key: Any
    child: Any
    sibling: Any
    visits: Any
    seen: Any  # how often it was there to be chosen
    total: Any  # what it brought to the one who chose it
    liking: Any  # how the judgement found it


class Space(NamedTuple):
    """Room to work in, made before."""

    deal: Any  # the state as it is dealt
    state: Any
    order: Any
    ends: Any
    keys: Any
    options: Any
    nodes: Any
    path: Any
    actors: Any
    shares: Any
    rewards: Any
    counts: Any  # rounds since the last deal; pools of hidden cards


@lean
def copy_state(source: Any, to: Any, T: Any) -> None:
    """Copy a state at a question: all but the choices there are not, and the stack that nobody uses.

    A plain loop becomes a block copy.
    """
    for i in range(T[I.L_OPTIONS] + I.OPTION_WORDS * source[I.H_NOPT]):
        to[i] = source[i]
    for i in range(T[I.L_STACK], source[I.H_TOP]):
        to[i] = source[i]
    for i in range(source[I.H_SNAP], len(source)):
        to[i] = source[i]


@lean
def who_decides(S: Any, seat: int) -> int:
    """Who answers a question; of several the one who searches, else the first."""
    mask = S[I.H_WHO]
    return seat if (mask >> seat) & 1 else first_seat(mask)


@lean
def policy(S: Any, rules: Any, seat: int, slips: int, R: Any, space: Any) -> int:
    """What the judgement likes best of the options that differ, ties at random; now and then anything at all."""
    n = S[I.H_NOPT]
    if n == 1:
        return 0
    if rules.entry == 0 or (slips > 0 and rng.below(R, 0, 1000) < slips):
        return rng.below(R, 0, n)
    actor = who_decides(S, seat)
    n = differing(S, rules.table, rules.targets, actor, space.keys, space.options)
    best = WORST - 1
    chosen = 0
    ties = 0
    for i in range(n):
        option = space.options[i]
        value = judge(S, rules.engine, rules.table, rules.weights, rules.silent, rules.entry, actor, option)
        if value > best:
            best = value
            chosen = option
            ties = 1
        elif value == best:
            ties += 1
            if rng.below(R, 0, ties) == 0:
                chosen = option
    return int(chosen)


@lean
def play_on(S: Any, rules: Any, plan: Any, R: Any, space: Any) -> None:
    """Play by the judgement until the turn at which the search looks no further, or to the end."""
    most = MOST_IN_PLAYOUT
    while S[I.H_STATUS] == I.QUESTION and most > 0 and (plan.until == 0 or S[I.H_TURN] < plan.until):
        most -= 1
        S[I.H_ANSWER] = policy(S, rules, plan.seat, plan.slips, R, space)
        go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)


@lean
def known_nodes(tree: Any, parent: int, n: int, space: Any) -> int:
    """Find the nodes of n meanings below a node; how many are not there yet."""
    for i in range(n):
        space.nodes[i] = -1
    missing = n
    node = tree.child[parent]
    while node >= 0 and missing > 0:
        for i in range(n):
            if space.keys[i] == tree.key[node]:
                space.nodes[i] = node
                missing -= 1
                break
        node = tree.sibling[node]
    return missing


@lean
def add_nodes(S: Any, rules: Any, tree: Any, parent: int, n: int, actor: int, space: Any) -> bool:
    """Make nodes for the meanings that have none; false if there is no more room."""
    for i in range(n):
        if space.nodes[i] >= 0:
            continue
        node = tree.size[0]
        if node >= len(tree.key):
            return False
        tree.size[0] = node + 1
        tree.key[node] = space.keys[i]
        tree.child[node] = -1
        tree.sibling[node] = tree.child[parent]
        tree.child[parent] = node
        tree.visits[node] = 0
        tree.seen[node] = 0
        tree.total[node] = 0.0
        tree.liking[node] = 0
        if rules.entry:
            tree.liking[node] = judge(
                S, rules.engine, rules.table, rules.weights, rules.silent, rules.entry, actor, space.options[i]
            )
        space.nodes[i] = node
    return True


@lean
def select(tree: Any, plan: Any, n: int, space: Any) -> int:
    """Which of the n meanings to follow: what brought most, and what the judgement likes but was tried little."""
    visits = 0
    total = 0.0
    weights = 0.0
    for i in range(n):
        node = space.nodes[i]
        visits += tree.visits[node]
        total += tree.total[node]
        tree.seen[node] += 1
    expected = total / visits - plan.first if visits else 0.5
    for i in range(n):
        space.shares[i] = liking_share(tree, plan, i, n, space)
        weights += space.shares[i]
    best = -1.0e9
    chosen = 0
    for i in range(n):
        node = space.nodes[i]
        tried = tree.visits[node]
        value = tree.total[node] / tried if tried else expected
        value += plan.explore * space.shares[i] / weights * math.sqrt(tree.seen[node]) / (1 + tried)
        if value > best:
            best = value
            chosen = i
    return chosen


@lean
def liking_share(tree: Any, plan: Any, i: int, n: int, space: Any) -> float:
    """How much of the attention an option gets beforehand: less for each one the judgement likes better."""
    share = 1.0
    mine = tree.liking[space.nodes[i]]
    for j in range(n):
        if tree.liking[space.nodes[j]] > mine:
            share *= plan.trust
    return max(share, 0.02)


@lean
def beyond_doubt(tree: Any, n: int, space: Any) -> int:
    """Which of the n meanings the judgement is sure about; -1 if it is sure about none."""
    best = I.SURE - 1
    chosen = -1
    for i in range(n):
        if tree.liking[space.nodes[i]] > best:
            best = tree.liking[space.nodes[i]]
            chosen = i
    return chosen


@lean
def descend(rules: Any, plan: Any, tree: Any, space: Any) -> int:
    """Follow the tree in the dealt state to its end and add what is there; how long the path is."""
    S = space.state
    node = 0
    depth = 0
    doubted = True
    while S[I.H_STATUS] == I.QUESTION and depth < DEPTH and (plan.until == 0 or S[I.H_TURN] < plan.until):
        S[I.H_ANSWER] = 0
        if S[I.H_NOPT] > 1:
            actor = who_decides(S, plan.seat)
            n = meanings(S, rules.table, rules.targets, actor, space.keys, space.options)
            S[I.H_ANSWER] = space.options[0]
            if n > 1:
                missing = known_nodes(tree, node, n, space)
                if missing and not add_nodes(S, rules, tree, node, n, actor, space):
                    break
                if S[I.H_STATUS] != I.QUESTION:
                    break
                i = -1
                if depth:
                    i = beyond_doubt(tree, n, space)
                doubted = i < 0
                if doubted:
                    i = select(tree, plan, n, space)
                node = space.nodes[i]
                S[I.H_ANSWER] = space.options[i]
                space.path[depth] = node
                space.actors[depth] = actor
                depth += 1
        go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
        if depth and doubted and tree.visits[node] == 0:
            break
    return depth


@lean
def think(root: Any, rules: Any, plan: Any, tree: Any, outlook: Any, R: Any, space: Any, rounds: int) -> None:
    """Search for so many rounds more."""
    S = space.state
    for _ in range(rounds):
        if space.counts[0] <= 0:
            space.counts[0] = plan.same_deal
            copy_state(root, space.deal, rules.table)
            deal(space.deal, rules.table, space.order, space.ends, space.counts[1], R)
        space.counts[0] -= 1
        copy_state(space.deal, S, rules.table)
        depth = descend(rules, plan, tree, space)
        play_on(S, rules, plan, R, space)
        told = 0
        for i in range(depth):
            node = space.path[i]
            actor = space.actors[i]
            if not (told >> actor) & 1:
                told |= 1 << actor
                space.rewards[actor] = expected(S, rules.table, outlook, rules.won, actor)
            tree.visits[node] += 1
            tree.total[node] += space.rewards[actor]


@lean
def expect(root: Any, rules: Any, plan: Any, outlook: Any, R: Any, space: Any, rounds: int, sums: Any) -> None:
    """Add up what each seat may expect from a state, over deals played on by the judgement."""
    S = space.state
    for _ in range(rounds):
        copy_state(root, S, rules.table)
        deal(S, rules.table, space.order, space.ends, space.counts[1], R)
        play_on(S, rules, plan, R, space)
        foresee(S, rules.table, outlook, rules.won, space.rewards)
        for seat in range(S[I.H_PLAYERS]):
            sums[seat] += space.rewards[seat]
