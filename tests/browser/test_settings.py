"""What a person wishes is kept: theme, speed, auto-answers; and whoever wants no motion gets none."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from deckwright import Table
from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, NEWCOMER, main_phase, prepare, turn
from tests.server.serving import InThread

COUNT_GLIDES = """
    window.glides = 0;
    const begin = document.startViewTransition;
    if (begin) document.startViewTransition = function (...given) { glides++; return begin.apply(this, given); };
"""


def open_settings(screen: Screen) -> None:
    screen.see(".table-head [data-open='settings-dialog']").click()
    expect(screen.page.get_by_role("dialog", name=words("settings"))).to_be_visible()


def test_settings_outlive_a_reload(server: InThread, screens: Screens) -> None:
    screen = screens(speed=None)
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    root = screen.see("html")
    expect(root).to_have_attribute("data-theme", "dark")
    open_settings(screen)
    auto = screen.field("auto")
    expect(auto).not_to_be_checked()
    auto.check()
    screen.field("speed_quick").check()
    screen.field("theme_light").check()
    expect(root).to_have_attribute("data-theme", "light")
    background = screen.see("body").evaluate("body => getComputedStyle(body).backgroundColor")

    screen.page.reload()
    screen.at_table()
    expect(root).to_have_attribute("data-theme", "light")
    assert screen.see("body").evaluate("body => getComputedStyle(body).backgroundColor") == background
    open_settings(screen)
    expect(auto).to_be_checked()
    expect(screen.field("speed_quick")).to_be_checked()
    expect(screen.field("theme_light")).to_be_checked()
    screen.go("/rules/shards")
    expect(root).to_have_attribute("data-theme", "light")


def test_the_end_of_a_turn_with_something_left_is_asked_about_once(server: InThread, screens: Screens) -> None:
    """The yellow button is what most people want next; whoever ends with cards in hand is told of them, once a turn."""
    screen = screens(remind=True)
    screen.take_seat(prepare(server, ANNA, NEWCOMER, until=turn(3)).link())
    screen.wait_until_asked()
    end, left = screen.see("#question [data-closing]"), screen.see("#unused")
    expect(left).to_be_hidden()
    expect(end).not_to_have_class(re.compile(r"\bprimary\b"))
    n = screen.n
    screen.page.keyboard.press("e")
    expect(left).to_contain_text("5 карт в руке")
    assert screen.n == n
    with screen.moves_on():
        screen.see(".hand .card.can").first.click()
    expect(left).to_be_hidden()
    with screen.moves_on():
        end.click()
    screen.wait_until_asked()
    end.click()
    expect(left).to_be_visible()  # another turn
    with screen.moves_on():
        end.click()


def test_whoever_wants_no_reminder_gets_none(server: InThread, screens: Screens) -> None:
    screen = screens(remind=True)
    screen.take_seat(prepare(server, ANNA, NEWCOMER, until=turn(3)).link())
    screen.wait_until_asked()
    open_settings(screen)
    remind = screen.field("remind")
    expect(remind).to_be_checked()
    remind.uncheck()
    screen.page.keyboard.press("Escape")
    with screen.moves_on():
        screen.see("#question [data-closing]").click()


def test_the_end_is_yellow_when_nothing_is_left(server: InThread, screens: Screens) -> None:
    screen = screens(remind=True)
    screen.take_seat(prepare(server, ANNA, NEWCOMER, until=nothing_left).link())
    screen.wait_until_asked()
    end = screen.see("#question [data-closing]")
    expect(end).to_have_class(re.compile(r"\bprimary\b"))
    with screen.moves_on():
        end.click()


def nothing_left(table: Table, seat: int) -> bool:
    """In the own turn, with nothing more to do than to end it."""
    return seat == 0 and main_phase(table, seat) and table.choices == 1


def end_own_turn(screen: Screen) -> None:
    """End the first turn at once."""
    with screen.moves_on():
        screen.see("#question [data-closing]").click()


def test_the_moves_of_others_are_named_step_by_step_and_can_be_skipped(server: InThread, screens: Screens) -> None:
    screen = screens(speed="slow")
    screen.page.clock.install()
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.wait_until_asked()
    screen.page.clock.pause_at(screen.page.evaluate("Date.now() + 2000"))  # a step now stays until it is skipped
    end_own_turn(screen)
    ribbon, asked = screen.see("#ribbon"), screen.see("#question.mine")
    skip = ribbon.get_by_role("button", name=words("skip"))
    expect(asked).to_have_count(0)
    expect(ribbon.locator("span")).to_contain_text("Новичок")
    while not asked.count():
        expect(skip.or_(asked).first).to_be_visible()
        if skip.is_visible():
            skip.click()
    screen.page.clock.resume()
    expect(ribbon).to_be_hidden()


def test_whoever_wants_no_motion_gets_none(server: InThread, screens: Screens) -> None:
    still, moving = screens(motion="reduce", speed="slow"), screens(speed="slow")
    for screen in (still, moving):
        screen.context.add_init_script(COUNT_GLIDES)
        screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
        screen.wait_until_asked()
        with screen.moves_on():
            screen.see(".hand .card.can").first.click()
        end_own_turn(screen)
        screen.wait_until_asked()
    assert still.page.evaluate("glides") == 0
    assert still.see("#ribbon").is_hidden()
    assert moving.page.evaluate("glides") > 0
