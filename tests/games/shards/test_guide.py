"""Help for players of Shards: it fits the situation, and any screen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deckwright.games.shards import guide
from deckwright.games.shards.look import LOOK
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.texts import Count, Text
from deckwright.table import Event, Table


def table_with(**arranged: Any) -> Table:
    """The main phase of seat 0."""
    table = Table.open("shards", 2, 5)
    assert table.active == 0
    table.arrange(**arranged)
    return table


def focus(table: Table) -> Any:
    return next(option for option in table.options if option.verb == "focus")


@pytest.mark.rule("SOI-MAIN-10")
@pytest.mark.parametrize(("mastery", "warned"), [(0, False), (29, False), (30, True)])
def test_focus_at_30_mastery_is_warned_of_and_not_advised(mastery: int, warned: bool) -> None:
    table = table_with(crystals=1, p0__mastery=mastery, p0__hand=[], row=[], p0__relic_taken=True)
    view = table.view(0)
    for lang, name in (("en", "Focus"), ("ru", "Концентрация")):
        assert bool(LOOK.warn(view, focus(table), lang)) is warned
        assert (name in LOOK.advice(view, table.options, lang)) is not warned
    if warned:
        assert "30 mastery" in LOOK.warn(view, focus(table), "en")
        assert LOOK.advice(view, table.options, "en") == "Everything is done: end the main phase."


def test_nothing_else_is_warned_of() -> None:
    table = table_with(crystals=9, power=9, p0__mastery=30)
    view = table.view(0)
    assert [option.verb for option in table.options if LOOK.warn(view, option, "ru")] == ["focus"]


def test_the_advice_counts_what_is_possible() -> None:
    table = table_with(
        crystals=3,
        power=9,
        row=["kiln-drone", "axia"],
        p0__mastery=0,
        p0__hand=["crystal", "blaster"],
        p0__play=["numeri-drones"],
        p1__play=["evokatus"],
    )
    assert LOOK.advice(table.view(0), table.options, "en") == (
        "Still possible: play cards (2) · activate (1) · recruit (3 crystals; 1 in reach) · Focus · "
        "attack a champion (1)"
    )


@pytest.mark.parametrize(
    ("power", "en", "ru"),
    [
        (0, "Everything is done: end the main phase.", "Всё сделано: завершайте основную фазу."),
        (
            5,
            "Everything is done: end the main phase, and 5 power hits.",
            "Всё сделано: завершайте основную фазу, и вы ударите на 5 мощи.",
        ),
    ],
)
def test_when_nothing_is_left_the_advice_is_to_end(power: int, en: str, ru: str) -> None:
    table = table_with(crystals=0, power=power, row=[], p0__hand=[])
    view = table.view(0)
    assert (LOOK.advice(view, table.options, "en"), LOOK.advice(view, table.options, "ru")) == (en, ru)


def test_a_question_about_shields_is_explained_with_its_numbers() -> None:
    table = table_with(power=7, p1__hand=["korvus-legionnaire"], p1__health=20)
    table.choose("end-main")
    assert table.prompt is not None and table.prompt.id == "show-shields"
    assert LOOK.explain_prompt("show-shields", table.view(1), 1, "en").startswith(
        "7 power is coming at you, 0 blocked so far; your health is 20."
    )


def test_every_explained_prompt_is_a_prompt_of_the_game() -> None:
    table = table_with()
    assert set(guide.EXPLAIN) <= {prompt.id for prompt in table.program.prompts}
    for prompt in guide.EXPLAIN:
        assert all(LOOK.explain_prompt(prompt, table.view(0), 0, lang) for lang in LANGUAGES)
    assert LOOK.explain_prompt("main-phase", table.view(0), 0, "en") == ""


def test_how_to_play_names_the_opponent() -> None:
    alone = Table.open("shards", 1, 5).view(0)
    together = Table.open("shards", 2, 5).view(0)
    assert "Nemesis" in LOOK.how_to_play(alone, "en")[0] and "Немезиды" in LOOK.how_to_play(alone, "ru")[0]
    assert LOOK.how_to_play(together, "en")[0] == "Your goal: bring every opponent from 50 health to 0."
    assert LOOK.how_to_play(alone, "en")[1:] == LOOK.how_to_play(together, "en")[1:]


@pytest.mark.parametrize(
    ("players", "options", "prompt", "en", "ru"),
    [
        (1, {}, "choose-nemesis", "3 mastery", "3 мастерства"),
        (1, {"nemesis_match": "power"}, "choose-nemesis", "3 power", "3 мощи"),
        (2, {"leaders": "choice"}, "choose-leader", "their two relics", "реликвии"),
        (2, {"leaders": "choice", "relics": "none"}, "choose-leader", "differ in the cards", "различаются карты"),
        (2, {"leaders": "auction"}, "bid-for-leader", "who chooses last begins", "ходит первым"),
        (4, {"leaders": "auction", "mode": "teams"}, "bid-for-leader", "the team of", "начинает команда"),
        (
            2,
            {"leaders": "auction", "relics": "draft", "auction_and_draft": True},
            "bid-for-leader",
            "decided by the draft",
            "решит следующий драфт",
        ),
    ],
)
def test_help_follows_the_options(players: int, options: dict[str, Any], prompt: str, en: str, ru: str) -> None:
    view = Table.open("shards", players, 5, options).view(0)
    assert en in LOOK.explain_prompt(prompt, view, 0, "en") and ru in LOOK.explain_prompt(prompt, view, 0, "ru")


@pytest.mark.parametrize(("damage", "said"), [("single", "in one attack"), ("turn", "bit by bit")])
def test_how_to_play_says_how_champions_fall_at_this_table(damage: str, said: str) -> None:
    view = Table.open("shards", 2, 5, {"champion_damage": damage}).view(0)
    assert any(said in line for line in LOOK.how_to_play(view, "en"))


def _texts(found: object) -> list[Text | Count]:
    if isinstance(found, Text | Count):
        return [found]
    if isinstance(found, dict):
        return [text for value in found.values() for text in _texts(value)]
    return [text for value in found for text in _texts(value)] if isinstance(found, tuple) else []


def test_the_words_fit_any_screen() -> None:
    """Neither keys nor the terminal's signs."""
    found = [text for name, value in vars(guide).items() if name.isupper() for text in _texts(value)]
    for text in found:
        for said in (text.en, text.ru):
            assert not set("◆↯★♥▼▤") & set(said), text
            assert not any(word in said for word in ("(0)", "ype ", "i N", "ведите", "lick")), text


