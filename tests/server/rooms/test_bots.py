"""Bots whose choice the rules refuse: they take another; if there is none, the table says that it cannot go on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import pytest

from deckwright.games import GAMES
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.undoing import undo_for
from deckwright.server.thinking import Position, Thinkers
from deckwright.table.errors import RulesStopped
from tests.outliving.versions import version
from tests.server.rooms.kit import ANNA, GREEDY, do, with_keeper
from tests.server.web.visiting import application, visiting

# Whoever rests in an even turn, that is the second player, makes a rule divide by nothing.
NO_REST = version(
    (
        "        else:\n            break",
        "        else:\n            me.coins += 1 // (table.tide % 2)\n            break",
    )
)


class Tired:
    """A bot that always wants the last option: to rest."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, position: Position, level: str, seed: int, *, seconds: float | None = None) -> int:
        self.asked += 1
        return position.choices - 1


async def quiet(live: Live) -> None:
    """Wait until bots do nothing more."""
    while live.driving is not None and not live.driving.done():
        await asyncio.sleep(0)


async def at_the_ferry(keeper: Keeper) -> tuple[Live, Tired]:
    """A table at which the bot wants to rest and may not."""
    bot = Tired()
    keeper.thinkers = cast(Thinkers, bot)
    live = await keeper.open("ferry", [ANNA, GREEDY], {}, seed=7)
    await do(keeper, live, "rest")
    await asyncio.wait_for(quiet(live), 20)
    return live, bot


def test_a_bot_takes_another_option_and_gives_up_when_all_are_refused(caplog: pytest.LogCaptureFixture) -> None:
    async def test(keeper: Keeper) -> None:
        live, bot = await at_the_ferry(keeper)
        room = live.room
        meant = [entry["meant"]["verb"] for entry in room.table.history]
        assert meant[:4] == ["rest", "carry", "carry", "carry"]
        assert room.table.to_answer == (1,) and [o.verb for o in room.table.options] == ["rest"]
        with pytest.raises(RulesStopped):
            room.table.clone().choose("rest")
        assert "cannot go on" in room.note("en") and "не может продолжаться" in room.note("ru")
        asked, n = bot.asked, room.n
        for _ in range(3):
            assert await keeper.get(room.id) is live
        assert (bot.asked, room.n) == (asked, n), "it does not try again and again"

        await keeper.undo(live, 0, undo_for)
        assert room.note("en") == "" and room.table.to_answer == (0,)
        await do(keeper, live, "carry")
        assert bot.asked == asked
        await do(keeper, live, "rest")
        await asyncio.wait_for(quiet(live), 20)
        assert "cannot go on" in room.note("en") and bot.asked > asked

    with GAMES.lent(NO_REST), caplog.at_level(logging.WARNING):
        with_keeper(test)
    said = [record.getMessage() for record in caplog.records]
    assert len([line for line in said if "takes another" in line]) == 1
    assert len([line for line in said if "cannot go on" in line]) == 1


def test_the_page_of_such_a_table_says_so() -> None:
    with GAMES.lent(NO_REST), visiting(application()) as browser:
        keeper: Keeper = cast(Any, browser.app).state.site.keeper
        live, _ = browser.portal.call(at_the_ferry, keeper)
        page = browser.get(f"/t/{live.room.id}", headers={"accept-language": "en"})
        assert page.status_code == 200 and "This game cannot go on" in page.text
