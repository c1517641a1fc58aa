"""What a table can be opened with, in every reading, and what is refused (options.py)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.shards.options import OPTIONS
from deckwright.table.errors import BadOptions
from deckwright.testing import values_of

EVERY_VALUE = [(option.id, value) for option in OPTIONS for value in values_of(option)]
SEATS = {("mode", "teams"): 4, ("mode", "standoff"): 3}


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE)
def test_a_table_opens_with_every_value_and_keeps_it(option: str, value: Any) -> None:
    table = Table.open("shards", players=SEATS.get((option, value), 2), seed=1, options={option: value})
    assert table.chosen_options[option] == value
    assert Table.load(table.save()).chosen_options == table.chosen_options


def test_what_is_not_said_is_the_default() -> None:
    assert Table.open("shards").chosen_options == {
        "mode": "free",
        "expansion": True,
        "relics": "leader",
        "leaders": "random",
        "team_mastery": 2,
        "nemesis_first": "random",
        "nemesis_match": "mastery",
        "nemesis_draw": "mastery",
        "nemesis_shields": "open",
        "champion_damage": "single",
        "empty_centre": "wait",
        "zero_bid": True,
        "team_first": "left",
        "max_bid": 49,
        "talons": "point",
        "heart": "lost",
        "showing": "always",
        "auction_and_draft": False,
        "numeri_relics": True,
    }


def test_every_option_and_choice_is_said_in_both_languages() -> None:
    said = [(option.en, option.ru) for option in OPTIONS]
    said += [(choice.en, choice.ru) for option in OPTIONS for choice in option.choices]
    assert all(en and ru and en != ru for en, ru in said)


@pytest.mark.parametrize("given", ["true", "yes", "on", True])
def test_yes_may_be_said_in_several_ways(given: Any) -> None:
    assert Table.open("shards", options={"zero_bid": given, "max_bid": "7"}).chosen_options["zero_bid"] is True


REFUSED: list[tuple[int, dict[str, Any], str, str]] = [
    (
        1,
        {"mode": "teams"},
        "one player plays against Nemesis; teams and the standoff need more players",
        "в одиночку играют против Немезиды; для команд и противостояния нужно больше игроков",
    ),
    (
        1,
        {"mode": "standoff"},
        "one player plays against Nemesis; teams and the standoff need more players",
        "в одиночку играют против Немезиды; для команд и противостояния нужно больше игроков",
    ),
    (2, {"mode": "teams"}, "the team game is for exactly 4 players", "командная игра рассчитана ровно на 4 игроков"),
    (3, {"mode": "teams"}, "the team game is for exactly 4 players", "командная игра рассчитана ровно на 4 игроков"),
    (
        2,
        {"mode": "standoff"},
        "the three-way standoff is for exactly 3 players",
        "тройное противостояние рассчитано ровно на 3 игроков",
    ),
    (
        4,
        {"mode": "standoff"},
        "the three-way standoff is for exactly 3 players",
        "тройное противостояние рассчитано ровно на 3 игроков",
    ),
    *(
        (
            1,
            options,
            "against Nemesis you choose both leaders, and there is nobody to bid or draft against",
            "против Немезиды вы сами выбираете обоих лидеров: аукцион, выбор и драфт здесь не с кем проводить",
        )
        for options in ({"leaders": "choice"}, {"leaders": "auction"}, {"relics": "draft"})
    ),
    (
        3,
        {"leaders": "auction", "expansion": False, "relics": "none"},
        "the leader auction needs the expansion: without it all leaders are the same",
        "аукцион лидеров возможен только с дополнением: без него все лидеры одинаковы",
    ),
    (
        2,
        {"leaders": "auction", "relics": "draft"},
        "auction and draft both decide who begins; set auction_and_draft to let the draft decide",
        "и аукцион, и драфт определяют первого игрока; настройка auction_and_draft отдаёт решение драфту",
    ),
    (
        2,
        {"mode": "chess"},
        "option mode: 'chess' is not possible; choose from free, teams, standoff",
        "настройка mode: значение 'chess' невозможно; допустимо: free, teams, standoff",
    ),
    (
        4,
        {"team_mastery": 6},
        "option team_mastery: 6 is not possible; choose from 0–5",
        "настройка team_mastery: значение 6 невозможно; допустимо: 0–5",
    ),
    (
        2,
        {"max_bid": 50},
        "option max_bid: 50 is not possible; choose from 1–49",
        "настройка max_bid: значение 50 невозможно; допустимо: 1–49",
    ),
    (
        2,
        {"max_bid": True},
        "option max_bid: True is not possible; choose from 1–49",
        "настройка max_bid: значение True невозможно; допустимо: 1–49",
    ),
    (
        2,
        {"zero_bid": "maybe"},
        "option zero_bid: 'maybe' is not possible; choose from true, false",
        "настройка zero_bid: значение 'maybe' невозможно; допустимо: true, false",
    ),
]


@pytest.mark.rule("SOI-TEAM-01", "SOI-TRI-01", "SOI-AUCT-01", "SOI-DRAFT-01", "SOI-DRAFT-08", "SOI-NEM-02")
@pytest.mark.parametrize(("players", "options", "en", "ru"), REFUSED)
def test_nonsense_is_refused_in_both_languages(players: int, options: dict[str, Any], en: str, ru: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Table.open("shards", players=players, options=options)
    assert (refused.value.en, refused.value.ru) == (en, ru)
    assert (refused.value.said("en"), refused.value.said("ru")) == (en, ru)


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOptions) as refused:
        Table.open("shards", options={"colour": "red"})
    known = ", ".join(option.id for option in OPTIONS)
    assert refused.value.en == f"Shards of Infinity has no option 'colour'; it has: {known}"
    assert refused.value.ru == f"у игры «Осколки бесконечности» нет настройки 'colour'; есть: {known}"


@pytest.mark.rule("SOI-AUCT-01", "SOI-EXP-02")
@pytest.mark.parametrize("options", [{"expansion": False, "relics": "leader"}, {"expansion": True, "relics": "none"}])
def test_half_an_expansion_is_enough_for_the_auction(options: dict[str, Any]) -> None:
    table = Table.open("shards", players=2, options={"leaders": "auction", **options})
    assert table.prompt is not None and table.prompt.id == "bid-for-leader"
