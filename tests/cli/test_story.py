"""The story and the warnings of a game as the terminal shows them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text as RichText

from deckwright.cli.play.story import painted
from deckwright.faces import face_of
from deckwright.table import Table
from deckwright.table.story import Story, told
from tests.cli.conftest import Run


def _lines(table: Table, *choices: dict[str, Any]) -> list[RichText]:
    story = Story(table.game, 0)
    for choice in choices:
        story.add(table.choose(choice.pop("what"), **choice), table.revision)
    return painted(told(story.entries, table, "en"), face_of(table.game))


def _style(line: RichText, words: str) -> str:
    """The style of some words of a line."""
    at = line.plain.index(words)
    return next(str(span.style) for span in line.spans if span.start <= at < span.end and span.style)


def test_cards_and_amounts_have_the_colours_of_their_signs() -> None:
    table = Table.open("shards", 2, 5, names=["Ann", "Bob"])
    table.arrange({"p0.hand": ["reactor-drone", "data-heretic"], "p0.deck": ["nil-assassin", "crystal"]})
    gains, draws = _lines(table, {"what": "play", "card": "reactor-drone"}, {"what": "play", "card": "data-heretic"})
    assert gains.plain == "  Ann plays Reactor Drone  +3 crystals"
    assert (_style(gains, "Reactor Drone"), _style(gains, "+3 crystals")) == ("dark_orange", "bold cyan")
    assert draws.plain == "  Ann plays Data Heretic  draws: ♠ Nil Assassin, · Crystal"
    assert (_style(draws, "Data Heretic"), _style(draws, "♠ Nil")) == ("deep_sky_blue1", "medium_orchid")


def test_an_attack_is_broken_down_and_a_value_has_its_sign() -> None:
    table = Table.open("shards", 2, 5, names=["Ann", "Bob"])
    table.arrange({"p0.hand": ["blaster", "nil-assassin"], "power": 0, "p1.hand": []})
    plays = [{"what": "play", "card": card} for card in ("blaster", "nil-assassin")]
    shown = [line.plain for line in _lines(table, *plays, {"what": "end-main"})]
    assert shown[3:] == [
        "  Bob is attacked with 6 power  6 = 1 · Blaster + 5 ♠ Nil Assassin",
        "  Bob takes 6 damage  ♥ 50 → 44",
        "— Turn 2: Bob —",
    ]


@pytest.fixture
def full_mastery(tmp_path: Path) -> Path:
    table = Table.open("shards", seed=5, names=["Ann"])
    table.arrange({"p0.hand": [], "row": [], "crystals": 1, "p0.mastery": 30, "p0.relic_taken": True})
    path = tmp_path / "game.json"
    path.write_text(table.save())
    return path


@pytest.mark.rule("SOI-MAIN-10")
@pytest.mark.parametrize(("typed", "used"), [("1\n", False), ("1\n1\n", True), ("1\n?\n1\n", True), ("1\n0\n", False)])
def test_focus_at_30_mastery_is_asked_once_more(run: Run, full_mastery: Path, typed: str, used: bool) -> None:
    out = re.sub(r"\s+", " ", run("play", "shards", "--load", str(full_mastery), typed=f"{typed}l\n").out)
    assert out.count("Focus would do nothing: you have 30 mastery") == 1
    assert "Type 1 once more to do it all the same." in out
    assert ("Ann uses Focus" in out) is used


def test_a_question_that_is_shown_again_does_not_warn_again(run: Run, full_mastery: Path) -> None:
    out = run("play", "shards", "--load", str(full_mastery), "--lang", "ru", typed="1\nlang en\n1\n").out
    assert "Концентрация ничего не даст" in out and "would do nothing" not in out
    assert "Ann uses Focus" in out


def test_when_nothing_is_worth_doing_the_key_is_named(run: Run, full_mastery: Path) -> None:
    out = run("play", "shards", "--load", str(full_mastery)).out
    assert "Everything is done: end the main phase. (Type 0.)" in re.sub(r"\s+", " ", out)
