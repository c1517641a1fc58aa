"""Workers that crash, hang, fail or cannot be started: the game goes on, and nothing is left behind."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from deckwright.bots import Advice, bots, make
from deckwright.games import load
from deckwright.server.thinking import Closed, NoAnswer, Thinkers, tasks
from deckwright.server.thinking.fallback import Fallback
from deckwright.server.thinking.position import OpenTables
from tests.server.thinking import deeds
from tests.server.thinking.deeds import all_ready, pool, position_with

pytestmark = pytest.mark.slow


async def still_serves(thinkers: Thinkers, *before: int) -> None:
    """The pool works on, without the workers it had before."""
    pid = await thinkers.call("pid", seconds=deeds.LONG)
    assert pid in thinkers.pids and pid not in before


def test_a_worker_killed_in_the_middle_of_a_job_is_replaced_and_another_does_the_job(tmp_path: Path) -> None:
    gate, mark = tmp_path / "gate", tmp_path / "mark"
    os.mkfifo(gate)

    async def kill() -> None:
        position = position_with(4)
        given = {**deeds.TASKS, "choose": partial(deeds.hang_the_first_time, gate, mark)}
        async with pool(tasks=given) as thinkers:
            choosing = asyncio.create_task(thinkers.choose(position, "learner", 3))
            (await asyncio.to_thread(gate.open, "wb")).close()  # the worker is in the middle of it now
            (victim,) = thinkers.pids
            os.kill(victim, signal.SIGKILL)
            assert await choosing == tasks.choose(position, "learner", 3, seconds=1.0)
            counts = thinkers.counts
            assert (counts.crashed, counts.replaced, counts.fallbacks) == (1, 1, 0)
            await still_serves(thinkers, victim)

    asyncio.run(kill())


def test_a_job_that_kills_every_worker_is_answered_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    async def die() -> None:
        position = position_with(4)
        async with pool(tasks={**deeds.TASKS, "choose": deeds.die}) as thinkers:
            assert 0 <= await thinkers.choose(position, "greedy", 3) < position.choices
            assert (thinkers.counts.crashed, thinkers.counts.fallbacks) == (2, 1)
            with pytest.raises(NoAnswer) as caught:
                await thinkers.call("die")
            assert "died" in caught.value.said("en") and "погиб" in caught.value.said("ru")
            await still_serves(thinkers)

    asyncio.run(die())
    assert "a worker died while it did choose" in caplog.text


def test_a_worker_that_hangs_is_killed_at_the_deadline(caplog: pytest.LogCaptureFixture) -> None:
    async def hang() -> None:
        position = position_with(4)
        given = {**deeds.TASKS, "choose": deeds.hang, "advise": deeds.hang}
        async with pool(seconds=0.05, grace=0.05, tasks=given) as thinkers:
            victim = await thinkers.call("pid")
            assert 0 <= await thinkers.choose(position, "greedy", 3) < position.choices
            advice = await thinkers.advise(position)
            assert sorted(each.index for each in advice) == list(range(position.choices))
            assert (thinkers.counts.late, thinkers.counts.fallbacks, thinkers.counts.crashed) == (2, 2, 0)
            await still_serves(thinkers, victim)
            with pytest.raises(ProcessLookupError):
                os.kill(victim, 0)
            with pytest.raises(NoAnswer) as caught:
                await thinkers.call("hang", seconds=0.05)
            assert "0.1 s" in caught.value.said("en") and "ответа не было" in caught.value.said("ru")

    asyncio.run(hang())
    assert "choose had no answer within its deadline" in caplog.text


def test_while_one_worker_hangs_the_other_goes_on() -> None:
    async def hang() -> None:
        async with pool(2, tasks=deeds.TASKS) as thinkers:
            await all_ready(thinkers, 2)
            hanging = asyncio.create_task(thinkers.call("hang", seconds=deeds.LONG))
            for seed in range(20):
                await thinkers.choose(position_with(3), "greedy", seed)
            assert thinkers.counts.fallbacks == 0 and not hanging.done()
            await thinkers.close()
            with pytest.raises(Closed):
                await hanging

    asyncio.run(hang())


@pytest.mark.parametrize("character", ["fails", "babbles", "is-no-more"])
def test_a_bot_that_fails_or_answers_nonsense_or_is_unknown_costs_no_worker(
    character: str, runner: asyncio.Runner, thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    position, before = position_with(4), replace(thinkers.counts)
    assert 0 <= runner.run(thinkers.choose(position, character, 3)) < position.choices
    assert thinkers.counts.failed == before.failed + 1
    assert thinkers.counts.fallbacks == before.fallbacks + 1
    assert thinkers.counts.replaced == 0
    told = {"fails": "tripped over its own feet", "babbles": "not an option", "is-no-more": "UnknownBot"}
    assert told[character] in caplog.text


def test_a_task_that_fails_says_so_and_costs_no_worker(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    with pytest.raises(NoAnswer) as caught:
        runner.run(thinkers.call("fail"))
    assert "went wrong" in caught.value.said("en") and "ошибка" in caught.value.said("ru")
    assert thinkers.counts.replaced == 0


def test_what_a_bot_prints_disturbs_nobody(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    position, before = position_with(4), thinkers.counts.answered
    expected = tasks.choose(position, "learner", 3, seconds=1.0)
    assert runner.run(thinkers.choose(position, "thinks-aloud", 3)) == expected
    assert thinkers.counts.answered == before + 1


def test_ctrl_c_is_for_the_parent(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    worker = runner.run(thinkers.call("pid"))
    os.kill(worker, signal.SIGINT)
    assert runner.run(thinkers.call("pid")) == worker
    assert thinkers.counts.crashed == thinkers.counts.replaced == 0


def test_a_task_must_be_known_and_its_arguments_must_be_able_to_travel(
    runner: asyncio.Runner, thinkers: Thinkers
) -> None:
    with pytest.raises(ValueError, match="no task 'dance'"):
        runner.run(thinkers.call("dance"))
    with pytest.raises(TypeError, match="pickle"):
        runner.run(thinkers.call("pid", threading.Lock()))
    with pytest.raises(ValueError, match="at least one"):
        Thinkers(0)


def test_if_no_worker_can_be_started_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))

    async def ask() -> None:
        position = position_with(4)
        async with pool() as thinkers:
            for _ in range(3):
                assert 0 <= await thinkers.choose(position, "greedy", 3) < position.choices
            with pytest.raises(NoAnswer) as caught:
                await thinkers.call("choose")
            assert "can be started" in caught.value.said("en") and "запустить" in caught.value.said("ru")
            assert thinkers.counts.fallbacks == 3

    asyncio.run(ask())
    assert "a worker could not be started" in caplog.text


def test_the_quick_answer_is_the_judgement_when_warm_and_never_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    position, fallback = position_with(6, seed=4), Fallback()
    judged = make("greedy", load("shards")).advise(OpenTables().table(position), position.seat)
    assert judged[0].index != 0
    assert fallback.advise(position) == [Advice(index, 0, None) for index in range(position.choices)]
    fallback.warm()
    assert fallback.advise(position) == judged and fallback.choose(position) == judged[0].index
    monkeypatch.setattr(bots.Bot, "advise", deeds.fail)
    assert fallback.choose(position) == 0
    assert "the bot tripped" in caplog.text


def test_closing_ends_every_worker_and_leaves_nothing_open(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def open_and_close() -> tuple[int, ...]:
        thinkers = Thinkers(2, tasks={**deeds.TASKS, tasks.WARM: deeds.nothing})
        await thinkers.start()
        pids = await all_ready(thinkers, 2)
        hanging = [asyncio.create_task(thinkers.call("hang")) for _ in range(3)]  # one begun, two waiting
        await asyncio.sleep(0)
        await thinkers.close()
        assert thinkers.pids == ()
        ends = await asyncio.gather(*hanging, return_exceptions=True)
        assert [type(end) for end in ends] == [Closed] * 3
        return pids

    asyncio.run(open_and_close())  # whatever the process opens once and keeps is open now
    before, threads = len(os.listdir("/dev/fd")), set(threading.enumerate())
    for pid in asyncio.run(open_and_close()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert len(os.listdir("/dev/fd")) == before
    for thread in set(threading.enumerate()) - threads:
        thread.join(deeds.LONG)
        assert not thread.is_alive()
    assert caplog.records == []  # nothing went wrong


OWNER = """
import asyncio, sys
from pathlib import Path
sys.path[:] = {path!r}
from tests.server.thinking.deeds import TASKS, LONG, all_ready, pool
async def main():
    async with pool(2, tasks=TASKS) as thinkers:
        pids = await all_ready(thinkers, 2)
        work = asyncio.create_task(thinkers.call("pass-gate", Path({gate!r}), seconds=LONG))
        print(*pids, flush=True)
        await work
asyncio.run(main())
"""


@pytest.mark.parametrize("farewell", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_when_their_parent_dies_idle_or_busy(tmp_path: Path, farewell: signal.Signals) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    script = OWNER.format(path=sys.path, gate=str(gate))
    owner = [sys.executable, "-c", script]
    with subprocess.Popen(owner, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert len(process.stdout.readline().split()) == 2
        with gate.open("wb"):  # one worker is busy now, the other idle
            process.send_signal(farewell)
            # Workers inherit the error output, so it ends when the last of them has: this raises if one never does.
            assert process.communicate(timeout=deeds.LONG)[1] == ""
