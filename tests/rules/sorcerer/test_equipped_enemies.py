"""Attachments under a minion of the other side: their owner's, but for tactics (SOR-ATT-06, SOR-ATTACK-06).

What Lizard's Tail, Mist Cloak and Saint's Tooth do there stands in test_answers.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import Duel, duel
from tests.rules.sorcerer.tables import MASON, WHALE

MANTA = "fog-manta"


def tired(card: str, **more: Any) -> dict[str, Any]:
    """A minion that does not attack in this round."""
    return {"card": card, "exhausted": True} | more


def attacked(attachment: str, *, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Duel:
    """The enemy attacks my Manta with a Whale, under which an attachment of mine lies."""
    whale = {"card": WHALE, "curses": [attachment]}
    p1 = {"omens": 1} | (theirs or {})
    d = duel("ariaspes", "bloodlord", "outcast-sanctuary", here=[tired(MANTA)], foes=[whale], p1=p1, **(mine or {}))
    d.fight()
    d.attack(WHALE)
    return d


# --- tactics: the attacker's ------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-ATT-06", "SOR-ATTACK-06")
def test_the_attacker_uses_the_vane() -> None:
    d = attacked("sultans-vane")
    assert (d.asked, d.seat) == ("which-tactic", 1)
    before = d.wounds(WHALE)
    d.tactic("sultans-vane")
    assert d.wounds(WHALE) == before + 1


@pytest.mark.rule("SOR-ATT-06", "SOR-ATTACK-06")
def test_the_attacker_exiles_from_the_attackers_graveyard_for_the_jar() -> None:
    d = attacked("canopic-jar", mine={"graveyard": ["gorged-dandy"]}, theirs={"graveyard": [MASON]})
    d.tactic("canopic-jar")
    if d.asked == "exile-one":
        assert d.choices() == [MASON]
        d.answer(MASON)
    assert (d.graveyard(0), d.graveyard(1)) == (["gorged-dandy"], [])


@pytest.mark.rule("SOR-ATT-06", "SOR-ATTACK-06")
def test_the_jar_of_an_enemy_needs_a_corpse_of_the_attackers() -> None:
    assert attacked("canopic-jar", mine={"graveyard": ["gorged-dandy"]}).asked == "rerolls"


@pytest.mark.rule("SOR-ATT-06", "SOR-ATTACK-06")
def test_the_attacker_destroys_my_pearl_to_exhaust_my_minion() -> None:
    whale = {"card": WHALE, "curses": ["mute-pearl"]}
    d = duel("ariaspes", here=[MANTA, "willing-victim"], foes=[whale], p1={"omens": 1}, omens=1)
    d.fight()
    d.attack(MANTA)
    d.let_lie()
    assert (d.asked, d.seat) == ("which-tactic", 1)
    d.tactic("mute-pearl")
    assert d.marked("willing-victim", "exhausted")
    assert (d.graveyard(0), d.graveyard(1)) == (["mute-pearl"], [])


@pytest.mark.rule("SOR-ATT-06", "SOR-ATTACK-06")
def test_the_attacker_takes_a_flame_from_my_minion_for_the_cane() -> None:
    whale = {"card": WHALE, "curses": ["salamander-cane"]}
    d = duel("ariaspes", here=[tired(MANTA, flames=1)], foes=[whale], p1={"omens": 1})
    d.fight()
    d.attack(WHALE)
    d.tactic("salamander-cane")
    assert d.card(MANTA).get("flames", 0) == 0


@pytest.mark.rule("SOR-ATT-06", "SOR-ATTACK-06")
@pytest.mark.parametrize(("wounds", "more"), [(0, 0), (1, 2)])
def test_the_claws_smell_the_blood_of_the_attackers_enemies(wounds: int, more: int) -> None:
    dice = []
    for card in ("borrowed-claws", "crimson-kiss"):
        whale = {"card": WHALE, "curses": [card]}
        d = duel("ariaspes", here=[tired(MANTA, wounds=wounds)], foes=[whale], p1={"omens": 1})
        d.fight()
        d.attack(WHALE)
        dice.append(d.dice)
    assert dice[0] - dice[1] == more


# --- all else: the owner's --------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-ATT-06")
def test_the_owner_of_the_farthing_has_the_misses_rolled_again() -> None:
    d = attacked("bent-farthing")
    d.table.arrange({"face@die-1": "miss"})
    assert (d.seat, d.can("twist", "bent-farthing")) == (1, False)
    d.decline()
    assert (d.seat, d.can("twist", "bent-farthing")) == (0, True)


@pytest.mark.rule("SOR-ATT-06")
def test_the_owner_of_the_scarab_may_send_the_enemys_minion_home() -> None:
    d = duel(here=[WHALE], foes=[tired("midnight-cat", wounds=2, curses=["heart-scarab"])], omens=1)
    d.fight()
    d.let_lie("critical")
    d.choose("wound", "midnight-cat")
    assert (d.asked, d.seat) == ("keep-heart", 0)
    d.yes()
    assert d.table.cards("hand", 1) == ["midnight-cat"]


@pytest.mark.rule("SOR-ATT-06")
def test_the_owner_of_the_sabre_takes_it_back() -> None:
    foe = tired(MANTA, curses=["family-sabre"])
    d = duel("zevrane", here=["lady-halcyon"], foes=[foe], omens=1)
    d.fight()
    d.tactic("family-sabre")
    assert (d.under("lady-halcyon"), d.under(MANTA)) == (["family-sabre"], [])


@pytest.mark.rule("SOR-ATT-06")
@pytest.mark.parametrize(("card", "can"), [("shed-skin", True), ("basilisk-mask", False), ("wax-doll", True)])
def test_powers_are_the_owners_and_the_mask_is_for_its_owners_minions(card: str, can: bool) -> None:
    d = duel(here=[MASON, MANTA], foes=[{"card": WHALE, "wounds": 1, "curses": [card]}, "attic-bat"])
    assert d.can("activate", card) == can
    d.choose("channel")
    assert not d.can("activate", card)
