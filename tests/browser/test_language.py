"""Two languages, switched at any moment without losing the place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, BORIS, prepare, removing
from tests.server.serving import InThread


def test_the_language_changes_in_the_middle_of_a_question(server: InThread, screen: Screen) -> None:
    table = prepare(server, ANNA, BORIS, until=removing, seed=51)
    asked = table.room.table.prompt
    assert asked is not None
    screen.take_seat(table.link())
    screen.lift_curtain()
    n, hand, choices = screen.n, screen.kinds(".hand"), screen.see("#choices [data-choice]").count()
    expect(screen.see("#question-title")).to_have_text(asked.ru)
    assert screen.lang == "ru"

    screen.see(".table-head [data-lang]").click()
    expect(screen.see("#question-title")).to_have_text(asked.en)
    assert (screen.lang, screen.n, screen.kinds(".hand")) == ("en", n, hand)
    assert screen.see("#choices [data-choice]").count() == choices == len(table.room.table.offered(table.asked))
    expect(screen.see("#log")).to_contain_text("plays")
    expect(screen.see("#log")).not_to_contain_text("разыгрывает")
    expect(screen.see("#log-title")).to_have_text(words("log", "en"))
    expect(screen.see("#zoom-rest")).to_contain_text(words("zoom_empty", "en"))
    expect(screen.page).to_have_title(f"● {table.room.table.game.en} · {words('brand', 'en')}")
    with screen.moves_on():
        screen.see("#question [data-do]").first.click()
    expect(screen.page).to_have_title(re.compile(re.escape(table.room.table.game.en)))

    screen.page.reload()
    screen.at_table()
    assert screen.lang == "en"


def test_the_set_up_keeps_what_was_filled_in(screen: Screen) -> None:
    screen.go("/new/shards")
    screen.field("your_name").fill("Анна Каренина")
    screen.page.get_by_role("radio", name="4").check()
    screen.page.get_by_role("group", name=words("seat", n=3)).get_by_label(words("seat_person")).check()
    screen.page.get_by_role("radio", name="Драфт реликвий").check()
    screen.see(".site-head [data-lang]").click()
    expect(screen.button("open_table", "en")).to_be_visible()
    expect(screen.field("your_name", "en")).to_have_value("Анна Каренина")
    expect(screen.page.get_by_role("radio", name="4")).to_be_checked()
    seat = screen.page.get_by_role("group", name=words("seat", "en", n=3))
    expect(seat.get_by_role("radio", name=words("seat_person", "en"))).to_be_checked()
    expect(screen.page.get_by_role("radio", name="Relic draft")).to_be_checked()


def test_the_first_guess_is_the_browsers_language(screens: Screens) -> None:
    for lang in ("ru", "en"):
        screen = screens(lang=lang)
        screen.go("/")
        assert screen.lang == lang
        expect(screen.page.get_by_role("heading", level=1)).to_have_text(words("welcome", lang))
