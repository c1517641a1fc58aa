"""Setting up a battle: players, turn order deck and its tokens, nemesis, difficulty (NA-SETUP to NA-DIFF)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.games.new_age.cards import BOX, WORLD
from deckwright.table.errors import BadOptions
from tests.rules.new_age.scene import Scene, scene
from tests.rules.war_eternal import scene as scenes

FOES = [foe.mat.id for foe in BOX.foes]
FOUR = ["taqren", "gygar", "lost", "talix"]


def opened(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table of The New Age as it is opened."""
    return Table.open("new-age", players=players, seed=seed, options=options)


def all_turn_cards(table: Table) -> list[str]:
    return sorted([*table.cards("turns"), *table.cards("turns_taken")])


def before_any_nemesis_turn(players: int = 2, **options: Any) -> Iterator[Table]:
    """Tables at which the nemesis has not had a turn yet."""
    for seed in range(60):
        table = opened(players, seed, **options)
        if "turn-nemesis" not in table.cards("turns_taken"):
            yield table


# --- players ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-SETUP-01")
def test_a_table_opened_as_it_is_offered_is_the_first_battle() -> None:
    table = opened()
    assert table.cards("nemesis_mat") == ["maggoth"] and table.cards("market")[0] == "exogranite"
    assert {option.id: option.default for option in table.game.options}["upgraded"] == "none"


@pytest.mark.rule("NA-SETUP-02")
def test_each_player_chooses_a_mage_that_nobody_else_has() -> None:
    table = opened(mages="choice", mage=",lost")
    assert table.prompt is not None and table.prompt.id == "choose-mage" and table.to_answer == (0,)
    offered = {option.card for option in table.options}
    assert offered == {kind.id for kind in BOX.mages} - {"lost"}
    table.choose("choose", card="rhia")
    assert (table.cards("mat", 0), table.cards("mat", 1)) == (["rhia"], ["lost"])
    with pytest.raises(BadOptions, match="only once"):
        opened(mage=["lost", "lost"])


# --- the turn order deck ----------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TURNDECK-01", "NA-TURNDECK-02", "NA-TURNDECK-03", "NA-TURNDECK-07", "NA-EX-03", "NA-SOLO-05")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (1, ["turn-1", "turn-1", "turn-2", "turn-nemesis", "turn-nemesis"]),
        (2, ["turn-1", "turn-1", "turn-2", "turn-2", "turn-nemesis", "turn-nemesis"]),
        (3, ["turn-1", "turn-2", "turn-3", "turn-nemesis", "turn-nemesis", "turn-wild"]),
        (4, ["turn-1-2", "turn-1-2", "turn-3-4", "turn-3-4", "turn-nemesis", "turn-nemesis"]),
    ],
)
def test_the_turn_order_deck(players: int, cards: list[str]) -> None:
    assert all_turn_cards(opened(players)) == cards


@pytest.mark.rule("NA-TURNDECK-01", "NA-TURN-03")
def test_the_turn_order_is_shuffled_and_nobody_knows_it() -> None:
    assert len({tuple(opened(seed=seed).cards("turns")) for seed in range(12)}) > 3
    assert set(opened().view(0)["piles"]["turns"]["cards"]) == {None}


@pytest.mark.rule("NA-EX-05", "NA-TURN-01", "NA-TURN-02", "NA-FLOW-01")
def test_the_first_turn_of_abby() -> None:
    table = scenes.opened(2, '{"mage": ["taqren", "gygar"], "nemesis": "maggoth"}', "new-age")
    assert table.cards("turns_taken") == ["turn-1"] and len(table.cards("turns")) == 5
    assert (table.active, table.prompt.id if table.prompt else "") == (0, "main-phase")  # nothing is there to cast


@pytest.mark.rule("NA-TURNDECK-04")
def test_the_players_may_give_the_wild_token_to_anybody() -> None:
    for holder in range(3):
        table = opened(3)
        table.choose("choose-player", player=holder)
        assert [table.value("holds_wild_token", side) for side in range(3)].index(1) == holder


