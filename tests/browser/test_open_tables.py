"""Somebody opens a table to all; somebody else sits down with a click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import words


def test_a_stranger_finds_an_open_table_and_sits_down(screens: Screens) -> None:
    host, guest = screens(), screens(phone=True)
    host.go("/new/shards?kind=friends")
    host.field("your_name").fill("Анна")
    host.page.get_by_label(words("list_table")).check()
    host.button("open_table").click()
    host.at_table()
    expect(host.see("#links-dialog")).to_contain_text(words("is_listed"))
    host.page.keyboard.press("Escape")
    guest.go("/")
    table = guest.see(".open-tables li").filter(has_text="Анна")
    expect(table).to_contain_text("1 свободное место")
    table.get_by_role("button", name=words("join")).press("Enter")
    guest.at_table()
    assert guest.table == host.table
    expect(host.see("#log .remark")).to_have_count(1)
