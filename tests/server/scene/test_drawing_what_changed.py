"""A page that remembers how a table looked draws the same as one that sees it for the first time."""

from __future__ import annotations

import random

import pytest

from deckwright import Table
from deckwright.games import GAMES, load
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, Scene
from deckwright.server.scene.watching import Keeping
from deckwright.server.web.parts import draw_game

LONGEST = 100  # choices
TABLES = [(game, seats) for game in GAMES for seats in load(game).seats]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_kept_looks_like_what_is_drawn_anew(game: str, seats: int) -> None:
    """For everybody, the one who is asked and those who watch, with people coming and going, over takebacks.

    At every choice one who must answer looks, and one of all others, who may have missed some choices before.
    """
    table = Table.open(game, seats, seed=seats)
    chance = random.Random(seats)
    memory: dict[int | None, tuple[Painter | None, Keeping]] = {
        eyes: (None, Keeping()) for eyes in (None, *range(seats))
    }
    for _ in range(LONGEST):
        if table.over:
            break
        here = Attendance(["person"] * seats, [""] * seats, [chance.random() < 0.9 for _ in range(seats)])
        asked = table.to_answer[0]
        for eyes in (asked, chance.choice([eyes for eyes in memory if eyes != asked])):
            before, kept = memory[eyes]
            painter = Painter(table, eyes, "ru", here, before=before)
            assert draw_game(painter.scene(), kept) == draw_game(Painter(table, eyes, "ru", here).scene())
            memory[eyes] = (painter, kept)
        if table.history and chance.random() < 0.2:
            table.undo()
        else:
            table.choose(chance.randrange(table.choices))


def test_only_parts_that_read_something_else_are_drawn_again() -> None:
    table = Table.open("shards", 2, seed=3)
    here = Attendance(["person"] * 2, [""] * 2, [True] * 2)
    mine = table.active
    assert mine is not None
    drawn: list[str] = []
    kept = Keeping()

    def look(painter: Painter) -> None:
        scene = painter.scene()

        def part(name: str, read: str) -> None:
            def draw(watched: Scene) -> str:
                drawn.append(name)
                return str(getattr(watched, read) if read != "crystals" else watched.values[read])

            kept.drawn(name, scene, None, draw)

        part("opponents", "others")
        part("me", "me")
        part("purse", "crystals")

    before = Painter(table, mine, "en", here)
    look(before)
    assert drawn == ["opponents", "me", "purse"]
    drawn.clear()
    crystal = next(option for option in table.options if option.card == "crystal")
    table.choose(crystal)
    look(Painter(table, mine, "en", here, before=before))
    assert drawn == ["me", "purse"]
