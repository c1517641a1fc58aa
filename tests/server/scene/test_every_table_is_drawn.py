"""Every game's own template draws every moment of it, for every number of seats, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from deckwright import Table
from deckwright.games import GAMES, load
from deckwright.lang.languages import LANGUAGES
from deckwright.server.scene.scene import Attendance, Painter
from deckwright.server.web.parts import draw_game

LONGEST = 120  # choices
TABLES = [(game, seats) for game in GAMES for seats in load(game).seats]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_choice_about_a_thing_on_the_table_stands_there(game: str, seats: int) -> None:
    """What can be chosen can be clicked: on its card, its pile, its player, or in the question."""
    table = Table.open(game, seats, seed=seats)
    chance = random.Random(seats)
    here = Attendance(["person"] * seats, [""] * seats, [True] * seats)
    for step in range(LONGEST):
        if table.over:
            break
        assert table.seat is not None
        scene = Painter(table, table.seat, LANGUAGES[step % 2], here).scene()
        drawn = draw_game(scene)
        assert scene.question is not None
        shown = {
            int(n) for text in drawn.values() for does in re.findall(r'data-do="([\d ]+)"', text) for n in does.split()
        }
        asked = {choice.index for choice in scene.question.buttons}
        listed = {choice.index for card in scene.question.listed for choice in card.choices}
        assert shown | asked | listed == set(range(table.choices))
        ids = re.findall(r' id="([^"]+)"', "".join(drawn.values()))
        assert len(ids) == len(set(ids))
        table.choose(chance.randrange(table.choices))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_and_the_past_are_drawn_without_choices(game: str) -> None:
    table = Table.open(game, 2, seed=1)
    chance = random.Random(1)
    while not table.over:
        table.choose(chance.randrange(table.choices))
    here = Attendance(["person"] * 2, [""] * 2, [True] * 2)
    for moment in (0, table.revision // 2, table.revision):
        for seat, open in ((0, False), (None, False), (None, True)):
            drawn = draw_game(Painter(table.at(moment), seat, "ru", here, open=open, past=True).scene())
            assert "data-do" not in "".join(drawn.values())
