"""A window of the browser, and what somebody does in front of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from deckwright.server.texts import TEXTS

PATIENCE = 240_000.0  # milliseconds before a test gives up: on a busy machine, bots may have to be compiled first
DESKTOP, PHONE = (1440, 900), (390, 844)

Theme = Literal["dark", "light"]
Motion = Literal["reduce", "no-preference"]


def words(name: str, lang: str = "ru", /, **values: object) -> str:
    """What the pages say."""
    return TEXTS[name].said(lang, **values)


class Screen:
    """One window with cookies of its own, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.troubles: list[str] = []
        self.lines: dict[Page, WebSocket] = {}  # the socket of the page that each tab shows
        self.spoken: set[WebSocket] = set()  # those by which the server has said something
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("framenavigated", lambda _: self._left(page))
        page.on("websocket", lambda line: self._connected(page, line))
        return page

    def _left(self, page: Page) -> None:
        self.lines.pop(page, None)

    def _connected(self, page: Page, line: WebSocket) -> None:
        self.lines[page] = line
        line.on("framereceived", lambda _: self.spoken.add(line))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type} in the console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever goes on to the next page need not wait for this one
            self.troubles.append(f"{request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.url}: {response.status}")

    def forgive(self, words: str) -> None:
        """What a browser complains of when the network is gone is no trouble of ours."""
        self.troubles = [trouble for trouble in self.troubles if words not in trouble]

    # --- going somewhere ----------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(self.url + path)

    def take_seat(self, link: str) -> None:
        """Open the private link of a seat; the table opens by itself."""
        self.go(link)
        self.at_table()

    def at_table(self) -> None:
        """Wait until the table is on the page and its line to the server is open."""
        self.page.wait_for_url(re.compile(r"/t/[\w-]+(#.*)?$"))
        self.wait_for_line()

    def wait_for_line(self, page: Page | None = None) -> None:
        """Wait until the server has spoken to a tab."""
        page = page or self.page
        if page not in self.lines:
            page.wait_for_event("websocket")
        if self.lines[page] not in self.spoken:
            self.lines[page].wait_for_event("framereceived")

    # --- looking ------------------------------------------------------------------------------------------------------

    def see(self, selector: str, **more: Any) -> Locator:
        """Something on the page."""
        return self.page.locator(selector, **more)

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.see("#table").get_attribute("data-table") or ""

    @property
    def n(self) -> int:
        """How many things have been done at the table, as the page knows it."""
        return int(self.see("#table").get_attribute("data-n") or -1)

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.see("html").get_attribute("lang") or ""

    def numbers(self) -> dict[str, str]:
        """Every number that people watch: health, cards in the decks, crystals."""
        found: dict[str, str] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('[data-watch]')]
                .map(b => [b.dataset.watch, b.textContent]))"""
        )
        return found

    def kinds(self, where: str) -> list[str]:
        """The kinds of the cards that lie open somewhere, such as `.hand`."""
        found: list[str] = self.see(f"{where} .card[data-kind]").evaluate_all("all => all.map(c => c.dataset.kind)")
        return found

    def button(self, name: str, lang: str = "ru", /, **values: object) -> Locator:
        """A button, by the name of what it says."""
        return self.page.get_by_role("button", name=words(name, lang, **values), exact=True)

    def field(self, name: str, lang: str = "ru") -> Locator:
        """A field of a form, by the name of what it says."""
        return self.page.get_by_label(words(name, lang), exact=True)

    # --- doing --------------------------------------------------------------------------------------------------------

    @contextmanager
    def moves_on(self) -> Iterator[None]:
        """What is done inside is answered by the server."""
        before = self.n
        yield
        self.wait_past(before)

    def wait_past(self, n: int) -> None:
        """Wait until the table is further than that."""
        self.page.wait_for_function("n => Number(document.querySelector('#table').dataset.n) > n", arg=n)

    def wait_at(self, n: int) -> None:
        """Wait until the page shows this state."""
        expect(self.see("#table")).to_have_attribute("data-n", str(n))

    def lift_curtain(self) -> None:
        """Sit down at one's own cards."""
        self.see("#curtain [data-say='unveil']").click()
        self.wait_until_asked()

    def wait_until_asked(self) -> None:
        """Wait until it is one's own choice."""
        expect(self.see("#question.mine")).to_be_visible()


def opened(
    browser: Browser,
    url: str,
    *,
    lang: str = "ru",
    phone: bool = False,
    size: tuple[int, int] | None = None,
    theme: Theme = "dark",
    motion: Motion = "no-preference",
    speed: str | None = "off",
    quick: bool = True,
    remind: bool = False,
    scale: float = 1,
) -> Screen:
    """A new window of somebody in a hurry, unless it is wished otherwise: the moves of others are shown at once, a tap
    acts at once, and nobody is reminded of what a turn still holds."""
    width, height = size or (PHONE if phone else DESKTOP)
    context = browser.new_context(
        locale={"ru": "ru-RU", "en": "en-GB"}[lang],
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        color_scheme=theme,
        reduced_motion=motion,
        device_scale_factor=scale,
    )
    context.set_default_timeout(PATIENCE)
    kept = {"speed": speed, "quick": "yes" if quick else None, "remind": None if remind else "no"}
    for name, wish in kept.items():
        if wish is not None:
            context.add_init_script(f"try {{ localStorage['deckwright-{name}'] ??= {json.dumps(wish)}; }} catch {{}}")
    return Screen(context, url)


def facts(page: Page) -> dict[str, Any]:
    """What everybody at a table must see alike."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
            n: document.querySelector('#table').dataset.n,
            row: [...document.querySelectorAll('.market .card')].map(card => card.dataset.kind),
            numbers: Object.fromEntries([...document.querySelectorAll('[data-watch]')]
                .map(b => [b.dataset.watch, b.textContent])),
        })"""
    )
    return found
