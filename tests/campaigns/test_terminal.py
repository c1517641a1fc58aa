"""A campaign at the terminal: begun, played, left and taken up again, carried away and brought in."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from deckwright.cli import main

pytestmark = pytest.mark.usefixtures("cave")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for data of the test's own, and a wide terminal."""
    monkeypatch.setenv("DECKWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "160")
    return tmp_path


class Terminal:
    """Types lines and reads what is said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *arguments: str, typed: str = "", lang: str = "en", code: int = 0) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        found = main(["expedition", *arguments, "--lang", lang])
        said = self.capsys.readouterr()
        assert found == code, said.err + said.out
        return said.out + said.err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


# Pack the first two things, take nothing along, go, and climb.
FIRST = "1 2\n0\n\n" + "1\n" * 2


def test_a_whole_campaign_is_played_over_several_sittings(terminal: Terminal, home: Path) -> None:
    said = terminal("new", "cave", "--players", "1", "--seed", "7", "--name", "Ann")
    assert "A cave opens under the old hill." in said and "expedition play cave-1" in said
    said = terminal("play", "cave-1", typed="1 2\n0\n\n1\nq\n\n")
    assert "These stay behind for ever: Map" in said and "Gone as soon as you depart (Left behind): Map" in said
    assert "in battle: The mouth" in terminal("list")
    said = terminal("play", typed="1\n")
    assert "The battle is won: The mouth" in said and "You find something in the dark." in said
    said = terminal("play", typed="\n0\n\n2\n" + "\n0\n\n" + "1\n" * 3 + "\n0\n\n" + "1\n" * 4)
    assert "The battle is lost: The hall" in said and "You have made it!" in said and "It opens: The descent" in said
    shown = terminal("show", "cave-1")
    assert "finished: won" in shown and shown.count("The battle is won") == 3
    assert "Пройдено пещер: 3" in terminal("show", "cave-1", lang="ru")


def test_decisions_can_be_taken_back_and_nonsense_is_answered(terminal: Terminal) -> None:
    terminal("new", "cave", "--players", "1", "--call", "ours")
    said = terminal("play", "ours", typed="x\n1\n1 2\n1\nb\n1 3\n\nq\n")
    assert "Type numbers from the list." in said and "pick 2, not 1" in said
    assert "stay behind for ever: Map" in said and "stay behind for ever: Lamp" in said
    assert "at the camp" in terminal("list")


def test_bots_and_people_at_one_terminal_fill_the_seats(terminal: Terminal) -> None:
    terminal("new", "cave", "--players", "2", "--bots", "random")
    assert "The mouth" in terminal("play", "cave-1", typed="1 2\n0\n0\n\n" + "1\n" * 2)
    terminal("new", "cave", "--players", "2", "--hotseat")
    assert "The battle is won: The mouth" in terminal("play", "cave-2", typed="1 2\n0\n0\n\n" + "1\n" * 2)


def test_a_campaign_is_exported_and_imported_and_a_forged_one_refused(terminal: Terminal, home: Path) -> None:
    terminal("new", "cave", "--players", "1", "--seed", "7")
    terminal("play", typed=FIRST)
    file = home / "kept.json"
    terminal("export", "cave-1", str(file))
    assert "there already" in terminal("export", "cave-1", str(file), code=2)
    assert "Brought in as cave-2" in terminal("import", str(file))
    assert terminal("show", "cave-2").partition("\n")[2] == terminal("show", "cave-1").partition("\n")[2]
    record = json.loads(file.read_text())
    record["kept"]["gems"] = 9
    file.write_text(json.dumps(record))
    assert "digest" in terminal("import", str(file), code=2)
    (home / "data" / "campaigns" / "cave-2.json").write_text("{}")
    assert "no campaign of Deckwright" in terminal("list")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], ("new, list, show", "new, list, show")),
        (["new"], ("Say which game", "Назовите игру")),
        (["new", "shards"], ("has no campaigns", "нет кампаний")),
        (["new", "cave", "--campaign", "ascent"], ("no campaign 'ascent'", "нет кампании 'ascent'")),
        (["new", "cave", "--option", "easy=1"], ("no option 'easy'", "нет настройки 'easy'")),
        (["new", "cave", "--call", "a/b"], ("letters, digits", "букв, цифр")),
        (["new", "cave", "--players", "9"], ("1 to 3 go into a battle", "В битву идут от 1 до 3")),
        (["new", "cave", "--seed", "-1"], ("from 0 to 18446744073709551615", "от 0 до 18446744073709551615")),
        (["new", "cave", "--seed", str(2**64)], ("from 0 to 18446744073709551615", "от 0 до 18446744073709551615")),
        (["show"], ("Nothing has been begun", "ничего не начато")),
        (["play", "ours"], ("no campaign 'ours'", "нет кампании 'ours'")),
        (["export"], ("Name a file", "Назовите файл")),
        (["import"], ("Name a file", "Назовите файл")),
    ],
)
def test_what_cannot_be_done_is_said(terminal: Terminal, arguments: list[str], words: tuple[str, str]) -> None:
    for lang, word in zip(("en", "ru"), words, strict=True):
        assert word in terminal(*arguments, lang=lang, code=2)
    assert "Nothing has been begun" in terminal("list"), "what cannot be begun leaves nothing behind"


def test_others_may_go_before_all_is_decided(terminal: Terminal) -> None:
    terminal("new", "cave", "--players", "1")
    said = terminal("play", typed="p\n3\n1 2\n0\n0\n0\nq\n")
    assert "How many go, 1 to 3?" in said and "Seat 3 carries" in said


def test_a_file_of_broken_letters_does_not_hide_the_others(terminal: Terminal, home: Path) -> None:
    terminal("new", "cave", "--players", "1")
    (home / "data" / "campaigns" / "torn.json").write_bytes(b"\xff\xfe{")
    said = terminal("list")
    assert "cave-1  Cave: The descent" in said and "torn  This is no campaign, or a part of it is" in said


def test_the_other_word_for_it_works_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "list", "--lang", "en"]) == 0
    assert "Nothing has been begun" in capsys.readouterr().out
    assert main(["expedition", "--help", "--lang", "ru"]) == 0
    assert "Кампании" in capsys.readouterr().out
