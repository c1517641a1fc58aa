"""Whole games at the terminal, typed by a script, and everything else that can be typed there."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PATIENCE = 120.0  # seconds that a program may take on a busy machine before the test gives up
# Play what simply gives resources, take the first choice a few times, end the phase: a game comes to its end.
CLUMSY = "a\n1\n1\na\n1\n1\n1\n0\n" * 250


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "lang", "words"),
    [
        ([], "ru", ("Победа: ", "нанесено урона", "Как играть", "Ваш ход, Игрок")),
        ([], "en", (" wins!", "damage dealt", "how to play", "Your turn, Player")),
        (["--players", "3", "--bots", "random,greedy"], "ru", ("Победа: ", "Случайный бот")),
        (["--players", "4", "--bots", "random", "--option", "mode=teams"], "ru", ("Победа: ", "(партнёр)")),
        (["--bots", "newcomer"], "ru", ("Победа: ", "Новичок")),
        (["--bots", "search:iterations=5"], "en", ("win", "Bot search:iterations=5")),
        (["--players", "1"], "ru", ("Победа: ", "Немезида", "одни против Немезиды")),
        (["--players", "2", "--option", "leaders=auction"], "ru", ("Победа: ", "Введите число")),
        (["--players", "2", "--option", "relics=draft", "--terminal"], "en", (" wins!", "Relic draft")),
    ],
)
def test_a_game_is_played_to_its_end(run: Run, arguments: list[str], lang: str, words: tuple[str, ...]) -> None:
    ran = run("play", "shards", "--seed", "3", "--lang", lang, *arguments, typed=CLUMSY)
    assert ran.code == 0
    assert ran.err == ""
    for word in words:
        assert word.casefold() in ran.out.casefold()


def test_bots_are_told_line_by_line(run: Run) -> None:
    out = run("play", "shards", "--seed", "3", typed="a\n0\n" * 6).out
    assert re.search(r"Greedy bot plays Crystal( ×\d)?  \+\d crystals?\n", out)
    assert re.search(r"Greedy bot recruits .+  −\d crystals?; into the row: ", out)
    assert re.search(r"Player takes \d+ damage  ♥ 50 → \d+", out)
    assert "hidden card" not in out


def test_equal_copies_are_one_choice(run: Run) -> None:
    out = run("play", "shards", "--seed", "5", "--lang", "ru").out
    assert re.search(r"\d · Кристалл ×3 +1◆", out)
    assert len(re.findall(r"\d · Кристалл", out)) == 1


def test_wrong_input_does_no_harm(run: Run) -> None:
    out = run(
        "play", "shards", "--lang", "ru", typed="99\nxyz\n-1\ni\ni 0\ni зззз\nr\nr qqqq\ns\nlang de\nu\n\n1.5\n"
    ).out
    assert "Такого варианта нет" in out
    assert "Нет команды 'xyz'" in out
    assert "Укажите карту" in out
    assert "Вариант 0 — не про карту" in out
    assert "Нет карты 'зззз'" in out
    assert "Что искать?" in out
    assert "не нашлось 'qqqq'" in out
    assert "Укажите файл" in out
    assert "Укажите язык" in out
    assert "Отменять нечего" in out


def test_help_info_rules_log_and_hint(run: Run) -> None:
    typed = "?\ni 1\ni реактор\ni кристалл\nr SOI-MAIN-06\nr щит\nh\nl\n1\nl\n"
    out = run("play", "shards", "--lang", "ru", "--seed", "5", typed=typed).out
    assert "Что можно ввести" in out and "Обозначения" in out
    assert "Infinity Shard" in out  # the page of the first choice
    assert "подходит к нескольким" in out
    assert "Crystal  [crystal]" in out
    assert "SOI-MAIN-06" in out and "SOI-SHIELD-01" in out
    assert "Бот выбрал бы: " in out
    assert re.search(r"Бот выбрал бы: .*\n.*\+[12] ", out), "what that brings stands below"
    assert "— Ход 1: Игрок —" in out


def test_commands_work_on_a_russian_keyboard(run: Run) -> None:
    out = run("play", "shards", "--lang", "ru", "--seed", "5", typed="ф\nг\nр\nд\nпомощь\nй\n\n").out
    assert "Ход отменён" in out
    assert "Бот выбрал бы" in out
    assert "Что можно ввести" in out
    assert "Партия сохранена" in out


def test_the_language_changes_in_the_middle(run: Run) -> None:
    out = run("play", "shards", "--lang", "ru", "--seed", "5", typed="1\nlang en\nl\n").out
    assert "Now in English." in out
    assert "Your turn, Player" in out
    assert "Player plays Infinity Shard" in out


def test_undo_takes_back_ones_own_choice_and_the_bots_after_it(run: Run, tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    typed = f"a\ns {before}\n0\nu\ns {after}\n"
    run("play", "shards", "--seed", "5", typed=typed)
    assert json.loads(before.read_text())["history"] == json.loads(after.read_text())["history"]


def test_cards_wait_for_a_threshold_that_focus_reaches(run: Run, tmp_path: Path) -> None:
    from deckwright.table import Table

    table = Table.open("shards", seed=5)
    table.arrange({"p0.hand": ["shard-reactor", "crystal"], "p0.mastery": 4})
    path = tmp_path / "game.json"
    path.write_text(table.save())
    out = run("play", "shards", "--load", str(path), "--lang", "ru", typed="a\n").out
    assert "Игрок разыгрывает: Кристалл" in out
    assert "Осталось в руке" in out and "Игрок разыгрывает: Осколочный реактор" not in out


def test_a_game_is_saved_loaded_and_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    first = run("play", "shards", "--seed", "5", "--name", "Анна", "--bots", "random", typed=f"a\nq\n{path}\n")
    assert f"Saved: {path}" in first.out.replace("\n", "")
    assert "play shards --resume" in first.out
    record = json.loads(path.read_text())
    assert record["seated"] == [{"person": "Анна"}, {"bot": "random"}]
    for arguments in (["--load", str(path)], ["--resume"]):
        out = run("play", "shards", *arguments, "--lang", "ru", typed="l\n").out
        assert "Партия продолжается" in out
        assert "Анна разыгрывает" in out and "Случайный бот" in out
        assert "как играть" not in out


def test_a_game_that_is_over_is_not_resumed(run: Run) -> None:
    assert run("play", "shards", "--seed", "3", typed=CLUMSY).code == 0
    assert run("play", "shards", "--resume").code == 2


def test_a_game_saved_elsewhere_can_be_played(run: Run, tmp_path: Path) -> None:
    from deckwright.table import Table

    path = tmp_path / "game.json"
    path.write_text(Table.open("shards", players=3, seed=1, names=["Боря"]).save())
    out = run("play", "shards", "--load", str(path), typed="").out
    assert "Боря" in out and "Greedy bot 2" in out


def test_people_share_a_screen_behind_a_curtain(run: Run) -> None:
    out = run("play", "shards", "--hotseat", "--seed", "5", "--lang", "ru", typed="a\n0\na\n0\n").out
    assert "Передайте экран: теперь выбирает Игрок 1" in out
    assert "Передайте экран: теперь выбирает Игрок 2" in out
    assert "Жадный бот" not in out


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("not a folder")
    monkeypatch.setenv("DECKWRIGHT_DATA", str(blocked))
    ran = run("play", "shards", "--seed", "5", typed="a\nq\n\n")
    assert ran.code == 0
    assert "could not be kept" in ran.out


# Whoever runs the tests in the background may have SIGINT ignored, and a child would inherit that.
HEARS_CTRL_C = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from deckwright.cli import main
sys.exit(main())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_ctrl_c_keeps_the_game_and_leaves_cleanly(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    environ = os.environ | {"DECKWRIGHT_DATA": str(tmp_path), "LANG": "ru_RU.UTF-8", "LC_ALL": "", "TERM": "xterm"}
    command = [sys.executable, "-c", HEARS_CTRL_C, "play", "shards", "--seed", "5"]
    with subprocess.Popen(
        command, stdin=follower, stdout=follower, stderr=follower, env=environ, start_new_session=True
    ) as child:
        os.close(follower)
        try:
            shown = _read_until(leader, "дальше", "помощь): ")
            while "помощь): " not in shown[-30:]:
                os.write(leader, b"\n")
                shown = _read_until(leader, "дальше", "помощь): ")
            shown += _pressed_ctrl_c(child, leader)
            assert "Traceback" not in shown, shown[-3000:]
            assert child.wait(PATIENCE) == 130
        finally:
            child.kill()
            os.close(leader)
    assert (tmp_path / "unfinished-shards.json").exists()


def _pressed_ctrl_c(child: subprocess.Popen[bytes], descriptor: int) -> str:
    """What is shown once Ctrl+C is heard. Python does not hear one that comes between its prompt and its waiting for a
    line, so it is pressed again where nothing happens, as people do."""
    for _ in range(3):
        child.send_signal(signal.SIGINT)
        if select.select([descriptor], [], [], PATIENCE / 3)[0]:
            break
    return _read_until(descriptor, "Прервано")


def _read_until(descriptor: int, *words: str) -> str:
    """What a program shows until one of the words stands at the end of it."""
    shown = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ready, _, _ = select.select([descriptor], [], [], 1)
        if ready:
            try:
                shown += os.read(descriptor, 65536)
            except OSError:
                break
        text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.decode(errors="ignore"))
        if any(word in text[-30:] for word in words):
            return text
    raise AssertionError(f"none of {words} was shown, but: {shown.decode(errors='ignore')[-2000:]}")
