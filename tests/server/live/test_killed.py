"""The server is killed in the middle of many games: afterwards every table is where it was, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.live.people import Person, against_a_bot, at_their_tables, two_people, until
from tests.server.live.record import check, kept
from tests.server.serving import InProcess, serving_apart, settings_for
from tests.server.store.kit import opened

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    await play_and_kill(f"sqlite:///{tmp_path / 'tables.db'}", friends=14, alone=6)


async def test_a_killed_server_loses_nothing_from_postgresql(postgresql: str) -> None:
    await play_and_kill(postgresql, friends=6, alone=3)


async def play_and_kill(lasting: str, friends: int, alone: int) -> None:
    """Many tables, of two friends or of one person and a bot; the server is killed while they play."""
    with serving_apart(settings_for(lasting, bot_seconds=600.0)) as server:
        pairs = [list(await two_people(server.url, seed)) for seed in range(1, friends + 1)]
        singles = [[await against_a_bot(server.url, seed)] for seed in range(1, alone + 1)]
        people = [person for table in pairs + singles for person in table]
        for person in pairs[0]:
            person.most = 3  # who waits for a friend sees the very same table again
        async with at_their_tables(people):
            await until(lambda: any(person.mine and len(person.acknowledged) == 3 for person in pairs[0]))
            await until(lambda: pairs[0][0].n == pairs[0][1].n)
            await killed_in_the_middle(server, people, [person for (person,) in singles])
            assert all(same_as_before(person) for person in pairs[0])
            for person in people[:-2]:
                person.playing = person in pairs[0]  # these friends, and two against bots, play to the end
            for person in pairs[0]:
                person.most = 1000
                await person.come_again()
            await until(lambda: all(person.over for person in people if person.playing))
            await until(lambda: all(person.asked is None for person in people))
        async with opened(lasting) as store:
            for table in pairs + singles:
                game = await check(store, table)
                assert game.over == table[0].over
                _, entries = await kept(store, table[0].table)
                assert {person.n for person in table} == {len(entries)}, "somebody saw less than was done"


def acknowledged(people: list[Person]) -> int:
    return sum(len(person.acknowledged) for person in people)


def same_as_before(person: Person) -> bool:
    """Whether the table was shown again as it was left; who else is there may differ."""
    (n, left), (again, back) = person.left, person.back
    return n == again and all(left[part] == back[part] for part in ("shared", "mine"))


async def killed_in_the_middle(server: InProcess, people: list[Person], alone: list[Person]) -> None:
    """While people click and bots think: these are stopped in their thoughts, end with the server, and others go on."""
    await until(lambda: acknowledged(people) >= 3 * len(people) and bool(workers(server.pid)))
    thinking = workers(server.pid)
    for pid in thinking:
        os.kill(pid, signal.SIGSTOP)
    await until(lambda: all(person.over or not person.mine for person in alone))
    await killed_and_back(server, people)
    for pid in thinking:
        os.kill(pid, signal.SIGCONT)
    await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking))


async def killed_and_back(server: InProcess, people: list[Person]) -> None:
    """Kill the server, start it again, and wait until everybody has found back."""
    came = {person: person.came for person in people}
    await asyncio.to_thread(server.kill)
    seen = {person: person.n for person in people}
    server.start()
    await until(lambda: all(person.came > came[person] for person in people))
    assert all(person.n >= seen[person] for person in people), "a table went back"


def workers(pid: int) -> list[int]:
    """The processes that a process started, whichever of its threads did; a thread may end while they are read."""
    started: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            started += map(int, (task / "children").read_text().split())
    return started
