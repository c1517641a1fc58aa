"""War Eternal at the web table: won and lost together, by clicks, on two devices, on a phone."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from deckwright import Table
from deckwright.server.rooms.chairs import Chair
from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.mages import asks, do_something, my_turn, played, sensible, too_wide
from tests.browser.measuring import behind, settle
from tests.browser.screen import Screen, Theme, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, Prepared, Until
from tests.server.serving import InThread

MOST = 700  # choices; no game needs so many

# While `slow` is a list, what the server says waits in it.
SLOW_LINE = """
window.slow = null;
const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(heard) { window.hears = heard; real.set.call(this, (event) => (slow ? slow.push(event) : heard(event))); },
});
"""


def at(server: InThread, *chairs: Chair, until: Until, seed: int = 11, **options: Any) -> Prepared:
    """A table of War Eternal, played sensibly up to a moment."""
    return played(server, "war-eternal", *chairs, until=until, seed=seed, **options)


def last_spell() -> tuple[int, int]:
    """A game that the first seat wins by casting a spell: its seed, and how many choices come before that one."""
    for seed in range(1, 100):
        table = Table.open("war-eternal", 2, seed, {"difficulty": "beginner"})
        last = ("", 0)
        while not table.over:
            assert table.prompt is not None
            last = (table.prompt.id, table.to_answer[0])
            table.choose(sensible(table, last[1]), seat=last[1])
        if table.view()["winners"] and last == ("casting-phase", 0):
            return seed, table.revision - 1
    raise AssertionError("nobody wins so")


def play_on(screen: Screen) -> None:
    """To the end."""
    for _ in range(MOST):
        expect(screen.see("#question.mine, #result").first).to_be_visible()
        if screen.see("#result").count():
            return
        with screen.moves_on():
            do_something(screen)
    raise AssertionError("the game does not end")


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_a_newcomer_by_clicks(screens: Screens) -> None:
    screen = screens(motion="reduce")
    screen.go("/")
    screen.see(".tile.game-war-eternal").get_by_role("link", name=words("set_up")).click()
    screen.field("your_name").fill("Анна")
    screen.page.get_by_role("group", name=words("seat", n=2)).get_by_text("Новичок").click()
    assert screen.page.get_by_label("Сколько магов ведёт один человек").is_hidden()
    screen.page.get_by_role("group", name="Исчадие").get_by_text("Ведьма Врат", exact=True).click()
    screen.page.get_by_role("group", name="Уровень сложности").get_by_text("Истребление", exact=True).click()
    screen.page.get_by_text(words("more_options")).click()
    screen.field("seed").fill("3")
    screen.button("open_table").click()
    screen.at_table()
    expect(screen.see(".foe .who")).to_have_text("Ведьма Врат")
    assert screen.see(".market .card").count() == 9
    play_on(screen)
    result = screen.page.get_by_role("dialog", name=re.compile("Вы (победили|проиграли) вместе"))
    expect(result).to_be_visible()
    expect(result.get_by_role("table")).to_contain_text("Анна")
    expect(result.get_by_role("img").first).to_have_attribute("aria-label", re.compile("Жизни исчадия: "))


def test_a_game_alone_in_english(server: InThread, screens: Screens) -> None:
    """Set up and begun; and one that has gone on for long, to its end."""
    screen = screens(lang="en", motion="reduce")
    screen.go("/new/war-eternal")
    screen.page.get_by_role("group", name=words("how_many", "en")).get_by_text("1", exact=True).click()
    screen.page.get_by_role("group", name="Difficulty").get_by_text("Extinction", exact=True).click()
    screen.page.get_by_text(words("more_options", "en")).click()
    screen.field("seed", "en").fill("1")
    screen.button("open_table", "en").click()
    screen.at_table()
    expect(screen.see(".others.mages")).to_have_count(0)
    screen.wait_until_asked()
    with screen.moves_on():
        do_something(screen)
    screen.take_seat(at(server, ANNA, until=my_turn(7), seed=1, difficulty="extinction").link())
    play_on(screen)
    expect(screen.page.get_by_role("dialog", name=re.compile("You (won|lost)"))).to_contain_text("Umbra Titan")


def test_the_last_spell_wins_for_all(server: InThread, screens: Screens) -> None:
    seed, before = last_spell()
    table = at(server, ANNA, VERA, until=lambda t, s: t.revision == before, seed=seed, difficulty="beginner")
    anna, vera = screens(), screens(lang="en")
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    anna.wait_until_asked()
    with anna.moves_on():
        anna.see(f".prepped.can[data-do='{sensible(table.room.table, 0)}']").click()
    expect(anna.page.get_by_role("dialog", name=words("won_together"))).to_contain_text("Исчадие повержено")
    won = vera.page.get_by_role("dialog", name=words("won_together", "en"))
    expect(won).to_contain_text("Umbra Titan is defeated")
    assert "victory" in (vera.see("#result").get_attribute("class") or "")


# --- deciding together ------------------------------------------------------------------------------------------------


def test_either_of_two_devices_answers_what_is_put_to_all(server: InThread, screens: Screens) -> None:
    table = at(server, ANNA, VERA, until=asks("who-suffers", 4), nemesis="gate-witch")
    anna, vera = screens(), screens(lang="en")
    anna.page.add_init_script(SLOW_LINE)
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    for screen, lang in ((anna, "ru"), (vera, "en")):
        screen.wait_until_asked()
        expect(screen.see("#question")).to_contain_text(words("any_may_answer", lang))

    # Anna has not heard of Vera's answer yet when she clicks: hers comes too late, and the page says so.
    anna.page.evaluate("slow = []")
    before = vera.n
    with vera.moves_on():
        vera.see("#question .buttons [data-do]").first.click()
    assert anna.n == before
    anna.see("#question .buttons [data-do]").last.click()
    anna.page.wait_for_function("() => slow.some(event => 'problem' in JSON.parse(event.data))")
    anna.page.evaluate("const late = slow; slow = null; for (const event of late) hears(event)")
    expect(anna.see(".toast")).to_contain_text("вот как всё стоит сейчас")
    anna.wait_at(vera.n)
    assert vera.n == before + 1


def test_two_people_at_one_screen_need_no_curtain(server: InThread, screen: Screen) -> None:
    table = at(server, ANNA, BORIS, until=my_turn(2))
    screen.take_seat(table.link(0))
    seen = set()
    for _ in range(60):
        screen.wait_until_asked()
        assert not screen.see("#curtain").count()
        seen.add(screen.see("#part-mine .who").inner_text())
        if len(seen) == 2:
            return
        with screen.moves_on():
            screen.page.keyboard.press("e")
    raise AssertionError(f"only {seen} had a turn")


# --- what can be read -------------------------------------------------------------------------------------------------


def test_the_table_reads_as_what_will_happen(server: InThread, screen: Screen) -> None:
    """In the order of arrival, each with its countdown, for eyes and for ears."""
    ready: Until = lambda table, seat: my_turn(6)(table, seat) and len(table.cards("threats")) >= 2  # noqa: E731
    table = at(server, ANNA, NEWCOMER, until=ready, nemesis="gate-witch")
    screen.take_seat(table.link())
    screen.wait_until_asked()
    view, look = table.room.table.view(0), table.room.table.game.look
    assert look is not None
    coming = screen.page.get_by_role("list", name="Что принесёт следующий ход исчадия")
    tiles = coming.get_by_role("listitem")
    told = [each.text for each in look.coming(view, "ru")]
    assert tiles.count() == len(told) + 1
    for i, card in enumerate(view["piles"]["threats"]["cards"]):
        expect(tiles.nth(i).locator(".card")).to_have_attribute("data-kind", card["card"])
        expect(tiles.nth(i)).to_contain_text(str(card.get("life", card.get("countdown"))))
    expect(tiles.last).to_contain_text("ранга")
    left = screen.page.get_by_role("list", name="ещё придут в этом раунде, порядок неизвестен")
    assert left.get_by_role("listitem").count() <= 3


def test_a_discard_pile_is_read_in_its_order(server: InThread, screen: Screen) -> None:
    """It comes back in that order: decks are never shuffled."""
    ready: Until = lambda table, seat: my_turn(4)(table, seat) and len(set(table.cards("discard", 0))) > 1  # noqa: E731
    table = at(server, ANNA, NEWCOMER, until=ready)
    screen.take_seat(table.link())
    screen.see(".area-hand [data-open-pile]").click()
    dialog = screen.see("#pile-dialog")
    expect(dialog).to_contain_text(words("from_the_top"))
    runs = [kind for kind, _ in groupby(table.room.table.cards("discard", 0))]
    expect(dialog.locator(".card.full")).to_have_count(len(runs))
    assert screen.kinds("#pile-dialog") == runs


@pytest.mark.parametrize("mages", [1, 2, 4])
def test_a_phone_holds_the_table(server: InThread, screens: Screens, mages: int) -> None:
    phone = screens(phone=True)
    table = at(server, ANNA, *[NEWCOMER] * (mages - 1), until=my_turn(5), nemesis="hollow-crown")
    phone.take_seat(table.link())
    for _ in range(4):
        phone.wait_until_asked()
        assert not too_wide(phone)
        settle(phone.page)
        assert not behind(phone.page, ".area-play .slot" if phone.see("#question.own-turn").count() else "")
        with phone.moves_on():
            do_something(phone, tap=True)


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", False), ("dark", True), ("light", True)])
def test_axe_finds_nothing_serious(server: InThread, screens: Screens, theme: Theme, phone: bool) -> None:
    nemesis = "magus-of-cloaks" if phone else "gate-witch"
    screen = screens(theme=theme, phone=phone, motion="reduce")
    screen.take_seat(at(server, ANNA, NEWCOMER, NEWCOMER, until=my_turn(8), nemesis=nemesis).link())
    screen.wait_until_asked()
    assert not grave_findings(screen.page)
    screen.go("/new/war-eternal")
    screen.page.get_by_text(words("more_options")).click()
    assert not grave_findings(screen.page)
