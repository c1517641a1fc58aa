"""The four leaders: Focus, their relics, and the cards that name them."""

from __future__ import annotations

import pytest

from deckwright import Table
from tests.rules.shards.scene import Scene, scene

RELICS = {
    "decima": ["praetorian-01", "praetorian-02"],
    "ko-syn-wu": ["the-heart-of-nothing", "the-world-piercer"],
    "tetra": ["datic-robes", "terminal-crescents"],
    "volos": ["entropic-talons", "panconscious-crown"],
}
LEADERS = sorted(RELICS)


@pytest.mark.rule("SOI-MAIN-06", "SOI-LEAD-04", "SOI-RES-04", "SOI-COMP-10")
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_has_the_same_focus_once_per_turn(leader: str) -> None:
    s = scene(leader=leader, crystals=2)
    s.focus()
    assert s.gained == {"crystals": -1, "mastery": 1}
    assert not s.can("focus")


@pytest.mark.rule("SOI-MAIN-06", "SOI-CORE-16")
def test_focus_costs_a_crystal() -> None:
    assert not scene().can("focus")
    assert scene(crystals=1).can("focus")


@pytest.mark.rule("SOI-END-07")
def test_focus_is_ready_again_in_the_next_turn() -> None:
    s = scene(crystals=1, deck=["crystal"])
    s.focus()
    s.end_turn()
    s.end_turn()
    s.play("crystal")
    s.focus()
    assert s.mastery() == 2


@pytest.mark.rule("SOI-MAIN-10", "SOI-LEAD-03")
def test_focus_at_thirty_mastery_gains_nothing() -> None:
    s = scene(crystals=1, mastery=30)
    s.focus()
    assert s.gained == {"crystals": -1}


@pytest.mark.rule("SOI-RELIC-01", "SOI-RELIC-02", "SOI-RELIC-07")
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_has_two_relics_which_all_can_see(leader: str) -> None:
    table = Table.open("shards", players=4, options={"leaders": "choice"})
    order = [leader, *[other for other in LEADERS if other != leader]]
    for each in order[:3]:  # the last one is taken without a question
        table.choose("choose", card=each)
    for seat in range(4):
        chosen = table.cards("board", seat)[0]
        assert sorted(table.cards("relics", seat)) == RELICS[chosen]
        assert sorted(Scene(table).seen_by((seat + 1) % 4, "relics", seat), key=str) == RELICS[chosen]


@pytest.mark.rule("SOI-RELIC-03", "SOI-RELIC-04", "SOI-RELIC-05", "SOI-MAIN-08")
@pytest.mark.parametrize("leader", LEADERS)
@pytest.mark.parametrize("which", [0, 1])
def test_a_relic_is_recruited_for_nothing_at_ten_mastery_once_per_game(leader: str, which: int) -> None:
    s = scene(leader=leader, relics=RELICS[leader], mastery=10)
    wanted, other = RELICS[leader][which], RELICS[leader][1 - which]
    assert s.choices("recruit-relic") == RELICS[leader]
    s.take_relic(wanted)
    assert s.gained == {}
    assert s.discard() == [wanted]
    assert s.table.cards("relics", 0) == []
    assert other in s.table.cards("box")
    assert not s.can("recruit-relic")


@pytest.mark.rule("SOI-RELIC-03", "SOI-RELIC-04")
@pytest.mark.parametrize(("mastery", "possible"), [(0, False), (9, False), (10, True), (30, True)])
def test_relics_need_ten_mastery_at_that_moment(mastery: int, possible: bool) -> None:
    s = scene(relics=RELICS["tetra"], mastery=mastery, crystals=1)
    assert s.can("recruit-relic") == possible
    s.focus()
    assert s.can("recruit-relic") == (mastery >= 9)


@pytest.mark.rule("SOI-RELIC-06", "SOI-RELIC-07")
def test_a_relic_is_not_taken_by_effects_that_recruit_from_the_row() -> None:
    s = scene(relics=RELICS["decima"], mastery=14, hand=["portal-monk"], row=["blaster"])
    s.play("portal-monk")
    assert s.discard() == ["blaster"]


@pytest.mark.rule("SOI-RULE-03")
@pytest.mark.parametrize(
    ("leader", "card", "gained"),
    [
        ("tetra", "mainframe-abbot", {"mastery": 1}),
        ("decima", "mainframe-abbot", {}),
        ("volos", "hounds-of-volos", {"health": 5, "power": 5}),
        ("tetra", "hounds-of-volos", {"health": 5}),
    ],
)
def test_a_copied_card_that_names_a_leader_looks_at_mine(leader: str, card: str, gained: dict[str, int]) -> None:
    s = scene(leader=leader, hand=["ojas-genesis-druid"], play=[card], health=40)
    s.play("ojas-genesis-druid")
    assert s.gained == gained
