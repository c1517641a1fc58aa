"""Campaigns on a server: decided together, played at ordinary tables, counted exactly once, kept over every restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from deckwright.campaigns import CampaignError
from deckwright.campaigns.entries import PartySeat
from deckwright.games import GAMES
from deckwright.lang.campaign import BattleResult, Camp
from deckwright.lang.game import Game
from deckwright.server.rooms import errors
from deckwright.server.rooms.camps import CampLook, Camps
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import TAKEN
from deckwright.server.rooms.undoing import undo_for
from tests.campaigns.cave import CAVE, DESCENT, KINDS, Pack
from tests.server.rooms.kit import keeping

Test = Callable[[Camps], Awaitable[None]]


def at(url: str, test: Test, game: Game = CAVE) -> None:
    """Run something at a server that has this version of the cave."""

    async def run() -> None:
        async with keeping(url) as keeper:
            await test(Camps(keeper))

    with GAMES.lent(game):
        asyncio.run(run())


async def begin(camps: Camps, seed: int = 7) -> str:
    return await camps.begin("cave", "descent", {}, "Анна", "anna", seed=seed)


async def decide_all(camps: Camps, id: str) -> None:
    while True:
        open = [each.decision for each in (await camps.look(id)).journey.questions() if each.answers is None]
        if not open:
            return
        await camps.decide(id, 0, open[0].id, open[0].usual)


async def depart(camps: Camps, id: str) -> CampLook:
    await decide_all(camps, id)
    return await camps.depart(id, 0)


async def play(keeper: Keeper, look: CampLook, *, win: bool = True) -> None:
    live = look.room
    assert live is not None
    while not live.room.table.over:
        if live.room.answering_bot is not None:
            await asyncio.sleep(0)
            continue
        assert live.room.table.seat is not None
        await keeper.choose(live, live.room.table.seat, 0 if win else 1, live.room.n)


async def battle(camps: Camps, id: str, *, win: bool = True) -> CampLook:
    look = await depart(camps, id)
    await play(camps.keeper, look, win=win)
    return await camps.come_back(id)


def test_a_whole_campaign_over_restarts_and_both_databases(lasting: str) -> None:
    ids: list[str] = []

    async def first(camps: Camps) -> None:
        ids.append(await begin(camps))
        look = await depart(camps, ids[0])
        assert look.room is not None and look.room.room.row.campaign == ids[0]
        assert await camps.store.held(look.room.room.id, "anna") == [0]

    async def middle(camps: Camps) -> None:
        look = await camps.look(ids[0])
        assert look.journey.under_way is not None
        await play(camps.keeper, look)
        assert (await camps.look(ids[0])).journey.kept.told()["gems"] == 1

    async def last(camps: Camps) -> None:
        look = await camps.look(ids[0])
        assert look.journey.kept.told()["gems"] == 1 and not look.counted
        await battle(camps, ids[0], win=False)
        await battle(camps, ids[0])
        look = await battle(camps, ids[0])
        assert look.journey.ending is not None and look.journey.ending.won
        assert [chapter.result.won for chapter in look.journey.chapters if chapter.result] == [True, False, True, True]
        row = await camps.store.campaign(ids[0])
        assert row is not None and row.over

    for part in (first, middle, last):
        at(lasting, part)


def test_a_result_is_counted_once_however_many_ask(lasting: str) -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await play(camps.keeper, await depart(camps, id))
        await asyncio.gather(*(camps.come_back(id) for _ in range(4)), camps.look(id))
        look = await camps.look(id)
        assert [entry.what for entry in look.entries].count("result") == 1 and look.counted
        assert look.journey.kept.told()["gems"] == 1
        room = (await camps.keeper.get(look.journey.chapters[0].table)).room
        assert [entry.what for entry in await camps.store.entries(room.id)].count(TAKEN) == 1

    at(lasting, test)


def test_a_crash_between_the_camp_and_the_table_costs_nothing() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await decide_all(camps, id)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(camps.keeper, "open", _crash)
            with pytest.raises(ConnectionError):
                await camps.depart(id, 0)
        look = await camps.look(id)
        assert look.room is not None and look.journey.under_way is not None, "the table is opened when it is asked for"
        await play(camps.keeper, look)
        await camps.keeper.take(look.room)
        look = await camps.decide(id, 0, "pack", look_usual(await camps.look(id)))
        assert [entry.what for entry in look.entries][-2:] == ["result", "decide"], "what was taken is counted later"

    at("sqlite://", test)


async def _crash(*_: object, **__: object) -> None:
    raise ConnectionError


def look_usual(look: CampLook) -> tuple[str, ...]:
    return look.journey.questions()[0].decision.usual


def test_an_ended_battle_can_be_taken_back_until_the_camp_has_gone_on() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        look = await depart(camps, id)
        live = look.room
        assert live is not None
        before = look.journey.kept
        await play(keeper, look, win=False)
        assert len((await camps.look(id)).journey.results) == 1
        await keeper.undo(live, 0, undo_for)
        after = await camps.look(id)
        assert after.journey.kept == before and after.journey.under_way is not None, "as if it had not been"
        await play(keeper, after)
        await camps.decide(id, 0, "pack", look_usual(await camps.look(id)))
        assert undo_for(live.room, 0) is None
        with pytest.raises(errors.NotPossible):
            await keeper.undo(live, 0, undo_for)
        with pytest.raises(errors.NotPossible):
            await keeper.rematch(live, 0)

    at("sqlite://", test)


def test_people_come_and_go_between_battles_and_bots_fill_seats() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await camps.seat(id, 0, [PartySeat(0), PartySeat(level="random")])
        look = await depart(camps, id)
        assert look.room is not None
        assert [chair.kind for chair in look.room.room.chairs] == ["person", "bot"]
        number = await camps.join(id, "Вера", "vera")
        assert number == 1 and await camps.store.held(look.room.room.id, "vera") == []
        await camps.abandon(id, 0)
        look = await camps.look(id)
        assert [place.member for place in look.journey.party] == [0, 1]
        assert look.journey.results[0].abandoned and not look.journey.results[0].won
        await camps.decide(id, 0, "pack", ("rope", "lamp"))
        with pytest.raises(CampaignError):
            await camps.decide(id, 0, "gear-1", ())
        await camps.decide(id, 1, "gear-1", ("rope",))
        await camps.decide(id, 0, "gear-0", ("lamp",))
        look = await camps.depart(id, 1)
        assert look.room is not None
        table = look.room.room
        assert [(chair.name, chair.apart) for chair in table.chairs] == [("Анна", False), ("Вера", True)]
        assert table.table.chosen_options["gear"] == ["lamp", "rope"]
        assert await camps.store.held(table.id, "vera") == [1]

    at("sqlite://", test)


def test_what_answers_an_older_camp_is_refused() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        n = (await camps.look(id)).n
        await camps.decide(id, 0, "pack", ("rope", "lamp"), n)
        for late in (n, n + 9):
            with pytest.raises(errors.Stale):
                await camps.decide(id, 0, "pack", ("rope", "map"), late)
        with pytest.raises(errors.NoSuchCampaign):
            await camps.look("nowhere")
        with pytest.raises(CampaignError):
            await camps.begin("cave", "descent", {"easy": True}, "", "anna")
        with pytest.raises(errors.NoSuchCampaign):
            await camps.begin("cave", "ascent", {}, "", "anna")

    at("sqlite://", test)


def richer(camp: Camp[Pack], result: BattleResult) -> None:
    camp.kept.gems += 100


def test_an_upgrade_in_between_keeps_what_was_won_and_goes_on_by_the_new_rules(lasting: str) -> None:
    ids: list[str] = []
    kept: list[dict[str, object]] = []

    async def before(camps: Camps) -> None:
        ids.append(await begin(camps))
        look = await battle(camps, ids[0])
        kept.append(look.journey.kept.told())

    async def later(camps: Camps) -> None:
        look = await camps.look(ids[0])
        assert look.journey.kept.told() == kept[0]
        assert look.journey.strangers() == (["lamp"] if "lamp" in str(kept[0]) else [])
        look = await battle(camps, ids[0])
        assert look.journey.kept.told()["gems"] == 101
        assert len(look.journey.chapters) == 2
        for chapter in look.journey.chapters:
            assert (await camps.keeper.get(chapter.table)).room.table.over, "both battles can be seen again"

    at(lasting, before)
    newer = replace(
        CAVE,
        kinds=[kind for kind in KINDS if kind.id != "lamp"],
        campaigns=(replace(DESCENT, after=richer, version=2),),
    )
    at(lasting, later, newer)


def test_a_file_brings_a_campaign_with_its_battles_to_another_server(lasting: str) -> None:
    files: list[str] = []
    kept: list[object] = []

    async def here(camps: Camps) -> None:
        id = await begin(camps)
        await battle(camps, id, win=False)
        await battle(camps, id)
        look = await depart(camps, id)
        assert look.room is not None
        await camps.keeper.choose(look.room, 0, 0, look.room.room.n)
        files.append(await camps.export(id))
        kept.append(look.journey.kept.told())

    async def there(camps: Camps) -> None:
        id = await camps.bring_in(files[0], "boris")
        look = await camps.look(id)
        assert look.journey.kept.told() == kept[0] and look.room is not None
        assert look.room.room.table.value("climbed") == 1, "the battle goes on where it was"
        assert await camps.store.held(look.room.room.id, "boris") == [0]
        for chapter in look.journey.chapters[:2]:
            room = (await camps.keeper.get(chapter.table)).room
            assert room.table.over and room.taken and room.row.campaign == id
        await play(camps.keeper, look)
        await camps.come_back(id)
        again = await camps.bring_in(await camps.export(id), "boris")
        assert again != id and (await camps.look(again)).journey.kept == (await camps.look(id)).journey.kept

    at(lasting, here)
    at("sqlite://", there)
