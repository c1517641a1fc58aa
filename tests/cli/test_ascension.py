"""Ascension at the terminal: whole games typed by a script, its cards, rules, bots, and what happened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deckwright.faces import face_of
from deckwright.games import load
from tests.cli.conftest import Run

# Play what simply gives resources, take the first choice a few times, end the turn: a game comes to its end.
CLUMSY = "a\n1\n1\na\n1\n1\n1\n0\n" * 250


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "lang", "words"),
    [
        ([], "ru", ("Победа: ", "итоговый счёт", "Как играть", "запас славы", "Всегда доступны")),
        ([], "en", (" wins!", "final score", "how to play", "honor pool", "Always there")),
        (["--players", "3", "--bots", "infantry,mechana"], "ru", ("Натиск тяжёлой пехоты", "Строитель Механы")),
        (["--players", "4", "--bots", "hunter"], "en", ("Monster hunter 1", "Monster hunter 3")),
        (["--players", "1"], "ru", ("в одиночку на счёт", "осталось ходов", "наш вариант")),
    ],
)
def test_a_game_is_played_to_its_end(run: Run, arguments: list[str], lang: str, words: tuple[str, ...]) -> None:
    ran = run("play", "ascension", "--terminal", "--seed", "3", "--lang", lang, *arguments, typed=CLUMSY)
    assert ran.code == 0
    assert ran.err == ""
    for word in words:
        assert word.casefold() in ran.out.casefold()


def test_what_bots_do_is_told_line_by_line(run: Run) -> None:
    out = run("play", "ascension", "--seed", "3", typed="a\n0\n" * 8).out
    assert re.search(r"Greedy bot plays Apprentice( ×\d)?  \+\d runes?\n", out)
    assert re.search(r"Greedy bot acquires .+  −\d runes?; into the row: ", out)
    assert re.search(r"Greedy bot defeats .+  −\d power; \+\d honor", out)
    assert "hidden card" not in out


@pytest.mark.parametrize("width", ["60", "80", "100", "140"])
def test_the_table_is_drawn_in_any_width(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = run("play", "ascension", "--seed", "3", "--lang", "ru", typed="a\n").out
    assert "Тяжёлая пехота" in out and "Центральный ряд" in out
    assert max(len(line) for line in out.splitlines()) <= int(width)


def test_bots_of_the_game_are_listed_and_misspelt_ones_corrected(run: Run) -> None:
    out = run("games", "ascension").out
    for bot in ("newcomer", "master", "random", "greedy", "infantry", "mechana", "hunter"):
        assert f" {bot}  " in out
    assert "Heavy-infantry rush" in out
    assert "infantry" not in run("games", "shards").out
    assert "There are: infantry" in run("simulate", "ascension", "--bots", "infantri").err
    assert "There are: " in run("simulate", "shards", "--bots", "infantry").err


def test_bots_of_the_game_can_be_compared(run: Run) -> None:
    out = run("simulate", "ascension", "--bots", "greedy,infantry", "--games", "20").out
    assert "Greedy bot" in out and "Heavy-infantry rush" in out


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_is_listed_and_has_a_page_with_its_original_name(run: Run, lang: str) -> None:
    listed = run("cards", "ascension", "--lang", lang).out
    for kind in load("ascension").kinds:
        assert kind.said(lang) in listed
        page = run("cards", "ascension", kind.id, "--lang", lang)
        assert page.code == 0
        assert kind.en in page.out and kind.ru in page.out


def test_a_page_explains_keywords_and_names_rules(run: Run) -> None:
    out = run("cards", "ascension", "Rocket Courier X-99").out
    assert "Construct: " in out and "ASC-PLAY-03" in out and "ASC-CARD-07" in out
    out = run("cards", "ascension", "Avatar of the Fallen", "--lang", "ru").out
    assert "Награда: " in out and "Изгнание: " in out and "ASC-PUB-12" in out


@pytest.mark.parametrize(
    ("id", "en", "ru"),
    [
        ("mystic", "2◆", "2◆"),
        (
            "runic-lycanthrope",
            "2◆ · after Lifebound: 2↯",
            "2◆ · после Жизнерождённых: 2↯",
        ),
        ("yggdrasil-staff", "1↯ · 4◆ → 3★", "1↯ · 4◆ → 3★"),
        ("voidthirster", "1↯ · first monster of the row a turn: 1★", "1↯ · первый за ход монстр ряда: 1★"),
        ("the-grand-design", "2◇", "2◇"),
        ("samaels-trickster", "1★ · 1◆", "1★ · 1◆"),
    ],
)
def test_a_card_is_said_in_signs(id: str, en: str, ru: str) -> None:
    kind = load("ascension").kind(id)
    assert kind is not None
    face = face_of(load("ascension"))
    assert (face.brief(kind, "en"), face.brief(kind, "ru")) == (en, ru)


def test_rules_are_looked_up(run: Run) -> None:
    assert "ASC-ENDGAME-06" in run("rules", "ascension", "tie").out
    assert "ASC-SOLO-01" in run("rules", "ascension", "solo").out
    assert "ASC-FIGHT-06" in run("rules", "ascension", "Культист", "--lang", "ru").out


def test_a_game_is_kept_told_again_and_advised(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "ascension", "--seed", "5", "--bots", "hunter", typed=f"a\n0\na\ns {file}\nq\n\n")
    told = run("replay", str(file), "--lang", "ru").out
    assert "Охотник на монстров" in told and "разыгрывает" in told
    advised = run("hint", str(file), "--seconds", "0.2").out
    assert "Master would choose: " in advised and " %" in advised
    assert "Monster hunter would choose: " in run("hint", str(file), "--bot", "hunter").out
    again = run("play", "ascension", "--load", str(file), typed="l\nq\n\n")
    assert again.code == 0 and "Monster hunter" in again.out
