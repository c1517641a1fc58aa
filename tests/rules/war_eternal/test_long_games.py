"""A game that does not come to an end (WE-END-07)."""

from __future__ import annotations

import pytest

from deckwright.vm import isa
from tests.rules.war_eternal.scene import Scene, scene


def late(turn: int) -> Scene:
    """My main phase in a very late turn; the next one is mine again."""
    s = scene(turns=["turn-1"])
    s.table.state[isa.H_TURN] = turn
    s.table.choose("end-turn")
    return s


@pytest.mark.rule("WE-END-07")
def test_one_speaks_for_all_when_a_draw_is_offered() -> None:
    s = late(550)
    assert (s.asked, s.table.to_answer) == ("end-in-draw", (0, 1))
    s.table.choose("no", seat=1)
    assert s.asked == "main-phase" and s.table.turn == 551
    s = late(550)
    s.table.choose("yes", seat=1)
    assert s.table.result is not None and s.table.result.winners == ()


@pytest.mark.rule("WE-END-07")
def test_at_last_it_is_called() -> None:
    assert not late(998).table.over
    result = late(1000).table.result
    assert result is not None and result.winners == ()
