"""The Animist's cards and skill: how followers are made, and what they are good for."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.sorcerer.cards import animist
from deckwright.games.sorcerer.game import SORCERER
from deckwright.lang.texts import plain
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import HIVE, number, ring, teams

LAST_ACTION: dict[str, Any] = {"actions": 1, "p1": {"actions": 0}}  # the battle follows
WALL = {"card": "saint-malgrim", "exhausted": True}  # an enemy of essence 7 that does not attack


def swarm_duel(**laid: Any) -> Duel:
    """A duel of the Animist against the Bloodlord, with an omen so that the dice can be laid.

    `followers` says which cards of the enemy's lie under which of my minions in Old London.
    """
    followed: dict[str, list[str]] = laid.pop("followers", {})
    laid["here"] = [_laden(card, followed) for card in laid.get("here", [])]
    theirs = dict(laid.pop("p1", {}))
    theirs["followers"] = [
        {"card": card, "host": f"p0.minions@{HERE}/{host}"} for host, cards in followed.items() for card in cards
    ]
    return duel(lineage="animist", p1=theirs, **({"omens": 1} | laid))


def _laden(card: str | dict[str, Any], followed: dict[str, list[str]]) -> str | dict[str, Any]:
    """A minion that knows that something lies under it."""
    bare: dict[str, Any] = {"card": card} if isinstance(card, str) else dict(card)
    if bare["card"] in followed:
        bare["laden"] = True
    return bare


def attack_shown(d: Duel, card: str) -> int:
    """How many dice a minion in Old London rolls, all tactics declined."""
    d.attack(card)
    while d.asked == "which-tactic":
        d.decline()
    return d.dice


# --- the deck ---------------------------------------------------------------------------------------------------------


def test_the_deck_has_the_shape_of_its_brief() -> None:
    cards = [kind for kind in animist.CARDS if not kind.facts.get("is_skill")]
    copies = {kind.id: kind.copies // 2 for kind in cards}

    def count(fact: str) -> int:
        return sum(copies[kind.id] for kind in cards if kind.facts.get(fact))

    assert (len(cards), sum(copies.values())) == (14, 20)
    assert (count("is_minion"), count("is_sorcery"), count("is_attachment")) == (13, 4, 3)
    assert (count("omen"), count("flying"), count("legend")) == (6, 2, 3)
    curve = [sum(copies[kind.id] for kind in cards if kind.facts["cost"] == cost) for cost in range(7)]
    assert curve == [0, 4, 6, 5, 3, 1, 1]


def test_what_a_card_says_is_the_same_in_both_languages() -> None:
    said = {kind.id: [plain(SORCERER.describe(kind, lang)) for lang in ("en", "ru")] for kind in animist.CARDS}
    assert "a random card from the hand of an opponent who has 2 or more" in said["cutpurse-mantis"][0]
    assert "случайную карту из руки противника, у которого их не меньше 2" in said["cutpurse-mantis"][1]
    assert "draw 3 cards" in said["moult"][0]
    assert "доберите 3 карты" in said["moult"][1]
    assert all(text.strip() for pair in said.values() for text in pair)


# --- thieves ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-LIN-09", "SOR-LIN-12")
def test_the_sexton_beetle_digs_up_an_enemys_dead() -> None:
    grave = {"graveyard": ["fog-huntress", "bloodletting"]}
    d = swarm_duel(hand=["sexton-beetle"], here=["bombardier-beetle"], p1=grave, graveyard=["moult"])
    d.cast("sexton-beetle", at=HERE)
    assert sorted(option.card for option in d.table.options if option.card) == ["bloodletting", "fog-huntress"]
    d.answer("fog-huntress", "bombardier-beetle")
    assert (d.under("bombardier-beetle"), d.graveyard(1)) == (["fog-huntress"], ["bloodletting"])


@pytest.mark.rule("SOR-LIN-12")
def test_a_follower_is_one_more_die() -> None:
    d = swarm_duel(here=["bombardier-beetle"], foes=[WALL], followers={"bombardier-beetle": ["fog-huntress"]})
    d.fight()
    assert attack_shown(d, "bombardier-beetle") == 3  # whatever is printed on the card below


def test_the_sexton_beetle_may_leave_the_dead_alone() -> None:
    d = swarm_duel(hand=["sexton-beetle"], p1={"graveyard": ["bloodletting"]})
    d.cast("sexton-beetle", at=HERE)
    d.decline()
    assert (d.under("sexton-beetle"), d.graveyard(1)) == ([], ["bloodletting"])


@pytest.mark.rule("SOR-LIN-10")
def test_the_wasp_lays_the_top_of_a_grimoire_into_a_host() -> None:
    grimoire = ["attic-bat", "fog-huntress"]
    d = swarm_duel(hand=["ichneumon-wasp"], here=["carrier-ant"], right=["drain-roach"], p1={"grimoire": grimoire})
    d.cast("ichneumon-wasp", at=HERE)
    assert {option.card for option in d.table.options} == {"carrier-ant", "ichneumon-wasp"}
    d.answer("carrier-ant")
    assert (d.under("carrier-ant"), d.grimoire(1)) == (["attic-bat"], ["fog-huntress"])
    followers = d.table.view(1)["players"][1]["piles"]["followers"]["cards"]
    assert [card["card"] for card in followers] == ["attic-bat"]  # everybody may look at it


def test_the_mantis_picks_a_pocket_at_random() -> None:
    hand = ["attic-bat", "bloodletting", "fog-huntress"]
    laid = swarm_duel(hand=["cutpurse-mantis"], p1={"hand": hand})
    stolen = set()
    for chance in range(16):
        d = Duel(laid.table.determinized(0, seed=chance))
        d.table.choose("cast", card="cutpurse-mantis")
        d.table.choose("choose-place", place=HERE)
        taken = d.under("cutpurse-mantis")
        assert sorted([*d.table.cards("hand", 1), *taken]) == hand
        assert len(taken) == 1
        stolen |= set(taken)
    assert stolen == set(hand)  # any of them


def test_the_mantis_leaves_a_last_card() -> None:
    d = swarm_duel(hand=["cutpurse-mantis"], p1={"hand": ["attic-bat"]})
    d.cast("cutpurse-mantis", at=HERE)
    assert (d.under("cutpurse-mantis"), d.table.cards("hand", 1)) == ([], ["attic-bat"])


@pytest.mark.rule("SOR-LIN-13")
def test_the_widow_wraps_enemies_that_die_where_she_is() -> None:
    foes = [{"card": "attic-bat", "exhausted": True}, WALL]
    d = swarm_duel(here=["purifying-widow", "carrier-ant"], foes=foes)
    d.fight()
    d.attack("purifying-widow")
    d.let_lie("critical", "double")
    d.choose("wound", "attic-bat")
    d.choose("wound", "attic-bat")
    assert (d.under("purifying-widow"), d.graveyard(1)) == (["attic-bat"], [])


def test_the_widow_takes_neither_my_own_dead_nor_a_fifth() -> None:
    full = {"purifying-widow": ["attic-bat", "bloodletting", "moonless-night", "saints-tooth"]}
    d = swarm_duel(
        here=["purifying-widow", {"card": "carrier-ant", "wounds": 1}],
        foes=[{"card": "leech-gatherer"}, WALL],
        followers=full,
    )
    d.fight()
    assert attack_shown(d, "purifying-widow") == 6
    d.let_lie("critical")
    d.choose("wound", "leech-gatherer")
    assert d.graveyard(1) == ["leech-gatherer"]
    assert len(d.under("purifying-widow")) == 4
    d = swarm_duel(here=["purifying-widow", {"card": "carrier-ant", "wounds": 2}], foes=["leech-gatherer"])
    d.fight()
    d.attack("purifying-widow")
    d.let_lie()
    d.attack("leech-gatherer")
    d.let_lie("hit")
    d.choose("wound", "carrier-ant")
    assert (d.under("purifying-widow"), d.graveyard()) == ([], ["carrier-ant"])


@pytest.mark.rule("SOR-FX-03")
def test_who_is_wrapped_by_the_first_players_widow_does_not_rise() -> None:
    foes = [{"card": "saint-malgrim", "wounds": 6, "exhausted": True}]
    d = swarm_duel(here=["purifying-widow"], foes=foes, p1={"blood": 9})
    d.fight()
    d.attack("purifying-widow")
    d.let_lie("critical")
    d.choose("wound", "saint-malgrim")
    assert (d.asked, d.value("blood", 1)) == ("energy", 9)
    assert (d.under("purifying-widow"), d.foes()) == (["saint-malgrim"], [])


def test_the_king_gives_everybody_here_a_page() -> None:
    grimoire = ["attic-bat", "fog-huntress", "bloodletting", "exsanguinate"]
    d = swarm_duel(
        hand=["king-without-a-court"],
        here=["carrier-ant", "drain-roach"],
        right=["sexton-beetle"],
        p1={"grimoire": grimoire},
    )
    d.cast("king-without-a-court", at=HERE)
    assert d.under("carrier-ant") == ["attic-bat"]
    assert d.under("drain-roach") == ["fog-huntress"]
    assert d.under("king-without-a-court") == ["bloodletting"]
    assert (d.under("sexton-beetle"), d.grimoire(1), d.energy) == ([], ["exsanguinate"], 4)


@pytest.mark.rule("SOR-LIN-09", "SOR-TEAM-01")
def test_the_king_robs_an_opponent_of_ones_choice_for_each_minion() -> None:
    t = teams(
        minions={"p0@old-london": ["carrier-ant"]},
        p0={"hand": ["king-without-a-court"]},
        p1={"grimoire": ["attic-bat", "exsanguinate"]},
        p3={"grimoire": ["fog-huntress", "bloodletting"]},
    )
    t.cast("king-without-a-court", at=HERE)
    t.choose("choose-player", player=3)
    t.choose("choose-player", player=1)
    assert (t.under("carrier-ant"), t.under("king-without-a-court")) == (["fog-huntress"], ["attic-bat"])


def test_the_king_takes_what_is_left_of_a_grimoire() -> None:
    d = swarm_duel(hand=["king-without-a-court"], here=["carrier-ant"], p1={"grimoire": ["attic-bat"]})
    d.cast("king-without-a-court", at=HERE)
    assert (d.under("carrier-ant"), d.under("king-without-a-court")) == (["attic-bat"], [])


# --- the swarm at work ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-LIN-14")
def test_the_ant_fetches_a_follower_before_it_attacks() -> None:
    d = swarm_duel(here=["carrier-ant", "drain-roach"], foes=[WALL], followers={"drain-roach": ["attic-bat"]})
    d.fight()
    d.attack("carrier-ant")
    d.tactic("carrier-ant")
    assert (d.dice, d.under("carrier-ant"), d.under("drain-roach")) == (2, ["attic-bat"], [])
    d.let_lie()
    d.attack("drain-roach")
    assert d.dice == 1


def test_the_ant_fetches_nothing_for_others_and_nothing_of_its_own() -> None:
    d = swarm_duel(here=["carrier-ant", "drain-roach"], foes=[WALL], followers={"carrier-ant": ["attic-bat"]})
    d.fight()
    d.attack("drain-roach")
    assert (d.asked, d.dice) == ("rerolls", 1)
    d.let_lie()
    d.attack("carrier-ant")
    assert (d.asked, d.dice) == ("rerolls", 2)


@pytest.mark.rule("SOR-LIN-14")
def test_madame_scolopendra_leads_the_swarm_from_attacker_to_attacker() -> None:
    here = ["madame-scolopendra", "bombardier-beetle", "drain-roach"]
    d = swarm_duel(here=here, foes=[WALL], followers={"drain-roach": ["attic-bat"]})
    d.fight()
    d.attack("madame-scolopendra")
    d.tactic("madame-scolopendra")
    assert d.dice == 4
    d.let_lie()
    d.attack("bombardier-beetle")
    d.tactic("madame-scolopendra")
    assert (d.dice, d.under("bombardier-beetle")) == (3, ["attic-bat"])
    d.let_lie()
    d.attack("drain-roach")
    d.decline()
    assert d.dice == 1


@pytest.mark.rule("SOR-LIN-14")
def test_the_roach_sheds_a_follower_instead_of_a_wound() -> None:
    d = swarm_duel(here=["drain-roach"], foes=["fog-huntress"], followers={"drain-roach": ["attic-bat"]})
    d.fight()
    d.attack("drain-roach")
    d.let_lie()
    d.attack("fog-huntress")
    d.let_lie("hit", "hit", "critical")
    d.choose("wound", "drain-roach")  # the enemy's critical
    assert d.asked == "shed-for-wound"
    d.answer("attic-bat")
    assert (d.wounds("drain-roach"), d.under("drain-roach"), d.graveyard(1)) == (0, [], ["attic-bat"])
    d.choose("wound", "drain-roach")
    assert (d.wounds("drain-roach"), d.asked) == (1, "assign-hit")


def test_the_roach_may_take_the_wound_and_shields_nobody_else() -> None:
    d = swarm_duel(
        here=["drain-roach", "bombardier-beetle"], foes=["fog-huntress"], followers={"drain-roach": ["attic-bat"]}
    )
    d.fight()
    d.attack("bombardier-beetle")
    d.let_lie()
    d.attack("fog-huntress")
    d.let_lie("hit", "hit")
    d.choose("wound", "bombardier-beetle")
    assert (d.wounds("bombardier-beetle"), d.asked) == (1, "assign-hit")
    d.choose("wound", "drain-roach")
    d.decline()
    assert (d.wounds("drain-roach"), d.under("drain-roach")) == (1, ["attic-bat"])


@pytest.mark.rule("SOR-CONQ-06")
def test_the_bombardier_spits_a_follower_at_the_walls() -> None:
    followers = {"drain-roach": ["attic-bat"], "bombardier-beetle": ["bloodletting"]}
    d = swarm_duel(
        here=["bombardier-beetle", "drain-roach"], foes=["fog-huntress"], right_foes=["attic-bat"], followers=followers
    )
    d.activate("bombardier-beetle")
    d.answer("attic-bat")
    assert (d.wounds("fog-huntress"), d.under("drain-roach"), d.graveyard(1)) == (0, [], ["attic-bat"])
    assert (d.table.value("damage@old-london", 1), d.table.value("damage@old-london", 0)) == (1, 0)


@pytest.mark.rule("SOR-LIN-14")
def test_of_several_players_followers_it_is_first_asked_whose() -> None:
    lair = f"p3.minions@{HIVE}/bombardier-beetle"
    under = {"p0": ["attic-bat", "fog-huntress"], "p2": ["bloodletting"]}
    laid = {seat: {"followers": [{"card": card, "host": lair} for card in cards]} for seat, cards in under.items()}
    minions = {f"p3@{HIVE}": ["bombardier-beetle"]}
    t = ring(4, minions=minions, table={"first": 3}, **laid)
    while t.seat != 3:
        t.choose("channel")
    t.activate("bombardier-beetle")
    assert (t.asked, {option.player for option in t.table.options}) == ("whose-follower", {0, 2})
    t.choose("choose-player", player=0)
    assert (t.asked, {option.card for option in t.table.options}) == ("remove-follower", {"attic-bat", "fog-huntress"})
    t.answer("fog-huntress")
    assert t.graveyard(0) == ["fog-huntress"]
    assert sorted(t.table.cards("followers", 0) + t.table.cards("followers", 2)) == ["attic-bat", "bloodletting"]


def test_the_bombardier_needs_a_follower_here() -> None:
    d = swarm_duel(here=["bombardier-beetle"], foes=["fog-huntress"])
    assert not [option for option in d.table.options if option.card == "bombardier-beetle"]


# --- sorceries and attachments ----------------------------------------------------------------------------------------


def test_moult_heals_and_turns_a_follower_into_cards() -> None:
    d = swarm_duel(
        hand=["moult"],
        here=[{"card": "bombardier-beetle", "wounds": 3}],
        grimoire=["carrier-ant", "drain-roach", "grave-swarm"],
        followers={"bombardier-beetle": ["attic-bat"]},
    )
    d.cast("moult")
    assert d.wounds("bombardier-beetle") == 1
    d.answer("attic-bat")
    assert sorted(d.table.cards("hand", 0)) == ["carrier-ant", "drain-roach", "grave-swarm"]
    assert (d.under("bombardier-beetle"), d.graveyard(1), d.energy) == ([], ["attic-bat"], 9)


def test_moult_without_a_follower_only_heals() -> None:
    d = swarm_duel(hand=["moult"], here=[{"card": "bombardier-beetle", "wounds": 1}], grimoire=["carrier-ant"])
    d.cast("moult")
    assert (d.wounds("bombardier-beetle"), d.table.cards("hand", 0), d.asked) == (0, [], "action")


def test_the_grave_swarm_brings_two_dead_to_any_battlefields_and_an_omen() -> None:
    d = swarm_duel(
        hand=["grave-swarm"],
        here=["carrier-ant"],
        right=["drain-roach"],
        p1={"graveyard": ["attic-bat", "bloodletting", "fog-huntress"]},
    )
    d.cast("grave-swarm")
    d.answer("attic-bat", "carrier-ant", "fog-huntress", "drain-roach")
    assert (d.under("carrier-ant"), d.under("drain-roach")) == (["attic-bat"], ["fog-huntress"])
    assert (d.graveyard(1), d.omens, d.energy) == (["bloodletting"], 2, 7)


def test_the_grave_swarm_may_stop_early_and_still_gives_the_omen() -> None:
    d = swarm_duel(hand=["grave-swarm"], here=["carrier-ant"], p1={"graveyard": ["attic-bat", "bloodletting"]})
    d.cast("grave-swarm")
    d.answer("attic-bat")
    d.decline()
    assert (d.under("carrier-ant"), d.omens) == (["attic-bat"], 2)


def test_the_feeding_frenzy_counts_the_swarm_where_its_prey_is() -> None:
    followers = {"carrier-ant": ["attic-bat", "bloodletting"], "drain-roach": ["exsanguinate"]}
    for prey, wounds in (("saint-malgrim", 5), ("odo-of-antioch", 2)):
        d = swarm_duel(
            hand=["feeding-frenzy"],
            here=["carrier-ant", "drain-roach"],
            foes=["saint-malgrim"],
            right_foes=["odo-of-antioch"],
            followers=followers,
        )
        d.cast("feeding-frenzy")
        d.answer(prey)
        assert d.wounds(prey) == wounds


@pytest.mark.rule("SOR-ATT-04")
def test_the_living_carapace_is_as_thick_as_the_swarm() -> None:
    carrier = {"card": "carrier-ant", "wounds": 4, "under": ["living-carapace"]}
    followers = {"carrier-ant": ["attic-bat"]}
    d = swarm_duel(here=[carrier, "bombardier-beetle"], foes=["saint-malgrim"], followers=followers)
    assert d.minions() == ["carrier-ant", "bombardier-beetle"]  # 3, the carapace and a follower: 5 against 4 wounds
    d.activate("bombardier-beetle")
    assert d.minions() == ["bombardier-beetle"]  # without the follower 4 against 4


@pytest.mark.rule("SOR-ATT-04", "SOR-LIN-14")
def test_whose_last_follower_crawls_away_may_die_of_it() -> None:
    carrier = {"card": "carrier-ant", "wounds": number("carrier-ant", "essence") + 1, "under": ["living-carapace"]}
    here = [carrier | {"exhausted": True}, "madame-scolopendra"]
    d = swarm_duel(here=here, followers={"carrier-ant": ["crimson-kiss"]}, foes=[])
    d.fight()
    d.tactic("madame-scolopendra")
    assert d.minions() == ["madame-scolopendra"] and d.under("madame-scolopendra") == ["crimson-kiss"]


def test_the_carapace_alone_gives_one_essence_and_an_omen() -> None:
    d = swarm_duel(hand=["living-carapace", "moult"], here=[{"card": "carrier-ant", "wounds": 1}])
    d.cast("living-carapace", on="carrier-ant")
    assert (d.omens, d.under("carrier-ant")) == (2, ["living-carapace"])


@pytest.mark.rule("SOR-ATT-02")
def test_the_tick_bites_its_host_each_round_but_never_to_death() -> None:
    d = swarm_duel(hand=["greedy-tick"], foes=["fog-huntress"], **LAST_ACTION)
    d.cast("greedy-tick", on="fog-huntress")
    d.attack("fog-huntress")
    assert d.dice == 3
    d.let_lie()
    assert d.wounds("fog-huntress") == 1
    dying = {"card": "fog-huntress", "wounds": 3, "exhausted": True, "curses": ["greedy-tick"]}
    d = swarm_duel(foes=[dying])
    d.fight()
    assert d.wounds("fog-huntress") == 3  # of four life


# --- the skill --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-03", "SOR-LIN-09")
def test_the_court_gives_one_attacker_a_round_the_topmost_of_the_dead() -> None:
    d = swarm_duel(
        here=["carrier-ant", "drain-roach"], foes=[WALL], avatar=HERE, p1={"graveyard": ["attic-bat", "bloodletting"]}
    )
    d.fight()
    d.attack("carrier-ant")
    d.let_lie()
    assert [option.card for option in d.table.options if option.verb == "choose"] == ["attic-bat"]
    d.decline()
    d.attack("drain-roach")
    d.let_lie()
    d.answer("attic-bat")
    assert (d.under("drain-roach"), d.graveyard(1)) == (["attic-bat"], ["bloodletting"])


def test_the_court_works_once_a_round_and_only_at_the_avatar() -> None:
    grave = {"graveyard": ["attic-bat", "bloodletting"]}
    d = swarm_duel(here=["carrier-ant", "drain-roach"], foes=[WALL], avatar=HERE, p1=grave)
    d.fight()
    d.attack("carrier-ant")
    d.let_lie()
    d.answer("attic-bat")
    d.attack("drain-roach")
    d.let_lie()
    assert d.asked == "energy"
    for place in (LEFT, RIGHT):
        d = swarm_duel(here=["carrier-ant"], foes=[WALL], avatar=place, p1=grave)
        d.fight()
        d.attack("carrier-ant")
        d.let_lie()
        assert d.asked == "energy"


# --- more than two players --------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-BR-09")
def test_on_the_ring_only_neighbours_are_robbed() -> None:
    options = {"first_player": "first_seat", "lineages": ["animist"]}
    table = Table.open("sorcerer", players=4, seed=2, options=options)
    while table.prompt is not None and table.prompt.id != "action":
        table.choose("keep" if table.prompt.id == "mulligan" else 0)
    table.arrange({"p0.hand": ["ichneumon-wasp"], "p0.energy": 10})
    table.choose("cast", card="ichneumon-wasp")
    table.choose(0)
    assert [option.player for option in table.options] == [1, 3]


@pytest.mark.rule("SOR-LIN-09", "SOR-FX-01")
def test_nobody_is_asked_whom_a_card_follows_that_is_not_there() -> None:
    d = duel("tegu", "animist", here=["fog-manta", "attic-bat"], hand=["ichneumon-wasp"])
    d.cast("ichneumon-wasp", HERE)
    assert (d.asked, d.seat, d.minions()) == ("action", 1, ["fog-manta", "attic-bat", "ichneumon-wasp"])
