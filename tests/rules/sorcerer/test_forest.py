"""The Haunted Forest: every card and the skill, played."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel

MASON = "scaled-mason"  # 3/5, nothing that happens by itself
WRECKER = "shore-wrecker"  # 2/3


def forest(**laid: Any) -> Duel:
    """My domain is the Haunted Forest."""
    return duel("tegu", "necromancer", "haunted-forest", **laid)


# --- the skill --------------------------------------------------------------------------------------------------------


def test_the_attacker_is_stronger_while_another_minion_is_ready() -> None:
    d = forest(here=[MASON, WRECKER], avatar=HERE, omens=1)
    d.fight()
    d.attack(MASON)
    assert d.dice == 3 + 1  # the wrecker is ready
    d.decline()
    d.attack(WRECKER)
    assert d.dice == 2  # the last of the pack hunts alone


def test_the_pack_closes_in_only_where_the_avatar_stands() -> None:
    d = forest(here=[MASON, WRECKER], omens=1)
    d.fight()
    d.attack(MASON)
    assert d.dice == 3


def test_the_skill_stays_ready_for_every_attack() -> None:
    d = forest(here=[MASON, WRECKER, "marsh-light"], avatar=HERE, omens=1)
    d.fight()
    for card, dice in ((MASON, 4), (WRECKER, 3), ("marsh-light", 3)):
        d.attack(card)
        assert d.dice == dice
        d.decline()


# --- ambush -----------------------------------------------------------------------------------------------------------


def test_a_hound_follows_a_minion_that_is_played_once_per_round() -> None:
    d = forest(left=["heath-hound"], hand=[MASON, WRECKER])
    d.cast(MASON, at=RIGHT)  # from flank to flank
    assert d.asked == "join-the-hunt"
    d.yes()
    assert (d.minions(LEFT), sorted(d.minions(RIGHT))) == ([], ["heath-hound", MASON])
    d.lay(p1__actions=0)
    d.choose("channel")
    if d.seat == 1:
        d.choose("channel")
    d.cast(WRECKER, at=HERE)
    assert d.asked != "join-the-hunt" and "heath-hound" in d.minions(RIGHT)  # it has run once


def test_a_hound_may_stay_and_is_not_called_by_other_cards() -> None:
    d = forest(left=["heath-hound"], hand=[MASON, "closing-ring"], foes=[WRECKER])
    d.cast("closing-ring")
    assert d.asked != "join-the-hunt"
    d.lay(p1__actions=0)
    d.choose("channel")
    d.cast(MASON, at=HERE)
    d.no()
    assert d.minions(LEFT) == ["heath-hound"]
    assert not d.marked("heath-hound", "used")


def test_a_hound_finds_no_room_on_a_full_side() -> None:
    d = forest(left=["heath-hound"], here=[MASON, WRECKER, "mother-of-gulls"], hand=["white-hart"])
    d.cast("white-hart", at=HERE)
    assert d.asked != "join-the-hunt" and d.minions(LEFT) == ["heath-hound"]


def test_the_marsh_light_calls_somebody_from_anywhere() -> None:
    d = forest(left=[MASON], right=[WRECKER], hand=["marsh-light"])
    d.cast("marsh-light", at=RIGHT)
    assert d.choices() == [MASON]  # the wrecker is there already
    d.answer(MASON)
    assert sorted(d.minions(RIGHT)) == ["marsh-light", MASON, WRECKER]


def test_the_marsh_light_need_not_call() -> None:
    d = forest(left=[MASON], hand=["marsh-light"])
    d.cast("marsh-light", at=HERE)
    d.decline()
    assert (d.minions(LEFT), d.minions()) == ([MASON], ["marsh-light"])


def test_the_huntsman_is_exhausted_to_move_and_spur_two() -> None:
    d = forest(here=["faceless-huntsman"], left=[MASON, WRECKER], right=["white-hart"])
    d.activate("faceless-huntsman")
    d.answer(MASON, "white-hart")
    assert sorted(d.minions()) == ["faceless-huntsman", MASON, "white-hart"]
    assert d.minions(LEFT) == [WRECKER]
    assert d.marked("faceless-huntsman", "exhausted")
    assert [d.marked(card, "spurred") for card in (MASON, "white-hart", WRECKER)] == [True, True, False]
    assert d.value("actions") == 5


def test_the_huntsman_may_call_one_only() -> None:
    d = forest(here=["faceless-huntsman"], left=[MASON, WRECKER])
    d.activate("faceless-huntsman")
    d.answer(MASON)
    d.decline()
    assert d.minions(LEFT) == [WRECKER] and d.marked(MASON, "spurred")


def test_the_huntsman_hunts_only_if_ready_and_with_somebody_to_call() -> None:
    assert not forest(here=["faceless-huntsman", MASON]).can("activate", "faceless-huntsman")
    tired = {"card": "faceless-huntsman", "exhausted": True}
    assert not forest(here=[tired], left=[MASON]).can("activate", "faceless-huntsman")
    assert forest(here=["faceless-huntsman"], left=[MASON]).can("activate", "faceless-huntsman")


def test_into_the_thicket_moves_two_and_heals_them() -> None:
    d = forest(
        hand=["into-the-thicket"],
        here=[{"card": MASON, "wounds": 3}],
        left=[{"card": WRECKER, "wounds": 1}],
        right=["white-hart"],
    )
    d.cast("into-the-thicket")
    d.go(RIGHT)
    d.answer(MASON, WRECKER)
    assert sorted(d.minions(RIGHT)) == [MASON, WRECKER, "white-hart"]
    assert (d.wounds(MASON), d.wounds(WRECKER)) == (1, 0)
    assert (d.energy, d.graveyard()) == (7, ["into-the-thicket"])


def test_the_mist_cloak_lets_its_bearer_slip_away_after_the_attack() -> None:
    d = forest(here=[{"card": MASON, "under": ["mist-cloak"]}, WRECKER], omens=1)
    d.fight()
    d.attack(MASON)
    d.let_lie()
    assert d.asked == "slip-to"
    assert sorted(option.at or "" for option in d.options_of("choose-place")) == [LEFT, RIGHT]
    d.go(RIGHT)
    assert (d.minions(RIGHT), d.minions()) == ([MASON], [WRECKER])
    assert d.under(MASON) == ["mist-cloak"] and d.marked(MASON, "exhausted")
    d.attack(WRECKER)
    d.let_lie()
    assert d.asked != "slip-to"  # somebody else's attack


def test_the_mist_cloak_adds_a_point_of_essence() -> None:
    d = forest(here=[{"card": WRECKER, "wounds": 2}], hand=["mist-cloak"])
    d.cast("mist-cloak", on=WRECKER)
    d.lay(**{"p0__minions@old-london": [{"card": WRECKER, "wounds": 3, "laden": True}]})
    assert d.minions() == [WRECKER] and d.energy == 9


# --- the pack ---------------------------------------------------------------------------------------------------------


def test_the_hart_heals_all_others_here_when_it_attacks() -> None:
    d = forest(
        here=[{"card": "white-hart", "wounds": 1}, {"card": MASON, "wounds": 2}, WRECKER],
        left=[{"card": "marsh-light", "wounds": 1, "exhausted": True}],
        omens=1,
    )
    d.fight()
    d.attack("white-hart")
    assert [d.wounds(card) for card in ("white-hart", MASON, WRECKER, "marsh-light")] == [1, 1, 0, 1]


def test_the_hart_brings_an_omen() -> None:
    d = forest(hand=["white-hart"])
    d.cast("white-hart", at=HERE)
    assert (d.omens, d.energy) == (1, 7)


def test_the_wolf_hunts_better_with_a_beast() -> None:
    for helper, dice in (("heath-hound", 4 + 3), (WRECKER, 4 + 2)):
        d = forest(here=["epping-wolf", helper], omens=1)
        d.fight()
        d.attack("epping-wolf")
        d.tactic("epping-wolf")
        assert d.dice == dice
        assert d.marked(helper, "exhausted")  # it will not attack


def test_the_wolf_may_hunt_alone() -> None:
    d = forest(here=["epping-wolf", "heath-hound"], omens=1)
    d.fight()
    d.attack("epping-wolf")
    d.decline()
    assert d.dice == 4 and not d.marked("heath-hound", "exhausted")


def test_the_order_of_skill_and_hunt_is_the_attackers() -> None:
    d = forest(here=["epping-wolf", WRECKER], avatar=HERE, omens=1)
    d.fight()
    d.attack("epping-wolf")
    assert d.choices("tactic") == ["epping-wolf", "the-pack-closes-in"]
    d.tactic("the-pack-closes-in")  # while the wrecker is ready
    d.tactic("epping-wolf")
    assert d.dice == 4 + 1 + 2


def test_the_ring_closes_by_as_many_as_stand_there() -> None:
    pack = [WRECKER, "white-hart", "marsh-light"]
    d = forest(hand=["closing-ring"], here=pack, foes=[MASON], left_foes=["epping-wolf"])
    d.cast("closing-ring")  # nobody of mine is on the left: there is only one to choose
    assert (d.wounds(MASON), d.energy) == (3, 9)
    assert d.wounds("epping-wolf") == 0


@pytest.mark.rule("SOR-TERM-06")
def test_the_ring_is_drawn_among_the_enemies_of_one_battlefield() -> None:
    pack = [WRECKER, "white-hart", "marsh-light"]
    d = forest(hand=["closing-ring"], here=pack, left=["heath-hound"], foes=[MASON, WRECKER], left_foes=["epping-wolf"])
    d.cast("closing-ring")
    assert (d.asked, {option.at for option in d.table.options}) == ("close-at", {HERE, LEFT})
    d.go(HERE)
    d.answer(WRECKER, MASON, MASON)
    assert (d.card(WRECKER, 1)["wounds"], d.wounds(MASON), d.wounds("epping-wolf")) == (1, 2, 0)


def test_no_more_than_three_close_in() -> None:
    d = forest(
        hand=["closing-ring"], here=[WRECKER, WRECKER, "marsh-light", "heath-hound"], foes=["epping-wolf", MASON]
    )
    d.cast("closing-ring")
    d.answer(*[MASON] * 3)
    assert (d.wounds(MASON), d.asked) == (3, "action")


@pytest.mark.rule("SOR-TEAM-11")
def test_the_ring_counts_no_minions_of_a_partner() -> None:
    options = {"mode": "teams", "first_player": "first_seat", "domains": ["haunted-forest"]}
    table = Table.open("sorcerer", players=4, seed=3, options=options)
    while table.prompt is not None and table.prompt.id != "action":
        table.choose("keep" if table.prompt.id == "mulligan" else 0)
    assert table.seat == 0
    table.arrange(
        {
            "p0.hand": ["closing-ring"],
            "p0.minions@old-london": ["heath-hound"],
            "p2.minions@old-london": [MASON, WRECKER],
            "p1.minions@old-london": ["the-unblinking"],
        }
    )
    table.choose("cast", card="closing-ring")
    field = next(place for place in table.view(0)["places"]["fields"] if place["id"] == HERE)
    assert field["sides"][1]["piles"]["minions"]["cards"][0]["wounds"] == 1


def test_nobody_hides_where_all_of_mine_are_already() -> None:
    d = forest(hand=["into-the-thicket"], here=[MASON, WRECKER])
    d.cast("into-the-thicket")
    assert (d.asked, {option.at for option in d.table.options}) == ("where-to-hide", {LEFT, RIGHT})
