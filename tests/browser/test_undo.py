"""Taking back and thinking again: alone it is free."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.play import end_turn
from tests.browser.screen import Screen
from tests.browser.tables import ANNA, BORIS, NEWCOMER, prepare, removing
from tests.server.serving import InThread


def test_against_a_bot_everything_can_be_taken_back(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.wait_until_asked()
    hand, numbers = screen.kinds(".hand"), screen.numbers()
    with screen.moves_on():
        screen.see(".hand .card.can").first.click()
    assert len(screen.kinds(".hand")) == len(hand) - 1
    with screen.moves_on():
        screen.button("undo").click()
    assert (screen.kinds(".hand"), screen.numbers()) == (hand, numbers)
    expect(screen.see("#log")).to_contain_text("отмен")

    end_turn(screen)
    screen.wait_until_asked()
    turn = screen.see(".turn-number").inner_text()
    with screen.moves_on():
        screen.page.keyboard.press("u")
    screen.wait_until_asked()
    assert screen.see(".turn-number").inner_text() != turn


def test_a_choice_in_several_steps_can_be_left(server: InThread, screen: Screen) -> None:
    """A card asked something: Esc goes back to before it was played."""
    table = prepare(server, ANNA, BORIS, until=removing, seed=51)
    screen.take_seat(table.link())
    screen.lift_curtain()
    expect(screen.see("#question .asked-by")).to_be_visible()
    expect(screen.button("cancel")).to_be_visible()
    with screen.moves_on():
        screen.page.keyboard.press("Escape")
    expect(screen.see("#question-title")).to_have_text("Основная фаза: что вы сделаете?")
    expect(screen.button("cancel")).to_have_count(0)
