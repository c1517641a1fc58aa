"""Help for players of Ascension: it fits the situation, and any screen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deckwright.games.ascension import guide
from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.look import LOOK
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.texts import Count, Text
from deckwright.table import Event, Table


def table_with(players: int = 2, **arranged: Any) -> Table:
    """The turn of seat 0."""
    table = Table.open("ascension", players, 5, {"first_player": "first_seat"})
    table.arrange(**arranged)
    return table


def test_the_advice_counts_what_is_possible() -> None:
    table = table_with(
        runes=3,
        mechana_runes=2,
        power=4,
        row=["the-grand-design", "void-initiate", "mephit", "watchmakers-altar"],
        p0__hand=["apprentice", "militia"],
        p0__constructs=["muramasa", "yggdrasil-staff"],
    )
    assert LOOK.advice(table.view(0), table.options, "en") == (
        "Still possible: play cards (2) · use constructs (2) · defeat (4 power; 2 in reach) · "
        "acquire (5 runes; 4 in reach)"
    )


def test_when_nothing_is_left_the_advice_is_to_end() -> None:
    table = table_with(row=[], p0__hand=[])
    assert LOOK.advice(table.view(0), table.options, "en") == "Everything is done: end your turn."
    assert LOOK.advice(table.view(0), table.options, "ru") == "Всё сделано: заканчивайте ход."


def test_every_explained_prompt_is_a_prompt_of_the_game() -> None:
    table = table_with()
    assert set(guide.EXPLAIN) <= {prompt.id for prompt in table.program.prompts}
    for prompt in guide.EXPLAIN:
        assert all(LOOK.explain_prompt(prompt, table.view(0), 0, lang) for lang in LANGUAGES)
    assert LOOK.explain_prompt("main", table.view(0), 0, "en") == ""


@pytest.mark.rule("ASC-SOLO-01", "ASC-SOLO-02")
def test_alone_the_goal_is_a_score_and_marked_as_our_variant() -> None:
    alone = Table.open("ascension", 1, 5, {"solo_turns": 21, "solo_target": 70}).view(0)
    together = Table.open("ascension", 2, 5).view(0)
    assert "more than 70 honor in 21 turns (a variant of ours)" in LOOK.how_to_play(alone, "en")[0]
    assert "больше 70 очков славы за 21 ход (это наш вариант)" in LOOK.how_to_play(alone, "ru")[0]
    assert "honor pool" in LOOK.how_to_play(together, "en")[0]
    assert LOOK.how_to_play(alone, "en")[1:] == LOOK.how_to_play(together, "en")[1:]


@pytest.mark.parametrize(
    ("scoring", "en", "ru"),
    [("all", "All your cards count", "все ваши карты"), ("deck_and_hand", "deck and hand", "колоды и руки")],
)
def test_how_to_play_says_which_cards_count_at_this_table(scoring: str, en: str, ru: str) -> None:
    view = Table.open("ascension", 2, 1, {"scoring": scoring}).view(0)
    assert any(en in line for line in LOOK.how_to_play(view, "en"))
    assert any(ru in line for line in LOOK.how_to_play(view, "ru"))


def test_what_simply_gives_resources_is_played_first_and_what_grows_waits() -> None:
    kinds = {id: ASCENSION.kind(id) for id in ("apprentice", "runic-lycanthrope", "wolf-shaman", "avatar-golem")}
    hand = [kind for kind in kinds.values() if kind is not None]
    now, later = LOOK.easy_plays(hand, table_with().view(0), 0)
    assert ([kind.id for kind in now], [kind.id for kind in later]) == (
        ["apprentice"],
        ["runic-lycanthrope", "avatar-golem"],
    )
    now, later = LOOK.easy_plays([kind for kind in hand if kind.id != "wolf-shaman"], table_with().view(0), 0)
    assert ([kind.id for kind in now], later) == (["apprentice", "runic-lycanthrope", "avatar-golem"], [])


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
            assert not set("◆◇↯★☠▤") & set(said), text
            assert not any(word in said for word in ("(0)", "ype ", "i N", "ведите", "lick")), text


def _finished(seed: int) -> tuple[Table, list[Event]]:
    table, generator = Table.open("ascension", 3, seed), random.Random(seed)
    events = list(table.opening_events)
    while not table.over:
        events += table.choose(generator.randrange(len(table.options)))
    return table, events


def test_the_honor_of_the_turns_is_the_honor_of_the_game() -> None:
    table, events = _finished(3)
    (chart,) = LOOK.turn_charts
    numbers = dict(LOOK.statistics(events, table.view()))
    gained = [chart.number(events, side) for side in range(3)]
    assert gained == numbers[guide.STAT_HONOR] and sum(gained) >= 75
    scores = [honor + cards for honor, cards in zip(gained, numbers[guide.STAT_CARDS], strict=True)]
    assert scores == numbers[guide.STAT_SCORE]


def test_the_charts_read_what_a_side_has() -> None:
    table = table_with(p0__honor=31, p0__constructs=["muramasa"], p0__hand=[], p0__deck=["apprentice"], p0__discard=[])
    charts = {chart.id: chart for chart in LOOK.charts}
    view = table.view()
    assert [charts["honor"].number(view, side) for side in (0, 1)] == [31, 0]
    assert [charts["constructs"].number(view, side) for side in (0, 1)] == [1, 0]
    assert [charts["deck"].number(view, side) for side in (0, 1)] == [2, 10]
