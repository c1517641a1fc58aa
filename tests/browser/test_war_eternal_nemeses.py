"""Each nemesis of War Eternal, beaten and not beaten: alone with one mage or two, and on two devices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Screens
from tests.browser.mages import Known, ends, play_out, see_the_end, see_the_sheet
from tests.browser.tables import ANNA, VERA
from tests.server.serving import InThread

BY_HAND = 12  # choices that people make in the browser: the last turns
NEMESES = {
    "umbra-titan": {"ru": "Бурый Титан", "en": "Umbra Titan"},
    "hollow-crown": {"ru": "Полая Корона", "en": "Hollow Crown"},
    "magus-of-cloaks": {"ru": "Маг Покровов", "en": "Magus of Cloaks"},
    "gate-witch": {"ru": "Ведьма Врат", "en": "Gate Witch"},
}


def known(nemesis: str, won: bool, seats: int, mages: int) -> Known:
    """A game of sensible mages that ends like this."""
    options: dict[str, Any] = {"nemesis": nemesis, "difficulty": "beginner" if won else "normal", "mages_each": mages}
    if won and seats == mages == 1:
        options |= {"solo_turns": 4, "solo_life": "15"}
    return ends("war-eternal", seats, won=won, **options)


@pytest.mark.parametrize(
    ("nemesis", "won", "mages", "lang"),
    [
        ("umbra-titan", True, 1, "ru"),
        ("umbra-titan", False, 2, "en"),
        ("hollow-crown", True, 2, "en"),
        ("hollow-crown", False, 1, "ru"),
        ("magus-of-cloaks", True, 1, "en"),
        ("magus-of-cloaks", False, 2, "ru"),
        ("gate-witch", True, 2, "ru"),
        ("gate-witch", False, 1, "en"),
    ],
)
def test_alone(server: InThread, screens: Screens, nemesis: str, won: bool, mages: int, lang: str) -> None:
    game = known(nemesis, won, 1, mages)
    table = game.prepared(server, ANNA, by_hand=BY_HAND)
    screen = screens(lang=lang, motion="reduce")
    screen.take_seat(table.link())
    play_out(table, game, [screen])
    result = see_the_end(screen, lang, won=won, people=1, nemesis=NEMESES[nemesis][lang])
    see_the_sheet(result, lang, table.room.table, won=won)


@pytest.mark.parametrize(
    ("nemesis", "won"),
    [("umbra-titan", True), ("hollow-crown", False), ("magus-of-cloaks", True), ("gate-witch", False)],
)
def test_on_two_devices(server: InThread, screens: Screens, nemesis: str, won: bool) -> None:
    game = known(nemesis, won, 2, 1)
    table = game.prepared(server, ANNA, VERA, by_hand=BY_HAND)
    langs = ("ru", "en")
    devices = [screens(lang=lang, motion="reduce") for lang in langs]
    for seat, screen in enumerate(devices):
        screen.take_seat(table.link(seat))
    play_out(table, game, devices)
    for screen, lang in zip(devices, langs, strict=True):
        result = see_the_end(screen, lang, won=won, people=2, nemesis=NEMESES[nemesis][lang])
        see_the_sheet(result, lang, table.room.table, won=won)
