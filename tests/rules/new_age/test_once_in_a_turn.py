"""What a spell does once in a turn it does again in the next one, wherever it has been in between."""

from __future__ import annotations

from typing import Any

from tests.rules.new_age.scene import Scene, scene


def used(s: Scene) -> list[str]:
    """The cards that have done it in this turn, wherever they are."""
    view = s.table.view(open=True)
    piles = [*view["piles"].values(), *(pile for player in view["players"] for pile in player["piles"].values())]
    return [card["card"] for pile in piles for card in pile["cards"] if card.get("used")]


def lifted(mage: str, nemesis: str, **arrangement: Any) -> Scene:
    """Spirit Lift has given its charges and was cast in the same turn."""
    s = scene(
        mages=[mage, "garu"], nemesis=nemesis, aether=2, hand=["galvanized-bauble"], prepped=[("spirit-lift", 1)],
        **arrangement,
    )  # fmt: skip
    s.choose("charge")
    s.play("galvanized-bauble")
    s.choose("no")
    assert s.charges(1) == 2 and s.discard() == ["spirit-lift"] and used(s) == ["spirit-lift"]
    return s


def test_a_spell_that_went_back_to_the_supply_is_as_new() -> None:
    s = lifted("rhia", "gate-witch", charges=3, market=["spirit-lift"])
    s.ability()
    assert s.pile("market") == ["spirit-lift"] and s.hand() == ["spirit-lift"]
    s.end_turn("turn-1")
    assert used(s) == []


def test_a_spell_that_was_exiled_is_as_new() -> None:
    s = lifted("sahala", "ageless-walker", life=1, deck=["curse-of-aging"], breaches={1: "open", 2: "open"})
    s.end_turn("turn-1")
    assert s.asked == "which-breach-falls"  # the curse has exhausted me, the unleashes have exiled my discard pile
    s.answer("breach-2")
    assert s.pile("exiled")[0] == "spirit-lift" and used(s) == []
