"""The claws of Fenrix as people see them: on the web table, in the terminal, and in what the next turn brings."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from deckwright.faces.face import Canvas
from deckwright.games import load
from deckwright.games.new_age.claws_seen import ClawsSeen, claws_for
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.terminal import FACE
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.site import table_parts
from deckwright.table.named import told_position
from tests.rules.new_age.scene import scene
from tests.rules.new_age.test_fenrix import CLAW, QUIET, fenrix, token

HERE = Attendance(["person"] * 2, [""] * 2, [True] * 2)


def told(s: Any, lang: str = "en") -> list[str]:
    return [each.text for each in LOOK.coming(s.table.view(0), lang)]


def panel(s: Any) -> ClawsSeen | None:
    found: ClawsSeen | None = LOOK.plan(s.table.view(0), "en").own["claws"]
    return found


# --- what comes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "claws"), [(0, 0), (3, 0), (4, 1), (5, 1), (6, 2), (8, 3)])
def test_so_many_tokens_bring_so_many_claws(tokens: int, claws: int) -> None:
    s = fenrix(tokens=tokens)
    s.nemesis_turn(QUIET)
    while s.asked == "who-places-token":
        s.choose("pass")
    assert s.pile("threats").count(CLAW) == claws_for(tokens) == claws


def test_what_comes_says_that_claws_come() -> None:
    s = fenrix("null-scion", {"card": "spring-of-fury", "countdown": 1}, tokens=2)
    assert "claws" not in told(s)[0]
    assert told(s)[1].endswith("Nemesis tokens: 5, so claws come at the end of the turn: 1.")
    assert told(s, "ru")[1].endswith("Жетонов исчадия: 5; в конце хода войдут в игру когти: 1.")
    found = panel(s)
    assert found is not None and found.expected == 1


def test_what_comes_warns_of_the_last_claw() -> None:
    s = fenrix(*[CLAW] * 4, "null-scion", tokens=3)
    assert told(s)[-1].endswith("claws come at the end of the turn: 1. That empties the claw deck: you lose.")
    t = fenrix(*[CLAW] * 3, {"card": "crazed-whelps", "countdown": 1})
    assert told(t)[-1].endswith("That empties the claw deck: you lose.")
    t.nemesis_turn("lacerate")
    t.choose("pass")
    assert t.won is False


@pytest.mark.parametrize(("claws", "tokens"), [([], 2), ([CLAW], 1)])
def test_what_comes_counts_whether_there_are_claws(claws: list[str], tokens: int) -> None:
    s = fenrix(*claws, {"card": "rally-the-pack", "countdown": 1}, tokens=2)
    assert any("so claws come" in text for text in told(s)) is (tokens == 2)


def test_other_nemeses_have_no_claws() -> None:
    s = scene(threats=["null-scion"])
    assert told(s) == ["Unleash."] and panel(s) is None


# --- screens ----------------------------------------------------------------------------------------------------------


def test_the_panel_tells_life_and_where_the_tokens_are() -> None:
    s = fenrix({"card": CLAW, "life": 3}, "molten-alpha", CLAW, p0={"token_on": "threats/3"}, tokens=1)
    found = panel(s)
    assert found is not None
    assert [(claw.number, claw.life, list(claw.seats)) for claw in found.claws] == [(1, 3, []), (2, 5, [0])]
    assert (found.left, found.tokens, list(found.aside), found.elsewhere) == (3, 1, [1], {})
    t = fenrix(CLAW, "molten-alpha", p1={"token_on": "threats/2"})
    other = panel(t)
    assert other is not None and other.elsewhere == {"Molten Alpha": [1]}


def test_claws_of_the_same_life_are_told_apart() -> None:
    s = fenrix(CLAW, CLAW, p1={"token_on": "threats/2"})
    texts = [option.text for option in s.options_of("place-token")]
    assert texts == [f"Place your Position token: Rending Claw (claw number: {n})" for n in (1, 2)]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_terminal_shows_claws_and_who_stands_before_them(lang: str) -> None:
    s = fenrix(CLAW, CLAW, p1={"token_on": "threats/2"}, tokens=3)
    console = Console(width=200, record=True, file=StringIO())
    console.print(
        FACE(load("new-age")).board(s.table.view(0), 0, Canvas(lang, 200, False, lambda seat: f"mage {seat}"))
    )
    text = console.export_text()
    assert ("claw deck: 3 of 5" if lang == "en" else "колода когтей: 3 из 5") in text
    assert ("Position token here: mage 1" if lang == "en" else "жетон позиции здесь: mage 1") in text
    assert ("cannot be damaged" if lang == "en" else "ранить нельзя") in text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_web_table_shows_the_claws_and_takes_the_token(lang: str) -> None:
    s = fenrix(CLAW, CLAW, "molten-alpha", p1={"token_on": "threats/2"}, tokens=3)
    html = str(table_parts(s.table.game, lang)["others"](Painter(s.table, 0, lang, HERE).scene()))
    assert len(re.findall(r'<li class="claw', html)) == 2 and html.count("threat f-") == 1
    assert len(re.findall(r'<li class="claw can held', html)) == 1
    found = re.search(r'<li class="claw can"[^>]*data-do="(\d+)"', html)
    assert found is not None
    s.choose(int(found[1]))
    assert token(s) == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_question_for_a_token_says_what_it_is_for(lang: str) -> None:
    s = fenrix(CLAW)
    said = LOOK.explain_prompt("who-places-token", s.table.view(0), 0, lang)
    assert ("can damage it" if lang == "en" else "Ранить коготь может лишь тот") in said


def test_a_position_told_by_names_can_be_laid_again() -> None:
    s = fenrix(CLAW, CLAW, "molten-alpha", p0={"token_on": "threats/3"}, p1={"token_on": "threats/2"})
    position = told_position(s.table)
    twin = fenrix()
    twin.table.arrange({name: position[name] for name in ("threats", "p0.token_on", "p1.token_on")})
    assert (token(twin, 0), token(twin, 1)) == (3, 2)


def test_a_single_mage_who_lost_to_the_claws_was_not_beaten_by_exhaustion() -> None:
    s = fenrix(*[CLAW] * 4, players=1, tokens=4, life=0, exhausted=True)
    s.nemesis_turn(QUIET)
    while s.won is None:
        s.choose(0)
    assert LOOK.ending(s.table.view(), "en") == "Fenrix has reached its own goal."
    assert LOOK.ending(s.table.view(), "ru") == "Фенрикс: исчадие достигло своей цели."
