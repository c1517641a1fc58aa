"""Every game on every screen, in both languages, with little on the table and with much: all of it can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from deckwright import Table
from deckwright.lang.languages import LANGUAGES
from deckwright.server.rooms.chairs import BOT, Chair
from tests.browser.conftest import Screens
from tests.browser.mages import my_turn, played
from tests.browser.measuring import crowding, cut_off, faults, out_of_sight, settle
from tests.browser.screen import Screen
from tests.browser.tables import ANNA, Prepared, Until
from tests.server.serving import InThread

REGULAR = Chair(BOT, level="regular", taken=True)  # the longest name a bot has

WHOLE = [(1440, 900), (2560, 1440), (1280, 720), (1024, 768), (768, 1024)]  # nothing needs to be scrolled here
SCROLLING = [(844, 390), (640, 360), (390, 844)]  # a phone on its side, a window magnified twice, a phone


def full(piles: tuple[str, ...], least: int, turn: int) -> Until:
    """My turn, with so many cards before everybody together."""

    def come(table: Table, seat: int) -> bool:
        lying = sum(len(table.cards(pile, each)) for pile in piles for each in range(len(table.view()["players"])))
        return seat == 0 and table.turn >= turn and lying >= least and len(table.offered(seat)) > 2

    return come


@dataclass(frozen=True)
class Moment:
    """A table at a moment."""

    game: str
    seats: int
    until: Callable[[Table, int], bool]
    seed: int = 5

    def prepared(self, server: InThread) -> Prepared:
        """The table at that moment."""
        return played(server, self.game, ANNA, *[REGULAR] * (self.seats - 1), until=self.until, seed=self.seed)


MOMENTS = [
    Moment("shards", 2, full(("play",), 0, 9)),
    Moment("shards", 4, full(("play",), 5, 25)),
    Moment("ascension", 2, full(("constructs",), 0, 9)),
    Moment("ascension", 4, full(("constructs",), 7, 25), seed=19),
    Moment("war-eternal", 2, my_turn(5)),
    Moment("war-eternal", 4, my_turn(12)),
    Moment("new-age", 2, my_turn(5)),
    Moment("new-age", 4, my_turn(12)),
    Moment("sorcerer", 2, full((), 0, 10)),
    Moment("sorcerer", 4, full((), 0, 24)),
]


def wrong(screen: Screen, width: int, height: int) -> list[str]:
    """What is wrong with the table in a window of this size."""
    screen.page.set_viewport_size({"width": width, "height": height})
    settle(screen.page)
    found = out_of_sight(screen.page) + faults(screen.page) + cut_off(screen.page)
    if (width, height) in WHOLE:
        found += crowding(screen.page)
    return [f"{width}x{height}: {each}" for each in found]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda each: f"{each.game}-{each.seats}")
def test_all_of_a_table_can_be_read(server: InThread, screens: Screens, moment: Moment, lang: str) -> None:
    screen = screens(lang=lang, motion="reduce")
    screen.take_seat(moment.prepared(server).link())
    screen.wait_until_asked()
    found = [each for size in (*WHOLE, *SCROLLING) for each in wrong(screen, *size)]
    assert not found, "\n".join(found)