def _finished(seed: int) -> tuple[Table, list[Event]]:
    table, generator = Table.open("shards", 3, seed), random.Random(seed)
    events = list(table.opening_events)
    while not table.over:
        events += table.choose(generator.randrange(len(table.options)))
    return table, events


def test_the_damage_of_the_turns_is_the_damage_of_the_game() -> None:
    table, events = _finished(3)
    (chart,) = LOOK.turn_charts
    turns: list[list[Event]] = []
    for event in events:
        if event.what == "turn":
            turns.append([])
        if turns:
            turns[-1].append(event)
    numbers = dict(LOOK.statistics(events, table.view()))
    dealt = [sum(chart.number(turn, side) for turn in turns) for side in range(3)]
    assert dealt == numbers[guide.STAT_DAMAGE] and sum(dealt) > 0
    lost = sum(event.data["number"] for event in events if event.what == "note" and event.data["note"] == "damaged")
    assert sum(dealt) == lost


def test_the_charts_read_what_a_side_has() -> None:
    table = table_with(p0__health=31, p0__mastery=12, p1__health=7, p0__hand=[], p0__deck=["crystal"], p0__discard=[])
    charts = {chart.id: chart for chart in LOOK.charts}
    view = table.view()
    assert [charts["health"].number(view, side) for side in (0, 1)] == [31, 7]
    assert charts["mastery"].number(view, 0) == 12
    assert (charts["deck"].number(view, 0), charts["deck"].number(view, 1)) == (1, 10)
