"""Laying out a game for two, and the mulligan (SOR-SETUP)."""

from __future__ import annotations

import pytest

from deckwright import Table
from tests.rules.sorcerer.laying import Duel
from tests.rules.sorcerer.tables import OLD_LONDON, SOUTHWARK, WHITECHAPEL, avatar, opened, to_actions

ROW = (SOUTHWARK, OLD_LONDON, WHITECHAPEL)
DECKS = {"characters": ["tegu", "miselda"], "lineages": ["necromancer", "demonologist"]}


def at_the_mulligan(seed: int = 3, **options: object) -> Duel:
    """Avatars stand; the first player is asked about the mulligan."""
    t = opened(2, seed=seed, **({"first_player": "first_seat"} | DECKS | options))
    while t.asked == "avatar":
        t.choose(0)
    assert t.asked == "mulligan"
    return t


@pytest.mark.rule("SOR-SETUP-01")
def test_three_battlefields_lie_in_a_row_and_the_middle_one_is_adjacent_to_both() -> None:
    t = Duel(to_actions(Table.open("sorcerer", players=2, seed=3, options={"first_player": "first_seat"})))
    for here, reached in (
        (OLD_LONDON, {SOUTHWARK, WHITECHAPEL}),
        (SOUTHWARK, {OLD_LONDON}),
        (WHITECHAPEL, {OLD_LONDON}),
    ):
        d = Duel(t.table.clone())
        d.table.arrange({f"p0.minions@{field}": ["scaled-mason"] if field == here else [] for field in ROW})
        d.choose("reinforce")
        assert {option.at for option in d.options_of("move-minion")} == reached


@pytest.mark.rule("SOR-SETUP-02", "SOR-SETUP-03", "SOR-SETUP-06")
def test_everybody_begins_with_six_energy_six_actions_an_omen_and_six_cards() -> None:
    t = opened(2)
    to_actions(t.table)
    for seat in (0, 1):
        assert (t.value("energy", seat), t.value("actions", seat), t.value("omens", seat)) == (6, 6, 1)
        assert (len(t.hand(seat)), len(t.grimoire(seat))) == (6, 34)
        assert [t.table.value(f"damage@{field}", seat) for field in ROW] == [0, 0, 0]


@pytest.mark.rule("SOR-SETUP-04")
def test_a_random_player_has_the_fate_token_full_and_begins() -> None:
    seen = set()
    for seed in range(20):
        t = opened(2, seed=seed)
        first = t.seat
        assert first is not None
        assert (t.value("fate", first), t.value("fate", 1 - first)) == (1, 0)
        to_actions(t.table)
        assert t.seat == first
        seen.add(first)
    assert seen == {0, 1}


@pytest.mark.rule("SOR-SETUP-05")
def test_avatars_are_placed_from_the_first_player_on_anywhere() -> None:
    t = opened(2, seed=3)
    first = t.seat or 0
    assert t.asked == "avatar" and {option.at for option in t.table.options} == set(ROW)
    t.go(WHITECHAPEL)
    assert (t.asked, t.seat) == ("avatar", 1 - first)
    t.go(WHITECHAPEL)  # whoever else stands there
    assert avatar(t, 0) == avatar(t, 1) == WHITECHAPEL


@pytest.mark.rule("SOR-SETUP-07", "SOR-SETUP-09")
def test_the_mulligan_exchanges_any_cards_but_minions_once_from_the_first_player_on() -> None:
    t = at_the_mulligan()
    others = ["salt-in-the-wound", "stroke-of-mercy", "wax-doll"]
    t.table.arrange({"p0.hand": ["fakir-of-nails", "mother-birch", "narangerel", *others]})
    assert t.choices("exchange") == sorted(others)
    size = len(t.grimoire())
    t.choose("exchange", "stroke-of-mercy")
    assert t.choices("exchange") == sorted(set(others) - {"stroke-of-mercy"})
    assert "stroke-of-mercy" in t.seen_by(1, "casting")  # it is shown
    t.choose("exchange", "wax-doll")
    t.choose("keep")
    hand = t.hand()
    assert len(hand) == 6 and {"fakir-of-nails", "mother-birch", "narangerel", "salt-in-the-wound"} <= set(hand)
    assert len(t.grimoire()) == size and (t.asked, t.seat) == ("mulligan", 1)
    t.choose("keep")
    assert (t.asked, t.seat) == ("action", 0)  # once each


@pytest.mark.rule("SOR-SETUP-09")
def test_who_has_only_minions_has_no_mulligan_and_nobody_must() -> None:
    t = at_the_mulligan()
    before = t.hand()
    t.table.arrange({"p1.hand": ["blind-whale", "grandfather-kraken", "fog-manta", "amathaunta"]})
    t.choose("keep")
    assert t.hand() == before and t.asked == "action"


@pytest.mark.rule("SOR-SETUP-08")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_exchanged_cannot_come_back_at_once(seed: int) -> None:
    """With as few cards to draw as are exchanged, all of them are drawn and the old ones are the new grimoire."""
    t = at_the_mulligan(seed)
    hand = ["salt-in-the-wound", "wax-doll", "sultans-vane"]
    t.table.arrange({"p0.hand": hand, "p0.grimoire": ["fakir-of-nails", "mother-birch", "narangerel"]})
    for card in hand:
        t.choose("exchange", card)
    assert t.hand() == ["fakir-of-nails", "mother-birch", "narangerel"]
    assert sorted(t.grimoire()) == sorted(hand)


@pytest.mark.rule("SOR-SETUP-08")
def test_exchanged_cards_are_shuffled_into_the_grimoire() -> None:
    orders = set()
    for seed in range(10):
        t = at_the_mulligan(seed)
        rest = ["fakir-of-nails", "mother-birch", "narangerel", "ushabti"]
        t.table.arrange({"p0.hand": ["wax-doll"], "p0.grimoire": rest})
        t.choose("exchange", "wax-doll")
        assert t.hand() == ["fakir-of-nails"]
        orders.add(tuple(t.grimoire()))
    assert len(orders) > 3


@pytest.mark.rule("SOR-SETUP-10")
def test_the_first_round_begins_with_actions() -> None:
    t = opened(2)
    prompts = []
    while t.asked != "action":
        prompts.append(t.asked)
        t.choose("keep" if t.asked == "mulligan" else 0)
    assert "energy" not in prompts and prompts.count("avatar") == 2  # nothing of the Ready phase
    assert (t.table.value("round"), t.value("energy", 0)) == (1, 6)
