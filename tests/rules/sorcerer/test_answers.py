"""Cards that answer at the same moment: in which order, for whose minion, and who is asked (SOR-FX-03, SOR-FX-04)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import (
    HIVE,
    MASON,
    OLD_LONDON,
    PRIESTESS,
    WHALE,
    WHITECHAPEL,
    WRECKER,
    battle,
    play_on,
    ring,
    teams,
    to_next_round,
)

GUARDIAN = {"card": "threshold-guardian", "exhausted": True}
PAGE = {"grimoire": ["wax-doll"]}


def tired(card: str, **more: Any) -> dict[str, Any]:
    """A minion that does not attack in this round."""
    return {"card": card, "exhausted": True} | more


def struck(victim: str, *faces: str, by: str = WHALE, **laid: Any) -> Duel:
    """The enemy has attacked in Old London; the first point is mine to assign, or a critical goes to the victim."""
    theirs = {"omens": 1} | laid.pop("p1", {})
    d = duel("ariaspes", "necromancer", "forgotten-temple", foes=[by], p1=theirs, **laid)
    d.fight()
    d.attack(by)
    d.let_lie(*faces)
    d.choose("wound", victim)
    return d


# --- what takes care of a point ---------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-FX-04")
def test_the_owner_chooses_what_saves_a_minion() -> None:
    cat = tired("midnight-cat", wounds=2, under=["lizards-tail", "heart-scarab"])  # one of three is left
    d = struck("midnight-cat", "hit", here=[cat, GUARDIAN])
    assert (d.asked, d.seat, d.choices()) == ("which-answer", 0, ["heart-scarab", "lizards-tail", "threshold-guardian"])
    d.answer("threshold-guardian")
    d.yes()
    assert d.wounds("threshold-guardian") == 1 and d.under("midnight-cat") == ["heart-scarab", "lizards-tail"]
    d = struck("midnight-cat", "hit", here=[cat, GUARDIAN])
    d.answer("heart-scarab")
    d.yes()
    assert d.hand() == ["midnight-cat"] and d.graveyard() == ["heart-scarab", "lizards-tail"]
    assert d.asked not in ("which-answer", "guard")  # nobody is asked about a point that has gone


@pytest.mark.rule("SOR-FX-04")
def test_who_declines_is_asked_about_the_next() -> None:
    cat = tired("midnight-cat", wounds=2, under=["lizards-tail", "heart-scarab"])
    d = struck("midnight-cat", "hit", here=[cat, GUARDIAN])
    d.answer("threshold-guardian")
    d.no()
    assert (d.asked, d.choices()) == ("which-answer", ["heart-scarab", "lizards-tail"])
    d.answer("heart-scarab")
    d.no()
    assert d.under("midnight-cat") == ["heart-scarab"] and d.wounds("midnight-cat") == 2  # the tail may not decline


@pytest.mark.rule("SOR-FX-04")
def test_nobody_is_asked_which_of_two_guardians() -> None:
    d = struck(WRECKER, "hit", here=[tired(WRECKER), GUARDIAN, GUARDIAN])
    assert d.asked == "guard"
    d.no()
    assert d.asked == "guard"
    d.yes()
    assert d.asked == "guard"  # the first one might now guard the second
    d.no()
    assert (d.wounds("threshold-guardian", 0), d.wounds("threshold-guardian", 1), d.wounds(WRECKER)) == (0, 1, 0)


def test_what_shields_the_guardian_helps_it_with_the_point_it_takes() -> None:
    guardian = GUARDIAN | {"wounds": 3, "under": ["lizards-tail"]}
    d = struck(WRECKER, "hit", here=[tired(WRECKER), guardian])
    d.yes()
    assert (d.wounds(WRECKER), d.wounds("threshold-guardian"), d.under("threshold-guardian")) == (0, 3, [])


def test_the_guardian_who_takes_the_point_is_who_was_struck() -> None:
    d = duel("tegu", "necromancer", "forgotten-temple", here=[tired(WRECKER), GUARDIAN], foes=["grandfather-kraken"])
    d.lay(p1__omens=1, **{"p0__minions@old-london": [tired(WRECKER), GUARDIAN | {"exhausted": False}]})
    d.fight()
    while d.asked == "rerolls" and d.table.value("attacker") == d.card("threshold-guardian")["id"]:
        d.decline()
    while d.asked.startswith("assign"):
        d.choose("break")
    assert d.table.value("attacker") == d.card("grandfather-kraken")["id"]
    d.let_lie("hit")
    d.choose("wound", WRECKER)
    d.yes()
    assert not d.marked("grandfather-kraken", "used")  # the guardian has attacked already: nobody ready was struck


def test_hellfire_kindles_the_guardian_and_not_whom_it_has_saved() -> None:
    d = duel(
        "tegu",
        "demonologist",
        here=[WHALE],
        foes=[tired(WRECKER), GUARDIAN],
        omens=1,
        avatar=HERE,
    )
    d.fight()
    d.let_lie("critical")
    d.choose("wound", WRECKER)
    assert d.seat == 1
    d.yes()
    assert (d.card("threshold-guardian").get("flames"), d.card(WRECKER).get("flames", 0)) == (1, 0)


# --- attachments under anybody's minion -------------------------------------------------------------------------------


@pytest.mark.rule("SOR-ATT-06", "SOR-FX-03")
def test_an_attachment_saves_the_minion_it_lies_under_whoever_it_belongs_to() -> None:
    """My tail lies under a minion of the enemy's, which I attack."""
    d = duel("ariaspes", here=[WHALE], foes=[tired(WRECKER, wounds=2, curses=["lizards-tail"])], omens=1)
    d.fight()
    d.let_lie("critical")
    d.choose("wound", WRECKER)
    assert (d.foes(), d.graveyard()) == ([WRECKER], ["lizards-tail"])


