"""People at real servers: they open tables, join each other, click, lose the connection and come back by themselves.

Whoever plays here remembers each choice that was acknowledged: the answer to a choice is a frame that counts one entry
more than the choice did, and only the seat that is asked can have made it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from deckwright.server.web.visitors import COOKIE

PATIENCE = 300.0  # seconds that anything may take on a busy machine before a test gives up
AGAIN = 0.1  # seconds before somebody who lost the connection comes back
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)

Choose = Callable[[Sequence[int]], int]


def busy(legal: Sequence[int]) -> int:
    """Play every card, then buy what there is."""
    return legal[0]


def idle(legal: Sequence[int]) -> int:
    """The last choice, which mostly ends the phase: the game moves on quickly, and the other one wins it."""
    return legal[-1]


@dataclass(eq=False)
class Person:
    """Somebody with a browser, at one table."""

    url: str
    table: str
    key: str  # of the browser
    choose: Choose = busy
    parts: dict[str, str] = field(default_factory=dict)
    n: int = -1
    over: bool = False
    mine: bool = False
    seat: int | None = None
    asked: tuple[int, int] | None = None  # the choice that waits for its answer: n, index
    acknowledged: dict[int, int] = field(default_factory=dict)  # the number of the entry, and what was chosen
    problems: list[dict[str, Any]] = field(default_factory=list)
    came: int = 0  # how often the table was shown anew
    left: tuple[int, dict[str, str]] = (-1, {})  # how it stood when the connection was lost: n, the page
    back: tuple[int, dict[str, str]] = (-1, {})  # and how it stood when it was shown anew
    socket: ClientConnection | None = None
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    playing: bool = True  # else only looks
    most: int = 10_000  # choices to make
    hopes: dict[int, int] = field(default_factory=dict)  # what was chosen at which n, and not answered yet

    @property
    def headers(self) -> dict[str, str]:
        """What the browser sends along."""
        return {"cookie": f"{COOKIE}={self.key}", "accept-language": "ru"}

    @property
    def legal(self) -> list[int]:
        """What glows."""
        found = re.findall(r'data-do="([\d ]+)"', "".join(self.parts.values()))
        return sorted({int(index) for each in found for index in each.split()})

    @property
    def in_doubt(self) -> set[int]:
        """The numbers of entries that may be ours, although nobody has told us."""
        return {n + 1 for n in self.hopes}

    async def live(self) -> None:
        """Sit at the table for ever, and come back whenever the connection is lost."""
        while True:
            try:
                async with self.connected() as self.socket:
                    self.parts.clear()
                    await self._stay(self.socket)
            except LOST:
                self.asked = None  # whether it counted shows when the table is seen again
                if self.parts:
                    self.left = (self.n, dict(self.parts))
            await asyncio.sleep(AGAIN)

    @asynccontextmanager
    async def connected(self) -> Any:
        """The socket of the table."""
        address = f"{self.url.replace('http', 'ws', 1)}/t/{self.table}/live"
        async with connect(address, additional_headers=self.headers, compression=None, max_size=None) as socket:
            yield socket

    async def _stay(self, socket: ClientConnection) -> None:
        async for message in socket:
            told = json.loads(message)
            async with self.news:
                self._hear(told)
                self.news.notify_all()
            if self._wants_to_choose():
                index = self.choose(self.legal)
                self.asked = (self.n, index)
                self.hopes[self.n] = index
                await socket.send(json.dumps({"do": "choose", "index": index, "n": self.n}))
            elif "problem" in told and self.asked is not None:
                await asyncio.sleep(AGAIN)
                await socket.send(json.dumps({"do": "choose", "index": self.asked[1], "n": self.asked[0]}))

    def _hear(self, told: dict[str, Any]) -> None:
        if "problem" in told:
            self.problems.append(told)
            return
        if "n" not in told or "parts" not in told:
            return
        assert told["n"] >= self.n, "the table went back"
        if not self.parts:
            self.came += 1
            self.back = (told["n"], told["parts"])
        self.parts |= told["parts"]
        self.n, self.over, self.mine, self.seat = told["n"], told["over"], told["mine"], told["seat"]
        for n in [n for n in self.hopes if n < self.n]:
            self.acknowledged[n + 1] = self.hopes.pop(n)
        if self.asked is not None and self.asked[0] < self.n:
            self.asked = None

    def _wants_to_choose(self) -> bool:
        if not self.playing or not self.mine or self.over or self.asked is not None or not self.legal:
            return False
        return self.n in self.hopes or len(self.acknowledged) < self.most

    async def come_again(self) -> None:
        """Leave, and come back."""
        assert self.socket is not None
        await self.socket.close()

    async def until(self, what: Callable[[], bool]) -> None:
        """Wait for something that the table shows."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(what)


async def sit_down(url: str, other: str, *, seed: int = 5, level: str = "greedy", **options: str) -> tuple[str, str]:
    """Open a table with `other` (a kind of chair) at the second seat: its id, and the browser's key."""
    form = {"game": "shards", "players": "2", "seat1": other, "level1": level, "name": "Анна", "seed": str(seed)}
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as browser:
        answer = await browser.post("/tables", data=form | options)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2], str(browser.cookies[COOKIE])


async def join(url: str, table: str, host: str) -> str:
    """A friend comes by the link on the host's page: the key of the friend's browser."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as browser:
        page = await browser.get(f"/t/{table}", headers={"cookie": f"{COOKIE}={host}"})
        found = re.search(rf"/t/{table}/join#(\d)\.([0-9a-f]+)", page.text)
        assert found is not None, "there is no invitation on the page"
        answer = await browser.post(f"/t/{table}/join", data={"seat": found[1], "key": found[2], "name": "Вера"})
        assert answer.status_code == 303, answer.text
        return str(browser.cookies[COOKIE])


async def two_people(url: str, seed: int) -> tuple[Person, Person]:
    """A table of two friends, each at home."""
    table, host = await sit_down(url, "friend", seed=seed)
    friend = await join(url, table, host)
    return Person(url, table, host), Person(url, table, friend, choose=idle)


async def against_a_bot(url: str, seed: int) -> Person:
    """Somebody who plays quickly against a bot."""
    table, key = await sit_down(url, "bot", seed=seed)
    return Person(url, table, key, choose=idle)


@asynccontextmanager
async def at_their_tables(people: Sequence[Person]) -> Any:
    """Everybody plays for as long as the block lasts."""
    tasks = [asyncio.create_task(person.live()) for person in people]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ended:
            if not isinstance(end, asyncio.CancelledError):
                raise end  # type: ignore[misc]


async def until(what: Callable[[], bool]) -> None:
    """Wait for something that several tables show together."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)
