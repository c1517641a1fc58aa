"""No page has a serious finding of axe, in either language, in either theme, on desktop or phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.screen import DESKTOP, PHONE, Screen, Theme
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, Prepared, prepare, removing, turn
from tests.server.serving import InThread

Going = Callable[[Screen, InThread, Prepared], None]


def to(path: str) -> Going:
    """A page that is simply there."""
    return lambda screen, server, finished: screen.go(path)


def own_turn(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER, until=lambda t, s: turn(8)(t, s) and s == 0).link())
    screen.wait_until_asked()


def others_turn(screen: Screen, server: InThread, finished: Prepared) -> None:
    table = prepare(server, ANNA, VERA, until=turn(8))
    screen.take_seat(table.link(1 - table.asked))


def choosing(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(prepare(server, ANNA, BORIS, until=removing, seed=51).link())
    screen.lift_curtain()


def curtain(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(prepare(server, ANNA, BORIS, until=turn(4)).link())
    screen.see("#curtain").wait_for()


def end(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(finished.link())
    screen.see("#result svg[role=img]").first.wait_for()


def replay(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.go(f"{finished.path}/replay?at={finished.room.n // 2}&seen=0")


def my_games(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(finished.link())
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.go("/me")
    screen.see("form[action='/me/link'] button").click()
    screen.see("[data-address]").wait_for()
    screen.see("details.fold summary").click()


PAGES: dict[str, Going] = {
    "lobby": to("/"),
    "my games": my_games,
    "a link to my games": to("/me/open"),
    "set-up": to("/new/shards"),
    "cards": to("/cards/shards"),
    "card": to("/cards/shards/infinity-shard"),
    "rules": to("/rules/shards"),
    "own turn": own_turn,
    "turn of another": others_turn,
    "choosing": choosing,
    "curtain": curtain,
    "end": end,
    "replay": replay,
}
# Each language with each size, each size with each theme, each theme with each language.
WAYS: tuple[tuple[str, tuple[int, int], Theme], ...] = (
    ("ru", DESKTOP, "dark"),
    ("ru", PHONE, "light"),
    ("en", DESKTOP, "light"),
    ("en", PHONE, "dark"),
)


@pytest.mark.parametrize("name", PAGES)
def test_nothing_stands_in_anybodys_way(name: str, screens: Screens, server: InThread, finished: Prepared) -> None:
    found = []
    windows = {lang: screens(lang=lang, motion="reduce") for lang in ("ru", "en")}
    for screen in windows.values():
        PAGES[name](screen, server, finished)
    for lang, (width, height), theme in WAYS:
        page = windows[lang].page
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{lang}, {width} wide, {theme}: {finding}" for finding in grave_findings(page)]
    assert not found, "\n".join(found)
