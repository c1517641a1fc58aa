"""Sorcerer for more than two: a royal battle on the ring, two teams; people at several screens, and bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from deckwright import Table, bots
from deckwright.games.sorcerer.guide import ENDINGS
from deckwright.games.sorcerer.schema import FIELDS
from tests.browser.conftest import Screens
from tests.browser.screen import Screen
from tests.browser.sorcerers import asked, do_something, eager, sat_down
from tests.browser.tables import ANNA, NEWCOMER, VERA, Choose, Prepared, prepare
from tests.server.serving import InThread

BATTLE = ("who-attacks", "rerolls", "assign-critical", "assign-hit")
MOST = 160  # choices of both people until the battle is over
WHOLE = 900  # and of a whole game of two teams


def sensible() -> Choose:
    """Everybody follows the bot that judges."""
    made: dict[int, bots.Bot] = {}

    def choose(table: Table, seat: int) -> int:
        return made.setdefault(seat, bots.make("greedy", table.game, seed=seat)).choose(table, seat)

    return choose


def one_point_is_missing(table: Table, seat: int) -> bool:
    """Somebody has two points, and in this battle a side is nearly broken."""
    view = table.view()
    near = any(int(side["values"]["damage"]) >= 11 for field in view["places"]["fields"] for side in field["sides"])
    points = max(player["values"]["points"] for player in view["players"])
    fighting = table.prompt is not None and table.prompt.id in BATTLE
    return points == 2 and near and fighting and bool(view["values"]["battling"]) and seat in (0, 1)


def play_on(first: Screen, *others: Screen, most: int = MOST) -> int:
    """Whoever is asked does something, until everybody sees the result; how many choices that took."""
    choices = 0
    while choices < most:
        n = first.n
        for screen in others:
            screen.wait_past(n - 1)
        if any(screen.see("#result").count() for screen in (first, *others)):
            return choices
        asked_now = next((screen for screen in (first, *others) if screen.see("#question.mine").count()), None)
        if asked_now is None:  # bots are at it
            first.wait_past(n)
            continue
        choices += 1
        with asked_now.moves_on():
            do_something(asked_now)
    raise AssertionError("this does not end")


def test_a_ring_shows_everybody_their_own_two_battlefields(server: InThread, screens: Screens) -> None:
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


def test_a_royal_battle_of_two_people_and_two_bots_is_fought_to_its_end(server: InThread, screens: Screens) -> None:
    table = prepare(
        server, ANNA, VERA, NEWCOMER, NEWCOMER, until=one_point_is_missing, choose=sensible(), seed=6, game="sorcerer"
    )
    anna, vera = screens(motion="reduce"), screens(motion="reduce", lang="en")
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(1))
    assert play_on(anna, vera)
    for screen, lang in ((anna, "ru"), (vera, "en")):
        result = screen.see("#result")
        said = ENDINGS["points"].said(lang, points="")
        expect(result.locator(".ending")).to_contain_text(said.split(":")[0])
        expect(result.get_by_role("columnheader")).to_have_count(4)
    won = [screen.see("#result.victory").count() for screen in (anna, vera)]
    assert sum(won) <= 1


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
    sat_down(screen, table)
    expect(screen.see(".rival.mate")).to_have_count(1)
    expect(screen.see(".half.near .minion.s2")).not_to_have_count(0)
    expect(screen.see(".half.near .minion:is(.s1, .s3)")).to_have_count(0)
    with screen.moves_on():
        screen.see(".half.near .card.can").first.click()


def test_a_whole_game_of_two_teams_is_played_by_clicks(server: InThread, screens: Screens) -> None:
    """Two people against two bots, from the mulligan to the score sheet; who wins, wins together."""
    hurry: dict[str, Any] = {"mode": "teams", "rerolls": "one_turn", "powers": "once", "energy_die": "low"}
    table = prepare(server, ANNA, NEWCOMER, VERA, NEWCOMER, seed=4, game="sorcerer", **hurry)
    anna, vera = screens(motion="reduce"), screens(motion="reduce", lang="en")
    anna.take_seat(table.link(0))
    vera.take_seat(table.link(2))
    assert play_on(anna, vera, most=WHOLE) > MOST / 2
    team = [chair.name for chair in (ANNA, VERA)]
    for screen, lang in ((anna, "ru"), (vera, "en")):
        result = screen.see("#result")
        expect(result.locator(".ending")).to_contain_text(ENDINGS["conquered"].said(lang).split(":")[0])
        heads = result.get_by_role("columnheader")
        expect(heads).to_have_count(4)
        won = [name for name in team if heads.filter(has_text=name).locator(".won").count()]
        assert won == (team if screen.see("#result.victory").count() else [])
    assert anna.see("#result.victory").count() == vera.see("#result.victory").count()


@pytest.fixture
def fated(server: InThread) -> Prepared:
    """Anna's team may flip its token of fate: her partner Vera must agree."""

    def come(table: Table, seat: int) -> bool:
        return asked("rerolls", 1, seat=0)(table, seat) and any(o.verb == "fate" for o in table.offered(seat))

    return prepare(
        server, ANNA, NEWCOMER, VERA, NEWCOMER, until=come, choose=eager, seed=16, game="sorcerer", mode="teams"
    )


@pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "refused"])
def test_a_team_flips_its_fate_together(screens: Screens, fated: Prepared, agreed: bool) -> None:
    anna, vera = screens(motion="reduce"), screens(motion="reduce", lang="en")
    sat_down(anna, fated)
    vera.take_seat(fated.link(2))
    dice = keys_of_dice(vera)
    with anna.moves_on():
        anna.see(".say-so .button:not(.primary)").click()
    vera.wait_until_asked()
    with vera.moves_on():
        vera.see("#question .buttons [data-do]").nth(0 if agreed else 1).click()
    fate = vera.see(".own.a-fate:not(.flipped)").first
    if agreed:
        expect(vera.see(".own.a-fate:not(.flipped)")).to_have_count(0)
    else:
        expect(fate).to_be_visible()
        assert keys_of_dice(vera) == dice


def keys_of_dice(screen: Screen) -> list[str]:
    """What tells one roll from another."""
    found: list[str] = screen.see(".dice .die").evaluate_all("all => all.map(die => die.dataset.fresh)")
    return found
