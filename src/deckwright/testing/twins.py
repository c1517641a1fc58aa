"""Twins: two positions that a seat cannot tell apart. Nothing it is shown, offered or advised may differ."""

from __future__ import annotations

import json
from collections.abc import Iterator

from deckwright.bots import Bot
from deckwright.table import Table
from deckwright.testing.playing import Playthrough

MOMENTS = 10  # positions of a game that get twins


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
