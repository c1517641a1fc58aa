"""Battles of a campaign brought to their last choice, honestly: bots play all seats, and a person does the rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass

from playwright.sync_api import expect

from deckwright import Table, bots
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import CHOOSE
from deckwright.server.store import Entry
from tests.browser.screen import Screen
from tests.server.serving import InThread

TRIES = 60  # games of bots until one ends as it is wished, with a choice of a person


@dataclass(frozen=True)
class LastChoice:
    """What is still to be chosen, by whom."""

    seat: int
    index: int


def nearly_over(server: InThread, table: str, people: Collection[int], *, won: bool) -> LastChoice:
    """Bring a table of the server to its last choice, which one of these seats has, and after which it ends so."""
    return server.do(_bring(server.site.keeper, table, people, won))


async def _bring(keeper: Keeper, id: str, people: Collection[int], won: bool) -> LastChoice:
    live = await keeper.get(id)
    async with live.lock:
        room = live.room
        *played, last = await asyncio.to_thread(_game, room.table, people, won)
        entries = [
            Entry(n, CHOOSE, seat, {"index": index}, time.time()) for n, (seat, index) in enumerate(played, room.n + 1)
        ]
        assert all(await asyncio.gather(*(keeper.store.append(id, entry) for entry in entries)))
        await keeper._rebuild(live)
    return LastChoice(*last)


def _game(begun: Table, people: Collection[int], won: bool) -> list[tuple[int, int]]:
    """A game of bots from here on that ends as it is wished: who good ones play win, and who bad ones play lose."""
    for seed in range(TRIES):
        bot = bots.make("greedy" if won else "random", begun.game, seed)
        table, played = begun.clone(), list[tuple[int, int]]()
        while not table.over:
            seat = table.to_answer[0]
            played.append((seat, bot.choose(table, seat)))
            table.choose(played[-1][1], seat=seat)
        if bool(table.value("won", 0)) == won and played[-1][0] in people:
            return played
    raise AssertionError(f"of {TRIES} games none ended so")


def choose(screen: Screen, index: int) -> None:
    """Click what has this choice, and say that it is meant if that is asked."""
    screen.wait_until_asked()
    screen.page.locator(f"[data-do~='{index}']:visible").first.click()
    menu, sure = screen.see(f"#choice-menu [data-do='{index}']"), screen.see("#sure-dialog [data-sure]")
    if menu.is_visible():
        menu.click()
    if sure.is_visible():
        sure.click()
    expect(screen.see("#result")).to_be_visible()
