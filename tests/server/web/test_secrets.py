"""Hidden cards never leave the server for those who may not see them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from deckwright import Table
from deckwright.server.rooms.chairs import PERSON, Chair
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import Room
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.parts import draw_game
from tests.server.rooms.kit import with_keeper
from tests.server.web.kit import browser

LONGEST = 200  # choices
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("shards", {}),
    ("shards", {"relics": "secret"}),
    ("shards", {"relics": "draft"}),
    ("shards", {"leaders": "auction"}),
    ("ascension", {}),
]


def people(n: int) -> list[Chair]:
    return [Chair(PERSON, f"Игрок-{seat}", taken=True) for seat in range(n)]


def known_kinds(table: Table, seat: int | None) -> set[str]:
    """The kinds of cards a seat sees anywhere at this moment."""
    view = table.view(seat)
    piles = [*view["piles"].values(), *(pile for side in view["players"] for pile in side["piles"].values())]
    return {card["card"] for pile in piles for card in pile["cards"] if card is not None}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_byte_names_a_card_that_was_never_seen(game: str, options: dict[str, Any]) -> None:
    """Over whole games, all that is sent to each seat and to a spectator is read, log included."""

    async def test(keeper: Keeper) -> None:
        live = await keeper.open(game, people(2), options, seed=3)
        lookers: dict[int | None, Any] = {s: browser(keeper, live, [] if s is None else [s]) for s in (0, 1, None)}
        seen: dict[int | None, set[str]] = {seat: set() for seat in lookers}
        said: dict[int | None, list[str]] = {seat: [] for seat in lookers}
        chance = random.Random(3)
        for _ in range(LONGEST):
            table = live.room.table
            for seat, looker in lookers.items():
                seen[seat] |= known_kinds(table, seat)
                said[seat].append(looker.received_text())
            if table.over:
                break
            assert table.seat is not None
            events = await keeper.choose(live, table.seat, chance.randrange(table.choices), live.room.n)
            for seat in lookers:
                told = [known for event in events if (known := event.for_seat(seat)) is not None]
                seen[seat] |= {str(e.data[p]) for e in told for p in ("card", "target") if e.data.get(p)}
                seen[seat] |= {e.source for e in told if e.source}
        kinds = live.room.table.game.kinds
        for seat, texts in said.items():
            text = "\n".join(texts)
            assert len(text) > 10_000
            ids, shown = set(re.findall(r"[\w-]+", text)), set(re.findall(r">([^<>]+)<", text))
            named = {kind.ru for kind in kinds if kind.id in seen[seat]}
            for kind in kinds:
                if kind.id not in seen[seat]:
                    assert kind.id not in ids, (seat, kind.id)
                    assert kind.ru in named or kind.ru not in shown, (seat, kind.ru)

    with_keeper(test)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_page_does_not_depend_on_what_its_seat_cannot_know(game: str, options: dict[str, Any]) -> None:
    """Deal all hidden cards anew: not one byte of the page changes, not even an id."""

    async def test(keeper: Keeper) -> None:
        live = await keeper.open(game, people(3), options, seed=9)
        room: Room = live.room
        chance = random.Random(9)
        while not room.table.over and len(room.done) < LONGEST:
            assert room.table.seat is not None
            await keeper.choose(live, room.table.seat, chance.randrange(room.table.choices), room.n)
            if room.n % 12:
                continue
            for seat in range(3):
                drawn, again = (draw(table, seat) for table in (room.table, room.table.determinized(seat, room.n)))
                assert drawn == again

    with_keeper(test)


def draw(table: Table, seat: int) -> dict[str, str]:
    people = Attendance(["person"] * 3, [""] * 3, [True] * 3)
    return draw_game(Painter(table, seat, "ru", people).scene())
