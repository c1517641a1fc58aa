"""Clients that play everything at random through the API, and write down what they were told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx
from benchmarks.soaking.book import Played, Run

SEARCHING = ("strategist", "master")  # levels that look ahead: one client of four plays against these, and waits
AGAIN, LOOK = 0.3, 0.2  # seconds until we ask again after a refusal, and until we look whether the bots are done


@dataclass(frozen=True)
class Pair:
    """A game, and a level of its bots."""

    game: str
    level: str
    seats: int

    @property
    def searching(self) -> bool:
        """Whether its bots need long."""
        return self.level in SEARCHING


class Crowd:
    """All clients of a run."""

    def __init__(self, url: str, run: Run, chance: random.Random, enough: Callable[[], bool]) -> None:
        self.played: list[Played] = []
        self._url, self._run, self._chance, self._enough = f"{url}/api/v1", run, chance, enough

    @property
    def committed(self) -> int:
        """Entries that we know of, those of bots among them."""
        return sum(played.seen for played in self.played)

    async def play(self, clients: int) -> None:
        """Play until it is enough."""
        pairs = await self._pairs()
        kinds = [self._endless([pair for pair in pairs if pair.searching == slow]) for slow in (True, False)]
        async with asyncio.TaskGroup() as group:
            for number in range(clients):
                group.create_task(self._client(kinds[number % 4 != 0]))

    async def _pairs(self) -> list[Pair]:
        """Every game with every level of its bots, and the fewest people it is for, two if it may be."""
        async with httpx.AsyncClient(base_url=self._url, timeout=30) as asking:
            while True:
                with suppress(httpx.TransportError):
                    games = (await asking.get("/games")).json()["games"]
                    return [
                        Pair(game["id"], level["id"], max(2, game["fewest"]))
                        for game in games
                        for level in game["levels"]
                    ]
                await asyncio.sleep(AGAIN)

    def _endless(self, pairs: list[Pair]) -> Iterator[Pair]:
        while True:
            self._chance.shuffle(pairs)
            yield from list(pairs)

    async def _client(self, pairs: Iterator[Pair]) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=30) as asking:
            while not self._enough():
                # As behind a proxy: nobody opens more tables than one address may.
                asking.headers["x-forwarded-for"] = f"10.{'.'.join(str(self._chance.randrange(256)) for _ in range(3))}"
                await self._game(asking, next(pairs))

    async def _game(self, asking: httpx.AsyncClient, pair: Pair) -> None:
        """One table, to its end."""
        bots = [{"kind": "bot", "level": pair.level} for _ in range(pair.seats - 1)]
        wanted = {"game": pair.game, "seats": [{"kind": "person", "name": "Ada"}, *bots]}
        opened = await self._asked(asking, "POST", "/tables", wanted)
        if opened is None:
            return
        played = Played(opened["table"])
        self.played.append(played)
        self._run.tables += 1
        key = {"authorization": f"Bearer {opened['seats'][0]['key']}"}
        path = f"/tables/{played.id}"
        view: dict[str, Any] | None = None
        while not self._enough():
            view = view or await self._asked(asking, "GET", f"{path}/view", headers=key)
            if view is None:
                continue
            played.seen = max(played.seen, view["n"])
            if view["over"]:
                return
            if not view["options"]:
                view = None
                await asyncio.sleep(LOOK)
                continue
            view = await self._choose(asking, pair, played, view, key)

    async def _choose(
        self, asking: httpx.AsyncClient, pair: Pair, played: Played, view: dict[str, Any], key: dict[str, str]
    ) -> dict[str, Any] | None:
        index, n = self._chance.randrange(len(view["options"])), view["n"]
        wanted = {"index": index, "n": n}
        answer = await self._asked(asking, "POST", f"/tables/{played.id}/choose", wanted, key, played)
        if answer is not None:
            played.said[n + 1] = index
            self._run.choices += 1
            self._run.games[f"{pair.game}, {pair.level}"] += 1
        return answer

    async def _asked(
        self,
        asking: httpx.AsyncClient,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        choosing: Played | None = None,
    ) -> dict[str, Any] | None:
        """The answer, or None; what was wrong is counted."""
        try:
            answer = await asking.request(method, path, json=body, headers=headers)
        except httpx.HTTPError as error:
            self._run.refusals[type(error).__name__] += 1
            if choosing is not None:
                choosing.doubtful += 1
            await asyncio.sleep(AGAIN)
            return None
        if answer.is_success:
            found: dict[str, Any] = answer.json()
            return found
        self._refused(answer, choosing)
        await asyncio.sleep(AGAIN)
        return None

    def _refused(self, answer: httpx.Response, choosing: Played | None) -> None:
        told = answer.json()["error"]
        # The store has one code for programs and a sentence for each reason.
        self._run.refusals[told["message"] if told["code"] == "store" else told["code"]] += 1
        if answer.status_code == 500:
            self._run.failures.append(f"{answer.request.method} {answer.request.url.path}: {answer.text[:200]}")
        if choosing is not None and answer.status_code >= 500:
            choosing.doubtful += 1
