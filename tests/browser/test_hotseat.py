"""Two people at one screen: a curtain hides the cards while they hand it over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.play import end_turn
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, BORIS, prepare, turn
from tests.server.serving import InThread


def hidden(screen: Screen) -> None:
    """Nobody's hand is anywhere on the page."""
    expect(screen.see("#curtain")).to_be_visible()
    assert not screen.kinds(".hand")
    assert not screen.see("#table [data-do]").count()
    assert screen.see("#table").evaluate("table => table.inert")


def test_the_curtain_hides_the_hands(screen: Screen) -> None:
    screen.go("/new/shards?kind=screen")
    screen.field("your_name").fill("Анна")
    screen.field("their_name").first.fill("Борис")
    screen.button("open_table").click()
    screen.at_table()
    hidden(screen)
    title = screen.see("#curtain-title").inner_text()
    for name in ("Анна", "Борис") if "Анна" in title else ("Борис", "Анна"):
        expect(screen.see("#curtain-title")).to_have_text(words("curtain_title", name=name))
        lift = screen.button("curtain_lift", name=name)
        expect(lift).to_be_focused()
        lift.click()
        expect(screen.see("#curtain")).to_have_count(0)
        screen.wait_until_asked()
        expect(screen.see("#part-mine .ident")).to_contain_text(name)
        assert len(screen.kinds(".hand")) == 5
        end_turn(screen)
        hidden(screen)


def test_undo_behind_the_curtain(server: InThread, screen: Screen) -> None:
    """Whoever ended the turn too early takes it back before the other one has looked."""
    table = prepare(server, ANNA, BORIS, until=turn(2))
    screen.take_seat(table.link())
    hidden(screen)
    next_one = screen.see("#curtain-title").inner_text()
    screen.see("#curtain [data-say='undo']").click()
    expect(screen.see("#curtain-title")).not_to_have_text(next_one)
    hidden(screen)
    screen.lift_curtain()
    expect(screen.see("#question-title")).to_have_text("Основная фаза: что вы сделаете?")


def test_a_reload_lets_the_curtain_down(server: InThread, screen: Screen) -> None:
    table = prepare(server, ANNA, BORIS, until=turn(2))
    screen.take_seat(table.link())
    screen.lift_curtain()
    hand = screen.kinds(".hand")
    assert len(hand) == 5
    screen.page.reload()
    screen.at_table()
    hidden(screen)
    screen.lift_curtain()
    assert screen.kinds(".hand") == hand
