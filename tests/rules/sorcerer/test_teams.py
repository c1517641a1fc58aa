"""Two teams (SOR-TEAM). Seats 0 and 2 are one team, 1 and 3 the other."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.table.errors import BadOptions
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel
from tests.rules.sorcerer.tables import (
    MASON,
    OLD_LONDON,
    PRIESTESS,
    WHALE,
    WRECKER,
    avatar,
    battle,
    damage,
    field,
    play_on,
    teams,
    to_next_round,
)

SIX = [MASON, WHALE, WRECKER, PRIESTESS, "fakir-of-nails", "mother-birch"]


def answering(t: Duel) -> list[int]:
    """Everybody who may answer."""
    return list(t.table.to_answer)


@pytest.mark.rule("SOR-TEAM-01")
def test_a_team_shares_a_side_and_wins_together() -> None:
    t = teams(minions={"p2@old-london": [WHALE]}, p2={"omens": 1})
    t.table.arrange({"conquered@southwark": True, "conqueror@southwark": 0, "p1.damage@old-london": 10})
    battle(t)
    t.let_lie("critical")  # unopposed
    assert t.winners == (0, 2)


@pytest.mark.rule("SOR-TEAM-01", "SOR-TEAM-06", "SOR-BATTLE-02")
def test_battles_go_as_for_two_and_a_team_attacks_with_any_of_its_minions() -> None:
    t = teams(
        minions={
            "p0@old-london": [MASON],
            "p2@old-london": [WHALE],
            "p1@old-london": [WRECKER],
            "p3@southwark": [PRIESTESS],
        }
    )
    battle(t)
    assert t.said("attacks")[0] == PRIESTESS  # the left flank, begun by the other team
    play_on(t, "who-attacks")
    assert (t.choices("attack"), answering(t)) == ([WHALE, MASON], [0, 2])
    t.choose("attack", WHALE)
    assert t.said("attacks")[0] == WHALE
    play_on(t, "energy")


@pytest.mark.rule("SOR-TEAM-02")
def test_six_minions_fill_a_teams_side_and_any_number_of_avatars() -> None:
    where = {"p0@old-london": SIX[:3], "p2@old-london": SIX[3:]}
    t = teams(minions=where, p0={"hand": ["ushabti"], "avatar": HERE}, p2={"avatar": HERE}, p1={"avatar": HERE})
    t.choose("cast", "ushabti")
    assert {option.at for option in t.table.options} == {LEFT, RIGHT}
    assert avatar(t, 0) == avatar(t, 2) == avatar(t, 1) == HERE
    t = teams(minions={"p0@old-london": SIX[:3], "p2@old-london": SIX[3:5]}, p0={"hand": ["ushabti"]})
    t.cast("ushabti", at=HERE)
    assert len(t.minions(HERE, 0)) == 4


@pytest.mark.rule("SOR-TEAM-03")
def test_fate_needs_the_agreement_of_all_members() -> None:
    t = teams(minions={"p0@old-london": [WHALE]}, p0={"fate": True, "omens": 1})
    battle(t)
    t.choose("fate")
    assert (t.asked, t.seat) == ("agree-fate", 2)
    t.no()
    assert t.value("fate", 0) == 1
    assert (t.asked, t.seat) == ("rerolls", 0) and t.can("reroll") and not t.can("fate")  # omens may be spent still
    t.decline()
    assert (t.asked, t.seat) == ("rerolls", 2)
    t.choose("fate")  # the partner asks in turn
    assert (t.asked, t.seat) == ("agree-fate", 0)
    t.yes()
    assert t.value("fate", 0) == 0 and t.said("flips-fate")


@pytest.mark.rule("SOR-TEAM-04")
def test_by_the_option_every_member_has_a_token_and_uses_it_alone() -> None:
    t = teams(options={"fates": "own"})
    to_next_round(t)
    assert [t.value("fate", seat) for seat in range(4)] == [0, 1, 0, 1]
    t = teams(minions={"p0@old-london": [WHALE]}, p0={"fate": True}, p2={"fate": True}, options={"fates": "own"})
    battle(t)
    t.choose("fate")
    assert t.said("flips-fate") and [t.value("fate", seat) for seat in (0, 2)] == [0, 1]
    assert (t.asked, t.seat) == ("rerolls", 2)


@pytest.mark.rule("SOR-TEAM-05")
def test_teams_alternate_and_who_has_the_most_actions_left_acts() -> None:
    t = teams()
    for seat in range(4):
        t.table.arrange({f"p{seat}.actions": 6})
    t.choose("channel")  # seat 0
    acted = []
    for _ in range(6):
        if t.asked == "which-member":
            assert len({t.value("actions", option.player or 0) for option in t.table.options}) == 1
            t.table.choose(t.table.options[-1].index)
        assert t.asked == "action" and t.seat is not None
        team = [t.value("actions", seat) for seat in range(4) if seat % 2 == t.seat % 2]
        assert t.value("actions", t.seat) == max(team)
        acted.append(t.seat % 2)
        t.choose("channel")
    assert acted == [1, 0, 1, 0, 1, 0]


@pytest.mark.rule("SOR-TEAM-05")
def test_tied_members_are_a_free_choice_of_the_team() -> None:
    t = teams()
    t.choose("channel")
    assert (t.asked, answering(t)) == ("which-member", [1, 3])
    assert {option.player for option in t.table.options} == {1, 3}


@pytest.mark.rule("SOR-TEAM-07")
def test_all_members_reroll_until_the_whole_team_passes() -> None:
    t = teams(minions={"p0@old-london": [WHALE]}, p0={"omens": 2}, p2={"omens": 1}, p1={"omens": 1}, p3={"omens": 1})
    battle(t)
    assert t.seat == 0
    t.decline()
    assert t.seat == 2
    t.choose("reroll", place="die-1")
    assert (t.asked, t.seat) == ("rerolls", 0)  # the partner has acted: asked again
    t.decline()
    assert t.seat == 1  # the partner has no more omens
    t.decline()
    assert t.seat == 3
    t.decline()
    assert t.asked != "rerolls"


@pytest.mark.rule("SOR-TEAM-07")
def test_who_has_passed_after_the_last_reroll_is_not_asked_again() -> None:
    t = teams(minions={"p0@old-london": [WHALE]}, p0={"omens": 2}, p2={"omens": 2}, p1={"omens": 1})
    battle(t)
    t.choose("reroll", place="die-1")
    t.decline()
    assert t.seat == 2
    t.decline()  # both have passed since the re-roll
    assert (t.asked, t.seat) == ("rerolls", 1)
    t.choose("reroll", place="die-2")
    assert (t.asked, t.seat) == ("rerolls", 0)
    t.decline()
    assert t.seat == 2
    t.choose("reroll", place="die-3")
    t.decline()
    assert (t.asked, t.seat) == ("rerolls", 0)  # the partner has re-rolled after the pass
    t.choose("reroll", place="die-4")
    assert (t.asked, t.seat) == ("rerolls", 2)  # and now it is the other way round
    t.decline()
    assert t.asked != "rerolls"


@pytest.mark.rule("SOR-TEAM-07")
def test_a_team_of_three_has_passed_when_all_have_passed_since_the_last_reroll() -> None:
    t = teams(6, minions={"p0@old-london": [WHALE]}, p0={"omens": 1}, p2={"omens": 2}, p4={"omens": 1})
    battle(t)
    t.decline()
    t.choose("reroll", place="die-1")
    t.decline()
    assert t.seat == 4
    t.decline()
    assert t.seat == 0
    t.decline()
    assert t.asked != "rerolls"


@pytest.mark.rule("SOR-TEAM-08", "SOR-FX-03")
def test_for_simultaneous_effects_a_team_is_one_player() -> None:
    """Hulks die in a chain; ushabtis of a member of each team wait: the team with fate speaks first."""
    hulk = {"card": "plague-pit-hulk", "exhausted": True}
    tired = {"card": "ushabti", "exhausted": True}
    t = teams(
        minions={
            "p0@old-london": [WHALE, {**hulk, "wounds": 1}],
            "p2@old-london": [tired],
            "p1@old-london": [{**hulk, "wounds": 2}, tired],
        },
        p0={"omens": 1},
        p1={"grimoire": ["mute-pearl"]},
        p2={"grimoire": ["calling-card"]},
    )
    battle(t)
    t.let_lie("critical")
    t.choose("wound", "plague-pit-hulk")
    assert (t.asked, answering(t), t.choices()) == ("which-answer", [0, 2], ["plague-pit-hulk", "ushabti"])
    t.answer("plague-pit-hulk")
    drawn = [event.data["player"] for event in t.events if event.data.get("note") == "draws"]
    assert drawn == [2, 1]


@pytest.mark.rule("SOR-TEAM-09", "SOR-TEAM-11")
def test_resources_are_personal_and_members_move_only_their_own_minions() -> None:
    t = teams(minions={"p0@old-london": [MASON], "p2@southwark": [WHALE]}, p0={"energy": 1}, p2={"energy": 5})
    t.choose("channel")
    assert (t.value("energy", 0), t.value("energy", 2)) == (3, 5)
    t = teams(minions={"p0@old-london": [MASON], "p2@southwark": [WHALE]})
    t.choose("reinforce")
    assert {option.card for option in t.options_of("move-minion")} == {MASON} and not t.can("swap")


@pytest.mark.rule("SOR-TEAM-09")
def test_a_team_decides_about_damage_and_energy_together() -> None:
    t = teams(minions={"p0@old-london": [WHALE], "p3@old-london": [MASON]}, p0={"omens": 1})
    battle(t)
    t.let_lie("critical", "hit")
    assert (t.asked, answering(t)) == ("assign-critical", [0, 2])
    t.choose("break")
    assert (t.asked, answering(t)) == ("assign-hit", [1, 3])
    assert t.can("wound", MASON)  # of any member
    t.choose("break")
    assert damage(t, HERE, 1) == 2  # one track for the team
    play_on(t, "energy")
    assert answering(t) == [1, 3]


@pytest.mark.rule("SOR-TEAM-10")
def test_teams_are_four_or_six() -> None:
    for players in (4, 6):
        assert Table.open("sorcerer", players=players, options={"mode": "teams"}).seats == players
    for players in (2, 3, 5):
        with pytest.raises(BadOptions, match="four or six"):
            Table.open("sorcerer", players=players, options={"mode": "teams"})


@pytest.mark.rule("SOR-TEAM-11", "SOR-TERM-08")
def test_a_partners_minion_is_neither_enemy_nor_ones_own() -> None:
    where = {"p2@old-london": [MASON], "p1@old-london": [WHALE], "p3@southwark": [PRIESTESS]}
    t = teams(minions=where, p0={"hand": ["salt-in-the-wound"]})
    t.cast("salt-in-the-wound")
    assert t.choices() == [WHALE, PRIESTESS]
    t = teams(minions={"p2@old-london": [MASON], "p0@old-london": ["mother-birch"]}, p2={"omens": 1})
    t.table.arrange({"p2.minions@old-london": [{"card": MASON, "wounds": 1}]})
    battle(t)
    t.choose("attack", MASON)
    assert t.dice == 3  # Mother Birch drives wounded minions of her own player


@pytest.mark.rule("SOR-TEAM-12", "SOR-READY-01")
def test_fate_passes_to_the_other_team_whose_members_go_first_in_their_order() -> None:
    t = teams(6)
    holders = []
    for _ in range(3):
        to_next_round(t)
        holders.append({seat % 2 for seat in range(6) if t.value("fate", seat)})
        play_on(t, "action")
    assert holders == [{1}, {0}, {1}]
    t = teams()
    to_next_round(t)
    t.choose("take-four")
    assert (t.asked, answering(t)) == ("who-is-next", [1, 3])
    t.table.choose("choose-player", player=3)
    assert (t.asked, t.seat) == ("avatar", 3)
    t.choose(0)
    assert (t.asked, t.seat) == ("avatar", 1)
    t.choose(0)
    assert answering(t) == [0, 2]


@pytest.mark.rule("SOR-TEAM-12")
def test_who_controls_the_attacking_minion_is_the_attacker() -> None:
    t = teams(minions={"p2@old-london": [WHALE, MASON]}, p2={"omens": 1}, p0={"avatar": HERE})
    battle(t)
    t.choose("attack", WHALE)
    assert t.asked == "rerolls" and t.dice == 4  # seat 0's domain skill is none of it


@pytest.mark.rule("SOR-TEAM-12")
def test_mulligans_begin_with_the_team_that_has_fate() -> None:
    table = Table.open("sorcerer", players=4, seed=5, options={"mode": "teams", "first_player": "first_seat"})
    t = Duel(table)
    while t.asked != "mulligan" and not (t.asked == "who-is-next" and len(t.hand(0)) == 6):
        t.choose(0)
    order: list[int] = []
    while t.asked in ("mulligan", "who-is-next"):
        if t.asked == "mulligan" and t.seat not in order:
            order.append(t.seat or 0)
        t.choose("keep" if t.asked == "mulligan" else 0)
    assert [seat % 2 for seat in order] == [0, 0, 1, 1]


@pytest.mark.rule("SOR-TEAM-01")
def test_a_conquest_belongs_to_the_team() -> None:
    t = teams(minions={"p3@old-london": [WHALE]}, p3={"omens": 1}, table={"p0.damage@old-london": 11})
    battle(t)
    t.let_lie("hit")
    assert field(t, HERE)["conquered"] and field(t, HERE)["conqueror"] == 1 and t.winners == ()


@pytest.mark.rule("SOR-TEAM-01", "SOR-TERM-10")
def test_every_member_restores_the_defence_of_the_team() -> None:
    t = teams(minions={"p2@old-london": ["scaled-mason"]}, table={"p0.damage@old-london": 5})
    t.table.arrange({"p0.actions": 5}, at="action", seat=0)
    assert t.seat == 2
    t.activate("scaled-mason")
    assert damage(t, OLD_LONDON, 0) == 3


@pytest.mark.rule("SOR-TEAM-01", "SOR-CONQ-06")
def test_every_member_breaks_the_defence_of_the_other_team() -> None:
    beetle = {"card": "bombardier-beetle", "laden": True}
    t = teams(minions={"p2@old-london": [beetle]})
    follower = {"card": "ushabti", "host": "p2.minions@old-london/bombardier-beetle"}
    t.table.arrange({"p0.actions": 5, "p1.followers": [follower]}, at="action", seat=0)
    t.activate("bombardier-beetle")
    assert (damage(t, OLD_LONDON, 1), t.graveyard(1)) == (1, ["ushabti"])


@pytest.mark.rule("SOR-TERM-26", "SOR-TEAM-01")
def test_a_minion_of_any_member_that_came_and_fell_opposes_for_its_team() -> None:
    t = teams(
        minions={"p0@old-london": [WHALE, MASON], "p3@southwark": [{"card": "ushabti", "laden": True}]},
        p0={"omens": 1},
        p3={"attached": [{"card": "mist-cloak", "host": "p3.minions@southwark/ushabti"}]},
    )
    battle(t)  # the flank comes first; its attacker slips away to the centre
    t.let_lie()
    t.go(HERE)
    t.choose("attack", MASON)
    t.let_lie("critical", "critical")
    t.choose("wound", "ushabti")
    t.choose("wound", "ushabti")
    assert t.minions(HERE, 3) == []
    t.let_lie("critical", "hit")
    assert damage(t, HERE, 1) == 2  # not three


@pytest.mark.rule("SOR-ATTACK-06", "SOR-TEAM-11")
def test_a_partners_heirloom_does_not_pass_to_my_attacker() -> None:
    t = teams(
        minions={"p0@old-london": [WHALE], "p2@old-london": [{"card": MASON, "laden": True}]},
        p0={"omens": 1},
        p2={"attached": [{"card": "family-sabre", "host": f"p2.minions@old-london/{MASON}"}]},
    )
    battle(t)
    t.choose("attack", WHALE)
    assert t.asked == "rerolls" and t.said("attacks") == [WHALE]
