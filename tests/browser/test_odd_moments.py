"""Two people, and what nobody expects of them: two tabs, leaving, taking back after a talk, a page kept for long."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from deckwright.server.rooms.phrases import PHRASES
from tests.browser.conftest import Screens
from tests.browser.play import click_something
from tests.browser.screen import words
from tests.browser.tables import ANNA, VERA, prepare, turn
from tests.server.serving import InThread

PARTS = ("others", "shared", "mine", "status", "question")


def drawn(page: Page) -> dict[str, str]:
    """The server's words of each part, as the page keeps them."""
    found: dict[str, str] = page.evaluate(
        """async parts => {
            const script = document.querySelector("script[src*='table.js']").src;
            const { whole } = await import(script.replace("table.js", "patches.js"));
            const same = Object.fromEntries(parts.map(name => [name, [[0, 1e6]]]));
            return whole({ parts: {}, lines: same });
        }""",
        list(PARTS),
    )
    return found


def test_a_page_that_gets_only_what_is_new_shows_what_a_fresh_one_shows(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=turn(2))
    kept, fresh = screens(), screens()
    kept.take_seat(table.link(table.asked))
    frames: list[str] = []
    kept.lines[kept.page].on("framereceived", lambda frame: frames.append(str(frame)))
    for _ in range(8):
        if kept.see("#question.mine").count():
            with kept.moves_on():
                click_something(kept)
    fresh.take_seat(table.link(table.asked))
    fresh.wait_at(kept.n)
    kept.page.wait_for_function("() => !document.querySelector('#ribbon:not([hidden])')")
    assert any('"lines":{"' in frame for frame in frames) and not any('"others":"' in frame for frame in frames)
    assert drawn(kept.page) == drawn(fresh.page)
    assert kept.kinds(".hand") == fresh.kinds(".hand") and kept.numbers() == fresh.numbers()


def test_two_tabs_of_one_seat_stay_in_step(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=turn(2))
    screen = screens()
    screen.take_seat(table.link(table.asked))
    screen.wait_until_asked()
    second = screen.tab()
    second.goto(screen.url + table.path)
    screen.wait_for_line(second)
    second.locator(".hand .card.can").first.click()
    screen.wait_past(0)
    expect(second.locator("#table")).to_have_attribute("data-n", str(screen.n))
    second.close()
    before = screen.n
    click_something(screen)
    screen.wait_past(before)


def test_whoever_closes_their_last_tab_is_away(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=turn(2))
    anna, vera = screens(), screens()
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    expect(anna.see("#part-others .chip.away")).to_have_count(0)
    second = vera.tab()
    second.goto(vera.url + table.path)
    vera.wait_for_line(second)
    second.close()
    expect(anna.see("#part-others .chip.away")).to_have_count(0)
    vera.page.goto("about:blank")
    expect(anna.see("#part-others .chip.away")).to_be_visible()


def test_what_was_said_stays_when_a_move_is_taken_back_and_keeps_nobody_from_it(
    server: InThread, screens: Screens
) -> None:
    table = prepare(server, ANNA, VERA, until=turn(2))
    mine, other = screens(), screens()
    mine.take_seat(table.link(table.asked))
    other.take_seat(table.link(1 - table.asked))
    mine.wait_until_asked()
    hand = mine.kinds(".hand")
    with mine.moves_on():
        mine.see(".hand .card.can").first.click()
    other.page.keyboard.press("s")
    other.page.get_by_role("button", name=PHRASES["good-luck"].ru).click()
    expect(mine.see("#log .spoken")).to_have_count(1)
    mine.button("undo").click()
    expect(mine.see("#log .remark").last).to_be_visible()
    expect(mine.see(".hand .card[data-kind]")).to_have_count(len(hand))
    for screen in (mine, other):
        expect(screen.see("#log .spoken")).to_have_text(re.compile(re.escape(PHRASES["good-luck"].ru)))


def test_a_host_who_takes_their_table_off_the_list_or_leaves_is_found_no_longer(screens: Screens) -> None:
    host, guest = screens(), screens()
    found = guest.see(".open-tables li").filter(has_text="Евдокия")

    def open_one() -> None:
        host.go("/new/shards?kind=friends")
        host.field("your_name").fill("Евдокия")
        host.page.get_by_label(words("list_table")).check()
        host.button("open_table").click()
        host.at_table()

    open_one()
    guest.go("/")
    expect(found).to_have_count(1)
    host.button("unlist").click()
    host.at_table()
    guest.page.reload()
    expect(found).to_have_count(0)

    open_one()
    guest.page.reload()
    expect(found).to_have_count(1)
    host.page.goto("about:blank")
    expect(found).to_have_count(0, timeout=15_000)  # the lobby asks again by itself
