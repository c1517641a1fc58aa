"""Two browsers at one table: an invitation, a broken network, taking back by agreement, somebody who only watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from deckwright.server.rooms import undoing
from tests.browser.cable import cable
from tests.browser.conftest import Screens
from tests.browser.play import click_something
from tests.browser.screen import Screen, facts, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, prepare, turn
from tests.server.serving import InThread


def invite(host: Screen, name: str, seed: int) -> str:
    """Open a table with friends; the link that its page offers to send."""
    host.go("/new/shards?kind=friends")
    host.field("your_name").fill(name)
    host.page.get_by_text(words("more_options")).click()
    host.field("seed").fill(str(seed))
    host.button("open_table").click()
    host.at_table()
    dialog = host.page.get_by_role("dialog", name=words("links"))
    address = dialog.get_by_label(words("invite")).input_value()
    assert address.startswith(f"{host.url}/t/{host.table}/join#1.")
    dialog.get_by_role("button", name=words("close")).click()
    return address.removeprefix(host.url)


def accept(guest: Screen, invitation: str, host: str, name: str) -> None:
    """Follow an invitation, with an English browser."""
    guest.go(invitation)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(words("join_title", "en", host=host))
    guest.field("your_name", "en").fill(name)
    guest.button("join", "en").click()
    guest.at_table()


def in_step(*screens: Screen) -> None:
    """Everybody sees the same of what everybody may see."""
    newest = max(screen.n for screen in screens)
    for screen in screens:
        screen.wait_at(newest)
    one, *others = [facts(screen.page) for screen in screens]
    for other in others:
        assert other["row"] == one["row"]
        both = one["numbers"].keys() & other["numbers"].keys()
        assert {"p0.health", "p1.health", "p0.deck", "p1.discard", "crystals"} <= both
        assert {name: one["numbers"][name] for name in both} == {name: other["numbers"][name] for name in both}


def finish_turn(mine: Screen, other: Screen) -> None:
    """Play until the other one is asked."""
    while True:
        mine.wait_until_asked()
        before = mine.n
        click_something(mine)
        mine.wait_past(before)
        other.wait_past(before)
        if not mine.see("#question.mine").count():
            return


def test_two_friends_and_a_broken_network(screens: Screens, server: InThread) -> None:
    with cable(server.port) as wire:
        host, guest = screens(), screens(url=wire.url, lang="en")
        accept(guest, invite(host, "Анна", seed=5), "Анна", "Vera")
        expect(host.see("#part-others")).to_contain_text("Vera")
        if guest.see("#question.mine").count():
            finish_turn(guest, host)
        host.wait_until_asked()
        in_step(host, guest)

        wire.pull()
        expect(guest.see(".toast")).to_have_text(words("lost_connection", "en"))
        expect(host.see("#part-others .chip.away")).to_be_visible()
        before = guest.n
        while host.see("#question.mine").count():
            with host.moves_on():
                click_something(host)
        assert guest.n == before < host.n

        wire.plug_in()
        guest.wait_at(host.n)
        expect(guest.see(".toast", has_text=words("lost_connection", "en"))).to_have_count(0)
        expect(host.see("#part-others .chip.away")).to_have_count(0)
        in_step(host, guest)
        finish_turn(guest, host)
        in_step(host, guest)
        guest.forgive("WebSocket")


def test_the_key_of_a_seat_does_not_stay_in_the_address(server: InThread, screen: Screen) -> None:
    """Whoever shows the address of the table to a friend must not give away the seat with it."""
    table = prepare(server, ANNA, NEWCOMER)
    screen.take_seat(table.link())
    assert screen.page.url == f"{screen.url}{table.path}"


def test_taking_back_what_another_has_seen_needs_their_consent(
    server: InThread, screens: Screens, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = prepare(server, ANNA, VERA, until=turn(2))
    mine, other = screens(), screens()
    mine.take_seat(table.link(1 - table.asked))
    other.take_seat(table.link(table.asked))
    other.wait_until_asked()
    in_step(mine, other)
    name = table.room.table.name(1 - table.asked, "ru")

    mine.button("ask_undo").click()
    expect(mine.see("#question")).to_contain_text(words("undo_waiting"))
    expect(other.see("#question .asking")).to_contain_text(words("undo_asked", name=name))
    other.button("refuse").click()
    expect(mine.see("#question .asking")).to_have_count(0)
    expect(other.see("#question .asking")).to_have_count(0)
    other.wait_until_asked()

    mine.button("ask_undo").click()
    expect(mine.see(".toast", has_text="Вам только что отказали")).to_be_visible()
    expect(other.see("#question .asking")).to_have_count(0)

    monkeypatch.setattr(undoing, "PAUSE", 0.0)
    mine.button("ask_undo").click()
    other.button("agree").click()
    mine.wait_until_asked()
    expect(other.see("#question.mine")).to_have_count(0)
    in_step(mine, other)
    assert mine.see("#log").inner_text().count("отмен") == other.see("#log").inner_text().count("отмен") == 1
    with mine.moves_on():
        click_something(mine)
    in_step(mine, other)


def test_a_spectator_sees_the_table_and_no_hand(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, BORIS, until=turn(3))
    watching = screens()
    watching.go(table.path)
    watching.at_table()
    expect(watching.see("#question")).to_contain_text(words("watching"))
    assert len(watching.kinds(".market")) == 6

    for _ in range(4):
        watching.wait_at(table.choose())
    expect(watching.see("#log")).to_contain_text("Анна")
    view = table.room.table.view(None)
    assert watching.numbers()["crystals"] == str(view["values"]["crystals"])
    assert watching.kinds(".market") == [card["card"] for card in view["piles"]["row"]["cards"]]
    assert not watching.kinds(".hand")
    assert not watching.see("[data-do], [data-say='undo']:visible, [data-say='hint']:visible").count()
    for key in ("a", "e", "1", "u", "h"):
        watching.page.keyboard.press(key)
    watching.wait_at(table.choose())
    assert not watching.see(".toast").count()