@pytest.mark.rule("SOR-ATT-06", "SOR-TEAM-11")
def test_a_partners_attachment_works_under_my_minion() -> None:
    saved = {"card": WRECKER, "wounds": 2, "exhausted": True}
    t = teams(minions={"p0@old-london": [saved], "p1@old-london": [WHALE]}, p1={"omens": 1})
    t.table.arrange({"p2.attached": [{"card": "lizards-tail", "host": f"p0.minions@old-london/{WRECKER}"}]})
    battle(t)
    t.let_lie("critical")
    t.choose("wound", WRECKER)
    assert (t.minions(OLD_LONDON, 0), t.graveyard(2)) == ([WRECKER], ["lizards-tail"])


@pytest.mark.rule("SOR-ATT-06")
def test_the_owner_of_the_cloak_moves_the_enemys_minion_after_its_attack() -> None:
    d = duel(here=[tired(WHALE)], foes=[{"card": MASON, "curses": ["mist-cloak"]}], p1={"omens": 1})
    d.fight()
    d.attack(MASON)
    d.let_lie()
    assert (d.asked, d.seat) == ("slip-to", 0)
    d.go(LEFT)
    assert d.minions(LEFT, 1) == [MASON]


@pytest.mark.rule("SOR-ATT-06")
def test_the_owner_of_the_tooth_drinks_from_anybodys_criticals() -> None:
    d = duel("tegu", "bloodlord", foes=[{"card": WHALE, "curses": ["saints-tooth"]}], p1={"omens": 1})
    d.fight()
    d.attack(WHALE)
    d.let_lie("critical", "critical")
    assert (d.value("blood", 0), d.value("blood", 1)) == (2, 0)


@pytest.mark.rule("SOR-BR-09")
def test_on_the_ring_what_has_gone_too_far_is_out_of_reach() -> None:
    """My curses lie under a minion of my neighbour's, here or on the battlefield beyond."""
    for field, wounds in ((OLD_LONDON, 1), (WHITECHAPEL, 0)):
        t = ring(4, minions={f"p1@{field}": [MASON], "p0@old-london": [tired(WRECKER)]})
        host = f"p1.minions@{field}/{MASON}"
        t.table.arrange({"p0.attached": [{"card": "greedy-tick", "host": host}, {"card": "wax-doll", "host": host}]})
        assert t.can("activate", "wax-doll") == (field == OLD_LONDON)
        to_next_round(t)
        assert t.wounds(MASON) == wounds
    assert HIVE != WHITECHAPEL


# --- where nobody needs to be asked -----------------------------------------------------------------------------------


@pytest.mark.rule("SOR-FX-04")
def test_blood_and_cards_come_without_a_question() -> None:
    """The skill and the huntress both drink, and the dead one's owner draws: no order changes anything."""
    d = duel(
        "tegu",
        "bloodlord",
        here=["fog-huntress"],
        foes=[tired("leech-gatherer")],
        avatar=HERE,
        omens=1,
    )
    d.fight()
    while d.asked == "which-tactic":
        d.decline()
    d.let_lie("critical")
    d.choose("wound", "leech-gatherer")
    assert (d.value("blood", 0), d.value("blood", 1), d.asked) == (2 + 1, 1, "energy")


