"""No page has a serious finding of axe, in either language, in either theme, on desktop or phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fastapi.routing import APIRoute
from playwright.sync_api import ViewportSize, expect

from deckwright.server.web import camps, library, lobby, mine, open_tables, tables
from deckwright.server.web import replay as web_replay
from deckwright.server.web.api import manual
from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.screen import DESKTOP, PHONE, Screen, Theme, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, Prepared, prepare, removing, turn
from tests.server.serving import InThread

Going = Callable[[Screen, InThread, Prepared], None]


def to(path: str) -> Going:
    """A page that is simply there."""
    return lambda screen, server, finished: screen.go(path)


def not_there(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.go("/t/nowhere")
    screen.forgive("404")


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


def friends(screen: Screen, server: InThread, finished: Prepared) -> None:
    """The set-up of a table with friends, everything unfolded."""
    screen.go("/new/shards?kind=friends")
    for fold in screen.see("details:not([open]) > summary").all():
        if fold.is_visible():
            fold.click()


def opened_to_all(screen: Screen) -> None:
    screen.go("/new/shards?kind=friends")
    screen.page.get_by_label(words("list_table", screen.lang)).check()
    screen.button("open_table", screen.lang).click()
    screen.at_table()


def links(screen: Screen, server: InThread, finished: Prepared) -> None:
    """The invitation, with its picture, the free seat and the list in the lobby."""
    opened_to_all(screen)
    expect(screen.see("#links-dialog")).to_be_visible()


def invited(screen: Screen, server: InThread, finished: Prepared) -> None:
    opened_to_all(screen)
    address = screen.see("[id^='invite-'] [data-address]").first.input_value()
    screen.context.clear_cookies(name="deckwright")
    screen.page.goto(address)
    expect(screen.see("h1")).to_be_visible()


def open_table(screen: Screen, server: InThread, finished: Prepared) -> None:
    """The lobby of a stranger, with a table that waits for them."""
    opened_to_all(screen)
    screen.context.clear_cookies(name="deckwright")
    stranger = screen.tab()
    stranger.goto(screen.url + "/")
    expect(stranger.locator(".open-tables li").first).to_be_visible()
    screen.page = stranger  # the host stays in the other tab


def at_camp(screen: Screen) -> None:
    screen.go("/begin/new-age/first-expedition")
    screen.see("form.form button.primary").click()
    screen.page.wait_for_url(re.compile(r"/c/[\w-]+$"))


def camp(screen: Screen, server: InThread, finished: Prepared) -> None:
    at_camp(screen)
    expect(screen.see("form[data-decision]").first).to_be_visible()


def link_to_camp(screen: Screen, server: InThread, finished: Prepared) -> None:
    """Without its key, so that it does not go on by itself."""
    at_camp(screen)
    screen.page.goto(f"{screen.page.url}/member")


def link_to_seat(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.go(f"{finished.path}/seat")


def invited_to_camp(screen: Screen, server: InThread, finished: Prepared) -> None:
    at_camp(screen)
    address = screen.see("[data-address]").first.input_value()
    screen.context.clear_cookies(name="deckwright")
    screen.page.goto(address)
    expect(screen.see("h1")).to_be_visible()


def dialog(key: str, id: str) -> Going:
    """A dialog of a table of two people."""

    def go(screen: Screen, server: InThread, finished: Prepared) -> None:
        screen.take_seat(prepare(server, ANNA, VERA, until=turn(4)).link())
        if key:
            screen.page.keyboard.press(key)
        else:
            screen.see(f".table-head [data-open='{id}']").click()
        expect(screen.see(f"#{id}")).to_be_visible()

    return go


PAGES: dict[str, Going] = {
    "lobby": to("/"),
    "lobby with an open table": open_table,
    "set-up with friends": friends,
    "links of a table": links,
    "an invitation": invited,
    "talk": dialog("s", "talk-dialog"),
    "all my cards": dialog("d", "stock-dialog"),
    "keys": dialog("?", "keys-dialog"),
    "settings": dialog("", "settings-dialog"),
    "a page that is not there": not_there,
    "how to use it from programs": to("/docs"),
    "my games": my_games,
    "a link to my games": to("/me/open"),
    "a link to a seat": link_to_seat,
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
    "the beginning of a campaign": to("/begin/new-age/first-expedition"),
    "a camp": camp,
    "a link to a camp": link_to_camp,
    "an invitation to a campaign": invited_to_camp,
}
# As what each page of the server is looked at.
LOOKED_AT = {
    "/": "lobby",
    "/new/{id}": "set-up",
    "/me": "my games",
    "/me/open": "a link to my games",
    "/t/{id}": "own turn",
    "/t/{id}/join": "an invitation",
    "/t/{id}/seat": "a link to a seat",
    "/t/{id}/replay": "replay",
    "/begin/{game}/{campaign}": "the beginning of a campaign",
    "/c/{id}": "a camp",
    "/c/{id}/join": "an invitation to a campaign",
    "/c/{id}/member": "a link to a camp",
    "/cards/{game}": "cards",
    "/cards/{game}/{kind}": "card",
    "/rules/{game}": "rules",
    "/docs": "how to use it from programs",
}
PARTS = {  # pieces of pages, fetched by scripts
    "/open-tables", "/t/{id}/moment/{at}", "/t/{id}/sheet", "/t/{id}/graphs", "/t/{id}/chances", "/c/{id}/parts",
    "/c/{id}/foretell", "/zoom/{game}/{kind}", "/keyword/{game}/{id}",
}  # fmt: skip
HOUSE = (lobby, open_tables, mine, tables, web_replay, camps, library, manual)
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


def test_no_page_is_forgotten() -> None:
    routes = [route for part in HOUSE for route in part.router.routes if isinstance(route, APIRoute)]
    asked = {route.path for route in routes if "GET" in (route.methods or ())}
    pages = {path for path in asked if not path.endswith((".json", ".zip", "/lang/{lang}"))}
    assert pages - PARTS == LOOKED_AT.keys()
    assert {*LOOKED_AT.values()} <= PAGES.keys()
