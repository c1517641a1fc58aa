"""The lobby: who somebody sits down with, and which bots the form offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from deckwright import bots
from deckwright.games import GAMES, load
from tests.server.web.visiting import Browser, sit_down, visiting


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with visiting() as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_whoever_just_plays_gets_the_usual_bot_and_the_form_has_it_ticked(browser: Browser, game: str) -> None:
    usual = bots.usual_level(load(game))
    played = browser.post("/tables", data={"game": game, "players": "2"})
    assert usual.en in browser.get(played.headers["location"], headers={"accept-language": "en"}).text
    form = unescape(browser.get(f"/new/{game}", headers={"accept-language": "en"}).text)
    assert re.findall(r'name="level1" value="([\w-]+)" checked', form) == [usual.id]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_form_offers_every_level_and_says_how_it_plays(browser: Browser, game: str, lang: str) -> None:
    form = unescape(browser.get(f"/new/{game}", headers={"accept-language": lang}).text)
    offered = re.findall(r'name="level1" value="([\w-]+)"', form)
    levels = bots.levels(load(game))
    assert offered == [level.id for level in levels]
    for level in levels:
        assert level.said(lang) in form and level.about.said(lang) in form


@pytest.mark.parametrize(
    ("level", "name"), [("learner", "Ученик"), ("greedy", "Жадный бот"), ("random", "Случайный бот")]
)
def test_a_bot_that_is_not_offered_any_more_keeps_its_seat_and_its_name(
    browser: Browser, level: str, name: str
) -> None:
    table = sit_down(browser, "bot", level1=level)
    russian = {"accept-language": "ru"}
    assert name in browser.get(f"/t/{table}", headers=russian).text
    assert name in browser.get("/", headers=russian).text


@pytest.mark.parametrize("game", GAMES)
def test_the_form_asks_for_every_option_once_and_for_what_matters_first(browser: Browser, game: str) -> None:
    form = unescape(browser.get(f"/new/{game}", headers={"accept-language": "en"}).text)
    asked = list(dict.fromkeys(re.findall(r'name="option\.(\w+)(?:\.0)?"', form)))
    options, look = load(game).options, load(game).look
    assert look is not None
    assert sorted(asked) == sorted(option.id for option in options)
    of_seats = [id for id in asked if id in look.seat_options]
    assert of_seats == list(look.seat_options) and asked[: len(of_seats)] == of_seats
    first = asked[len(of_seats) :][: len(look.first_options)]
    assert first == list(look.first_options)
    folded = form.index('class="fold-body"')
    shown = set(re.findall(r'name="option\.(\w+)(?:\.0)?"', form[:folded]))
    assert shown >= {*first, *of_seats}


def test_an_option_says_for_how_many_players_it_means_something(browser: Browser) -> None:
    form = browser.get("/new/war-eternal", headers={"accept-language": "en"}).text
    only = re.findall(r'data-seats="([\d ]+)">[^§]*?name="option\.([\w.]+)"', form)
    assert ("1", "mages_each") in only and ("1 4", "pair_cards") in only
    assert ("1 3 4", "mage.2") in only and ("1 4", "mage.3") in only and "mage.1" not in {name for _, name in only}
    assert "nemesis" not in {name for _, name in only}


@pytest.mark.parametrize(
    ("game", "alone"),
    [("shards", {"nemesis_first", "nemesis_shields"}), ("ascension", {"solo_turns", "solo_target"})],
)
def test_what_is_for_one_player_is_asked_of_nobody_else(browser: Browser, game: str, alone: set[str]) -> None:
    form = browser.get(f"/new/{game}", headers={"accept-language": "en"}).text
    asked = re.findall(r'data-seats="([\d ]+)">[^§]*?name="option\.([\w.]+)"', form)
    assert alone <= {name for seats, name in asked if seats == "1"}


@pytest.mark.parametrize(
    ("page", "lang", "said"),
    [
        ("sorcerer/salt-in-the-wound", "en", ("In one box", "2 copies")),
        ("sorcerer/salt-in-the-wound", "ru", ("В одной коробке", "2 экземпляра")),
        ("shards/crystal", "en", ("In the game", "28 copies")),
    ],
)
def test_a_card_says_how_many_there_are_in_its_box(
    browser: Browser, page: str, lang: str, said: tuple[str, str]
) -> None:
    for kind_of_page in ("cards", "zoom"):
        text = browser.get(f"/{kind_of_page}/{page}", headers={"accept-language": lang}).text
        assert all(each in text for each in said), kind_of_page
