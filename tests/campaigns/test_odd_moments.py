"""Odd moments of a campaign: two at once, somebody leaving, giving up what has just been won, a server that is full."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from deckwright.campaigns import CampaignError
from deckwright.campaigns.entries import PartySeat
from deckwright.server.rooms import errors
from deckwright.server.rooms.camps import CampLook, Camps
from deckwright.server.rooms.chairs import PERSON, Chair
from deckwright.server.rooms.undoing import cancel_for, undo_for
from deckwright.server.settings import Limits
from tests.campaigns.test_keeping import at, battle, begin, decide_all, depart, look_usual, play


def count(look: CampLook, what: str) -> int:
    return sum(entry.what == what for entry in look.entries)


def test_of_two_who_decide_at_once_one_is_told_to_look_again() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await camps.join(id, "Вера", "vera")
        n = (await camps.look(id)).n
        wishes = (("rope", "lamp"), ("lamp", "map"))
        told = await asyncio.gather(
            *(camps.decide(id, member, "pack", wish, n) for member, wish in enumerate(wishes)), return_exceptions=True
        )
        assert sorted(isinstance(each, errors.Stale) for each in told) == [False, True]
        look = await camps.look(id)
        assert count(look, "decide") == 1 and look.journey.given["pack"] in wishes

    at("sqlite://", test)


def test_who_departs_from_two_screens_at_once_departs_once(lasting: str) -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await decide_all(camps, id)
        n = (await camps.look(id)).n
        told = await asyncio.gather(*(camps.depart(id, 0, seen) for seen in (n, n, None)), return_exceptions=True)
        assert sum(isinstance(each, CampLook) for each in told) == 1
        assert all(isinstance(each, CampLook | errors.Stale | CampaignError) for each in told)
        look = await camps.look(id)
        assert count(look, "depart") == 1 and await camps.store.count_tables() == 1

    at(lasting, test)


@pytest.mark.parametrize("pause", range(6))
def test_a_battle_is_given_up_or_won_and_never_both(pause: int) -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        look = await depart(camps, id)
        live = look.room
        assert live is not None
        await keeper.choose(live, 0, 0, live.room.n)

        async def win() -> None:
            for _ in range(pause):
                await asyncio.sleep(0)
            await keeper.choose(live, 0, 0, live.room.n)

        await asyncio.gather(camps.abandon(id, 0), win(), return_exceptions=True)
        look = await camps.come_back(id)
        assert count(look, "result") == 1
        result = look.journey.results[0]
        assert result.won == live.room.table.over != result.abandoned
        assert look.journey.kept.told()["gems"] == int(result.won)

    at("sqlite://", test)


def test_what_was_given_up_is_told_at_the_table_and_played_no_further() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        look = await depart(camps, id)
        live = look.room
        assert live is not None
        await keeper.choose(live, 0, 0, live.room.n)
        await camps.abandon(id, 0)
        assert "given up" in live.room.note("en") and "оставили" in live.room.note("ru")
        with pytest.raises(errors.NotPossible):
            await keeper.choose(live, 0, 0, live.room.n)
        assert undo_for(live.room, 0) is None and cancel_for(live.room, 0) is None
        with pytest.raises(CampaignError):
            await camps.abandon(id, 0)
        assert count(await camps.look(id), "result") == 1
        again = await camps.bring_in(await camps.export(id), "boris")
        assert (await camps.look(again)).journey.results[0].abandoned

    at("sqlite://", test)


def test_a_stop_between_giving_up_and_counting_costs_nothing(lasting: str) -> None:
    ids: list[str] = []

    async def before(camps: Camps) -> None:
        ids.append(await begin(camps))
        look = await depart(camps, ids[0])
        assert look.room is not None
        assert await camps.keeper.take(look.room, give_up=True)

    async def later(camps: Camps) -> None:
        assert (await camps.look(ids[0])).journey.results[0].abandoned
        await camps.decide(ids[0], 0, "pack", look_usual(await camps.look(ids[0])))
        look = await camps.look(ids[0])
        assert [entry.what for entry in look.entries][-2:] == ["result", "decide"]

    at(lasting, before)
    at(lasting, later)


def test_what_was_taken_back_just_before_is_not_counted() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        look = await depart(camps, id)
        await play(keeper, look)
        keeper.lives.clear()  # as after a while: the room is fetched as one that is over
        live = await keeper.get(look.journey.chapters[0].table)
        await keeper.undo(live, 0, undo_for)
        assert not await keeper.take(live) and not live.room.taken
        assert (await camps.come_back(id)).journey.under_way is not None
        await keeper.choose(live, 0, 0, live.room.n)
        assert (await camps.come_back(id)).journey.results[0].won

    at("sqlite://", test)


def test_a_copy_of_a_battle_never_counts() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        look = await depart(camps, id)
        live = look.room
        assert live is not None
        await keeper.choose(live, 0, 0, live.room.n)
        chairs = [Chair(PERSON, "Анна", taken=True)]
        copy = await keeper.open("cave", chairs, {}, parent=live.room, at=1)
        assert copy.room.row.campaign is None
        await play(keeper, replace(look, room=copy))
        assert (await camps.come_back(id)).journey.under_way is not None
        await keeper.rematch(copy, 0)

    at("sqlite://", test)


def test_if_the_only_one_to_go_leaves_somebody_else_goes() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await camps.join(id, "Вера", "vera")
        await camps.seat(id, 0, [PartySeat(0), PartySeat(level="random")])
        await camps.leave(id, 0)
        look = await camps.look(id)
        assert [place.member for place in look.journey.party] == [1, None]
        for doing in (camps.decide(id, 0, "pack", ("rope", "lamp")), camps.depart(id, 0), camps.abandon(id, 0)):
            with pytest.raises((errors.NotAMember, CampaignError)):
                await doing
        with pytest.raises(CampaignError):
            await camps.leave(id, 1)
        again = await camps.bring_in(await camps.export(id), "boris")
        assert (await camps.look(again)).journey.party == look.journey.party

    at("sqlite://", test)


def test_who_leaves_in_the_middle_of_a_battle_does_not_stop_it_for_the_others() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await camps.join(id, "Вера", "vera")
        await camps.decide(id, 0, "pack", ("rope", "lamp"))
        await camps.decide(id, 1, "gear-1", ())
        await camps.decide(id, 0, "gear-0", ())
        look = await camps.depart(id, 0)
        await camps.leave(id, 1)
        look = await camps.look(id)
        assert look.journey.under_way is not None and look.room is not None
        await camps.abandon(id, 0)
        look = await camps.look(id)
        assert [place.member for place in look.journey.party] == [0, None] and look.journey.at_camp
        assert (await battle(camps, id)).journey.results[-1].won

    at("sqlite://", test)


def test_answers_for_seats_that_are_gone_are_forgotten_until_they_are_there_again() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await camps.seat(id, 0, [PartySeat(0), PartySeat(), PartySeat()])
        await camps.decide(id, 0, "pack", ("rope", "lamp"))
        await camps.decide(id, 0, "gear-2", ("lamp",))
        look = await camps.seat(id, 0, [PartySeat(0)])
        assert set(look.journey.answers()) == {"pack"}
        with pytest.raises(CampaignError):
            await camps.decide(id, 0, "gear-2", ())
        look = await depart(camps, id)
        assert look.room is not None and look.room.room.table.chosen_options["gear"] == ["nothing"]

    at("sqlite://", test)


def test_a_server_that_is_full_says_so_before_anything_is_left_behind() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        await decide_all(camps, id)
        before = await camps.look(id)
        keeper.settings = replace(keeper.settings, limits=Limits(tables=0))
        with pytest.raises(errors.TooMany):
            await camps.depart(id, 0)
        assert (await camps.look(id)).entries == before.entries
        keeper.settings = replace(keeper.settings, limits=Limits())
        assert (await camps.depart(id, 0)).room is not None

    at("sqlite://", test)
