"""People at two screens talk: by phrases, by reactions, in their own words where the host allows it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from deckwright.server.rooms.phrases import PHRASES, REACTIONS
from tests.browser.conftest import Screens
from tests.browser.screen import words
from tests.browser.tables import ANNA, NEWCOMER, VERA, prepare
from tests.server.serving import InThread


def test_a_phrase_is_said_by_keyboard_and_read_in_the_others_language(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA)
    anna, vera, watcher = screens(), screens(lang="en"), screens()
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    watcher.go(table.path)
    watcher.wait_for_line()
    anna.page.keyboard.press("s")
    anna.page.get_by_role("button", name=PHRASES["good-luck"].ru).press("Enter")
    expect(anna.see("#talk-dialog")).to_be_hidden()
    expect(vera.see(".speech")).to_have_text(PHRASES["good-luck"].en)
    expect(vera.see("#log .spoken")).to_have_text(f"Анна: {PHRASES['good-luck'].en}")
    expect(watcher.see("#log .spoken")).to_have_text(f"Анна: {PHRASES['good-luck'].ru}")
    assert not watcher.see("[data-open='talk-dialog']").count()
    vera.see("#log-panel [data-open='talk-dialog']").click()
    vera.page.get_by_role("button", name=REACTIONS["heart"].en).click()
    expect(anna.see("#log .spoken").last.get_by_role("img", name=REACTIONS["heart"].ru)).to_be_visible()
    assert anna.see("#log .spoken").count() == 2


def test_whoever_wants_to_hear_nothing_hears_nothing(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA)
    anna, vera = screens(), screens()
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    vera.see(".table-head [data-open='settings-dialog']").click()
    vera.field("hear_others").uncheck()
    vera.page.keyboard.press("Escape")
    anna.page.keyboard.press("s")
    anna.page.get_by_role("button", name=PHRASES["hello"].ru).click()
    expect(vera.see("#log .spoken")).to_have_count(1)
    expect(vera.see("#log .spoken")).to_be_hidden()
    expect(vera.see(".speech")).to_have_count(0)


def test_own_words_are_for_tables_whose_host_allows_them(server: InThread, screens: Screens) -> None:
    host = screens()
    host.go("/new/shards?kind=friends")
    host.field("your_name").fill("Анна")
    host.page.get_by_label(re.compile(words("free_words"))).check()
    host.button("open_table").click()
    host.at_table()
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("s")
    host.field("own_words").fill("<b>Привет</b> всем")
    host.page.keyboard.press("Enter")
    expect(host.see("#log .spoken")).to_have_text("Анна: <b>Привет</b> всем")

    host.take_seat(prepare(server, ANNA, VERA).link(0))
    host.page.keyboard.press("s")
    expect(host.see("#talk-dialog")).to_be_visible()
    expect(host.field("own_words")).to_have_count(0)
    host.take_seat(prepare(server, ANNA, NEWCOMER).link(0))
    assert not host.see("[data-open='talk-dialog']").count()


def test_whoever_must_go_leaves_the_game_to_the_companion_and_comes_back(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=lambda table, seat: seat == 1)
    anna, vera = screens(phone=True), screens(lang="en")
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    anna.see("#thumb [data-open='menu-dialog']").click()
    anna.see("#menu-dialog [data-open='settings-dialog']").click()
    anna.button("leave_it").click()
    expect(anna.see("#question")).to_contain_text(words("you_have_left"))
    expect(anna.see("#settings-dialog")).to_be_hidden()
    expect(vera.see("#part-others .chip").filter(has_text="companion")).to_be_visible()
    expect(vera.see("#log .remark")).to_have_text("Анна leaves the game to the companion")
    anna.button("come_back").click()
    expect(anna.see("#log .remark").last).to_have_text("Анна снова в игре")
    expect(vera.see("#part-others .chip").filter(has_text="companion")).to_have_count(0)
