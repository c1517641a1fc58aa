"""The cards of Miselda: texts and attacks taken away."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, duel

# --- the skill --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-02", "SOR-TERM-02")
def test_the_voice_blanks_and_daunts_the_strong() -> None:
    d = duel("miselda", avatar=HERE, foes=["amathaunta"], left_foes=["fakir-of-nails"])
    d.activate("voice-of-the-deep")
    assert [d.marked("amathaunta", mark) for mark in ("blanked", "daunted", "exhausted")] == [True, True, False]
    d.fight()
    d.let_lie()  # the fakir's attack in Southwark
    d.attack("amathaunta")
    assert d.dice == 4


@pytest.mark.parametrize(
    ("foe", "stilled"), [("narangerel", True), ("blind-whale", False), ("smiling-flagellant", True)]
)
def test_the_voice_stills_who_is_left_with_two_attack(foe: str, stilled: bool) -> None:
    d = duel("miselda", avatar=HERE, foes=[foe])
    d.activate("voice-of-the-deep")
    assert d.marked(foe, "blanked")
    assert d.marked(foe, "exhausted") == stilled


@pytest.mark.rule("SOR-TERM-02")
def test_who_is_blanked_forgets_the_text_before_the_attack_is_counted() -> None:
    d = duel("miselda", avatar=HERE, foes=[{"card": "mother-birch", "wounds": 1}])
    d.activate("voice-of-the-deep")
    assert d.marked("mother-birch", "exhausted")  # 3 printed, 1 of her own text that is gone, 1 less


# --- sorceries --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blanked", "wounds"), [(False, 3), (True, 5)])
def test_the_depth_crushes_the_silent(blanked: bool, wounds: int) -> None:
    d = duel("miselda", hand=["crushing-depth"], right_foes=[{"card": "amathaunta", "blanked": blanked}])
    d.cast("crushing-depth")
    assert (d.wounds("amathaunta"), d.energy) == (wounds, 8)


def test_silence_falls_on_a_battlefield() -> None:
    foes = ["smiling-flagellant", "narangerel"]
    d = duel("miselda", hand=["silence-of-the-deep"], here=["fog-manta"], foes=foes, left_foes=["fakir-of-nails"])
    d.cast("silence-of-the-deep")
    d.go(HERE)
    assert [d.marked(card, "blanked") for card in (*foes, "fakir-of-nails", "fog-manta")] == [True, True, False, False]
    assert [d.marked(card, "exhausted") for card in (*foes, "fog-manta")] == [True, False, False]
    assert d.energy == 6


def test_silence_counts_the_attack_without_the_texts_it_silences() -> None:
    foes = ["mother-birch", {"card": "smiling-flagellant", "wounds": 1}]  # 4 attack with both texts
    d = duel("miselda", hand=["silence-of-the-deep"], foes=foes)
    d.cast("silence-of-the-deep")
    d.go(HERE)
    assert d.marked("smiling-flagellant", "exhausted")
    assert not d.marked("mother-birch", "exhausted")


# --- minions ----------------------------------------------------------------------------------------------------------


def test_the_cuttlefish_blanks_who_stands_here() -> None:
    d = duel("miselda", hand=["inkwell-cuttlefish"], foes=["fakir-of-nails"], left_foes=["mother-birch"])
    d.cast("inkwell-cuttlefish", at=HERE)
    assert (d.marked("fakir-of-nails", "blanked"), d.marked("mother-birch", "blanked")) == (True, False)
    assert not d.can("activate", "fakir-of-nails")  # it is the enemy's turn, and the power is gone


@pytest.mark.parametrize(("blanked", "dice"), [(False, 3), (True, 4)])
def test_the_manta_strikes_at_the_silent(blanked: bool, dice: int) -> None:
    d = duel("miselda", here=["fog-manta"], foes=[{"card": "narangerel", "blanked": blanked}])
    d.fight()
    d.attack("fog-manta")
    assert d.dice == dice


def test_the_manta_minds_nobody_elsewhere_and_no_friend() -> None:
    here = ["fog-manta", {"card": "blind-whale", "blanked": True, "exhausted": True}]
    away = [{"card": "narangerel", "blanked": True, "exhausted": True}]
    d = duel("miselda", here=here, foes=["mother-birch"], right_foes=away)
    d.fight()
    d.attack("fog-manta")
    assert d.dice == 3


@pytest.mark.rule("SOR-REINF-01")
def test_the_manta_flies() -> None:
    d = duel("miselda", left=["fog-manta"])
    d.choose("reinforce")
    d.choose("move-minion", "fog-manta", place=RIGHT)
    assert d.minions(RIGHT) == ["fog-manta"]


@pytest.mark.parametrize("tired", ["blind-whale", "fog-manta"])
def test_the_whale_pushes_somebody_aside(tired: str) -> None:
    d = duel("miselda", hand=["blind-whale"], here=["fog-manta", {"card": "amathaunta", "exhausted": True}])
    d.cast("blind-whale", at=HERE)
    assert d.choices() == ["blind-whale", "fog-manta"]  # who is exhausted already cannot be
    d.answer(tired)
    assert [card for card in ("blind-whale", "fog-manta") if d.marked(card, "exhausted")] == [tired]
    assert (d.omens, d.energy) == (1, 6)


def test_a_lonely_whale_comes_exhausted() -> None:
    d = duel("miselda", hand=["blind-whale"])
    d.cast("blind-whale", at=HERE)
    assert d.marked("blind-whale", "exhausted")


# --- the kraken -------------------------------------------------------------------------------------------------------


def test_the_kraken_holds_the_first_it_strikes() -> None:
    d = duel("miselda", here=["grandfather-kraken"], foes=["narangerel", "mother-birch"])
    d.fight()
    d.attack("grandfather-kraken")
    d.let_lie("critical", "critical")
    d.choose("wound", "mother-birch")
    assert d.marked("mother-birch", "exhausted")
    d.choose("wound", "narangerel")
    d.attack("narangerel")  # once per round: she is held no more than that, and the only one left to attack
    assert d.dice == 4  # wounded beside Mother Birch
    d.let_lie()
    assert d.asked == "energy"  # the round is over


def test_the_kraken_helps_another_attacker_here_and_needs_a_ready_victim() -> None:
    here = [{"card": "grandfather-kraken", "exhausted": True}, "fog-manta"]
    foes = ["mother-birch", {"card": "narangerel", "exhausted": True}]
    d = duel("miselda", here=here, foes=foes)
    d.fight()
    d.attack("fog-manta")
    d.let_lie("critical", "critical")
    d.choose("wound", "narangerel")
    assert not d.marked("grandfather-kraken", "used")
    d.choose("wound", "mother-birch")
    assert d.asked == "energy"  # she is held: nobody of the enemy's attacks any more


def test_a_blanked_kraken_holds_nobody() -> None:
    d = duel("miselda", here=[{"card": "grandfather-kraken", "blanked": True}], foes=["mother-birch"])
    d.fight()
    d.attack("grandfather-kraken")
    d.let_lie("critical")
    d.choose("wound", "mother-birch")
    d.attack("mother-birch")
    assert d.dice == 4  # wounded, she drives herself


# --- amathaunta -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-EX-05", "SOR-TERM-09", "SOR-BATTLE-06")
def test_amathaunta_drowns_a_battlefield_once() -> None:
    d = duel("miselda", here=["amathaunta"], foes=["blind-whale"], right=["fog-manta"], right_foes=["narangerel"])
    d.activate("amathaunta")
    assert [option.at for option in d.options_of("choose-place")] == [HERE, RIGHT, LEFT]
    d.go(RIGHT)
    assert d.marked("amathaunta", "exhausted")
    fields = {field["id"]: field["values"] for field in d.table.view(0)["places"]["fields"]}
    assert (fields[RIGHT]["exhausted"], fields[HERE]["exhausted"]) == (True, False)
    d.fight()
    d.attack("blind-whale")  # in Old London; in Whitechapel nobody attacks
    d.let_lie()
    assert d.asked == "energy"  # the next round
    d.choose("take-four")
    fields = {field["id"]: field["values"] for field in d.table.view(0)["places"]["fields"]}
    assert not fields[RIGHT]["exhausted"]
    while d.asked != "action" or d.seat != 0:
        d.choose(0)
    assert not d.marked("amathaunta", "exhausted")
    assert not d.can("activate", "amathaunta")  # once per game


def test_amathaunta_must_be_ready_for_it() -> None:
    d = duel("miselda", here=[{"card": "amathaunta", "exhausted": True}])
    assert not d.can("activate", "amathaunta")


# --- the pearl --------------------------------------------------------------------------------------------------------


def test_the_pearl_is_given_to_still_a_weak_enemy() -> None:
    bearer = {"card": "fog-manta", "under": ["mute-pearl"]}
    d = duel("miselda", here=[bearer], foes=["smiling-flagellant", "narangerel"])
    d.fight()
    d.attack("fog-manta")
    d.tactic("mute-pearl")
    assert (d.marked("smiling-flagellant", "exhausted"), d.marked("narangerel", "exhausted")) == (True, False)
    assert (d.under("fog-manta"), d.graveyard()) == ([], ["mute-pearl"])


def test_the_pearl_may_be_kept() -> None:
    d = duel("miselda", here=[{"card": "fog-manta", "under": ["mute-pearl"]}], foes=["smiling-flagellant"])
    d.fight()
    d.attack("fog-manta")
    d.decline()
    assert (d.under("fog-manta"), d.marked("smiling-flagellant", "exhausted")) == (["mute-pearl"], False)


def test_the_pearl_is_not_asked_for_without_a_weak_ready_enemy() -> None:
    foes = ["narangerel", {"card": "smiling-flagellant", "exhausted": True}]
    d = duel("miselda", here=[{"card": "fog-manta", "under": ["mute-pearl"]}], foes=foes)
    d.fight()
    d.attack("fog-manta")
    assert d.asked == "rerolls"


@pytest.mark.rule("SOR-ATT-04", "SOR-TERM-19")
def test_who_lives_by_the_pearl_dies_without_it() -> None:
    bearer = {"card": "fog-manta", "wounds": 4, "under": ["mute-pearl"]}
    d = duel("miselda", here=[bearer], foes=["smiling-flagellant"])
    d.fight()
    d.attack("fog-manta")
    d.tactic("mute-pearl")
    assert (d.minions(), d.graveyard(), d.asked) == ([], ["fog-manta", "mute-pearl"], "energy")


@pytest.mark.rule("SOR-CARD-03", "SOR-ATT-01")
def test_the_pearl_adds_a_life_and_brings_an_omen() -> None:
    d = duel("miselda", hand=["mute-pearl"], here=["fog-manta"])
    d.cast("mute-pearl", on="fog-manta")
    assert (d.under("fog-manta"), d.omens, d.energy) == (["mute-pearl"], 1, 9)
