"""Taking back and thinking again: alone it is free."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.play import click_something
from tests.browser.screen import Screen
from tests.browser.tables import ANNA, NEWCOMER, at_one_screen, link
from tests.server.api.kit import Program


def test_against_a_bot_everything_can_be_taken_back(program: Program, screen: Screen) -> None:
    screen.take_seat(link(program.open(ANNA, NEWCOMER)))
    screen.wait_until_asked()
    hand, numbers, log = screen.kinds(".hand"), screen.numbers(), screen.see("#log").inner_text()
    with screen.moves_on():
        screen.see(".hand .card.can").first.click()
    assert screen.kinds(".hand") != hand
    with screen.moves_on():
        screen.page.get_by_role("button", name="Отменить").click()
    assert (screen.kinds(".hand"), screen.numbers()) == (hand, numbers)
    expect(screen.see("#log")).to_contain_text(re.compile("отмен"))
    assert log.splitlines()[0] in screen.see("#log").inner_text()

    while screen.see("#question.mine").count():
        with screen.moves_on():
            click_something(screen)
    screen.wait_until_asked()
    turn = screen.see(".turn-number").inner_text()
    with screen.moves_on():
        screen.page.keyboard.press("u")
    screen.wait_until_asked()
    assert screen.see(".turn-number").inner_text() != turn


def test_a_choice_in_several_steps_can_be_left(program: Program, screen: Screen) -> None:
    """A card asked something: Esc goes back to before it was played."""
    opened = at_one_screen(
        program,
        lambda view: view["prompt"]["id"] == "remove-card" and any(o["place"] or "" for o in view["options"]),
    )
    screen.take_seat(link(opened))
    screen.see("#curtain [data-say='unveil']").click()
    screen.wait_until_asked()
    expect(screen.see("#question .asked-by")).to_be_visible()
    cancel = screen.page.get_by_role("button", name="Передумать")
    expect(cancel).to_be_visible()
    with screen.moves_on():
        screen.page.keyboard.press("Escape")
    expect(screen.see("#question-title")).to_have_text("Основная фаза: что вы сделаете?")
    expect(cancel).to_have_count(0)
