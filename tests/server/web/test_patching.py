"""Of a part that changed a browser gets what is new, and what it makes of that is the part."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from deckwright.games import GAMES
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.web.patching import patch, patched
from tests.server.rooms.kit import ANNA, FRIENDLY, with_keeper
from tests.server.web.kit import Browser, browser

CHOICES = 40


def taken_in(page: dict[str, str], frame: dict[str, Any]) -> None:
    """What a frame makes of a page."""
    page |= {name: patched(page[name], made) for name, made in frame["lines"].items()}
    page |= frame["parts"]


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("a\nb\nc", "a\nb\nc"),
        ("a\nb\nc", "c\na\nb"),
        ("a\nb\nc", "a\nnew\nc\n"),
        ("a\na\nb", "b\na\na\na"),
        ("", "a\n\nb"),
        ("a\n\nb", ""),
    ],
)
def test_a_text_is_made_of_the_lines_of_an_earlier_one(before: str, now: str) -> None:
    made = patch(before, now)
    assert patched(before, made) == now
    assert all(line not in before.split("\n") for line in made if isinstance(line, str))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_keeps_what_they_have_sees_the_same_for_less(game: str) -> None:
    async def test(keeper: Keeper) -> None:
        live = await keeper.open(game, [ANNA, FRIENDLY], {}, seed=5)
        keeps, whole = browser(keeper, live, [0]), browser(keeper, live, [0])
        await keeps.heard(json.dumps({"do": "keep"}))
        pages: list[dict[str, str]] = [{}, {}]
        sizes, chance = [0, 0], random.Random(2)
        for turn in range(CHOICES):
            for at, who in enumerate((keeps, whole)):
                for text in who.received_text().split("\n") if not who.outbox.empty() else []:
                    sizes[at] += len(text) if turn else 0
                    taken_in(pages[at], json.loads(text))
            assert pages[0] == pages[1], f"after {turn} choices"
            if live.room.table.over:
                break
            seat = live.room.table.to_answer[0]
            await keeper.choose(live, seat, chance.randrange(live.room.table.choices), live.room.n)
        assert sizes[0] < sizes[1] / 2

    with_keeper(test)


def test_another_language_comes_whole() -> None:
    async def test(keeper: Keeper) -> None:
        live = await keeper.open("shards", [ANNA, FRIENDLY], {}, seed=5)
        anna: Browser = browser(keeper, live, [0])
        await anna.heard(json.dumps({"do": "keep"}))
        before = anna.received()[0]["parts"]
        await anna.heard(json.dumps({"do": "lang", "lang": "en"}))
        (frame,) = anna.received()
        assert frame["parts"].keys() == before.keys() and not frame["lines"]

    with_keeper(test)
