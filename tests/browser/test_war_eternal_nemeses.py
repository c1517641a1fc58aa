"""Each nemesis of War Eternal, beaten and not beaten: alone with one mage or two, and on two devices."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deckwright import Table, bots
from deckwright.games import load
from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, VERA, Prepared, prepare
from tests.server.serving import InThread

GAME = load("war-eternal")
BY_HAND = 12  # choices that people make in the browser: the last turns
NEMESES = {
    "umbra-titan": {"ru": "Бурый Титан", "en": "Umbra Titan"},
    "hollow-crown": {"ru": "Полая Корона", "en": "Hollow Crown"},
    "magus-of-cloaks": {"ru": "Маг Покровов", "en": "Magus of Cloaks"},
    "gate-witch": {"ru": "Ведьма Врат", "en": "Gate Witch"},
}
WON = {
    "ru": r"^(Исчадие повержено|Карты исчадия кончились, и оно отступило): {0}\. Грейвхолд устоял, жизней: \d+\.$",
    "en": r"^{0} (is defeated|has no cards left and gives up)\. Gravehold stands, with \d+ life\.$",
}
LOST = {
    "ru": r"^(Грейвхолд пал|Все маги обессилены)\. ({0}: осталось жизней — \d+|Исчадие не повержено: {0})\.$"
    r"|^{0}: исчадие достигло своей цели\.$",
    "en": r"^(Gravehold has fallen|All mages are exhausted)\. {0} (had \d+ life left|is not defeated)\.$"
    r"|^{0} has reached its own goal\.$",
}
NEMESIS_LIFE = {"ru": "Жизни исчадия", "en": "Life of the nemesis"}


# --- games that end so ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """A game to its end: what it was opened with, and everything that was chosen."""

    seed: int
    options: dict[str, Any]
    choices: tuple[int, ...]

    def before(self, table: Table, seat: int) -> bool:
        """The last stretch begins."""
        return table.revision == len(self.choices) - BY_HAND

    def next(self, table: Table, seat: int = 0) -> int:
        """What was chosen at this point."""
        return self.choices[table.revision]


@cache
def known(nemesis: str, won: bool, seats: int, mages: int) -> Known:
    """The first game of sensible mages that ends like this."""
    options: dict[str, Any] = {"nemesis": nemesis, "difficulty": "beginner" if won else "normal", "mages_each": mages}
    if won and seats == mages == 1:
        options |= {"solo_turns": 4, "solo_life": "15"}
    sensible = bots.make("greedy", GAME)
    for seed in range(1, 100):
        table, choices = Table.open("war-eternal", seats, seed, options), []
        while table.seat is not None:
            choices.append(sensible.advise(table, table.seat)[0].index)
            table.choose(choices[-1], seat=table.seat)
        if bool(table.view()["winners"]) == won:
            return Known(seed, options, tuple(choices))
    raise AssertionError("no game ends so")


# --- what people do and see -------------------------------------------------------------------------------------------


def click(screen: Screen, index: int) -> None:
    """Do one thing by what glows on the table or stands in the question; not by the list of all choices."""
    offers = f"[data-do~='{index}']"
    screen.see(
        f"#felt {offers}:visible, #question .buttons {offers}:visible, #question .chooser {offers}:visible"
    ).first.click()
    menu = screen.see("#choice-menu")
    if menu.is_visible():
        menu.locator(offers).click()
    if screen.see("#sure-dialog").is_visible():
        screen.see("#sure-dialog [data-sure]").click()


def play_out(table: Prepared, game: Known, screens: list[Screen]) -> None:
    """To the end; what is put to all is answered by the last of them."""
    for _ in range(BY_HAND):
        seat = table.room.table.to_answer[-1]
        screen, index = screens[seat], game.next(table.room.table)
        screen.wait_at(table.room.n)
        screen.wait_until_asked()
        with screen.moves_on():
            click(screen, index)
        table.keep_up(seat, index)
    assert table.room.table.over


def see_the_end(screen: Screen, lang: str, *, won: bool, people: int, nemesis: str) -> Locator:
    """The page says who won, and how, in its own language."""
    says = {(True, 1): "you_won", (False, 1): "you_lost", (True, 2): "won_together", (False, 2): "lost_together"}
    result = screen.page.get_by_role("dialog", name=words(says[won, people], lang), exact=True)
    expect(result).to_be_visible()
    expect(result.locator(".ending")).to_have_text(
        re.compile((WON if won else LOST)[lang].format(NEMESES[nemesis][lang]))
    )
    assert ("victory" in (result.get_attribute("class") or "").split()) == won
    return result


def see_the_sheet(result: Locator, lang: str, table: Table, *, won: bool) -> None:
    """Every mage with life and deeds, and how the life of the nemesis went."""
    sheet, sides = result.get_by_role("table"), table.view()["players"]
    heads = sheet.get_by_role("columnheader")
    expect(heads).to_have_count(len(sides))
    for side in range(len(sides)):
        expect(heads.nth(side)).to_contain_text(table.name(side, lang))
    expect(heads.get_by_text(words("winner", lang), exact=True)).to_have_count(len(sides) if won else 0)
    expect(sheet.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(
        [str(side["values"]["life"]) for side in sides]
    )
    left = table.view()["piles"]["nemesis_mat"]["cards"][0].get("life", 0)
    curve = result.get_by_role("img", name=NEMESIS_LIFE[lang])
    expect(curve).to_have_attribute("aria-label", re.compile(rf"→ {left}$"))


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
    table = prepare(
        server, ANNA, until=game.before, choose=game.next, seed=game.seed, game="war-eternal", **game.options
    )
    screen = screens(lang=lang, motion="reduce")
    screen.take_seat(table.link())
    play_out(table, game, [screen])
    result = see_the_end(screen, lang, won=won, people=1, nemesis=nemesis)
    see_the_sheet(result, lang, table.room.table, won=won)


@pytest.mark.parametrize(
    ("nemesis", "won"),
    [("umbra-titan", True), ("hollow-crown", False), ("magus-of-cloaks", True), ("gate-witch", False)],
)
def test_on_two_devices(server: InThread, screens: Screens, nemesis: str, won: bool) -> None:
    game = known(nemesis, won, 2, 1)
    table = prepare(
        server, ANNA, VERA, until=game.before, choose=game.next, seed=game.seed, game="war-eternal", **game.options
    )
    langs = ("ru", "en")
    devices = [screens(lang=lang, motion="reduce") for lang in langs]
    for seat, screen in enumerate(devices):
        screen.take_seat(table.link(seat))
    play_out(table, game, devices)
    for screen, lang in zip(devices, langs, strict=True):
        result = see_the_end(screen, lang, won=won, people=2, nemesis=nemesis)
        see_the_sheet(result, lang, table.room.table, won=won)
