"""How much goes over the wire: to the first table of somebody who was never here, and for the whole turn of a bot.

    python -m benchmarks.weight                  # every game
    python -m benchmarks.weight shards --turns 5

Everything passes a proxy that counts bytes, heads of answers included. The first table is opened by a browser without a
cache: the lobby, its first button, the table, until its line to the server has spoken. Turns of bots are those that a
person sees who always takes what is offered first; each is measured with compressed lines, as browsers ask for, and
plain.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Literal
from urllib.parse import urlsplit

import httpx
from benchmarks.crowd.server import served
from tests.browser.chromium import any_browser
from websockets.asyncio.client import ClientConnection, connect

from deckwright.games import GAMES

MOST = 3000  # choices of a person in one game
KB = 1000


class Scales:
    """A proxy in front of a server, in a thread of its own: it counts what comes from there."""

    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._loop = asyncio.new_event_loop()
        self._ready, self._done = threading.Event(), asyncio.Event()
        self.bytes = 0
        self.url = ""

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._done.wait()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_there, to_there = await asyncio.open_connection(self._to.hostname, self._to.port)
        await asyncio.gather(self._passed(reader, to_there, 0), self._passed(from_there, writer, 1))

    async def _passed(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, counted: int) -> None:
        try:
            while data := await reader.read(65536):
                self.bytes += counted * len(data)
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()

    @contextmanager
    def weighing(self) -> Iterator[None]:
        """Between a server and its visitors, for the length of a block."""
        thread = threading.Thread(target=self._loop.run_until_complete, args=[self._serve()])
        thread.start()
        self._ready.wait()
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._done.set)
            thread.join()


def to_first_table(scales: Scales, game: str) -> tuple[int, int]:
    """Bytes of the lobby, and of all until somebody who was never here sits at their first table."""
    with any_browser() as browser:
        page = browser.new_context(locale="ru-RU", viewport={"width": 1440, "height": 900}).new_page()
        before = scales.bytes
        page.goto(scales.url, wait_until="networkidle")
        lobby = scales.bytes - before
        with page.expect_websocket() as line:
            page.locator(f".game-{game} .primary").click()
        line.value.wait_for_event("framereceived")
        page.wait_for_load_state("networkidle")
        return lobby, scales.bytes - before


async def turns_of_bot(scales: Scales, game: str, wanted: int, compression: Literal["deflate"] | None) -> list[int]:
    """Bytes of each turn of a bot, from the last choice of the person to the next."""
    with httpx.Client(base_url=scales.url) as visitor:
        form = {"game": game, "players": "2", "seed": "1", "level1": "companion"}
        table = visitor.post("/tables", data=form).headers["location"]
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    address = re.sub("^http", "ws", scales.url) + f"{table}/live"
    headers = {"cookie": cookies, "origin": scales.url}
    found: list[int] = []
    async with connect(address, additional_headers=headers, compression=compression, max_size=None) as line:
        await line.send(json.dumps({"do": "keep"}))
        frame = await heard(line)
        for _ in range(MOST):
            if frame["over"] or len(found) == wanted:
                break
            before = scales.bytes
            if frame["mine"]:
                await line.send(json.dumps({"do": "choose", "index": 0, "n": frame["n"]}))
            frame, others = await until_asked(line, await heard(line))
            if others:
                found.append(scales.bytes - before)
    return found


async def until_asked(line: ClientConnection, frame: dict[str, object]) -> tuple[dict[str, object], int]:
    """The frame in which the person is asked again, and how many came before it."""
    others = 0
    while not (frame["mine"] or frame["over"]):
        frame = await heard(line)
        others += 1
    return frame, others


async def heard(line: ClientConnection) -> dict[str, object]:
    """The next frame."""
    while True:
        said = json.loads(await line.recv())
        if "parts" in said:
            return dict(said)


def main() -> None:
    """Weigh, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--turns", type=int, default=12)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(f"sqlite:///{folder}/weight.db") as server:
        scales = Scales(server.url)
        with scales.weighing():
            for game in given.games or GAMES:
                lobby, table = to_first_table(scales, game)
                print(f"{game}: lobby {lobby / KB:.0f} KB, to the first table {table / KB:.0f} KB", flush=True)
                for compression in ("deflate", None):
                    turns = asyncio.run(turns_of_bot(scales, game, given.turns, compression))
                    said = f"median {median(turns) / KB:.1f} KB, most {max(turns) / KB:.1f} KB" if turns else "none"
                    print(f"  {len(turns)} turns of a bot, {compression or 'plain'}: {said}", flush=True)


if __name__ == "__main__":
    main()
