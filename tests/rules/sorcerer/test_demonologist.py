"""The Demonologist: every card, and the skill, played for what it does."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.table.errors import NotLegal
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import number

BURNING = {"card": "professor-mortlake", "flames": 1}


def demonologist(**laid: Any) -> Duel:
    return duel(lineage="demonologist", **laid)


def flames(d: Duel, *cards: str) -> list[int]:
    """The flames on minions in play."""
    return [int(d.card(card).get("flames", 0)) for card in cards]


# --- setting fire -----------------------------------------------------------------------------------------------------


def test_a_match_girl_leaves_a_flame_on_an_enemy_where_she_dies() -> None:
    d = demonologist(
        here=["match-girl", "black-mass-verger"],
        foes=["highgate-jackal", "linen-footman"],
        left_foes=["ba-bird"],
    )
    d.activate("black-mass-verger")
    assert d.choices() == ["highgate-jackal", "linen-footman"]
    d.answer("highgate-jackal")
    # one of hers on the jackal, and the verger's on both
    assert flames(d, "highgate-jackal", "linen-footman", "ba-bird") == [2, 1, 0]


@pytest.mark.rule("SOR-LIN-02", "SOR-LIN-03")
def test_an_imp_sets_an_enemy_on_fire_where_it_arrives_and_the_fire_burns_at_the_end_of_the_round() -> None:
    d = demonologist(hand=["chimney-imp"], foes=["highgate-jackal", "linen-footman"], left_foes=["ba-bird"])
    d.cast("chimney-imp", at=HERE)
    assert d.choices() == ["highgate-jackal", "linen-footman"]
    d.answer("highgate-jackal")
    assert flames(d, "highgate-jackal", "linen-footman") == [1, 0]
    assert (d.wounds("highgate-jackal"), d.energy) == (0, 7)
    exhausted = [
        {"card": "highgate-jackal", "flames": 1, "exhausted": True},
        {"card": "linen-footman", "exhausted": True},
    ]
    d.table.arrange({"p0.minions@old-london": [], f"p1.minions@{HERE}": exhausted, f"p1.minions@{LEFT}": []})
    d.lay(p0__actions=0, p1__actions=1)
    d.choose("channel")
    assert (d.asked, d.wounds("highgate-jackal"), d.wounds("linen-footman")) == ("energy", 1, 0)
    assert flames(d, "highgate-jackal") == [1]  # it burns on


def test_an_imp_may_come_where_nobody_is() -> None:
    d = demonologist(hand=["chimney-imp"], left_foes=["ba-bird"])
    d.cast("chimney-imp", at=HERE)
    assert d.minions() == ["chimney-imp"]
    assert flames(d, "ba-bird") == [0]


@pytest.mark.rule("SOR-TERM-06")
@pytest.mark.parametrize("second", ["ba-bird", "linen-footman"])
def test_a_brimstone_letter_spreads_two_flames_as_one_likes(second: str) -> None:
    d = demonologist(hand=["brimstone-letter"], foes=["linen-footman"], right_foes=["ba-bird"])
    d.cast("brimstone-letter")
    d.answer("linen-footman", second)
    assert flames(d, "linen-footman", "ba-bird") == ([1, 1] if second == "ba-bird" else [2, 0])
    assert (d.energy, d.graveyard()) == (8, ["brimstone-letter"])


@pytest.mark.rule("SOR-ATT-02", "SOR-ATT-03")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_who_wears_a_tarred_shirt_catches_fire_attacking_up_to_two_flames(before: int, after: int) -> None:
    shirt = {"card": "highgate-jackal", "flames": before, "curses": ["tarred-shirt"]}
    d = demonologist(here=[{"card": "azmerod", "exhausted": True}], foes=[shirt], p1={"omens": 1})
    d.fight()
    d.attack("highgate-jackal")
    if d.asked == "which-tactic":
        d.tactic("tarred-shirt")
    assert flames(d, "highgate-jackal") == [after]
    assert d.dice == 3 - 1


def test_a_tarred_shirt_is_put_on_an_enemy_and_comes_back_to_its_owner() -> None:
    d = demonologist(hand=["tarred-shirt", "spontaneous-combustion"], foes=["ushabti"], here=["chimney-imp"])
    d.cast("tarred-shirt", on="ushabti")
    assert d.under("ushabti") == ["tarred-shirt"]
    assert d.energy == 8
    d.choose("channel")
    d.cast("spontaneous-combustion")
    assert d.graveyard() == ["spontaneous-combustion", "tarred-shirt"]
    assert d.graveyard(1) == ["ushabti"]


@pytest.mark.parametrize(("criticals", "put"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_the_hellhound_breathes_a_flame_for_each_critical_at_most_two(criticals: int, put: int) -> None:
    d = demonologist(here=["tyburn-hellhound"], foes=[{"card": "zubata-lady-death", "exhausted": True}], omens=1)
    d.fight()
    d.attack("tyburn-hellhound")
    assert d.dice == 4
    d.let_lie(*["critical"] * criticals)
    assert flames(d, "zubata-lady-death") == [put]
    if criticals == 0:
        assert d.asked == "energy"  # the next round


def test_the_hellhound_chooses_whom() -> None:
    foes = [{"card": card, "exhausted": True} for card in ("zubata-lady-death", "highgate-jackal")]
    d = demonologist(here=["tyburn-hellhound"], foes=foes, left_foes=[{"card": "ba-bird", "exhausted": True}], omens=1)
    d.fight()
    d.attack("tyburn-hellhound")
    d.let_lie("critical", "critical")
    assert (d.seat, d.choices()) == (0, ["highgate-jackal", "zubata-lady-death"])
    d.answer("highgate-jackal", "zubata-lady-death")
    assert flames(d, "highgate-jackal", "zubata-lady-death") == [1, 1]
    assert d.asked == "assign-critical"


def test_only_its_own_attack_counts_for_the_hellhound() -> None:
    d = demonologist(
        here=[{"card": "tyburn-hellhound", "exhausted": True}, "chimney-imp"],
        foes=[{"card": "zubata-lady-death", "exhausted": True}],
        omens=1,
    )
    d.fight()
    d.attack("chimney-imp")
    d.let_lie("critical", "critical")
    assert (d.asked, flames(d, "zubata-lady-death")) == ("assign-critical", [0])


def test_the_great_fire_burns_all_enemies_of_one_battlefield_at_once() -> None:
    d = demonologist(
        hand=["great-fire"],
        here=["azmerod"],
        foes=["ushabti", BURNING, {"card": "menkhet-unburied", "flames": 4}],
        left_foes=["ba-bird"],
    )
    d.cast("great-fire")
    d.go(HERE)
    assert d.foes() == ["professor-mortlake", "menkhet-unburied"]
    assert (d.wounds("professor-mortlake"), d.wounds("menkhet-unburied")) == (2, 3)  # three flames count
    assert flames(d, "professor-mortlake", "menkhet-unburied", "ba-bird", "azmerod") == [2, 5, 0, 0]
    assert (d.wounds("azmerod"), d.energy) == (0, 5)


# --- what feeds on flames ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "dice"),
    [
        ({"foes": [BURNING]}, 4),
        ({"foes": ["professor-mortlake"]}, 3),
        ({"right_foes": [BURNING]}, 3),
        ({"right": [{"card": "azmerod", "flames": 2, "exhausted": True}]}, 3),
    ],
    ids=["burns", "does not", "elsewhere", "own"],
)
def test_a_rake_fights_better_beside_a_fire(laid: dict[str, Any], dice: int) -> None:
    d = demonologist(here=["hellfire-rake"], omens=1, **laid)
    d.fight()
    d.attack("hellfire-rake")
    assert d.dice == dice


@pytest.mark.parametrize(("burning", "dice"), [((0, 0), 4), ((1, 0), 5), ((1, 1), 6), ((5, 0), 7), ((2, 2), 7)])
def test_azmerod_counts_the_flames_here_up_to_three(burning: tuple[int, int], dice: int) -> None:
    foes = [
        {"card": card, "flames": n} for card, n in zip(("zubata-lady-death", "menkhet-unburied"), burning, strict=True)
    ]
    d = demonologist(here=["azmerod"], foes=foes, omens=1)
    d.fight()
    d.attack("azmerod")
    assert d.dice == dice


def cane(**laid: Any) -> Duel:
    d = demonologist(here=[{"card": "chimney-imp", "under": ["salamander-cane"]}], omens=1, **laid)
    d.fight()
    d.attack("chimney-imp")
    return d


def test_the_cane_takes_a_flame_for_two_attack() -> None:
    d = cane(foes=["ba-bird", {"card": "zubata-lady-death", "flames": 2}, {"card": "highgate-jackal", "flames": 1}])
    d.tactic("salamander-cane")
    assert d.choices() == ["highgate-jackal", "zubata-lady-death"]
    d.answer("zubata-lady-death")
    assert d.dice == 3 + 1 + 2
    assert flames(d, "zubata-lady-death", "highgate-jackal") == [1, 1]


def test_the_cane_may_leave_the_fire_alone_and_needs_one() -> None:
    d = cane(foes=[BURNING])
    d.decline()
    assert (d.dice, flames(d, "professor-mortlake")) == (4, [1])
    assert cane(foes=["professor-mortlake"]).asked == "rerolls"


@pytest.mark.parametrize(("burning", "wounds"), [(0, 2), (1, 4), (2, 6), (3, 8), (5, 8)])
def test_spontaneous_combustion_grows_with_the_flames(burning: int, wounds: int) -> None:
    whale = {"card": "zubata-lady-death", "flames": burning}
    d = demonologist(hand=["spontaneous-combustion"], left_foes=["ba-bird"], foes=[whale])
    d.cast("spontaneous-combustion")
    d.answer("zubata-lady-death")
    assert d.said("wounded") == ["zubata-lady-death"]
    told = next(event for event in d.events if event.what == "note" and event.data["note"] == "wounded")
    assert told.data["number"] == wounds
    assert (d.foes() == []) == (wounds >= 4)
    assert d.energy == 7


# --- the altar --------------------------------------------------------------------------------------------------------

DEMONS = ["chimney-imp", "tyburn-hellhound", "azmerod", "thirteenth-guest"]


@pytest.mark.parametrize(("there", "prices"), [([], [3, 4, 5, 6, 2]), (["abbess-ashcombe"], [2, 3, 4, 5, 2])])
def test_the_abbess_makes_demons_cheaper_wherever_she_is(there: list[str], prices: list[int]) -> None:
    d = demonologist(left=there, hand=[*DEMONS, "hellfire-rake"])
    assert [d.price_by("cast", card) for card in [*DEMONS, "hellfire-rake"]] == prices


@pytest.mark.rule("SOR-TERM-02")
def test_a_blanked_abbess_sends_no_invitations() -> None:
    d = demonologist(left=[{"card": "abbess-ashcombe", "blanked": True}], hand=["azmerod"])
    assert d.price_by("cast", "azmerod") == 5


@pytest.mark.rule("SOR-ACT-06")
@pytest.mark.parametrize(("blanked", "less"), [(False, 1), (True, 0)])
def test_who_cannot_pay_for_a_demon_is_told_what_it_costs_with_her(blanked: bool, less: int) -> None:
    price = number("azmerod", "cost") - less
    d = demonologist(left=[{"card": "abbess-ashcombe", "blanked": blanked}], hand=["azmerod"], energy=price - 1)
    with pytest.raises(NotLegal) as refused:
        d.table.choose("cast", card="azmerod")
    assert refused.value.said("en").endswith(f"costs {price} energy, you have {price - 1}")


def test_the_abbess_pays_less() -> None:
    d = demonologist(left=["abbess-ashcombe"], hand=["azmerod"], energy=4)
    d.cast("azmerod", at=HERE)
    assert d.energy == 0


@pytest.mark.parametrize(
    ("here", "foe", "drawn"),
    [
        (["abbess-ashcombe"], {"card": "ushabti", "flames": 1}, 1),
        (["abbess-ashcombe"], {"card": "ushabti"}, 0),
        ([], {"card": "ushabti", "flames": 1}, 0),
    ],
    ids=["burning", "not burning", "elsewhere"],
)
def test_the_abbess_draws_when_a_burning_enemy_dies_where_she_is(
    here: list[str], foe: dict[str, Any], drawn: int
) -> None:
    d = demonologist(
        hand=["spontaneous-combustion"],
        here=here,
        left=[] if here else ["abbess-ashcombe"],
        foes=[foe],
        grimoire=["azmerod", "great-fire"],
    )
    d.cast("spontaneous-combustion")
    assert d.foes() == []
    assert d.hand() == ["azmerod"] * drawn


def test_the_abbess_draws_once_a_round_and_not_for_her_own_dead() -> None:
    ashes = [{"card": "ushabti", "flames": 1}, {"card": "linen-footman", "flames": 1}]
    own = [{"card": "match-girl", "flames": 1}]
    d = demonologist(hand=["devils-bargain", "great-fire"], here=["abbess-ashcombe", *own], foes=ashes)
    d.table.arrange({"p0.grimoire": ["azmerod"] * 1 + ["chimney-imp"] * 2 + ["hellfire-rake"] * 2})
    d.cast("devils-bargain")
    d.answer("match-girl", "linen-footman")
    assert d.hand() == ["azmerod", "chimney-imp", "chimney-imp", "great-fire"]  # three, none of them hers
    d.choose("channel")
    d.cast("great-fire")
    d.go(HERE)
    assert d.foes() == []  # two burning ones
    assert len(d.hand()) == 3 + 1


@pytest.mark.parametrize(("given", "energy"), [("hellfire-rake", 10 - 1 + 1), ("chimney-imp", 9)])
def test_the_devil_gives_three_cards_for_a_minion_and_energy_for_a_cultist(given: str, energy: int) -> None:
    d = demonologist(
        hand=["devils-bargain"], here=["hellfire-rake"], left=["chimney-imp"], grimoire=["azmerod", *["match-girl"] * 2]
    )
    d.cast("devils-bargain")
    assert d.choices() == ["chimney-imp", "hellfire-rake"]
    d.answer(given)
    assert d.hand() == ["azmerod", "match-girl", "match-girl"]
    assert d.energy == energy
    assert d.graveyard() == sorted(["devils-bargain", given])


@pytest.mark.rule("SOR-FX-02")
def test_without_a_minion_the_devil_gives_nothing() -> None:
    d = demonologist(hand=["devils-bargain"], grimoire=["azmerod"])
    d.cast("devils-bargain")
    assert (d.hand(), d.energy) == ([], 9)


def test_the_verger_burns_all_enemies_here_for_another_minion_once_a_round() -> None:
    d = demonologist(
        here=["black-mass-verger", "chimney-imp", "hellfire-rake"],
        foes=["ba-bird", "highgate-jackal"],
        left_foes=["ushabti"],
    )
    d.activate("black-mass-verger")
    assert d.choices() == ["chimney-imp", "hellfire-rake"]
    d.answer("chimney-imp")
    assert flames(d, "ba-bird", "highgate-jackal", "ushabti") == [1, 1, 0]
    assert d.graveyard() == ["chimney-imp"]
    d.choose("channel")
    assert not d.can("activate", "black-mass-verger")


@pytest.mark.parametrize(
    "laid",
    [{"here": ["black-mass-verger"], "foes": ["ba-bird"]}, {"here": ["black-mass-verger", "chimney-imp"]}],
    ids=["nobody to give", "nobody to burn"],
)
def test_the_verger_needs_somebody_to_give_and_somebody_to_burn(laid: dict[str, Any]) -> None:
    assert not demonologist(**laid).can("activate", "black-mass-verger")


def test_the_guest_takes_one_of_mine_and_a_burning_enemy() -> None:
    d = demonologist(
        hand=["thirteenth-guest"],
        here=["match-girl", "hellfire-rake"],
        foes=["ba-bird", {"card": "zubata-lady-death", "flames": 1}, {"card": "highgate-jackal", "flames": 1}],
    )
    d.cast("thirteenth-guest", at=HERE)
    assert d.choices() == ["hellfire-rake", "match-girl"]
    d.answer("hellfire-rake")
    assert d.choices() == ["highgate-jackal", "zubata-lady-death"]
    d.answer("zubata-lady-death")
    assert d.minions() == ["match-girl", "thirteenth-guest"]
    assert d.foes() == ["ba-bird", "highgate-jackal"]
    assert d.energy == 4


def test_the_guest_may_sit_down_peacefully() -> None:
    d = demonologist(hand=["thirteenth-guest"], here=["match-girl"], foes=[BURNING])
    d.cast("thirteenth-guest", at=HERE)
    d.decline()
    assert (d.minions(), d.foes()) == (["match-girl", "thirteenth-guest"], ["professor-mortlake"])


def test_the_guest_asks_for_nobody_where_nobody_burns() -> None:
    d = demonologist(hand=["thirteenth-guest"], here=["hellfire-rake"], foes=["ba-bird"], left_foes=[BURNING])
    d.cast("thirteenth-guest", at=HERE)
    assert (d.asked, d.seat) == ("action", 1)


@pytest.mark.rule("SOR-FX-01", "SOR-FX-02")
def test_the_guest_finds_whom_the_dying_girl_has_set_on_fire() -> None:
    d = demonologist(hand=["thirteenth-guest"], here=["match-girl"], foes=["ba-bird"])
    d.cast("thirteenth-guest", at=HERE)
    d.answer("match-girl")
    assert (d.minions(), d.foes(), d.graveyard(1)) == (["thirteenth-guest"], [], ["ba-bird"])


# --- the skill --------------------------------------------------------------------------------------------------------


def hellfire(avatar: str, *faces: str, jackal: dict[str, Any] | None = None) -> Duel:
    """The hellhound attacks two minions with my avatar there or not; other skills sleep."""
    foes: list[dict[str, Any]] = [{"card": card, "exhausted": True} for card in ("menkhet-unburied", "highgate-jackal")]
    foes[1] |= jackal or {}
    d = demonologist(here=["tyburn-hellhound"], foes=foes, omens=1, avatar=avatar)
    skills = d.table.cards("skills", 0)
    d.lay(p0__skills=[{"card": card, "exhausted": card != "hellfire"} for card in skills])
    d.fight()
    d.attack("tyburn-hellhound")
    d.let_lie(*faces)
    return d


def test_hellfire_kindles_the_first_minion_that_my_attack_wounds_once_a_round() -> None:
    d = hellfire(HERE, "hit", "hit", "hit")
    d.choose("wound", "highgate-jackal")
    assert flames(d, "menkhet-unburied", "highgate-jackal") == [0, 1]
    d.choose("wound", "menkhet-unburied")
    assert flames(d, "menkhet-unburied", "highgate-jackal") == [0, 1]
    assert d.marked("hellfire", "used")
    assert not d.marked("hellfire", "exhausted")


def test_hellfire_leaves_the_defence_and_the_dead_alone() -> None:
    d = hellfire(HERE, "hit", "hit", "hit", "hit", jackal={"wounds": 2})
    d.choose("break")
    assert not d.marked("hellfire", "used")
    d.choose("wound", "highgate-jackal")
    assert d.foes() == ["menkhet-unburied"]
    assert not d.marked("hellfire", "used")  # it waits for one that lives
    d.choose("wound", "menkhet-unburied")
    assert flames(d, "menkhet-unburied") == [1]


@pytest.mark.rule("SOR-SKILL-01", "SOR-SKILL-03")
def test_hellfire_burns_only_at_the_avatar() -> None:
    d = hellfire(RIGHT, "hit", "hit")
    d.choose("wound", "highgate-jackal")
    assert flames(d, "highgate-jackal") == [0]
