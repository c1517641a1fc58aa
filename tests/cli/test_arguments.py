"""Wrong arguments are explained in one line, in the user's language, with what was probably meant."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "en", "ru"),
    [
        (["gmaes"], "Did you mean: games?", "Может быть: games?"),
        (["zzzzz"], "There are: arena, bench, cards", "Есть: arena, bench, cards"),
        (["cards"], "Say which game", "Укажите игру"),
        (["play", "shrads"], "There is no game 'shrads'. There are: shards", "Нет игры 'shrads'. Есть: shards"),
        (["play", "shards", "--plyers", "3"], "--players", "--players"),
        (["play", "shards", "--players", "x"], "--players must be a number", "--players: нужно число"),
        (["play", "shards", "--players", "9"], "1 to 4 players", "от 1 до 4"),
        (["play", "shards", "--players", "0"], "at least 1", "не меньше 1"),
        (["play", "shards", "--players"], "--players needs a value", "После --players"),
        (["play", "shards", "--bots", "gredy"], "There are: greedy", "Есть: greedy"),
        (["play", "shards", "--bots", "random,random"], "room for 1", "мест для них: 1"),
        (["play", "shards", "--option", "relics"], "name=value", "имя=значение"),
        (["play", "shards", "--option", "relic=none"], "There are: relics", "Есть: relics"),
        (["play", "shards", "--option", "relics=many"], "leader, draft", "leader, draft"),
        (["play", "shards", "--option", "mode=teams"], "exactly 4", "ровно на 4"),
        (["play", "shards", "--seed", "-1"], "seed", "зерно"),
        (["play", "shards", "--load", "/no/such/file"], "no file /no/such/file", "Нет файла /no/such/file"),
        (["play", "shards", "--load", "/"], "is a folder", "папка"),
        (["play", "shards", "--resume"], "no unfinished game", "Незаконченной партии нет"),
        (["replay", "/no/such/file"], "no file", "Нет файла"),
        (["hint", "/no/such/file"], "no file", "Нет файла"),
        (["games", "shards", "more"], "too much: more", "Лишнее: more"),
        (["games", "chess"], "There are: shards", "Есть: shards"),
        (["cards", "shards", "rector drone"], "Did you mean: Reactor Drone", "Может быть: Реакторные дроны"),
        (["cards", "shards", "qqqqqqqq"], "deckwright cards shards", "deckwright cards shards"),
        (["cards", "shards", "дрон"], "Several cards fit", "нескольким картам"),
        (["rules", "shards", "qwertyuiop"], "Nothing in the rules", "не нашлось"),
        (["simulate", "shards", "--games", "0"], "at least 1", "не меньше 1"),
        (["simulate", "shards", "--bots", "greedy,random,random"], "room for 2", "мест для них: 2"),
        (["serve", "--prefix", "a b"], "no prefix", "не префикс"),
        (["games", "--lang", "de"], "ru or en", None),
    ],
)
def test_wrong_arguments_are_explained(run: Run, arguments: list[str], en: str, ru: str | None) -> None:
    for lang, text in (("en", en), ("ru", ru)):
        if text is not None:
            extra = [] if "--lang" in arguments else ["--lang", lang]
            ran = run(*extra, *arguments)
            assert ran.code == 2
            assert text in ran.err
            assert ran.err.count("\n") == 1
            assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"[1, 2]", "not a saved game"),
        (b'{"deckwright": 99}', "format 99"),
        (b'{"deckwright": 1, "game": "shards"}', "damaged"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_and_the_reason(
    run: Run, tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    for arguments in (["play", "shards", "--load", str(path)], ["replay", str(path)], ["hint", str(path)]):
        ran = run(*arguments)
        assert ran.code == 2
        assert reason in ran.err
        assert "game.json" in ran.err


def test_help_speaks_both_languages(run: Run) -> None:
    assert "Usage: deckwright" in run("--help").out
    assert "Использование: deckwright" in run("--help", "--lang", "ru").out
    assert "--hotseat" in run("play", "--help").out
    assert "Usage: deckwright" in run().out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.startswith("deckwright ")


@pytest.mark.slow
def test_the_command_line_starts_without_the_machine() -> None:
    code = (
        "import sys; from deckwright.cli import main; main(['--help']); main(['games']);"
        "assert 'numba' not in sys.modules; assert 'deckwright.vm.machine' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
