"""What a tactic will do to the expected damage is said before the dice are rolled: as a number, or in words."""

from __future__ import annotations

from typing import Any

from deckwright.games.sorcerer.guide import explain_prompt
from deckwright.games.sorcerer.look import LOOK
from tests.rules.sorcerer.laying import HERE, Duel, duel

MASON = "scaled-mason"  # 3/5, nothing that happens by itself
WRECKER = "shore-wrecker"  # 2/3


def attacking(domain: str, **laid: Any) -> Duel:
    """The mason attacks in Old London, and its tactics are asked for."""
    d = duel("tegu", "necromancer", domain, avatar=HERE, **laid)
    d.fight()
    d.attack(MASON)
    assert d.asked == "which-tactic"
    return d


def on_cards(d: Duel) -> list[str]:
    """The numbers on the cards of the table."""
    return list(LOOK.plan(d.table.view(0), "en").tactics.values())


def in_words(d: Duel, lang: str = "en") -> str:
    """What stands under the question."""
    return explain_prompt("which-tactic", d.table.view(0), 0, lang)


def test_a_tactic_that_has_a_price_says_what_it_adds() -> None:
    d = attacking("outcast-sanctuary", here=[MASON], foes=[WRECKER], hand=["petrify"])
    assert on_cards(d) == ["+0.8"]
    assert in_words(d).splitlines()[1:] == ["Method in Madness: +0.8 damage on average"]
    assert in_words(d, "ru").endswith(": +0,8 урона в среднем")


def test_against_an_empty_side_every_die_brings_more() -> None:
    assert on_cards(attacking("outcast-sanctuary", here=[MASON], hand=["petrify"])) == ["+1.0"]


def test_what_cannot_be_told_as_a_number_is_told_in_words() -> None:
    d = attacking("forgotten-temple", here=[MASON], foes=["marsh-light"])
    assert on_cards(d) == []
    assert in_words(d).splitlines()[1].startswith("Gaze of Stone: you may")


def test_nobody_else_is_told() -> None:
    d = attacking("outcast-sanctuary", here=[MASON], hand=["petrify"])
    assert not LOOK.plan(d.table.view(1), "en").tactics and not LOOK.plan(d.table.view(), "en").tactics
