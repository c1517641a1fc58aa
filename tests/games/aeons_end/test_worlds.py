"""Boxes of one family in one world: their mages, nemeses and cards mix, and each box stays what it is alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.games.aeons_end.options import Ruleset
from deckwright.lang.game import Game
from deckwright.table.errors import BadOptions
from tests.games.aeons_end.small_box import BOX, mixed

MIXED = mixed(Ruleset())
BY_TOKENS = mixed(Ruleset(pair_cards=True, wild_token=True))


def opened(game: Game, players: int, seed: int = 1, **options: Any) -> Table:
    return Table.open(game, players, seed, options)


def named(game: Game, option: str) -> list[str]:
    found = next(each for each in game.options if each.id == option)
    chosen = [choice.id for entry in found.entries(4) or [found] for choice in entry.choices]
    return list(dict.fromkeys(chosen))


def test_every_mage_nemesis_and_card_of_both_boxes_can_be_chosen() -> None:
    alone = load("war-eternal")
    assert named(MIXED, "mage") == [*named(alone, "mage"), "keeper"]
    assert set(named(MIXED, "nemesis")) == {*named(alone, "nemesis"), "moth"}
    assert set(named(MIXED, "market")) == {*named(alone, "market"), "lit"}
    assert set(named(MIXED, "supply")) == {*named(alone, "supply"), "ember", "bell", "flare"}


def test_a_box_is_the_same_alone_after_it_was_mixed() -> None:
    assert MIXED.program.version != load("war-eternal").program.version
    crystal, both = load("war-eternal").kind("crystal"), MIXED.kind("crystal")
    assert crystal is not None and both is not None
    assert (crystal.copies, both.copies) == (32, 52)
    assert BOX.foes[0].mat.facts == {"most_life": 40}


def test_mages_and_a_nemesis_of_different_boxes_meet() -> None:
    table = opened(MIXED, 2, nemesis="moth", mage="keeper,quilius", market="lit")
    assert [table.cards("mat", side) for side in (0, 1)] == [["keeper"], ["quilius"]]
    assert sorted(table.cards("hand", 0)) == ["crystal"] * 4 + ["lantern"]
    assert table.cards("nemesis_mat") == ["moth"]
    assert {"ember", "bell", "flare"} <= set(table.cards("market")) and len(table.cards("market")) == 9
    own = [card for deck in ("deck_1", "deck_2", "deck_3") for card in table.cards(deck)]
    assert sorted(card for card in own if card.startswith(("flutter", "larva", "dust"))) == sorted(
        kind.id for kind in BOX.foes[0].cards
    )


@pytest.mark.parametrize(("nemesis", "players"), [("moth", 1), ("moth", 3), ("hollow-crown", 2)])
def test_a_mixed_game_comes_to_its_end(nemesis: str, players: int) -> None:
    generator = random.Random(players)
    table = opened(MIXED, players, 7, nemesis=nemesis, mage="keeper", market="random")
    while not table.over:
        table.choose(generator.randrange(len(table.options)))
    table.machine.check(table.state)


def test_cards_say_whose_they_are() -> None:
    larva, gust = MIXED.kind("larva-2"), MIXED.kind("gust")
    assert larva is not None and gust is not None
    assert MIXED.type_line(larva, "ru") == "приспешник, ранг 2, Мотылёк"
    assert MIXED.group is not None
    assert MIXED.group(larva, "en") == "Moth" and MIXED.group(gust, "en") == "Basic cards"
    keeper = MIXED.kind("keeper")
    assert keeper is not None and [kind.id for kind in MIXED.look.related(keeper)] == ["lantern"]


def test_games_that_named_mages_and_piles_one_by_one_are_read_as_lists() -> None:
    table = opened(load("war-eternal"), 2, mage_1="garu", mage_2="any", supply_9="aurora", nemesis="gate-witch")
    assert table.chosen_options["mage"] == ["garu", "any", "any", "any"]
    assert table.chosen_options["supply"] == [*["any"] * 8, "aurora"] and "aurora" in table.cards("market")
    assert "mage_1" not in table.chosen_options and table.cards("mat", 0) == ["garu"]
    assert Table.load(table.save()).hash() == table.hash()


def test_a_box_that_is_too_small_for_a_table_is_refused() -> None:
    with pytest.raises(BadOptions, match="Lights alone has too little") as refused:
        opened(MIXED, 2, boxes="lights", nemesis="moth", mage="keeper,quilius", market="lit")
    assert "Огни: одной этой коробки" in refused.value.ru
    opened(MIXED, 4, boxes="war-eternal", nemesis="moth", mage="keeper", market="lit")


# --- the turn order deck is the game's choice -------------------------------------------------------------------------


def test_a_rulebook_may_say_that_pairs_and_tokens_are_usual() -> None:
    four = opened(BY_TOKENS, 4)
    while four.prompt is not None and four.prompt.id == "who-has-wild-token":
        four.choose(0)
    turns = [*four.cards("turns"), *four.cards("turns_taken")]
    assert sorted(turns) == ["turn-1-2"] * 2 + ["turn-3-4"] * 2 + ["turn-nemesis"] * 2
    two = opened(BY_TOKENS, 2)
    assert two.prompt is not None and two.prompt.id != "who-has-wild-token"
    three = opened(BY_TOKENS, 3)
    assert three.prompt is not None and three.prompt.id == "who-has-wild-token"


def test_what_is_usual_need_not_fit_but_what_is_asked_for_must() -> None:
    opened(BY_TOKENS, 2, pair_cards=True, wild_token=True)
    with pytest.raises(BadOptions, match="exactly 4 mages"):
        opened(BY_TOKENS, 3, pair_cards=False)
    with pytest.raises(BadOptions, match="exactly 3 mages"):
        opened(MIXED, 4, wild_token=True)


def test_the_wild_card_means_whoever_has_its_token_and_the_token_goes_left_after_that_turn() -> None:
    table = opened(load("war-eternal"), 3, 3, wild_token=True, nemesis="gate-witch")
    assert table.to_answer == (0, 1, 2)
    table.choose("choose-player", player=2)
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange(turns=["turn-wild", "turn-nemesis"], deck_1=["encroach"], threats=[])
    table.choose("end-turn")
    assert table.active == 2 and table.value("holds_wild_token", 2) == 1
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange(turns=["turn-nemesis", "turn-wild"], turns_taken=[], deck_1=["encroach"])
    table.choose("end-turn")  # the nemesis reveals the wild card: the new holder is meant, and then acts
    assert [table.value("holds_wild_token", side) for side in range(3)] == [1, 0, 0]
    assert (table.value("life", 0), table.active) == (8, 0)