@pytest.mark.rule("SOR-FX-04", "SOR-TEAM-08")
def test_the_widow_and_a_partners_harvest_need_no_order() -> None:
    minions = {"p0@old-london": ["purifying-widow"], "p1@old-london": [tired(WHALE, wounds=5)]}
    lineages = ("animist", "demonologist", "bloodlord", "any")
    t = teams(minions=minions, p0={"omens": 1}, p2={"avatar": OLD_LONDON}, options={"lineages": lineages})
    battle(t)
    t.let_lie("critical")
    t.choose("wound", WHALE)
    assert (t.value("blood", 2), t.under("purifying-widow"), t.asked) == (1, [WHALE], "energy")


@pytest.mark.rule("SOR-FX-04")
def test_two_hounds_are_asked_one_after_the_other_but_not_who_first() -> None:
    d = duel("tegu", left=["heath-hound"], right=["heath-hound"], hand=[MASON])
    d.cast(MASON, at=HERE)
    assert d.asked == "join-the-hunt"
    d.no()
    assert d.asked == "join-the-hunt"
    d.yes()
    assert len(d.minions(HERE)) == 2


@pytest.mark.rule("SOR-FX-04")
@pytest.mark.parametrize("foes", [[], [WHALE]])
def test_nobody_orders_the_text_of_a_fox_who_meets_no_enemy(foes: list[str]) -> None:
    """With an enemy beside it the hound may wait and see whom the fox has bitten."""
    d = duel(
        "ariaspes", here=["thousand-faced-nell"], foes=foes, right=["heath-hound"], hand=["fox-in-a-bowler", "ushabti"]
    )
    d.activate("thousand-faced-nell")
    d.answer("fox-in-a-bowler")
    if foes:
        assert (d.asked, d.choices()) == ("which-answer", ["fox-in-a-bowler", "heath-hound"])
    else:
        assert d.asked == "join-the-hunt"
        d.yes()
        assert d.minions() == ["fox-in-a-bowler", "heath-hound"] and d.marked("fox-in-a-bowler", "spurred")


# --- what was not used is not exhausted -------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-05")
@pytest.mark.parametrize("taken", [True, False])
def test_a_skill_whose_may_was_declined_stays_ready(taken: bool) -> None:
    d = duel(
        "tegu",
        "necromancer",
        here=[tired("ba-bird"), tired("linen-footman", wounds=2)],
        foes=[WHALE],
        graveyard=["ushabti"],
        avatar=HERE,
        right=[WRECKER],
        p1={"omens": 2},
        options={"skills": "all"},
    )
    d.fight()
    d.let_lie("hit")
    d.choose("wound", "linen-footman")
    assert d.asked == "from-graveyard"
    if taken:
        d.answer("ushabti")
    else:
        d.decline()
    assert d.marked("jackals-due", "exhausted") == taken


@pytest.mark.rule("SOR-SKILL-05")
@pytest.mark.parametrize("taken", [True, False])
def test_an_empty_court_stays_ready(taken: bool) -> None:
    laid: dict[str, Any] = {"here": [MASON], "right": [WRECKER], "foes": [tired(WHALE)], "avatar": HERE, "omens": 2}
    d = duel("tegu", "animist", **laid, p1={"graveyard": ["wax-doll"]}, options={"skills": "all"})
    d.fight()
    d.let_lie()
    assert d.asked == "feed-on-graveyard"
    if taken:
        d.answer("wax-doll")
    else:
        d.decline()
    assert d.marked("carrion-court", "exhausted") == taken


@pytest.mark.rule("SOR-SKILL-05")
@pytest.mark.parametrize("skills", ["printed", "all"])
def test_hellfire_is_exhausted_by_the_option_like_every_skill(skills: str) -> None:
    laid: dict[str, Any] = {"here": [WHALE], "right": [WRECKER], "foes": [tired(MASON)], "avatar": HERE, "omens": 2}
    d = duel("tegu", "demonologist", **laid, options={"skills": skills})
    d.fight()
    d.let_lie("critical")
    d.choose("wound", MASON)
    assert d.card(MASON)["flames"] == 1
    assert d.marked("hellfire", "exhausted") == (skills == "all")


