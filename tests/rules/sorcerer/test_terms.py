"""Terms and how effects are resolved (SOR-TERM, SOR-FX, worked examples)."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.odd_cards import spreading
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, damage, number, play_on


def fight(d: Duel, minion: str, *faces: str) -> None:
    """A minion attacks, and the dice show this."""
    d.fight()
    d.attack(minion)
    d.let_lie(*faces)


# --- blanked, destroyed, discarded ------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-02", "SOR-TERM-03")
def test_a_blanked_card_has_no_text_but_keeps_everything_else() -> None:
    blank = {"card": "fakir-of-nails", "blanked": True, "under": ["sultans-vane"]}
    d = duel(here=[blank], left=[{"card": "narangerel"}], foes=[WHALE], omens=1)
    assert not d.can("activate", "fakir-of-nails")
    d.choose("reinforce")
    assert {option.at for option in d.options_of("move-minion") if option.card == "fakir-of-nails"} == {LEFT, RIGHT}
    d.choose("move-avatar", place=RIGHT)
    d.decline()
    d.table.arrange({"p0.actions": 0, "p1.actions": 1})
    d.choose("channel")
    play_on(d, "which-tactic")  # the attachment is not blanked
    d.tactic("sultans-vane")
    assert d.dice == 3 + 1 + 2


@pytest.mark.rule("SOR-TERM-03")
def test_a_blanked_when_destroyed_ability_is_ignored() -> None:
    d = duel(here=[WHALE], foes=[{"card": "ushabti", "blanked": True}], omens=1, p1={"grimoire": ["wax-doll"]})
    fight(d, WHALE, "critical")
    d.choose("wound", "ushabti")
    assert d.graveyard(1) == ["ushabti"] and d.hand(1) == []


@pytest.mark.rule("SOR-TERM-04")
def test_what_is_destroyed_goes_to_its_owners_graveyard() -> None:
    d = duel(hand=["stroke-of-mercy"], foes=[{"card": WHALE, "wounds": 2}])
    d.cast("stroke-of-mercy")
    assert (d.foes(), d.graveyard(1), d.graveyard(0)) == ([], [WHALE], ["stroke-of-mercy"])
    d = duel("miselda", here=[{"card": MASON, "under": ["mute-pearl"]}], foes=[{"card": WRECKER}], omens=1)
    d.fight()
    d.tactic("mute-pearl")
    play_on(d, "rerolls")
    assert d.under(MASON) == [] and d.graveyard() == ["mute-pearl"]


@pytest.mark.rule("SOR-TERM-05")
def test_who_discards_chooses_the_card() -> None:
    d = duel("tegu", "necromancer", "outcast-sanctuary", here=["raving-inmate"], hand=["wax-doll", "ushabti"], omens=1)
    d.fight()
    d.yes()
    assert (d.asked, d.seat, d.choices()) == ("discard-card", 0, ["ushabti", "wax-doll"])
    d.answer("ushabti")
    assert (d.graveyard(), d.hand()) == (["ushabti"], ["wax-doll"])


# --- distribute -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-EX-01", "SOR-TERM-06")
def test_four_damage_all_on_one_or_one_on_each() -> None:
    four = [MASON, PRIESTESS, WRECKER, WHALE]
    with spreading(four) as d:
        for _ in range(4):
            d.answer(WHALE)
        assert [d.wounds(card) for card in four] == [0, 0, 0, 4]
    with spreading(four) as d:
        for card in four:
            d.answer(card)
        assert [d.wounds(card) for card in four] == [1, 1, 1, 1]


@pytest.mark.rule("SOR-EX-01", "SOR-TERM-06")
def test_nobody_gets_more_than_the_essence_that_is_left() -> None:
    with spreading([{"card": WRECKER, "wounds": 1}, MASON]) as d:
        d.answer(WRECKER)
        d.answer(WRECKER)
        assert d.foes() == [MASON]
        assert d.wounds(MASON) == 2  # the others had to go here
    with spreading([{"card": WRECKER, "wounds": 1}]) as d:
        assert d.foes() == [] and d.seat == 1  # two of four: the rest is lost


@pytest.mark.rule("SOR-TERM-06")
def test_by_the_option_the_whole_essence_is_the_limit() -> None:
    with spreading([{"card": WRECKER, "wounds": 1}, MASON], distribution="printed") as d:
        d.answer(WRECKER)
        d.yes()
        d.yes()  # three on an essence of three, though it had one wound before
        assert (d.foes(), d.wounds(MASON), d.graveyard(1)) == ([MASON], 1, [WRECKER])
    with spreading([{"card": WRECKER, "wounds": 1}, MASON], distribution="printed") as d:
        d.answer(MASON)
        d.no()
        assert (d.foes(), d.wounds(MASON)) == ([MASON], 1)  # the other three fell on the wrecker


# --- enemies, healing, legends, lasting effects -----------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-08")
def test_enemy_minions_are_those_of_opponents() -> None:
    d = duel(hand=["salt-in-the-wound"], here=[MASON], foes=[WHALE], right_foes=[PRIESTESS])
    d.cast("salt-in-the-wound")
    assert d.choices() == [WHALE, PRIESTESS]


@pytest.mark.rule("SOR-TERM-10")
def test_healing_takes_wounds_off_and_restoring_moves_ones_own_track_back() -> None:
    d = duel("tegu", "animist", hand=["moult"], here=[{"card": MASON, "wounds": 3}])
    d.cast("moult")
    play_on(d, "action")
    assert d.wounds(MASON) == 1
    d = duel("tegu", "necromancer", "forgotten-temple", here=["scaled-mason"])
    d.table.arrange({"p0.damage@old-london": 5, "p1.damage@old-london": 5})
    d.activate("scaled-mason")
    play_on(d, "action")
    assert (damage(d, HERE, 0), damage(d, HERE, 1)) == (3, 5)


@pytest.mark.rule("SOR-TERM-11")
def test_a_legend_is_wounded_and_attacks_like_anybody() -> None:
    d = duel(here=["mother-birch", WHALE], foes=["grandfather-kraken"], omens=1)
    d.fight()
    d.choose("attack", WHALE)
    d.let_lie("critical")
    d.choose("wound", "grandfather-kraken")
    assert d.wounds("grandfather-kraken") == 1
    both = duel(hand=["mother-birch", "narangerel"], energy=10)
    both.cast("mother-birch", at=HERE)
    both.choose("channel")
    both.cast("narangerel", at=HERE)  # several legends stand side by side
    assert both.minions() == ["mother-birch", "narangerel"]


@pytest.mark.rule("SOR-TERM-12")
def test_a_lasting_effect_ends_at_once_with_its_card() -> None:
    for birch, dice in ((["mother-birch"], 4), ([], 3)):
        d = duel(here=[{"card": MASON, "wounds": 1}, *birch], omens=1)
        d.fight()
        d.attack(MASON)
        assert d.dice == dice
    d = duel(here=[{"card": MASON, "wounds": 1}, {"card": "mother-birch", "wounds": 3}], foes=[WHALE], p1={"omens": 1})
    d.choose("channel")
    d.table.arrange({"p0.actions": 0, "p1.actions": 1, "first": 1})
    d.choose("channel")
    d.let_lie("critical")  # the whale begins, and the birch falls
    d.choose("wound", "mother-birch")
    assert d.dice == 3 and d.said("attacks") == [MASON]


@pytest.mark.rule("SOR-TERM-14")
def test_when_played_works_for_a_card_put_into_play() -> None:
    d = duel(hand=["crypt-wakes"], graveyard=["narangerel"], grimoire=["wax-doll", "sultans-vane"], energy=4)
    d.cast("crypt-wakes")
    play_on(d, "action")
    assert d.hand() == ["sultans-vane", "wax-doll"] and d.energy == 0


@pytest.mark.rule("SOR-TERM-15")
def test_only_a_ready_card_can_be_exhausted() -> None:
    d = duel("miselda", here=[{"card": "amathaunta", "exhausted": True}])
    assert not d.can("activate", "amathaunta")
    d = duel("miselda", here=["amathaunta"])
    d.activate("amathaunta")
    d.go(LEFT)
    assert d.marked("amathaunta", "exhausted")


# --- tactics ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-16")
def test_a_tactic_must_be_used_unless_it_says_may() -> None:
    d = duel(here=["highgate-jackal"], graveyard=["ushabti", "ba-bird", "narangerel"], omens=1)
    d.fight()
    assert d.dice == number("highgate-jackal", "attack") + 1 and d.asked == "rerolls"  # it worked by itself
    d = duel(here=[{"card": MASON, "under": ["sultans-vane"]}], omens=1)
    d.fight()
    assert d.asked == "which-tactic" and d.can("pass")


@pytest.mark.rule("SOR-TERM-16", "SOR-TERM-17")
def test_a_must_among_mays_cannot_be_passed_over() -> None:
    jackal = {"card": "highgate-jackal", "under": ["sultans-vane"]}
    d = duel(here=[jackal], graveyard=["ushabti", "ba-bird", "narangerel"], omens=1)
    d.fight()
    assert d.choices("tactic") == ["highgate-jackal", "sultans-vane"] and not d.can("pass")
    d.tactic("sultans-vane")
    assert d.asked == "rerolls" and d.dice == number("highgate-jackal", "attack") + 1 + 2 + 1  # the other followed


@pytest.mark.rule("SOR-TERM-18")
def test_the_bonus_of_a_tactic_lasts_for_one_roll() -> None:
    d = duel(here=[{"card": MASON, "under": ["sultans-vane"]}, WHALE], omens=1, foes=[PRIESTESS])
    d.fight()
    d.choose("attack", MASON)
    d.tactic("sultans-vane")
    assert d.dice == 6
    d.let_lie()
    while d.table.value("attacker") != d.card(WHALE)["id"]:
        d.choose(next((verb for verb in ("pass", "break") if d.can(verb)), 0))
    assert d.dice == 4 and d.table.value("bonus") == 0


@pytest.mark.rule("SOR-TERM-19")
def test_an_attacker_that_its_tactic_destroys_rolls_no_dice() -> None:
    d = duel(
        "ariaspes",
        here=[{"card": "smithfield-chimera", "wounds": 1}],
        foes=[{"card": "plague-pit-hulk", "wounds": 2}, {"card": WHALE, "exhausted": True}],
        omens=1,
    )
    d.fight()  # the chimera bites the hulk, and the hulk takes it along
    assert (d.minions(), d.foes()) == ([], [WHALE])
    assert d.said("attacks") == [] and d.asked == "energy" and d.wounds(WHALE) == 0


# --- weaken -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-20")
def test_weakening_wounds_unless_it_would_destroy() -> None:
    for wounds, after in ((0, 1), (4, 5), (5, 5)):
        d = duel(hand=["narangerel"], foes=[{"card": WHALE, "wounds": wounds}])
        d.cast("narangerel", at=HERE)
        assert d.wounds(WHALE) == after and d.foes() == [WHALE]


@pytest.mark.rule("SOR-EX-03", "SOR-TERM-21")
@pytest.mark.parametrize(("wounds", "after", "dice"), [(1, 2, 2 + 1 + 2), (3, 3, 2 + 1)])
def test_sultans_vane_gives_nothing_if_the_price_cannot_be_paid(wounds: int, after: int, dice: int) -> None:
    """Essence 3 and one of the vane: with three wounds it could not be weakened; the tactic can be chosen still."""
    d = duel(here=[{"card": WRECKER, "wounds": wounds, "under": ["sultans-vane"]}], omens=1)
    d.fight()
    d.tactic("sultans-vane")
    assert (d.wounds(WRECKER), d.dice) == (after, dice)


@pytest.mark.rule("SOR-EX-03")
def test_the_numbers_of_the_example() -> None:
    """With essence 3 and one wound it works, with two it does not: what is left counts."""
    spare = number("linen-footman", "essence") + 1 - 3  # wounds that make it a minion of essence 3
    for wounds, after, bonus in ((spare + 1, spare + 2, 2), (spare + 2, spare + 2, 0)):
        d = duel(here=[{"card": "linen-footman", "wounds": wounds, "under": ["sultans-vane"]}], omens=1)
        d.fight()
        d.tactic("sultans-vane")
        assert (d.wounds("linen-footman"), d.dice) == (after, number("linen-footman", "attack") + 1 + bonus)


# --- when destroyed, when played --------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-22")
def test_when_destroyed_works_by_damage_and_by_effect() -> None:
    d = duel("tegu", "demonologist", hand=["devils-bargain"], here=["match-girl"], foes=[WHALE])
    d.cast("devils-bargain")
    assert d.minions() == [] and d.card(WHALE)["flames"] == 1


@pytest.mark.rule("SOR-TERM-23", "SOR-EX-02", "SOR-FX-01")
def test_narangerel_with_one_card_left_draws_it_and_weakens() -> None:
    d = duel(hand=["narangerel"], grimoire=["wax-doll"], foes=[WHALE])
    d.cast("narangerel", at=HERE)
    assert (d.hand(), d.grimoire(), d.wounds(WHALE)) == (["wax-doll"], [], 1)


@pytest.mark.rule("SOR-TERM-23", "SOR-FX-04")
def test_other_abilities_of_that_moment_are_ordered_by_their_player() -> None:
    for first in ("narangerel", "society-gossip"):
        d = duel("zevrane", here=["society-gossip"], hand=["narangerel"], grimoire=["calling-card"], foes=[WHALE])
        d.cast("narangerel", at=HERE)
        assert (d.asked, d.seat, d.choices()) == ("which-answer", 0, ["narangerel", "society-gossip"])
        d.answer(first)
        assert d.hand() == ["calling-card"] and d.wounds(WHALE) == 1  # both have spoken
        assert d.marked("society-gossip", "used")


@pytest.mark.rule("SOR-TERM-23")
def test_a_death_in_between_does_not_silence_who_waits() -> None:
    """Two minions die by the ability of the card that was played: who waited for it still speaks."""
    d = duel(
        "zevrane",
        "demonologist",
        here=["society-gossip", "ushabti"],
        hand=["thirteenth-guest"],
        grimoire=["calling-card", "family-sabre", "quadrille"],
        foes=[{"card": WHALE, "flames": 1}],
    )
    d.cast("thirteenth-guest", at=HERE)
    d.answer("thirteenth-guest")  # it may destroy another minion of mine
    d.answer("ushabti")
    play_on(d, "action")
    assert "ushabti" in d.graveyard() and d.marked("society-gossip", "used")
    assert len(d.hand()) >= 2  # the ushabti's card and the gossip's


# --- unopposed --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-TERM-24", "SOR-DX-03")
def test_unopposed_criticals_count_two() -> None:
    d = duel(here=[WHALE], omens=1)
    fight(d, WHALE, "critical", "hit")
    assert damage(d, HERE, 1) == 3


@pytest.mark.rule("SOR-TERM-25", "SOR-DX-03")
def test_not_after_the_last_enemy_was_destroyed_in_this_phase() -> None:
    d = duel(here=[WHALE, MASON], foes=[{"card": "ushabti", "exhausted": True}], omens=1)
    d.fight()
    d.choose("attack", MASON)
    d.let_lie("critical")
    d.choose("wound", "ushabti")
    assert d.foes() == []
    d.let_lie("critical", "hit")
    assert damage(d, HERE, 1) == 2


@pytest.mark.rule("SOR-TERM-24")
def test_exhausted_minions_oppose_and_those_elsewhere_do_not() -> None:
    d = duel(here=[WHALE], foes=[{"card": MASON, "exhausted": True}], omens=1)
    fight(d, WHALE, "critical")
    d.choose("break")
    assert damage(d, HERE, 1) == 1
    d = duel(here=[WHALE], left_foes=[{"card": MASON, "exhausted": True}], omens=1)
    fight(d, WHALE, "critical")
    assert damage(d, HERE, 1) == 2


@pytest.mark.rule("SOR-TERM-26")
def test_who_has_come_in_the_middle_of_the_phase_counts_even_when_dead() -> None:
    cloaked = {"card": "ushabti", "under": ["mist-cloak"]}
    d = duel("tegu", "necromancer", "outcast-sanctuary", here=[WHALE, MASON], left_foes=[cloaked], omens=1)
    d.fight()  # the flank comes first; its attacker slips away to the centre
    d.let_lie()
    d.go(HERE)
    assert d.foes() == ["ushabti"]
    d.choose("attack", MASON)
    d.let_lie("critical", "critical")
    d.choose("wound", "ushabti")
    d.choose("wound", "ushabti")
    assert d.foes() == []
    d.let_lie("critical", "hit")
    assert damage(d, HERE, 1) == 2  # not three


@pytest.mark.rule("SOR-TERM-26")
def test_the_next_phase_begins_anew() -> None:
    d = duel(here=[WHALE], foes=["ushabti"], omens=1)
    fight(d, WHALE, "critical")
    d.choose("wound", "ushabti")
    play_on(d, "action")
    d.table.arrange({"p0.actions": 0, "p1.actions": 1, "p0.omens": 1, "p1.omens": 0})
    d.choose("channel")
    d.let_lie("critical")
    assert damage(d, HERE, 1) == 2


# --- resolving effects ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-FX-01")
def test_as_much_as_possible_is_done() -> None:
    d = duel(hand=["narangerel"], grimoire=["wax-doll", "ushabti", "ba-bird"])  # nobody to weaken
    d.cast("narangerel", at=HERE)
    assert d.hand() == ["ushabti", "wax-doll"]


@pytest.mark.rule("SOR-FX-02", "SOR-TERM-21")
def test_without_the_condition_nothing_follows() -> None:
    cards = ["wax-doll", "ushabti", "ba-bird"]
    d = duel("tegu", "demonologist", hand=["devils-bargain"], grimoire=cards)
    d.cast("devils-bargain")
    assert (d.hand(), d.graveyard()) == ([], ["devils-bargain"])
    d = duel("tegu", "demonologist", hand=["devils-bargain"], grimoire=cards, here=[MASON])
    d.cast("devils-bargain")
    assert d.hand() == sorted(cards)


@pytest.mark.rule("SOR-FX-03")
@pytest.mark.parametrize("first", [0, 1])
def test_simultaneous_effects_begin_with_the_first_player(first: int) -> None:
    """Two hulks die in a chain and take an ushabti of each along: both wait at the same time."""
    hulk = {"card": "plague-pit-hulk", "exhausted": True}
    d = duel(
        here=[WHALE, {**hulk, "wounds": 1}, {"card": "ushabti", "exhausted": True}],
        foes=[{**hulk, "wounds": 2}, {"card": "ushabti", "exhausted": True}],
        grimoire=["wax-doll"],
        p1={"grimoire": ["mute-pearl"]},
        omens=1,
    )
    d.table.arrange({"first": first})
    fight(d, WHALE, "critical")
    d.choose("wound", "plague-pit-hulk")
    d.answer("plague-pit-hulk")  # of my two fallen, mine speaks first
    assert (d.minions(), d.foes()) == ([WHALE], [])
    drawn = [event.data["player"] for event in d.events if event.data.get("note") == "draws"]
    assert drawn == [first, 1 - first]


@pytest.mark.rule("SOR-FX-04")
def test_ones_own_simultaneous_effects_come_in_any_order() -> None:
    for first in ("ushabti", "match-girl"):
        d = duel(
            here=[{"card": "plague-pit-hulk", "wounds": 2}, {"card": WHALE}],
            foes=["ushabti", "match-girl", {"card": MASON, "exhausted": True}],
            p1={"grimoire": ["mute-pearl"], "omens": 1},
        )
        d.table.arrange({"first": 1, "p0.actions": 1, "p1.actions": 0})
        d.choose("channel")
        d.choose("attack", "ushabti")
        d.let_lie("critical")
        d.choose("wound", "plague-pit-hulk")  # it takes both along
        assert (d.asked, d.seat, d.choices()) == ("which-answer", 1, ["match-girl", "ushabti"])
        d.answer(first)
        assert d.hand(1) == ["mute-pearl"] and d.card(WHALE)["flames"] == 1


@pytest.mark.rule("SOR-TERM-17")
def test_nobody_is_asked_for_an_order_of_tactics_that_only_add_dice() -> None:
    jackal = {"card": "highgate-jackal", "under": ["borrowed-claws"]}
    dead = ["ushabti", "ushabti", "plague-pit-hulk"]
    foes = [{"card": WHALE, "wounds": 1}]
    d = duel("ariaspes", here=[jackal, MASON], graveyard=dead, avatar=HERE, foes=foes)
    d.fight()
    d.attack("highgate-jackal")
    assert d.asked == "rerolls"
    assert d.table.value("bonus") == 1 + 2 + 1  # a third dead, somebody wounded, another ready one beside it
