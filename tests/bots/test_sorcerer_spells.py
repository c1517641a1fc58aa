"""What the greedy bot of Sorcerer does with sorceries, powers and attachments: whom they find decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_sorcerer_bots import greedy, said
from tests.rules.sorcerer.laying import HERE, LEFT, duel
from tests.rules.sorcerer.tables import MASON, WHALE, WRECKER

HURT_WHALE = {"card": WHALE, "wounds": 3}
TIRED = {"exhausted": True}


@pytest.mark.parametrize(
    ("card", "decks", "worth_it", "in_vain"),
    [
        ("salt-in-the-wound", {}, {"foes": [HURT_WHALE]}, {"foes": [WHALE]}),
        ("stroke-of-mercy", {}, {"foes": [HURT_WHALE]}, {"foes": [{"card": WHALE, "wounds": 1}]}),
        ("crushing-depth", {"character": "miselda"}, {"foes": [HURT_WHALE]}, {"foes": [WHALE]}),
        ("against-the-rocks", {"domain": "screaming-coast"}, {"foes": [HURT_WHALE]}, {"foes": [WHALE]}),
        ("petrify", {"domain": "forgotten-temple"}, {"foes": [{"card": WHALE} | TIRED]}, {"foes": [WHALE]}),
        ("storm-bell", {"domain": "screaming-coast"}, {"foes": [MASON, WHALE, WRECKER]}, {"foes": [MASON]}),
        ("tear-apart", {"character": "ariaspes"}, {"here": [WHALE], "foes": [HURT_WHALE]}, {"foes": [MASON]}),
        ("quadrille", {"character": "zevrane"}, {"here": [WHALE, MASON]}, {"here": [{"card": WHALE} | TIRED]}),
        ("grave-swarm", {"lineage": "animist"}, {"here": [MASON], "p1": {"graveyard": [WHALE, WRECKER]}}, {}),
        ("crypt-wakes", {}, {"graveyard": [WHALE]}, {}),
    ],
)
def test_a_sorcery_is_cast_where_it_finds_somebody(
    card: str, decks: dict[str, Any], worth_it: dict[str, Any], in_vain: dict[str, Any]
) -> None:
    for laid, cast in ((worth_it, True), (in_vain, False)):
        d = duel(**decks, hand=[card], energy=5, **laid)
        assert (said(d) == f"cast {card}") == cast, laid


def test_damage_goes_to_who_dies_of_it() -> None:
    d = duel(hand=["salt-in-the-wound"], foes=[WHALE, {"card": MASON, "wounds": 1}, WRECKER])
    d.cast("salt-in-the-wound")
    assert said(d) == f"choose {MASON}"
    d = duel(hand=["salt-in-the-wound"], foes=[WHALE, MASON, {"card": WRECKER, "wounds": 1}])
    d.cast("salt-in-the-wound")
    assert said(d) == f"choose {WRECKER}"


def test_who_deals_its_attack_is_who_kills_by_it() -> None:
    d = duel("ariaspes", hand=["tear-apart"], here=[WHALE], foes=[WHALE], left=[WRECKER], left_foes=[WRECKER])
    d.table.arrange({f"p1.minions@{LEFT}": [{"card": WRECKER, "wounds": 2}]})
    d.cast("tear-apart")
    assert said(d) == f"choose {WRECKER}"


def test_so_many_cards_are_thrown_away_as_the_kill_takes() -> None:
    for wounds, thrown in ((0, 2), (1, 1), (2, 0), (3, 0)):
        d = duel(
            domain="outcast-sanctuary",
            hand=["galvanic-cure", "raving-inmate", "cracked-seer", "night-surgeon"],
            foes=[{"card": WHALE, "wounds": wounds}],
        )
        d.cast("galvanic-cure")
        assert (d.asked, greedy(d).number) == ("how-many", thrown)


def test_the_bell_tolls_where_most_enemies_hear_it() -> None:
    d = duel(domain="screaming-coast", hand=["storm-bell"], foes=[WHALE], left_foes=[MASON, WRECKER])
    d.cast("storm-bell")
    assert (d.asked, greedy(d).at) == ("which-field", LEFT)


def test_the_devil_is_given_who_is_worth_least() -> None:
    for here, strikes in (("match-girl", True), (WHALE, False)):
        d = duel(lineage="demonologist", hand=["devils-bargain"], here=[here], grimoire=[MASON, WRECKER, WHALE])
        d.lay(p0__energy=1)
        assert (said(d) == "cast devils-bargain") == strikes


def test_a_mask_does_not_give_a_strong_attack_for_a_weaker_one() -> None:
    d = duel(domain="forgotten-temple", here=[{"card": WHALE, "under": ["basilisk-mask"]}], foes=[MASON], energy=9)
    assert d.can("activate", "basilisk-mask") and said(d) != "activate basilisk-mask"


def test_no_bell_tolls_where_there_is_no_battle() -> None:
    d = duel(domain="screaming-coast", hand=["storm-bell"], foes=[MASON, WHALE, WRECKER], energy=6)
    d.table.arrange({f"exhausted@{HERE}": True})
    assert said(d) != "cast storm-bell"
