"""`deckwright new-game`: what it writes passes its tests, is installed, and plays on every screen at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckwright
from deckwright.games import broken, load
from deckwright.starter import CannotBegin, begin
from deckwright.study.lineup import WINNERS, Lineup, play_games
from tests.cli.conftest import Run, run
from tests.games.packages import installed
from tests.server.web.visiting import sit_down, visiting

__all__ = ["run"]
NAME = "owl-by-the-river"
OURS = Path(deckwright.__file__).parents[1]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return begin(NAME, tmp_path_factory.mktemp("games"))


@pytest.fixture(scope="module")
def shelf(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The package, built and installed as anybody would."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(site), str(project)], check=True)
    with installed(site):
        yield


def test_the_command_writes_the_package_and_says_how_it_goes_on(run: Run, tmp_path: Path) -> None:
    told = run("new-game", "red-river", "--folder", str(tmp_path))
    assert told.code == 0 and "deckwright play red-river" in told.out
    assert (tmp_path / "red-river" / "src" / "red_river" / "rules.md").is_file()
    russian = run("new-game", "blue-river", "--folder", str(tmp_path), "--lang", "ru").out
    assert "В игру уже можно играть" in " ".join(russian.split())  # a long path breaks lines anywhere


def test_nothing_of_the_first_name_is_left(project: Path) -> None:
    for file in project.rglob("*"):
        assert "new_game" not in str(file)
        if file.is_file():
            text = file.read_text("utf-8")
            assert not any(name in text for name in ("new_game", "new-game", "NEW_GAME", "New Game", "NewGame"))
    assert "class TestOwlByTheRiver(Conformance):" in (project / "tests/test_conformance.py").read_text("utf-8")
    assert 'en="Owl By The River"' in (project / "src/owl_by_the_river/game.py").read_text("utf-8")


@pytest.mark.parametrize("command", [["check"], ["format", "--check"]])
def test_ruff_finds_nothing(project: Path, command: list[str]) -> None:
    subprocess.run([sys.executable, "-m", "ruff", *command, "--no-cache", "--quiet", "."], cwd=project, check=True)


@pytest.mark.slow
def test_its_own_tests_pass(project: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    ran = subprocess.run(
        command, cwd=project, env=os.environ | {"PYTHONPATH": str(OURS)}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr


@pytest.mark.usefixtures("shelf")
def test_it_stands_on_the_shelf_and_its_bot_knows_how_to_play() -> None:
    assert load(NAME).en == "Owl By The River" and broken() == []
    rows = play_games(Lineup.open(NAME, ["greedy", "random"]), 1, 200)
    won = [(rows[:, WINNERS] >> seat) & 1 for seat in (0, 1)]
    assert won[0].sum() > 1.5 * won[1].sum()


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_plays_in_the_browser(lang: str) -> None:
    with visiting() as browser:
        headers = {"accept-language": lang}
        for path in ("/", f"/new/{NAME}", f"/cards/{NAME}", f"/cards/{NAME}/egg", f"/rules/{NAME}"):
            answer = browser.get(path, headers=headers)
            assert answer.status_code == 200, path
            assert "Owl By The River" in answer.text
        table = sit_down(browser, "bot", game=NAME, level1="greedy")
        page = browser.get(f"/t/{table}", headers=headers).text
        assert {"en": "Take a step", "ru": "Сделать шаг"}[lang] in page


@pytest.mark.usefixtures("shelf")
def test_it_plays_in_the_terminal(run: Run) -> None:
    told = run("play", NAME, "--seed", "3", "--bots", "greedy", "--option", "rounds=4", typed="1\n1\n2\n1\n" * 40)
    assert told.code == 0 and told.err == ""
    assert "Take a step" in told.out and "wins!" in told.out
    assert "Dragon Egg" in run("cards", NAME).out
    assert "Три единицы шума" in run("rules", NAME, "--lang", "ru").out


@pytest.mark.parametrize(
    ("name", "en", "ru"),
    [
        ("Red River", "such as red-river", "например red-river"),
        ("red_river", "such as red-river", "например red-river"),
        ("река", "such as red-river", "например red-river"),
        ("-x", "small Latin letters", "строчные латинские"),
        ("7seas", "such as seas", "например seas"),
        ("x" * 41, "at most 40 letters", "не больше 40 букв"),
        ("shards", "There is a game shards already", "Игра shards уже есть"),
        ("json", "Python has something called json", "В Python уже есть json"),
        ("class", "Python has something called class", "В Python уже есть class"),
        ("deckwright", "Python has something called deckwright", "В Python уже есть deckwright"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_the_reason(tmp_path: Path, name: str, en: str, ru: str) -> None:
    with pytest.raises(CannotBegin) as refused:
        begin(name, tmp_path)
    assert en in refused.value.said("en") and ru in refused.value.said("ru")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "red-river").mkdir()
    told = run("new-game", "red-river", "--folder", str(tmp_path), "--lang", "ru")
    assert told.code == 2 and "уже существует; ничего не записано" in told.err
    assert list((tmp_path / "red-river").iterdir()) == []
