"""Whoever waits is told that it is their turn: by the title, by a quiet sound, by a notice if they asked for that."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from deckwright.server.rooms.chairs import FRIEND, Chair
from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, NEWCOMER, VERA, Prepared, prepare
from tests.server.serving import InThread

# What the page shows and plays is written down; `look(away)` turns to another window, and back.
LISTEN = """
    window.notices = []; window.tones = []; let elsewhere = false;
    Object.defineProperty(document, 'hidden', { get: () => elsewhere });
    window.look = (away) => { elsewhere = away; document.dispatchEvent(new Event('visibilitychange')); };
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (Notification.permission = window.allowed ? 'granted' : 'denied'); }
        constructor(said, more) { this.said = said; notices.push([said, more.body]); }
        close() { notices.push(['closed', this.said]); }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        tones.push(this.frequency.value);
        return start.apply(this, when);
    };
"""


def waiting(server: InThread, screens: Screens) -> tuple[Screen, Prepared]:
    """Anna sits at a table where Vera is asked."""
    table = prepare(server, ANNA, VERA, until=lambda table, seat: seat == 1)
    screen = screens()
    screen.context.add_init_script(LISTEN)
    screen.take_seat(table.link(0))
    expect(screen.see("#question.mine")).to_have_count(0)
    return screen, table


def until_her_turn(screen: Screen, table: Prepared) -> None:
    while table.asked != 0:
        table.choose()
    screen.wait_until_asked()


def open_settings(screen: Screen) -> None:
    screen.see(".table-head [data-open='settings-dialog']").click()


def test_whoever_asked_for_it_gets_a_notice_while_they_look_elsewhere(server: InThread, screens: Screens) -> None:
    screen, table = waiting(server, screens)
    open_settings(screen)
    box = screen.field("turn_notices")
    expect(box).not_to_be_checked()
    screen.page.evaluate("window.allowed = true")
    box.check()
    game = table.room.table.game.said("ru")
    assert screen.page.evaluate("notices") == [[words("notices_will_look_so"), game]]
    screen.page.keyboard.press("Escape")
    screen.page.evaluate("notices.length = 0; look(true)")
    until_her_turn(screen, table)
    expect(screen.page).to_have_title(re.compile(f"^● {words('your_turn')} — "))
    assert [words("your_turn"), game] in screen.page.evaluate("notices")
    screen.page.evaluate("look(false)")
    assert screen.page.evaluate("notices.at(-1)") == ["closed", words("your_turn")]
    expect(screen.page).to_have_title(re.compile(f"^● {re.escape(table.room.table.game.en)}|^● {re.escape(game)}"))


def test_a_browser_that_refuses_is_told_so_and_nobody_is_asked_unbidden(server: InThread, screens: Screens) -> None:
    screen, table = waiting(server, screens)
    open_settings(screen)
    screen.field("turn_notices").click()
    expect(screen.see("#toasts")).to_contain_text(words("notices_refused"))
    expect(screen.field("turn_notices")).not_to_be_checked()
    screen.page.evaluate("look(true)")
    until_her_turn(screen, table)
    assert screen.page.evaluate("notices") == []


def test_a_quiet_sound_tells_of_the_turn_and_one_key_silences_it(server: InThread, screens: Screens) -> None:
    screen, table = waiting(server, screens)
    screen.page.keyboard.press("q")  # browsers let nothing sound before a first key or click
    until_her_turn(screen, table)
    screen.page.wait_for_function("tones.length >= 2")

    other = prepare(server, ANNA, VERA, until=lambda table, seat: seat == 1)
    screen.take_seat(other.link(0))
    screen.page.keyboard.press("m")
    expect(screen.see("#toasts")).to_contain_text(words("sounds_off"))
    until_her_turn(screen, other)
    assert screen.page.evaluate("tones") == []
    screen.page.reload()
    screen.at_table()
    open_settings(screen)
    expect(screen.see("[data-wish='sounds']")).not_to_be_checked()


def test_nothing_sounds_before_somebody_has_touched_the_page(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER)
    screen = screens()
    screen.context.add_init_script(LISTEN)
    screen.take_seat(table.link(0))
    table.choose()
    screen.wait_past(0)
    assert screen.page.evaluate("tones") == []


def test_the_host_hears_that_a_friend_has_come_even_if_it_is_their_turn_all_the_time(
    server: InThread, screens: Screens
) -> None:
    table = prepare(server, ANNA, Chair(FRIEND))
    host = screens()
    host.context.add_init_script(LISTEN)
    host.take_seat(table.link(0))
    expect(host.see("#links-dialog")).to_be_visible()
    host.page.keyboard.press("Escape")
    open_settings(host)
    host.page.evaluate("window.allowed = true")
    host.field("turn_notices").check()
    host.page.keyboard.press("Escape")
    host.page.evaluate("notices.length = tones.length = 0; look(true)")
    friend = screens()
    friend.go(server.site.signer.invitation_link(table.id, 1))
    friend.field("your_name").fill("Вера")
    friend.button("join").click()
    friend.at_table()
    expect(host.see("#log .remark")).to_have_text("Вера за столом")
    host.page.wait_for_function("tones.length >= 2")
    assert ["Вера за столом", table.room.table.game.said("ru")] in host.page.evaluate("notices")
    assert friend.see("#log .remark").count() == 1
