"""What the story tells of cards of The New Age: who gets what, who loses what, and all that is gained."""

from __future__ import annotations

import pytest

from deckwright.lang.texts import plain
from deckwright.table.story import Story, told
from tests.rules.new_age.scene import Scene, scene


def lines(s: Scene, *parts: str, lang: str = "en") -> list[str]:
    """What is told of choices, each named by a part of its text; details after the line they belong to."""
    story = Story(s.table.game, 0)
    for part in parts:
        index = next(option.index for option in s.table.options if part in option.en)
        story.add(s.table.choose(index), s.table.revision)
    found = told(story.entries, s.table, lang)
    return [plain(tokens) for line in found for tokens in (line.tokens, *line.details)]


def test_a_card_that_changes_hands_is_taken_by_who_gets_it() -> None:
    s = scene(hand=["galvanized-bauble"], breaches={4: "open"}, prepped=[("tethered-darts", 4)])
    assert "Player 2 takes from a discard pile: Tethered Darts" in lines(s, "Play", "Player 2")
    t = scene(mages=["lost", "garu"], charges=5, discard=["spark"])
    assert "Player 1 takes from a discard pile: Spark" in lines(t, "ability", "Spark")


def test_who_loses_a_card_is_not_told_to_have_destroyed_it() -> None:
    s = scene(hand=["caged-fire"], p1={"discard": ["crystal"]})
    assert lines(s, "Play")[1:] == ["Player 2 loses for good: Crystal"]


def test_a_card_of_the_supply_that_is_destroyed_is_told() -> None:
    s = scene(hand=["unrefined-blaststone"], market=["unrefined-blaststone"])
    assert "destroys from the supply: Unrefined Blaststone" in lines(s, "Play", "Destroy")


@pytest.mark.parametrize(
    ("gravehold", "life", "said"),
    [
        (20, 10, "Gravehold gains 2 life"),
        (30, 4, "Player 1 gains 2 life"),
        (30, 9, "Player 1 gains 1 life"),  # no more than has room
    ],
)
def test_life_that_is_gained_is_told(gravehold: int, life: int, said: str) -> None:
    s = scene(hand=["well-of-energy"], gravehold=gravehold, life=life, players=1)
    assert lines(s, "Play")[1:] == [said]


def test_life_that_is_gained_in_russian() -> None:
    s = scene(hand=["well-of-energy"], gravehold=20)
    assert lines(s, "Play", lang="ru")[1:] == ["Грейвхолд получает 2 жизни"]
