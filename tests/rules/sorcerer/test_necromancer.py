"""The Necromancer: every card, and the skill, played for what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel

DEAD = ["highgate-jackal", "linen-footman", "resurrection-man"]


def necromancer(**laid: Any) -> Duel:
    return duel(lineage="necromancer", **laid)


# --- When Destroyed ---------------------------------------------------------------------------------------------------


def test_ushabti_draws_a_card_when_it_is_destroyed() -> None:
    d = necromancer(here=["ushabti", "professor-mortlake"], grimoire=["mummy-dust", "ba-bird"])
    d.activate("professor-mortlake")
    assert d.hand() == ["mummy-dust"]
    assert d.graveyard() == ["ushabti"]


def test_the_hulk_takes_two_life_of_every_enemy_where_it_falls_and_of_nobody_else() -> None:
    d = necromancer(
        here=["plague-pit-hulk", "professor-mortlake"], foes=["azmerod", "match-girl"], left_foes=["tyburn-hellhound"]
    )
    d.activate("professor-mortlake")
    assert d.foes() == ["azmerod"]  # the girl had one life; her flame finds nobody but the professor
    assert d.wounds("azmerod") == 2
    assert d.wounds("tyburn-hellhound") == 0
    assert (d.wounds("professor-mortlake"), d.card("professor-mortlake").get("flames", 0)) == (0, 1)


# --- digging ----------------------------------------------------------------------------------------------------------


def test_the_resurrection_man_shows_two_cards_and_buries_those_that_are_wanted_there() -> None:
    d = necromancer(hand=["resurrection-man"], grimoire=["ba-bird", "crypt-wakes", "ushabti"])
    d.cast("resurrection-man", at=HERE)
    assert (d.energy, d.omens) == (9, 1)
    assert d.seen_by(0, "grimoire") == ["ba-bird", "crypt-wakes", None]  # both, before anything is decided
    assert d.seen_by(1, "grimoire") == [None, None, None]
    assert d.choices("bury") == ["ba-bird"]
    d.choose("leave")
    d.choose("bury", "crypt-wakes")
    assert d.graveyard() == ["crypt-wakes"]
    assert d.grimoire() == ["ba-bird", "ushabti"]
    assert d.seat == 1


def test_digging_ends_with_the_grimoire() -> None:
    d = necromancer(hand=["resurrection-man"], grimoire=["ba-bird"])
    d.cast("resurrection-man", at=HERE)
    d.choose("bury", "ba-bird")
    assert (d.asked, d.seat) == ("action", 1)


def test_an_unrolling_party_buries_four_cards_and_takes_any_one_of_the_graveyard() -> None:
    d = necromancer(
        hand=["unrolling-party"], graveyard=["crypt-wakes"], grimoire=["ba-bird", "ushabti", *DEAD[:2], "mummy-dust"]
    )
    d.cast("unrolling-party")
    assert d.choices() == ["ba-bird", "crypt-wakes", "highgate-jackal", "linen-footman", "ushabti"]
    d.answer("crypt-wakes")
    assert d.hand() == ["crypt-wakes"]
    assert d.graveyard() == ["ba-bird", "highgate-jackal", "linen-footman", "unrolling-party", "ushabti"]
    assert d.grimoire() == ["mummy-dust"]
    assert d.energy == 9


# --- entombed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-LIN-01")
def test_a_footman_rises_where_the_avatar_stands_for_two_energy_and_an_action() -> None:
    d = necromancer(graveyard=["linen-footman"], avatar=RIGHT, energy=3)
    d.choose("unearth", "linen-footman")
    assert d.minions(RIGHT) == ["linen-footman"]
    assert not d.marked("linen-footman", "exhausted")
    assert (d.energy, d.value("actions"), d.graveyard()) == (1, 5, [])


@pytest.mark.parametrize(
    "laid",
    [{"energy": 1}, {"left": ["ushabti", "ba-bird", "highgate-jackal", "plague-pit-hulk"]}],
    ids=["poor", "full"],
)
def test_a_footman_stays_buried_without_energy_or_room(laid: dict[str, Any]) -> None:
    d = necromancer(graveyard=["linen-footman"], avatar=LEFT, **laid)
    assert not d.can("unearth")


def test_mummy_dust_deals_three_anywhere_and_two_more_from_the_grave_at_the_avatar() -> None:
    d = necromancer(
        hand=["mummy-dust"], avatar=LEFT, left_foes=["azmerod", "match-girl"], right_foes=["tyburn-hellhound"]
    )
    d.cast("mummy-dust")
    assert {option.at for option in d.table.options} == {LEFT, RIGHT}  # where there are enemies
    d.go(RIGHT)
    assert (d.wounds("tyburn-hellhound"), d.graveyard(), d.energy) == (2, ["mummy-dust"], 8)
    d.choose("channel")
    d.choose("unearth", "mummy-dust")
    assert d.choices() == ["azmerod", "match-girl"]
    d.answer("azmerod")
    assert (d.wounds("azmerod"), d.graveyard(), d.energy) == (2, [], 6)
    assert d.table.cards("exile", 0) == ["mummy-dust"]


@pytest.mark.rule("SOR-TERM-06", "SOR-EX-01")
def test_the_dust_is_distributed_point_by_point_and_death_is_heard_when_it_has_settled() -> None:
    d = necromancer(hand=["mummy-dust"], foes=["match-girl", "azmerod"], here=["ushabti"])
    d.cast("mummy-dust")
    assert (d.asked, d.choices()) == ("distribute", ["azmerod", "match-girl"])
    d.answer("match-girl")
    assert (d.wounds("azmerod"), d.graveyard(1)) == (1, ["match-girl"])  # she can take no more
    assert d.card("ushabti")["flames"] == 1  # her dying words


@pytest.mark.rule("SOR-TERM-06")
def test_nobody_divides_dust_that_is_enough_for_all() -> None:
    d = necromancer(hand=["mummy-dust"], foes=["match-girl", "ushabti"])
    d.cast("mummy-dust")
    assert d.foes() == [] and d.asked != "distribute"


def test_mummy_dust_stays_in_the_grave_with_nobody_at_the_avatar() -> None:
    d = necromancer(graveyard=["mummy-dust"], avatar=LEFT, foes=["azmerod"])
    assert not d.can("unearth")


def test_a_ba_bird_is_exiled_to_spur_a_minion_and_draw() -> None:
    d = necromancer(
        graveyard=["ba-bird"],
        avatar=HERE,
        here=["ushabti", "linen-footman"],
        left=["plague-pit-hulk"],
        grimoire=["ushabti"],
    )
    d.choose("unearth", "ba-bird")
    assert d.choices() == ["linen-footman", "ushabti"]
    d.answer("linen-footman")
    assert d.marked("linen-footman", "spurred")
    assert (d.hand(), d.energy, d.table.cards("exile", 0)) == (["ushabti"], 10, ["ba-bird"])


def test_menkhet_rises_over_three_other_dead_and_spurs_the_undead_she_meets() -> None:
    d = necromancer(
        graveyard=["menkhet-unburied", "ushabti", "mummy-dust", *DEAD],
        avatar=HERE,
        here=["linen-footman", "highgate-jackal"],
        left=["ba-bird"],
        energy=3,
    )
    d.choose("unearth", "menkhet-unburied")
    assert d.choices() == ["highgate-jackal", "linen-footman", "resurrection-man", "ushabti"]
    d.answer("ushabti", "linen-footman", "resurrection-man")
    assert d.minions() == ["linen-footman", "highgate-jackal", "menkhet-unburied"]
    assert sorted(d.table.cards("exile", 0)) == ["linen-footman", "resurrection-man", "ushabti"]
    spurred = {card: d.marked(card, "spurred") for card in [*d.minions(), "ba-bird"]}
    assert spurred == {
        "linen-footman": True,
        "highgate-jackal": False,  # a beast
        "menkhet-unburied": False,  # others
        "ba-bird": False,  # elsewhere
    }
    assert d.energy == 0


def test_menkhet_needs_three_others() -> None:
    d = necromancer(graveyard=["menkhet-unburied", "mummy-dust", *DEAD[:2]], avatar=HERE)
    assert not d.can("unearth", "menkhet-unburied")
    assert d.can("unearth", "linen-footman")


# --- tactics ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dead", "dice"), [(2, 3), (3, 4), (5, 4), (6, 5), (9, 6), (12, 6)])
def test_the_jackal_counts_the_minions_in_the_graveyard_by_threes(dead: int, dice: int) -> None:
    corpses = ["resurrection-man", "linen-footman", "ba-bird"] * 2
    corpses += [
        "ushabti",
        "professor-mortlake",
        "menkhet-unburied",
        "plague-pit-hulk",
        "zubata-lady-death",
        "highgate-jackal",
    ]
    d = necromancer(here=["highgate-jackal"], graveyard=[*corpses[:dead], "mummy-dust", "heart-scarab"], omens=1)
    d.fight()
    d.attack("highgate-jackal")
    assert d.dice == dice


def jar(**laid: Any) -> Duel:
    d = necromancer(here=[{"card": "linen-footman", "under": ["canopic-jar"]}], omens=1, **laid)
    d.fight()
    d.attack("linen-footman")
    return d


def test_the_jar_burns_a_corpse_for_two_attack() -> None:
    d = jar(graveyard=["ba-bird", "ushabti", "mummy-dust"])
    d.tactic("canopic-jar")
    assert d.choices() == ["ba-bird", "ushabti"]
    d.answer("ushabti")
    assert d.dice == 2 + 1 + 2
    assert (d.table.cards("exile", 0), d.graveyard()) == (["ushabti"], ["ba-bird", "mummy-dust"])


def test_the_jar_may_be_left_closed() -> None:
    d = jar(graveyard=["ba-bird"])
    d.decline()
    assert (d.dice, d.graveyard()) == (3, ["ba-bird"])


def test_the_jar_is_not_offered_without_a_corpse() -> None:
    d = jar(graveyard=["mummy-dust"])
    assert (d.asked, d.dice) == ("rerolls", 3)


# --- the dead return --------------------------------------------------------------------------------------------------


def test_the_crypt_wakes_for_a_minion_of_cost_five_or_less_on_any_battlefield() -> None:
    d = necromancer(hand=["crypt-wakes"], graveyard=["zubata-lady-death", "plague-pit-hulk", "mummy-dust", "ushabti"])
    d.cast("crypt-wakes")
    assert d.choices() == ["plague-pit-hulk", "ushabti"]
    d.answer("plague-pit-hulk")
    d.go(RIGHT)
    assert d.minions(RIGHT) == ["plague-pit-hulk"]
    assert (d.energy, d.graveyard()) == (6, ["crypt-wakes", "mummy-dust", "ushabti", "zubata-lady-death"])


@pytest.mark.rule("SOR-TERM-14")
def test_who_comes_from_the_crypt_digs_but_brings_no_omen() -> None:
    d = necromancer(hand=["crypt-wakes"], graveyard=["resurrection-man"], grimoire=["ushabti"])
    d.cast("crypt-wakes")
    d.go(HERE)
    assert d.asked == "dig"
    d.choose("bury", "ushabti")
    assert (d.omens, d.graveyard()) == (0, ["crypt-wakes", "ushabti"])


def test_mortlake_changes_a_minion_for_a_dead_one_that_costs_at_most_one_more() -> None:
    d = necromancer(
        here=["professor-mortlake", {"card": "linen-footman", "wounds": 1}, "ushabti"],
        graveyard=["highgate-jackal", "plague-pit-hulk", "resurrection-man"],
    )
    d.activate("professor-mortlake")
    assert d.choices() == ["linen-footman", "ushabti"]
    d.answer("linen-footman")
    assert d.choices() == ["highgate-jackal", "resurrection-man"]  # 3 and 1 for a 2; not the same one
    d.answer("highgate-jackal")
    assert d.minions() == ["professor-mortlake", "ushabti", "highgate-jackal"]
    assert d.graveyard() == ["linen-footman", "plague-pit-hulk", "resurrection-man"]
    d.choose("channel")
    assert not d.can("activate", "professor-mortlake")  # once per round


def test_mortlake_needs_a_patient_beside_him() -> None:
    d = necromancer(here=["professor-mortlake"], left=["linen-footman"], graveyard=["ushabti"])
    assert not d.can("activate", "professor-mortlake")


# --- what answers to death --------------------------------------------------------------------------------------------


def struck(*, foe: str = "thirteenth-guest", faces: tuple[str, ...], **laid: Any) -> Duel:
    """The enemy has attacked in Old London, where my minions are exhausted."""
    laid["here"] = [{"card": card} | {"exhausted": True} if isinstance(card, str) else card for card in laid["here"]]
    d = necromancer(foes=[foe], **{"p1": {"omens": 1}} | laid)
    d.fight()
    d.attack(foe)
    d.let_lie(*faces)
    return d


def test_zubata_calls_the_first_of_her_dead_back_exhausted_and_the_second_stays_dead() -> None:
    d = struck(
        here=["zubata-lady-death", "ushabti", "resurrection-man"], faces=("hit",) * 5, grimoire=["mummy-dust"] * 2
    )
    d.choose("wound", "ushabti")
    assert d.asked == "which-answer"  # her call, or its own card first
    d.answer("zubata-lady-death")
    d.yes()
    assert d.minions() == ["zubata-lady-death", "resurrection-man", "ushabti"]
    assert d.marked("ushabti", "exhausted")
    assert d.hand() == ["mummy-dust"]  # its When Destroyed is not lost
    d.choose("wound", "ushabti")
    assert d.minions() == ["zubata-lady-death", "resurrection-man"]
    assert d.hand() == ["mummy-dust", "mummy-dust"]
    assert d.asked == "assign-hit"


def test_zubata_may_wait_for_a_better_one() -> None:
    d = struck(here=["zubata-lady-death", "ushabti", "linen-footman"], faces=("hit",) * 5)
    d.choose("wound", "ushabti")
    d.answer("ushabti")
    d.no()
    for _ in range(3):
        d.choose("wound", "linen-footman")
    d.yes()
    assert d.minions() == ["zubata-lady-death", "linen-footman"]
    assert d.wounds("linen-footman") == 0


def test_zubata_does_not_call_herself_nor_the_enemys_dead() -> None:
    d = necromancer(hand=["mummy-dust"], here=["zubata-lady-death"], foes=["match-girl"], grimoire=["ushabti"])
    d.cast("mummy-dust")
    assert d.foes() == []
    assert d.asked == "action"


SKILL = "jackals-due"


def test_the_jackal_returns_a_cheaper_dead_minion_for_the_first_of_mine_that_dies_at_the_avatar() -> None:
    d = struck(
        here=["linen-footman", "highgate-jackal"],
        faces=("double",) * 5,
        avatar=HERE,
        graveyard=["ushabti", "resurrection-man", "ba-bird", "mummy-dust"],
    )
    for _ in range(3):
        d.choose("wound", "linen-footman")
    assert d.choices() == ["resurrection-man", "ushabti"]  # cheaper than two
    assert d.can("pass")
    d.answer("resurrection-man")
    assert d.hand() == ["resurrection-man"]
    for _ in range(3):
        d.choose("wound", "highgate-jackal")
    assert d.hand() == ["resurrection-man"]  # once per round
    assert d.graveyard() == ["ba-bird", "highgate-jackal", "linen-footman", "mummy-dust", "ushabti"]


def test_a_share_that_was_refused_may_be_taken_later_in_the_round() -> None:
    d = struck(here=["linen-footman", "highgate-jackal"], faces=("double",) * 5, avatar=HERE, graveyard=["ushabti"])
    for _ in range(3):
        d.choose("wound", "linen-footman")
    d.decline()
    for _ in range(3):
        d.choose("wound", "highgate-jackal")
    assert d.choices() == ["linen-footman", "ushabti"]


@pytest.mark.rule("SOR-SKILL-01")
def test_the_jackal_has_no_share_away_from_the_avatar() -> None:
    d = struck(here=["linen-footman"], faces=("double", "hit"), avatar=LEFT, graveyard=["ushabti"])
    for _ in range(3):
        d.choose("wound", "linen-footman")
    assert d.minions() == []
    assert d.hand() == []


SCARAB = {"card": "linen-footman", "under": ["heart-scarab"], "exhausted": True}


def test_the_scarab_saves_its_minion_into_the_hand_from_the_last_point_of_an_attack() -> None:
    d = struck(here=[SCARAB], faces=("hit",) * 5)
    for _ in range(3):
        d.choose("wound", "linen-footman")
    assert d.wounds("linen-footman") == 3  # three life, and one of the scarab
    d.choose("wound", "linen-footman")
    assert (d.asked, d.seat) == ("keep-heart", 0)
    d.yes()
    assert (d.minions(), d.hand(), d.graveyard()) == ([], ["linen-footman"], ["heart-scarab"])


def test_the_scarab_may_let_its_minion_die() -> None:
    d = struck(here=[SCARAB], faces=("hit",) * 5)
    for _ in range(4):
        d.choose("wound", "linen-footman")
    d.no()
    assert (d.minions(), d.hand(), d.graveyard()) == ([], [], ["heart-scarab", "linen-footman"])


def test_the_scarab_does_not_help_against_sorcery() -> None:
    d = duel(lineage="demonologist", hand=["spontaneous-combustion"], foes=[SCARAB | {"flames": 1}])
    d.cast("spontaneous-combustion")
    assert (d.foes(), d.hand(1)) == ([], [])


@pytest.mark.rule("SOR-FX-01", "SOR-FX-02")
def test_the_bird_brings_a_card_though_nobody_is_at_the_avatar() -> None:
    d = necromancer(graveyard=["ba-bird"], grimoire=["fog-manta"])
    d.choose("unearth", "ba-bird")
    assert (d.hand(), d.graveyard()) == (["fog-manta"], [])
