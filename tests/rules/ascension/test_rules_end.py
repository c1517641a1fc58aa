"""Honor and the end of the game (ASC-HONOR, ASC-ENDGAME), with the examples of the rulebook and others."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from tests.rules.ascension.scene import Scene, scene


def finish_round(s: Scene) -> None:
    """Everybody ends their turn without doing anything, until the game is over."""
    while not s.table.over:
        s.end_turn()


@pytest.mark.rule("ASC-HONOR-01", "ASC-COMP-04", "ASC-SETUP-10")
def test_honor_is_taken_from_the_pool() -> None:
    s = scene(power=5, row=["sea-tyrant"])
    s.defeat("sea-tyrant")
    assert (s.honor(), s.pool) == (5, 55)


@pytest.mark.rule("ASC-DX-02", "ASC-HONOR-03", "ASC-SETUP-10")
def test_a_gain_beyond_the_pool_takes_the_rest_from_the_reserve() -> None:
    s = scene(power=4, row=["mistake-of-creation"], pool=2)
    s.defeat("mistake-of-creation")
    assert (s.honor(), s.pool) == (4, 0)
    assert s.said("pool-empty")


@pytest.mark.rule("ASC-HONOR-04")
def test_the_honor_of_acquired_cards_is_not_taken_from_the_pool() -> None:
    s = scene(runes=3, pool=1)
    s.acquire("mystic")
    assert (s.honor(), s.pool) == (0, 1) and not s.said("pool-empty")


@pytest.mark.rule("ASC-HONOR-02", "ASC-PUB-06")
def test_honor_is_still_gained_when_the_pool_is_empty() -> None:
    s = scene(power=4, pool=1)
    s.defeat("cultist")
    s.defeat("cultist")
    assert (s.honor(), s.pool) == (2, 0)
    s.end_turn()
    s.table.arrange({"power": 2})
    s.defeat("cultist")
    assert s.honor(1) == 1


@pytest.mark.rule("ASC-DX-01", "ASC-ENDGAME-01", "ASC-ENDGAME-02", "ASC-PUB-06")
def test_the_round_is_finished_when_the_second_of_three_empties_the_pool() -> None:
    s = scene(players=3, pool=1)
    s.end_turn()
    s.table.arrange({"power": 2})
    s.defeat("cultist")
    s.end_turn()
    assert s.seat == 2  # the third player has a turn
    s.end_turn()
    assert s.table.over  # the first has none


@pytest.mark.rule("ASC-ENDGAME-07", "ASC-ENDGAME-02")
def test_the_game_ends_after_the_turn_if_the_last_player_empties_the_pool() -> None:
    s = scene(pool=1)
    s.end_turn()
    s.table.arrange({"power": 2})
    s.defeat("cultist")
    assert not s.table.over  # the turn goes on
    s.end_turn()
    assert s.table.over


@pytest.mark.rule("ASC-ENDGAME-01")
def test_the_game_goes_on_while_there_is_honor_in_the_pool() -> None:
    s = scene(pool=1)
    for _ in range(12):
        s.end_turn()
    assert not s.table.over


@pytest.mark.rule("ASC-ENDGAME-03")
@pytest.mark.parametrize("who", [0, 1])
def test_extra_turns_do_not_count_for_equal_turns(who: int) -> None:
    s = scene(pool=0, **{f"p{who}": {"extra_turns": 2}} if who else {"extra_turns": 2})
    turns = []
    while not s.table.over:
        turns.append(s.seat)
        s.end_turn()
    assert turns == ([0, 0, 0, 1] if who == 0 else [0, 1, 1, 1])


@pytest.mark.rule("ASC-DX-05", "ASC-ENDGAME-04", "ASC-COMP-05")
@pytest.mark.parametrize(("scoring", "total"), [("all", 43), ("deck_and_hand", 34)])
def test_the_final_score_counts_all_cards_or_by_the_letter_only_deck_and_hand(scoring: str, total: int) -> None:
    s = scene(options={"scoring": scoring}, pool=0)
    s.end_turn()
    mine = {
        "p0.honor": 22,
        "p0.deck": ["the-grand-design", "landtalker"],  # 6 + 3
        "p0.hand": ["emri-one-with-the-void"],  # 3
        "p0.discard": ["muramasa"],  # 4
        "p0.constructs": ["watchmakers-altar"],  # 5
    }
    s.table.arrange(mine)
    s.end_turn()
    assert s.score() == total


@pytest.mark.rule("ASC-ENDGAME-04")
def test_the_five_cards_just_drawn_count_too_and_banished_ones_do_not() -> None:
    s = scene(pool=0, deck=["mystic"] * 5, void=["hedron-cannon"])
    finish_round(s)
    assert s.hand() == ["mystic"] * 5
    assert s.score() == 5


@pytest.mark.rule("ASC-ENDGAME-05")
def test_the_highest_total_wins_not_the_most_tokens() -> None:
    s = scene(pool=0, honor=20, p1={"honor": 15, "constructs": ["hedron-cannon"]})
    finish_round(s)
    assert (s.score(0), s.score(1)) == (20, 23)
    assert s.winners == (1,)


@pytest.mark.rule("ASC-EX-01", "ASC-ENDGAME-06")
@pytest.mark.parametrize(
    ("tied", "winner"), [([0, 1, 2, 3], 3), ([0, 1], 1), ([1, 2], 2), ([1, 3], 3), ([0, 2], 2), ([0], 0)]
)
def test_a_tie_goes_to_the_later_in_turn_order(tied: list[int], winner: int) -> None:
    honors: dict[str, Any] = {f"p{seat}": {"honor": 30 if seat in tied else 10} for seat in range(4)}
    mine = honors.pop("p0")
    s = scene(players=4, pool=0, **mine, **honors)
    finish_round(s)
    assert s.winners == (winner,)


@pytest.mark.rule("ASC-EX-01", "ASC-ENDGAME-06")
def test_turn_order_begins_with_whoever_began() -> None:

    for seed in range(12):
        table = Table.open("ascension", players=3, seed=seed)
        first = table.active
        assert first is not None
        table.arrange({"pool": 0} | {f"p{seat}.honor": 9 for seat in range(3)})
        while not table.over:
            table.choose("end-turn")
        assert table.result is not None
        assert table.result.winners == ((first + 2) % 3,)


# --- further examples -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-DX-03", "ASC-ENDTURN-01", "ASC-ENDTURN-02", "ASC-CORE-04")
def test_the_end_of_a_turn_with_a_small_deck() -> None:
    s = scene(
        deck=["apprentice"] * 3,
        discard=["militia"] * 4,
        hand=["mystic", "mystic", "mystic", "muramasa", "heavy-infantry"],
    )
    s.play_all("mystic", "mystic", "mystic", "muramasa")
    s.end_turn()
    assert (len(s.hand()), len(s.deck()), s.discard()) == (5, 6, [])
    assert s.hand().count("apprentice") == 3
    assert s.constructs() == ["muramasa"]


@pytest.mark.rule("ASC-DX-04", "ASC-PLAY-02", "ASC-PUB-02", "ASC-PUB-03")
def test_three_apprentices_and_two_militia() -> None:
    s = scene(hand=["apprentice"] * 3 + ["militia"] * 2)
    s.play_all(*["apprentice"] * 3, *["militia"] * 2)
    assert (s.runes, s.power) == (3, 2)
    s.acquire("mystic")
    s.defeat("cultist")
    assert (s.runes, s.power, s.honor(), s.discard()) == (0, 0, 1, ["mystic"])
    assert s.table.cards("cultists") == ["cultist"]


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-SOLO-01")
def test_the_solo_race_lasts_as_many_turns_as_agreed() -> None:
    s = scene(players=1, options={"solo_turns": 5})
    assert (s.value("turns_left"), s.pool) == (5, 0)
    for left in (4, 3, 2, 1):
        s.end_turn()
        assert s.value("turns_left") == left
    s.end_turn()
    assert s.table.over


@pytest.mark.rule("ASC-SOLO-01", "ASC-ENDGAME-03")
def test_an_extra_turn_is_outside_the_limit() -> None:
    s = scene(players=1, options={"solo_turns": 5}, constructs=["tablet-of-times-dawn"])
    s.use("tablet-of-times-dawn")
    turns = 0
    while not s.table.over:
        s.end_turn()
        turns += 1
    assert turns == 6


@pytest.mark.rule("ASC-SOLO-02")
@pytest.mark.parametrize(("honor", "winners"), [(60, ()), (61, (0,))])
def test_alone_only_more_than_the_score_to_beat_wins(honor: int, winners: tuple[int, ...]) -> None:
    s = scene(players=1, options={"solo_turns": 5, "solo_target": 60}, honor=honor)
    finish_round(s)
    assert (s.score(), s.winners) == (honor, winners)


@pytest.mark.rule("ASC-SOLO-03")
@pytest.mark.parametrize("monster", ["corrosive-widow", "sea-tyrant", "xeron-duke-of-lies"])
def test_alone_there_is_nobody_to_hurt(monster: str) -> None:
    s = scene(players=1, power=6, row=[monster], constructs=["muramasa", "shadow-star"], hand=["militia"])
    s.defeat(monster)
    assert (s.asked, s.constructs(), s.hand()) == ("main", ["muramasa", "shadow-star"], ["militia"])
