"""Choosing at a table: by an option, its number or its words; what cannot be chosen is refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from deckwright.lang.texts import plain
from deckwright.table import Option, Table
from deckwright.table.errors import Ambiguous, GameOver, NotLegal, NotYourTurn, StaleRevision, TableError, UnknownCard
from tests.lang.points.interruptions import BREACH
from tests.lang.points.mixed_offers import SIEGE
from tests.table.rookery import ROOKERY


def message(error: type[TableError], table: Table, *arguments: Any, **wanted: Any) -> tuple[str, str]:
    """How a choice is refused, in English and in Russian; the table stays as it is."""
    before = (table.hash(), table.revision)
    with pytest.raises(error) as found:
        table.choose(*arguments, **wanted)
    assert type(found.value) is error
    assert (table.hash(), table.revision) == before
    return found.value.said("en"), found.value.said("ru")


def test_an_option_its_number_and_its_words_are_one_choice() -> None:
    ways: list[tuple[Any, dict[str, Any]]] = [
        (next(option for option in Table.open(SIEGE, 3).options if option.verb == "strike"), {}),
        (0, {}),
        (np.int64(0), {}),
        ("strike", {}),
        ("strike", {"card": "knight", "target": "squire", "number": 3}),
        ("strike", {"card": 0, "target": 1}),
        ("strike", {"place": "p0.camp"}),
    ]
    hashes = set()
    for what, wanted in ways:
        table = Table.open(SIEGE, 3)
        events = table.choose(what, **wanted)
        assert [event.what for event in events] == ["mark", "change"]
        hashes.add(table.hash())
    assert len(hashes) == 1


def test_the_parts_of_an_option() -> None:
    strike, *_, rest = Table.open(SIEGE, 2).options
    assert strike == Option(
        index=0,
        verb="strike",
        card="knight",
        card_id=0,
        place="p0.camp",
        target="squire",
        target_id=1,
        number=3,
        en="Knight strikes Squire for 3",
        ru="Рыцарь бьёт Оруженосец на 3",
    )
    assert (rest.verb, rest.card, rest.place, rest.player, rest.number) == ("rest", None, None, None, None)
    assert (strike.text, strike.said("ru")) == (strike.en, strike.ru)


def test_only_who_is_asked_may_answer() -> None:
    table = Table.open(BREACH, 3, names=["Ann"])
    assert message(NotYourTurn, table, "end", seat=1) == ("Ann must choose now", "сейчас выбирает Ann")
    table.choose("end", seat=0)
    assert message(NotYourTurn, table, "end", seat=0)[1] == "сейчас выбирает Игрок 2"


def test_a_choice_may_name_the_revision_it_answers() -> None:
    table = Table.open(SIEGE, 2)
    table.choose("breach", number=1, revision=0)
    assert message(StaleRevision, table, "rest", revision=0) == (
        "this answers revision 0, the table is at 1",
        "это ответ на версию 0, а стол уже на версии 1",
    )
    table.choose("rest", revision=1)


def test_a_card_that_does_not_exist_is_unknown() -> None:
    table = Table.open(SIEGE, 2)
    assert message(UnknownCard, table, "send", card="dragon") == ("there is no card 'dragon'", "нет карты 'dragon'")


def test_what_is_not_offered_is_not_legal() -> None:
    table = Table.open(SIEGE, 2)
    possible = "breach, rest, send, strike, taunt"
    assert message(NotLegal, table, "empty") == (
        f"empty is not possible now; possible are: {possible}",
        f"empty сейчас невозможно; возможно: {possible}",
    )
    assert message(NotLegal, table, "send", card="squire")[0].startswith("send squire is not possible now")
    assert message(NotLegal, table, 99) == ("there is no choice 99 now", "сейчас нет варианта 99")
    assert message(NotLegal, table, -1)[0] == "there is no choice -1 now"
    assert message(NotLegal, table, True)[0].startswith("True is not possible now")


def test_an_option_of_another_question_is_not_legal() -> None:
    table = Table.open(SIEGE, 2)
    old = table.options[-1]
    table.choose("taunt")
    assert message(NotLegal, table, old)[0].startswith("there is no choice")


def test_a_game_may_say_why_something_is_not_legal() -> None:
    def why_not(table: Table, verb: str, card: Any) -> tuple[str, str] | None:
        if verb == "strike" and table.value("taunted", 1):
            return f"{card} is laughing", f"{card} смеётся"
        return None

    table = Table.open(replace(SIEGE, why_not=why_not), 2)
    assert message(NotLegal, table, "strike", card="squire")[0].startswith("strike squire is not possible now")
    table.choose("taunt")
    assert message(NotLegal, table, "strike", card="squire") == ("squire is laughing", "squire смеётся")


def test_several_different_choices_are_ambiguous() -> None:
    table = Table.open(SIEGE, 2)
    assert message(Ambiguous, table, "breach") == (
        "several choices fit: Open breach 1; Open breach 2",
        "подходит несколько вариантов: Открыть брешь 1; Открыть брешь 2",
    )
    table.choose("breach", number=2)


def test_equal_copies_are_one_choice_and_marked_ones_are_not() -> None:
    table = Table.open(SIEGE, 2)
    table.arrange(p1__camp=["squire", "squire"])
    table.clone().choose("strike", card="knight")
    table.arrange(p1__camp=["squire", {"card": "squire", "wounds": 1}])
    message(Ambiguous, table, "strike", card="knight")
    wounded = table.view()["players"][1]["piles"]["camp"]["cards"][1]["id"]
    table.choose("strike", target=wounded)
    assert table.view()["players"][1]["piles"]["camp"]["cards"][1]["wounds"] == 4


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = Table.open(BREACH, 1)
    table.choose("end")
    assert table.over and table.options == [] and table.prompt is None and table.seat is None
    assert table.to_answer == ()
    assert message(GameOver, table, "end") == ("the game is over", "партия окончена")
    with pytest.raises(GameOver):
        table.arrange(gravehold=1)
    assert table.result is not None
    assert (table.result.winners, table.result.turns, table.result.decisions) == ((0,), 1, 1)


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    with pytest.raises(NotYourTurn, match="there is no seat 2"):
        Table.open(SIEGE, 2).view(2)


# --- where a card lies ------------------------------------------------------------------------------------------------


def two_nests(seats: int = 2) -> Table:
    """Wrens in two nests of seat 0 and one of seat 1, and one that has no nest."""
    table = Table.open(ROOKERY, seats)
    table.arrange(
        {
            "p0.nests": ["oak", "elm", "elm"],
            "p1.nests": ["oak"],
            "p0.birds": ["wren in oak", "wren in p0.nests/2", "wren in p0.nests/3", "jay in oak", "wren"],
            "p1.birds": ["wren in oak"],
        }
    )
    return table


def test_options_that_differ_only_in_where_a_card_lies_say_so() -> None:
    table = two_nests()
    assert [(option.en, option.ru, option.within) for option in table.options if option.verb == "call"] == [
        ("Call Wren (Oak, Player 1)", "Позвать: Крапивник (Дуб, Игрок 1)", "oak"),
        ("Call Wren (Elm 1, Player 1)", "Позвать: Крапивник (Вяз 1, Игрок 1)", "elm/1"),
        ("Call Wren (Elm 2, Player 1)", "Позвать: Крапивник (Вяз 2, Игрок 1)", "elm/2"),
        ("Call Jay", "Позвать: Сойка", "oak"),
        ("Call Wren (Player 1)", "Позвать: Крапивник (Игрок 1)", None),
        ("Call Wren (Oak, Player 2)", "Позвать: Крапивник (Дуб, Игрок 2)", "oak"),
    ]
    words = [plain(table.reader.option_tokens(option, lang)) for option in table.options for lang in ("en", "ru")]
    assert words == [option.said(lang) for option in table.options for lang in ("en", "ru")]


def test_a_card_may_be_chosen_by_the_card_it_lies_in() -> None:
    for place, left in (
        ("p0.oak", ["wren", "wren", "jay", "wren"]),
        ("p0.birds", None),
        ("elm/2", ["wren", "wren", "jay", "wren"]),
        ("oak", None),
        ("p1.oak", ["wren", "wren", "wren", "jay", "wren"]),
        ("p1.birds", ["wren", "wren", "wren", "jay", "wren"]),
    ):
        table = two_nests()
        if left is None:
            message(Ambiguous, table, "call", card="wren", place=place)
        else:
            table.choose("call", card="wren", place=place)
            assert table.cards("birds", 0) == left
    assert message(NotLegal, two_nests(), "call", card="wren", place="ash")[0].startswith("call wren is not possible")


def test_copies_that_are_equal_are_not_told_apart() -> None:
    table = Table.open(ROOKERY, 2)
    table.arrange({"p0.nests": ["oak"], "p0.birds": ["wren in oak", "wren in oak"], "p1.birds": []})
    assert [option.en for option in table.options if option.verb == "call"] == ["Call Wren", "Call Wren"]


def test_marks_and_counters_tell_options_apart() -> None:
    table = Table.open(ROOKERY, 2)
    given = [{"card": "wren", "ringed": True}, {"card": "wren", "eggs": 2}, {"card": "wren", "friend": 1}, "wren"]
    table.arrange({"p0.birds": given, "p1.birds": []})
    calls = [(option.en, option.ru) for option in table.options if option.verb == "call"]
    assert calls == [
        ("Call Wren (ringed)", "Позвать: Крапивник (окольцована)"),
        ("Call Wren (eggs: 2)", "Позвать: Крапивник (яйца: 2)"),
        ("Call Wren (friend: Player 2)", "Позвать: Крапивник (друг: Игрок 2)"),
        ("Call Wren", "Позвать: Крапивник"),
    ]
