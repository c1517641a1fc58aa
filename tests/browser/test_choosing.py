"""Choosing: a menu where there are several ways, a reason where there is none, a question where it would be a pity."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.screen import Screen
from tests.browser.tables import ANNA, NEWCOMER, at_one_screen, link, main_phase, patient, several_ways
from tests.server.api.kit import Json, Program


def lift(screen: Screen) -> None:
    """Sit down at one's own cards."""
    screen.see("#curtain [data-say='unveil']").click()
    screen.wait_until_asked()


def test_a_menu_offers_several_ways(program: Program, screen: Screen) -> None:
    screen.take_seat(link(at_one_screen(program, several_ways)))
    lift(screen)
    card = screen.see(".market .card[data-do*=' ']").first
    kind, played = card.get_attribute("data-kind"), len(screen.kinds(".area-play"))
    menu = screen.see("[data-menu]")
    card.click()
    expect(menu.get_by_role("menuitem")).to_have_count(2)
    expect(menu).to_contain_text("Призвать за")
    expect(menu).to_contain_text("Моментально разыграть за")
    screen.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(card).to_be_focused()
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("ArrowDown")
    before = screen.n
    screen.page.keyboard.press("Enter")
    screen.wait_past(before)
    expect(menu).to_be_hidden()
    assert len(screen.kinds(".area-play")) == played + 1
    assert kind in screen.kinds(".area-play")


def test_what_cannot_be_done_says_why(program: Program, screen: Screen) -> None:
    screen.take_seat(link(program.open(ANNA, NEWCOMER)))
    screen.wait_until_asked()
    card = screen.see(".market .card[data-why]").first
    why = card.get_attribute("data-why") or ""
    assert "кристалл" in why
    expect(card).to_have_accessible_name(re.compile(why))
    tip = screen.see("#tip")
    card.hover()
    expect(tip).to_have_text(why)
    expect(screen.see("#zoom-why")).to_have_text(why)
    screen.see(".table-head h1").hover()
    expect(tip).to_be_hidden()

    screen.page.keyboard.press("ArrowUp")
    for _ in range(20):
        if card.evaluate("card => card === document.activeElement"):
            break
        in_row = screen.see(".market .card:focus").count()
        screen.page.keyboard.press("ArrowLeft" if in_row else "ArrowUp")
    expect(card).to_be_focused()
    expect(tip).to_have_text(why)
    n = screen.n
    screen.page.keyboard.press("Enter")
    expect(screen.see("#zoom-why")).to_have_text(why)
    assert screen.n == n


def test_a_pity_is_asked_about_once_more(program: Program, screen: Screen) -> None:
    """Focus with the most mastery there is would gain nothing."""

    def idle_focus(view: Json) -> bool:
        mine = view["players"][view["seat"]]["values"]["mastery"]
        return main_phase(view) and mine == 30 and any(o["verb"] == "focus" for o in view["options"])

    screen.take_seat(link(at_one_screen(program, idle_focus, patient)))
    lift(screen)
    focus, ask = screen.see(".focus.can"), screen.page.get_by_role("dialog", name="Вы уверены?")
    n = screen.n
    focus.click()
    expect(ask).to_contain_text("Концентрация ничего не даст")
    ask.get_by_role("button", name="Лучше не надо").click()
    expect(ask).to_be_hidden()
    assert screen.n == n
    focus.click()
    ask.get_by_role("button", name="Всё равно сделать").click()
    screen.wait_at(n + 1)


def test_a_double_click_does_one_thing(program: Program, screen: Screen) -> None:
    screen.take_seat(link(program.open(ANNA, NEWCOMER)))
    screen.wait_until_asked()
    n = screen.n
    screen.see(".hand .card.can").first.dblclick()
    screen.wait_past(n)
    with screen.moves_on():
        screen.page.get_by_role("button", name="Отменить").click()
    screen.wait_at(n + 2)
    assert len(screen.kinds(".hand")) == 5


def test_two_tabs_of_one_seat_stay_in_step(program: Program, screen: Screen) -> None:
    screen.take_seat(link(program.open(ANNA, NEWCOMER)))
    screen.wait_until_asked()
    other = screen.tab()
    other.goto(screen.page.url)
    screen.wait_for_line(other)
    n = screen.n
    screen.see(".hand .card.can").first.click()
    screen.wait_at(n + 1)
    expect(other.locator("#table")).to_have_attribute("data-n", str(n + 1))
    other.locator(".hand .card.can").first.click()
    screen.wait_at(n + 2)
    assert len(screen.kinds(".hand")) == 3
    expect(screen.see("#question")).to_have_class(re.compile("mine"))


def test_a_hint_is_the_bots_advice(program: Program, screen: Screen) -> None:
    screen.take_seat(link(program.open(ANNA, NEWCOMER)))
    screen.wait_until_asked()
    screen.page.keyboard.press("h")
    hint = screen.see("#hint")
    expect(hint).to_contain_text("Бот выбрал бы")
    with screen.moves_on():
        hint.get_by_role("button").first.click()
    expect(hint).to_be_hidden()
