"""Twins: two positions that a seat cannot tell apart. Nothing it is shown, offered or advised may differ."""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np

from deckwright.bots import Bot, make, win_chances
from deckwright.bots.levels import SEARCH
from deckwright.bots.thinking import AROUND, Mind, SearchSettings, Thought
from deckwright.table import Table
from deckwright.testing.playing import Playthrough
from deckwright.testing.strays import strayed
from deckwright.vm import isa

MOMENTS = 10  # positions of a game that get twins
FEW = 2  # of them where somebody looks ahead, which takes its time
ROUNDS = 4  # games played on from a position; with the same luck, one that differs would tell


def twins(played: Playthrough, moments: int = MOMENTS) -> Iterator[tuple[int, Table, Table]]:
    """Positions of a game as each seat sees them, each with another that must look the same to that seat."""
    for revision in played.moments(moments):
        table = played.at(revision)
        for seat in range(table.seats):
            yield seat, table, table.determinized(seat, played.trial.seed * 1000 + revision)


def check_views(played: Playthrough) -> None:
    """What is hidden from a seat changes nothing in its view, options and question included, to the byte."""
    for seat, table, twin in twins(played):
        where, before = f"{played.trial}, choice {table.revision}, seat {seat}", played.hash(table.revision)
        twin.machine.check(twin.state)
        assert json.dumps(twin.view(seat)) == json.dumps(table.view(seat)), f"{where} can tell what it must not know"
        assert json.dumps(twin.view(None)) == json.dumps(table.view(None)), f"{where}: a spectator sees more"
        assert table.hash() == before, f"{where}: dealing anew changed the table itself"


def check_judgements(played: Playthrough) -> None:
    """A judgement goes by what its seat knows, chooses what it scores highest, and leaves the table as it is."""
    for seat, table, twin in twins(played):
        if seat not in table.to_answer:
            continue
        before = played.hash(table.revision)
        for name in table.game.judgements:
            where = f"{played.trial}, choice {table.revision}, seat {seat}, {name}"
            scores, again = (Bot(name, table.game).scores(each, seat) for each in (table, twin))
            assert scores == again, f"{where} knows something hidden"
            one, other = (Bot(name, table.game, 7).choose(each, seat) for each in (table, twin))
            assert one == other and scores[one] == max(scores), f"{where} does not choose what it likes best"
        assert table.hash() == before, f"{played.trial}, choice {table.revision}: judging changed the table"


def _planned_by(table: Table, seat: int) -> bytes:
    """The position that a seat plans by, before it deals what it cannot know; its luck is its own."""
    settings = SearchSettings(nodes=1)
    root = np.array(Thought(table.game, table.state, seat, 0, settings, [Mind(table.game, settings)]).root, np.int32)
    root[isa.H_RNG : isa.H_RNG + 4] = 0
    return table.machine.living(root)


def check_planning(played: Playthrough) -> None:
    """Whoever looks ahead goes by what they may know, to the bit, also after a card changed hands unseen.

    If this fails, look for piles that exchange cards face down and do not share a pool.
    """
    for seat, table, twin in (*twins(played, FEW), *strayed(played)):
        where, asked = f"{played.trial}, choice {table.revision}, seat {seat}", seat in table.to_answer
        for viewer in (None, seat) if asked else (None,):
            one, other = (win_chances(each, seat=viewer, iterations=ROUNDS, turns=AROUND) for each in (table, twin))
            assert one == other, f"{where}: the forecast of {viewer} knows something hidden"
        if asked:
            assert _planned_by(table, seat) == _planned_by(twin, seat), f"{where} would plan by something hidden"
            advice, again = (
                make(SEARCH, table.game, 7).advise(each, seat, iterations=ROUNDS) for each in (table, twin)
            )
            assert advice == again, f"{where}: advice knows something hidden"
            choice, same = (make(SEARCH, table.game, 7).choose(each, seat, iterations=ROUNDS) for each in (table, twin))
            assert choice == same, f"{where}: a choice knows something hidden"
