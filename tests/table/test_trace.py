"""The trace: every line of the rules that a choice runs, with its names and events."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
from tests.lang.points.mixed_offers import SIEGE


def steps_of(table: Table, what: str, **wanted: Any) -> list[Step]:
    """The whole trace; the table itself must not change."""
    before = table.hash()
    steps = list(trace(table, what, **wanted))
    assert table.hash() == before
    return steps


def test_it_shows_the_lines_in_their_order() -> None:
    table = Table.open(BREACH, 3)
    steps = steps_of(table, "cast", card="waking")
    assert [step.text for step in steps if step.rule in ("take_turn", "waking_spell")] == [
        "if picked.verb == END:",
        "move(picked.card, table.gone)",
        "on_cast(picked.card, me)",
        "before = table.unleashed",
        "gained = 3",
        "drawn = table.nemesis.top",
        "if drawn:",
        "move(drawn, table.gone)",
        "on_draw(drawn)",
    ]
    assert {step.rule: Path(step.file) for step in steps}["double_strike"] == Path(interruptions.__file__)
    depth = {step.rule: step.depth for step in steps}
    assert depth["take_turn"] < depth["waking_spell"] < depth["double_strike"]


def test_it_shows_names_with_cards_and_players_by_name() -> None:
    table = Table.open(BREACH, 3)
    cast = {step.text: dict(step.names) for step in steps_of(table, "cast", card="waking")}
    assert cast["if picked.verb == END:"] == {"me": "Player 1", "picked": "cast Waking"}
    assert cast["move(drawn, table.gone)"] == {
        "card": "Waking",
        "me": "Player 1",
        "before": "0",
        "gained": "3",
        "drawn": "Double Strike",
    }
    table.choose("cast", card="waking")
    table.choose("choose-player", player=1)
    hurt = {step.text: dict(step.names) for step in steps_of(table, "choose-player", player=1)}
    assert hurt["if victim:"] == {"card": "Double Strike", "lost": "2", "victim": "Player 2"}
    assert hurt["lost = min(n, me.life)"] == {"me": "Player 2", "n": "2"}


def test_it_shows_what_each_line_brings_about() -> None:
    table = Table.open(BREACH, 3)
    table.choose("cast", card="waking")
    table.choose("choose-player", player=1)
    steps = steps_of(table, "choose-player", player=1)
    life = next(step for step in steps if step.text == "me.life -= lost")
    assert [dict(event.data) for event in life.events] == [{"value": "life", "player": 1, "old": 1, "new": 0}]
    assert [line.strip() for line in str(life).splitlines()] == [
        f"suffer:{life.line}  me.life -= lost  [me=Player 2, n=2, lost=1]",
        "change: value=life, player=1, old=1, new=0",
    ]
    said = next(step for step in steps if step.text.startswith("note("))
    assert str(said).splitlines()[1].strip() == "Player 2 is exhausted"
    told = [event for step in steps for event in step.events]
    assert told == table.choose("choose-player", player=1), "together exactly what the choice brings about"


def test_it_shows_piles_and_answers_with_all_their_parts() -> None:
    table = Table.open(SIEGE, 3)
    send = {step.text: step.names for step in steps_of(table, "send", card="knight", pile="p1.camp")}
    assert send["move(picked.card, picked.pile)"]["picked"] == "send Knight p1.camp"
    strike = {step.text: step.names for step in steps_of(table, "strike", card="knight")}
    assert strike["picked.card.tired = True"]["picked"] == "strike Knight Squire 3"


def test_a_choice_that_is_not_possible_is_refused_at_once() -> None:
    table = Table.open(BREACH, 1)
    with pytest.raises(NotLegal):
        trace(table, "cast", card="first-breach")
    table.choose("end")
    assert table.over
    with pytest.raises(GameOver):
        trace(table, 0)


# --- a rule that breaks -----------------------------------------------------------------------------------------------


class Card(lang.Card):
    pass


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    gold: int = value(0)


class Shared(lang.Shared["Player"]):
    box: Pile = pile()


table_of_all = Shared()
HOW_MANY = Prompt("how-many", "How many?", "Сколько?")


@rule
def broken() -> None:
    me: Player = player(0)
    n = choose_number(me, 0, 3, HOW_MANY)
    me.gold = 12 // n
    n = choose_number(me, 0, 3, HOW_MANY)


BROKEN = Game(
    id="broken",
    en="Broken",
    ru="Сломанная",
    seats=range(1, 2),
    schema=Schema(Card, Player, Shared, None, 1),
    kinds=[Kind("blank", "Blank", "Пустая", 1, "box", {})],
    first_rule=broken,
)


def test_a_rule_that_is_stopped_shows_the_line_it_was_stopped_in() -> None:
    table = Table.open(BROKEN, 1)
    seen: list[Step] = []
    with pytest.raises(MachineFault, match=r"the rule broken \(.*test_trace.py:\d+\) was stopped: it divided by zero"):
        seen.extend(trace(table, "number", number=0))
    steps = trace(table, "number", number=0)
    last = next(steps)
    while last.text != "me.gold = 12 // n":
        last = next(steps)
    assert dict(last.names) == {"me": "Player 1", "n": "0"}
    with pytest.raises(MachineFault):
        next(steps)


def test_a_table_whose_rules_are_stopped_stays_at_its_question() -> None:
    table = Table.open(BROKEN, 1)
    before = table.hash()
    with pytest.raises(MachineFault):
        table.choose("number", number=0)
    assert (table.hash(), table.revision) == (before, 0)
    table.choose("number", number=3)
    assert table.value("gold", 0) == 4
