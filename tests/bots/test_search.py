"""The bot that looks ahead: it finds what is obvious, keeps to its limits, and knows only what its seat may know."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.bots import Thinker, make
from deckwright.bots.thinking import Advice
from deckwright.bots.tree import begin_with_the_habit
from deckwright.bots.ways import WAYS
from deckwright.games import GAMES, load
from deckwright.lang.game import Game
from deckwright.table.errors import NotYourTurn
from tests.bots.toys import ARCHERS, FIRE, HIGHEST, WAGER
from tests.lang.points.asking_many import COUNCIL
from tests.lang.points.dice import SKIRMISH
from tests.lang.points.mixed_offers import SIEGE
from tests.lang.points.turn_order import ROUND_TABLE
from tests.lang.vault import VAULT


def thinker(name: str, game: Game, seed: int = 1) -> Thinker:
    bot = make(name, game, seed)
    assert isinstance(bot, Thinker)
    return bot


def asked_seat(table: Table) -> int:
    assert table.seat is not None
    return table.seat


def position(game: str | Game, players: int, seed: int, steps: int, options: dict[str, Any] | None = None) -> Table:
    """A position from random play, at which there is something to choose."""
    table = Table.open(game, players, seed, options)
    pick = random.Random(seed)
    while not table.over and (table.revision < steps or len(table.options) < 2):
        table.choose(pick.randrange(len(table.options)))
    return table


# --- it finds what is obvious -----------------------------------------------------------------------------------------


def test_players_who_win_together_play_together() -> None:
    table = Table.open(FIRE, players=2, seed=1)
    minds = [make("search:iterations=300", FIRE, seat) for seat in range(2)]
    while not table.over:
        seat = asked_seat(table)
        table.choose(minds[seat].choose(table, seat))
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_a_question_to_everyone_is_answered_for_any_of_them() -> None:
    table = Table.open(FIRE, players=2, seed=1)
    for verb in ("douse", "douse", "douse", "watch"):
        table.choose(verb)
    assert table.to_answer == (0, 1)
    for seat in (0, 1):
        best = make("search:iterations=50", FIRE).advise(table, seat)[0]
        assert table.options[best.index].verb == "yes"
        assert best.win == 1.0


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_nobody_shoots_a_partner(seat: int) -> None:
    table = Table.open(ARCHERS, players=4, seed=1)
    bot = make("search:iterations=400", ARCHERS, 3)
    while asked_seat(table) != seat:
        enemy = next(o for o in table.options if o.player is not None and (o.player - asked_seat(table)) % 2)
        table.choose(enemy)
        if table.over:
            return
    chosen = table.options[bot.choose(table, seat)]
    assert chosen.player is not None
    assert (chosen.player - seat) % 2 == 1


def test_chance_is_weighed() -> None:
    table = Table.open(WAGER, players=3, seed=1)
    advice = make("search:iterations=400:explore=5", WAGER).advise(table, asked_seat(table))
    assert table.options[advice[0].index].verb == "no"
    risk = advice[1].win
    assert risk is not None and 0.05 < risk < 0.35


def test_search_overcomes_a_bad_habit_of_the_judgement_it_follows() -> None:
    table = Table.open(HIGHEST, players=2, seed=4)
    seat = asked_seat(table)
    cards = [int(card.removeprefix("card-")) for card in table.cards("hand", seat)]
    habit = make("greedy", HIGHEST).choose(table, seat)
    assert table.options[habit].card == f"card-{min(cards)}"
    chosen = make("search:iterations=500", HIGHEST).choose(table, seat)
    assert table.options[chosen].card == f"card-{max(cards)}"


@pytest.mark.slow
def test_search_beats_the_judgement_it_follows() -> None:
    won = 0
    for seed in range(12):
        table = Table.open("shards", players=2, seed=100 + seed)
        seated = {
            seed % 2: make("search:iterations=40", table.game, seed),
            1 - seed % 2: make("greedy", table.game, seed),
        }
        while not table.over:
            table.choose(seated[asked_seat(table)].choose(table, asked_seat(table)))
        assert table.result is not None
        won += seed % 2 in table.result.winners
    assert won >= 7


# --- limits -----------------------------------------------------------------------------------------------------------


def test_the_same_seed_and_iterations_advise_the_same_and_leave_the_table_alone() -> None:
    table = position("shards", 2, 3, 60)
    before = table.hash()
    seat = asked_seat(table)
    first = make("search", table.game, 5).advise(table, seat, iterations=150)
    assert make("search", table.game, 5).advise(table, seat, iterations=150) == first
    assert make("search", table.game, 6).advise(table, seat, iterations=150) != first
    assert table.hash() == before


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_what_threads_find_is_added_up_and_they_advise_the_same_each_time(way: str) -> None:
    table = position("shards", 2, 4, 40)
    seat = asked_seat(table)
    several = [make(f"search:way={way}:trees=3", table.game, 5).advise(table, seat, iterations=300) for _ in range(2)]
    assert several[0] == several[1]
    alone = make(f"search:way={way}", table.game, 5).advise(table, seat, iterations=100)
    assert sum(a.visits for a in several[0]) > sum(a.visits for a in alone)


class Ticks:
    """A clock that goes on by a fixed step each time it is looked at."""

    def __init__(self, step: float) -> None:
        self.step, self.now, self.looks = step, 0.0, 0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("step", "seconds"), [(0.01, 0.2), (5.0, 1.0)])
def test_a_deadline_ends_the_search_with_the_best_so_far(way: str, step: float, seconds: float) -> None:
    table = position("shards", 2, 7, 50)
    bot = thinker(f"search:way={way}", table.game)
    bot.clock = clock = Ticks(step)
    advice = bot.advise(table, asked_seat(table), seconds=seconds)
    assert clock.now <= seconds + 3 * step
    assert 0 <= advice[0].index < len(table.options)
    assert advice[0].visits > 0


def test_whichever_limit_comes_first_counts() -> None:
    table = position("shards", 2, 7, 50)
    bot = thinker("search", table.game)
    bot.clock = Ticks(1e-9)
    assert sum(a.visits for a in bot.advise(table, asked_seat(table), seconds=1.0, iterations=20)) <= 20


def test_more_time_makes_no_level_stronger_than_it_is() -> None:
    table = position("shards", 2, 7, 50)
    bot = thinker("strategist", table.game)
    bot.clock = Ticks(1e-9)
    advice = bot.advise(table, asked_seat(table), seconds=100.0)
    assert sum(a.visits for a in advice) <= (bot.iterations or 0) < 1000


def test_a_forced_move_is_played_at_once() -> None:
    table = Table.open("shards", players=2, seed=1)
    table.arrange({f"p{asked_seat(table)}.hand": []})
    assert [option.verb for option in table.options] == ["end-main"]
    bot = thinker("master", table.game)
    bot.clock = pytest.fail
    assert bot.choose(table, asked_seat(table)) == 0
    assert bot.minds == []


def test_what_the_judgement_is_sure_about_is_played_at_once_but_advice_looks_at_it() -> None:
    table = Table.open("ascension", players=2, seed=3, options={"first_player": "first_seat"})
    table.arrange({"p0.hand": ["apprentice", "apprentice"], "runes": 3, "row": ["arha-initiate"]})
    bot = thinker("search", table.game)
    assert table.options[bot.choose(table, 0)].card == "apprentice"
    assert not bot.minds, "it did not look ahead"
    advice = bot.advise(table, 0, iterations=60)
    assert sum(each.visits > 0 for each in advice) > 1
    table.arrange({"p0.hand": []})
    bot.choose(table, 0)
    assert bot.minds


def test_memory_is_bounded_and_the_search_goes_on_when_the_tree_is_full() -> None:
    table = position("shards", 2, 9, 40)
    bot = thinker("search:way=tree:nodes=40", table.game)
    first = bot.advise(table, asked_seat(table), iterations=50)
    size = bot.minds[0].size
    advice = bot.advise(table, asked_seat(table), iterations=1500)
    assert bot.minds[0].size == size < 100_000
    assert int(bot.minds[0].tree.size[0]) <= 40
    assert advice[0].visits > first[0].visits


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    table = Table.open("shards", players=2, seed=1)
    with pytest.raises(NotYourTurn):
        make("search", table.game).advise(table, 1 - asked_seat(table), iterations=5)


# --- what options mean ------------------------------------------------------------------------------------------------


def test_equal_copies_are_one_thing_to_choose() -> None:
    table = Table.open("shards", players=2, seed=1)
    me = asked_seat(table)
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange({f"p{me}.hand": ["crystal", "crystal", "crystal", "blaster"]})
    advice = make("search", table.game).advise(table, me, iterations=60)
    plays = [table.options[a.index].card for a in advice if table.options[a.index].verb == "play"]
    assert sorted(card for card in plays if card) == ["blaster", "crystal"]
    assert len(table.options) > len(advice)


def test_what_was_never_looked_at_claims_no_chance() -> None:
    table = Table.open("shards", players=2, seed=1)
    me = asked_seat(table)
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    advice = make("search", table.game).advise(table, me, iterations=1)
    assert len(advice) > 2
    assert [each.win is None for each in advice] == [each.visits == 0 for each in advice]
    assert advice[0].win is not None and advice[-1].win is None


# --- any position -----------------------------------------------------------------------------------------------------

ANY: list[tuple[str | Game, int, dict[str, Any]]] = [
    ("shards", 1, {}),
    ("shards", 2, {"relics": "secret"}),
    ("shards", 3, {"mode": "standoff"}),
    ("shards", 4, {"mode": "teams", "relics": "draft"}),
    ("shards", 3, {"leaders": "auction"}),
    *((game, players, {}) for game in GAMES for players in load(game).seats),
    ("ascension", 1, {"solo_turns": 5}),
    ("ascension", 2, {"honor_pool": "thirty", "scoring": "deck_and_hand", "librarian": "may"}),
    ("ascension", 3, {"empty_centre": "wait", "free_reach": "row", "tablet": "anywhere"}),
    (COUNCIL, 4, {}),
    (SKIRMISH, 2, {}),
    (SIEGE, 2, {}),
    (ROUND_TABLE, 6, {"mode": "alone"}),
    (ROUND_TABLE, 4, {"mode": "teams"}),
    (ROUND_TABLE, 5, {"mode": "together"}),
    (VAULT, 3, {}),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "players", "options"), ANY)
def test_a_search_in_any_position_returns_a_legal_option(
    game: str | Game, players: int, options: dict[str, Any], way: str
) -> None:
    for seed in range(4):
        table = position(game, players, seed, 30 * seed + seed, options)
        bot = make(f"search:way={way}", table.game, seed)
        for _ in range(12):
            if table.over:
                break
            seat = table.to_answer[-1]
            advice = bot.advise(table, seat, iterations=12)
            for each in advice:
                assert 0.0 <= each.win <= 1.0 if each.win is not None else each.visits == 0
            table.choose(bot.choose(table, seat, iterations=12))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "players", "options"), ANY)
def test_a_search_in_any_position_keeps_to_its_deadline(
    game: str | Game, players: int, options: dict[str, Any], way: str
) -> None:
    for seed in range(3):
        table = position(game, players, seed, 40 * seed + 3, options)
        if table.over:
            continue
        bot = thinker(f"search:way={way}", table.game)
        bot.clock = clock = Ticks(0.01)
        assert 0 <= bot.choose(table, table.to_answer[-1], seconds=0.1) < len(table.options)
        assert clock.now <= 0.1 + 3 * 0.01


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("shards", 3, {"relics": "secret"}),
        ("shards", 2, {}),
        ("ascension", 2, {}),
        ("war-eternal", 2, {}),
        (VAULT, 3, {}),
        (HIGHEST, 3, {}),
    ],
)
def test_what_a_seat_cannot_see_changes_nothing(
    game: str | Game, players: int, options: dict[str, Any], way: str
) -> None:
    for seed in range(3):
        table = position(game, players, seed, 25 * seed, options)
        if table.over:
            continue
        seat = asked_seat(table)
        advice = make(f"search:way={way}", table.game, 8).advise(table, seat, iterations=40)
        for swapped in range(3):
            other = table.determinized(seat, 50 + swapped)
            assert make(f"search:way={way}", table.game, 8).advise(other, seat, iterations=40) == advice


# --- levels, names, chances -------------------------------------------------------------------------------------------


def test_five_levels_with_names_that_bots_have() -> None:
    for game in (Table.open("shards", seed=1).game, FIRE):
        found = bots.levels(game)
        assert len(found) == 5
        assert {level.id for level in found} <= set(bots.names(game))
        for level in found:
            assert level.en and level.ru and level.about.en and level.about.ru
            table = Table.open(game, players=2, seed=1)
            bot = make(level.id, game, 1)
            assert 0 <= bot.choose(table, asked_seat(table), iterations=10) < len(table.options)


def test_seconds_may_be_those_of_the_processor() -> None:
    wall, processor = make("search:seconds=1", FIRE), make("search:seconds=1:processor=yes", FIRE)
    assert isinstance(wall, Thinker) and isinstance(processor, Thinker)
    assert wall.clock is time.monotonic
    assert processor.clock is time.process_time


def test_names_and_settings_that_do_not_exist_are_refused_in_both_languages() -> None:
    game = Table.open("shards", seed=1).game
    for name in (
        "genius",
        "search:depth=3",
        "search:turns",
        "search:turns=x",
        "search:way=round",
        "greedy:iterations=5",
    ):
        with pytest.raises(bots.UnknownBot) as caught:
            make(name, game)
        assert caught.value.said("en") != caught.value.said("ru")


def test_slips_are_left_to_chance() -> None:
    game = Table.open("shards", seed=1).game
    table = position("shards", 2, 5, 40)
    seat = asked_seat(table)
    always, never = make("greedy:slips=1000", game, 1), make("greedy", game, 1)
    liked = {never.choose(table, seat) for _ in range(30)}
    assert len({always.choose(table, seat) for _ in range(60)}) > len(liked)


def test_the_chances_of_a_position() -> None:
    table = Table.open(FIRE, players=2, seed=1)
    even = bots.win_chances(table, iterations=200)
    assert len(even) == 2 and even[0] == even[1]
    assert 0.0 < even[0] < 0.5
    for verb in ("douse", "douse", "douse"):
        table.choose(verb)
    better = bots.win_chances(table, iterations=200)
    assert better[0] > even[0] + 0.2
    table.choose("douse")
    assert bots.win_chances(table) == (1.0, 1.0)
    duel = Table.open("shards", players=2, seed=2)
    chances = bots.win_chances(duel, iterations=40, seed=3)
    assert chances == bots.win_chances(duel, iterations=40, seed=3)
    assert abs(sum(chances) - 1.0) < 1e-9


def test_the_chances_of_a_position_keep_to_a_deadline() -> None:
    table = Table.open(WAGER, players=2, seed=1)
    clock = Ticks(0.3)
    chances = bots.win_chances(table, seconds=1.0, clock=clock)
    assert clock.now < 2.0
    assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_game_turned_where_the_chances_moved_most() -> None:
    curve = [(0.5, 0.5), (0.55, 0.45), (0.3, 0.7), (0.5, 0.5), (0.52, 0.48), (0.9, 0.1), (1.0, 0.0)]
    assert bots.turning_points(curve) == [1, 2, 4]
    assert bots.turning_points(curve, most=1) == [4]
    assert bots.turning_points(curve, least=0.3) == [4]
    assert bots.turning_points([(0.5, 0.5)]) == [] == bots.turning_points([])


def test_a_habit_is_left_only_on_evidence_where_playouts_tell_won_or_lost() -> None:
    def first(best: Advice, habit: Advice) -> int:
        found = [best, habit]
        begin_with_the_habit(found, habit.index)
        assert {each.index for each in found} == {best.index, habit.index}
        return found[0].index

    habit = Advice(0, 40, 0.50)
    assert first(Advice(1, 30, 0.60), habit) == 0
    assert first(Advice(1, 30, 0.80), habit) == 1
    assert first(Advice(1, 3000, 0.60), Advice(0, 4000, 0.50)) == 1
    assert first(Advice(1, 3, 1.0), Advice(0, 3, 0.67)) == 0, "three games that all were won prove little"
    assert first(Advice(1, 5, 0.4), Advice(0, 0, None)) == 1
