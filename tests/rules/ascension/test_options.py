"""What a table can be opened with, in every reading, and what is refused (options.py)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.ascension.options import OPTIONS
from deckwright.table.errors import BadOptions
from deckwright.testing import values_of

EVERY_VALUE = [(option.id, value) for option in OPTIONS for value in values_of(option, every_number=False)]


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE)
def test_a_table_opens_with_every_value_and_keeps_it(option: str, value: Any) -> None:
    for players in (1, 2):
        table = Table.open("ascension", players=players, seed=1, options={option: value})
        assert table.chosen_options[option] == value
        assert Table.load(table.save()).chosen_options == table.chosen_options


@pytest.mark.rule("ASC-SETUP-09", "ASC-SOLO-01")
def test_what_is_not_said_is_the_default() -> None:
    assert Table.open("ascension").chosen_options == {
        "honor_pool": "rulebook",
        "solo_turns": 15,
        "solo_target": 60,
        "first_player": "random",
        "scoring": "all",
        "empty_centre": "reshuffle",
        "free_reach": "anywhere",
        "avatar_reach": "row",
        "first_time": "turn",
        "burrower": "card",
        "librarian": "must",
        "askara_lycanthrope": True,
        "tablet": "play",
    }


def test_every_option_and_choice_is_said_in_both_languages() -> None:
    said = [(option.en, option.ru) for option in OPTIONS]
    said += [(choice.en, choice.ru) for option in OPTIONS for choice in option.choices]
    assert all(en and ru and en != ru for en, ru in said)


@pytest.mark.rule("ASC-SOLO-01", "ASC-SOLO-02")
@pytest.mark.parametrize("option", ["solo_turns", "solo_target"])
def test_what_is_our_own_variant_says_so(option: str) -> None:
    found = next(each for each in OPTIONS if each.id == option)
    assert "our own variant" in found.help.en.casefold()
    assert "наш вариант" in found.help.ru.casefold()


@pytest.mark.parametrize(
    ("players", "options", "en"),
    [
        (2, {"honor_pool": "forty"}, "option honor_pool: 'forty' is not possible; choose from rulebook, thirty"),
        (1, {"solo_turns": 4}, "option solo_turns: 4 is not possible; choose from 5–40"),
        (1, {"solo_target": 301}, "option solo_target: 301 is not possible; choose from 0–300"),
        (
            2,
            {"askara_lycanthrope": "perhaps"},
            "option askara_lycanthrope: 'perhaps' is not possible; choose from true, false",
        ),
        (5, {}, "Ascension: Chronicle of the Godslayer is for 1 to 4 players, not 5"),
    ],
)
def test_nonsense_is_refused_in_both_languages(players: int, options: dict[str, Any], en: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Table.open("ascension", players=players, options=options)
    assert refused.value.said("en") == en
    assert refused.value.said("ru") != en
