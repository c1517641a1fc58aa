"""Bots think in processes of their own: what they choose, and in what order."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from deckwright.bots import make
from deckwright.server.thinking import Closed, Position, Thinkers, tasks
from deckwright.server.thinking.position import MOST_TABLES, OpenTables
from deckwright.server.thinking.queue import LEAST, Job, Line, Queue
from deckwright.table import Table
from deckwright.table.errors import GameOver, NotYourTurn
from tests.server.thinking import deeds
from tests.server.thinking.deeds import all_ready, pool, position_with, table_with


def test_two_bots_play_a_whole_game(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    async def play() -> Table:
        table = Table.open("shards", seed=5)
        while (seat := table.seat) is not None:
            level = ("greedy", "learner")[seat]
            table.choose(await thinkers.choose(Position.of(table, seat), level, seed=seat))
        return table

    before = thinkers.counts.answered
    table, again = runner.run(play()), runner.run(play())
    assert table.result is not None and table.result.winners == (0,)
    assert thinkers.counts.answered > before + 200 and thinkers.counts.fallbacks == 0
    assert table.history == again.history


@pytest.mark.parametrize("options", [{}, {"mode": "standoff"}, {"relics": "secret", "leaders": "choice"}])
def test_a_worker_chooses_what_the_bot_would_choose_at_the_table_itself(
    runner: asyncio.Runner, thinkers: Thinkers, options: dict[str, Any]
) -> None:
    table = Table.open("shards", 3, seed=8, options=options)
    for step in range(40):
        if (seat := table.seat) is None:
            break
        position = Position.of(table, seat)
        chosen = runner.run(thinkers.choose(position, "learner", step))
        assert chosen == tasks.choose(position, "learner", step, seconds=1.0)
        table.choose(chosen)


@pytest.mark.parametrize(("game", "players"), [("shards", 3), ("ascension", 2)])
def test_advice_says_how_likely_the_best_choices_win(
    runner: asyncio.Runner, thinkers: Thinkers, game: str, players: int
) -> None:
    table = Table.open(game, players, seed=8)
    while len(table.options) < 5:
        table.choose(0)
    assert table.seat is not None
    advice = runner.run(thinkers.advise(Position.of(table, table.seat), seconds=0.5))
    assert len(advice) > 1
    assert len({each.index for each in advice}) == len(advice) <= len(table.options)
    best = advice[0]
    assert best.win is not None and 0 < best.win < 1
    assert 2 * best.visits >= max(each.visits for each in advice) > 0
    assert thinkers.counts.fallbacks == 0


def test_the_same_seed_chooses_the_same_and_every_question_of_a_game_has_its_own_chances(
    runner: asyncio.Runner, thinkers: Thinkers
) -> None:
    async def chosen(position: Position, seed: int) -> int:
        return await thinkers.choose(position, "random", seed)

    here = position_with(6)
    firsts = [runner.run(chosen(here, seed)) for seed in range(30)]
    assert firsts == [runner.run(chosen(here, seed)) for seed in range(30)]
    assert len(set(firsts)) > 3
    table, places = Table.open("shards", seed=2), set()
    while (seat := table.seat) is not None and table.turn < 12:
        index = runner.run(chosen(Position.of(table, seat), 1))
        if len(table.options) > 3:
            places.add("first" if index == 0 else "last" if index == len(table.options) - 1 else "between")
        table.choose(index)
    assert places == {"first", "last", "between"}


def test_a_forced_move_needs_no_worker() -> None:
    async def forced() -> Thinkers:
        thinkers = Thinkers(1)  # not started: nobody could think
        table = Table.open("shards", seed=1)
        while len(table.options) > 1:
            table.choose(0)
        assert table.seat is not None
        position = Position.of(table, table.seat)
        assert await thinkers.choose(position, "greedy", 1) == 0
        assert [advice.index for advice in await thinkers.advise(position)] == [0]
        return thinkers

    assert asyncio.run(forced()).counts.forced == 2


def test_a_position_is_of_a_seat_that_is_asked() -> None:
    table = table_with(2)
    assert table.seat is not None
    with pytest.raises(NotYourTurn) as caught:
        Position.of(table, 1 - table.seat)
    assert "не спрашивают" in caught.value.said("ru")
    while (seat := table.seat) is not None:
        table.choose(make("greedy", table.game).choose(table, seat))
    with pytest.raises(GameOver):
        Position.of(table, 0)


def test_nobody_thinks_before_the_start_and_after_the_end() -> None:
    async def too_early_and_too_late() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(Closed) as caught:
            await thinkers.choose(position_with(2), "greedy", 1)
        assert "никто не думает" in caught.value.said("ru")
        await thinkers.start()
        await thinkers.close()
        with pytest.raises(Closed):
            await thinkers.choose(position_with(2), "greedy", 1)

    asyncio.run(too_early_and_too_late())


@pytest.mark.slow
def test_the_loop_goes_on_while_a_worker_thinks(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def tick(ticks: list[int]) -> None:
        while True:
            ticks.append(1)
            await asyncio.sleep(0)

    async def watch() -> None:
        async with pool(tasks={"choose": partial(deeds.choose_behind_gate, gate)}) as thinkers:
            choosing = asyncio.create_task(thinkers.choose(position_with(2), "greedy", 1))
            opened = await asyncio.to_thread(gate.open, "wb")  # the worker stands at the gate now
            ticks: list[int] = []
            ticking = asyncio.create_task(tick(ticks))
            while len(ticks) < 1000:
                await asyncio.sleep(0)
            assert not choosing.done()
            opened.close()
            assert await choosing in (0, 1)
            assert thinkers.counts.answered == 1
            ticking.cancel()

    asyncio.run(watch())


@pytest.mark.slow
def test_two_hundred_jobs_are_all_answered_in_the_order_they_came(tmp_path: Path) -> None:
    async def crowd() -> list[int]:
        async with pool(2, tasks={"choose": partial(deeds.note_and_choose, tmp_path)}) as thinkers:
            await all_ready(thinkers, 2)
            position = position_with(5)
            return await asyncio.gather(*(thinkers.choose(position, "greedy", number) for number in range(200)))

    choices = position_with(5).choices
    assert asyncio.run(crowd()) == [number % choices for number in range(200)]
    notes = [[int(line) for line in path.read_text().split()] for path in tmp_path.iterdir()]
    assert len(notes) == 2
    assert all(note == sorted(note) for note in notes)
    assert sorted(number for note in notes for number in note) == list(range(200))


@pytest.mark.slow
def test_more_than_there_is_room_for_are_answered_at_once(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def crowd() -> None:
        async with pool(room=3, tasks={"choose": partial(deeds.choose_behind_gate, gate)}) as thinkers:
            position = position_with(3)
            waiting = [asyncio.create_task(thinkers.choose(position, "greedy", 1))]
            (await asyncio.to_thread(gate.open, "wb")).close()
            await waiting.pop()
            waiting = [asyncio.create_task(thinkers.choose(position, "greedy", n)) for n in range(4)]
            opened = await asyncio.to_thread(gate.open, "wb")  # one is thought about, three wait
            assert 0 <= await thinkers.choose(position, "greedy", 5) < position.choices
            assert (thinkers.counts.refused, thinkers.counts.fallbacks) == (1, 1)
            waiting[1].cancel()  # who goes away leaves room
            with pytest.raises(asyncio.CancelledError):
                await waiting.pop(1)
            waiting.append(asyncio.create_task(thinkers.choose(position, "greedy", 6)))
            while not all(task.done() for task in waiting):
                opened.close()
                done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                waiting = [task for task in waiting if task not in done]
                if waiting:
                    opened = await asyncio.to_thread(gate.open, "wb")
            assert thinkers.counts.refused == 1 and thinkers.counts.answered == 5

    asyncio.run(crowd())


def test_when_many_wait_each_thought_gets_less_time_but_never_none() -> None:
    async def shares() -> tuple[list[float], list[float]]:
        found = []
        for many in (1, 200):
            queue = Queue(2, 1000)
            for _ in range(many):
                queue.line(Line.MOVES).append(Job.of("choose", (), 2.0, Line.MOVES))
            found.append([job.seconds for _ in range(many) if (job := queue.next(0))])
        return found[0], found[1]

    alone, crowded = asyncio.run(shares())
    assert alone == [2.0]
    assert crowded[0] == LEAST and crowded[-1] == 2.0 and crowded == sorted(crowded)


def test_hints_wait_for_moves_and_other_work_for_both_and_leaves_them_a_worker() -> None:
    async def order() -> None:
        queue = Queue(2, 10)
        work, more = (Job.of("call", (n,), 9.0, Line.WORK) for n in range(2))
        hint, move = Job.of("advise", (), 2.0, Line.HINTS), Job.of("choose", (), 2.0, Line.MOVES)
        for job in (work, more, hint, move):
            queue.line(job.line).append(job)
        assert [queue.next(0) for _ in range(3)] == [move, hint, work]
        assert queue.next(1) is None  # one worker of two is at other work already
        assert queue.next(0) is more and more.seconds == 9.0

    asyncio.run(order())


def test_a_worker_keeps_few_tables_and_refuses_a_state_of_another_game() -> None:
    tables, position = OpenTables(), position_with(2)
    first = tables.table(position)
    assert tables.table(position) is first
    assert first.state.tobytes() == position.state
    options = [
        {**position.options, "team_mastery": mastery, "relics": relics, "leaders": leaders}
        for mastery, relics, leaders in product(range(6), ("leader", "secret", "none"), ("random", "choice"))
    ]
    assert len(options) > MOST_TABLES
    for given in options:
        assert tables.table(replace(position, options=given)).state.tobytes() == position.state
    assert len(tables) == MOST_TABLES
    broken = replace(position, state=position.state[:-4])
    with pytest.raises(ValueError, match="words"):
        tables.table(broken)


def test_a_worker_knows_tables_whose_options_are_lists() -> None:
    opened = [Table.open("war-eternal", 2, 1, {"mage": mages}) for mages in ("garu,mist", "garu,gex", "garu,mist")]
    tables = OpenTables()
    first, other, again = (tables.table(Position.of(table, table.to_answer[0])) for table in opened)
    assert again is first and other is not first
