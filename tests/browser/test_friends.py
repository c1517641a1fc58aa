"""Two browsers at one table: an invitation, a broken network, taking back by agreement, somebody who only watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.cable import cable
from tests.browser.conftest import Screens
from tests.browser.play import click_something
from tests.browser.screen import Screen, facts
from tests.browser.tables import ANNA, FRIEND, link, play_on, turn
from tests.server.api.kit import Program, Seat
from tests.server.serving import InThread


def invite(host: Screen, name: str, seed: int) -> str:
    """Open a table with friends; the link that its page offers to send."""
    host.go("/new/shards?kind=friends")
    host.page.get_by_label("Ваше имя").fill(name)
    host.page.get_by_text("Другие настройки").click()
    host.page.get_by_label("Зерно").fill(str(seed))
    host.page.get_by_role("button", name="За стол").click()
    host.at_table()
    dialog = host.page.get_by_role("dialog", name="Ссылки")
    address = dialog.get_by_label("Пригласить друга").input_value()
    assert address.startswith(f"{host.url}/t/{host.table}/join#1.")
    dialog.get_by_role("button", name="Закрыть").click()
    return address.removeprefix(host.url)


def accept(guest: Screen, invitation: str, name: str) -> None:
    """Follow an invitation, with an English browser."""
    guest.go(invitation)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Анна invites you")
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.at_table()


def test_the_key_of_a_seat_does_not_stay_in_the_address(program: Program, screen: Screen) -> None:
    """Whoever shows the address of the table to a friend must not give away the seat with it."""
    opened = program.open(ANNA, FRIEND)
    screen.take_seat(link(opened))
    assert screen.page.url == f"{screen.url}/t/{opened.id}"


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
        with mine.moves_on():
            click_something(mine)
        other.wait_at(mine.n)
        if not mine.see("#question.mine").count():
            return


def test_two_friends_and_a_broken_network(screens: Screens, server: InThread) -> None:
    with cable(server.port) as wire:
        host, guest = screens(), screens(url=wire.url, lang="en")
        accept(guest, invite(host, "Анна", seed=5), "Vera")
        expect(host.see("#part-others")).to_contain_text("Vera")
        if guest.see("#question.mine").count():
            finish_turn(guest, host)
        host.wait_until_asked()
        in_step(host, guest)

        wire.pull()
        expect(guest.see(".toast")).to_have_text("The connection is lost; trying again…")
        expect(host.see("#part-others .chip.away")).to_be_visible()
        before = guest.n
        while host.see("#question.mine").count():
            with host.moves_on():
                click_something(host)
        assert guest.n == before < host.n

        wire.plug_in()
        guest.wait_at(host.n)
        expect(guest.see(".toast").filter(has_text="lost")).to_have_count(0)
        expect(host.see("#part-others .chip.away")).to_have_count(0)
        in_step(host, guest)
        finish_turn(guest, host)
        in_step(host, guest)
        guest.forgive("WebSocket")


class Friends:
    """Two friends at their own screens; one of them has just ended a turn."""

    def __init__(self, program: Program, screens: Screens) -> None:
        opened = program.open(ANNA, FRIEND)
        invitation = opened.told["seats"][1]["invitation"]
        joined = program.post(f"{opened.path}/join", {"invitation": invitation, "name": "Вера"})
        seats = [opened.seat(0), Seat(program, opened.path, joined["key"], 1)]
        view = play_on(seats, turn(2))
        links = [opened.told["seats"][0]["link"], joined["link"]]
        asked = view["seat"]
        self.waiting, self.asked = screens(), screens()
        self.waiting.take_seat(links[1 - asked])
        self.asked.take_seat(links[asked])
        self.asked.wait_until_asked()


def test_taking_back_what_another_has_seen_needs_their_consent(program: Program, screens: Screens) -> None:
    friends = Friends(program, screens)
    mine, other = friends.waiting, friends.asked
    in_step(mine, other)
    before = mine.n

    mine.page.get_by_role("button", name="Попросить отмену").click()
    expect(mine.see("#question")).to_contain_text("Ждём согласия остальных")
    expect(other.see("#question .asking")).to_contain_text(re.compile(r"^\s*(Анна|Вера) просит отменить ход\."))
    other.page.get_by_role("button", name="Отказать").click()
    expect(mine.see("#question .asking")).to_have_count(0)
    other.wait_until_asked()

    mine.page.get_by_role("button", name="Попросить отмену").click()
    other.page.get_by_role("button", name="Согласиться").click()
    mine.wait_until_asked()
    expect(other.see("#question.mine")).to_have_count(0)
    in_step(mine, other)
    expect(other.see("#log")).to_contain_text("отмен")
    with mine.moves_on():
        click_something(mine)
    in_step(mine, other)
    assert mine.n > before


def test_a_spectator_sees_the_table_and_no_hand(program: Program, screens: Screens) -> None:
    opened = program.open(ANNA, ANNA)
    seats = [opened.seat(0), opened.seat(1)]
    play_on(seats, turn(3))
    watching = screens()
    watching.go(f"/t/{opened.id}")
    watching.at_table()
    expect(watching.see("#question")).to_contain_text("Вы смотрите")
    assert len(watching.kinds(".market")) == 6
    before = watching.n

    view = play_on(seats, lambda view: view["n"] >= before + 5)
    watching.wait_at(view["n"])
    expect(watching.see("#log")).to_contain_text("Анна")
    assert watching.numbers()["crystals"] == str(view["values"]["crystals"])
    assert not watching.kinds(".hand")
    assert not watching.see("[data-do], [data-say='undo']:visible, [data-say='hint']:visible").count()
    for key in ("a", "e", "1", "u"):
        watching.page.keyboard.press(key)
    view = play_on(seats, lambda later: later["n"] > view["n"])
    watching.wait_at(view["n"])
