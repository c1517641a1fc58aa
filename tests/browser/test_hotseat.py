"""Two people at one screen: a curtain hides the cards while they hand it over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.play import click_something
from tests.browser.screen import Screen
from tests.browser.tables import at_one_screen, link, turn
from tests.server.api.kit import Program


def hidden(screen: Screen) -> None:
    """Nobody's hand is anywhere on the page."""
    expect(screen.see("#curtain")).to_be_visible()
    assert not screen.kinds(".hand")
    assert not screen.see("[data-do]").count()
    assert screen.see("#table").evaluate("table => table.inert")


def test_the_curtain_hides_the_hands(screen: Screen) -> None:
    screen.go("/new/shards?kind=screen")
    screen.page.get_by_label("Ваше имя").fill("Анна")
    screen.page.get_by_label("Имя игрока").first.fill("Борис")
    screen.page.get_by_role("button", name="За стол").click()
    screen.at_table()
    hidden(screen)
    title = screen.see("#curtain-title").inner_text()
    first, second = ("Анна", "Борис") if title.startswith("Анна") else ("Борис", "Анна")
    for name in (first, second):
        expect(screen.see("#curtain-title")).to_have_text(f"{name}, ваш ход")
        lift = screen.page.get_by_role("button", name=f"Я {name}, показать мои карты")
        expect(lift).to_be_focused()
        lift.click()
        expect(screen.see("#curtain")).to_have_count(0)
        expect(screen.see("#part-mine .ident")).to_contain_text(name)
        assert len(screen.kinds(".hand")) == 5
        while not screen.see("#curtain").count():
            with screen.moves_on():
                click_something(screen)
        hidden(screen)


def test_undo_behind_the_curtain(program: Program, screen: Screen) -> None:
    """Whoever ended the turn too early takes it back before the other one has looked."""
    opened = at_one_screen(program, turn(2))
    screen.take_seat(link(opened))
    hidden(screen)
    next_one = screen.see("#curtain-title").inner_text()
    screen.see("#curtain").get_by_role("button", name="Отменить").click()
    expect(screen.see("#curtain-title")).not_to_have_text(next_one)
    hidden(screen)
    screen.see("#curtain [data-say='unveil']").click()
    screen.wait_until_asked()
    expect(screen.see("#question [data-closing]")).to_contain_text("Завершить основную фазу")


def test_a_reload_lets_the_curtain_down(program: Program, screen: Screen) -> None:
    opened = at_one_screen(program, turn(2))
    screen.take_seat(link(opened))
    screen.see("#curtain [data-say='unveil']").click()
    screen.wait_until_asked()
    hand = screen.kinds(".hand")
    screen.page.reload()
    screen.at_table()
    hidden(screen)
    screen.see("#curtain [data-say='unveil']").click()
    screen.wait_until_asked()
    assert screen.kinds(".hand") == hand


def test_the_language_changes_in_the_middle_of_a_question(program: Program, screens: Screens) -> None:
    opened = at_one_screen(program, lambda view: view["prompt"]["id"] == "remove-card" and len(view["options"]) > 2)
    screen = screens()
    screen.take_seat(link(opened))
    screen.see("#curtain [data-say='unveil']").click()
    screen.wait_until_asked()
    n, hand = screen.n, screen.kinds(".hand")
    asked = screen.see("#choices [data-choice]").count()
    expect(screen.see("#question-title")).to_contain_text("Выберите карту из руки или сброса")
    assert screen.lang == "ru"

    screen.see(".table-head [data-lang]").click()
    expect(screen.see("#question-title")).to_contain_text("Choose a card of your hand or discard pile")
    assert (screen.lang, screen.n, screen.kinds(".hand")) == ("en", n, hand)
    assert screen.see("#choices [data-choice]").count() == asked
    expect(screen.see("#log")).to_contain_text("plays")
    expect(screen.see("#log")).not_to_contain_text(re.compile("разыгрывает"))
    expect(screen.see("#log-title")).to_have_text("Log")
    expect(screen.see("#zoom-rest")).to_contain_text("Point at a card")
    with screen.moves_on():
        screen.see("#question [data-do]").first.click()
    screen.page.reload()
    screen.at_table()
    expect(screen.see("#curtain-title").or_(screen.see("#question-title")).first).to_contain_text(re.compile("[A-Za-z]"))
    assert screen.lang == "en"
