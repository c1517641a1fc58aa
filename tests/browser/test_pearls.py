"""A game that says nothing about screens, played whole in the browser: on a desktop and a phone, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import grave_findings
from tests.browser.screen import Screen, opened, words
from tests.games.pearls.shelved import shelved
from tests.server.serving import InThread, serving, settings_for

MOST = 60  # choices; no game needs so many
TEXTS = {"en": ("Pearls", "Dive", "Surface"), "ru": ("Жемчуг", "Нырнуть", "Всплыть")}
Window = Callable[..., Screen]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    folder = tmp_path_factory.mktemp("pearls")
    with shelved(folder / "site"), serving(settings_for(f"sqlite:///{folder}/tables.db")) as found:
        yield found


@pytest.fixture
def window(server: InThread, browser: Browser) -> Iterator[Window]:
    all: list[Screen] = []

    def open_one(lang: str, *, phone: bool = False) -> Screen:
        all.append(opened(browser, server.url, lang=lang, phone=phone))
        return all[-1]

    yield open_one
    troubles = [trouble for screen in all for trouble in screen.troubles]
    for screen in all:
        screen.context.close()
    assert not troubles, "\n".join(troubles)


def fits(screen: Screen) -> bool:
    """Whether nothing on the page is wider than the window."""
    found: bool = screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return found


def play(screen: Screen, lang: str) -> None:
    """Dive twice, surface once, and so on to the end."""
    dive, surface = (screen.see("#question .buttons").get_by_text(text, exact=True) for text in TEXTS[lang][1:])
    for step in range(MOST):
        expect(screen.see("#question.mine, #result, #curtain").first).to_be_visible()
        if screen.see("#result").count():
            return
        if screen.see("#curtain").count():
            screen.lift_curtain()
        expect(dive).to_be_in_viewport()
        with screen.moves_on():
            (surface if step % 3 == 2 else dive).click()
    pytest.fail("the game goes on and on")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)], ids=["desktop, English", "phone, Russian"])
def test_a_whole_game_against_a_bot(window: Window, lang: str, phone: bool) -> None:
    screen = window(lang, phone=phone)
    screen.go("/")
    tile = screen.see(".tile.game-pearls")
    expect(tile).to_contain_text(TEXTS[lang][0])
    tile.get_by_role("link", name=words("set_up", lang)).click()
    screen.field("your_name", lang).fill("Анна")
    screen.button("open_table", lang).click()
    screen.at_table()
    screen.wait_until_asked()
    assert fits(screen) and not grave_findings(screen.page)
    play(screen, lang)
    result = screen.see("#result")
    expect(result.get_by_role("img").first).to_have_attribute("aria-label", re.compile("Анна"))
    assert fits(screen)
    result.get_by_role("link", name=words("replay", lang)).click()
    expect(screen.see("#scrubber")).to_be_visible()
    with screen.moves_on():
        screen.page.get_by_role("button", name=words("next", lang), exact=True).click()


@pytest.mark.parametrize(("lang", "phone"), [("ru", False), ("en", True)], ids=["desktop, Russian", "phone, English"])
def test_two_people_at_one_screen_share_it_and_keep_their_bags_to_themselves(
    window: Window, lang: str, phone: bool
) -> None:
    screen = window(lang, phone=phone)
    screen.go("/new/pearls?kind=screen")
    screen.field("your_name", lang).fill("Анна")
    screen.button("open_table", lang).click()
    screen.at_table()
    screen.lift_curtain()
    screen.see("#question .buttons").get_by_text(TEXTS[lang][1], exact=True).click()
    expect(screen.see("#part-mine .hand .card[data-kind]")).to_have_count(1)
    screen.see("#question .buttons").get_by_text(TEXTS[lang][2], exact=True).click()
    screen.lift_curtain()
    expect(screen.see("#part-mine .hand .card[data-kind]")).to_have_count(0)
    expect(screen.see("#part-others")).to_contain_text("Анна")
    play(screen, lang)


def test_a_hint_and_the_pages_to_read(window: Window) -> None:
    screen = window("en")
    screen.go("/new/pearls")
    screen.button("open_table", "en").click()
    screen.at_table()
    screen.wait_until_asked()
    screen.see("#question [data-say='hint']").click()
    expect(screen.see("#hint")).to_contain_text(re.compile("Dive|Surface"))
    for path, text in (
        ("/rules/pearls", "Dive for pearls"),
        ("/cards/pearls", "Lose your bag"),
        ("/cards/pearls/coral", "Gain 1 air"),
    ):
        screen.go(path)
        expect(screen.see("main")).to_contain_text(re.compile(text, re.IGNORECASE))
        assert fits(screen) and not grave_findings(screen.page)
