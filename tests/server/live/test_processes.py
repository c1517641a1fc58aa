"""Several web processes on one PostgreSQL serve the same tables at once."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import httpx
import pytest

from deckwright.cli import main
from tests.server.live.people import PATIENCE, Person, at_their_tables, two_people, until
from tests.server.live.record import check
from tests.server.live.test_killed import workers
from tests.server.serving import serving, serving_apart, settings_for
from tests.server.store.kit import opened

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SPECTATOR = "s" * 43


async def test_one_game_is_played_through_two_processes(postgresql: str) -> None:
    """Everybody sees everything, wherever they are; when one process dies, its people go on at the other."""
    with serving_apart(settings_for(postgresql)) as here, serving(settings_for(postgresql)) as there:
        host, friend = await two_people(here.url, seed=4)
        friend.url = there.url
        watchers = [Person(url, host.table, SPECTATOR, playing=False) for url in (here.url, there.url)]
        everybody = [host, friend, *watchers]
        host.most = friend.most = 12
        async with at_their_tables(everybody):
            await until(lambda: any(len(person.acknowledged) == 12 and person.mine for person in (host, friend)))
            last = max(host.n, friend.n)
            await until(lambda: all(person.n == last for person in everybody))  # told, since nobody asks
            assert all(person.came == 1 and not person.problems for person in everybody)
            assert watchers[0].parts["shared"] == watchers[1].parts["shared"]
            await asyncio.to_thread(here.kill)
            host.url = watchers[0].url = there.url
            host.most = friend.most = 20
            await friend.come_again()
            await until(lambda: any(len(person.acknowledged) == 20 and person.mine for person in (host, friend)))
            last = max(host.n, friend.n)
            await until(lambda: all(person.n == last for person in everybody))
        async with opened(postgresql) as store:
            assert (await check(store, [host, friend])).revision == last - 1, "all but sitting down was a choice"


@contextmanager
def deckwright_serve(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command as a user types it, and the address it says."""
    command = [sys.executable, "-m", "deckwright", "serve", "--port", "0", "--lang", "en", *arguments]
    environment = os.environ | {"PYTHONUNBUFFERED": "1", "NO_COLOR": "1", "COLUMNS": "200"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as run:
        try:
            assert run.stdout is not None
            lines = []
            for line in run.stdout:
                lines.append(line)
                if found := re.search(r"http://[\d.]+:\d+", line):
                    yield run, found[0]
                    break
            else:
                pytest.fail("".join(lines))
        finally:
            if run.poll() is None:
                run.terminate()
                run.communicate(timeout=PATIENCE)


async def test_the_command_serves_with_several_workers_and_stops_when_told(postgresql: str) -> None:
    with deckwright_serve("--workers", "2", "--database", postgresql) as (run, url):
        host, friend = await two_people(url, seed=4)
        pair = [host, friend]
        watchers = [Person(url, host.table, SPECTATOR, playing=False) for _ in range(4)]
        host.most = friend.most = 8
        async with at_their_tables([*pair, *watchers]):
            await until(lambda: any(len(person.acknowledged) == 8 and person.mine for person in pair))
            last = max(host.n, friend.n)
            await until(lambda: all(person.n == last for person in [*pair, *watchers]))
        processes = descendants(run.pid)
        assert len(processes) >= 4, "two web processes, each with a process in which bots think"
        run.send_signal(signal.SIGTERM)
        said, _ = await asyncio.to_thread(run.communicate, timeout=PATIENCE)
        assert run.returncode == 0, said
        assert "Traceback" not in said
        await until(lambda: not any(alive(pid) for pid in processes))


async def test_killed_it_takes_its_web_processes_along(postgresql: str) -> None:
    """Nobody would watch over them any more, and they would keep the port."""
    with deckwright_serve("--workers", "2", "--database", postgresql) as (run, url):
        await until(lambda: len(descendants(run.pid)) >= 4)
        processes = descendants(run.pid)
        run.kill()
        await until(lambda: not any(alive(pid) for pid in processes))
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{url}/healthz")


async def test_nonsense_does_not_fill_the_log(tmp_path: object) -> None:
    with deckwright_serve("--database", f"sqlite:///{tmp_path}/tables.db") as (run, url):
        where = httpx.URL(url)
        for _ in range(100):
            with closing(socket.create_connection((where.host, where.port or 80), PATIENCE)) as bad:
                bad.sendall(b"\x16\x03nonsense\r\n\r\n")
                assert b" 400 " in bad.recv(4096)
        run.send_signal(signal.SIGTERM)
        said, _ = await asyncio.to_thread(run.communicate, timeout=PATIENCE)
        told = [line for line in said.splitlines() if "Invalid HTTP request" in line]
        assert len(told) == 2 and "99 more" in told[1], said


async def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: object) -> None:
    """Sockets are closed with the word that means "come again", open streams end, bots are gone, the code is 0."""
    with deckwright_serve("--database", f"sqlite:///{tmp_path}/tables.db") as (run, url):
        host, friend = await two_people(url, seed=4)
        host.playing = friend.playing = False
        async with host.connected() as line, httpx.AsyncClient(timeout=PATIENCE) as program:
            await line.recv()
            async with program.stream("GET", f"{url}/api/v1/tables/{host.table}/stream") as stream:
                assert stream.status_code == 200
                processes = descendants(run.pid)
                run.send_signal(signal.SIGTERM)
                await line.wait_closed()
                assert line.close_code == 1012  # service restart
                said, _ = await asyncio.to_thread(run.communicate, timeout=PATIENCE)
        assert run.returncode == 0, said
        assert "Traceback" not in said
        await until(lambda: not any(alive(pid) for pid in processes))


def test_several_workers_need_a_database_that_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", "sqlite:///x.db", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "word"), [("en", "cannot be reached"), ("ru", "недоступна")])
def test_a_database_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    assert main(["serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/x", "--lang", lang]) == 2
    assert word in capsys.readouterr().err


def descendants(pid: int) -> list[int]:
    """The processes below a process."""
    children = workers(pid)
    return children + [each for child in children for each in descendants(child)]


def alive(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
