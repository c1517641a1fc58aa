"""Whole games against a bot: once by clicks, once by the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.play import click_something
from tests.browser.screen import Screen


def sit_down(screen: Screen, seed: int) -> None:
    """From the lobby to a table against the gentlest bot."""
    screen.go("/")
    screen.see(".tile.game-shards").get_by_role("link", name="Подготовка стола").click()
    screen.page.get_by_label("Ваше имя").fill("Анна")
    seat = screen.page.get_by_role("group", name="Место 2")
    seat.get_by_text("Новичок").click()
    screen.page.get_by_text("Другие настройки").click()
    screen.page.get_by_label("Зерно").fill(str(seed))
    screen.page.get_by_role("button", name="За стол").click()
    screen.at_table()


def test_a_whole_game_by_clicks(screen: Screen) -> None:
    sit_down(screen, seed=8)
    clicks = 0
    while True:
        done = screen.see("#result, #question.mine").first
        done.wait_for()
        if screen.see("#result").count():
            break
        with screen.moves_on():
            click_something(screen)
        clicks += 1
        assert clicks < 400
    result = screen.see("#result")
    expect(result.get_by_role("heading", level=2)).to_have_text("Вы победили!")
    expect(result.get_by_role("table")).to_contain_text("Анна")
    expect(result.locator("svg[role=img]").first).to_have_attribute("aria-label", re.compile("Здоровье"))
