"""The team game and the three-way standoff (SOI-TEAM, SOI-TRI)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.table.errors import BadOptions
from tests.rules.shards.openings import in_turn_order, many, opened, pass_turn
from tests.rules.shards.scene import INFINITE, Scene, scene

MATE, OPPOSITE, OTHER = 3, 1, 2  # as seat 0 sees the table


def teams(**arrangement: Any) -> Scene:
    return scene(players=4, options={"mode": "teams"}, **arrangement)


def standoff(**arrangement: Any) -> Scene:
    return scene(players=3, options={"mode": "standoff"}, **arrangement)


def as_active(seat: int, **arrangement: Any) -> Scene:
    """A team game in which it is this seat's turn."""
    s = teams(**{name: value for name, value in arrangement.items() if name != "power"})
    for _ in range(seat):
        s.end_turn()
    s.table.arrange({"power": arrangement.get("power", 0)})
    return s


# --- the team game ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-TEAM-01")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_are_for_exactly_four(players: int) -> None:
    with pytest.raises(BadOptions):
        opened(players, mode="teams")
    assert [opened(4, mode="teams").value("team", seat) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("SOI-TEAM-02", "SOI-TEAM-05")
@pytest.mark.parametrize(("seat", "faces"), [(0, 1), (1, 0), (2, 3), (3, 2)])
def test_everybody_faces_one_opponent_and_may_attack_only_that_one(seat: int, faces: int) -> None:
    s = as_active(seat, power=5)
    assert s.table.value("team", seat) != s.table.value("team", faces)
    s.end_main()
    assert [s.health(each) for each in range(4)] == [45 if each == faces else 50 for each in range(4)]


@pytest.mark.rule("SOI-TEAM-03")
def test_the_left_member_of_a_random_team_begins_and_turns_go_clockwise() -> None:
    assert {table.active for table in many(4, mode="teams")} == {0, 2}
    for table in many(4, 6, mode="teams"):
        order = in_turn_order(table)
        teams_in_order = [table.value("team", seat) for seat in order]
        assert teams_in_order == [teams_in_order[0], 1 - teams_in_order[0], 1 - teams_in_order[0], teams_in_order[0]]
        for seat in order * 2:
            assert table.active == seat
            pass_turn(table)


@pytest.mark.rule("SOI-TEAM-03", "SOI-TEAM-14")
@pytest.mark.parametrize("variant", [{"leaders": "auction"}, {"relics": "draft"}])
def test_the_left_member_begins_also_after_an_auction_or_draft(variant: dict[str, str]) -> None:
    named: dict[str, list[int | None]] = {"left": [], "named": []}
    for first in named:
        for table in many(4, 24, mode="teams", team_first=first, **variant):
            while table.prompt is not None and table.prompt.id != "main-phase":
                table.choose(len(table.options) - 1)
            named[first].append(table.active)
    assert set(named["left"]) == {0, 2} and set(named["named"]) == {0, 1, 2, 3}
    assert named["left"] == [0 if seat in (0, 3) else 2 for seat in named["named"]]  # for the team that was named


@pytest.mark.rule("SOI-TEAM-04")
@pytest.mark.parametrize("mastery", [None, 0, 2, 5])
def test_all_start_with_the_same_mastery(mastery: int | None) -> None:
    options = {} if mastery is None else {"team_mastery": mastery}
    table = opened(4, mode="teams", **options)
    expected = 2 if mastery is None else mastery
    assert [(table.value("mastery", seat), table.value("health", seat)) for seat in range(4)] == [(expected, 50)] * 4


@pytest.mark.rule("SOI-TEAM-06", "SOI-TEAM-12")
def test_champions_of_both_opponents_may_be_attacked_but_not_the_partners() -> None:
    s = teams(
        power=20,
        p1={"play": ["optio-crusher"]},
        p2={"play": ["systema-ai"]},
        p3={"play": ["evokatus"]},
    )
    assert s.choices("attack") == ["optio-crusher", "systema-ai"]
    s.attack("systema-ai")
    assert s.discard(OTHER) == ["systema-ai"]


@pytest.mark.rule("SOI-TEAM-07")
def test_a_survivor_may_attack_both_and_divide() -> None:
    s = as_active(3, power=0)
    s.table.arrange({"p2.health": 1, "power": 1})
    s.end_main()  # seat 3 eliminates seat 2; seat 1 is the survivor
    assert (s.table.active, s.said("eliminated")) == (0, ["Player 3 is out of the game"])
    s.end_turn()
    s.table.arrange({"power": 7})
    s.end_main()
    assert (s.asked, {option.player for option in s.options_of("assign")}) == ("assign-power", {0, 3})
    s.assign(0, 5)
    s.assign(3, 2)
    assert (s.health(0), s.health(3)) == (45, 48)


@pytest.mark.rule("SOI-TEAM-08")
@pytest.mark.parametrize("attacker", [0, 3])
def test_both_opponents_may_attack_the_survivor(attacker: int) -> None:
    s = as_active(0)
    s.table.arrange({"p2.health": 1, "p2.alive": False})
    while s.table.active != attacker:
        s.end_turn()
    s.table.arrange({"power": 4})
    s.end_main()
    assert s.health(1) == 46


@pytest.mark.rule("SOI-DX-04", "SOI-TEAM-09", "SOI-TEAM-10")
def test_the_worked_overflow() -> None:
    s = teams(
        power=15,
        p1={"health": 6, "hand": ["korvus-legionnaire"]},
        p2={"hand": ["thorn-zealot"]},
    )
    s.end_main()
    s.show("korvus-legionnaire")
    assert (s.asked, s.seat, s.health(OPPOSITE)) == ("overflow", 0, 0)
    s.choose("yes")
    assert (s.asked, s.seat, s.table.value("assigned", OTHER)) == ("show-shields", OTHER, 15 - 2 - 6)
    s.show("thorn-zealot")
    assert s.health(OTHER) == 50 - 4
    assert s.table.active == OTHER


@pytest.mark.rule("SOI-TEAM-09")
def test_the_excess_may_be_kept_back() -> None:
    s = teams(power=15, p1={"health": 6})
    s.end_main()
    s.choose("no")
    assert (s.health(OPPOSITE), s.health(OTHER), s.table.active) == (0, 50, OTHER)


@pytest.mark.rule("SOI-TEAM-09", "SOI-TEAM-10")
@pytest.mark.parametrize(("power", "health"), [(6, 6), (8, 6), (5, 6)])
def test_without_excess_after_shields_nothing_is_asked(power: int, health: int) -> None:
    s = teams(power=power, p1={"health": health, "hand": ["korvus-legionnaire"]})
    s.end_main()
    s.show(*(["korvus-legionnaire"] if power == 8 else []))
    assert (s.asked, s.health(OTHER)) == ("main-phase", 50)


@pytest.mark.rule("SOI-TEAM-09", "SOI-ATK-12")
def test_the_excess_of_infinite_power_is_infinite() -> None:
    s = teams(power=INFINITE, p2={"hand": ["thorn-zealot"]})
    s.end_main()
    s.choose("yes")
    assert s.said("attacked") == ["Player 3 is attacked with ∞ power"]
    s.show("thorn-zealot")
    assert s.winners == (0, 3)


@pytest.mark.rule("SOI-TEAM-09")
def test_the_excess_cannot_pass_zetta() -> None:
    s = teams(power=15, p1={"health": 6}, p2={"play": ["zetta-the-encryptor"]})
    s.end_main()
    assert (s.asked, s.health(OPPOSITE), s.health(OTHER)) == ("main-phase", 0, 50)


@pytest.mark.rule("SOI-TEAM-11")
def test_a_team_wins_with_its_fallen_partner() -> None:
    s = teams(power=30, p1={"health": 6}, p2={"health": 9})
    s.table.arrange({"p3.alive": False, "p3.health": 0})
    s.end_main()
    s.assign(OPPOSITE, 30)
    assert not s.table.over
    s.choose("yes")
    assert s.winners == (0, MATE)


@pytest.mark.rule("SOI-TEAM-12")
def test_a_partner_is_no_opponent_for_cards() -> None:
    s = teams(
        hand=["venator-of-the-wastes", "cloud-oracles", "ghostwillow-avenger"],
        play=["evokatus"],
        mastery=15,
        p1={"mastery": 4, "play": ["optio-crusher"]},
        p2={"mastery": 5, "play": ["systema-ai"]},
        p3={"mastery": 20, "play": ["primus-pilus"]},
    )
    s.play("venator-of-the-wastes")
    assert {option.player for option in s.table.options} == {OPPOSITE, OTHER}
    s.answer_player(OTHER)
    assert s.mastery(OTHER) == 3
    s.play("cloud-oracles")  # wiser than each opponent; the partner does not matter
    assert s.crystals == 2
    s.play("ghostwillow-avenger")  # destroys all enemy champions
    assert [s.in_play(seat) for seat in (OPPOSITE, OTHER, MATE)] == [[], [], ["primus-pilus"]]


@pytest.mark.rule("SOI-TEAM-13")
def test_the_others_keep_their_clockwise_order() -> None:
    s = teams(power=6, p1={"health": 6})
    s.end_main()
    turns = []
    for _ in range(6):
        turns.append(s.table.active)
        s.end_turn()
    assert turns == [2, 3, 0, 2, 3, 0]


# --- the standoff -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-TRI-01")
@pytest.mark.parametrize("players", [2, 4])
def test_the_standoff_is_for_exactly_three(players: int) -> None:
    with pytest.raises(BadOptions):
        opened(players, mode="standoff")
    assert opened(3, mode="standoff").seats == 3


@pytest.mark.rule("SOI-TRI-01", "SOI-TRI-02")
def test_all_power_strikes_each_opponent_and_nothing_else_changes() -> None:
    s = standoff(power=5)
    s.end_main()
    assert (s.asked, [s.health(seat) for seat in range(3)]) == ("main-phase", [50, 45, 45])
    assert [s.mastery(seat) for seat in range(3)] == [0, 0, 0]
    assert sorted(table.value("mastery", seat) for table in [opened(3, mode="standoff")] for seat in range(3)) == [
        0,
        1,
        2,
    ]


@pytest.mark.rule("SOI-EX-07", "SOI-TRI-03")
def test_the_worked_standoff() -> None:
    s = standoff(power=5, p1={"hand": ["korvus-legionnaire"]}, p2={"hand": ["thorn-zealot"]})
    s.end_main()
    assert s.seat == 1
    s.show("korvus-legionnaire")
    assert s.seat == 2
    s.show()
    assert (s.health(1), s.health(2)) == (47, 45)


@pytest.mark.rule("SOI-TRI-04")
def test_power_spent_on_champions_is_gone_for_both() -> None:
    s = standoff(power=7, p1={"play": ["optio-crusher"]})
    s.attack("optio-crusher")
    s.end_main()
    assert (s.health(1), s.health(2)) == (47, 47)


@pytest.mark.rule("SOI-TRI-04")
def test_after_one_is_out_it_goes_on_against_the_other() -> None:
    s = standoff(power=7, p1={"health": 7})
    s.end_main()
    assert (s.health(2), s.table.active, s.table.over) == (43, 2, False)
    s.end_turn()
    s.table.arrange({"power": 7})
    s.end_main()
    assert s.health(2) == 36


@pytest.mark.rule("SOI-TRI-05")
def test_who_eliminates_both_at_once_wins() -> None:
    s = standoff(power=9, p1={"health": 7}, p2={"health": 9})
    s.end_main()
    assert s.winners == (0,)
