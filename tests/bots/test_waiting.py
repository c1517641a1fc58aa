"""What can wait: a choice that comes to the same later is not thought about now, and nothing is lost by that."""

from __future__ import annotations

import math

import numpy as np
import pytest

from deckwright import Table
from deckwright.bots import Thinker, make
from deckwright.bots.race import Race, expected_loss
from deckwright.bots.thinking import own
from deckwright.vm.waiting import gist
from tests.bots.toys import FLIPS


def main_phase(hand: list[str], row: list[str], crystals: int) -> tuple[Table, int]:
    """The main phase of a game of Shards with this hand, row and crystals."""
    table = Table.open("shards", players=2, seed=1, options={"expansion": False})
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    me = table.seat
    assert me is not None
    table.arrange({f"p{me}.hand": hand, "row": row, "crystals": crystals})
    return table, me


def race(table: Table, seat: int, name: str = "search") -> Race:
    """A race that has not begun."""
    bot = make(name, table.game, 1)
    assert isinstance(bot, Thinker)
    found = bot.search(table, seat)
    assert isinstance(found, Race)
    return found


def cannot_wait(table: Table, run: Race) -> list[tuple[str, str | None]]:
    """What must be decided now, the habit among it."""
    run.leave_what_can_wait()
    chosen = (table.options[run.options[i]] for i in run.running)
    return [(option.verb, option.card) for option in chosen]


def test_while_there_are_cards_to_play_what_to_recruit_can_wait() -> None:
    table, me = main_phase(["crystal", "blaster"], ["limiter-drones", "order-initiate"], crystals=3)
    run = race(table, me)
    assert {table.options[index].verb for index in run.options} >= {"play", "recruit", "end-main"}
    verbs = [verb for verb, _ in cannot_wait(table, run)]
    assert sorted(verbs) == ["end-main", "play"], "the turn could be ended before the cards are played: that is lost"


def test_a_card_that_costs_nothing_is_played_without_looking_at_the_rest() -> None:
    table, me = main_phase(["crystal", "blaster"], ["limiter-drones", "order-initiate"], crystals=3)
    run = race(table, me)
    run.leave_what_can_wait()
    run.run(4000, None, lambda: 0.0)
    best, *others = run.advice()
    assert table.options[best.index].verb == "play"
    assert best.visits < 100
    assert not any(each.visits for each in others if table.options[each.index].verb == "recruit")


def test_what_takes_the_crystals_of_the_other_cannot_wait() -> None:
    table, me = main_phase([], ["limiter-drones", "spore-cleric"], crystals=2)
    run = race(table, me)
    recruits = {table.options[index].card for index in run.options if table.options[index].verb == "recruit"}
    assert recruits == {"limiter-drones", "spore-cleric"}
    assert recruits <= {card for _, card in cannot_wait(table, run)}


def test_nothing_waits_for_what_costs_something() -> None:
    """There are crystals for both, but what one costs may be missing for two others that are better together."""
    table, me = main_phase([], ["limiter-drones", "order-initiate"], crystals=30)
    run = race(table, me)
    assert table.options[run.options[run.habit]].verb in ("recruit", "focus")
    assert len(cannot_wait(table, run)) == len(run.options)


def test_advice_looks_at_what_can_wait_too() -> None:
    table, me = main_phase(["crystal", "blaster"], ["limiter-drones"], crystals=3)
    bot = make("search", table.game, 1)
    assert isinstance(bot, Thinker)
    looked_at = [each for each in bot.advise(table, me, iterations=400) if each.visits]
    assert len(looked_at) == len(race(table, me).options)


def test_two_orders_of_play_come_to_the_same_beyond_the_next_shuffle() -> None:
    """Which of two cards lies lower in the discard pile decides nothing: the same luck brings the same hands."""
    table, me = main_phase(["crystal", "blaster"], [], crystals=0)
    run = race(table, me)
    plays = [i for i, option in enumerate(run.options) if table.options[option].verb == "play"]
    assert len(plays) == 2
    run.play_deals(run.minds[0], run.lanes[0], 30)
    n = len(run.options)
    assert run.lanes[0].apart[max(plays) * n + min(plays)] == 0


def test_what_can_wait_is_not_read_off_the_games_own_generator() -> None:
    """Whether the coin will cost something nobody knows before it is flipped."""
    table = Table.open(FLIPS, players=2, seed=1)
    found = {
        tuple(cannot_wait(twin, race(twin, 0)))
        for twin in (table, *(table.determinized(0, seed) for seed in range(12)))
    }
    assert len(found) == 1, "the same position to the seat, whatever comes next"


def gist_of(table: Table) -> int:
    """The digest of a position that waiting goes by."""
    assert table.seat is not None
    run = race(table, table.seat)
    ordered = np.array(table.game.program.layout.ordered(), np.int32)
    return int(gist(run.root, run.rules.table, own(ordered)))


@pytest.mark.parametrize(
    ("pile", "same"),
    [
        ("hand", True),
        ("discard", False),  # a mage's discard pile is turned over as it lies
    ],
)
def test_how_cards_lie_counts_where_a_rule_goes_by_it(pile: str, same: bool) -> None:
    one, other = (Table.open("war-eternal", players=2, seed=1) for _ in range(2))
    one.arrange({f"p0.{pile}": ["crystal", "spark"]})
    other.arrange({f"p0.{pile}": ["spark", "crystal"]})
    assert (gist_of(one) == gist_of(other)) is same


@pytest.mark.parametrize(
    ("ahead", "doubt", "loss"),
    [
        (0.0, 0.01, 0.01 / math.sqrt(2 * math.pi)),  # a tie: half of the usual distance between the two
        (0.02, 0.01, 0.0000849),  # two deviations ahead: hardly anything
        (0.0, math.inf, math.inf),
    ],
)
def test_what_is_lost_by_choosing_now(ahead: float, doubt: float, loss: float) -> None:
    assert expected_loss(ahead, doubt) == pytest.approx(loss, rel=0.01)
