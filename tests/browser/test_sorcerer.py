"""Sorcerer at the table: a duel, a royal battle, two teams; by mouse, by touch, by keys, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from deckwright import Table
from deckwright.games.sorcerer.guide import ENDINGS, FULL_ENERGY
from deckwright.games.sorcerer.look import LOOK
from deckwright.games.sorcerer.schema import FIELDS
from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.screen import DESKTOP, Screen, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, Prepared, Until, prepare
from tests.browser.test_whole_games import MOST, ends
from tests.server.serving import InThread

# What somebody in a hurry does: cast, attack, strike at the walls, take what comes on one's own; let the dice lie.
EAGER = ("cast", "attack", "break", "pass", "keep", "take-four", "wound", "channel")
# The same by clicks: whatever glows on the table itself, and the panel for the rest.
NEXT_THING = """() => {
    const see = selector => document.querySelector(selector);
    const wanted = ['#question .chooser .card.can', '.track.can', "#question [data-closing]", '.hand .card.can',
        '.stand .card.can', '.skills .card.can', '.place.can .place-do', '#question .buttons [data-do]'];
    const found = wanted.find(see);
    if (!found) throw new Error('nothing glows');
    see(found).setAttribute('data-next', '');
    return found;
}"""


def eager(table: Table, seat: int) -> int:
    options = table.offered(seat)
    for verb in EAGER:
        if fits := [option for option in options if option.verb == verb]:
            return fits[0].index
    return options[0].index


def asked(prompt: str, round: int, *, seat: int | None = None, options: int = 1) -> Until:
    """A moment of the game: this question, in this round or later, with so many choices."""
    return lambda table, who: (
        table.prompt is not None
        and table.prompt.id == prompt
        and table.value("round") >= round
        and seat in (None, who)
        and table.choices >= options
    )


def do_something(screen: Screen, *, by_touch: bool = False) -> str:
    """Click the next thing; whatever menu or warning comes is answered, too. What was clicked."""
    found: str = screen.page.evaluate(NEXT_THING)
    control = screen.see("[data-next]")
    control.scroll_into_view_if_needed()
    if by_touch:
        control.tap()
    else:
        control.click(force=True)
    menu, sure = screen.see("#choice-menu"), screen.see("#sure-dialog[open] [data-sure]")
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()
    if sure.is_visible():
        sure.click()
    return found


def opened(screen: Screen, at: Prepared, seat: int = 0) -> None:
    screen.take_seat(at.link(seat))
    screen.wait_until_asked()


# --- a duel -----------------------------------------------------------------------------------------------------------


def test_a_whole_duel_by_clicks(screens: Screens) -> None:
    screen = screens(motion="reduce")
    screen.go("/")
    screen.see(".tile.game-sorcerer").get_by_role("link", name=words("set_up")).click()
    screen.field("your_name").fill("Анна")
    screen.page.get_by_role("group", name=words("seat", n=2)).get_by_text("Новичок").click()
    screen.page.get_by_text(words("more_options")).click()
    screen.field("seed").fill("7")
    screen.button("open_table").click()
    screen.at_table()
    clicked = set()
    for _ in range(MOST):
        if ends(screen):
            break
        with screen.moves_on():
            clicked.add(do_something(screen))
    result = screen.see("#result")
    expect(result).to_be_visible()
    expect(result).to_contain_text(ENDINGS["conquered"].ru.split(":")[0])
    curves = result.get_by_role("img")
    expect(curves.first).to_have_attribute("aria-label", re.compile(rf"^{LOOK.charts[0].name.ru}: Анна 36 → \d+"))
    assert {".hand .card.can", ".stand .card.can", ".place.can .place-do"} <= clicked


@pytest.fixture(scope="module")
def rolled(server: InThread) -> Prepared:
    """Dice lie on the table, and Anna may re-roll them."""
    return prepare(
        server, ANNA, VERA, until=asked("rerolls", 1, seat=0, options=4), choose=eager, seed=11, game="sorcerer"
    )


def test_a_die_is_tapped_for_an_omen_and_can_be_passed(screens: Screens, rolled: Prepared) -> None:
    screen = screens(motion="reduce")
    opened(screen, rolled)
    omens, dice = int(screen.numbers()["p0.omens"]), screen.see(".dice .die").count()
    assert dice == rolled.room.table.value("rolled")
    expect(screen.see("#question .buttons [data-do]")).to_have_count(screen.see(".say-so [data-do]").count())
    with screen.moves_on():
        screen.see(".dice .die").first.click()
    assert int(screen.numbers()["p0.omens"]) == omens - 1
    expect(screen.see(".dice .die")).to_have_count(dice)
    with screen.moves_on():
        screen.page.keyboard.press("e")


def test_the_attack_says_what_to_expect(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("who-attacks", 1, seat=0), choose=eager, seed=12, game="sorcerer")
    screen = screens(lang="en")
    opened(screen, table)
    view = table.room.table.view(0)
    for option in view["options"]:
        dice = min(7, view["reckoned"]["attack-now"][str(option["card_id"])])
        odds = screen.see(f"#c{option['card_id']} .odds b")
        expect(odds).to_have_text(re.compile(rf"^≈({dice:.1f}|{dice * 5 / 6:.1f})$"))
    assert not (found := grave_findings(screen.page)), "\n".join(found)


def test_a_hit_is_taken_by_the_lamps_or_by_a_minion(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("assign-hit", 1, options=2), choose=eager, seed=13, game="sorcerer")
    screen, seat = screens(), table.asked
    opened(screen, table, seat)
    lamps = screen.see(".half.near .track.can b")
    left = int(lamps.inner_text())
    key = lamps.get_attribute("data-watch")
    expect(screen.see(".half.near .minion .card.can")).not_to_have_count(0)
    with screen.moves_on():
        screen.see(".half.near .track.can").click()
    assert int(screen.numbers()[str(key)]) == left - 1


def test_battlefields_lie_as_each_player_sees_them(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("action", 1), choose=eager, seed=14, game="sorcerer")
    names = ["Southwark", "Old London", "Whitechapel"]
    for seat, row in ((0, names), (1, names[::-1])):
        screen = screens(lang="en")
        screen.take_seat(table.link(seat))
        expect(screen.see(".ward h3")).to_have_text(row)


# --- more players -----------------------------------------------------------------------------------------------------


def test_a_royal_battle_of_two_people_and_two_bots(server: InThread, screens: Screens) -> None:
    table = prepare(
        server, ANNA, VERA, NEWCOMER, NEWCOMER, until=asked("action", 1, seat=0), choose=eager, seed=15, game="sorcerer"
    )
    anna, vera = screens(motion="reduce"), screens(motion="reduce", lang="en")
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    for screen, lang in ((anna, "ru"), (vera, "en")):
        expect(screen.see(".wards .ward")).to_have_count(2)
        expect(screen.see(".strips .ward")).to_have_count(2)
        shared = FIELDS[0].ru if lang == "ru" else FIELDS[0].en
        expect(screen.see(".wards")).to_contain_text(shared)
    for _ in range(2):
        for screen in (anna, vera):
            screen.wait_until_asked()
            while screen.see("#question.own-turn").count() == 0:
                with screen.moves_on():
                    do_something(screen)
                screen.wait_until_asked()
            with screen.moves_on():
                do_something(screen)
            while screen.see("#question.mine").count():
                with screen.moves_on():
                    do_something(screen)


def test_two_teams_stand_side_by_side(server: InThread, screens: Screens) -> None:
    table = prepare(
        server,
        ANNA,
        NEWCOMER,
        VERA,
        NEWCOMER,
        until=asked("who-attacks", 1, seat=0),
        choose=eager,
        seed=16,
        game="sorcerer",
        mode="teams",
    )
    screen = screens(motion="reduce")
    opened(screen, table)
    expect(screen.see(".rival.mate")).to_have_count(1)
    expect(screen.see(".half.near .minion.s2")).not_to_have_count(0)
    expect(screen.see(".half.near .minion:is(.s1, .s3)")).to_have_count(0)
    with screen.moves_on():
        screen.see(".half.near .card.can").first.click()


# --- phone and keys ---------------------------------------------------------------------------------------------------


def test_on_a_phone_nothing_to_choose_is_hidden(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=asked("action", 1, seat=0), choose=eager, seed=17, game="sorcerer")
    screen = screens(phone=True, motion="reduce")
    opened(screen, table)
    for _ in range(14):
        hidden = screen.page.evaluate(
            """() => [...document.querySelectorAll('#table [data-do]')].filter(each =>
                !each.closest('#choices') && !each.closest('.say-so') && !each.getClientRects().length
            ).map(each => each.id || each.textContent.trim())"""
        )
        assert not hidden, hidden
        assert screen.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        with screen.moves_on():
            do_something(screen, by_touch=True)
        screen.wait_until_asked()


def test_on_a_phone_one_battlefield_is_large_and_others_unfold(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=asked("action", 1, seat=0), choose=eager, seed=17, game="sorcerer")
    screen = screens(phone=True, motion="reduce")
    opened(screen, table)
    expect(screen.see(".ward .half:visible")).to_have_count(2)
    screen.see(".ward:not(.front) .unfold").first.tap()
    expect(screen.see(".ward .half:visible")).to_have_count(4)


def test_by_keys_alone(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=asked("avatar", 1, seat=0), choose=eager, seed=18, game="sorcerer")
    screen = screens(motion="reduce", size=DESKTOP)
    opened(screen, table)
    screen.see(".place-do").first.focus()
    with screen.moves_on():
        screen.page.keyboard.press("Enter")
    screen.wait_until_asked()
    while screen.page.evaluate("() => Number(document.querySelector('[data-watch=\"p0.energy\"]').textContent)") < 10:
        with screen.moves_on():
            screen.page.keyboard.press("1")
        screen.wait_until_asked()
    screen.page.keyboard.press("1")
    warning = screen.see("#sure-dialog")
    expect(warning).to_contain_text(FULL_ENERGY.ru.split(":")[-1])
    screen.page.keyboard.press("Escape")
    expect(warning).to_be_hidden()
    with screen.moves_on():
        screen.page.keyboard.press("2")


def test_two_people_at_one_screen_have_a_curtain(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, BORIS, until=asked("action", 1), choose=eager, seed=19, game="sorcerer")
    screen, names = screens(motion="reduce"), [chair.name for chair in (ANNA, BORIS)]
    screen.take_seat(table.link())
    for seat in (table.asked, 1 - table.asked):
        expect(screen.see("#curtain-title")).to_have_text(words("curtain_title", name=names[seat]))
        expect(screen.see(".hand .card[data-kind]")).to_have_count(0)
        screen.lift_curtain()
        expect(screen.see(".hand .card[data-kind]")).not_to_have_count(0)
        with screen.moves_on():
            screen.see("#question .buttons [data-do]").first.click()
