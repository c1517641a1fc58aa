"""Games against a bot: a whole one by clicks, and the beginning and the end of one by the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from deckwright import Table
from tests.browser.conftest import Screens
from tests.browser.play import PLAY_ALL, WAYS, click_something
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, NEWCOMER, main_phase, prepare
from tests.server.serving import InThread

SEED = 8  # a short game, if nobody dawdles
MOST = 400  # choices; no game needs so many
IN_MOTION = 40  # choices: some rounds


def ends(screen: Screen) -> bool:
    """Wait until there is something to do; whether the game is over instead."""
    expect(screen.see("#question.mine, #result").first).to_be_visible()
    return screen.see("#result").count() > 0


def assert_won(screen: Screen) -> None:
    """The result, the score sheet and its curves."""
    result = screen.page.get_by_role("dialog", name=words("you_won"))
    expect(result).to_be_visible()
    expect(result.get_by_role("table")).to_contain_text("Анна")
    curves = result.get_by_role("img")
    expect(curves.first).to_have_attribute("aria-label", re.compile(r"Здоровье: Анна 50 → \d+; Новичок 50 → 0"))
    assert curves.count() >= 3


def test_a_whole_game_by_clicks(screens: Screens) -> None:
    """At first with all motion, as most people play it; later without, as the others do."""
    screen = screens()
    screen.go("/")
    screen.see(".tile.game-shards").get_by_role("link", name=words("set_up")).click()
    screen.field("your_name").fill("Анна")
    screen.page.get_by_role("group", name=words("seat", n=2)).get_by_text("Новичок").click()
    screen.page.get_by_text(words("more_options")).click()
    screen.field("seed").fill(str(SEED))
    screen.button("open_table").click()
    screen.at_table()
    for choice in range(MOST):
        if ends(screen):
            break
        if choice == IN_MOTION:
            screen.page.emulate_media(reduced_motion="reduce")
        with screen.moves_on():
            click_something(screen)
    assert_won(screen)
    screen.button("rematch").click()
    screen.at_table()
    expect(screen.see("#part-mine .ident")).to_contain_text("Анна")
    expect(screen.see("#result")).to_have_count(0)


def test_a_game_is_begun_by_the_keyboard(screens: Screens) -> None:
    """Not one click: Tab and arrows, digits and letters, Enter and Esc."""
    screen = screens(motion="reduce", speed=None)
    keys = screen.page.keyboard
    screen.go("/")
    tab_to(screen, ".tile.game-shards .links a:first-child")
    keys.press("Enter")
    screen.page.wait_for_url("**/new/shards")
    tab_to(screen, "#name")
    keys.type("Анна")
    tab_to(screen, "[data-seat='1'] .levels input")
    while not screen.see("[data-seat='1'] .levels input[value=newcomer]:checked").count():
        keys.press("ArrowUp")
    tab_to(screen, "details.fold summary")
    keys.press("Enter")
    tab_to(screen, "#seed")
    keys.type(str(SEED))
    keys.press("Enter")
    screen.at_table()

    screen.wait_until_asked()
    keys.press("?")
    cheat_sheet = screen.page.get_by_role("dialog", name=words("keys"))
    expect(cheat_sheet).to_be_visible()
    keys.press("Escape")
    expect(cheat_sheet).to_be_hidden()
    with screen.moves_on():
        keys.press("ArrowRight")
        expect(screen.see(".hand .card.can:focus")).to_have_count(1)
        keys.press("Enter")
    turn = screen.see(".turn-number").inner_text()
    while screen.see(".turn-number").inner_text() == turn:
        screen.wait_until_asked()
        press_something(screen)


def nearly_won(table: Table, seat: int) -> bool:
    """Anna's turn, and one or two more will do."""
    return seat == 0 and main_phase(table, seat) and table.view(0)["players"][1]["values"]["health"] <= 15


def test_a_game_is_ended_by_the_keyboard(server: InThread, screens: Screens) -> None:
    """The last turns, the score sheet, and on to the replay."""
    table = prepare(server, ANNA, NEWCOMER, until=nearly_won, seed=4)
    screen = screens(motion="reduce", speed=None)
    keys = screen.page.keyboard
    screen.take_seat(table.link())
    for _ in range(MOST):
        if ends(screen):
            break
        press_something(screen)
    assert_won(screen)
    expect(screen.see("#result:focus, #result:focus-within").first).to_be_attached()
    tab_to(screen, "#result a[href*='/replay']")
    keys.press("Enter")
    screen.page.wait_for_url("**/replay?at=0*")


def tab_to(screen: Screen, selector: str) -> None:
    """Go on by Tab until it is reached."""
    for _ in range(150):
        if screen.see(f"{selector}:focus").count():
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def press_something(screen: Screen) -> None:
    """The next thing there is to do: all easy cards, what glows by its number, else the end of the phase."""
    keys = screen.page.keyboard
    with screen.moves_on():
        if screen.see(PLAY_ALL).count():
            keys.press("a")
            expect(screen.see(PLAY_ALL)).to_have_count(0)
        elif glowing := next((way for way in WAYS[:-1] if screen.see(way).count()), None):
            first = (screen.see(glowing).first.get_attribute("data-do") or "").split()[0]
            for digit in str(int(first) + 1):
                keys.press(digit)
        elif screen.see("#question [data-closing]").count():
            keys.press("e")
        else:
            keys.press("1")


def test_letters_work_in_a_russian_layout(screens: Screens) -> None:
    """The key marked U types г: it is the same key."""
    screen = screens(motion="reduce")
    screen.go("/")
    screen.see(".tile.game-shards").get_by_role("button").click()
    screen.at_table()
    screen.wait_until_asked()
    n = screen.n
    typed = screen.context.new_cdp_session(screen.page)
    typed.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": "ф", "code": "KeyA", "text": "ф"})
    screen.wait_past(n)
    expect(screen.see(PLAY_ALL)).to_have_count(0)
    n, hand = screen.n, len(screen.kinds(".hand"))
    typed.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": "г", "code": "KeyU", "text": "г"})
    screen.wait_past(n)
    assert len(screen.kinds(".hand")) > hand
