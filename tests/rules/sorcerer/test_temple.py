"""The Forgotten Temple: every card and the skill, played."""

from __future__ import annotations

from typing import Any

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel

HOUND = "heath-hound"  # 3/3
HART = "white-hart"  # 2/3
WOLF = "epping-wolf"  # 4/4
WRECKER = "shore-wrecker"  # 2/3


def temple(**laid: Any) -> Duel:
    """My domain is the Forgotten Temple."""
    return duel("tegu", "necromancer", "forgotten-temple", **laid)


def damage(d: Duel, field: str = HERE, player: int = 0) -> int:
    """The damage on a side of a battlefield."""
    return d.table.value(f"damage@{field}", player)


def breached(d: Duel, n: int, field: str = HERE) -> Duel:
    """So much damage on my side."""
    d.table.arrange({f"p0.damage@{field}": n})
    return d


# --- the skill --------------------------------------------------------------------------------------------------------


def test_the_gaze_mends_a_wall_once_per_round() -> None:
    d = breached(temple(here=[WRECKER, "scaled-mason"], avatar=HERE), 4)
    d.fight()
    d.attack(WRECKER)
    d.tactic("gaze-of-stone")
    d.choose("mend")
    assert damage(d) == 3 and d.marked("gaze-of-stone", "exhausted")
    d.decline()
    assert d.table.value("attacker") == d.card("scaled-mason")["id"]
    assert d.asked == "rerolls" and damage(d) == 3  # the second attack has no tactic


def test_the_gaze_exhausts_a_weak_enemy_instead() -> None:
    d = breached(temple(here=[WRECKER], foes=[HOUND, WOLF], avatar=HERE), 4)
    d.fight()
    d.tactic("gaze-of-stone")
    assert (d.choices(), d.can("mend")) == ([HOUND], True)  # the wolf is too strong
    d.answer(HOUND)
    assert d.marked(HOUND, "exhausted") and damage(d) == 4


def test_the_gaze_may_wait_for_a_better_attack() -> None:
    d = breached(temple(here=[WRECKER], avatar=HERE), 4)
    d.fight()
    d.decline()
    assert damage(d) == 4 and not d.marked("gaze-of-stone", "exhausted")


def test_with_whole_walls_and_strong_enemies_there_is_nothing_to_gaze_at() -> None:
    d = temple(here=[WRECKER], foes=[WOLF], avatar=HERE)
    d.fight()
    assert d.asked == "rerolls"


# --- stone gazes ------------------------------------------------------------------------------------------------------


def test_the_priestess_exhausts_an_enemy_with_three_attack_at_most() -> None:
    d = temple(hand=["stone-eyed-priestess"], foes=["scaled-mason", WOLF, HART], left_foes=[HOUND])
    d.cast("stone-eyed-priestess", at=HERE)
    assert d.choices() == ["scaled-mason", HART]
    d.answer("scaled-mason")
    assert d.marked("scaled-mason", "exhausted") and not d.marked(HART, "exhausted")
    assert d.energy == 7


def test_the_priestess_need_not_look_and_sees_nobody_strong() -> None:
    d = temple(hand=["stone-eyed-priestess"], foes=[HOUND])
    d.cast("stone-eyed-priestess", at=HERE)
    d.decline()
    assert not d.marked(HOUND, "exhausted")
    d = temple(hand=["stone-eyed-priestess"], foes=[WOLF])
    d.cast("stone-eyed-priestess", at=HERE)
    assert d.asked == "action"


def test_the_unblinking_exhausts_whoever_has_less_attack() -> None:
    d = temple(here=["the-unblinking"], foes=["scaled-mason", WOLF, {"card": HOUND, "exhausted": True}])
    d.fight()
    d.tactic("the-unblinking")  # three is less than four; four is not; the hound is exhausted already
    assert d.marked("scaled-mason", "exhausted") and not d.marked(WOLF, "exhausted")
    assert d.dice == 4


def test_a_spurred_unblinking_sees_more() -> None:
    d = temple(here=[{"card": "the-unblinking", "spurred": True}], foes=[WOLF])
    d.fight()
    d.tactic("the-unblinking")
    assert d.marked(WOLF, "exhausted")


def test_the_unblinking_may_look_away() -> None:
    d = temple(here=["the-unblinking"], foes=[HOUND])
    d.fight()
    d.decline()
    assert not d.marked(HOUND, "exhausted")


def test_the_mask_exhausts_both() -> None:
    d = temple(here=[{"card": WRECKER, "under": ["basilisk-mask"]}], foes=[HART, HOUND])
    d.activate("basilisk-mask")  # only the hart is no stronger
    assert d.marked(WRECKER, "exhausted") and d.marked(HART, "exhausted") and not d.marked(HOUND, "exhausted")


def test_the_mask_needs_a_ready_bearer_of_mine_and_somebody_no_stronger() -> None:
    under = ["basilisk-mask"]
    tired = {"card": WRECKER, "exhausted": True, "under": under}
    assert not temple(here=[tired], foes=[HART]).can("activate", "basilisk-mask")
    assert not temple(here=[{"card": WRECKER, "under": under}], foes=[HOUND]).can("activate", "basilisk-mask")
    assert not temple(foes=[{"card": HOUND, "curses": under}, HART]).can("activate", "basilisk-mask")
    assert temple(here=[{"card": WRECKER, "under": under}], foes=[HART]).can("activate", "basilisk-mask")