@pytest.mark.rule("NA-TURNDECK-05")
def test_without_the_token_the_players_choose_who_plays() -> None:
    """As in War Eternal; an option."""
    table = next(before_any_nemesis_turn(3, wild_token=False, nemesis="fenrix"))
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange(turns=["turn-wild", "..."])
    table.choose("end-turn")
    assert table.prompt is not None and table.prompt.id == "who-plays" and table.to_answer == (0, 1, 2)


def pairs(**arrangement: Any) -> Scene:
    """Four players with cards for pairs; it is the turn of player 1, and no pair token is on a mat."""
    for table in before_any_nemesis_turn(4, nemesis="fenrix", mage=FOUR):
        table.arrange({"deck_1": ["needlemaw"], "threats": [], **arrangement}, at="main-phase", seat=0)
        return Scene(table)
    raise AssertionError("the nemesis begins always")


def tokens(s: Scene) -> list[int]:
    """Who has a token of the pair."""
    return [side for side in range(4) if s.value("holds_pair_token", side)]


@pytest.mark.rule("NA-TURNDECK-08", "NA-TURNDECK-09")
def test_a_pair_takes_turns_one_after_the_other() -> None:
    s = pairs(**{f"p{side}.holds_pair_token": False for side in range(4)})
    s.end_turn("turn-3-4", "turn-1-2")
    assert s.asked == "who-plays" and s.players_offered() == [2, 3] and s.seats == (2, 3)
    s.answer_player(3)
    assert s.table.active == 3
    s.end_turn("turn-1-2")
    assert tokens(s) == [3] and s.asked == "who-plays" and s.players_offered() == [0, 1]
    s.answer_player(1)
    s.end_turn("turn-3-4")
    assert s.table.active == 2  # the other one, without a question
    assert tokens(s) == [1]  # the token of 3 and 4 is back on the table
    s.end_turn("turn-1-2")
    assert s.table.active == 0 and tokens(s) == []
    s.end_turn("turn-3-4")
    assert s.asked == "who-plays"


@pytest.mark.rule("NA-TURNDECK-09")
def test_a_reshuffle_leaves_the_token_where_it_is() -> None:
    s = pairs(**{"p0.holds_pair_token": True, "turns": [], "turns_taken": ["turn-1-2"]})
    s.choose("end-turn")
    assert s.table.active == 1 and s.pile("turns_taken") == ["turn-1-2"]


@pytest.mark.rule("NA-TURNDECK-10")
def test_turn_order_cards_are_shuffled_only_when_one_is_needed() -> None:
    taken = ["turn-1", "turn-nemesis"]
    s = scene(nemesis="fenrix", tokens=0, turns=["turn-2"], turns_taken=taken, deck_1=["needlemaw"])
    s.choose("end-turn")
    assert s.pile("turns") == [] and s.pile("turns_taken") == ["turn-2", "turn-1", "turn-nemesis"]
    s.choose("end-turn")
    if s.asked == "who-places-token":
        s.decline()
    assert len(s.pile("turns_taken")) < 3 and len(s.pile("turns")) + len(s.pile("turns_taken")) == 3


@pytest.mark.rule("NA-TURNDECK-10")
def test_also_when_one_is_only_looked_at() -> None:
    """Encroach reveals turn order cards."""
    s = scene(nemesis="fenrix", tokens=0, turns=["turn-nemesis"], turns_taken=["turn-2", "turn-1"], deck_1=["encroach"])
    s.choose("end-turn")
    assert len(s.pile("turns")) + len(s.pile("turns_taken")) == 3 and s.life(0) + s.life(1) < 20


# --- the nemesis ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-NSETUP-01")
def test_the_nemesis_is_named_chosen_or_random() -> None:
    assert opened(nemesis="arachnos").cards("nemesis_mat") == ["arachnos"]
    assert {opened(seed=seed, nemesis="random").cards("nemesis_mat")[0] for seed in range(20)} == set(FOES)
    table = opened(nemesis="choice")
    assert table.prompt is not None and table.prompt.id == "choose-nemesis" and table.to_answer == (0, 1)
    assert {option.card for option in table.options} == set(FOES)


