"""Somebody's own games: seen at a glance, taken to another browser, deleted and brought back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words


def begin(screen: Screen) -> str:
    """Press the first button there is; the table."""
    screen.go("/")
    screen.see(".game-shards .primary").click()
    screen.at_table()
    return screen.table


def test_a_newcomer_plays_the_newcomer_and_finds_the_table_again(screen: Screen) -> None:
    table = begin(screen)
    expect(screen.see(".who").filter(has_text="Новичок").first).to_be_visible()
    screen.go("/me")
    game = screen.see(".resumable li").filter(has=screen.page.locator(f"a[href='/t/{table}']"))
    expect(game.locator(".standing")).to_have_text(re.compile(words("your_turn") + "|" + "Ждём"))
    game.locator("a").click()
    screen.at_table()
    assert screen.table == table


def test_a_link_takes_my_games_to_another_browser_and_back(screens: Screens) -> None:
    desk, phone = screens(), screens(phone=True)
    table = begin(desk)
    desk.go("/me")
    desk.button("make_page_link").click()
    expect(desk.see("[data-address]")).to_have_value(re.compile(re.escape(desk.url) + "/me/open#"))
    link = desk.see("[data-address]").input_value()
    phone.page.goto(link)
    expect(phone.see(".alert")).to_have_text(words("open_page_warning"))
    phone.button("open_page").click()
    phone.page.wait_for_url("**/me")
    phone.see(f"a[href='/t/{table}']").click()
    phone.at_table()
    expect(phone.see("#question")).to_be_visible()
    desk.button("withdraw_page_link").click()
    expect(phone.see("#question.mine")).to_have_count(0)
    expect(phone.see("#part-status")).to_contain_text(words("watching"))


def test_a_game_is_deleted_and_put_back_with_the_keyboard(screen: Screen) -> None:
    begin(screen)
    screen.go("/me")
    screen.see(".with-delete form button").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.see(".resumable li")).to_have_count(0)
    screen.see("details summary").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_text("у остальных за тем столом всё остаётся как было")).to_be_visible()
    screen.button("put_back").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.see(".resumable li")).to_have_count(1)
