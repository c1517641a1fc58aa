"""The phases of a round, and the Ready phase (SOR-ROUND, SOR-READY)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import avatar, field, play_on, ring, to_next_round


def ready(*decks: str, **laid: Any) -> Duel:
    """The first round is over; the new first player is asked about energy."""
    d = duel(*decks, **laid)
    to_next_round(d)
    return d


@pytest.mark.rule("SOR-ROUND-01", "SOR-ROUND-02")
def test_a_round_has_four_phases_and_rounds_follow_each_other() -> None:
    d = duel(here=["scaled-mason"])
    seen: list[str] = []
    for _ in range(2):
        play_on(d, "action")
        d.table.arrange({"p0.actions": 1 if d.seat == 0 else 0, "p1.actions": 1 if d.seat == 1 else 0})
        d.choose("channel")
        while d.asked != "action":
            seen += [event.data["note"] for event in d.events if event.what == "note"]
            d.choose("take-four" if d.asked == "energy" else "pass" if d.can("pass") else 0)
        seen += [event.data["note"] for event in d.events if event.what == "note"]
    phases = [note for note in seen if note in ("battle-begins", "round-ends", "round-begins", "gains-energy")]
    assert phases == ["battle-begins", "round-ends", "round-begins", "gains-energy"] * 2
    assert d.table.value("round") == 3


@pytest.mark.rule("SOR-READY-01")
def test_fate_goes_to_the_left_with_its_red_side_up() -> None:
    d = duel(fate=False)  # it was flipped
    to_next_round(d)
    assert (d.seat, d.asked) == (1, "energy")
    assert (d.value("fate", 0), d.value("fate", 1)) == (0, 1)
    d.choose("take-four")
    while d.asked == "avatar":
        d.choose(0)
    assert (d.seat, d.asked) == (1, "action")  # who has it is the first player


@pytest.mark.rule("SOR-READY-01")
def test_at_a_table_of_three_fate_goes_round_clockwise() -> None:
    t = ring(3)
    holders = []
    for _ in range(4):
        to_next_round(t)
        holders.append([seat for seat in range(3) if t.value("fate", seat)])
        assert holders[-1] == [t.seat]
        play_on(t, "action")
    assert holders == [[1], [2], [0], [1]]


@pytest.mark.rule("SOR-READY-02")
def test_exhausted_cards_and_battlefields_are_readied() -> None:
    d = duel(
        here=[{"card": "scaled-mason", "exhausted": True}],
        foes=[{"card": "blind-whale", "exhausted": True}],
        avatar=HERE,
    )
    d.table.arrange({"exhausted@whitechapel": True})
    d.activate("shared-pain")
    play_on(d, "action")
    assert d.marked("shared-pain", "exhausted")
    to_next_round(d)
    assert not any(d.marked(card, "exhausted") for card in ("scaled-mason", "blind-whale", "shared-pain"))
    assert field(d, RIGHT)["exhausted"] is False


@pytest.mark.rule("SOR-READY-03")
def test_the_first_player_chooses_four_for_everybody() -> None:
    d = ready(energy=2, p1={"energy": 0})
    before = d.value("energy", 0), d.value("energy", 1)
    assert d.seat == 1 and sorted(option.verb for option in d.table.options) == ["roll-energy", "take-four"]
    d.choose("take-four")
    assert (d.value("energy", 0), d.value("energy", 1)) == (before[0] + 4, before[1] + 4)


@pytest.mark.rule("SOR-READY-03")
def test_or_one_roll_of_the_die_that_everybody_gains() -> None:
    for _ in range(3):
        d = ready(energy=0, p1={"energy": 1})
        before = d.value("energy", 0), d.value("energy", 1)
        d.choose("roll-energy")
        gained = d.value("energy", 0) - before[0]
        assert gained == d.value("energy", 1) - before[1] and 1 <= gained <= 8


@pytest.mark.rule("SOR-READY-04", "SOR-DX-05")
def test_energy_above_ten_is_lost() -> None:
    d = ready(energy=6, p1={"energy": 8})  # six, and two of the last action: eight
    assert (d.value("energy", 0), d.value("energy", 1)) == (8, 8)
    d.choose("take-four")
    assert (d.value("energy", 0), d.value("energy", 1)) == (10, 10)


@pytest.mark.rule("SOR-READY-05", "SOR-READY-06")
def test_everybody_has_six_actions_again_and_an_omen_more() -> None:
    d = ready(omens=2, p1={"omens": 0})
    d.choose("take-four")
    assert [d.value("actions", seat) for seat in (0, 1)] == [6, 6]
    assert [d.value("omens", seat) for seat in (0, 1)] == [3, 1]


@pytest.mark.rule("SOR-READY-07")
def test_avatars_are_placed_anew_from_the_first_player_on_wherever_they_were() -> None:
    d = ready(avatar=LEFT, p1={"avatar": RIGHT})
    d.choose("take-four")
    assert (d.asked, d.seat) == ("avatar", 1) and len(d.table.options) == 3
    d.go(RIGHT)  # it may stay
    assert (d.asked, d.seat) == ("avatar", 0) and len(d.table.options) == 3
    d.go(RIGHT)
    assert avatar(d, 0) == avatar(d, 1) == RIGHT


@pytest.mark.rule("SOR-READY-08")
def test_energy_omens_blood_and_cards_are_kept() -> None:
    d = ready("tegu", "bloodlord", energy=3, omens=4, blood=5, hand=["narangerel"], p1={"hand": ["blind-whale"]})
    assert (d.energy, d.omens, d.value("blood")) == (3 + 2, 4, 5)  # two were channelled
    assert (d.hand(), d.hand(1)) == (["narangerel"], ["blind-whale"])
