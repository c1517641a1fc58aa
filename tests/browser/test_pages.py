"""Every page of the site in both languages: translated to the last word, quiet, and never wider than a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from deckwright.server.rooms.chairs import FRIEND, PERSON, Chair
from deckwright.server.texts import TEXTS
from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, NEWCOMER, Prepared, prepare, turn
from tests.server.serving import InThread

NARROW = (360, 390)
LOW = ((844, 390), (640, 360))  # a phone on its side, a window magnified twice
# All that a page says: what is to be seen, and what only a screen reader says.
SAID = """() => {
    const words = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
            if (element.getAttribute(name)) words.push(element.getAttribute(name));
    return words;
}"""
FIELDS = "for (const code of document.querySelectorAll('code, .fields th')) code.remove()"  # of the API, in its pages
SPOKEN_ENGLISH = """() => {
    const copy = document.body.cloneNode(true);
    for (const other of copy.querySelectorAll('[lang=ru], [data-side], .player, script, style, svg')) other.remove();
    return copy.textContent;
}"""
KEYS = re.compile(rf"\b(?:{'|'.join(name for name in TEXTS if '_' in name)})\b")
UNFINISHED = re.compile(r"\{[a-z_]*\}|\bNone\b|\bundefined\b|\bNaN\b|\{\{|\}\}")

PAGES = (
    "/",
    "/new/shards",
    "/new/shards?kind=friends",
    "/new/shards?kind=screen",
    "/rules/shards",
    "/rules/shards?q=щит",
    "/cards/shards",
    "/cards/shards?q=shield",
    "/cards/shards/portal-monk",
    "/docs",
    "/me",
    "/me/open",
    "/begin/new-age/first-expedition",
)


def check(screen: Screen, lang: str) -> None:
    """What holds for every page."""
    assert screen.lang == lang
    screen.page.evaluate(FIELDS)
    for said in screen.page.evaluate(SAID):
        assert not KEYS.search(said), f"{screen.page.url} says {KEYS.findall(said)}"
        assert not UNFINISHED.search(said), f"{screen.page.url} says {UNFINISHED.findall(said)} in {said[:200]}"
    if lang == "en":
        said = screen.page.evaluate(SPOKEN_ENGLISH)
        assert not re.findall("[А-Яа-яЁё]{2,}", said), f"{screen.page.url} speaks Russian"
    assert len(screen.page.get_by_role("heading", level=1).all()) == 1
    fits(screen)


def fits(screen: Screen) -> None:
    """The page does not move sideways on a phone."""
    for width in NARROW:
        screen.page.set_viewport_size(ViewportSize(width=width, height=844))
        wide = screen.page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= width, f"{screen.page.url} is {wide} wide on a screen of {width}"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_page_speaks_the_language_and_fits_a_phone(lang: str, screens: Screens) -> None:
    screen = screens(lang=lang)
    for path in PAGES:
        screen.go(path)
        check(screen, lang)
    screen.go("/")
    for width, height in LOW:
        screen.page.set_viewport_size(ViewportSize(width=width, height=height))
        expect(screen.see(".ways .primary").first).to_be_in_viewport(ratio=1)
    screen.go("/begin/new-age/first-expedition")
    expect(screen.see(".words-of"), "words on a picture are on a dark ground").to_have_css(
        "background-image", re.compile("gradient")
    )


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_page_of_a_table_too(lang: str, screens: Screens, server: InThread, finished: Prepared) -> None:
    screen = screens(lang=lang)
    table = prepare(server, Chair(PERSON, "Ann", taken=True), NEWCOMER, Chair(FRIEND), until=turn(1))
    screen.go(f"{table.path}/join")
    check(screen, lang)
    screen.take_seat(table.link())
    check(screen, lang)
    screen.go(f"{table.path}/seat")
    check(screen, lang)
    for path in (f"{finished.path}/replay?at=40&seen=open", finished.path):
        screen.go(path)
        screen.see("#table").wait_for()
        fits(screen)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_is_not_there_is_said_kindly(lang: str, screens: Screens) -> None:
    screen = screens(lang=lang)
    for path in ("/t/nowhere", "/cards/nothing", "/rules/nothing", "/new/nothing", "/elsewhere"):
        screen.go(path)
        check(screen, lang)
        expect(screen.see(".panel")).to_contain_text(re.compile(r"\S+ \S+ \S+"))
        expect(screen.see(".panel").get_by_role("link")).to_have_attribute("href", "/")
    screen.forgive("404")


BOLD = "<b>Ы</b>&\"'<i onclick=1>"
LONG = "Щ" * 24


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_odd_names_are_only_names(size: tuple[int, int], server: InThread, screens: Screens) -> None:
    screen = screens(size=size)
    chairs = [Chair(PERSON, name, taken=True) for name in (BOLD, LONG)]
    table = prepare(server, *chairs, until=turn(3))
    screen.take_seat(table.link())
    expect(screen.see("#curtain-title")).to_contain_text((BOLD, LONG)[table.asked])
    screen.lift_curtain()
    names = screen.see(".who .player").all_inner_texts()
    assert sorted(names) == sorted([BOLD, LONG])
    assert not screen.see("#table b:text-is('Ы'), [onclick]").count()
    expect(screen.see("#log")).to_contain_text(BOLD)
    assert screen.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for board in screen.see(".board .who:visible").all():
        box = board.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    screen.go("/")
    expect(screen.see(".resumable")).to_contain_text(BOLD)
    assert screen.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_the_lobby_lists_my_tables(server: InThread, screen: Screen) -> None:
    table = prepare(server, ANNA, NEWCOMER)
    screen.take_seat(table.link())
    screen.go("/")
    screen.see(f".resumable a[href='{table.path}']").click()
    screen.at_table()
    screen.wait_until_asked()


def test_keywords_open_the_glossary_and_the_rule(screen: Screen) -> None:
    screen.go("/cards/shards")
    screen.see(".keyword").first.click()
    glossary = screen.see("#glossary")
    expect(glossary).to_be_visible()
    rule = glossary.get_by_role("link")
    screen.page.goto(screen.url + (rule.get_attribute("href") or ""))
    expect(screen.see(":target")).to_be_in_viewport()
    screen.page.keyboard.press("Escape")


def test_rules_begin_with_how_to_play_and_ids_are_there_for_who_wants_them(screen: Screen) -> None:
    screen.go("/rules/shards")
    expect(screen.see("h2").first).to_have_text(words("how_to_play"))
    expect(screen.see(".lesson .card.full img").first).to_be_visible()
    ids = screen.see(".rule > a[href='#SOI-MAIN-06']")
    expect(ids).to_be_hidden()
    screen.page.get_by_label(words("show_ids")).press("Space")
    expect(ids).to_be_visible()
    screen.page.reload()
    expect(ids).to_be_visible()


def test_cards_are_narrowed_down_by_family_and_cost(screen: Screen) -> None:
    screen.go("/cards/shards")
    screen.field("cost").select_option("7")
    expect(screen.see(".kind")).not_to_have_count(0)
    screen.field("family").select_option("order")
    screen.page.wait_for_url("**/cards/shards?family=order&cost=7")
    screen.page.reload()
    expect(screen.field("cost")).to_have_value("7")


def test_cards_are_found_while_typing(screen: Screen) -> None:
    screen.go("/cards/shards")
    shown = screen.see(".kind:visible")
    assert shown.count() > 70
    screen.see("#q").fill("монаха портала")  # in any form
    expect(shown).to_have_count(1)
    screen.see("#q").fill("такой карты нет")
    expect(shown).to_have_count(0)
    expect(screen.see("[data-none]")).to_be_visible()
