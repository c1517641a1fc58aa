"""A game that says nothing about screens, at the terminal: played whole, and through every command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from deckwright import Table
from deckwright.cli.play.menu import menu_of
from deckwright.faces import Canvas, PlainFace, face_of
from tests.cli.conftest import Run
from tests.games.packages import STONE, install, installed
from tests.games.pearls.game import PEARLS
from tests.lang.points.places import MARCHES

WHOLE_GAME = "1\n1\n2\n" * 60  # dive twice, or surface


@pytest.fixture(autouse=True)
def _pearls(tmp_path: Path) -> Iterator[None]:
    site = tmp_path / "site"
    install(site, "pearls-game", {"pearls": "tests.games.pearls.game:PEARLS"}, source="")
    with installed(site):
        yield


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Pearls: how to play", "Dive for pearls", "Your turn, Player", "Player finds ", "Chest: ", " wins!")),
        ("ru", ("Жемчуг: как играть", "Ныряйте", "Ваш ход, Игрок", "Игрок находит: ", "Сундук: ", "Победа: ")),
    ],
)
@pytest.mark.parametrize("arguments", [["--bots", "random"], ["--players", "4"], ["--hotseat"]])
def test_it_is_played_to_its_end(run: Run, lang: str, words: tuple[str, ...], arguments: list[str]) -> None:
    ran = run("play", "pearls", "--seed", "4", "--lang", lang, *arguments, typed=WHOLE_GAME)
    assert ran.code == 0 and ran.err == ""
    if "--hotseat" in arguments:
        words = tuple(word.replace("Player", "Player 1").replace("Игрок", "Игрок 1") for word in words)
    for word in words:
        assert word in ran.out or word.replace(" wins!", " win!") in ran.out
    assert run("play", "pearls", "--resume").code == 2  # it is over


def test_everything_can_be_typed_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(
        "play", "pearls", "--seed", "4", typed=f"1\n?\nh\nl\nu\ni shark\nr shark\na\ns {file}\nlang ru\nq\n\n"
    ).out
    assert "What you can type" in out and "play all cards" not in out
    assert "The bot would choose: " in out and "Taken back." in out
    assert "With 2 cards or more in your bag: lose your bag." in out
    assert "Pearls has no page of rules yet." in out
    assert "Unknown command 'a'" in out
    assert "Ваш ход, Игрок" in out and "Партия сохранена" in out
    assert run("play", "pearls", "--resume", typed="1\n").code == 0
    assert run("play", "pearls", "--load", str(file), typed="1\n").code == 0


@pytest.mark.parametrize(
    ("arguments", "en", "ru"),
    [
        (["games"], "pearls  Pearls  (2–4 players)", "pearls  Жемчуг  (игроков: 2–4)"),
        (["games", "pearls"], "regular  Regular", "regular  Завсегдатай"),
        (["cards", "pearls"], "♦1  1✸", "2▤: потерять сумку"),
        (["cards", "pearls", "акула"], "Copies: 2", "Копий: 2"),
        (["rules", "pearls"], "Pearls has no page of rules yet.", "У игры «Жемчуг» пока нет страницы с правилами."),
        (["rules", "pearls", "shark"], "deckwright cards pearls", "deckwright cards pearls"),
        (["simulate", "pearls", "--games", "20", "--cores", "1"], "Random bot", "Случайный бот"),
        (["simulate", "pearls", "--games", "20", "--cores", "1", "--players", "4"], "4 players", "игроков: 4"),
        (["arena", "pearls", "--games", "2", "--cores", "1", "--bots", "random,newcomer"], "Newcomer", "Новичок"),
    ],
)
def test_every_page_knows_it(run: Run, arguments: list[str], en: str, ru: str) -> None:
    for lang, words in (("en", en), ("ru", ru)):
        ran = run(*arguments, "--lang", lang)
        assert ran.code == 0
        assert words in ran.out


def test_a_saved_game_is_told_and_advised(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "pearls", "--seed", "4", "--bots", "random", typed=f"1\n2\n1\ns {file}\nq\n\n")
    told = run("replay", str(file), "--lang", "ru").out
    assert "— Ход 2: Случайный бот —" in told and "Игрок находит: " in told and "✸ 2" in told
    assert "Master would choose: " in run("hint", str(file), "--seconds", "0.2").out


def test_without_a_judgement_there_is_a_bot_all_the_same(run: Run) -> None:
    assert "Regular" in run("play", "pearls", "--seed", "4", typed="2\n").out
    assert "There are: " in run("play", "pearls", "--bots", "greedy").err


def _drawn(table: Table, seat: int, lang: str, *, width: int = 80, compact: bool = False) -> str:
    canvas = Canvas(lang, width, compact, lambda side: table.name(side, lang))
    return _printed(face_of(table.game).board(table.view(seat), seat, canvas), width)


def _printed(shown: RenderableType, width: int) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def test_the_table_is_drawn_from_the_schema() -> None:
    assert isinstance(face_of(PEARLS), PlainFace)
    table = Table.open(PEARLS, 2, 4, names=["Ann", "Bob"])
    table.arrange(p0__bag=["pearl", "coral", "pearl"], p1__bag=["shark"], p1__chest=["coral"], reef=["shark"])
    assert _drawn(table, 0, "en").splitlines() == [
        "Bob  ✸ air 2  bag 1",
        "  Chest: ☼ Coral ♦1",
        "Table " + "─" * 74,
        "  sea 6",
        "  Reef:",
        "    ♧ Shark  2▤: lose your bag",
        "─" * 80,
        "Ann  ✸ air 2",
        "  Bag: ≈ Pearl ♦3 ×2, ☼ Coral ♦1",
    ]
    assert _drawn(table, 1, "ru", compact=True).splitlines() == [
        "Ann  ✸ 2  сумка 3",
        "Стол " + "─" * 75,
        "  море 6",
        "  Риф: ♧ Акула",
        "─" * 80,
        "Bob  ✸ 2",
        "  Сумка: ♧ Акула",
        "  Сундук: ☼ Коралл",
    ]


def test_places_are_shown_by_name_with_what_each_side_has_there() -> None:
    table = Table.open(MARCHES, 2, 3, names=["Ann", "Bob"])
    while table.prompt is None or table.prompt.id != "turn":
        table.choose(0)
    table.arrange(
        {
            "p0.hand": ["knight"],
            "p0.garrison@old-ford": ["spear", "spear"],
            "p1.ambush@mill": ["spear"],
            "p1.walls@mill": 0,
            "p0.guard@tower-2": ["knight"],
        }
    )
    assert _drawn(table, 0, "en").splitlines()[1:] == [
        "Table " + "─" * 74,
        "  Old Ford",
        "    Ann: ✸ walls 3   garrison: ≈ Spear ×2",
        "    Bob: ✸ walls 3",
        "  The Mill",
        "    Ann: ✸ walls 3",
        "    Bob: ✸ walls 0   ambush 1",
        "  High Pass",
        "    Ann: ✸ walls 3",
        "    Bob: ✸ walls 3",
        "─" * 80,
        "Ann  ♦ gold 1  deck 2",
        "  Hand: ☼ Knight",
        "  Tower 2: guard: ☼ Knight",
    ]
    assert "    Bob: ✸ стены 0   засада: ≈ Копьё" in _drawn(table, 1, "ru", compact=True).splitlines()


def test_choices_about_places_name_them() -> None:
    table = Table.open(MARCHES, 2, 3, names=["Ann", "Bob"])
    while table.prompt is None or table.prompt.id != "turn":
        table.choose(0)
    table.arrange({"p0.hand": ["knight", "knight"]})
    canvas = Canvas("en", 80, False, lambda side: table.name(side, "en"))
    menu = menu_of(face_of(MARCHES), table.view(0), 0, table.offered(0), canvas)
    lines = [line.strip() for line in _printed(menu.show(canvas, flowing=False), 80).splitlines()]
    assert "1 ☼ March to Old Ford with Knight ×2" in lines
    assert "6 ☼ Hide Knight at High Pass ×2" in lines
    assert "8 ☼ Post Knight on tower 2 (Ann) ×2" in lines


@pytest.mark.parametrize("width", ["60", "80", "140"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_fits_any_width(run: Run, monkeypatch: pytest.MonkeyPatch, width: str, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = run("play", "pearls", "--seed", "4", "--players", "4", "--lang", lang, typed="1\n1\n?\n").out
    assert max(len(line) for line in out.splitlines()) <= int(width)


def test_a_game_that_cannot_be_loaded_is_said_to_be_so(run: Run, tmp_path: Path) -> None:
    source = STONE.replace("end_game()", "finish()")
    install(tmp_path / "site", "stone-game", {"stone": "stone_game:STONE"}, source=source)
    for arguments in (["play", "stone"], ["cards", "stone"], ["simulate", "stone"]):
        en, ru = (run(*arguments, "--lang", lang) for lang in ("en", "ru"))
        assert en.code == ru.code == 2
        assert re.match(r"Error: The game stone of the package stone-game cannot be played: ", en.err)
        assert re.match(r"Ошибка: Игра stone пакета stone-game недоступна: ", ru.err)
        assert "Traceback" not in en.err + ru.err
    assert run("cards", "pearls").code == 0
