"""A whole expedition at the terminal; its battles are shortened by laying out how they stand."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from deckwright.campaigns.record import read
from deckwright.cli import main
from deckwright.cli.camp import playing
from deckwright.cli.camp import texts as C
from deckwright.cli.play.screen import Screen
from deckwright.table import Table

DECISIVE: dict[str, dict[str, Any]] = {  # so that the next blow ends the battle: ours, or that of the nemesis
    "maggoth": {"nemesis_mat": [{"card": "maggoth", "life": 1}]},
    "arachnos": {"gravehold": 1},
    "ageless-walker": {"nemesis_mat": [{"card": "ageless-walker", "life": 1}]},
    "fenrix": {"nemesis_mat": [{"card": "fenrix", "life": 1}]},
}
Answers = Callable[[str], str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for data of the test's own, and a wide terminal."""
    monkeypatch.setenv("DECKWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


class Shortened:
    """Tables as the camp opens them, shortly before their end."""

    load = staticmethod(Table.load)

    @staticmethod
    def open(game: Any, seats: int, seed: int, options: dict[str, Any]) -> Table:
        table = Table.open(game, seats, seed, options)
        while table.turn == 0:
            table.choose(0)
        table.arrange(DECISIVE[str(options["nemesis"])])
        return table


def answering(lang: str, given: dict[str, list[str]]) -> Answers:
    """Answers by what is asked: those given for it, one after the other; Enter at the camp.

    In a battle the first choice, and then the one that ends what is going on, if there is such.
    """
    at_camp = {text.said(lang) for text in (C.PICK_PROMPT, C.GO, C.END)}
    in_battle = cycle("10")

    def answer(prompt: str) -> str:
        waiting = next((left for text, left in given.items() if prompt.startswith(text) and left), None)
        if waiting is not None:
            return waiting.pop(0)
        return "" if prompt in at_camp else next(in_battle)

    return answer


def run(monkeypatch: pytest.MonkeyPatch, answer: Answers, *arguments: str, lang: str = "en") -> int:
    monkeypatch.setattr(Screen, "ask", lambda screen, prompt: answer(prompt))
    return main(["expedition", *arguments, "--lang", lang])


def test_a_whole_expedition_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(playing, "Table", Shortened)
    answer = answering("en", {})
    assert run(monkeypatch, answer, "new", "new-age", "--seed", "7", "--option", "after_a_loss=on") == 0
    assert run(monkeypatch, answer, "play") == 0
    said = " ".join(capsys.readouterr().out.split())
    for line in (
        "The battle is won: Battle 1: Maggoth",
        "The battle is lost: Battle 2: Arachnos",
        "The battle is won: Battle 3: Ageless Walker",
        "The battle is won: Battle 4: Fenrix",
        "Nine piles for the supply",
        "These will be banished for good",
        "Treasure of level 1: ",
        "A treasure for the group",
        "Treasure of level 3: ",
        "You have made it!",
        "It opens: A new expedition",
    ):
        assert line in said, line


def test_other_players_go_into_the_next_battle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    monkeypatch.setattr(playing, "Table", Shortened)
    run(monkeypatch, answering("ru", {}), "new", "new-age", "--players", "1", "--name", "Аня", lang="ru")
    given = {C.GO.ru: ["p", "", "q"], "Сколько идёт": ["3"]}
    assert run(monkeypatch, answering("ru", given), "play", lang="ru") == 0
    said = capsys.readouterr().out
    assert "В битву идут: Аня\n" in said and "В битву идут: Аня, Жадный бот 1, Жадный бот 2" in said
    assert "Победа: Битва 1: Маггот" in said and "Сокровище 1-го уровня: " in said
    entries = json.loads((home / "data" / "campaigns" / "new-age-1.json").read_text())["entries"]
    departed = next(each["data"] for each in entries if each["what"] == "depart")
    assert len(departed["party"]) == 3 and len(departed["battle"]["options"]["mage"]) == 3


def test_the_number_of_players_can_be_given_with_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    run(monkeypatch, answering("en", {}), "new", "new-age", "--campaign", "expedition", "--seed", "11")
    quitting = answering("en", {C.GO.en: ["p", "q"], "How many": ["9"]})
    assert run(monkeypatch, quitting, "play", "--players", "4", "--bots", "greedy") == 0
    said = capsys.readouterr().out
    assert said.count("Mage: the bot of seat 4") == 1 and "A number from 1 to 4, please." in said
    assert run(monkeypatch, answering("en", {C.GO.en: ["q"]}), "play", "--players", "2", "--hotseat") == 0
    assert "Into battle go: Player 1, Player 2" in capsys.readouterr().out
    brought = read((home / "data" / "campaigns" / "new-age-1.json").read_text())
    assert len(brought.journey.party) == 2 and not any(place.is_bot for place in brought.journey.party)


def test_a_choice_can_be_read_before_it_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, answering("ru", {}), "new", "new-age", lang="ru")
    given = {C.PICK_PROMPT.ru: ["?1", "?99", "2"], C.GO.ru: ["q"]}
    run(monkeypatch, answering("ru", given), "play", lang="ru")
    said = capsys.readouterr().out
    assert "Разлом I — древний" in said and "Карты с таким номером нет." in said
    assert "Зерно" not in said
    run(monkeypatch, answering("ru", {}), "show", lang="ru")
    assert "Зерно" in capsys.readouterr().out


def test_nine_piles_beside_the_recipe_are_warned_of_at_the_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing, "Table", Shortened)
    begun = ("new", "new-age", "--players", "1", "--option", "after_a_loss=on")
    run(monkeypatch, answering("ru", {}), *begun, lang="ru")
    odd = " ".join(map(str, range(5, 14)))  # the dearest gem, the relics, all spells but the last
    given = {C.PICK_PROMPT.ru: ["", "", odd], C.GO.ru: ["", "q"]}
    assert run(monkeypatch, answering("ru", given), "play", lang="ru") == 0
    said = capsys.readouterr().out
    assert "Внимание: обычно берут самоцветов — 3" in said and "Нет самоцвета за 3 эфира" in said
