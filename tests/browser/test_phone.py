"""A phone, upright: everything within reach, nothing beyond the edge; a tap shows a card, or acts at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from deckwright import Table
from tests.browser.conftest import Screens
from tests.browser.play import PLAY_ALL, WAYS
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, main_phase, prepare, turn
from tests.server.serving import InThread


@pytest.fixture
def phone(screens: Screens) -> Screen:
    return screens(phone=True)


def holds(screen: Screen) -> None:
    """The page does not move sideways, and what one needs lies within the window."""
    wide, inner = screen.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= inner, f"the page is {wide} wide in a window of {inner}"
    for control in screen.see("#thumb > *").all():
        assert_within(control)
    main = screen.see("#question .buttons .primary")
    if main.count():
        assert_within(main.first)


def assert_within(control: Locator) -> None:
    box = control.bounding_box()
    window = control.page.viewport_size
    assert box and window, f"{control} is not to be seen"
    assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"] + 0.5, f"{control} lies at {box}"
    assert box["y"] >= 0 and box["y"] + box["height"] <= window["height"] + 0.5, f"{control} lies at {box}"


def tap_something(screen: Screen) -> None:
    """Do the next thing there is to do, by a tap."""
    found = next(found for way in (PLAY_ALL, *WAYS) if (found := screen.see(way)).count())
    found.first.tap()
    menu = screen.see("#choice-menu")
    if menu.is_visible():
        assert_within(menu)
        menu.get_by_role("menuitem").first.tap()


def test_some_turns_by_taps(server: InThread, phone: Screen) -> None:
    phone.take_seat(prepare(server, ANNA, NEWCOMER, until=turn(5)).link())
    for _ in range(14):
        phone.wait_until_asked()
        holds(phone)
        with phone.moves_on():
            tap_something(phone)
    holds(phone)


def test_a_narrow_phone_holds_four_players(server: InThread, screens: Screens) -> None:
    narrow = screens(phone=True, size=(360, 740))
    table = prepare(server, ANNA, NEWCOMER, NEWCOMER, NEWCOMER, until=lambda t, s: turn(9)(t, s) and s == 0)
    narrow.take_seat(table.link())
    narrow.wait_until_asked()
    holds(narrow)
    unfold = narrow.see("#part-others [data-unfold]").first
    unfold.tap()
    expect(unfold).to_have_attribute("aria-expanded", "true")
    holds(narrow)


def test_a_card_is_read_without_being_played(server: InThread, phone: Screen) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=lambda t, s: s == 0 and main_phase(t, s))
    phone.take_seat(table.link())
    phone.wait_until_asked()
    n, sheet = phone.n, phone.see("#zoom")
    loupe = phone.see("[data-loupe]")
    card = phone.see(".hand .card.can").first
    name = card.locator(".name").inner_text().replace("\u00ad", "")

    loupe.tap()
    expect(loupe).to_have_attribute("aria-pressed", "true")
    card.tap()
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text(name)
    phone.see("[data-close-zoom]").tap()
    expect(sheet).not_to_be_in_viewport()
    loupe.tap()
    expect(loupe).to_have_attribute("aria-pressed", "false")

    long_press(card)
    expect(sheet).to_be_in_viewport()
    expect(sheet).to_contain_text(name)
    phone.see("[data-close-zoom]").tap()
    expect(sheet).not_to_be_in_viewport()

    dear = phone.see(".market .card[data-why]").first
    dear.tap()
    expect(phone.see("#zoom-why")).to_have_text(dear.get_attribute("data-why") or "")
    expect(sheet).to_be_in_viewport()
    phone.see("[data-close-zoom]").tap()
    assert phone.n == n

    card.tap()
    phone.wait_at(n + 1)


def test_a_tap_shows_the_card_with_what_it_can_do(server: InThread, screens: Screens) -> None:
    """Nothing is chosen by accident: the card rises in a sheet, and the button on it acts. Back puts it away."""
    table = prepare(server, ANNA, BORIS, until=lambda t, s: main_phase(t, s) and bool(of_the_row(t)), seed=2)
    phone = screens(phone=True, quick=False)
    phone.take_seat(table.link())
    phone.lift_curtain()
    n, sheet, deeds = phone.n, phone.see("#zoom"), phone.see("#zoom-do")
    card = phone.see(".market .card.can").first
    price = next(iter(of_the_row(table.room.table)))
    card.tap()
    expect(sheet).to_be_in_viewport()
    expect(deeds.get_by_role("button").first).to_have_text(re.compile(rf"^Призвать за {price} кристалл[а-я]*$"))
    expect(deeds.get_by_role("button").first).to_be_in_viewport(ratio=1)  # once it has risen
    assert phone.n == n

    phone.page.go_back()
    expect(sheet).not_to_be_in_viewport()
    assert phone.n == n
    assert phone.page.url.endswith(table.path)

    card.tap()
    with phone.moves_on():
        deeds.get_by_role("button").first.tap()
    expect(sheet).not_to_be_in_viewport()
    assert phone.n == n + 1


def of_the_row(table: Table) -> list[int]:
    """What the cards of the row cost that can be recruited, from the left."""
    options = {option.card_id: option.number or 0 for option in table.options if option.verb == "recruit"}
    return [options[card["id"]] for card in table.view()["piles"]["row"]["cards"] if card["id"] in options]


def test_back_closes_what_lies_over_the_table(server: InThread, phone: Screen) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=turn(3))
    phone.take_seat(table.link())
    phone.see("[data-open-log]").tap()
    expect(phone.see("#log")).to_be_in_viewport()
    phone.page.go_back()
    expect(phone.see("#log")).not_to_be_in_viewport()
    phone.see("#thumb [data-open='menu-dialog']").tap()
    menu = phone.page.get_by_role("dialog", name=words("menu"))
    expect(menu).to_be_visible()
    phone.page.go_back()
    expect(menu).to_be_hidden()
    assert phone.page.url.endswith(table.path)


def test_a_button_that_can_do_nothing_is_dim(server: InThread, phone: Screen) -> None:
    phone.take_seat(prepare(server, ANNA, NEWCOMER).link())
    phone.wait_until_asked()
    undo, hint = phone.see("#thumb [data-say='undo']"), phone.see("#thumb [data-say='hint']")
    expect(undo).to_be_disabled()
    expect(hint).to_be_enabled()
    with phone.moves_on():
        phone.see(".hand .card.can").first.tap()
    expect(undo).to_be_enabled()


def test_all_that_an_opponent_shows_can_be_read(server: InThread, screens: Screens) -> None:
    """Behind the fold of a board lie the leader and the relics, and each of them rises in a sheet."""
    table = prepare(server, ANNA, VERA, VERA, until=lambda t, s: turn(7)(t, s) and s == 0, relics="leader")
    phone = screens(phone=True, quick=False)
    phone.take_seat(table.link())
    phone.wait_until_asked()
    for seat in (1, 2):
        phone.see(f"#part-others [data-unfold='side{seat}']").tap()
        for card in phone.see(f"#side{seat} :is(.leader, .relic)").all():
            card.tap()
            expect(phone.see(f"#zoom.open [data-kind='{card.get_attribute('data-kind')}']")).to_be_in_viewport()
            expect(phone.see("#zoom-do")).to_be_hidden()
            phone.page.go_back()
            expect(phone.see("#zoom")).not_to_be_in_viewport()


def long_press(card: Locator) -> None:
    """Put a finger on a card until it is shown, then lift it."""
    box = card.bounding_box()
    assert box
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = card.page.context.new_cdp_session(card.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(card.page.locator("#zoom.open")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_log_and_menu_open_and_close(server: InThread, phone: Screen) -> None:
    phone.take_seat(prepare(server, ANNA, NEWCOMER, until=turn(3)).link())
    phone.see("[data-open-log]").tap()
    expect(phone.see("#log")).to_be_in_viewport()
    holds_sideways(phone)
    phone.see("[data-close-log]").tap()
    expect(phone.see("#log")).not_to_be_in_viewport()

    phone.see("#thumb [data-open='menu-dialog']").tap()
    menu = phone.page.get_by_role("dialog", name=words("menu"))
    menu.get_by_role("button", name=words("settings")).tap()
    expect(phone.page.get_by_role("dialog", name=words("settings"))).to_be_visible()
    holds_sideways(phone)


def holds_sideways(screen: Screen) -> None:
    assert screen.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
