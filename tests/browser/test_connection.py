"""The server is killed under a table, or the line falls silent: the page says so, and goes on by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.cable import cable
from tests.browser.conftest import Screens
from tests.browser.screen import words
from tests.browser.tables import ANNA, VERA, prepare
from tests.server.serving import InThread, serving_apart, settings_for


def test_a_killed_server_comes_back(screens: Screens, tmp_path: Path) -> None:
    with serving_apart(settings_for(f"sqlite:///{tmp_path}/tables.db")) as server:
        screen = screens(url=server.url)
        screen.page.clock.install()
        screen.go("/")
        screen.see(".tile.game-shards").get_by_role("button").click()
        screen.at_table()
        screen.wait_until_asked()
        with screen.moves_on():
            screen.see(".hand .card.can").first.click()
        n, hand, log = screen.n, screen.kinds(".hand"), screen.see("#log").inner_text()
        screen.page.evaluate("window.same = true")

        server.kill()
        lost = screen.see(".toast", has_text=words("lost_connection"))
        expect(lost).to_be_visible()
        screen.see(".hand .card.can").first.click()
        screen.page.clock.fast_forward(20_000)
        expect(lost).to_be_visible()
        assert screen.n == n

        server.start()
        expect(lost).to_have_count(0)
        assert screen.page.evaluate("window.same"), "the page was loaded anew"
        assert (screen.n, screen.kinds(".hand"), screen.see("#log").inner_text()) == (n, hand, log)
        screen.see(".hand .card.can").first.click()
        screen.wait_at(n + 1)
        assert len(screen.kinds(".hand")) == len(hand) - 1
        screen.forgive("WebSocket")
        screen.forgive("ERR_CONNECTION_REFUSED")


def test_a_line_that_falls_silent_without_a_word_is_opened_anew(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA)
    with cable(server.port) as wire:
        screen = screens(url=wire.url)
        screen.page.clock.install()
        screen.take_seat(table.link(1 - table.asked))
        wire.hush()
        n = table.choose()
        screen.page.clock.fast_forward(26_000)  # the page says that it is still there, and nobody answers
        assert screen.n < n
        screen.page.clock.fast_forward(21_000)
        screen.wait_at(n)
        expect(screen.see(".toast", has_text=words("lost_connection"))).to_have_count(0)
