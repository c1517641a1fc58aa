"""Whole games, with every nemesis and every number of players: what must hold at any moment of any of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from deckwright.bots import Bot
from deckwright.games import load
from deckwright.table import Table
from deckwright.vm import isa
from tests.rules.war_eternal.knowledge import follow

NEMESES = ("umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch")
SEATINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {}),
    "alone-with-three": (1, {"mages_each": 3}),
    "two": (2, {"market": "random"}),
    "three": (3, {"market": "cycling"}),
    "four": (4, {"market": "random", "difficulty": "expert"}),
    "four-in-pairs": (4, {"pair_cards": True, "difficulty": "extinction"}),
    "choosing": (2, {"mages": "choice", "nemesis": "choice", "market": "choice", "difficulty": "beginner"}),
}
LONGEST = 5_000  # choices; a game takes some hundreds
SHUFFLED = {"turns", "acolyte_deck"}
SET_UP = {"stack_tier", "face"}
LIE_IN_PEACE = ("hand", "discard", "mat")  # where no card bears a mark

seeds = st.integers(0, 2**64 - 1)
in_every_seating = pytest.mark.parametrize("seating", SEATINGS)
# A smaller seed is no simpler a game, so nothing is shrunk.
a_few_games = settings(
    max_examples=1,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def opened(seating: str, seed: int) -> Table:
    players, options = SEATINGS[seating]
    nemesis = {"nemesis": NEMESES[seed % 4]} if "nemesis" not in options else {}
    return Table.open("war-eternal", players=players, seed=seed, options={**options, **nemesis})


def choices(table: Table, seed: int) -> Iterator[int]:
    """The choices until the game is over, mostly good ones, so that games come to their late turns."""
    generator, bot = random.Random(seed), Bot("greedy", load("war-eternal"), seed & 0xFFFF)
    for _ in range(LONGEST):
        if table.over:
            return
        if generator.random() < 0.25:
            yield generator.randrange(int(table.state[isa.H_NOPT]))
        else:
            assert table.seat is not None
            yield bot.choose(table, table.seat)
    pytest.fail(f"no end after {LONGEST} choices")


def all_cards(table: Table) -> Counter[str]:
    """Every card of the table, wherever it lies."""
    found = Counter(card for pile in table.program.schema.table_piles for card in table.cards(pile))
    for side in range(table.sides):
        found.update(card for pile in table.program.schema.player_piles for card in table.cards(pile, side))
    return found


def check_bounds(table: Table) -> None:
    """No number leaves its bounds."""
    assert 0 <= table.value("gravehold") <= table.value("start_gravehold")
    assert table.value("tokens") >= 0
    for name in ("aether", "gem_aether", "card_aether", "spell_aether"):
        assert table.value(name) >= 0
    for side in range(table.sides):
        assert 0 <= table.value("life", side) <= table.value("start_life")
        assert 0 <= table.value("charges", side) <= table.value("most_charges", side)
        assert table.value("exhausted", side) == 0 or table.value("life", side) == 0
    for threat in table.view()["piles"]["threats"]["cards"]:
        kind = table.game.kind(threat["card"])
        assert kind is not None
        assert 0 <= threat.get("life", 0) <= kind.facts.get("most_life", 0)


def check_breaches(table: Table) -> None:
    """Every prepped spell lies in a breach of its player, and no breach holds too much."""
    for player in table.view()["players"]:
        breaches = {card["id"]: card for card in player["piles"]["breaches"]["cards"]}
        inside: Counter[int] = Counter()
        for spell in player["piles"]["prepped"]["cards"]:
            assert spell["breach"] in breaches
            inside[spell["breach"]] += 1
        assert all(n <= 2 for n in inside.values())
        for id, breach in breaches.items():
            assert not inside[id] or breach.get("occupied")


def check_marks(table: Table) -> None:
    """Marks and counters stay with what is prepped or in play, and are gone when it leaves."""
    view = table.view()
    for player in view["players"]:
        for name in LIE_IN_PEACE:
            for card in player["piles"][name]["cards"]:
                assert card.keys() <= {"id", "card"}, f"{card} in {name}"
        if player["seat"] != table.active:
            for card in (*player["piles"]["breaches"]["cards"], *player["piles"]["prepped"]["cards"]):
                assert not card.get("focused") and not card.get("used"), card
    for card in (*view["piles"]["nemesis_discard"]["cards"], *view["piles"]["acolytes_gone"]["cards"]):
        assert card.keys() <= {"id", "card"}, card
    for card in view["piles"]["threats"]["cards"]:
        assert not card.get("aimable"), card


@pytest.mark.rule("WE-COMP-14", "WE-DMG-03", "WE-END-06")
@in_every_seating
@a_few_games
@given(seed=seeds)
def test_every_game_ends_and_keeps_its_bounds(seating: str, seed: int) -> None:
    table = opened(seating, seed)
    cards, generator = all_cards(table), random.Random(seed)
    for choice in choices(table, seed):
        table.choose(choice)
        table.machine.check(table.state)
        if generator.random() < 0.1 or table.over:
            check_bounds(table)
            check_breaches(table)
            if table.prompt is not None and table.prompt.id == "main-phase":
                check_marks(table)
    assert all_cards(table) == cards
    assert table.result is not None
    assert table.result.winners in ((), tuple(range(table.sides)), tuple(range(table.seats)))


@in_every_seating
@a_few_games
@given(seed=seeds)
def test_save_undo_and_replay_agree_to_the_bit(seating: str, seed: int) -> None:
    table = opened(seating, seed)
    generator = random.Random(seed)
    past = [table.hash()]
    for choice in choices(table, seed):
        table.choose(choice)
        past.append(table.hash())
        if generator.random() < 0.01 or table.over:
            assert Table.load(table.save()).hash() == past[-1]
            steps = generator.randint(1, min(30, table.revision))
            undone = [entry["choose"] for entry in table.history[-steps:]]
            table.undo(steps)
            assert table.hash() == past[-1 - steps]
            for entry in undone:
                table.choose(entry)
            assert table.hash() == past[-1]
    again = opened(seating, seed)
    for entry, expected in zip(table.history, past[1:], strict=True):
        again.choose(entry["choose"])
        assert again.hash() == expected


@pytest.mark.rule("WE-DRAW-06", "WE-NSETUP-07")
@in_every_seating
@a_few_games
@given(seed=seeds)
def test_the_decks_of_players_and_nemesis_are_never_shuffled(seating: str, seed: int) -> None:
    """Only turn order and acolytes are, and a player's deck by Chaos Flail."""
    table = opened(seating, seed)
    for choice in choices(table, seed):
        for event in table.choose(choice):
            if event.what == "shuffle":
                name = event.data["pile"][0]
                assert name in SHUFFLED or event.rule in SET_UP or (name == "deck" and event.rule == "flails")


