"""A table with a clock: chosen when it is opened, seen by all, and the companion plays for who is out of time."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from deckwright.server.rooms.clocks import PACES
from tests.browser.conftest import Screens


def test_a_clock_is_chosen_with_friends_and_begins_when_they_have_come(screens: Screens) -> None:
    host, friend = screens(), screens()
    host.go("/new/shards")
    expect(host.see("[data-among-friends]")).to_be_hidden()  # against bots everybody has all the time in the world
    host.go("/new/shards?kind=friends")
    host.page.get_by_text(PACES["relaxed"].name.ru.capitalize()).click()
    expect(host.page.get_by_text(PACES["relaxed"].about.ru)).to_be_visible()
    host.button("open_table").click()
    host.at_table()
    expect(host.see("#clock")).to_be_hidden()
    friend.page.goto(host.see("[id^='invite-'] [data-address]").input_value())
    friend.button("join").click()
    friend.at_table()
    for screen in (host, friend):
        expect(screen.see("#clock")).to_be_visible()
        expect(screen.see("#clock [data-turn]")).to_have_text(re.compile(r"[123]:\d\d"))
        expect(screen.see("#clock [data-reserve]")).to_have_text("+ 15:00")


def test_who_is_out_of_time_sees_the_companion_play(screens: Screens, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = screens(), screens()
    host.go("/new/shards?kind=friends")
    host.field("your_name").fill("Анна")
    host.page.get_by_text(PACES["normal"].name.ru.capitalize()).click()
    host.button("open_table").click()
    host.at_table()
    hurried = {"normal": replace(PACES["normal"], turn=1.0, reserve=0.0)}
    monkeypatch.setattr("deckwright.server.rooms.room.PACES", hurried)
    friend.page.goto(host.see("[id^='invite-'] [data-address]").input_value())
    friend.button("join").click()
    friend.at_table()
    expect(host.see("#log .remark").filter(has_text="время вышло").first).to_be_visible()
