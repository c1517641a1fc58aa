"""People who click at a human pace over sockets, as browsers do: compressed, and keeping the parts of the page."""

from __future__ import annotations

import asyncio
import json
import math
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.crowd.tables import Place
from websockets.asyncio.client import ClientConnection, connect

from deckwright.server.web.patching import patched

# A choice takes 4 seconds on average and 2.5 in the middle: cards are played in quick bursts, purchases are thought
# over. This is assumed, not measured: at this pace a game of 200 choices takes 13 minutes, which is a brisk table.
MEAN, MEDIAN = 4.0, 2.5
AT_ONCE = 20  # people who come through the door together
_SPREAD = math.sqrt(2 * math.log(MEAN / MEDIAN))
_CHOICES = re.compile(r'data-choice="(\d+)"')


@dataclass
class Tally:
    """What the crowd measured."""

    waits: list[float] = field(default_factory=list)  # seconds from a click to its update
    frames: int = 0
    bytes: int = 0
    problems: int = 0
    lost: int = 0
    counting: bool = False


class Person:
    """One browser at one table."""

    def __init__(self, url: str, place: Place, seat: int, tally: Tally, chance: random.Random, pace: float) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/t/{place.table}/live"
        self._cookie = f"deckwright={place.keys[seat]}"
        self._tally, self._chance, self._pace = tally, chance, pace
        self._clicked: tuple[int, float] | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._sending: asyncio.Future[None] | None = None
        self._question = ""  # that part of the page
        self.over = False
        self.arrived = asyncio.Event()

    async def live(self) -> None:
        """Come, and stay until cancelled."""
        headers = {
            "cookie": self._cookie,
            "accept-language": self._chance.choice(["ru", "en"]),
            "x-forwarded-for": f"10.{id(self) >> 4 & 255}.{id(self) >> 12 & 255}.{id(self) >> 20 & 255}",  # a home each
        }
        async with connect(
            self._address,
            additional_headers=headers,
            compression="deflate",
            max_size=None,
            open_timeout=600,
            ping_interval=None,
        ) as socket:
            await socket.send(json.dumps({"do": "keep"}))
            async for message in socket:
                assert isinstance(message, str)
                self._hear(socket, message)
        self._tally.lost += 1

    def _hear(self, socket: ClientConnection, message: str) -> None:
        """One frame: of the page only the question is looked at."""
        tally = self._tally
        tally.frames += 1
        tally.bytes += len(message)
        if not message.startswith('{"n":'):
            tally.problems += '"problem"' in message[:12]
            return
        frame = json.loads(message)
        n = frame["n"]
        if self._clicked is not None and n > self._clicked[0]:
            if tally.counting:
                tally.waits.append(time.perf_counter() - self._clicked[1])
            self._clicked = None
        self.over = frame["over"]
        if "question" in frame["lines"]:
            self._question = patched(self._question, frame["lines"]["question"])
        self._question = frame["parts"].get("question", self._question)
        self.arrived.set()
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if frame["mine"] and not self.over and self._clicked is None:
            choices = max(1, len(set(_CHOICES.findall(self._question))))
            think = self._pace / MEAN * self._chance.lognormvariate(math.log(MEDIAN), _SPREAD)
            self._thinking = asyncio.get_running_loop().call_later(think, self._click, socket, n, choices)

    def _click(self, socket: ClientConnection, n: int, choices: int) -> None:
        """Mostly the first thing there is (a card to play, then one to buy), sometimes anything."""
        index = 0 if self._chance.random() < 0.7 else self._chance.randrange(choices)
        self._clicked = (n, time.perf_counter())
        self._sending = asyncio.ensure_future(socket.send(json.dumps({"do": "choose", "index": index, "n": n})))

    def stop(self) -> None:
        """Click no more."""
        if self._thinking is not None:
            self._thinking.cancel()


class Crowd:
    """Everybody."""

    def __init__(self, url: str, places: Sequence[Place], pace: float, seed: int = 1) -> None:
        self.tally = Tally()
        chance = random.Random(seed)
        self._rows = [
            [
                Person(url, place, seat, self.tally, random.Random(chance.random()), pace)
                for place in places
                if seat < len(place.keys)
            ]
            for seat in range(2)
        ]
        self._tasks: list[asyncio.Task[None]] = []
        self._here = [0, 0]

    async def come(self, seat: int, most: int | None = None) -> int:
        """People of the first or of the second seats come, all or so many, some at a time; how many are there."""
        waiting = self._rows[seat][self._here[seat] : most]
        for start in range(0, len(waiting), AT_ONCE):
            some = waiting[start : start + AT_ONCE]
            self._tasks += [asyncio.create_task(person.live()) for person in some]
            for person in some:
                await asyncio.wait_for(person.arrived.wait(), 600)
        self._here[seat] += len(waiting)
        return self._here[seat]

    async def measure(self, seconds: float) -> Tally:
        """Count for so long."""
        self.tally.counting = True
        await asyncio.sleep(seconds)
        self.tally.counting = False
        for task in self._tasks:
            if task.done():
                task.result()
        return self.tally

    @property
    def playing(self) -> int:
        """How many still play."""
        return sum(not person.over for row in self._rows for person in row)

    async def leave(self) -> None:
        """Everybody goes home."""
        for person in (person for row in self._rows for person in row):
            person.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
