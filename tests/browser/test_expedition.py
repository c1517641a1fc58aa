"""An expedition by clicks, from the lobby to its end: desktop and phone, two languages, and on to another server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import grave_findings
from tests.browser.battles import choose, nearly_over
from tests.browser.screen import Screen, opened, words
from tests.server.serving import InThread, serving, settings_for

Window = Callable[..., Screen]
SEED = "7"
UNUSED = 4  # cards that are left behind for battle 2: thirteen are there, nine go


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("expedition")


@pytest.fixture
def server(folder: Path) -> Iterator[InThread]:
    with serving(settings_for(f"sqlite:///{folder}/tables.db")) as found:
        yield found


@pytest.fixture
def window(browser: Browser) -> Iterator[Window]:
    all: list[Screen] = []

    def open_one(server: InThread, lang: str = "ru", *, phone: bool = False) -> Screen:
        all.append(opened(browser, server.url, lang=lang, phone=phone, motion="reduce"))
        return all[-1]

    yield open_one
    troubles = [trouble for screen in all for trouble in screen.troubles]
    for screen in all:
        screen.context.close()
    assert not troubles, "\n".join(troubles)


# --- what somebody does at the camp -----------------------------------------------------------------------------------


def begin(screen: Screen, name: str) -> str:
    screen.go("/")
    screen.see("a[href='/begin/new-age/first-expedition']").click()
    screen.see("#name").fill(name)
    screen.page.get_by_text("Новички", exact=True).click()
    screen.see("details.fold summary", has_text=words("seed")).click()
    screen.see("#seed").fill(SEED)
    screen.see("form.form button.primary").click()
    screen.page.wait_for_url(re.compile(r"/c/[\w-]+$"))
    return screen.page.url.rpartition("/")[2]


def pick(screen: Screen, decision: str, *answers: str) -> None:
    """Tap these cards, or those that are advised, and decide."""
    form = screen.see(f"form[data-decision='{decision}']")
    expect(form.locator("button.primary")).to_be_disabled()
    for answer in answers:
        form.locator(f".choice:has([value='{answer}']) .answer").click()
    if not answers:
        form.locator("[data-advise]").click()
    form.locator("button.primary").click()
    expect(screen.see(f"#d-{decision}.done")).to_be_visible()


def go_on(screen: Screen) -> str:
    """What the camp says is next for this person: go there. Where it is in sight already, the button has gone."""
    link = screen.see(".now a.button")
    place = (link.get_attribute("href") or "").partition("#")[2]
    link.evaluate("link => link.click()")
    expect(screen.see(f"#{place}")).to_be_in_viewport()
    return place


def decide_rest(id: str, *screens: Screen) -> None:
    """Everybody does what the camp says is next, as advised, until all is decided."""
    for _ in range(12):
        for screen in screens:
            screen.go(f"/c/{id}")
            while (form := screen.see(".decision.open form")).count():
                decision = form.first.get_attribute("data-decision") or ""
                assert go_on(screen) == f"d-{decision}"
                pick(screen, decision, *_first(screen, decision))
        if screens[0].see(".leaving button.primary").count():
            return
    raise AssertionError("the camp never came to an end")


def _first(screen: Screen, decision: str) -> Sequence[str]:
    """With two choices nothing is advised: the first one."""
    form = screen.see(f"form[data-decision='{decision}']")
    if form.locator("[data-advise]").count():
        return ()
    return (form.locator("[name='answer']").first.get_attribute("value") or "",)


def depart(screen: Screen) -> str:
    """The table that the camp leads to."""
    screen.see(".leaving button.primary").click()
    screen.at_table()
    return screen.table


def fight(server: InThread, table: str, screens: Sequence[Screen], *, won: bool) -> None:
    """The end of a battle: whoever has the last choice makes it, and all go back to the camp."""
    last = nearly_over(server, table, range(len(screens)), won=won)
    one = screens[last.seat]
    if f"/t/{table}" not in one.page.url:
        one.see(".battle a.primary").click()
        one.at_table()
    choose(one, last.index)
    one.see("#result a.primary").click()
    expect(one.see(f".outcome.{'won' if won else 'lost'}")).to_be_visible()


def fits(screen: Screen) -> bool:
    """Whether nothing on the page is wider than the window."""
    found: bool = screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return found


def kept(screen: Screen, shelf: str) -> set[str]:
    """The cards on a shelf of the Barracks."""
    links = screen.see(f"#kept-{shelf} a.card").evaluate_all("all => all.map(card => card.pathname)")
    return {str(link).rpartition("/")[2] for link in links}


# --- the expedition ---------------------------------------------------------------------------------------------------


def test_a_whole_expedition_on_two_devices_and_two_servers(server: InThread, window: Window, folder: Path) -> None:
    desk, phone = window(server, "ru"), window(server, "en", phone=True)

    # Anna begins alone, with a bot beside her.
    id = begin(desk, "Анна")
    expect(desk.see(".stop.next")).to_contain_text("Маггот")
    expect(desk.see(".now a.button")).to_be_in_viewport()
    desk.button("add_bot").click()
    expect(desk.see(".token.bot")).to_have_count(1)
    assert go_on(desk) == "d-mage-0"
    pick(desk, "mage-0", "gygar")
    pick(desk, "mage-1", "taqren")
    assert desk.page.url.endswith("#leaving"), "when all is decided, the page goes on to where one leaves"
    expect(desk.see(".leaving .loss")).to_have_count(0)
    fight(server, depart(desk), [desk], won=True)
    expect(desk.see(".outcome .change.gain")).to_have_count(3)
    expect(desk.see(".outcome .change.harder")).to_have_count(1)

    # Vera comes by the link, on her phone, and the bot leaves.
    phone.page.goto(desk.see(".invite [data-address]").input_value())
    expect(phone.see("h1")).to_have_text("Анна invites you")
    phone.see("#name").fill("Vera")
    phone.see("button.primary").click()
    expect(phone.see(".token")).to_have_text([re.compile("Анна"), re.compile("Vera")])
    expect(phone.see(".now")).to_contain_text("Mage: Vera")
    expect(phone.see("form[data-decision='mage-0']")).to_have_count(0)
    assert fits(phone) and grave_findings(phone.page) == []
    pick(phone, "mage-1", "sahala")

    # What will be banished is seen while it is picked, and again before it is.
    form = phone.see("form[data-decision='piles']")
    form.locator("[data-advise]").click()
    expect(form.locator(".loss")).to_contain_text("banished for good")
    expect(form.locator(".loss .card")).to_have_count(UNUSED)
    form.locator("button.primary").click()
    expect(phone.see("#d-piles.done .loss .card")).to_have_count(UNUSED)
    desk.see("#d-piles.done").wait_for()
    pick(desk, "mage-0", "rhia")
    decide_rest(id, desk, phone)
    burning = desk.see(".leaving .loss .card")
    expect(burning).to_have_count(UNUSED)
    doomed = set(burning.evaluate_all("all => all.map(card => card.pathname.split('/').pop())"))
    assert doomed <= kept(desk, "cards") and not kept(desk, "banished")
    assert fits(desk) and grave_findings(desk.page) == []

    # The battle is lost, and played again with others.
    phone.page.reload()
    table = depart(phone)
    expect(desk.see(".battle a.primary")).to_be_visible()
    fight(server, table, [desk, phone], won=False)
    desk.go(f"/c/{id}")
    assert kept(desk, "banished") == doomed and not doomed & kept(desk, "cards")
    assert go_on(desk) == "d-after_a_loss"
    pick(desk, "after_a_loss", "again")
    pick(desk, "mage-0", "gygar")
    desk.see("#d-mage-0 form button").click()
    pick(desk, "mage-0", "taqren")
    decide_rest(id, desk, phone)
    fight(server, depart(phone), [desk, phone], won=True)
    expect(phone.see(".stop.won")).to_have_count(2)
    expect(phone.see(".stop.won").nth(1)).to_contain_text("attempts: 2")

    # A bot goes along once, and is sent away again.
    desk.go(f"/c/{id}")
    desk.button("add_bot").click()
    expect(desk.see(".token")).to_have_count(3)
    decide_rest(id, desk, phone)
    fight(server, depart(desk), [desk, phone], won=True)
    desk.go(f"/c/{id}")
    desk.see(".token.bot .token-do").click()
    expect(desk.see(".token")).to_have_count(2)

    # The last battle, with treasures of all levels.
    decide_rest(id, desk, phone)
    for level in ("1-0", "1-1", "2", "3-0", "3-1"):
        expect(desk.see(f"#d-treasure-{level}.done .card")).to_have_count(1)
    fight(server, depart(desk), [desk, phone], won=True)
    desk.go(f"/c/{id}")
    desk.button("settle").click()
    expect(desk.see(".outcome")).to_have_count(0)
    for screen, lang in ((desk, "ru"), (phone, "en")):
        screen.go(f"/c/{id}")
        expect(screen.see(".ending.won h2")).to_have_text(words("camp_won", lang))
        expect(screen.see(".stop.won")).to_have_count(4)
        expect(screen.see(".chronicle a[href*='/replay']")).to_have_count(5)
        assert fits(screen)
    barracks = {shelf: kept(desk, shelf) for shelf in ("mages", "cards", "banished", "treasures_3", "upgraded")}
    assert len(barracks["mages"]) == 8 and doomed <= barracks["banished"]

    # A past battle is seen again.
    phone.see(".chronicle a[href*='/replay']").last.click()
    phone.page.wait_for_url(re.compile("/replay"))
    expect(phone.see("#scrubber")).to_have_value("0")

    # All of it goes to another server, in a file.
    with desk.page.expect_download() as download:
        desk.see("a[download]").click()
    file = folder / "expedition.json"
    download.value.save_as(file)
    with serving(settings_for(f"sqlite:///{folder}/other.db")) as other:
        there = window(other, "ru")
        there.go("/begin/new-age/first-expedition")
        there.see("details.fold summary", has_text=words("camp_import")).click()
        there.see("#file").set_input_files(file)
        there.button("camp_import").click()
        expect(there.see(".ending.won")).to_be_visible()
        expect(there.see(".stop.won")).to_have_count(4)
        assert {shelf: kept(there, shelf) for shelf in barracks} == barracks
        there.see(".chronicle a[href*='/replay']").first.click()
        expect(there.see("#scrubber")).to_have_value("0")
        there.page.goto("about:blank")
