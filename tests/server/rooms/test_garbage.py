"""A choice leaves nothing behind that only a sweep of the whole memory would find: the server sweeps seldom."""

from __future__ import annotations

import gc

from deckwright import Table
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.parts import draw_game


def test_a_choice_tried_drawn_and_replaced_leaves_no_garbage_that_refers_to_itself() -> None:
    here = Attendance(["person"] * 2, [""] * 2, [True] * 2)

    def play(table: Table, choices: int) -> Table:
        for _ in range(choices):
            twin = table.clone()
            twin.choose(0)
            table = twin
            for seat in range(2):
                draw_game(Painter(table, seat, "ru", here).scene())
        return table

    table = play(Table.open("shards", 2, seed=1), 5)  # what is made once is made now
    gc.collect()
    gc.disable()
    try:
        table = play(table, 5)
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert not table.over
