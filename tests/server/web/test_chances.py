"""After a game: how likely everybody was to win, turn by turn, and where it turned."""

from __future__ import annotations

import asyncio
import re
from typing import Any, cast

import pytest

from deckwright import bots
from deckwright.server.rooms.forecasts import Forecasts, Moment
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.scene.chances import chances_of
from deckwright.server.thinking import NoAnswer, Position, Thinkers
from deckwright.server.thinking.tasks import foretell
from deckwright.server.web.site import environment, speaker
from tests.server.rooms.kit import ANNA, GREEDY, open_shards, play_to_the_end, with_keeper


class Oracle:
    """Thinks with few games for each point; it can be held back, or fail."""

    def __init__(self) -> None:
        self.asked: list[Position] = []
        self.open = asyncio.Event()
        self.open.set()
        self.fails = False

    async def call(self, name: str, position: Position) -> Any:
        assert name == "foretell"
        self.asked.append(position)
        await self.open.wait()
        if self.fails:
            raise NoAnswer("no", "нет")
        return foretell(position, rounds=4)


def forecasts(oracle: Oracle) -> Forecasts:
    return Forecasts(cast(Thinkers, oracle))


@pytest.mark.slow
def test_the_curve_goes_from_turn_to_turn_and_ends_with_the_result() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [GREEDY, GREEDY])
        await play_to_the_end(keeper, live)
        table, oracle = live.room.table, Oracle()
        found = forecasts(oracle)
        curve = await found.soon(live.room, 60)
        assert curve is not None
        assert [moment.number for moment in curve[:-1]] == list(range(1, table.turn + 1))
        assert [moment.at for moment in curve] == sorted(moment.at for moment in curve)
        assert curve[-1] == Moment(table.revision, table.turn, bots.win_chances(table))
        for moment, asked in zip(curve, oracle.asked, strict=False):
            assert abs(sum(moment.chances) - 1) < 0.1, "each side is foreseen by itself, so about all of it"
            assert table.at(moment.at).state.tobytes() == asked.state
        await found.soon(live.room, 60)
        assert len(oracle.asked) == len(curve) - 1, "what was found is kept"

    with_keeper(test)


@pytest.mark.slow
def test_whoever_asks_too_early_asks_again_and_a_failure_is_tried_anew() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [GREEDY, GREEDY])
        await play_to_the_end(keeper, live)
        oracle = Oracle()
        oracle.open.clear()
        found = forecasts(oracle)
        assert await found.soon(live.room, 0) is None
        oracle.fails = True
        oracle.open.set()
        with pytest.raises(NoAnswer):
            await found.soon(live.room, 60)
        oracle.fails = False
        assert await found.soon(live.room, 60)

    with_keeper(test)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_turning_points_are_drawn_and_lead_to_their_moment(lang: str) -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        curve = tuple(
            Moment(at, turn, (chance, 1 - chance))
            for at, turn, chance in ((0, 1, 0.5), (9, 2, 0.52), (20, 3, 0.8), (31, 4, 0.75), (44, 4, 0.0))
        )
        chances = chances_of(live.room.table, curve, lang)
        values = {"lang": lang, "t": speaker(lang), "room": live.room, "chances": chances}
        page = environment().get_template("chances.html").render(values)
        anna, bot = (live.room.table.name(seat, lang) for seat in (0, 1))
        told = re.findall(r'<li data-at="(\d+)"><a [^>]*replay\?at=\1">([^<]*)</a>: ([^<]*)</li>', page)
        turn = "Ход" if lang == "ru" else "Turn"
        assert [(at, said.capitalize(), what) for at, said, what in told] == [
            ("9", f"{turn} 2", f"{anna}, 52 % → 80 %"),
            ("31", f"{turn} 4", f"{bot}, 25 % → 100 %"),
        ]
        assert page.count('class="turning"') == 2
        assert f"{anna} 50 % → 0 %; {bot} 50 % → 100 %" in page

    with_keeper(test)


def test_who_wins_and_loses_as_one_has_one_line() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        curve = (Moment(0, 1, (0.4, 0.4)), Moment(9, 2, (1.0, 1.0)))
        (line,) = chances_of(live.room.table, curve, "en").lines
        assert line.name == ", ".join(live.room.table.name(seat, "en") for seat in (0, 1))
        assert line.numbers == (40, 100)

    with_keeper(test)
