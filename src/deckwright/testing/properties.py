"""What holds at any moment of any game: cards are neither lost nor made, and the past can be had back to the bit."""

from __future__ import annotations

import random

from deckwright.table import Table
from deckwright.testing.playing import Playthrough

BACK = 40  # choices that are taken back at once, at most


def check_cards(played: Playthrough) -> None:
    """After every choice each card lies in one pile, and there are as many of each as in the beginning."""
    for state in played.states:
        played.table.machine.check(state)


def check_end(played: Playthrough) -> None:
    """When it is over nobody is asked anything, and it is known who has won."""
    table, trial = played.table, played.trial
    assert table.over and table.result is not None, f"{trial}: it has no result"
    assert table.options == [] and table.seat is None and table.prompt is None, f"{trial}: somebody is asked at the end"
    assert set(table.result.winners) <= set(range(table.seats)), f"{trial}: a winner without a seat"
    assert table.result.decisions == len(played.states) - 1, f"{trial}: choices were not counted"


def check_past(played: Playthrough) -> None:
    """A saved game is the same game; a choice taken back, a copy, and the same choices again leave no trace."""
    chance, last = random.Random(played.trial.seed), len(played.states) - 1
    for revision in {*played.moments(3), chance.randint(0, last)}:
        table, where = played.at(revision), f"{played.trial}, choice {revision}"
        assert Table.load(table.save(), game=table.game).hash() == played.hash(revision), f"{where}: saved and loaded"
        if revision < last:
            twin = table.clone()
            twin.choose(twin.options[-1])
            assert table.hash() == played.hash(revision), f"{where}: a copy is not a copy"
        if revision > 0:
            steps = chance.randint(1, min(BACK, revision))
            table.undo(steps)
            assert table.hash() == played.hash(revision - steps), f"{where}: {steps} choices taken back"
    again = played.at(0)
    for revision, entry in enumerate(played.table.history, start=1):
        again.choose(entry["choose"])
        assert again.hash() == played.hash(revision), f"{played.trial}, choice {revision}: played again"
    assert again.result == played.table.result
    opened = Table.open(again.game, again.seats, played.trial.seed, dict(played.trial.options))
    assert opened.hash() == played.hash(0), f"{played.trial}: opened again"
