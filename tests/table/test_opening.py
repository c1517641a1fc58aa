"""Opening a table: what it may be opened with, and what is refused, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import BadOptions, UnknownGame
from tests.lang.points.campaign import EXPEDITION
from tests.lang.points.mixed_offers import SIEGE
from tests.lang.points.turn_order import ROUND_TABLE


def refused(*arguments: Any, **options: Any) -> tuple[str, str]:
    """Why a table cannot be opened so, in English and in Russian."""
    with pytest.raises(BadOptions) as found:
        Table.open(*arguments, **options)
    assert str(found.value) == found.value.said("en")
    return found.value.said("en"), found.value.said("ru")


def test_a_table_is_opened_by_the_id_of_its_game() -> None:
    table = Table.open("shards", players=2, seed=7, options={"relics": "none"}, names=["Ann", "Борис"])
    assert (table.game.id, table.seats, table.seed) == ("shards", 2, 7)
    assert table.chosen_options["relics"] == "none" and table.chosen_options["expansion"] is True
    assert (table.name(0), table.name(1, "ru")) == ("Ann", "Борис")
    assert not table.over and table.result is None and table.revision == 0


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as found:
        Table.open("chess")
    assert found.value.said("en").startswith("there is no game 'chess'; there are: shards")
    assert found.value.said("ru").startswith("нет игры 'chess'; есть: shards")


def test_the_number_of_players_must_fit() -> None:
    assert refused(SIEGE, 5) == (
        "Siege is for 2 to 4 players, not 5",
        "«Осада»: число игроков от 2 до 4, а не 5",
    )


@pytest.mark.parametrize("seed", [-1, 2**64, True, "7", 1.5, None])
def test_a_seed_is_a_number_of_64_bits(seed: Any) -> None:
    en, ru = refused(SIEGE, 2, seed)
    assert en == "the seed is a number from 0 to 2**64 - 1"
    assert ru == "зерно — число от 0 до 2**64 − 1"


def test_the_largest_seed_will_do() -> None:
    assert Table.open(SIEGE, 2, 2**64 - 1).hash() != Table.open(SIEGE, 2, 0).hash()


def test_unknown_options_are_refused_with_those_there_are() -> None:
    assert refused(ROUND_TABLE, 2, options={"speed": 3}) == (
        "Round Table has no option 'speed'; it has: mode",
        "у игры «Круглый стол» нет настройки 'speed'; есть: mode",
    )


@pytest.mark.parametrize("given", ["sideways", 1, True, None, ["alone"], {}])
def test_a_choice_must_be_one_of_its_values(given: Any) -> None:
    en, ru = refused(ROUND_TABLE, 2, options={"mode": given})
    assert en == f"option mode: {given!r} is not possible; choose from alone, teams, together"
    assert ru == f"настройка mode: значение {given!r} невозможно; допустимо: alone, teams, together"


@pytest.mark.parametrize("given", [-1, 100, "100", "--1", "²", "1e1", "", 5.0, True, [5]])
def test_a_number_must_be_in_its_range(given: Any) -> None:
    en, _ = refused(EXPEDITION, 2, options={"gold_0": given})
    assert en == f"option gold_0: {given!r} is not possible; choose from 0–99"


def test_numbers_and_switches_may_be_written_out() -> None:
    assert Table.open(EXPEDITION, 2, options={"gold_0": "42"}).value("gold_0") == 42
    for given, wanted in (("yes", True), ("OFF", False), (True, True)):
        assert Table.open("shards", options={"expansion": given}).chosen_options["expansion"] is wanted
    assert refused("shards", options={"expansion": 1})[0].endswith("choose from true, false")


def test_a_game_may_refuse_options_that_do_not_go_together() -> None:
    en, ru = refused("shards", 3, options={"mode": "teams"})
    assert en == "the team game is for exactly 4 players"
    assert ru == "командная игра рассчитана ровно на 4 игроков"


def test_options_fill_the_values_of_the_table() -> None:
    table = Table.open(ROUND_TABLE, 4, options={"mode": "teams"})
    assert table.view()["values"]["mode"] == "teams"
    assert [table.value("team", seat) for seat in range(4)] == [0, 1, 0, 1]


def test_seats_without_a_name_are_numbered() -> None:
    table = Table.open(SIEGE, 3, names=["Ann", ""])
    assert [table.name(seat) for seat in range(3)] == ["Ann", "Player 2", "Player 3"]
    assert [table.name(seat, "ru") for seat in range(3)] == ["Ann", "Игрок 2", "Игрок 3"]
