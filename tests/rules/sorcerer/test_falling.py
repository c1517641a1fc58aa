"""Minions that fall together: all of them lie in the graveyard before the first death is heard (SOR-TERM-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import MASON, number

PAGE = {"grimoire": ["wax-doll"]}


def dying(card: str, **more: Any) -> dict[str, Any]:
    """A minion with one life left."""
    return {"card": card, "wounds": number(card, "essence") - 1, "exhausted": True} | more


def burn_down(*foes: Any, character: str = "tegu", domain: str = "haunted-forest", **laid: Any) -> Duel:
    """I have cast the Great Fire on Old London, and who has one life left there dies."""
    d = duel(character, "demonologist", domain, hand=["great-fire"], foes=list(foes), **laid)
    d.cast("great-fire")
    if d.asked == "which-field":
        d.go(HERE)
    return d


@pytest.mark.rule("SOR-TERM-22", "SOR-TERM-04", "SOR-FX-04")
def test_the_jackal_returns_somebody_who_fell_at_the_same_time_and_whose_death_is_heard_all_the_same() -> None:
    d = burn_down(dying("linen-footman"), dying("ushabti"), p1={"avatar": HERE} | PAGE)
    assert d.foes() == [] and d.graveyard(1) == ["linen-footman", "ushabti"]
    assert (d.asked, d.seat, d.choices()) == ("which-answer", 1, ["linen-footman", "ushabti"])
    d.answer("linen-footman")
    assert d.choices() == ["ushabti"]  # it is cheaper, and lies in the graveyard already
    d.answer("ushabti")
    assert d.hand(1) == ["ushabti", "wax-doll"]  # and its own ability has drawn a card
    assert d.asked == "action" and d.graveyard(1) == ["linen-footman"]


@pytest.mark.rule("SOR-TERM-22", "SOR-FX-04")
def test_their_owner_orders_deaths_and_the_jackal_has_its_share_of_each() -> None:
    d = burn_down(dying("linen-footman"), dying("ushabti"), p1={"avatar": HERE} | PAGE)
    d.answer("ushabti")  # nobody is cheaper: it only draws
    assert d.hand(1) == ["wax-doll"]
    assert d.choices() == ["ushabti"]  # for the footman
    d.decline()
    assert d.graveyard(1) == ["linen-footman", "ushabti"]


@pytest.mark.rule("SOR-TERM-22", "SOR-FX-03")
def test_zubata_calls_back_one_of_two_who_fell_together() -> None:
    d = burn_down("zubata-lady-death", dying("linen-footman"), dying("highgate-jackal"))
    assert (d.asked, d.seat, d.choices()) == ("which-answer", 1, ["highgate-jackal", "linen-footman"])
    d.answer("highgate-jackal")
    d.no()
    assert d.asked == "call-back"  # for the footman
    d.yes()
    assert d.foes() == ["zubata-lady-death", "linen-footman"] and d.graveyard(1) == ["highgate-jackal"]
    assert d.wounds("linen-footman") == 0 and d.card("linen-footman").get("flames", 0) == 0


@pytest.mark.rule("SOR-TERM-22", "SOR-FX-03", "SOR-LIN-10")
def test_a_death_is_heard_though_its_card_has_become_a_follower_before() -> None:
    """The hulk takes my beetle along; Zubata calls it back, and it feeds on the ushabti that fell with the hulk."""
    d = burn_down(
        dying("plague-pit-hulk"),
        dying("ushabti"),
        here=["zubata-lady-death", dying("sexton-beetle")],
        p1=PAGE,
    )
    assert (d.seat, d.choices()) == (1, ["plague-pit-hulk", "ushabti"])
    d.answer("plague-pit-hulk")
    assert (d.asked, d.seat, d.hand(1)) == ("call-back", 0, [])
    d.yes()
    d.answer("ushabti")
    d.answer("sexton-beetle")
    assert d.under("sexton-beetle") == ["ushabti"] and d.hand(1) == ["wax-doll"]
    assert d.asked == "action" and d.graveyard(1) == ["plague-pit-hulk"]


@pytest.mark.rule("SOR-TERM-22")
def test_who_comes_back_to_die_again_is_heard_again() -> None:
    d = duel(
        "tegu",
        "demonologist",
        hand=["mummy-dust", "salt-in-the-wound"],
        foes=["zubata-lady-death", dying("ushabti")],
        p1={"grimoire": ["wax-doll", "fog-manta"]},
    )
    d.cast("salt-in-the-wound")
    if d.asked == "enemy-minion":
        d.answer("ushabti")
    d.answer("zubata-lady-death")
    d.yes()
    assert d.hand(1) == ["wax-doll"] and d.foes() == ["zubata-lady-death", "ushabti"]
    d.wait()
    d.cast("mummy-dust")
    d.answer("ushabti")
    assert d.hand(1) == ["fog-manta", "wax-doll"] and d.graveyard(1) == ["ushabti"]


@pytest.mark.rule("SOR-TERM-02", "SOR-TERM-22")
def test_a_blanked_minion_dies_silently_and_speaks_again_in_its_next_life() -> None:
    blanked = dying("ushabti", blanked=True)
    d = burn_down(blanked, dying("linen-footman"), p1={"avatar": HERE, "grimoire": ["wax-doll", "fog-manta"]})
    d.answer("ushabti")  # the jackal returns it
    assert d.hand(1) == ["ushabti"]
    d.lay(p1__hand=[], **{"p1__minions@old-london": [dying("ushabti")]}, p0__hand=["salt-in-the-wound"], p0__actions=6)
    d.wait()
    d.cast("salt-in-the-wound")
    assert d.foes() == [] and d.hand(1) == ["wax-doll"]


@pytest.mark.rule("SOR-ATT-03", "SOR-TERM-22")
def test_curses_and_attachments_of_all_who_fall_go_to_their_owners_before_a_death_is_heard() -> None:
    """A dead man's attachment lies in the graveyard when the jackal looks into it; it is no minion."""
    wounds = number("linen-footman", "essence") - 1 + number("heart-scarab", "essence")
    laden = dying("linen-footman", under=["heart-scarab"], curses=["tarred-shirt"], wounds=wounds)
    d = burn_down(laden, dying("ushabti"), p1={"avatar": HERE} | PAGE)
    assert d.graveyard(1) == ["heart-scarab", "linen-footman", "ushabti"] and d.graveyard() == ["tarred-shirt"]
    d.answer("linen-footman")
    assert d.choices() == ["ushabti"]