@pytest.mark.rule("NA-NSETUP-03", "NA-NSETUP-04", "NA-NSETUP-05", "NA-NSETUP-06", "NA-NSETUP-08", "NA-NCARD-07")
@pytest.mark.parametrize("nemesis", FOES)
@pytest.mark.parametrize(("players", "sizes"), [(1, (4, 6, 10)), (2, (6, 8, 10)), (3, (8, 9, 10)), (4, (11, 10, 10))])
def test_the_nemesis_deck(players: int, sizes: tuple[int, int, int], nemesis: str) -> None:
    table = next(before_any_nemesis_turn(players, nemesis=nemesis))
    own = next(foe.cards for foe in BOX.foes if foe.mat.id == nemesis)
    for tier, size in zip((1, 2, 3), sizes, strict=True):
        cards = table.cards(f"deck_{tier}")
        assert len(cards) == size and {WORLD.by_id[card].facts["tier"] for card in cards} == {tier}
        assert set(cards) >= {kind.id for kind in own if kind.facts["tier"] == tier}
    assert sum(sizes) == {1: 20, 2: 24, 3: 27, 4: 31}[players]
    others = islice(before_any_nemesis_turn(players, nemesis=nemesis), 4)
    assert len({tuple(other.cards("deck_3")) for other in others}) == 4  # each tier is shuffled by itself


@pytest.mark.rule("NA-NSETUP-06", "NA-NSETUP-07")
def test_the_nemesis_draws_its_tiers_one_after_the_other_as_they_lie() -> None:
    decks: dict[str, Any] = {
        "deck_1": ["needlemaw"],
        "deck_2": ["portal-guardian"],
        "deck_3": ["eternal-watcher", "topple"],
    }
    s = scene(nemesis="fenrix", tokens=0, **decks)
    drawn = []
    for _ in range(3):
        s.nemesis_turn()
        drawn += s.pile("threats")
        s.arrange(threats=[])
    assert drawn == ["needlemaw", "portal-guardian", "eternal-watcher"]


@pytest.mark.rule("NA-NSETUP-09")
def test_the_mat_is_set_up_after_the_deck() -> None:
    fenrix = next(before_any_nemesis_turn(nemesis="fenrix"))
    assert fenrix.value("tokens") == 2 and len(fenrix.cards("claw_deck")) == 5
    walker = next(before_any_nemesis_turn(nemesis="ageless-walker"))
    assert "curse-of-aging" in [*walker.cards("discard", 0), *walker.cards("deck", 0), *walker.cards("hand", 0)]
    maggoth = next(before_any_nemesis_turn(nemesis="maggoth"))
    assert maggoth.view()["places"]["nest"][0]["values"]["maggots"] == 2


# --- supply and difficulty --------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-SUPPLY-05")
def test_an_empty_pile_stays_empty() -> None:
    s = scene(aether=20, market=["exogranite", "caged-fire"], stock=["exogranite"])
    s.gain("exogranite")
    s.gain("exogranite")
    assert s.pile("market") == ["caged-fire"] and not s.can("gain", "exogranite")


@pytest.mark.rule("NA-DIFF-01")
@pytest.mark.parametrize(
    ("difficulty", "lives"),
    [("beginner", (12, 35, 50)), ("normal", (10, 30, 60)), ("expert", (10, 30, 60)), ("extinction", (8, 25, 70))],
)
def test_difficulty(difficulty: str, lives: tuple[int, int, int]) -> None:
    table = next(before_any_nemesis_turn(nemesis="fenrix", difficulty=difficulty))
    mat = table.view()["piles"]["nemesis_mat"]["cards"][0]
    assert (table.value("life", 1), table.value("gravehold"), mat["life"]) == lives
    claws = table.cards("threats").count("rending-claw")
    assert claws == (1 if difficulty in ("expert", "extinction") else 0)  # the box of the mat


def test_every_game_of_the_world_is_offered() -> None:
    nemesis = next(option for option in load("new-age").options if option.id == "nemesis")
    assert len(nemesis.choices) == 8 + 2
