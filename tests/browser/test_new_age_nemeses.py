"""Each nemesis of The New Age, beaten and not beaten: the last turns by clicks, on a desktop, a phone, two devices."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Screens
from tests.browser.mages import Known, ends, play_out, see_the_end, see_the_sheet
from tests.browser.tables import ANNA, VERA
from tests.server.serving import InThread

BY_HAND = 7  # choices that people make in the browser: the last turns
NEMESES = {
    "maggoth": {"ru": "Маггот", "en": "Maggoth"},
    "arachnos": {"ru": "Арахнос", "en": "Arachnos"},
    "ageless-walker": {"ru": "Вечный странник", "en": "Ageless Walker"},
    "fenrix": {"ru": "Фенрикс", "en": "Fenrix"},
}


def known(nemesis: str, won: bool, seats: int) -> Known:
    """A game of two sensible mages that ends like this."""
    difficulty = "beginner" if won else "expert"
    return ends("new-age", seats, won=won, nemesis=nemesis, difficulty=difficulty, mages_each=2 if seats == 1 else 1)


@pytest.mark.parametrize(
    ("nemesis", "won", "lang", "phone"),
    [
        ("maggoth", True, "ru", False),
        ("maggoth", False, "en", True),
        ("arachnos", True, "en", True),
        ("arachnos", False, "ru", False),
        ("ageless-walker", True, "ru", True),
        ("ageless-walker", False, "en", False),
        ("fenrix", False, "ru", True),
    ],
)
def test_alone(server: InThread, screens: Screens, nemesis: str, won: bool, lang: str, phone: bool) -> None:
    game = known(nemesis, won, 1)
    table = game.prepared(server, ANNA, by_hand=BY_HAND)
    screen = screens(lang=lang, phone=phone, motion="reduce")
    screen.take_seat(table.link())
    play_out(table, game, [screen])
    result = see_the_end(screen, lang, won=won, people=1, nemesis=NEMESES[nemesis][lang])
    see_the_sheet(result, lang, table.room.table, won=won)


def test_together_on_a_desktop_and_a_phone(server: InThread, screens: Screens) -> None:
    game = known("fenrix", True, 2)
    table = game.prepared(server, ANNA, VERA, by_hand=BY_HAND)
    devices = [screens(motion="reduce"), screens(lang="en", phone=True, motion="reduce")]
    for seat, screen in enumerate(devices):
        screen.take_seat(table.link(seat))
    play_out(table, game, devices)
    for screen, lang in zip(devices, ("ru", "en"), strict=True):
        result = see_the_end(screen, lang, won=True, people=2, nemesis=NEMESES["fenrix"][lang])
        see_the_sheet(result, lang, table.room.table, won=True)
