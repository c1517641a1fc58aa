"""Playing together: questions put to all, open hands at one screen, one person with several mages."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Sequence
from typing import Any

from deckwright import Table, bots
from deckwright.games import load
from deckwright.server.rooms.chairs import Chair
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.scene.sheet import sheet_of
from deckwright.server.texts import TEXTS
from deckwright.server.web.parts import draw_game, log_of
from tests.server.rooms.kit import ANNA, BORIS, FRIENDLY, GREEDY, until_asked, with_keeper
from tests.server.web.kit import Browser, browser, scene_of

WAR_ETERNAL = load("war-eternal")
ANY_MAY_ANSWER = TEXTS["any_may_answer"].said("ru")


async def open_table(keeper: Keeper, chairs: Sequence[Chair], **options: Any) -> Live:
    return await keeper.open("war-eternal", list(chairs), options, seed=5)


async def say(who: Browser, **message: object) -> None:
    await who.heard(json.dumps(message))


# --- questions put to all ---------------------------------------------------------------------------------------------


def test_either_answers_for_all_and_the_late_answer_is_refused_politely() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_table(keeper, [ANNA, FRIENDLY], nemesis="choice")
        anna, vera, watcher = browser(keeper, live, [0]), browser(keeper, live, [1]), browser(keeper, live, [])
        for each in (anna, vera):
            frame = each.received()[0]
            assert frame["mine"] and ANY_MAY_ANSWER in frame["parts"]["question"]
            assert TEXTS["joint_choice"].said("ru") in frame["parts"]["status"]
        assert "Анна или Вера" in watcher.received()[0]["parts"]["status"]

        await say(vera, do="choose", index=2, n=0)
        chosen = live.room.table.cards("nemesis_mat")
        assert chosen == ["magus-of-cloaks"] and live.room.done[0].seat == 1
        anna.received()
        await say(anna, do="choose", index=0, n=0)
        problem, frame = anna.received()
        assert problem["code"] == "stale" and "вот как всё стоит сейчас" in problem["problem"]
        assert frame["n"] == live.room.n == 1 and frame["parts"]["question"]
        assert live.room.table.cards("nemesis_mat") == chosen

    with_keeper(test)


def test_two_answers_at_the_same_moment_count_once() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_table(keeper, [ANNA, FRIENDLY], nemesis="choice")
        anna, vera = browser(keeper, live, [0]), browser(keeper, live, [1])
        await asyncio.gather(say(anna, do="choose", index=0, n=0), say(vera, do="choose", index=1, n=0))
        assert live.room.n == 1
        refused = [frame for each in (anna, vera) for frame in each.received() if "problem" in frame]
        assert len(refused) == 1 and refused[0]["code"] == "stale"

    with_keeper(test)


def test_bots_leave_a_question_put_to_all_to_the_people() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_table(keeper, [ANNA, GREEDY], nemesis="choice")
        anna = browser(keeper, live, [0])
        await until_asked(live, 0)
        frame = anna.received()[0]
        assert live.room.n == 0 and frame["mine"]
        assert ANY_MAY_ANSWER not in frame["parts"]["question"]  # there is nobody else who would

    with_keeper(test)


# --- one screen -------------------------------------------------------------------------------------------------------


def test_at_one_screen_there_is_no_curtain_where_hands_are_open() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_table(keeper, [ANNA, BORIS], nemesis="choice")
        screen = browser(keeper, live, [0, 1])
        chance = random.Random(2)
        acted = set()
        for _ in range(60):
            frame = screen.received()[-1]
            if live.room.table.over:
                break
            assert frame["mine"] and frame["seat"] in live.room.table.to_answer
            assert "curtain" not in frame["parts"].get("overlay", "")
            acted.add(frame["seat"])
            await say(screen, do="choose", index=chance.randrange(live.room.table.choices), n=live.room.n)
        assert acted == {0, 1}

    with_keeper(test)


def test_nobody_sees_a_card_that_another_does_not_see() -> None:
    """What the look promises of open hands is true."""
    assert WAR_ETERNAL.look is not None and WAR_ETERNAL.look.open_hands
    for seed in range(4):
        table = Table.open(WAR_ETERNAL, 2, seed, {"nemesis": "random", "market": "random"}, ["A", "B"])
        chance = random.Random(seed)
        while not table.over:
            views = [table.view(seat) for seat in (0, 1, None)]
            assert views[0]["piles"] == views[1]["piles"] == views[2]["piles"]
            assert views[0]["players"] == views[1]["players"] == views[2]["players"]
            table.choose(chance.randrange(table.choices), seat=table.to_answer[0])


# --- one person, several mages ----------------------------------------------------------------------------------------


def test_whoever_plays_several_mages_has_the_cards_of_the_acting_one_before_them() -> None:
    table = Table.open(WAR_ETERNAL, 1, 3, {"mages_each": 3}, ["Анна"])
    chance = random.Random(3)
    before, glowing = set(), 0
    for _ in range(120):
        if table.over:
            break
        scene = scene_of(table, 0)
        active = table.view(0)["values"]["active"]
        if active is not None and table.prompt is not None and table.prompt.id == "main-phase":
            assert scene.acting and scene.me.seat == active
            assert {side.seat for side in scene.others} == {0, 1, 2} - {active}
            assert scene.me.name == scene.me.piles["mat"].seen[0].face.name
            glowing += sum(1 for card in scene.me.piles["hand"].seen if card.choices)
            before.add(active)
        table.choose(chance.randrange(table.choices), seat=0)
    assert len(before) == 3 and glowing


# --- what will happen -------------------------------------------------------------------------------------------------


def test_the_table_tells_what_the_nemesis_will_do_and_whose_turns_are_left() -> None:
    table = Table.open(WAR_ETERNAL, 2, 11, {"nemesis": "gate-witch"}, ["Анна", "Борис"])
    chance = random.Random(1)
    powers = minions = 0
    while not table.over:
        scene = scene_of(table, 0)
        threats = scene.piles["threats"].seen
        assert set(scene.coming) == {card.id for card in threats}
        for card in threats:
            told = scene.coming[card.id]
            if card.face.kind.facts.get("power"):
                powers += 1
                assert told.left == max(0, card.on.get("countdown", 0) - 1)
            else:
                minions += 1
                assert told.left == 0
            assert told.text in draw_game(scene)["others"]
        plan = scene.plan
        assert sum(turn.count for turn in plan.left) == scene.piles["turns"].count
        assert len(plan.taken) == scene.piles["turns_taken"].count
        assert sum(turn.count for turn in [*plan.left, *plan.taken]) == (6 if scene.piles["nemesis_mat"].count else 0)
        table.choose(chance.randrange(table.choices), seat=table.to_answer[0])
    assert powers and minions


def test_the_end_is_told_to_all_together() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_table(keeper, [ANNA, FRIENDLY])
        anna, watcher = browser(keeper, live, [0]), browser(keeper, live, [], "en")
        chance = random.Random(1)
        while not live.room.table.over:
            await keeper.choose(
                live, live.room.table.to_answer[0], chance.randrange(live.room.table.choices), live.room.n
            )
            told, shown = anna.received(), watcher.received()
        assert not live.room.table.view()["winners"]
        overlay = told[-1]["parts"]["overlay"]
        assert TEXTS["lost_together"].said("ru") in overlay and "Бурый Титан" in overlay
        assert TEXTS["all_lost"].said("en") in shown[-1]["parts"]["overlay"]

    with_keeper(test)


def test_what_all_share_is_one_curve_of_the_sheet() -> None:
    table = Table.open(WAR_ETERNAL, 2, 5, {}, ["Анна", "Борис"])
    chance = random.Random(1)
    while not table.over:
        table.choose(chance.randrange(table.choices), seat=table.to_answer[0])
    graphs = {graph.id: graph for graph in sheet_of(table, "ru").graphs}
    for shared, begun in (("nemesis", 70), ("gravehold", 30)):
        (curve,) = graphs[shared].curves
        assert curve.numbers[0] == begun and not curve.name
    assert graphs["gravehold"].curves[0].numbers[-1] == table.view()["values"]["gravehold"]
    assert [curve.name for curve in graphs["life"].curves] == ["Анна", "Борис"]


def test_one_person_alone_wins_with_all_mages() -> None:
    table = Table.open(WAR_ETERNAL, 1, 1, {"mages_each": 2, "difficulty": "beginner"}, ["Анна"])
    sensible = bots.make("greedy", WAR_ETERNAL)
    while not table.over:
        table.choose(sensible.advise(table, 0)[0].index, seat=0)
    assert table.view()["winners"] == [0]
    assert sheet_of(table, "ru").winners == [0, 1]


def test_the_turn_of_the_nemesis_is_set_apart_in_the_log() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_table(keeper, [ANNA, FRIENDLY])
        chance = random.Random(1)
        while not live.room.table.over:
            await keeper.choose(
                live, live.room.table.to_answer[0], chance.randrange(live.room.table.choices), live.room.n
            )
        log = "".join(block.html for block in log_of(live, 0, "ru").blocks)
        apart = re.findall(r'<li data-at="\d+" class="apart"><span class="said">(.*?)</span>', log)
        assert any("ход исчадия" in line for line in apart) and any("новый раунд" in line for line in apart)
        assert log.count("ход исчадия") == sum("ход исчадия" in line for line in apart)

    with_keeper(test)
