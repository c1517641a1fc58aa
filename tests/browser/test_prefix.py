"""A server below a prefix, as a person meets it: everything is there, and nothing is asked for anywhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import words
from tests.server.serving import InThread, serving, settings_for

PREFIX = "/games"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    folder: Path = tmp_path_factory.mktemp("prefix")
    with serving(settings_for(f"sqlite:///{folder}/tables.db", prefix=PREFIX)) as found:
        yield found


def test_a_game_below_a_prefix(below: InThread, screens: Screens) -> None:
    screen = screens(url=below.url)
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.go(f"{PREFIX}/")
    screen.see(".game-shards .pair a").last.click()
    screen.see("form[data-setup] .primary").last.click()
    screen.at_table()
    screen.lift_curtain()
    with screen.moves_on():
        screen.see("#table [data-do]").first.click()
        if screen.see("#choice-menu:visible").count():
            screen.see("#choice-menu button").first.click()
    screen.see(".hand .card, .market .card").first.hover()
    expect(screen.see("#zoom-card .card")).to_be_visible()
    screen.see("[data-open='links-dialog']").first.click()
    assert screen.see("#watch-link [data-address]").input_value().startswith(f"{below.url}{PREFIX}/t/")
    screen.page.keyboard.press("Escape")
    screen.see(".table-head [data-lang]").first.click()
    expect(screen.see("html")).to_have_attribute("lang", "en")
    table = screen.table
    screen.go(f"{PREFIX}/t/{table}/replay?at=0")
    screen.button("next", "en").first.click()
    expect(screen.see("[data-at-field]").first).to_have_value("1")
    screen.go(f"{PREFIX}/rules/shards")
    screen.see("[data-lang]").click()
    screen.page.wait_for_url(f"**{PREFIX}/rules/shards")
    expect(screen.see("h1")).to_contain_text(words("rules"))
    screen.see(".brand").click()
    screen.page.wait_for_url(f"**{PREFIX}/")
    expect(screen.see(".standing.mine")).to_be_visible()
    assert not [address for address in asked if not address.startswith((f"{below.url}{PREFIX}/", "data:"))]
