"""The past of a game: step through it, see it with other eyes, show a moment to somebody, play on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.play import click_something
from tests.browser.screen import Screen, words
from tests.browser.tables import ANNA, NEWCOMER, Prepared, prepare, turn
from tests.server.serving import InThread


@pytest.fixture
def middle(finished: Prepared) -> int:
    """A moment in the middle of the game, in which the first seat is asked."""
    half = finished.room.n // 2
    return next(k for k in range(half, finished.room.n) if finished.room.done[k].seat == 0)


def shows(screen: Screen, finished: Prepared, at: int) -> None:
    """The page shows this moment, and says so."""
    screen.wait_at(at)
    view = finished.room.table.at(at).view(None)
    expect(screen.see("[data-watch='p0.health']")).to_have_text(str(view["players"][0]["values"]["health"]))
    expect(screen.see("[data-watch='p1.deck']")).to_have_text(str(view["players"][1]["piles"]["deck"]["count"]))
    assert screen.kinds(".market") == [card["card"] for card in view["piles"]["row"]["cards"]]
    expect(screen.see("#scrubber")).to_have_value(str(at))
    expect(screen.page).to_have_url(re.compile(rf"[?&]at={at}(&|$)"))
    expect(screen.see("[data-moment-said]")).to_have_text(words("moment", n=at, of=finished.room.n))


def test_stepping_by_keys_buttons_and_slider(finished: Prepared, middle: int, screen: Screen) -> None:
    last = finished.room.n
    screen.go(f"{finished.path}/replay?at=0")
    shows(screen, finished, 0)
    keys = screen.page.keyboard
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        keys.press(key)
        shows(screen, finished, at)
    screen.see("#scrubber").fill(str(middle))
    shows(screen, finished, middle)
    expect(screen.see("#log li.now")).to_have_attribute("aria-current", "step")
    assert int(screen.see("#log li.now").get_attribute("data-at") or -1) <= middle
    screen.see("[data-go='next']").click()
    shows(screen, finished, middle + 1)
    screen.see("[data-go='auto_play']").click()
    screen.wait_past(middle + 1)
    screen.see("[data-go='auto_play']").click()
    line = screen.see("#log li[data-at] > .moment").first
    line.scroll_into_view_if_needed()
    line.click()
    shows(screen, finished, int(screen.see("#log li[data-at]").first.get_attribute("data-at") or -1))


def test_a_moment_is_shared_and_seen_with_all_eyes(finished: Prepared, middle: int, screens: Screens) -> None:
    mine, friend = screens(), screens(lang="en")
    mine.go(f"{finished.path}/replay?at={middle}")
    hands = finished.room.table.at(middle).view(None, open=True)["players"]
    for eyes, seat in (("0", 0), ("1", 1)):
        mine.see("#seen").select_option(eyes)
        mine.page.wait_for_url(re.compile(f"seen={eyes}"))
        held = [card["card"] for card in hands[seat]["piles"]["hand"]["cards"]]
        assert sorted(mine.kinds("#part-mine .hand")) == sorted(held)
    mine.see("#seen").select_option("public")
    mine.page.wait_for_url(re.compile("seen=public"))
    assert not mine.kinds(".hand")
    mine.see("#seen").select_option("1")
    mine.page.wait_for_url(re.compile("seen=1"))

    friend.page.goto(mine.see("[data-share]").input_value())
    assert friend.lang == "en"
    friend.wait_at(middle)
    assert friend.kinds(".hand") == mine.kinds(".hand") != []
    assert friend.numbers() == mine.numbers()


def test_playing_on_from_a_moment(finished: Prepared, middle: int, screen: Screen) -> None:
    screen.go(f"{finished.path}/replay?at={middle}&seen=0")
    hand, numbers = screen.kinds("#part-mine .hand"), screen.numbers()
    screen.button("play_on").click()
    screen.at_table()
    assert screen.table != finished.id
    screen.wait_until_asked()
    assert screen.n == middle
    assert screen.kinds(".hand") == hand
    assert screen.numbers()["p1.health"] == numbers["p1.health"]
    with screen.moves_on():
        click_something(screen)
    screen.go(f"{finished.path}/replay?at={middle}&seen=0")
    assert screen.kinds("#part-mine .hand") == hand


def test_a_game_that_runs_keeps_its_secrets(server: InThread, screens: Screens) -> None:
    """A game against a bot can be looked back at while it runs, with one's own eyes only."""
    table = prepare(server, ANNA, NEWCOMER, until=turn(4))
    mine, stranger = screens(), screens()
    mine.take_seat(table.link())
    mine.go(f"{table.path}/replay")
    assert mine.see("#seen option").evaluate_all("all => all.map(o => o.value)") == ["0", "public"]
    assert mine.kinds(".hand")
    expect(mine.button("play_on")).to_be_visible()
    stranger.go(f"{table.path}/replay?seen=0")
    assert not stranger.kinds(".hand")
    stranger.go(f"{table.path}/replay?seen=open")
    assert not stranger.kinds(".hand")


def test_the_chances_to_win_are_drawn_and_turning_points_lead_to_their_moment(
    finished: Prepared, screen: Screen
) -> None:
    screen.go(f"{finished.path}/replay?at=0")
    curve = screen.see("figure.chances")
    expect(curve.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"\d+ % → (100|0) %"), timeout=60_000)
    for link in curve.get_by_role("listitem").get_by_role("link").all():
        at = int(link.locator("..").get_attribute("data-at") or -1)
        link.click()
        shows(screen, finished, at)


def test_the_curve_is_in_sight_shows_where_one_is_and_leads_there(finished: Prepared, screen: Screen) -> None:
    screen.go(f"{finished.path}/replay?at=0")
    curve = screen.see("figure.chances svg[data-moments]")
    expect(curve).to_be_visible(timeout=60_000)
    box, panel = curve.bounding_box(), screen.see("#part-question").bounding_box()
    assert box and panel and box["y"] + box["height"] <= panel["y"] + panel["height"], "cut off below"
    moments = [int(at) for at in (curve.get_attribute("data-moments") or "").split()]
    cursor = curve.locator(".cursor")
    places = []
    for part in (0.5, 0.97):
        curve.click(position={"x": box["width"] * part, "y": box["height"] / 2})
        screen.page.wait_for_url(lambda url: f"at={moments[0]}&" not in url)
        screen.wait_at(int(screen.see("#scrubber").input_value()))
        at = int(screen.see("#scrubber").input_value())
        assert at in moments
        found = cursor.bounding_box()
        assert found is not None
        places.append(found["x"])
    assert at == moments[-1] and box["x"] < places[0] < places[1] <= box["x"] + box["width"]
    screen.see("[data-go='first']").click()
    shows(screen, finished, 0)
    back = cursor.bounding_box()
    assert back is not None and back["x"] < places[0]
