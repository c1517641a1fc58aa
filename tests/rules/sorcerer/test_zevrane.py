"""The cards of Zevrane: guests, seconds, heirlooms and dances of a court."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, duel
from tests.rules.sorcerer.tables import to_next_round

FULL = ["society-gossip", "duelling-second", "lady-halcyon", "dowager-countess"]


# --- the skill --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-02", "SOR-TERM-13", "SOR-CARD-05")
def test_at_home_draws_and_receives_a_guest_here() -> None:
    d = duel("zevrane", avatar=RIGHT, hand=["grand-entrance"], grimoire=["duelling-second", "quadrille"])
    d.activate("at-home")
    assert d.choices() == ["duelling-second"]  # the sorcery stays in hand
    d.answer("duelling-second")
    assert (d.minions(RIGHT), d.energy, d.omens, d.hand()) == (["duelling-second"], 8, 1, ["grand-entrance"])
    d.wait()
    assert not d.can("activate", "at-home")
    assert d.value("actions") == 5  # the guest took none


def test_at_home_also_takes_attachments_and_only_for_who_is_here() -> None:
    d = duel("zevrane", avatar=HERE, hand=["family-sabre"], here=["society-gossip"], right=["lady-halcyon"])
    d.activate("at-home")
    d.answer("family-sabre")
    assert (d.under("society-gossip"), d.energy) == (["family-sabre"], 8)


def test_at_home_receives_nobody_who_cannot_be_paid_for() -> None:
    d = duel("zevrane", avatar=HERE, energy=1, hand=["society-gossip"], grimoire=["quadrille"])
    d.activate("at-home")
    assert (d.seat, d.hand(), d.minions()) == (1, ["quadrille", "society-gossip"], [])


def test_at_home_may_end_with_the_card() -> None:
    d = duel("zevrane", avatar=HERE, grimoire=["society-gossip"])
    d.activate("at-home")
    d.decline()
    assert (d.hand(), d.minions()) == (["society-gossip"], [])


# --- guests -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-13")
def test_two_enter_together() -> None:
    d = duel("zevrane", hand=["grand-entrance", "duelling-second", "lady-halcyon", "dowager-countess", "calling-card"])
    d.cast("grand-entrance")
    d.go(LEFT)
    assert d.choices() == ["dowager-countess", "duelling-second", "lady-halcyon"]
    d.answer("lady-halcyon", "duelling-second")
    assert d.minions(LEFT) == ["lady-halcyon", "duelling-second"]
    assert (d.energy, d.omens, d.value("actions")) == (10 - 1 - 3 - 1, 1, 5)
    assert (d.hand(), d.graveyard()) == (["calling-card", "dowager-countess"], ["grand-entrance"])


def test_the_entrance_ends_when_the_money_or_the_room_does() -> None:
    here = ["dowager-countess", "society-gossip", "society-gossip"]
    d = duel("zevrane", hand=["grand-entrance", "duelling-second", "lady-halcyon"], here=here)
    d.cast("grand-entrance")
    d.go(HERE)
    d.answer("duelling-second")
    while d.asked == "which-answer":
        d.choose(0)
    assert (d.seat, d.energy, len(d.minions())) == (1, 8, 4)  # no room for the Lady
    d = duel("zevrane", energy=4, hand=["grand-entrance", "duelling-second", "lady-halcyon"])
    d.cast("grand-entrance")
    d.go(HERE)
    d.answer("duelling-second")
    assert (d.seat, d.energy, d.hand()) == (1, 2, ["lady-halcyon"])  # no energy for her


@pytest.mark.rule("SOR-MINION-03")
def test_nobody_enters_a_full_hall() -> None:
    d = duel("zevrane", hand=["grand-entrance", "duelling-second"], here=FULL)
    d.cast("grand-entrance")
    d.go(HERE)
    assert (d.seat, d.hand()) == (1, ["duelling-second"])


def test_a_gossip_draws_for_a_guest_once_a_round() -> None:
    hand = ["duelling-second", "duelling-second", "lady-halcyon"]
    d = duel("zevrane", hand=hand, here=["society-gossip"], grimoire=["quadrille", "calling-card"])
    d.cast("lady-halcyon", at=RIGHT)
    assert "quadrille" not in d.hand()  # elsewhere
    d.wait()
    d.cast("duelling-second", at=HERE)
    assert "quadrille" in d.hand()
    d.wait()
    d.cast("duelling-second", at=HERE)
    assert "calling-card" not in d.hand()


def test_a_gossip_does_not_greet_herself_nor_things() -> None:
    d = duel("zevrane", hand=["society-gossip", "family-sabre"], grimoire=["quadrille"])
    d.cast("society-gossip", at=HERE)
    d.wait()
    d.cast("family-sabre", on="society-gossip")
    assert d.hand() == []


def test_gossips_with_nothing_to_say_are_not_asked() -> None:
    d = duel("zevrane", hand=["quadrille"], here=["society-gossip", "society-gossip"])
    d.cast("quadrille")
    d.decline()
    assert d.seat == 1


def test_two_gossips_both_talk() -> None:
    d = duel("zevrane", hand=["lady-halcyon"], here=["society-gossip", "society-gossip"], grimoire=["quadrille", *FULL])
    d.cast("lady-halcyon", at=HERE)
    while d.asked == "which-answer":
        d.choose(0)
    assert d.hand() == ["quadrille", "society-gossip"]


def test_the_card_finds_one_of_three() -> None:
    deck = ["quadrille", "duelling-second", "family-sabre", "lady-halcyon", "grand-entrance"]
    d = duel("zevrane", hand=["calling-card"], here=["society-gossip"], grimoire=deck)
    d.cast("calling-card", on="society-gossip")
    assert d.choices() == ["duelling-second", "family-sabre", "quadrille"]
    assert d.seen_by(1, "grimoire") == [None] * 5  # the enemy does not see them
    d.answer("duelling-second")
    assert d.hand() == ["duelling-second"]
    assert d.grimoire() == ["lady-halcyon", "grand-entrance", "quadrille", "family-sabre"]
    assert (d.under("society-gossip"), d.energy) == (["calling-card"], 9)


@pytest.mark.rule("SOR-FX-01", "SOR-ZONE-02")
@pytest.mark.parametrize("deck", [[], ["quadrille"], ["quadrille", "family-sabre"]])
def test_the_card_looks_at_what_there_is(deck: list[str]) -> None:
    d = duel("zevrane", hand=["calling-card"], here=["society-gossip"], grimoire=deck)
    d.cast("calling-card", on="society-gossip")
    if deck:
        d.answer(deck[-1])
    assert (d.hand(), d.grimoire()) == (deck[-1:], deck[:-1])


# --- seconds and heirlooms --------------------------------------------------------------------------------------------


def test_a_second_steps_back_for_who_fights() -> None:
    d = duel("zevrane", here=["society-gossip", "duelling-second"], foes=["midnight-cat"])
    d.fight()
    d.attack("society-gossip")
    d.tactic("duelling-second")
    assert (d.dice, d.marked("duelling-second", "exhausted")) == (5, True)


def test_a_second_may_fight_alone() -> None:
    d = duel("zevrane", here=["society-gossip", "duelling-second"], foes=[{"card": "midnight-cat", "exhausted": True}])
    d.fight()
    d.attack("society-gossip")
    d.decline()
    assert d.dice == 3
    d.let_lie()
    d.attack("duelling-second")  # no help for himself
    assert (d.asked, d.dice) == ("rerolls", 2)


@pytest.mark.parametrize("where", ["right", "here"])
def test_a_second_must_be_ready_and_here(where: str) -> None:
    second = {"card": "duelling-second", "exhausted": True}
    here = ["society-gossip", second] if where == "here" else ["society-gossip"]
    d = duel("zevrane", here=here, right=["duelling-second"] if where == "right" else [], foes=["midnight-cat"])
    d.fight()
    d.attack("society-gossip")
    assert (d.asked, d.dice) == ("rerolls", 3)


def test_two_seconds_step_back_together() -> None:
    d = duel("zevrane", here=["linen-footman", "duelling-second", "duelling-second"], foes=["midnight-cat"])
    d.fight()
    d.attack("linen-footman")
    d.tactic("duelling-second")
    d.tactic("duelling-second")
    assert d.dice == 6


def test_the_sabre_is_passed_on_once_a_round() -> None:
    here = [{"card": "society-gossip", "under": ["family-sabre"]}, "lady-halcyon", "dowager-countess"]
    d = duel("zevrane", here=here, foes=[{"card": "midnight-cat", "exhausted": True}])
    d.fight()
    d.attack("society-gossip")
    assert d.dice == 3 + 2 + 1  # no tactic asked: it is in her hand; and the Countess is here
    d.let_lie()
    d.attack("lady-halcyon")
    d.tactic("family-sabre")
    assert (d.under("lady-halcyon"), d.under("society-gossip"), d.dice) == (["family-sabre"], [], 4 + 2 + 1)
    d.let_lie()
    d.attack("dowager-countess")
    assert (d.asked, d.dice) == ("rerolls", 4)


def test_the_sabre_may_stay_and_goes_nowhere_else() -> None:
    here = [{"card": "society-gossip", "under": ["family-sabre"]}, "lady-halcyon"]
    d = duel("zevrane", here=here, right=["dowager-countess"], foes=[{"card": "midnight-cat", "exhausted": True}])
    d.fight()
    d.attack("lady-halcyon")
    d.decline()
    assert (d.under("society-gossip"), d.dice) == (["family-sabre"], 4)
    d.let_lie()
    d.attack("society-gossip")
    d.let_lie()
    d.attack("dowager-countess")
    assert (d.asked, d.dice) == ("rerolls", 4)


def test_an_enemy_does_not_take_the_sabre() -> None:
    armed = {"card": "society-gossip", "under": ["family-sabre"], "exhausted": True}
    d = duel("zevrane", here=[armed], foes=["midnight-cat"])
    d.fight()
    d.attack("midnight-cat")
    assert (d.asked, d.under("society-gossip")) == ("rerolls", ["family-sabre"])


@pytest.mark.rule("SOR-TERM-12")
def test_the_countess_leads_all_others_of_hers_here() -> None:
    d = duel("zevrane", here=["dowager-countess", "society-gossip"], right=["lady-halcyon"], foes=["midnight-cat"])
    d.fight()
    d.attack("society-gossip")
    assert d.dice == 3 + 1
    d.let_lie()
    d.attack("midnight-cat")
    assert d.dice == 4
    d.let_lie()
    d.no()  # the cat stays
    d.attack("dowager-countess")
    assert d.dice == 4
    d.let_lie()
    d.attack("lady-halcyon")
    assert d.dice == 4


# --- steps ------------------------------------------------------------------------------------------------------------


def test_the_lady_takes_a_passenger_across() -> None:
    d = duel("zevrane", left=["lady-halcyon", "society-gossip", "duelling-second"])
    d.activate("lady-halcyon")
    d.go(RIGHT)
    d.answer("society-gossip")
    assert (d.minions(RIGHT), d.minions(LEFT)) == (["lady-halcyon", "society-gossip"], ["duelling-second"])
    d.wait()
    assert not d.can("activate", "lady-halcyon")  # once per round


@pytest.mark.rule("SOR-MINION-03")
def test_the_lady_flies_alone_into_the_last_place() -> None:
    d = duel("zevrane", here=["lady-halcyon", "society-gossip"], right=["duelling-second"] * 2 + ["dowager-countess"])
    d.activate("lady-halcyon")
    d.go(RIGHT)
    assert (d.seat, len(d.minions(RIGHT)), d.minions()) == (1, 4, ["society-gossip"])  # nobody is asked to come


def test_the_lady_leaves_her_friends_if_she_likes() -> None:
    d = duel("zevrane", here=["lady-halcyon", "society-gossip"])
    d.activate("lady-halcyon")
    d.go(LEFT)
    d.decline()
    assert (d.minions(LEFT), d.minions()) == (["lady-halcyon"], ["society-gossip"])


def test_a_quadrille_moves_and_spurs_two() -> None:
    d = duel("zevrane", hand=["quadrille"], left=["society-gossip"], here=["dowager-countess", "lady-halcyon"])
    d.cast("quadrille")
    d.answer("society-gossip")
    d.go(RIGHT)
    assert d.choices() == ["dowager-countess", "lady-halcyon"]  # nobody twice
    d.answer("dowager-countess")
    d.decline()  # she dances where she stands
    assert (d.minions(RIGHT), d.minions()) == (["society-gossip"], ["dowager-countess", "lady-halcyon"])
    assert [d.marked(card, "spurred") for card in ("society-gossip", "dowager-countess", "lady-halcyon")] == [
        True,
        True,
        False,
    ]
    assert (d.seat, d.energy) == (1, 6)
    d.fight()
    d.attack("dowager-countess")
    assert d.dice == 6


def test_a_quadrille_may_end_early() -> None:
    d = duel("zevrane", hand=["quadrille"], here=["dowager-countess"])
    d.cast("quadrille")
    d.decline()
    assert (d.seat, d.marked("dowager-countess", "spurred")) == (1, False)


@pytest.mark.rule("SOR-ENDR-04")
def test_the_sabre_may_be_passed_on_again_in_the_next_round() -> None:
    armed = {"card": "society-gossip", "under": [{"card": "family-sabre", "used": True}], "exhausted": True}
    d = duel("zevrane", here=[armed])
    to_next_round(d)
    assert not d.marked("family-sabre", "used")


@pytest.mark.rule("SOR-FX-01")
def test_the_quadrille_moves_who_is_spurred_already() -> None:
    d = duel("zevrane", here=[{"card": "fog-manta", "spurred": True}], hand=["quadrille"])
    d.cast("quadrille")
    assert d.choices() == ["fog-manta"]
    d.answer("fog-manta")
    d.go(LEFT)
    assert d.minions(LEFT) == ["fog-manta"]


def test_the_gossip_does_not_gossip_about_her_own_arrival() -> None:
    d = duel("zevrane", hand=["society-gossip"], grimoire=["quadrille"])
    d.cast("society-gossip", at=HERE)
    assert (d.hand(), d.grimoire(), d.marked("society-gossip", "used")) == ([], ["quadrille"], False)
