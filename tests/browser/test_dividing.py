"""Dividing power among several opponents: step by step on their boards, all that is left, or what would be the end."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from deckwright import Table
from tests.browser.conftest import Screens
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, VERA, Prepared, prepare
from tests.server.serving import InThread


def dividing(table: Table, seat: int) -> bool:
    """Much power, and two opponents to divide it among."""
    asked = table.prompt is not None and table.prompt.id == "assign-power"
    return seat == 0 and asked and table.value("power") >= 8


def sat_down(server: InThread, screen: Screen) -> Prepared:
    table = prepare(server, ANNA, VERA, VERA, until=dividing, seed=2)
    screen.take_seat(table.link())
    screen.wait_until_asked()
    return table


def of(screen: Screen, seat: int) -> Locator:
    """The steps on the board of an opponent."""
    return screen.see(f"[data-deal='{seat}']")


def test_power_is_divided_by_steps(server: InThread, screen: Screen) -> None:
    """Three go to one opponent, by two steps up; the rest to the other at once; nothing is left to ask."""
    power = sat_down(server, screen).room.table.value("power")
    first, second = of(screen, 1), of(screen, 2)
    more, less = (first.get_by_role("button", name=words(name), exact=True) for name in ("more", "less"))
    less.click()
    expect(first.locator("output")).to_have_text("1")  # never less than one
    more.click()
    more.click()
    first.get_by_role("button", name=words("deal")).click()
    expect(first).to_have_attribute("data-most", str(power - 3))
    second.get_by_role("button", name=words("all_of_it")).click()
    expect(screen.see("[data-deal]")).to_have_count(0)
    expect(screen.see("#log")).to_contain_text("под атакой: 3")
    expect(screen.see("#log")).to_contain_text(f"под атакой: {power - 3}")


def test_what_would_be_the_end_is_one_button(server: InThread, screens: Screens) -> None:
    phone = screens(phone=True)
    table = prepare(server, ANNA, VERA, VERA, until=deadly, seed=8)
    phone.take_seat(table.link())
    phone.wait_until_asked()
    weak, strong = sorted((1, 2), key=lambda seat: int(table.room.table.value("health", seat)))
    health, power = table.room.table.value("health", weak), table.room.table.value("power")
    button = of(phone, weak).get_by_role("button", name=words("deadly"))
    expect(button).to_contain_text(str(health))
    with phone.moves_on():
        button.tap()
    expect(of(phone, strong)).to_have_attribute("data-most", str(power - health))


def deadly(table: Table, seat: int) -> bool:
    """As much as one of two opponents has left, and more."""
    asked = table.prompt is not None and table.prompt.id == "assign-power"
    return seat == 0 and asked and min(table.value("health", other) for other in (1, 2)) < table.value("power")
