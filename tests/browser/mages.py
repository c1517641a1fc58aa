"""Breach mages in the browser, of any box of Aeon's End: games up to a moment, and from there to the end by clicks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from deckwright import Table, bots
from deckwright.games import load
from deckwright.server.rooms.chairs import Chair
from tests.browser.play import PLAY_ALL
from tests.browser.screen import Screen, words
from tests.browser.tables import Prepared, Until, prepare
from tests.server.serving import InThread

# In the order in which somebody finds them who reads little: cast, hit the nemesis, buy, open, then whatever is left.
WAYS = (
    ".prepped.can",
    ".mat .card.can",
    ".threat .card.can",
    ".hand .card.can",
    ".market .card.can",
    ".slots.large .breach.can",
    "#question .chooser .card.can",
    ".card.can",
    "#question .buttons [data-do]",
)
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


# --- moments ----------------------------------------------------------------------------------------------------------


@cache
def _greedy(game: str) -> bots.Bot:
    return bots.make("greedy", load(game))


def sensible(table: Table, seat: int) -> int:
    """As a good partner would."""
    return _greedy(table.game.id).advise(table, seat)[0].index


def played(server: InThread, game: str, *chairs: Chair, until: Until, seed: int, **options: Any) -> Prepared:
    """A table, played sensibly up to a moment."""
    return prepare(server, *chairs, until=until, choose=sensible, seed=seed, game=game, **options)


def asks(prompt: str, turn: int = 1) -> Until:
    """Somebody is asked this, in that turn or later."""
    return lambda table, seat: table.prompt is not None and table.prompt.id == prompt and table.turn >= turn


def my_turn(turn: int) -> Until:
    """The main phase of the first seat."""
    return lambda table, seat: seat == 0 and asks("main-phase", turn)(table, seat)


# --- games that end so ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """A game to its end: what it was opened with, and everything that was chosen."""

    game: str
    seed: int
    options: dict[str, Any]
    choices: tuple[int, ...]

    def next(self, table: Table, seat: int = 0) -> int:
        """What was chosen at this point."""
        return self.choices[table.revision]

    def prepared(self, server: InThread, *chairs: Chair, by_hand: int) -> Prepared:
        """The table as so many choices are left."""

        def before(table: Table, seat: int) -> bool:
            return table.revision == len(self.choices) - by_hand

        return prepare(server, *chairs, until=before, choose=self.next, seed=self.seed, game=self.game, **self.options)


def ends(game: str, seats: int, *, won: bool, **options: Any) -> Known:
    """The first game of sensible mages that ends like this."""
    return _ends(game, seats, won, tuple(options.items()))


@cache
def _ends(game: str, seats: int, won: bool, options: tuple[tuple[str, Any], ...]) -> Known:
    for seed in range(1, 100):
        table, choices = Table.open(game, seats, seed, dict(options)), []
        while table.seat is not None:
            choices.append(sensible(table, table.seat))
            table.choose(choices[-1], seat=table.seat)
        if bool(table.view()["winners"]) == won:
            return Known(game, seed, dict(options), tuple(choices))
    raise AssertionError("no game ends so")


# --- what people do ---------------------------------------------------------------------------------------------------


def do_something(screen: Screen, *, tap: bool = False) -> None:
    """The next thing there is to do; all easy cards at once."""
    act = "tap" if tap else "click"
    if screen.see(PLAY_ALL).count():
        getattr(screen.see(PLAY_ALL), act)()
        expect(screen.see(PLAY_ALL)).to_have_count(0)
        return
    found = next(found for way in WAYS if (found := screen.see(f"{way}:visible")).count())
    getattr(found.first, act)()
    menu = screen.see("#choice-menu")
    if menu.is_visible():
        getattr(menu.get_by_role("menuitem").last, act)()


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
    while not table.room.table.over:
        seat = table.room.table.to_answer[-1]
        screen, index = screens[seat], game.next(table.room.table)
        screen.wait_at(table.room.n)
        screen.wait_until_asked()
        with screen.moves_on():
            click(screen, index)
        table.keep_up(seat, index)


# --- what people see --------------------------------------------------------------------------------------------------


def see_the_end(screen: Screen, lang: str, *, won: bool, people: int, nemesis: str) -> Locator:
    """The page says who won, and how, in its own language; `nemesis` is its name there."""
    says = {(True, 1): "you_won", (False, 1): "you_lost", (True, 2): "won_together", (False, 2): "lost_together"}
    result = screen.page.get_by_role("dialog", name=words(says[won, people], lang), exact=True)
    expect(result).to_be_visible()
    expect(result.locator(".ending")).to_have_text(re.compile((WON if won else LOST)[lang].format(nemesis)))
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


def too_wide(screen: Screen) -> list[str]:
    """What reaches beyond the right edge of the window; the page itself, if it scrolls sideways."""
    found: list[str] = screen.page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll(
                '.foe, .foe > *, .others .board, .area-board, .area-board > *, #question')]
            .filter(e => e === document.scrollingElement ? e.scrollWidth > innerWidth
                : e.getBoundingClientRect().right > innerWidth + 1)
            .map(e => e.className || e.tagName)"""
    )
    return found
