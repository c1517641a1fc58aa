"""Choosing: a menu where there are several ways, a reason where there is none, a question where it would be a pity."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, idle_focus, patient, prepare, several_ways, turn
from tests.server.serving import InThread


def test_a_menu_offers_several_ways(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, BORIS, until=several_ways, seed=2).link())
    screen.lift_curtain()
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
    with screen.moves_on():
        screen.page.keyboard.press("Enter")
    expect(menu).to_be_hidden()
    assert len(screen.kinds(".area-play")) == played + 1
    assert kind in screen.kinds(".area-play")


def test_what_cannot_be_done_says_why(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.wait_until_asked()
    card = screen.see(".market .card[data-why]").first
    why = card.get_attribute("data-why") or ""
    assert "а у вас 0 кристаллов" in why
    expect(card).to_have_accessible_name(re.compile(re.escape(why)))
    tip = screen.see("#tip")
    card.hover()
    expect(tip).to_have_text(why)
    expect(screen.see("#zoom-why")).to_have_text(why)
    screen.see(".table-head h1").hover()
    expect(tip).to_be_hidden()

    walk_to(screen, card.get_attribute("id") or "")
    expect(tip).to_have_text(why)
    n = screen.n
    screen.page.keyboard.press("Enter")
    expect(screen.see("#zoom-why")).to_have_text(why)
    assert screen.n == n


def test_a_reason_goes_when_it_is_no_longer_true(server: InThread, screen: Screen) -> None:
    """The pointer rests on a card that is too dear, while crystals come in."""
    at = prepare(server, ANNA, NEWCOMER)
    later = at.room.table.clone()
    while plays := [option for option in later.options if option.verb == "play"]:
        later.choose(plays[0])
    wanted = next(option.card_id for option in later.options if option.verb == "recruit")
    screen.take_seat(at.link())
    screen.wait_until_asked()
    card, tip, reason = screen.see(f"#c{wanted}"), screen.see("#tip"), screen.see("#zoom-why")
    card.hover()
    expect(tip).to_contain_text("а у вас 0 кристаллов")
    expect(reason).to_contain_text("а у вас 0 кристаллов")
    screen.page.keyboard.press("a")
    expect(card).to_have_class(re.compile(r"\bcan\b"))
    expect(tip).to_be_hidden()
    expect(reason).to_be_hidden()


def walk_to(screen: Screen, id: str) -> None:
    """Go to a card of the row by the arrow keys."""
    for _ in range(20):
        if screen.see(f"#{id}:focus").count():
            return
        in_row = screen.see(".market .card:focus").count()
        screen.page.keyboard.press("ArrowLeft" if in_row else "ArrowUp")
    raise AssertionError("the arrows do not lead there")


def test_a_pity_is_asked_about_once_more(server: InThread, screen: Screen) -> None:
    """Focus with the most mastery there is would gain nothing."""
    screen.take_seat(prepare(server, ANNA, BORIS, until=idle_focus, choose=patient).link())
    screen.lift_curtain()
    focus, ask = screen.see(".focus.can"), screen.page.get_by_role("dialog", name=words("sure"))
    n = screen.n
    focus.click()
    expect(ask).to_contain_text("Концентрация ничего не даст")
    ask.get_by_role("button", name=words("better_not")).click()
    expect(ask).to_be_hidden()
    assert screen.n == n
    focus.click()
    ask.get_by_role("button", name=words("do_it")).click()
    screen.wait_at(n + 1)


def test_a_double_click_does_one_thing(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.wait_until_asked()
    n = screen.n
    screen.see(".hand .card.can").first.dblclick()
    screen.wait_past(n)
    with screen.moves_on():
        screen.button("undo").click()
    screen.wait_at(n + 2)
    assert len(screen.kinds(".hand")) == 5


def test_two_tabs_of_one_seat_stay_in_step(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
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
    screen.wait_until_asked()


def test_a_hint_is_the_bots_advice(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.wait_until_asked()
    screen.page.keyboard.press("h")
    hint = screen.see("#hint")
    expect(hint).to_contain_text(words("hint_title"))
    expect(hint.locator("em").first).to_contain_text(re.compile(r"[+−]\d"))  # what it brings
    with screen.moves_on():
        hint.get_by_role("button").first.click()
    expect(hint).to_be_hidden()


def test_a_pile_can_be_looked_through(server: InThread, screen: Screen) -> None:
    """The discard pile is public: a click shows all of it, and the names open the card."""
    screen.take_seat(prepare(server, ANNA, BORIS, until=turn(4)).link())
    screen.lift_curtain()
    pile = screen.see("#part-mine .heap")
    held = (pile.get_attribute("data-holds") or "").split()
    assert held
    pile.click()
    dialog = screen.see("#pile-dialog")
    expect(dialog).to_be_visible()
    shown = dialog.locator(".card[data-kind]")
    expect(shown).to_have_count(len(set(held)))
    screen.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_page_of_a_card_is_one_click_away(server: InThread, screen: Screen) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER).link())
    screen.wait_until_asked()
    card = screen.see(".market .card").first
    kind = card.get_attribute("data-kind") or ""
    card.hover()
    link = screen.see("#zoom-card").get_by_role("link", name=words("card_page"))
    expect(link).to_be_visible()
    link.click()
    screen.page.wait_for_url(re.compile(f"/cards/shards/{kind}$"))
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()


def test_all_my_cards_are_one_key_away(server: InThread, screen: Screen) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=turn(5))
    screen.take_seat(table.link())
    screen.wait_until_asked()
    screen.page.keyboard.press("d")
    dialog = screen.page.get_by_role("dialog", name=words("stock"))
    mine = dialog.locator(".stock").first
    expect(mine).to_contain_text("Анна")
    deck = mine.locator(".face-down")
    view = table.room.table.view(0)["players"][0]["piles"]
    expect(deck.get_by_role("heading")).to_have_text(f"Колода: рубашкой вверх {view['deck']['count']}")
    screen.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_curtain_hides_whose_cards_are_which(server: InThread, screen: Screen) -> None:
    """While the curtain is down, no hand of this screen is told of."""
    table = prepare(server, ANNA, BORIS, until=turn(5))
    screen.take_seat(table.link())
    screen.wait_for_line()
    expect(screen.see("#curtain")).to_be_visible()
    screen.page.evaluate("document.querySelector('[data-open=\"stock-dialog\"]').click()")
    stocks = screen.see("#stock-dialog .stocks")
    expect(stocks.locator(".shelf.face-down")).to_have_count(2)
    for heading in stocks.locator(".shelf.face-down h3").all_text_contents():
        assert "Рука" in heading or "рука" in heading
