"""A campaign by clicks: decided on a desktop and a phone, one of them joining between battles, to its very end."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import grave_findings
from tests.browser.screen import Screen, opened, words
from tests.games.pearls.shelved import shelved
from tests.server.serving import InThread, serving, settings_for

Window = Callable[..., Screen]
CLIMB = {"en": "Climb on", "ru": "Идти дальше"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    folder = tmp_path_factory.mktemp("campaign")
    installed = shelved(folder / "site", "cave", "tests.campaigns.cave:CAVE")
    with installed, serving(settings_for(f"sqlite:///{folder}/tables.db")) as found:
        yield found


@pytest.fixture
def window(server: InThread, browser: Browser) -> Iterator[Window]:
    all: list[Screen] = []

    def open_one(lang: str = "ru", *, phone: bool = False) -> Screen:
        all.append(opened(browser, server.url, lang=lang, phone=phone))
        return all[-1]

    yield open_one
    troubles = [trouble for screen in all for trouble in screen.troubles]
    for screen in all:
        screen.context.close()
    assert not troubles, "\n".join(troubles)


def begin(screen: Screen) -> str:
    screen.go("/")
    screen.see("a[href='/begin/cave/descent']").click()
    screen.see("#name").fill("Анна")
    screen.see("form.form button.primary").click()
    screen.page.wait_for_url(re.compile(r"/c/[\w-]+$"))
    return screen.page.url.rpartition("/")[2]


def fits(screen: Screen) -> bool:
    """Whether nothing on the page is wider than the window."""
    found: bool = screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return found


def pack(screen: Screen) -> None:
    """Tap the first two things, and decide."""
    form = screen.see("form[data-decision='pack']")
    for at in range(2):
        form.locator(".answer").nth(at).click()
    form.locator("button.primary").click()
    expect(screen.see("#d-pack.done")).to_be_visible()


def take_nothing(screen: Screen, seat: int) -> None:
    form = screen.see(f"form[data-decision='gear-{seat}']")
    form.locator("button.primary").click()
    expect(screen.see(f"#d-gear-{seat}.done")).to_be_visible()


def go(screen: Screen) -> None:
    """Whoever departs comes to the table at once."""
    screen.see(".leaving button.primary").click()
    screen.at_table()


def climb(*screens: Screen) -> None:
    """Whoever is asked climbs on, until the cave is through."""
    first = screens[0]
    while not first.see("#result").count():
        for screen in screens:
            choice = screen.see("#question [data-do]", has_text=CLIMB[screen.lang])
            if choice.count():
                with screen.moves_on():
                    choice.first.click()
                break


def shot(screen: Screen, name: str) -> None:
    """A picture for who wants to look: `DECKWRIGHT_SHOTS` names the folder."""
    folder = os.environ.get("DECKWRIGHT_SHOTS")
    if folder:
        screen.page.wait_for_timeout(400)
        screen.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def test_a_whole_campaign_on_two_devices(window: Window) -> None:
    desk, phone = window("ru"), window("en", phone=True)
    id = begin(desk)
    form = desk.see("form[data-decision='pack']")
    expect(form.locator("button.primary")).to_be_disabled()
    form.locator(".answer").nth(0).click()
    form.locator(".answer").nth(1).click()
    expect(form.locator("[data-foretold] .loss")).to_contain_text("Это останется навсегда")
    shot(desk, "camp-desk")
    assert fits(desk) and grave_findings(desk.page) == []
    form.locator("button.primary").click()
    take_nothing(desk, 0)
    shot(desk, "camp-leaving")
    go(desk)
    climb(desk)
    desk.see("#result a.primary").click()
    expect(desk.see(".outcome.won")).to_be_visible()
    expect(desk.see(".stop.won")).to_have_count(1)

    link = desk.see(".invite [data-address]").first.input_value()
    phone.page.goto(link)
    phone.see("#name").fill("Vera")
    phone.see("button.primary").click()
    expect(phone.see(".outcome.won")).to_be_visible()
    shot(phone, "camp-phone")
    assert fits(phone) and grave_findings(phone.page) == []
    pack(phone)
    expect(desk.see("#d-pack.done")).to_be_visible()
    take_nothing(desk, 0)
    expect(phone.see("#d-gear-0.done")).to_be_visible()
    take_nothing(phone, 1)
    go(phone)
    expect(desk.see(".battle a.primary")).to_be_visible()
    desk.see(".battle a.primary").click()
    desk.at_table()
    climb(desk, phone)

    for screen in (desk, phone):
        screen.go(f"/c/{id}")
    pack(desk)
    take_nothing(desk, 0)
    expect(phone.see("#d-gear-0.done")).to_be_visible()
    take_nothing(phone, 1)
    expect(desk.see(".leaving button.primary")).to_be_visible()
    go(desk)
    phone.go(f"/c/{id}")
    phone.see(".battle a.primary").click()
    phone.at_table()
    climb(desk, phone)
    for screen, lang in ((desk, "ru"), (phone, "en")):
        screen.go(f"/c/{id}")
        expect(screen.see(".ending.won h2")).to_have_text(words("camp_won", lang))
        expect(screen.see(".stop.won")).to_have_count(3)
        expect(screen.see(".chronicle a[href*='/replay']")).to_have_count(3)
        assert fits(screen)
    shot(desk, "camp-end")
    desk.see(".chronicle a[href*='/replay']").first.click()
    desk.page.wait_for_url(re.compile("/replay"))
