"""What a browser says and hears at a table."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from deckwright.bots import Advice
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.thinking import Position
from tests.server.rooms.kit import ANNA, BORIS, FRIENDLY, GREEDY, do, open_shards, until_asked, with_keeper
from tests.server.web.kit import Browser, browser


async def say(who: Browser, **message: object) -> None:
    await who.heard(json.dumps(message))


def test_a_choice_changes_the_pages_of_all() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        anna, vera, watcher = browser(keeper, live, [0]), browser(keeper, live, [1], "en"), browser(keeper, live, [])
        for each in (anna, vera, watcher):
            each.received()
        await say(anna, do="choose", index=0, n=0)
        for each in (anna, vera, watcher):
            (frame,) = each.received()
            assert frame["n"] == 1 and frame["parts"] and frame["log"]
        assert not any("problem" in frame for frame in anna.received())

    with_keeper(test)


def test_only_what_changed_is_sent() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        anna = browser(keeper, live, [0])
        assert {"others", "shared", "mine", "status", "question"} <= set(anna.received()[0]["parts"])
        await say(anna, do="choose", index=0, n=0)  # a card is played: the other's board stays as it is
        assert "others" not in anna.received()[0]["parts"]

    with_keeper(test)


def test_nonsense_is_answered_politely() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        anna, watcher = browser(keeper, live, [0]), browser(keeper, live, [])
        bad = [
            "",
            "null",
            "[]",
            "{",
            '{"do": 7}',
            '{"do": "dance"}',
            '{"do":"choose"}',
            '{"do":"choose","index":true,"n":0}',
        ]
        for text in [*bad, '{"do":"choose","index":"0","n":0}', "[" * 3000, "x" * 5000]:
            anna.received()
            await anna.heard(text)
            (answer,) = anna.received()
            assert answer["problem"], text
        watcher.received()
        await say(watcher, do="choose", index=0, n=0)
        assert watcher.received()[0]["code"] == "not-your-seat"
        await say(anna, do="choose", index=0, n=99)
        problem, frame = anna.received()
        assert problem["code"] == "stale" and frame["parts"]
        assert live.room.n == 0

    with_keeper(test)


def test_people_at_one_screen_see_nothing_before_the_curtain_is_lifted() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, BORIS])
        screen = browser(keeper, live, [0, 1])
        first = screen.received()[0]
        assert first["seat"] is None and 'data-say="unveil"' in first["parts"]["overlay"]
        assert "data-do" not in first["parts"]["mine"]
        await say(screen, do="choose", index=0, n=0)
        assert screen.received()[0]["code"] == "not-your-seat"
        await say(screen, do="unveil")
        shown = screen.received()[0]
        assert shown["seat"] == 0 and "data-do" in shown["parts"]["mine"]
        await do(keeper, live, "end-main")
        hidden = screen.received()[-1]
        assert hidden["seat"] is None and "data-do" not in json.dumps(hidden["parts"])
        await say(screen, do="unveil")
        assert screen.received()[0]["seat"] == 1

    with_keeper(test)


def test_play_all_plays_what_is_simple_and_undo_takes_it_back() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        anna = browser(keeper, live, [0])
        before = live.room.table.hash()
        hand = len(live.room.table.cards("hand", 0))
        await say(anna, do="play-all")
        played = hand - len(live.room.table.cards("hand", 0))
        assert played >= 3
        for _ in range(played):
            await say(anna, do="undo")
        assert live.room.table.hash() == before

    with_keeper(test)


def test_a_deal_is_as_many_choices_as_it_takes() -> None:
    """Eight to one opponent are five and three ones; the rest is still to be divided."""

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY, GREEDY])
        live.room.table.arrange({"power": 9})
        await do(keeper, live, "end-main")
        anna, n = browser(keeper, live, [0]), live.room.n
        assert live.room.table.prompt is not None and live.room.table.prompt.id == "assign-power"
        await say(anna, do="deal", to=1, amount=8, n=n)
        table = live.room.table
        assert (live.room.n, table.value("assigned", 1), table.value("power")) == (n + 4, 8, 1)
        await say(anna, do="deal", to=2, amount=1, n=n)
        assert "stale" in [answer.get("code") for answer in anna.received()]
        await say(anna, do="deal", to="2", amount=1, n=n + 4)
        assert any("problem" in answer for answer in anna.received())
        assert table.value("assigned", 2) == 0

    with_keeper(test)


def test_the_language_changes_in_the_middle_of_a_question() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        anna = browser(keeper, live, [0], "ru")
        assert "Основная фаза" in anna.received()[0]["parts"]["question"]
        await say(anna, do="lang", lang="en")
        frame = anna.received()[0]
        assert "Main phase" in frame["parts"]["question"] and frame["n"] == 0
        assert frame["log"] and "Turn 1" in "".join(frame["log"].values())

    with_keeper(test)


def test_a_slow_browser_gets_the_newest_table_and_nobody_waits_for_it() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        slow = browser(keeper, live, [])
        while not slow.missed:
            await until_asked(live, 0)
            await do(keeper, live, "end-main")
        await until_asked(live, 0)
        assert slow.outbox.full()

        sent: list[str] = []

        class Socket:
            async def send_text(self, text: str) -> None:
                sent.append(text)

        slow.socket = Socket()  # type: ignore[assignment]
        sending = asyncio.create_task(slow.sending())
        for _ in range(1000):
            await asyncio.sleep(0)
        sending.cancel()
        assert {"others", "mine", "shared"} <= set(json.loads(sent[-1])["parts"])

    with_keeper(test)


def test_a_hint_names_the_best_choices_and_how_likely_they_win() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        anna = browser(keeper, live, [0])
        while live.room.table.choices < 4:
            await keeper.choose(live, 0, 0, live.room.n)
        anna.received()
        await say(anna, do="hint")
        (frame,) = anna.received()
        assert frame["n"] == live.room.n
        best, *others = frame["hint"]
        assert 0 <= best["index"] < live.room.table.choices and best["text"]
        assert 0 < best["win"] < 1
        assert best["visits"] > 0
        assert 1 <= len(others) <= 2

    with_keeper(test)


def test_a_seat_waits_for_one_hint_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many pages somebody opens, the bots of others are not kept from their moves."""

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        asked, go_on = asyncio.Semaphore(0), asyncio.Event()
        advise = keeper.thinkers.advise

        async def slowly(position: Position, *, seconds: float | None = None) -> list[Advice]:
            asked.release()
            await go_on.wait()
            return await advise(position, seconds=seconds)

        monkeypatch.setattr(keeper.thinkers, "advise", slowly)
        pages = [browser(keeper, live, [0]) for _ in range(3)]
        first = asyncio.create_task(say(pages[0], do="hint"))
        await asked.acquire()
        for page in pages[1:]:
            page.received()
            await say(page, do="hint")
            assert [frame["code"] for frame in page.received()] == ["not-now"]
        go_on.set()
        await first
        assert pages[0].received()[-1]["hint"]
        await say(pages[1], do="hint")
        assert pages[1].received()[-1]["hint"]

    with_keeper(test)


@pytest.mark.slow
def test_obvious_answers_are_given_only_if_wished() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        anna = browser(keeper, live, [0])
        await say(anna, do="auto", on=True)
        chance = random.Random(4)
        for _ in range(60):
            await until_asked(live, 0)
            if live.room.table.over:
                break
            await keeper.choose(live, 0, chance.randrange(live.room.table.choices), live.room.n)
            await asyncio.sleep(0)
        for done in live.room.done:
            assert done.prompt != "main-phase" or not done.auto

    with_keeper(test)
