"""Keywords that only some cards have: Link, the sigil breach, blood magic."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.lang.cards import Trait
from deckwright.lang.game import Game
from tests.rules.war_eternal import scene as scenes
from tests.rules.war_eternal.scene import scene


@pytest.mark.rule("WE-TERM-08", "WE-TERM-09")
def test_two_spells_with_link_share_a_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card has Link, so Sparks are given it for this test."""
    original = load(scenes.GAME)
    assert original.program  # built before its cards are changed
    kinds = original.kinds
    spark = next(kind for kind in kinds if kind.id == "spark")
    monkeypatch.setattr(spark, "traits", [*spark.traits, Trait("link", 1, "", "")])
    game = Game(
        id=f"{scenes.GAME}-linked", en="Linked", ru="Связь", seats=original.seats, schema=original.schema, kinds=kinds,
        slots=original.slots, first_rule=original.first_rule, options=original.options, open=original.open,
        vocabulary=original.vocabulary, max_options=original.max_options, stack=original.stack,
    )  # fmt: skip
    for seed in range(20):
        table = Table.open(game, players=2, seed=seed, options={"nemesis": "umbra-titan", "mage": ["dezmodia", "gex"]})
        if table.active == 0 and "turn-nemesis" not in table.cards("turns_taken"):
            break
    table.choose("prep", card="spark")
    assert [option.target for option in table.options if option.verb == "prep"] == ["breach-1"]
    table.choose("prep", card="spark")
    assert not any(option.verb == "prep" for option in table.options)
    table.arrange({"turns": ["turn-1"]})
    table.choose("end-turn")
    table.choose("cast", card="spark")
    assert any(option.verb == "end-casting" for option in table.options)


@pytest.mark.rule("WE-COMP-11")
def test_a_spell_cast_from_a_sigil_breach_deals_two_more() -> None:
    s = scene(breaches={1: "open", 2: "sigil"}, prepped=[("kindle", 1), ("spark", 2)], hand=["crystal"] * 5)
    s.casting()
    s.cast("kindle")
    assert s.nemesis_life == 70 - 3
    s.cast("spark")
    assert s.nemesis_life == 70 - 3 - 1 - 2


@pytest.mark.rule("WE-NMAT-04")
def test_blood_magic_comes_of_an_unleash_alone() -> None:
    still = scene(nemesis="hollow-crown", threats=["nhavkalas"], acolyte_deck=["bezu"])
    still.nemesis_turn("thronewatch")
    assert still.gravehold == 30
    unleashed = scene(nemesis="hollow-crown", threats=["nhavkalas"], acolyte_deck=["bezu"])
    unleashed.nemesis_turn("thrash")
    assert unleashed.gravehold == 27