@pytest.mark.rule("WE-MAT-10", "WE-DRAW-09")
@in_every_seating
@a_few_games
@given(seed=seeds)
def test_a_seat_is_shown_exactly_what_it_may_know(seating: str, seed: int) -> None:
    table = opened(seating, seed)
    generator, knowledge = random.Random(seed), follow(table)
    for choice in choices(table, seed):
        knowledge.follow(table.choose(choice))
        if generator.random() < 0.02 or table.revision < 3 or table.over:
            for viewer in knowledge.viewers:
                knowledge.check(table, viewer)


@in_every_seating
@a_few_games
@given(seed=seeds)
def test_what_a_planner_gets_looks_the_same_to_its_seat(seating: str, seed: int) -> None:
    table = opened(seating, seed)
    generator = random.Random(seed)
    for choice in choices(table, seed):
        table.choose(choice)
        if generator.random() < 0.03:
            for seat in range(table.seats):
                imagined = table.determinized(seat, generator.getrandbits(64))
                imagined.machine.check(imagined.state)
                assert imagined.view(seat) == table.view(seat)


@in_every_seating
def test_hands_discards_and_spells_are_open_to_all(seating: str) -> None:
    table = opened(seating, 5)
    for choice in choices(table, 5):
        table.choose(choice)
        if table.revision > 40:
            break
    for player in table.view(0)["players"]:
        for name in ("hand", "discard", "prepped", "breaches", "mat", "play"):
            assert None not in player["piles"][name]["cards"]
