"""Games of other packages: what is installed is there, and what is broken is named and harms nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright import Table
from deckwright.games import GAMES, GameFailed, broken, ids, load
from deckwright.table.errors import BrokenGame, UnknownGame
from tests.cli.conftest import Run, run
from tests.games.packages import STONE, install, installed

__all__ = ["run"]
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "stone-game"
version = "1.0"

[project.entry-points."deckwright.games"]
stone = "stone_game:STONE"

[tool.hatch.build.targets.wheel]
include = ["stone_game.py"]
"""
OURS = ("shards", "ascension", "war-eternal", "new-age", "sorcerer")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "site"
    folder.mkdir()
    with installed(folder):
        yield folder


def failed(id: str) -> GameFailed:
    """The one game that cannot be played, and nothing else suffers."""
    assert ids() == OURS
    assert [each.id for each in broken()] == [id]
    return broken()[0]


def test_without_other_packages_there_are_ours() -> None:
    assert ids() == OURS and broken() == []
    assert load("shards").id == "shards" and load("shards") is load("shards")


def test_an_installed_game_is_there_after_ours_and_plays(site: Path, run: Run) -> None:
    install(site, "stone-game", {"stone": "stone_game:STONE"})
    assert ids() == (*OURS, "stone") and broken() == [] and len(GAMES) == len(OURS) + 1
    table = Table.open("stone", players=3)
    table.choose("no")
    table.choose("yes")
    assert table.result is not None and table.result.winners == (1,)
    assert Table.load(table.save()).hash() == table.hash()
    out = run("games").out
    assert "stone  Stone" in out and "deckwright play stone" in out
    assert "Камень" in run("games", "stone", "--lang", "ru").out


def test_one_package_may_bring_several_games(site: Path) -> None:
    twice = STONE + 'import dataclasses\nPEBBLE = dataclasses.replace(STONE, id="pebble", en="Pebble", ru="Галька")\n'
    install(site, "stones", {"stone": "stones:STONE", "pebble": "stones:PEBBLE"}, twice)
    assert ids() == (*OURS, "pebble", "stone")


def test_a_game_is_not_loaded_before_it_is_asked_for(site: Path) -> None:
    install(site, "stone-game", {"stone": "stone_game:STONE"})
    load("shards")
    assert "shards" in GAMES and "stone_game" not in sys.modules
    load("stone")
    assert "stone_game" in sys.modules


BROKEN = {
    "import": ("import no_such_thing\n", "stone_game:STONE", "ModuleNotFoundError: No module named 'no_such_thing'"),
    "syntax": ("def broken(:\n", "stone_game:STONE", "SyntaxError: invalid syntax"),
    "exit": ("raise SystemExit(3)\n", "stone_game:STONE", "SystemExit: 3"),
    "name": (STONE, "stone_game:STOONE", "has no attribute 'STOONE'"),
    "module": (STONE, "no_such_module:STONE", "No module named 'no_such_module'"),
    "not a game": ("STONE = 'a stone'\n", "stone_game:STONE", "stone_game:STONE is no Game, it is of type str"),
    "rule": (STONE.replace("me.won = True", "me.gold = 1"), "stone_game:STONE", "a Player has no attribute 'gold'"),
    "card": (STONE.replace('1, "box"', '1, "bag"'), "stone_game:STONE", "bag"),
    "id": (STONE.replace('id="stone"', 'id="rock"'), "stone_game:STONE", "the game itself says that its id is rock"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_game_is_named_with_its_reason_and_harms_nothing(site: Path, run: Run, what: str) -> None:
    source, where, reason = BROKEN[what]
    install(site, "stone-game", {"stone": where}, source)
    found = failed("stone")
    assert found.package == "stone-game"
    assert found.said("en").startswith("The game stone of the package stone-game cannot be played: ")
    assert found.said("ru").startswith("Игра stone пакета stone-game недоступна: ")
    assert reason in found.said("en")
    assert "stone" not in GAMES and "shards" in GAMES
    with pytest.raises(GameFailed, match="cannot be played"):
        load("stone")
    with pytest.raises(BrokenGame) as refused:
        Table.open("stone")
    assert refused.value.said("ru") == found.said("ru")
    listed = run("games")
    assert listed.code == 0
    said = " ".join(listed.out.split())
    assert "Shards of Infinity" in said and "stone-game" in said


def test_the_way_to_the_error_is_kept_for_who_can_mend_it(site: Path, run: Run) -> None:
    install(site, "stone-game", {"stone": "stone_game:STONE"}, "x = 1\nimport no_such_thing\n")
    assert 'stone_game.py", line 2' in failed("stone").trace
    told = run("games", "stone")
    assert told.code == 2 and "import no_such_thing" in told.out
    assert "cannot be played" in told.err and "Traceback" not in told.err
    assert "недоступна" in run("play", "stone", "--lang", "ru").err
    assert "deckwright games stone" in run("games").out


@pytest.mark.parametrize("id", ["Stone", "big_stone", "камень", "big--stone", "-stone"])
def test_an_id_that_cannot_stand_in_an_address_is_refused(site: Path, id: str) -> None:
    install(site, "stone-game", {id: "stone_game:STONE"}, STONE.replace('id="stone"', f'id="{id}"'))
    assert "small Latin letters" in failed(id).why("en") and "строчных латинских" in failed(id).why("ru")


def test_nobody_takes_the_id_of_one_of_our_games(site: Path) -> None:
    install(site, "stone-game", {"shards": "stone_game:STONE"}, STONE.replace('id="stone"', 'id="shards"'))
    assert failed("shards").why("en") == "the package deckwright has a game of this id already"
    assert load("shards").en == "Shards of Infinity"


def test_of_two_packages_with_one_id_the_first_by_name_has_it(site: Path) -> None:
    install(site, "white-stone", {"stone": "white_stone:STONE"})
    install(site, "black-stone", {"stone": "black_stone:STONE"})
    assert ids() == (*OURS, "stone")
    assert load("stone").first_rule.__module__ == "black_stone"
    assert [(each.package, each.why("en")) for each in broken()] == [
        ("white-stone", "the package black-stone has a game of this id already")
    ]


def test_a_package_is_built_and_installed_by_pip(site: Path, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "stone_game.py").write_text(STONE, "utf-8")
    (project / "pyproject.toml").write_text(PROJECT, "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(site), str(project)], check=True)
    assert load("stone").en == "Stone" and ids() == (*OURS, "stone")


def test_a_game_that_is_not_installed_can_be_lent(site: Path) -> None:
    install(site, "stone-game", {"stone": "stone_game:STONE"})
    pebble = replace(load("stone"), id="pebble")
    with GAMES.lent(pebble):
        assert ids() == (*OURS, "stone", "pebble") and load("pebble") is pebble
        table = Table.open("pebble")
        assert Table.load(table.save()).game is pebble
    assert ids() == (*OURS, "stone")


def test_what_is_installed_later_is_found_after_another_look(site: Path) -> None:
    with pytest.raises(KeyError):
        load("stone")
    with pytest.raises(UnknownGame):
        Table.open("stone")
    install(site, "stone-game", {"stone": "stone_game:STONE"})
    GAMES.look_again()
    assert load("stone").ru == "Камень"
