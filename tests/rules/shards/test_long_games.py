"""Games that nobody can win (SOI-WIN-05)."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.vm import isa
from tests.rules.shards.solo import solo

HARMLESS: dict[str, list[str]] = {f"p{side}.{name}": [] for side in (0, 1) for name in ("discard", "play")}
HARMLESS |= {f"p{side}.{name}": ["crystal"] * n for side in (0, 1) for name, n in (("hand", 2), ("deck", 3))}


def harmless(players: int = 2) -> Table:
    """A game in which nobody has anything that hurts."""
    table = Table.open("shards", players=players, seed=3)
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange({**HARMLESS, **{f"p{side}.{name}": [] for side in range(2, players) for name in ("hand", "deck")}})
    return table


def pass_on(table: Table, answer: str) -> int:
    """End every turn without doing anything, and answer to every draw; how often that was offered."""
    offered = 0
    while not table.over:
        asked = table.prompt
        assert asked is not None
        if asked.id == "end-in-draw":
            offered += 1
            table.choose(answer)
        else:
            table.choose("end-main" if asked.id == "main-phase" else 0)
    return offered


@pytest.mark.rule("SOI-WIN-05")
def test_a_draw_is_offered_and_agreed_on() -> None:
    table = harmless()
    assert pass_on(table, "yes") == 2
    assert table.result is not None
    assert (table.result.winners, table.turn) == ((), 500)


@pytest.mark.rule("SOI-WIN-05")
def test_a_draw_that_nobody_wants_is_called_at_last() -> None:
    table = harmless()
    assert pass_on(table, "no") == 10  # at 500, 550, ... 950: who is asked first declines
    assert table.result is not None
    assert (table.result.winners, table.turn) == ((), 1000)
    again = Table.load(table.save())
    assert again.over and again.hash() == table.hash()


@pytest.mark.rule("SOI-WIN-05")
def test_only_those_still_in_the_game_are_asked_and_all_must_agree() -> None:
    table = harmless(3)
    table.arrange({"p2.alive": False, "p2.health": 0})
    table.state[isa.H_TURN] = 500
    table.choose("end-main")
    asked = []
    for answer in ("yes", "no"):
        assert table.prompt is not None and table.prompt.id == "end-in-draw"
        asked.append(table.seat)
        table.choose(answer)
    assert sorted(asked, key=str) == [0, 1]
    assert table.prompt is not None and table.prompt.id == "main-phase"


@pytest.mark.rule("SOI-WIN-05")
def test_the_nemesis_is_not_asked() -> None:
    s = solo()
    s.table.state[isa.H_TURN] = 499
    s.table.choose("end-main")
    while s.table.prompt is not None and s.table.prompt.id != "end-in-draw":
        assert s.table.turn == 500
        s.table.choose(0)
    assert s.table.seat == 0
    s.table.choose("yes")
    assert s.table.result is not None and s.table.result.winners == ()
