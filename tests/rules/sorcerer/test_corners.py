"""Odd moments in which several rules meet: deaths in tactics, in conquests, by flames, in teams."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, duel
from tests.rules.sorcerer.tables import MASON, OLD_LONDON, SOUTHWARK, WHALE, battle, damage, play_on, ring, teams
from tests.rules.sorcerer.test_falling import PAGE, dying

ZUBATA = "zubata-lady-death"


def tired(card: str) -> dict[str, object]:
    """A minion that does not attack in this round."""
    return {"card": card, "exhausted": True}


# --- in the middle of an attack ---------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-19", "SOR-ATTACK-02")
def test_an_attacker_who_dies_in_its_tactics_does_not_attack_though_zubata_calls_it_back() -> None:
    """The chimera tears a hulk open, who takes it along."""
    chimera = dying("smithfield-chimera", exhausted=False)
    d = duel("ariaspes", here=[chimera, tired(ZUBATA)], foes=[dying("plague-pit-hulk"), tired(MASON)], omens=1)
    d.fight()
    assert (d.asked, d.seat) == ("call-back", 0)
    d.yes()
    assert d.said("attacks") == [] and d.asked == "energy"
    assert d.minions() == [ZUBATA, "smithfield-chimera"] and damage(d, HERE, 1) == 0
    play_on(d, "action")
    d.fight()
    attacks = d.said("attacks")
    while d.asked != "energy":
        d.choose(next(verb for verb in ("attack", "pass", "break", "no") if d.can(verb)))
        attacks += d.said("attacks")
    assert "smithfield-chimera" in attacks  # in the next round it attacks like anybody else


@pytest.mark.rule("SOR-TERM-19", "SOR-MINION-04")
def test_who_died_in_its_attack_and_was_called_back_attacks_in_the_next_round() -> None:
    chimera = dying("smithfield-chimera", exhausted=False)
    d = duel("ariaspes", here=[chimera, tired(ZUBATA)], foes=[dying("plague-pit-hulk")])
    d.fight()
    d.yes()
    play_on(d, "action")
    d.lay(p0__omens=1)
    d.fight()
    d.choose("attack", "smithfield-chimera")
    assert d.said("attacks") == ["smithfield-chimera"]


@pytest.mark.rule("SOR-DMG-05", "SOR-DMG-07", "SOR-TERM-22")
def test_the_rest_of_the_damage_is_dealt_though_the_attacker_has_died_of_the_first_point() -> None:
    d = duel(here=[dying(WHALE, exhausted=False)], foes=[dying("plague-pit-hulk"), tired(MASON)], omens=1)
    d.fight()
    d.let_lie("critical", "hit", "hit")
    d.choose("wound", "plague-pit-hulk")
    assert d.minions() == [] and (d.asked, d.seat) == ("assign-hit", 1)
    d.choose("wound", MASON)
    d.choose("break")
    assert (d.wounds(MASON), damage(d, HERE, 1)) == (1, 1)


@pytest.mark.rule("SOR-DMG-07", "SOR-TERM-22")
@pytest.mark.parametrize("deaths", ["at_once", "after"])
def test_who_dies_of_one_roll_falls_together_only_by_the_option(deaths: str) -> None:
    """The footman dies first: the jackal finds the ushabti in the graveyard only if deaths wait for all damage."""
    foes = [dying("linen-footman"), dying("ushabti"), tired(MASON)]
    d = duel("tegu", "demonologist", here=[WHALE], foes=foes, omens=1, options={"deaths": deaths}, p1={"avatar": HERE})
    d.fight()
    d.let_lie("critical", "critical")
    d.choose("wound", "linen-footman")
    assert d.graveyard(1) == ["linen-footman"]
    d.choose("wound", "ushabti")
    assert d.graveyard(1) == ["linen-footman", "ushabti"]
    if deaths == "after":
        d.answer("linen-footman")
        d.answer("ushabti")
        assert d.hand(1) == ["ushabti"]
    assert d.asked == "energy"


# --- fire -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-22", "SOR-FX-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_abbess_drinks_to_a_burning_minion_though_it_was_called_back_before(first: int) -> None:
    d = duel(
        "tegu",
        "demonologist",
        hand=["spontaneous-combustion"],
        here=["abbess-ashcombe"],
        foes=[ZUBATA, dying("linen-footman", flames=1)],
        grimoire=["wax-doll"],
    )
    d.table.arrange({"first": first})
    d.cast("spontaneous-combustion")
    d.answer("linen-footman")
    d.yes()
    assert d.hand() == ["wax-doll"] and d.foes() == [ZUBATA, "linen-footman"]


@pytest.mark.rule("SOR-ENDR-02", "SOR-LIN-03", "SOR-LIN-04")
def test_flames_burn_one_minion_after_another_and_each_death_is_heard_before_the_next() -> None:
    """The girl's last flame comes too late to burn in this phase; the jackal finds only who has burnt before."""
    foes = [dying("linen-footman", flames=1), dying("ushabti", flames=1)]
    d = duel("tegu", "demonologist", foes=foes, actions=1, p1={"actions": 0, "avatar": HERE} | PAGE)
    d.choose("channel")
    assert (d.asked, d.seat, d.choices()) == ("which-end", 1, ["linen-footman", "ushabti"])
    d.answer("linen-footman")
    assert d.asked == "energy" and d.hand(1) == ["wax-doll"]  # nobody cheaper was dead yet


