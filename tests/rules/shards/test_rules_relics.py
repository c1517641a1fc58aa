"""Relics of the leaders (SOI-RELIC)."""

from __future__ import annotations

import pytest

from deckwright.games.shards.game import SHARDS
from tests.rules.shards.openings import RELICS, in_turn_order, leader_of, many, opened, pass_turn, relics_of
from tests.rules.shards.scene import scene

PAIR = ["datic-robes", "terminal-crescents"]


@pytest.mark.rule("SOI-RELIC-01", "SOI-RELIC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_the_two_relics_of_their_leader(players: int) -> None:
    for table in many(players, 8):
        mine = {leader_of(table, seat): relics_of(table, seat) for seat in range(players)}
        assert mine == {leader: RELICS[leader] for leader in mine}
        assert not {relic for pair in RELICS.values() for relic in pair} & set(
            table.cards("centre") + table.cards("row")
        )
        assert len(table.cards("relic_box")) == 8 - 2 * players


@pytest.mark.rule("SOI-RELIC-02")
@pytest.mark.parametrize("leader", RELICS)
def test_a_relic_belongs_to_its_leader(leader: str) -> None:
    which = SHARDS.kind(leader)
    assert which is not None
    found = [
        kind.id for kind in SHARDS.kinds if kind.facts.get("relic") and kind.facts["leader"] == which.facts["leader"]
    ]
    assert sorted(found) == RELICS[leader]


@pytest.mark.rule("SOI-RELIC-03")
@pytest.mark.parametrize("mastery", [0, 9, 10, 11, 30])
def test_a_relic_is_recruited_from_10_mastery_on_for_nothing(mastery: int) -> None:
    s = scene(relics=PAIR, mastery=mastery, crystals=1)
    assert s.choices("recruit-relic") == (PAIR if mastery >= 10 else [])
    if mastery >= 10:
        s.take_relic("datic-robes")
        assert (s.discard(), s.mastery(), s.crystals) == (["datic-robes"], mastery, 1)


@pytest.mark.rule("SOI-RELIC-04")
def test_recruiting_a_relic_is_optional_and_open_in_every_main_phase() -> None:
    s = scene(relics=PAIR, mastery=9, crystals=1, p1={"relics": ["praetorian-01", "praetorian-02"], "mastery": 9})
    s.focus()
    assert s.choices("recruit-relic") == PAIR  # the moment 10 is reached
    s.end_turn()
    assert not s.can("recruit-relic")  # the other player has 9
    s.end_turn()
    s.take_relic("terminal-crescents")
    assert s.discard() == ["terminal-crescents"]


@pytest.mark.rule("SOI-RELIC-04")
def test_10_mastery_is_needed_only_at_that_moment() -> None:
    s = scene(relics=PAIR, mastery=10, p1={"hand": ["venator-of-the-wastes"], "play": ["evokatus"]})
    s.take_relic("datic-robes")
    s.end_turn()
    s.play("venator-of-the-wastes")  # Inspire: an opponent loses 2 mastery
    s.end_turn()
    assert s.mastery() == 8
    assert "datic-robes" in s.hand()


@pytest.mark.rule("SOI-RELIC-05")
def test_the_other_relic_goes_to_the_box_and_one_is_all() -> None:
    s = scene(relics=PAIR, mastery=30)
    s.take_relic("datic-robes")
    assert s.table.cards("relics", 0) == []
    assert "terminal-crescents" in s.table.cards("box")
    for _ in range(3):
        assert not s.can("recruit-relic")
        s.end_turn()
        s.end_turn()


@pytest.mark.rule("SOI-RELIC-05")
def test_one_relic_in_a_game_whatever_lies_beside_the_leader() -> None:
    s = scene(relics=PAIR, relic_taken=True, mastery=30)
    assert not s.can("recruit-relic")


@pytest.mark.rule("SOI-RELIC-06")
def test_a_relic_follows_the_rules_of_its_type() -> None:
    s = scene(hand=["praetorian-02", "terminal-crescents"], deck=["crystal"] * 5, p1={"hand": ["nil-assassin"] * 2})
    s.play("praetorian-02")  # a champion with 9 health
    s.play("terminal-crescents")  # an ally: 1 mastery, then half of it as power
    assert (s.mastery(), s.power) == (1, 1)
    s.end_turn()
    assert (s.in_play(), s.discard()) == (["praetorian-02"], ["terminal-crescents"])
    s.play("nil-assassin")
    assert not s.can("attack")
    s.play("nil-assassin")
    s.attack("praetorian-02")
    assert (s.power, s.in_play(), s.discard()) == (1, [], ["praetorian-02", "terminal-crescents"])


@pytest.mark.rule("SOI-RELIC-07")
def test_effects_that_recruit_from_the_row_do_not_reach_relics() -> None:
    s = scene(hand=["portal-monk"], relics=PAIR, mastery=12, row=["axia", "kiln-drone", "data-heretic"])
    s.play("portal-monk")  # recruit a card of cost 6 or less from the row
    assert s.choices() == ["data-heretic", "kiln-drone"]


@pytest.mark.rule("SOI-RELIC-07")
def test_a_relic_counts_as_cost_0() -> None:
    relics = [kind for kind in SHARDS.kinds if kind.facts.get("relic")]
    assert {kind.facts.get("cost", 0) for kind in relics} == {0}


@pytest.mark.rule("SOI-RELIC-07")
def test_dealt_relics_are_seen_by_all() -> None:
    table = opened(2)
    first, second = in_turn_order(table)
    pass_turn(table)
    for viewer in (first, second, None):
        for owner in (first, second):
            shown = table.view(viewer)["players"][owner]["piles"]["relics"]["cards"]
            assert sorted(card["card"] for card in shown) == relics_of(table, owner)


# --- readings of cards that the table chooses -------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-13")
@pytest.mark.parametrize(("reading", "power"), [("point", 4), ("effect", 1)])
def test_entropic_talons_give_power_per_point_or_per_effect(reading: str, power: int) -> None:
    s = scene(options={"talons": reading}, hand=["entropic-talons", "spore-cleric"], health=48)
    s.play("entropic-talons")
    s.play("spore-cleric")  # 4 health, of which 2 are beyond the maximum
    assert (s.health(), s.power) == (50, power)


@pytest.mark.rule("SOI-RULE-08")
@pytest.mark.parametrize(("reading", "lands"), [(True, True), (False, False)])
def test_numeri_drones_take_a_champion_relic_or_leave_it(reading: bool, lands: bool) -> None:
    s = scene(
        options={"numeri_relics": reading},
        play=["numeri-drones"],
        relics=["praetorian-01", "praetorian-02"],
        row=["evokatus"],
        crystals=3,
        mastery=10,
    )
    s.activate("numeri-drones")
    s.take_relic("praetorian-02")
    assert ("praetorian-02" in s.in_play()) is lands
    assert s.discard() == ([] if lands else ["praetorian-02"])
    s.recruit("evokatus")  # the Drones wait on for the next champion only if the relic was none
    assert ("evokatus" in s.in_play()) is not lands
