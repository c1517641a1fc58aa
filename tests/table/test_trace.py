"""The trace: every line of the rules that a choice runs, with its names and events."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, choose_number, pile, player, value
from deckwright.table import Table
from deckwright.table.errors import GameOver, NotLegal
from deckwright.table.trace import Step, trace
from deckwright.vm.host import MachineFault
from tests.lang.points import interruptions
from tests.lang.points.interruptions import BREACH


def steps_of(table: Table, what: str, **wanted: object) -> list[Step]:
    """The whole trace; the table itself must not change."""
    before = table.hash()
    steps = list(trace(table, what, **wanted))
    assert table.hash() == before
    return steps


def test_it_shows_the_lines_their_names_and_their_events() -> None:
    table = Table.open(BREACH, 3)
    table.choose("cast", card="waking")
    table.choose("choose-player", player=1)
    steps = steps_of(table, "choose-player", player=1)
    shown = [(step.rule, step.text) for step in steps]
    assert shown == [
        ("double_strike", "if victim:"),
        ("double_strike", "lost += suffer(victim, 2)"),
        ("suffer", "lost = min(n, me.life)"),
        ("suffer", "me.life -= lost"),
        ("suffer", "if me.life == 0 and not me.exhausted:"),
        ("suffer", "me.exhausted = True"),
        ("suffer", "note(EXHAUSTED, player=me)"),
        ("suffer", "breach_lost = choose(me, me.breaches, WHICH_BREACH)"),
    ] or shown[0] == (
        "double_strike",
        "victim = choose_player(everyone(), (each for each in table.players if each.life > 0), WHO_SUFFERS)",
    )
    life = next(step for step in steps if step.text == "me.life -= lost")
    assert dict(life.names) == {"me": "Player 2", "n": "2", "lost": "1"}
    assert [dict(event.data) for event in life.events] == [{"value": "life", "player": 1, "old": 1, "new": 0}]
    assert Path(life.file) == Path(interruptions.__file__)
    first = steps[0]
    assert first.names["card"] == "Double Strike" and first.names["lost"] == "2"
    assert str(life).splitlines()[0].strip() == f"suffer:{life.line}  me.life -= lost  [me=Player 2, n=2, lost=1]"
    said = next(step for step in steps if step.text.startswith("note("))
    assert str(said).splitlines()[1].strip() == "Player 2 is exhausted"
