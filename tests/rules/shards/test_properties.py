"""Whole games, in every mode and with every option: what must hold at any moment of any of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from deckwright.games.shards.options import OPTIONS
from deckwright.table import Table
from deckwright.vm import isa
from tests.rules.settings import values_of
from tests.rules.shards.knowledge import follow

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "teams": (4, {"mode": "teams"}),
    "standoff": (3, {"mode": "standoff"}),
    "choice": (4, {"leaders": "choice"}),
    "auction": (3, {"leaders": "auction", "max_bid": 9}),
    "draft": (4, {"relics": "draft"}),
    "auction-and-draft": (2, {"leaders": "auction", "relics": "draft", "auction_and_draft": True, "max_bid": 5}),
    "secret": (3, {"relics": "secret"}),
    "base-only": (2, {"expansion": False, "relics": "none"}),
    "expansion-only": (2, {"relics": "none"}),
    "relics-only": (2, {"expansion": False}),
    "nemesis": (1, {}),
    "nemesis-secret": (1, {"relics": "secret", "expansion": False}),
}
READINGS = (
    "team_mastery",
    "nemesis_first",
    "nemesis_match",
    "nemesis_draw",
    "champion_damage",
    "empty_centre",
    "zero_bid",
    "talons",
    "numeri_relics",
)
NOT_IN_PLAY = ("deck", "hand", "discard", "relics", "board")
LONGEST = 20_000  # choices; a game of random players takes some hundreds

in_every_mode = pytest.mark.parametrize("mode", MODES)
seeds = st.integers(0, 2**64 - 1)
# A smaller seed is no simpler a game, so nothing is shrunk.
a_few_games = settings(
    max_examples=2,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@st.composite
def readings(draw: st.DrawFn) -> dict[str, Any]:
    """Values for the options that read the rulebook one way or another."""
    known = {option.id: option for option in OPTIONS}
    return {name: draw(st.sampled_from(values_of(known[name]))) for name in READINGS}


def opened(mode: str, seed: int, read: dict[str, Any]) -> Table:
    """A table of this mode with these readings."""
    players, options = MODES[mode]
    return Table.open("shards", players=players, seed=seed, options=read | options)


def choices(table: Table, generator: random.Random) -> Iterator[int]:
    """The choices of random players until the game is over; the caller makes them."""
    for _ in range(LONGEST):
        if table.over:
            return
        yield generator.randrange(int(table.state[isa.H_NOPT]))
    pytest.fail(f"no end after {LONGEST} choices")


def check_bounds(table: Table) -> None:
    """Cards are conserved, and no number leaves its bounds."""
    table.machine.check(table.state)
    assert table.value("crystals") >= 0
    assert table.value("power") >= 0
    for side in range(max(table.seats, 2)):
        assert 0 <= table.value("health", side) <= 50
        assert 0 <= table.value("mastery", side) <= 30
    row, centre = table.cards("row"), table.cards("centre")
    if table.active is not None and not table.value("nemesis", table.active) and not table.over:
        assert len(row) == 6 or (len(row) < 6 and not centre)
    else:
        assert len(row) <= 6


@in_every_mode
@a_few_games
@given(seed=seeds, read=readings())
def test_every_game_ends_and_keeps_its_bounds(mode: str, seed: int, read: dict[str, Any]) -> None:
    table = opened(mode, seed, read)
    check_bounds(table)
    for choice in choices(table, random.Random(seed)):
        table.choose(choice)
        check_bounds(table)
    assert table.over
    assert table.options == [] and table.seat is None and table.result is not None
    assert table.result.winners in possible_winners(table)


def possible_winners(table: Table) -> list[tuple[int, ...]]:
    """Who may have won in the end: a team, one of the players, or, against Nemesis, you or nobody."""
    if table.seats == 1:
        return [(0,), ()]
    if table.chosen_options["mode"] == "teams":
        return [(0, 3), (1, 2)]
    return [(seat,) for seat in range(table.seats)]


@in_every_mode
@a_few_games
@given(seed=seeds, read=readings())
def test_save_undo_and_replay_agree_to_the_bit(mode: str, seed: int, read: dict[str, Any]) -> None:
    table = opened(mode, seed, read)
    generator = random.Random(seed)
    past = [table.hash()]
    for choice in choices(table, generator):
        table.choose(choice)
        past.append(table.hash())
        if generator.random() < 0.004 or table.over:
            assert Table.load(table.save()).hash() == past[-1]
            steps = generator.randint(1, min(50, table.revision))
            undone = [entry["choose"] for entry in table.history[-steps:]]
            table.undo(steps)
            assert table.hash() == past[-1 - steps]
            for entry in undone:
                table.choose(entry)
            assert table.hash() == past[-1]
    again = opened(mode, seed, read)
    assert again.hash() == past[0]
    for entry, expected in zip(table.history, past[1:], strict=True):
        again.choose(entry["choose"])
        assert again.hash() == expected
    assert again.result == table.result


def check_marks(table: Table) -> None:
    """Marks stay on cards in play, and on shields just shown; what has left the game for the box does not matter."""
    view = table.view(None)
    others = [pile for name, pile in view["piles"].items() if name != "box"]
    others += [player["piles"][name] for player in view["players"] for name in NOT_IN_PLAY]
    for card in (card for pile in others for card in pile["cards"] if card is not None):
        assert card.keys() <= {"id", "card", "shown"}, f"{card} is marked"


@in_every_mode
@a_few_games
@given(seed=seeds, read=readings())
def test_a_seat_is_shown_exactly_what_it_may_know(mode: str, seed: int, read: dict[str, Any]) -> None:
    table = opened(mode, seed, read)
    generator = random.Random(seed)
    knowledge = follow(table)
    for choice in choices(table, generator):
        knowledge.follow(table.choose(choice))
        if generator.random() < 0.02 or table.revision < 5 or table.over:
            for viewer in knowledge.viewers:
                knowledge.check(table, viewer)
            check_marks(table)


@in_every_mode
@a_few_games
@given(seed=seeds, read=readings())
def test_what_a_planner_gets_looks_the_same_to_its_seat(mode: str, seed: int, read: dict[str, Any]) -> None:
    table = opened(mode, seed, read)
    generator = random.Random(seed)
    for choice in choices(table, generator):
        if generator.random() < 0.02:
            before = table.hash()
            for seat in range(table.seats):
                imagined = table.determinized(seat, generator.getrandbits(64))
                imagined.machine.check(imagined.state)
                assert imagined.view(seat) == table.view(seat)
            assert table.hash() == before
        table.choose(choice)
