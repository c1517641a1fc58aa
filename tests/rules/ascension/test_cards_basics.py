"""Apprentice, Militia, Mystic, Heavy Infantry and Cultist."""

from __future__ import annotations

import pytest

from tests.rules.ascension.scene import scene


@pytest.mark.rule("ASC-PUB-02")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("apprentice", {"runes": 1}),
        ("militia", {"power": 1}),
        ("mystic", {"runes": 2}),
        ("heavy-infantry", {"power": 2}),
    ],
)
def test_basic_heroes_give_runes_or_power(card: str, gained: dict[str, int]) -> None:
    s = scene(hand=[card])
    s.play(card)
    assert s.gained == gained


@pytest.mark.rule("ASC-ACQ-03", "ASC-SETUP-05", "ASC-PUB-02")
@pytest.mark.parametrize(("card", "pile", "price"), [("mystic", "mystics", 3), ("heavy-infantry", "infantry", 2)])
def test_always_available_heroes_are_acquired_from_their_piles(card: str, pile: str, price: int) -> None:
    assert not scene(runes=price - 1).can("acquire", card)
    s = scene(runes=price + 1)
    before = len(s.table.cards(pile))
    s.acquire(card)
    assert (s.runes, s.discard()) == (1, [card])
    assert len(s.table.cards(pile)) == before - 1
    assert s.row == []  # the row has nothing to do with it


@pytest.mark.rule("ASC-PUB-13")
def test_an_empty_pile_offers_nothing() -> None:
    s = scene(runes=9, mystics=["mystic"], infantry=[])
    assert s.choices("acquire") == ["mystic"]
    s.acquire("mystic")
    assert not s.can("acquire")


@pytest.mark.rule("ASC-FIGHT-06", "ASC-PUB-03", "ASC-PUB-04")
def test_the_cultist_never_leaves_and_can_be_defeated_again_and_again() -> None:
    s = scene(power=9)
    for times in range(1, 5):
        s.defeat("cultist")
        assert (s.power, s.honor()) == (9 - 2 * times, times)
        assert s.table.cards("cultists") == ["cultist"]
    assert not s.can("defeat")
    assert s.void == []


@pytest.mark.rule("ASC-FIGHT-06")
def test_the_cultist_is_not_in_the_centre_row() -> None:
    s = scene(hand=["seer-of-the-forked-path"], deck=["militia"], row=["mephit"], constructs=["voidthirster"], power=2)
    s.defeat("cultist")
    assert s.honor() == 1  # Voidthirster does not answer
    s.play("seer-of-the-forked-path")
    assert s.choices() == ["mephit"]  # and it cannot be banished
