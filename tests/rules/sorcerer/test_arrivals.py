"""Minions that are put into play: exhausted or not, and who answers to it (SOR-TERM-14, SOR-CARD-04)."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, Duel, duel
from tests.rules.sorcerer.tables import WHALE


def called_back() -> Duel:
    """The enemy has destroyed my Whale, and Zubata calls it back."""
    dying = {"card": WHALE, "wounds": 5}
    d = duel("miselda", here=["zubata-lady-death", dying, "fog-manta"], foes=["fox-in-a-bowler"])
    d.lay(p1__hand=["tear-apart"], p1__energy=10)
    d.choose("channel")
    d.cast("tear-apart")
    d.answer(WHALE)
    d.yes()
    return d


@pytest.mark.rule("SOR-CARD-04", "SOR-TERM-15")
def test_who_is_put_into_play_exhausted_is_so_before_its_when_played() -> None:
    """The Whale exhausts a ready minion of mine: not itself."""
    d = called_back()
    assert d.choices() == ["fog-manta", "zubata-lady-death"]
    d.answer("fog-manta")
    assert d.marked(WHALE, "exhausted") and d.marked("fog-manta", "exhausted")


def risen(option: str) -> Duel:
    """A footman has risen beside Society Gossip; the Hound is elsewhere."""
    d = duel(
        "zevrane",
        here=["society-gossip"],
        left=["heath-hound"],
        graveyard=["linen-footman"],
        avatar=HERE,
        options={"put_into_play": option},
        grimoire=["fog-manta", "blind-whale"],
    )
    d.choose("unearth", "linen-footman")
    return d


@pytest.mark.rule("SOR-TERM-14")
def test_putting_into_play_is_playing() -> None:
    d = risen("work")
    if d.asked == "which-answer":
        d.answer("society-gossip")
    assert d.asked == "join-the-hunt"
    d.yes()
    assert d.hand() == ["fog-manta"] and d.minions(LEFT) == []
    assert d.minions() == ["society-gossip", "linen-footman", "heath-hound"]


@pytest.mark.rule("SOR-TERM-14")
def test_nobody_answers_to_a_silent_arrival() -> None:
    d = risen("silent")
    assert (d.asked, d.hand(), d.minions(LEFT)) == ("action", [], ["heath-hound"])


@pytest.mark.rule("SOR-TERM-23", "SOR-FX-04")
def test_nobody_is_asked_for_an_order_where_the_one_who_was_played_has_nobody_to_look_at() -> None:
    d = duel(
        "zevrane", domain="forgotten-temple", here=["society-gossip"], hand=["stone-eyed-priestess"], grimoire=[WHALE]
    )
    d.cast("stone-eyed-priestess", at=HERE)
    assert (d.asked, d.seat, d.hand()) == ("action", 1, [WHALE])


@pytest.mark.rule("SOR-TOK-06", "SOR-ENDR-04")
def test_who_returns_to_the_hand_and_is_played_again_remembers_nothing_of_the_round() -> None:
    gossip = {"card": "society-gossip", "daunted": True, "used": True}
    d = duel("ariaspes", here=[gossip], hand=[WHALE], avatar=HERE)
    d.activate("skin-changing")
    d.choose("change", "society-gossip")
    d.wait()
    d.cast("society-gossip", at=HERE)
    assert not d.marked("society-gossip", "daunted") and not d.marked("society-gossip", "used")
