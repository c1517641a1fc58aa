"""The Bloodlord's cards, skill and pool: how blood is gained, and what it buys."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.games.sorcerer.cards import bloodlord
from deckwright.games.sorcerer.game import SORCERER
from deckwright.lang.texts import plain
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel

DONE = {"exhausted": True}
LAST_ACTION: dict[str, Any] = {"actions": 1, "p1": {"actions": 0}}  # the battle follows


def blood_duel(**laid: Any) -> Duel:
    """A duel of the Bloodlord against the Animist, with an omen so that the dice can be laid."""
    return duel(lineage="bloodlord", **({"omens": 1} | laid))


def tired(card: str, **more: Any) -> dict[str, Any]:
    """A minion that has attacked already."""
    return {"card": card} | DONE | more


# --- the deck ---------------------------------------------------------------------------------------------------------


def test_the_deck_has_the_shape_of_its_brief() -> None:
    cards = [kind for kind in bloodlord.CARDS if not kind.facts.get("is_skill") and not kind.facts.get("is_pool")]
    copies = {kind.id: kind.copies // 2 for kind in cards}

    def count(fact: str) -> int:
        return sum(copies[kind.id] for kind in cards if kind.facts.get(fact))

    assert (len(cards), sum(copies.values())) == (14, 20)
    assert (count("is_minion"), count("is_sorcery"), count("is_attachment")) == (13, 4, 3)
    assert (count("vampire"), count("omen"), count("flying"), count("legend")) == (9, 6, 2, 3)
    curve = [sum(copies[kind.id] for kind in cards if kind.facts["cost"] == cost) for cost in range(7)]
    assert curve == [0, 3, 5, 5, 4, 1, 2]


def test_what_a_card_says_is_the_same_in_both_languages() -> None:
    said = {kind.id: [plain(SORCERER.describe(kind, lang)) for lang in ("en", "ru")] for kind in bloodlord.CARDS}
    assert "if you do, gain 2 blood" in said["willing-victim"][0]
    assert "если ослабили, получите 2 крови" in said["willing-victim"][1]
    assert "pay 4 blood to ready it" in said["odo-of-antioch"][0]
    assert "заплатить 4 крови" in said["odo-of-antioch"][1]
    assert all(text.strip() for pair in said.values() for text in pair)


# --- thralls ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-LIN-06")
def test_a_leech_gatherer_leaves_one_blood() -> None:
    d = blood_duel(here=["leech-gatherer", "ysolde-of-acre"])
    d.activate("ysolde-of-acre")
    assert d.graveyard() == ["leech-gatherer"]
    assert d.value("blood") == 3  # two of Ysolde's, one of the gatherer's


@pytest.mark.rule("SOR-TERM-20", "SOR-TERM-21")
def test_a_willing_victim_feeds_a_vampire_in_time_for_the_pool() -> None:
    d = blood_duel(here=["fog-huntress", tired("willing-victim")], foes=[tired("purifying-widow")])
    d.fight()
    d.attack("fog-huntress")
    assert d.asked == "which-tactic"
    d.tactic("willing-victim")
    assert (d.value("blood"), d.wounds("willing-victim")) == (2, 1)
    d.tactic("blood-pool")
    assert d.value("blood") == 0
    assert d.dice == 6  # 4 and 2 of the pool


def test_a_victim_gives_its_last_life_to_nobody_and_feeds_no_other_minion() -> None:
    d = blood_duel(here=["fog-huntress", tired("willing-victim", wounds=3)], foes=[tired("purifying-widow")])
    d.fight()
    d.attack("fog-huntress")
    assert d.asked == "rerolls"
    d = blood_duel(here=["leech-gatherer", tired("willing-victim")], foes=[tired("purifying-widow")])
    d.fight()
    d.attack("leech-gatherer")
    assert d.asked == "rerolls"


# --- vampires ---------------------------------------------------------------------------------------------------------


def test_the_bat_drinks_its_own_criticals_alone() -> None:
    d = blood_duel(here=["attic-bat", "fog-huntress"], foes=[tired("purifying-widow")])
    d.fight()
    d.attack("attic-bat")
    d.let_lie("critical", "critical")
    assert d.value("blood") == 2
    d.choose("wound", "purifying-widow")
    d.choose("break")
    d.attack("fog-huntress")
    d.decline()  # the pool's tactic
    d.let_lie("critical")
    assert d.value("blood") == 2


@pytest.mark.parametrize(("blood", "dice"), [(4, 3), (5, 5), (10, 5)])
def test_the_dandy_fights_better_with_a_full_cup(blood: int, dice: int) -> None:
    d = blood_duel(here=["gorged-dandy"], foes=[tired("purifying-widow")], blood=blood)
    d.fight()
    d.attack("gorged-dandy")
    d.decline()
    assert d.dice == dice


def test_blood_that_is_spent_before_the_roll_is_gone_for_the_dandy() -> None:
    d = blood_duel(here=["gorged-dandy"], foes=[tired("purifying-widow")], blood=5)
    d.fight()
    d.attack("gorged-dandy")
    d.tactic("blood-pool")
    assert d.dice == 5  # 3 and the pool's 2; with 3 blood left no more


@pytest.mark.rule("SOR-TERM-15")
def test_the_mesmerist_exhausts_a_weak_enemy_for_two_blood() -> None:
    foes = ["cutpurse-mantis", tired("sexton-beetle"), {"card": "madame-scolopendra", "spurred": True}]
    d = blood_duel(here=["parlour-mesmerist"], foes=foes, blood=3)
    d.activate("parlour-mesmerist")  # only the mantis is ready and weak enough
    assert d.marked("cutpurse-mantis", "exhausted")
    assert not d.marked("madame-scolopendra", "exhausted")
    assert d.value("blood") == 1


@pytest.mark.parametrize(
    ("blood", "foes"), [(1, ["cutpurse-mantis"]), (5, [tired("cutpurse-mantis")]), (5, ["fog-huntress"])]
)
def test_the_mesmerist_needs_blood_and_a_ready_enemy_of_attack_three(blood: int, foes: list[Any]) -> None:
    d = blood_duel(here=["parlour-mesmerist"], foes=foes, left_foes=["carrier-ant"], blood=blood)
    assert not [option for option in d.table.options if option.card == "parlour-mesmerist"]


def test_the_huntress_feasts_on_what_she_kills() -> None:
    d = blood_duel(
        here=[{"card": "fog-huntress", "wounds": 3}], foes=[tired("carrier-ant", wounds=1), tired("sexton-beetle")]
    )
    d.fight()
    d.attack("fog-huntress")
    d.let_lie("critical", "critical")
    d.choose("wound", "carrier-ant")
    assert d.value("blood") == 0
    d.choose("wound", "carrier-ant")
    assert (d.value("blood"), d.wounds("fog-huntress")) == (1, 1)


def test_the_huntress_has_nothing_of_what_others_kill() -> None:
    foes = [tired("carrier-ant", wounds=2), tired("sexton-beetle")]
    d = blood_duel(here=["attic-bat", tired("fog-huntress", wounds=3)], foes=foes)
    d.fight()
    d.attack("attic-bat")
    d.let_lie("hit")
    d.choose("wound", "carrier-ant")
    assert (d.value("blood"), d.wounds("fog-huntress")) == (0, 3)


# --- primarchs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("primarch", ["ysolde-of-acre", "odo-of-antioch", "saint-malgrim"])
def test_primarchs_come_asleep(primarch: str) -> None:
    d = blood_duel(hand=[primarch])
    d.cast(primarch, at=HERE)
    assert d.marked(primarch, "exhausted")


@pytest.mark.parametrize("primarch", ["odo-of-antioch", "saint-malgrim"])
def test_three_blood_wake_a_primarch(primarch: str) -> None:
    d = blood_duel(here=[tired(primarch)], blood=4)
    d.activate(primarch)
    assert (d.value("blood"), d.marked(primarch, "exhausted")) == (1, False)
    d = blood_duel(here=[primarch], left=[], blood=4)
    assert not [option for option in d.table.options if option.card == primarch]  # awake
    d = blood_duel(here=[tired(primarch)], blood=2)
    assert not [option for option in d.table.options if option.card == primarch]  # too little


def test_ysolde_wakes_by_another_ones_death_and_leads_vampires() -> None:
    here = [tired("ysolde-of-acre"), "willing-victim", "attic-bat"]
    d = blood_duel(here=here, foes=[tired("purifying-widow")], **LAST_ACTION)
    d.activate("ysolde-of-acre")
    d.answer("willing-victim")
    assert (d.value("blood"), d.marked("ysolde-of-acre", "exhausted")) == (2, False)
    d.attack("attic-bat")
    d.decline()
    assert d.dice == 4
    d.let_lie()
    d.attack("ysolde-of-acre")
    d.decline()
    assert d.dice == 4  # not herself


def test_ysolde_leads_neither_mortals_nor_the_enemys_vampires() -> None:
    d = blood_duel(here=["ysolde-of-acre", "leech-gatherer"], foes=["attic-bat"])
    d.fight()
    d.attack("leech-gatherer")
    assert d.dice == 2
    d.let_lie()
    d.attack("attic-bat")
    assert d.dice == 3


def test_odo_attacks_a_second_time_for_four_blood_but_not_a_third() -> None:
    d = blood_duel(here=["odo-of-antioch"], foes=[tired("purifying-widow")], blood=9)
    d.fight()
    d.attack("odo-of-antioch")
    d.decline()
    d.let_lie()
    assert d.asked == "pay-to-ready"
    d.yes()
    assert d.value("blood") == 5
    d.attack("odo-of-antioch")
    d.decline()
    d.let_lie()
    assert d.asked == "energy"  # the next round has begun
    assert d.value("blood") == 5


def test_odo_may_keep_his_blood() -> None:
    d = blood_duel(here=["odo-of-antioch"], foes=[tired("purifying-widow")], blood=4)
    d.fight()
    d.attack("odo-of-antioch")
    d.decline()
    d.let_lie()
    d.no()
    assert (d.asked, d.value("blood")) == ("energy", 4)


@pytest.mark.rule("SOR-TERM-22")
def test_malgrim_rises_for_five_blood() -> None:
    dying = tired("saint-malgrim", wounds=6)
    d = blood_duel(here=[dying, "ysolde-of-acre"], blood=6)
    d.activate("ysolde-of-acre")
    assert d.asked == "pay-to-rise"
    d.yes()
    assert d.value("blood") == 3  # five paid, two of Ysolde's
    assert (d.wounds("saint-malgrim"), d.marked("saint-malgrim", "exhausted")) == (0, True)
    assert d.graveyard() == []


@pytest.mark.rule("SOR-FX-03")
def test_malgrim_rises_before_an_enemy_widow_wraps_him_if_he_is_the_first_players() -> None:
    here = [{"card": "saint-malgrim", "wounds": 6}, tired("leech-gatherer")]
    d = blood_duel(here=here, foes=["purifying-widow"], blood=5)
    d.fight()
    d.decline()  # the pool's tactic
    d.let_lie()
    d.attack("purifying-widow")
    d.let_lie("critical")
    d.choose("wound", "saint-malgrim")
    d.yes()
    assert d.minions() == ["leech-gatherer", "saint-malgrim"]
    assert d.under("purifying-widow") == []


def test_malgrim_stays_dead_without_the_blood_or_the_will() -> None:
    d = blood_duel(here=["saint-malgrim", "ysolde-of-acre"], blood=4)
    d.activate("ysolde-of-acre")
    assert d.graveyard() == ["saint-malgrim"]
    d = blood_duel(here=["saint-malgrim", "ysolde-of-acre"], blood=5)
    d.activate("ysolde-of-acre")
    d.no()
    assert (d.graveyard(), d.value("blood")) == (["saint-malgrim"], 7)


# --- sorceries and attachments ----------------------------------------------------------------------------------------


def test_bloodletting_takes_up_to_three_wounds_for_two_blood_each() -> None:
    d = blood_duel(hand=["bloodletting"], here=["parlour-mesmerist"], left=["leech-gatherer"])
    d.cast("bloodletting")
    d.answer("parlour-mesmerist", "parlour-mesmerist", "parlour-mesmerist")
    assert (d.value("blood"), d.wounds("parlour-mesmerist"), d.energy) == (9, 3, 9)
    d = blood_duel(hand=["bloodletting"], here=["parlour-mesmerist"])
    d.cast("bloodletting")
    d.answer("parlour-mesmerist")
    d.decline()
    assert (d.value("blood"), d.wounds("parlour-mesmerist")) == (3, 1)


@pytest.mark.rule("SOR-TERM-20")
def test_bloodletting_kills_nobody() -> None:
    d = blood_duel(hand=["bloodletting"], here=["attic-bat", "leech-gatherer"])
    d.cast("bloodletting")
    d.answer("attic-bat")
    assert (d.value("blood"), d.wounds("attic-bat"), d.asked) == (3, 1, "action")


def test_exsanguinate_pays_for_a_kill() -> None:
    d = blood_duel(hand=["exsanguinate"], right_foes=["sexton-beetle"], foes=["cutpurse-mantis"])
    d.cast("exsanguinate")
    d.answer("sexton-beetle")
    assert (d.graveyard(1), d.value("blood"), d.energy) == (["sexton-beetle"], 3, 7)
    d = blood_duel(hand=["exsanguinate"], foes=["cutpurse-mantis"])
    d.cast("exsanguinate")
    assert (d.wounds("cutpurse-mantis"), d.value("blood")) == (3, 0)


def test_moonless_night_spurs_the_vampires_of_one_battlefield() -> None:
    here = ["attic-bat", "fog-huntress", "leech-gatherer"]
    d = blood_duel(hand=["moonless-night"], here=here, right=["gorged-dandy"])
    d.cast("moonless-night")
    d.go(HERE)
    assert [d.marked(card, "spurred") for card in (*here, "gorged-dandy")] == [True, True, False, False]
    assert (d.value("blood"), d.energy) == (2, 6)


@pytest.mark.rule("SOR-LIN-07")
def test_a_crimson_kiss_makes_a_vampire() -> None:
    foes = [tired("purifying-widow")]
    d = blood_duel(hand=["crimson-kiss"], here=["leech-gatherer"], foes=foes, blood=2, **LAST_ACTION)
    d.cast("crimson-kiss", on="leech-gatherer")
    assert d.omens == 2
    d.attack("leech-gatherer")
    d.tactic("blood-pool")
    assert d.dice == 5  # 2, the kiss and the pool


def test_the_saints_tooth_drinks_the_criticals_of_who_wears_it() -> None:
    wearer = {"card": "leech-gatherer", "under": ["saints-tooth"]}
    d = blood_duel(here=[wearer, "fog-huntress"], foes=[tired("purifying-widow")])
    d.fight()
    d.attack("leech-gatherer")
    assert d.dice == 4
    d.let_lie("critical", "hit", "critical")
    assert d.value("blood") == 2
    d.choose("break")
    d.choose("break")
    d.choose("break")
    d.attack("fog-huntress")
    d.decline()
    d.let_lie("critical")
    assert d.value("blood") == 2


# --- the skill and the pool -------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-03")
def test_the_harvest_counts_enemies_where_the_avatar_stands() -> None:
    d = blood_duel(hand=["exsanguinate"], foes=["sexton-beetle"], avatar=HERE)
    d.cast("exsanguinate")
    assert d.value("blood") == 4  # three of the sorcery, one harvested
    d = blood_duel(hand=["exsanguinate"], foes=["sexton-beetle"], avatar=RIGHT)
    d.cast("exsanguinate")
    assert d.value("blood") == 3


@pytest.mark.parametrize(("attacker", "blood"), [("attic-bat", 2), ("leech-gatherer", 1)])
def test_the_harvest_is_richer_when_a_vampire_attacks(attacker: str, blood: int) -> None:
    d = blood_duel(here=[attacker], foes=[tired("carrier-ant", wounds=2)], avatar=HERE)
    d.fight()
    d.attack(attacker)
    d.let_lie("hit")
    d.choose("wound", "carrier-ant")
    assert d.value("blood") == blood


def test_the_harvest_takes_nothing_of_ones_own_dead() -> None:
    d = blood_duel(here=["ysolde-of-acre", "willing-victim"], avatar=HERE)
    d.activate("ysolde-of-acre")
    assert d.value("blood") == 2


@pytest.mark.rule("SOR-LIN-05")
def test_the_pool_holds_ten() -> None:
    d = blood_duel(here=["ysolde-of-acre", "willing-victim"], blood=9)
    d.activate("ysolde-of-acre")
    assert d.value("blood") == 10


@pytest.mark.rule("SOR-LIN-07")
def test_the_pools_tactic_is_for_vampires_and_two_blood() -> None:
    for here, blood, asked in (("fog-huntress", 2, "which-tactic"), ("fog-huntress", 1, "rerolls")):
        d = blood_duel(here=[here], foes=[tired("purifying-widow")], blood=blood, avatar=LEFT)
        d.fight()
        d.attack(here)
        assert d.asked == asked
    d = blood_duel(here=["willing-victim"], foes=[tired("purifying-widow")], blood=9)
    d.fight()
    d.attack("willing-victim")
    assert d.asked == "rerolls"


@pytest.mark.rule("SOR-LIN-08")
def test_three_blood_heal_three_wounds_on_one_battlefield() -> None:
    here = [{"card": "saint-malgrim", "wounds": 4}, {"card": "willing-victim", "wounds": 1}]
    d = blood_duel(here=here, right=[{"card": "attic-bat", "wounds": 1}], foes=["carrier-ant"], blood=4)
    d.activate("blood-pool")
    assert [option.verb for option in d.table.options] == ["mend-minions"]
    d.choose("mend-minions")
    d.go(HERE)
    d.answer("willing-victim")  # the other two have no choice
    assert (d.wounds("saint-malgrim"), d.wounds("willing-victim"), d.wounds("attic-bat")) == (2, 0, 1)
    assert (d.value("blood"), d.marked("blood-pool", "exhausted")) == (1, False)


@pytest.mark.rule("SOR-LIN-08")
def test_five_blood_deal_four_damage() -> None:
    d = blood_duel(left_foes=["purifying-widow"], foes=["cutpurse-mantis"], blood=5)
    d.activate("blood-pool")
    d.choose("smite")
    d.answer("purifying-widow")
    assert (d.wounds("purifying-widow"), d.value("blood")) == (4, 0)


@pytest.mark.rule("SOR-LIN-08")
def test_eight_blood_call_a_vampire_back() -> None:
    d = blood_duel(graveyard=["fog-huntress", "leech-gatherer", "attic-bat"], energy=2, blood=8)
    d.activate("blood-pool")
    d.choose("call")
    assert {option.card for option in d.table.options} == {"attic-bat", "fog-huntress"}
    d.answer("fog-huntress")
    assert (d.table.cards("hand", 0), d.energy, d.value("blood")) == (["fog-huntress"], 5, 0)


def test_a_rite_that_does_nothing_is_not_offered() -> None:
    d = blood_duel(here=["fog-huntress"], blood=7)
    assert not [option for option in d.table.options if option.card == "blood-pool"]
    d = blood_duel(here=["fog-huntress"], foes=["carrier-ant"], blood=4)
    assert not [option for option in d.table.options if option.card == "blood-pool"]
