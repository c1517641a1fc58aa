"""Programs that use the API as a bot would: over the network, with nothing but their keys."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.serving import PATIENCE

Json = dict[str, Any]
PERSON: Json = {"kind": "person", "name": "Ada"}
FRIEND: Json = {"kind": "friend"}
BOT: Json = {"kind": "bot", "level": "greedy"}


class Program:
    """Somebody who asks the API."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.client = httpx.Client(base_url=f"{url}/api/v1", timeout=PATIENCE, headers=headers)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def get(self, path: str, **more: Any) -> Json:
        return _told(self.client.get(path, **more))

    def post(self, path: str, body: Json, **more: Any) -> Json:
        return _told(self.client.post(path, json=body, **more))

    def refused(self, method: str, path: str, **more: Any) -> tuple[int, Json]:
        """The status and the error of something that cannot be done."""
        answer = self.client.request(method, path, **more)
        body = answer.json()
        assert answer.status_code >= 400 and set(body) == {"error"}
        return answer.status_code, body["error"]

    def open(self, *seats: Json, seed: int | None = 5, **options: Any) -> Opened:
        found = self.post("/tables", {"game": "shards", "seats": list(seats), "options": options, "seed": seed})
        return Opened(self, found["table"], found)


@dataclass(frozen=True)
class Opened:
    """A table, as the program that opened it knows it."""

    program: Program
    id: str
    told: Json

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    def key(self, seat: int) -> str:
        found = self.told["seats"][seat]["key"]
        assert isinstance(found, str)
        return found

    def facts(self) -> Json:
        return self.program.get(self.path)

    def seat(self, seat: int) -> Seat:
        return Seat(self.program, self.path, self.key(seat), seat)

    def spectator(self) -> Seat:
        return Seat(self.program, self.path, "", None)


@dataclass(frozen=True)
class Seat:
    """A seat with its key, or a spectator."""

    program: Program
    path: str
    key: str
    number: int | None

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    def view(self) -> Json:
        return self.program.get(f"{self.path}/view", headers=self.headers)

    def choose(self, index: int, n: int) -> Json:
        return self.program.post(f"{self.path}/choose", {"index": index, "n": n}, headers=self.headers)

    def do(self, verb: str) -> Json:
        """Choose the first option of a verb."""
        view = self.view()
        fits = [option["index"] for option in view["options"] if option["verb"] == verb]
        assert fits, f"{verb} is not among {[option['en'] for option in view['options']]}"
        return self.choose(fits[0], view["n"])

    def undo(self) -> Json:
        return self.program.post(f"{self.path}/undo", {"n": self.view()["n"]}, headers=self.headers)

    def events(self, after: int = -1, limit: int = 500, lang: str = "en") -> list[Json]:
        asked = {"after": after, "limit": limit, "lang": lang}
        told = self.program.get(f"{self.path}/events", headers=self.headers, params=asked)
        entries: list[Json] = told["entries"]
        return entries

    @contextmanager
    def stream(self, after: int | None = None) -> Iterator[Iterator[Message]]:
        """Follow the table; a number goes on after that entry, as a client that lost its connection does."""
        headers = self.headers | ({} if after is None else {"last-event-id": str(after)})
        with self.program.client.stream("GET", f"{self.path}/stream", headers=headers, params={"lang": "en"}) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield _messages(answer.iter_lines())


@dataclass(frozen=True)
class Finished:
    """A game that is over: its table, the last view of who chose last, and what a listener heard."""

    table: Opened
    last: Json
    heard: list[Message]


@dataclass(frozen=True)
class Message:
    """A message of a stream."""

    id: int | None
    event: str
    data: Json


def _messages(lines: Iterator[str]) -> Iterator[Message]:
    found: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        if line and name:
            found[name] = value
        elif not line:
            if "data" in found:
                number = int(found["id"]) if "id" in found else None
                yield Message(number, found.get("event", "message"), json.loads(found["data"]))
            found = {}


def _told(answer: httpx.Response) -> Json:
    assert answer.status_code in (200, 201), f"{answer.status_code}: {answer.text}"
    found = answer.json()
    assert isinstance(found, dict)
    return found


def play(seats: list[Seat], until: Callable[[Json], bool] = lambda view: False, seed: int = 1) -> Json:
    """All seats choose at random until the game is over, or something is so; the last view is the answer."""
    chance = random.Random(seed)
    view = seats[0].view()
    while not view["over"] and not until(view):
        asked = seats[view["to_answer"][0]]
        if asked.number != view["seat"]:
            view = asked.view()
        view = asked.choose(chance.randrange(len(view["options"])), view["n"])
    return view
