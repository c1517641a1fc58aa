"""What people say to each other at a table."""

from __future__ import annotations

import json

import pytest

from deckwright.server.rooms import errors
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.manners import Manners
from deckwright.server.rooms.speaking import AT_ONCE, LONGEST, WHILE, speak
from deckwright.server.rooms.undoing import undo_for
from tests.server.rooms.kit import ANNA, FRIENDLY, GREEDY, do, open_shards, with_keeper
from tests.server.web.kit import Browser, browser


async def say(who: Browser, **message: object) -> None:
    await who.heard(json.dumps({"do": "speak", **message}))


def log_of(who: Browser) -> str:
    return "".join(html for frame in who.received() for html in frame.get("log", {}).values())


def test_everybody_reads_a_phrase_in_their_own_language() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        anna, vera, watcher = browser(keeper, live, [0]), browser(keeper, live, [1], "en"), browser(keeper, live, [])
        for each in (anna, vera, watcher):
            each.received()
        await say(anna, phrase="good-luck")
        assert "Good luck!" in log_of(vera)
        frames = watcher.received()
        assert any("Удачи!" in frame.get("spoken", "") and frame["by"] == 0 for frame in frames)
        assert any("Удачи!" in html for frame in frames for html in frame.get("log", {}).values())

    with_keeper(test)


def test_words_of_ones_own_need_the_host_and_are_no_markup() -> None:
    async def test(keeper: Keeper) -> None:
        strict = await open_shards(keeper, [ANNA, FRIENDLY])
        with pytest.raises(errors.NotPossible):
            await speak(keeper, strict, 0, words="привет")
        live = await keeper.open("shards", [ANNA, FRIENDLY], {}, manners=Manners(free_words=True))
        vera = browser(keeper, live, [1])
        vera.received()
        await speak(keeper, live, 0, words="<script>\n " + "я" * 200)
        text = log_of(vera)
        assert "<script>" not in text and "&lt;script&gt;" in text
        (remark,) = live.room.remarks
        assert len(remark.data["words"]) == LONGEST and "\n" not in remark.data["words"]
        with pytest.raises(errors.NotPossible):
            await speak(keeper, live, 0, words=" \n ")

    with_keeper(test)


def test_whoever_says_very_much_is_asked_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.time", lambda: now)

    async def test(keeper: Keeper) -> None:
        nonlocal now
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        for _ in range(AT_ONCE):
            await speak(keeper, live, 0, phrase="hello")
        with pytest.raises(errors.TooMany):
            await speak(keeper, live, 0, phrase="hello")
        await speak(keeper, live, 1, phrase="hello")  # the others may answer
        now += WHILE
        await speak(keeper, live, 0, phrase="hello")

    with_keeper(test)


def test_nobody_speaks_who_does_not_sit_there_or_is_alone() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        watcher = browser(keeper, live, [])
        watcher.received()
        await say(watcher, phrase="hello")
        assert watcher.received()[0]["code"] == "not-your-seat"
        alone = await open_shards(keeper, [ANNA, GREEDY])
        with pytest.raises(errors.NotPossible):
            await speak(keeper, alone, 0, phrase="hello")

    with_keeper(test)


def test_nonsense_is_answered_politely() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        anna = browser(keeper, live, [0])
        for message in ({}, {"phrase": 7}, {"phrase": "no-such"}, {"words": ["x"]}, {"words": "свои слова"}):
            anna.received()
            await say(anna, **message)
            (answer,) = anna.received()
            assert answer["problem"], message
        assert live.room.n == 0

    with_keeper(test)


def test_what_was_said_makes_no_choice_stale_and_stays_after_an_undo_and_a_restart() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        vera = browser(keeper, live, [1])
        n = live.room.n
        await speak(keeper, live, 1, phrase="hello")
        await keeper.choose(live, 0, 0, n)  # answers the question as it stood before that was said
        await speak(keeper, live, 1, phrase="well-played")
        await do(keeper, live, "play")
        assert await keeper.undo(live, 0, undo_for)
        vera.received()
        late = browser(keeper, live, [1])
        text = log_of(late)
        assert "Привет!" in text and "Отличный ход!" in text
        keeper.lives.clear()
        again = await keeper.get(live.room.id)
        assert [r.data["phrase"] for r in again.room.remarks if r.what == "speak"] == ["hello", "well-played"]

    with_keeper(test)


def test_a_line_that_grows_leaves_what_was_said_between() -> None:
    """Two crystals played are one line of the log; what was said between them is not lost by that."""

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        live.room.table.arrange({"p0.hand": ["crystal", "crystal", "crystal"]})
        vera = browser(keeper, live, [1])
        await do(keeper, live, "play", "crystal")
        await speak(keeper, live, 1, phrase="hello")
        vera.received()
        await do(keeper, live, "play", "crystal")
        text = log_of(vera)
        assert "×2" in text and "Привет!" in text

    with_keeper(test)
