"""What one click costs the web process, without sockets: the choice, its commit, and the frames for two browsers.

    python -m benchmarks.click shards --clicks 600
    python -m benchmarks.click new-age --profile      # where the time of the main thread goes

Two people sit at a table, one reads Russian and one English; the greedy bot says what they choose. The frames are
compressed as a line compresses them, which is counted apart. When a game is over the next one begins.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
import time
import zlib
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import cast

from starlette.websockets import WebSocket

from deckwright import bots
from deckwright.games import GAMES
from deckwright.server.rooms.chairs import FRIEND, PERSON, Chair
from deckwright.server.rooms.forecasts import Forecasts
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.settings import ServerSettings
from deckwright.server.store import Store
from deckwright.server.thinking import Thinkers
from deckwright.server.web.crowd import Crowd
from deckwright.server.web.guard import Buckets
from deckwright.server.web.live import Connection
from deckwright.server.web.pressing import EFFORT, OUT
from deckwright.server.web.site import Site
from deckwright.server.web.visitors import Signer

LEVEL = "greedy"
WARM_UP = 100  # clicks before anything is counted
MILLI = 1000
SPENT = ("main", "others", "pressing")


class Browser(Connection):
    """A connection whose frames are taken by nobody but the scales."""

    def __init__(self, site: Site, live: Live, seat: int, lang: str) -> None:
        super().__init__(cast(WebSocket, None), site, live, [seat], lang)
        self.press = zlib.compressobj(EFFORT["level"], zlib.DEFLATED, -OUT, EFFORT["memLevel"])
        self.keeps = True
        live.arrive(self)
        self.push()

    def taken(self) -> list[bytes]:
        """The frames since the last time."""
        found = []
        while not self.outbox.empty():
            found.append(self.outbox.get_nowait().encode())
        return found

    def pressed(self, frame: bytes) -> int:
        """How many bytes go over the line for a frame."""
        return len(self.press.compress(frame)) + len(self.press.flush(zlib.Z_SYNC_FLUSH)) - 4


@dataclass
class Counted:
    """All clicks together."""

    clicks: int = 0
    spent: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SPENT, 0.0))  # seconds of the processor
    frames: list[int] = field(default_factory=list)  # bytes
    pressed: list[int] = field(default_factory=list)


async def play(site: Site, game: str, seed: int, found: Counted, wanted: int, profile: cProfile.Profile | None) -> None:
    """One game, or as much of it as is wanted."""
    chairs = [Chair(PERSON, "Anna", taken=True), Chair(FRIEND, "Vera", taken=True)]
    live = await site.keeper.open(game, chairs, {}, seed=seed)
    browsers = [Browser(site, live, seat, lang) for seat, lang in enumerate(("ru", "en"))]
    for browser in browsers:
        for frame in browser.taken():
            browser.pressed(frame)
    player = bots.make(LEVEL, live.room.table.game, seed)
    while not live.room.table.over and found.clicks < wanted:
        table = live.room.table
        seat = table.to_answer[0]
        index = player.choose(table, seat)
        whole, main = time.process_time(), time.thread_time()
        with profile or nullcontext():
            await site.keeper.choose(live, seat, index, live.room.n)
        main, whole = time.thread_time() - main, time.process_time() - whole
        frames = [(browser, frame) for browser in browsers for frame in browser.taken()]
        pressing = time.thread_time()
        sizes = [browser.pressed(frame) for browser, frame in frames]
        found.spent["pressing"] += time.thread_time() - pressing
        found.spent["main"] += main
        found.spent["others"] += whole - main
        found.frames += [len(frame) for _, frame in frames]
        found.pressed += sizes
        found.clicks += 1
    for browser in browsers:
        live.leave(browser)


async def measured(game: str, clicks: int, profile: cProfile.Profile | None) -> Counted:
    """So many clicks at tables of one game."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/click.db")
        settings, thinkers = ServerSettings(), Thinkers(1)
        keeper = Keeper(store, thinkers, settings)
        crowd = Crowd(settings.limits)
        site = Site(settings, store, keeper, Signer(b"click"), Buckets(1, 1), Forecasts(thinkers), crowd)
        await play(site, game, 0, Counted(), WARM_UP, None)
        found, seed = Counted(), 0
        while found.clicks < clicks:
            seed += 1
            await play(site, game, seed, found, clicks, profile)
        await keeper.close()
        await store.close()
        return found


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--clicks", type=int, default=600)
    parser.add_argument("--profile", action="store_true", help="print the functions that take most time")
    given = parser.parse_args()
    for game in given.games or GAMES:
        profile = cProfile.Profile() if given.profile else None
        found = asyncio.run(measured(game, given.clicks, profile))
        spent = {name: MILLI * seconds / found.clicks for name, seconds in found.spent.items()}
        frames, pressed = (sum(sizes) / len(sizes) / MILLI for sizes in (found.frames, found.pressed))
        print(
            f"{game}: a click takes {spent['main']:.2f} ms of the main thread, {spent['others']:.2f} of others, "
            f"and {spent['pressing']:.2f} to compress its frames ({frames:.1f} KB, pressed {pressed:.2f} KB)",
            flush=True,
        )
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
            pstats.Stats(profile).sort_stats("cumtime").print_stats(60)


if __name__ == "__main__":
    main()
