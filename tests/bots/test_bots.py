"""Bots: how strong they are, that they play every mode, and that they see only what their seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.bots import make
from deckwright.bots.bots import UnknownBot
from deckwright.games import load
from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.vm import isa

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"mode": "teams"}),
    (3, {"mode": "standoff"}),
    (3, {"leaders": "auction"}),
    (2, {"leaders": "choice"}),
    (4, {"relics": "draft"}),
    (2, {"relics": "secret"}),
    (2, {"expansion": False, "relics": "none"}),
    (2, {"champion_damage": "turn", "empty_centre": "reshuffle", "talons": "effect"}),
    (1, {}),
]


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_in_at_least_95_of_100_games_from_either_seat(seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = "greedy"
    rows = play_games(Lineup.open("shards", bots), 1, 100)
    assert int(((rows[:, WINNERS] >> seat) & 1).sum()) >= 95


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("players", "options"), MODES)
def test_bots_finish_games_of_every_mode(players: int, options: dict[str, Any], bot: str) -> None:
    rows = play_games(Lineup.open("shards", [bot] * players, options), 5, 30)
    assert (rows[:, STATUS] == isa.OVER).all()
    assert (rows[:, WINNERS] > 0).all()


def test_a_bot_at_a_table_chooses_what_it_scores_highest_and_the_same_for_the_same_seed() -> None:
    table, again = Table.open("shards", seed=3), Table.open("shards", seed=3)
    game = load("shards")
    first, second = make("greedy", game, 9), make("greedy", game, 9)
    for _ in range(60):
        assert table.seat is not None
        scores = make("greedy", game).scores(table, table.seat)
        choice = first.choose(table, table.seat)
        assert scores[choice] == max(scores)
        assert second.choose(again, table.seat) == choice
        table.choose(choice)
        again.choose(choice)


def test_a_bot_answers_the_same_whatever_lies_where_its_seat_cannot_see() -> None:
    table = Table.open("shards", players=3, seed=11, options={"relics": "secret"})
    game = load("shards")
    mover = make("greedy", game, 1)
    for step in range(120):
        if table.over:
            break
        seat = table.seat
        assert seat is not None
        scores = make("greedy", game).scores(table, seat)
        for seed in (step, step + 1000):
            assert make("greedy", game).scores(table.determinized(seat, seed), seat) == scores
        table.choose(mover.choose(table, seat))


def test_judging_leaves_the_table_as_it_was() -> None:
    table = Table.open("shards", seed=5)
    before = table.hash()
    assert table.seat is not None
    make("greedy", load("shards")).scores(table, table.seat)
    assert table.hash() == before


def test_greedy_plays_its_hand_before_it_buys_and_removes_its_starters() -> None:
    table = Table.open("shards", seed=2)
    me = table.seat
    assert me is not None
    table.arrange(
        {
            f"p{me}.hand": ["shadow-apostle", "crystal", "crystal", "crystal", "blaster"],
            f"p{me}.discard": ["crystal", "evokatus"],
            "row": ["nil-assassin", "optio-crusher", "spore-cleric", "data-heretic", "mining-drones", "axia"],
        }
    )
    bot = make("greedy", load("shards"))
    removed = False
    while table.seat == me and table.turn == 1:
        option = table.options[bot.choose(table, me)]
        if table.prompt is not None and table.prompt.id == "remove-card":
            assert option.card in ("crystal", "blaster")
            removed = True
        if option.verb in ("recruit", "fast-play", "end-main"):
            assert not any(o.verb == "play" for o in table.options)
        table.choose(option)
    assert removed


def test_an_unknown_bot_is_refused_in_both_languages() -> None:
    with pytest.raises(UnknownBot) as caught:
        make("genius", load("shards"))
    assert "genius" in caught.value.said("en") and "нет бота" in caught.value.said("ru")