@pytest.mark.rule("SOR-TERM-22", "SOR-CARD-01")
def test_a_death_is_heard_on_the_battlefield_it_happened_on() -> None:
    d = duel(
        "tegu", "demonologist", hand=["great-fire"], foes=[dying("linen-footman")], right_foes=["zubata-lady-death"]
    )
    d.cast("great-fire")
    d.go(HERE)
    assert d.asked == "action" and d.foes() == [] and d.foes(RIGHT) == ["zubata-lady-death"]


@pytest.mark.rule("SOR-FX-04")
def test_nobody_orders_deaths_that_change_nothing_for_each_other() -> None:
    d = burn_down(dying("ushabti"), dying("leech-gatherer"), dying(MASON), p1=PAGE)
    assert d.asked == "action" and d.hand(1) == ["wax-doll"]
    assert d.graveyard(1) == ["leech-gatherer", MASON, "ushabti"]


@pytest.mark.rule("SOR-TERM-22")
@pytest.mark.parametrize(
    ("phase", "seat"), [("action", 0), ("battle", None), ("end-of-round", None), ("ready-phase", 0)]
)
def test_where_play_begins_anew_in_the_middle_of_deaths_they_are_heard_first(phase: str, seat: int | None) -> None:
    d = burn_down(dying("linen-footman"), dying("ushabti"), p1={"avatar": HERE} | PAGE)
    d.answer("linen-footman")
    assert d.choices() == ["ushabti"]  # the jackal's share
    d.table.arrange({}, at=phase, seat=seat)
    assert d.hand(1) == ["wax-doll"] and d.asked != "which-answer"
    d.table.arrange({"p1.minions@old-london": [dying("ushabti")], "p1.grimoire": ["fog-manta"]}, at="action", seat=0)
    d.lay(p0__hand=["salt-in-the-wound"], p0__energy=10)
    d.cast("salt-in-the-wound")
    assert d.hand(1) == ["fog-manta", "wax-doll"]  # and later deaths as ever
