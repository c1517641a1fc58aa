"""Whole games, of every size and with every option: what must hold at any moment of any of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from deckwright.games.ascension.options import OPTIONS
from deckwright.table import Table
from deckwright.vm import isa
from tests.rules.ascension.knowledge import follow
from tests.rules.settings import values_of

READINGS = tuple(option.id for option in OPTIONS if not option.id.startswith("solo"))
OWNED = ("deck", "hand", "discard", "play", "constructs")
LONGEST = 20_000  # choices; a game of random players takes some hundreds

for_every_size = pytest.mark.parametrize("players", [1, 2, 3, 4])
seeds = st.integers(0, 2**64 - 1)
# A smaller seed is no simpler a game, so nothing is shrunk.
a_few_games = settings(
    max_examples=3,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@st.composite
def readings(draw: st.DrawFn) -> dict[str, Any]:
    """Values for the options that read the rulebook one way or another."""
    known = {option.id: option for option in OPTIONS}
    return {name: draw(st.sampled_from(values_of(known[name]))) for name in READINGS}


def opened(players: int, seed: int, read: dict[str, Any]) -> Table:
    """A table of this size with these readings."""
    return Table.open("ascension", players=players, seed=seed, options=read)


def choices(table: Table, generator: random.Random) -> Iterator[int]:
    """The choices of random players until the game is over; the caller makes them."""
    for _ in range(LONGEST):
        if table.over:
            return
        yield generator.randrange(int(table.state[isa.H_NOPT]))
    pytest.fail(f"no end after {LONGEST} choices")


def check_bounds(table: Table, read: dict[str, Any]) -> None:
    """Cards are conserved, the row is full, and no number leaves its bounds."""
    table.machine.check(table.state)
    for name in ("runes", "mechana_runes", "power", "discount", "pool", "turns_left"):
        assert table.value(name) >= 0
    row, centre = table.cards("row"), table.cards("centre")
    assert len(row) == 6 or (len(row) < 6 and not centre)
    assert table.cards("cultists") == ["cultist"]
    if table.seats > 1:
        gained = sum(table.value("honor", seat) for seat in range(table.seats))
        assert table.value("pool") == max(0, table.value("honor_pool") - gained)


@pytest.mark.rule("ASC-ENDGAME-01", "ASC-HONOR-01", "ASC-PUB-05")
@for_every_size
@a_few_games
@given(seed=seeds, read=readings())
def test_every_game_ends_and_keeps_its_bounds(players: int, seed: int, read: dict[str, Any]) -> None:
    table = opened(players, seed, read)
    turns = Counter[int]()
    check_bounds(table, read)
    events = list(table.opening_events)
    for choice in choices(table, random.Random(seed)):
        events += table.choose(choice)
        check_bounds(table, read)
    assert table.over
    assert table.options == [] and table.seat is None and table.result is not None
    check_end(table, read)
    turns.update(event.data["player"] for event in events if event.what == "turn")
    extra = Counter(e.data["player"] for e in events if e.what == "note" and e.data["note"] == "extra-turn")
    assert len({turns[seat] - extra[seat] for seat in range(players)}) == 1  # all had equally many turns


def check_end(table: Table, read: dict[str, Any]) -> None:
    """The scores are those of all cards, and the best of the latest has won."""
    worth = {kind.id: kind.facts.get("honor", 0) for kind in table.game.kinds}
    piles = OWNED if read["scoring"] == "all" else ("deck", "hand")
    for seat in range(table.seats):
        cards = [card for pile in piles for card in table.cards(pile, seat)]
        assert table.value("score", seat) == table.value("honor", seat) + sum(worth[card] for card in cards)
        assert not any(table.game.kind(card).facts.get("monster") for card in cards)  # type: ignore[union-attr]
    assert table.result is not None
    best = max(table.value("score", seat) for seat in range(table.seats))
    if table.seats == 1:
        assert table.result.winners == ((0,) if best > 60 else ())
    else:
        assert len(table.result.winners) == 1
        assert table.value("score", table.result.winners[0]) == best


@for_every_size
@a_few_games
@given(seed=seeds, read=readings())
def test_save_undo_and_replay_agree_to_the_bit(players: int, seed: int, read: dict[str, Any]) -> None:
    table = opened(players, seed, read)
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
    again = opened(players, seed, read)
    for entry, expected in zip(table.history, past[1:], strict=True):
        again.choose(entry["choose"])
        assert again.hash() == expected
    assert again.result == table.result


def check_marks(table: Table) -> None:
    """Marks stay on constructs in play; a hero is marked only while it is being copied."""
    view = table.view(None)
    piles = list(view["piles"].values())
    piles += [player["piles"][name] for player in view["players"] for name in OWNED if name != "constructs"]
    for card in (card for pile in piles for card in pile["cards"] if card is not None):
        assert card.keys() <= {"id", "card", "copied"}, f"{card} is marked"
    for player in view["players"]:
        if player["seat"] != view["active"]:
            assert all(card.keys() == {"id", "card"} for card in player["piles"]["constructs"]["cards"])


@pytest.mark.rule("ASC-INFO-01")
@for_every_size
@a_few_games
@given(seed=seeds, read=readings())
def test_a_seat_is_shown_exactly_what_it_may_know(players: int, seed: int, read: dict[str, Any]) -> None:
    table = opened(players, seed, read)
    generator = random.Random(seed)
    knowledge = follow(table)
    for choice in choices(table, generator):
        knowledge.follow(table.choose(choice))
        if generator.random() < 0.02 or table.revision < 5 or table.over:
            for viewer in knowledge.viewers:
                knowledge.check(table, viewer)
            check_marks(table)


@pytest.mark.rule("ASC-INFO-01")
@for_every_size
@a_few_games
@given(seed=seeds, read=readings())
def test_what_a_planner_gets_looks_the_same_to_its_seat(players: int, seed: int, read: dict[str, Any]) -> None:
    table = opened(players, seed, read)
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