@pytest.mark.rule("SOR-LIN-04", "SOR-ENDR-03")
def test_a_flame_that_comes_of_a_death_by_fire_burns_from_the_next_round_on() -> None:
    d = duel(
        "tegu", "demonologist", here=[dying("match-girl", flames=1)], foes=[MASON], actions=1, p1={"actions": 0, **PAGE}
    )
    d.fight()
    play_on(d, "energy")
    assert d.card(MASON)["flames"] == 1 and d.wounds(MASON) == 0


# --- conquest ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-CONQ-03", "SOR-DMG-07")
def test_what_a_conquest_leaves_over_kills_and_is_heard() -> None:
    d = duel(here=[WHALE], foes=["ushabti", dying(MASON)], omens=1, p1=PAGE)
    d.table.arrange({f"p1.damage@{HERE}": 11})
    d.fight()
    d.let_lie("double", "hit")
    d.choose("break")
    assert d.asked == "assign-hit" and not d.can("break")
    d.choose("wound", "ushabti")
    assert d.hand(1) == ["wax-doll"] and d.foes() == []


@pytest.mark.rule("SOR-CONQ-07", "SOR-TERM-22")
def test_deaths_are_heard_on_a_conquered_battlefield() -> None:
    d = duel("tegu", "demonologist", hand=["great-fire"], foes=[ZUBATA, dying("ushabti")], p1=PAGE)
    d.table.arrange({f"conquered@{HERE}": True, f"conqueror@{HERE}": 0})
    d.cast("great-fire")
    if d.asked == "which-field":
        d.go(HERE)
    d.answer(ZUBATA)
    d.yes()
    assert d.foes() == [ZUBATA, "ushabti"] and d.hand(1) == ["wax-doll"]


@pytest.mark.rule("SOR-BR-12", "SOR-BR-04")
def test_who_rises_after_the_reset_stands_on_the_new_battlefield() -> None:
    """Zubata falls with all others and calls nobody; the saint pays and is back, exhausted."""
    risen = "saint-malgrim"
    minions = {"p2@southwark": [WHALE], "p3@southwark": [risen, ZUBATA]}
    t = ring(4, minions=minions, p2={"omens": 1}, table={"p3.damage@southwark": 11})
    t.table.arrange({"first": 2, "p3.blood": 10})
    battle(t)
    t.answer(ZUBATA)  # the coast daunts somebody
    t.let_lie("hit")
    t.choose("break")
    assert t.asked == "pay-to-rise"
    t.yes()
    assert t.minions(SOUTHWARK, 3) == [risen] and t.minions(SOUTHWARK, 2) == []
    assert t.said("attacks") == [] and t.asked == "energy"  # it was exhausted when it came
    assert (damage(t, SOUTHWARK, 3), t.value("points", 2)) == (0, 1)


# --- partners ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TEAM-11", "SOR-TERM-22")
def test_zubata_calls_no_partner_back() -> None:
    minions = {"p0@old-london": [dying("linen-footman"), dying("ushabti")], "p2@old-london": [ZUBATA]}
    t = teams(minions=minions, p0=PAGE, p1={"hand": ["great-fire"]})
    t.choose("channel")
    t.choose("choose-player", player=1)
    t.cast("great-fire")
    if t.asked == "which-field":
        t.go(OLD_LONDON)
    assert t.minions(OLD_LONDON, 2) == [ZUBATA] and t.minions(OLD_LONDON, 0) == []
    assert t.asked != "call-back" and t.hand(0) == ["wax-doll"]


@pytest.mark.rule("SOR-TEAM-08", "SOR-FX-04")
def test_partners_order_the_deaths_of_their_team_together() -> None:
    minions = {
        "p0@old-london": [dying("plague-pit-hulk")],
        "p2@old-london": [dying("match-girl")],
        "p4@old-london": [dying(MASON)],
        "p1@old-london": [WHALE],
    }
    t = teams(6, minions=minions, p1={"hand": ["great-fire"]})
    t.choose("channel")
    if t.asked == "which-member":
        t.choose("choose-player", player=1)
    t.cast("great-fire")
    if t.asked == "which-field":
        t.go(OLD_LONDON)
    assert (t.asked, t.choices()) == ("which-answer", ["match-girl", "plague-pit-hulk"])  # the mason says nothing
    assert list(t.table.to_answer) == [0, 2, 4]
    t.answer("match-girl")
    assert (t.card(WHALE)["flames"], t.wounds(WHALE)) == (1, 2)


# --- room -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-MINION-03", "SOR-FX-01")
def test_mortlake_raises_nobody_where_zubata_has_filled_the_last_place_again() -> None:
    patients = ["professor-mortlake", ZUBATA, "linen-footman", MASON]
    d = duel(here=patients, graveyard=["ushabti"])
    d.activate("professor-mortlake")
    d.answer("linen-footman")
    d.yes()
    if d.asked != "action":
        d.answer("ushabti")
    assert sorted(d.minions()) == sorted(patients) and d.graveyard() == ["ushabti"]


@pytest.mark.rule("SOR-REINF-05", "SOR-REINF-02")
def test_two_full_flanks_swap_only_flyers() -> None:
    d = duel(
        left=["attic-bat", MASON, WHALE, "ushabti"], right=["ba-bird", "linen-footman", "match-girl", "sexton-beetle"]
    )
    d.choose("reinforce")
    assert {option.card for option in d.table.options if option.verb == "swap"} == {"attic-bat", "ba-bird"}
    moves = [option for option in d.table.options if option.verb == "move-minion"]
    assert moves and all(HERE in (option.at, option.place) for option in moves)
    d.choose("swap", "attic-bat")
    assert d.minions(RIGHT)[-1] == "attic-bat" and d.minions(LEFT)[-1] == "ba-bird"