def test_the_mask_brings_an_omen_and_a_point_of_essence() -> None:
    d = temple(hand=["basilisk-mask"], here=[WRECKER])
    d.cast("basilisk-mask", on=WRECKER)
    assert (d.omens, d.energy, d.under(WRECKER)) == (1, 8, ["basilisk-mask"])


def test_petrify_destroys_who_is_exhausted_and_exhausts_who_is_not() -> None:
    tired = {"card": WOLF, "exhausted": True}
    for victim in (WOLF, HOUND):
        d = temple(hand=["petrify"], left_foes=[tired], foes=[HOUND, "mother-of-gulls"])
        d.cast("petrify")
        assert d.choices() == [WOLF, HOUND]  # a ready mother of gulls is too strong
        d.answer(victim)
        assert (d.foes(LEFT) == []) == (victim == WOLF)
        assert d.marked(HOUND, "exhausted") == (victim == HOUND)
        assert d.energy == 6


def test_first_the_priestess_then_petrify() -> None:
    d = temple(hand=["stone-eyed-priestess", "petrify"], foes=["scaled-mason"])
    d.cast("stone-eyed-priestess", at=HERE)
    d.answer("scaled-mason")
    d.lay(p1__actions=0)
    d.choose("channel")
    d.cast("petrify")
    assert d.foes() == [] and d.graveyard(1) == ["scaled-mason"]


def test_the_vault_mends_and_exhausts_the_weak() -> None:
    d = breached(temple(hand=["sealed-vault"], right_foes=["ushabti", HART, HOUND], foes=["cracked-seer"]), 5, RIGHT)
    d.cast("sealed-vault")
    d.go(RIGHT)
    assert damage(d, RIGHT) == 2
    exhausted = [d.marked(card, "exhausted") for card in ("ushabti", HART, HOUND, "cracked-seer")]
    assert exhausted == [True, True, False, False]
    assert d.energy == 5


# --- walls, guardians, skins ------------------------------------------------------------------------------------------


def test_the_mason_is_exhausted_to_mend_two() -> None:
    d = breached(temple(here=["scaled-mason"]), 5)
    d.activate("scaled-mason")
    assert damage(d) == 3 and d.marked("scaled-mason", "exhausted")


def test_the_mason_works_only_on_broken_walls_and_when_ready() -> None:
    assert not temple(here=["scaled-mason"]).can("activate", "scaled-mason")
    tired = {"card": "scaled-mason", "exhausted": True}
    assert not breached(temple(here=[tired]), 5).can("activate", "scaled-mason")
    assert not breached(temple(here=["scaled-mason"]), 5, LEFT).can("activate", "scaled-mason")


def test_the_guardian_comes_exhausted_and_with_an_omen() -> None:
    d = temple(hand=["threshold-guardian"])
    d.cast("threshold-guardian", at=HERE)
    assert d.marked("threshold-guardian", "exhausted") and (d.omens, d.energy) == (1, 8)


def attacked(critical: int) -> Duel:
    """My wrecker and its guardian are attacked by a wolf that shows critical hits."""
    guardian = {"card": "threshold-guardian", "exhausted": True}
    d = temple(here=[{"card": WRECKER, "exhausted": True}, guardian], foes=[WOLF], p1={"omens": 1})
    d.fight()
    d.let_lie(*["critical"] * critical)
    return d


def test_the_guardian_takes_one_point_for_another_per_round() -> None:
    d = attacked(2)
    d.choose("wound", WRECKER)
    assert (d.asked, d.seat) == ("guard", 0)
    d.yes()
    assert (d.wounds(WRECKER), d.wounds("threshold-guardian")) == (0, 1)
    d.choose("wound", WRECKER)
    assert d.asked != "guard"  # once per round
    assert (d.wounds(WRECKER), d.wounds("threshold-guardian")) == (1, 1)


def test_the_guardian_may_let_it_pass_and_does_not_guard_itself() -> None:
    d = attacked(3)
    d.choose("wound", "threshold-guardian")
    assert d.asked != "guard"
    d.choose("wound", WRECKER)
    d.no()
    assert (d.wounds(WRECKER), d.wounds("threshold-guardian")) == (1, 1)
    d.choose("wound", WRECKER)
    assert d.asked == "guard"  # it has not been used


def test_a_skin_is_shed_with_four_wounds() -> None:
    d = temple(here=[{"card": "scaled-mason", "wounds": 5, "under": ["shed-skin"]}])
    d.activate("shed-skin")
    assert d.wounds("scaled-mason") == 1  # healed before the skin, and its essence, is gone
    assert (d.under("scaled-mason"), d.graveyard()) == ([], ["shed-skin"])


def test_there_is_nothing_to_shed_without_wounds() -> None:
    assert not temple(here=[{"card": "scaled-mason", "under": ["shed-skin"]}]).can("activate", "shed-skin")


def test_the_gaze_needs_no_breach_where_somebody_weak_is_in_sight() -> None:
    d = temple(here=[WRECKER], foes=["stone-eyed-priestess"], avatar=HERE)
    d.fight()
    assert (d.asked, d.choices("tactic")) == ("which-tactic", ["gaze-of-stone"])
    d.tactic("gaze-of-stone")
    assert (d.asked, d.choices()) == ("stone-or-wall", ["stone-eyed-priestess"])