# --- dead, and yet somewhere else -------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-22", "SOR-FX-03")
def test_a_dead_minion_speaks_though_the_widow_has_wrapped_it_before() -> None:
    d = duel(
        "tegu", "animist", here=["purifying-widow"], foes=[tired("ushabti")], omens=1, p1={"grimoire": ["wax-doll"]}
    )
    d.fight()
    d.let_lie("critical")
    d.choose("wound", "ushabti")
    assert d.under("purifying-widow") == ["ushabti"]  # the first player's answer came first
    assert d.hand(1) == ["wax-doll"]


@pytest.mark.rule("SOR-TERM-04")
def test_whom_zubata_calls_back_was_destroyed_all_the_same() -> None:
    """Exsanguinate brings its blood, and the rocks carry nobody away who has died on them."""
    foes = ["zubata-lady-death", {"card": "linen-footman", "wounds": 1}]
    d = duel("tegu", "bloodlord", hand=["exsanguinate"], foes=foes)
    d.cast("exsanguinate")
    d.answer("linen-footman")
    d.yes()
    assert d.foes() == ["zubata-lady-death", "linen-footman"] and d.value("blood") == 3
    d = duel("tegu", "bloodlord", "screaming-coast", hand=["against-the-rocks"], foes=foes)
    d.cast("against-the-rocks")
    d.answer("linen-footman")
    d.yes()
    assert d.asked == "action" and d.foes() == ["zubata-lady-death", "linen-footman"]


@pytest.mark.rule("SOR-TERM-22")
def test_deaths_are_heard_again_after_a_death_that_wounds_all() -> None:
    """The hulk's dying words deal damage to all of us; whoever dies later is heard like any other."""
    d = duel(
        "tegu",
        "demonologist",
        hand=["spontaneous-combustion", "salt-in-the-wound"],
        here=["match-girl", MASON],
        foes=[{"card": "plague-pit-hulk", "wounds": 1}, "ushabti"],
        p1={"grimoire": ["wax-doll"]},
    )
    d.cast("spontaneous-combustion")
    d.answer("plague-pit-hulk")
    assert d.minions() == [MASON] and d.wounds(MASON) == 2
    assert d.card("ushabti")["flames"] == 1  # the girl has spoken, too
    d.wait()
    d.cast("salt-in-the-wound")
    assert (d.foes(), d.hand(1)) == ([], ["wax-doll"])


# --- all at once ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-FX-04", "SOR-TERM-22")
def test_a_great_fire_reaches_all_before_anybodys_death_is_heard() -> None:
    """Zubata dies of the same fire as her servant, so she calls nobody back."""
    foes = ["ushabti", {"card": "zubata-lady-death", "wounds": 3}]
    d = duel("tegu", "demonologist", hand=["great-fire"], foes=foes, p1=PAGE)
    d.cast("great-fire")
    if d.asked == "which-field":
        d.go(HERE)
    assert (d.foes(), d.graveyard(1), d.hand(1)) == ([], ["ushabti", "zubata-lady-death"], ["wax-doll"])


@pytest.mark.rule("SOR-FX-04", "SOR-TERM-22")
def test_the_chimera_tears_all_wounds_open_before_anybodys_death_is_heard() -> None:
    foes = [tired("linen-footman", wounds=2), tired("zubata-lady-death", wounds=3)]
    d = duel("ariaspes", here=["smithfield-chimera"], foes=foes)
    d.fight()
    assert d.foes() == [] and d.graveyard(1) == ["linen-footman", "zubata-lady-death"]


def test_far_fields_are_as_they_were() -> None:
    d = duel("tegu", "demonologist", hand=["great-fire"], foes=[PRIESTESS], right_foes=[MASON])
    d.cast("great-fire")
    d.go(HERE)
    play_on(d, "action")
    assert (d.wounds(PRIESTESS), d.minions(RIGHT, 1), d.wounds(MASON)) == (1, [MASON], 0)


@pytest.mark.rule("SOR-FX-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_players_answers_come_first_whoever_that_is(first: int) -> None:
    """My widow wraps a dead enemy up, if Zubata, who is the enemy's, has not called it back before."""
    foes = ["zubata-lady-death", {"card": "linen-footman", "wounds": 1}]
    d = duel("tegu", "bloodlord", hand=["exsanguinate"], here=["purifying-widow"], foes=foes)
    d.lay(first=first)
    d.cast("exsanguinate")
    d.answer("linen-footman")
    if first == 1:
        assert d.asked == "call-back"
        d.yes()
    assert d.under("purifying-widow") == ([] if first else ["linen-footman"])
    assert ("linen-footman" in d.foes()) == bool(first)
