"""A camp under attack: those who have left, old pages, two tabs, a file carried off too early, rows that are gone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import delete

from deckwright.server.rooms.camps import Camps
from deckwright.server.rooms.undoing import undo_for
from deckwright.server.store.schema import tables
from tests.campaigns import test_pages as pages
from tests.campaigns.test_keeping import at, battle, begin, depart, play
from tests.server.web.visiting import Browser, another, visiting

OLD = "something was changed at the camp"


@pytest.fixture
def browser(cave: None) -> Iterator[Browser]:
    with visiting() as found:
        yield found


def joined(browser: Browser, id: str, name: str = "Вера") -> Browser:
    """A friend who has come by the link."""
    friend = another(browser)
    key = re.search(rf"/c/{id}/join#0\.([0-9a-f]+)", pages.read(browser, f"/c/{id}"))
    assert key is not None
    pages.do(friend, id, "join", key=key[1], name=name)
    return friend


def number(browser: Browser, id: str) -> str:
    """How many entries the page of somebody has seen."""
    found = re.search(r'name="n" value="(\d+)"', pages.read(browser, f"/c/{id}"))
    assert found is not None
    return found[1]


# --- those who have left ----------------------------------------------------------------------------------------------


def test_who_leaves_in_battle_leaves_the_seat_to_those_who_stay() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        await camps.join(id, "Вера", "vera")
        await camps.decide(id, 0, "pack", ("rope", "lamp"))
        await camps.decide(id, 0, "gear-0", ())
        await camps.decide(id, 1, "gear-1", ())
        look = await camps.depart(id, 0)
        assert look.room is not None
        table = look.room.room.id
        assert await camps.store.held(table, "anna") == [0]
        await camps.leave(id, 1)
        assert await camps.store.held(table, "anna") == [0, 1], "nobody waits for somebody who has gone"
        await play(keeper, await camps.look(id))
        assert (await camps.come_back(id)).journey.results[0].won

    at("sqlite://", test)


def test_who_has_left_comes_back_by_an_invitation_only(browser: Browser) -> None:
    id = pages.begin(browser)
    friend = joined(browser, id)
    pages.do(friend, id, "leave", member="1")
    pages.do(friend, id, "join", 403, name="Вера")
    assert "Вера" not in re.findall(r'class="of">(\w+)', pages.read(browser, f"/c/{id}"))


def test_who_has_left_carries_nothing_away(browser: Browser) -> None:
    id = pages.begin(browser)
    friend = joined(browser, id)
    assert friend.get(f"/c/{id}/campaign.json").status_code == 200
    pages.do(friend, id, "leave", member="1")
    assert friend.get(f"/c/{id}/campaign.json").status_code == 403


def test_the_link_of_who_has_left_opens_no_seat(browser: Browser) -> None:
    id = pages.begin(browser)
    friend = joined(browser, id)
    link = re.search(rf"/c/{id}/member#(\d)\.([0-9a-f]+)", pages.read(friend, f"/c/{id}"))
    assert link is not None and link[1] == "1"
    pages.do(friend, id, "decide", decision="pack", answer=["rope", "lamp"])
    pages.do(friend, id, "decide", decision="gear-1", seat="1", answer=[])
    pages.do(browser, id, "decide", decision="gear-0", seat="0", answer=[])
    pages.do(browser, id, "depart")
    pages.do(friend, id, "leave", member="1")
    pages.do(another(browser), id, "member", 403, seat="1", key=link[2])


# --- old pages, two tabs ----------------------------------------------------------------------------------------------


def test_an_old_page_seats_nobody_and_takes_nothing_back(browser: Browser) -> None:
    id = pages.begin(browser)
    old = number(browser, id)
    joined(browser, id)
    assert OLD in pages.do(browser, id, "party", 409, seat0="m0", n=old)
    assert "Вера" in pages.read(browser, f"/c/{id}"), "who has come meanwhile keeps their seat"
    pages.do(browser, id, "decide", decision="pack", answer=["rope", "lamp"])
    seen = number(browser, id)
    pages.do(browser, id, "retract", decision="pack", n=seen)
    pages.do(browser, id, "decide", decision="pack", answer=["rope", "map"])
    assert OLD in pages.do(browser, id, "retract", 409, decision="pack", n=seen)


def test_every_form_of_the_camp_says_what_its_page_has_seen(browser: Browser) -> None:
    id = pages.begin(browser)
    pages.do(browser, id, "decide", decision="pack", answer=["rope", "lamp"])
    page = pages.read(browser, f"/c/{id}")
    forms = re.findall(r'action="/c/[\w-]+/(decide|retract|party|depart)".*?</form>', page, re.DOTALL)
    told = re.findall(
        r'action="/c/[\w-]+/(?:decide|retract|party|depart)"[^>]*>(?:(?!</form>).)*name="n"', page, re.DOTALL
    )
    assert len(forms) == len(told) > 3


def test_who_departs_in_a_second_tab_comes_to_the_battle_that_is_there(browser: Browser) -> None:
    id = pages.begin(browser)
    pages.decide(browser, id)
    n = number(browser, id)
    tables = set()
    for _ in range(2):
        answer = browser.post(f"/c/{id}/depart", data={"n": n})
        assert answer.status_code == 303
        tables.add(str(answer.headers["location"]))
    assert len(tables) == 1 and tables.pop() == f"/t/{pages.table_of(browser, id)}"


def test_numbers_that_are_none_are_no_trouble(browser: Browser) -> None:
    id = pages.begin(browser)
    for odd in ("²", "٣", "-1", "9" * 30, "", "0x1"):
        answer = browser.post(f"/c/{id}/decide", data={"decision": "pack", "answer": "rope", "n": odd, "seat": odd})
        assert answer.status_code == 409, odd
        answer = browser.post(f"/c/{id}/party", data={"seat0": f"m{odd}", "n": odd})
        assert answer.status_code == 409, odd
        for what in ("retract", "depart", "leave"):
            data = {"decision": "pack", "seat": odd, "n": odd, "member": odd}
            assert browser.post(f"/c/{id}/{what}", data=data).status_code in (303, 400, 403, 409, 422), (what, odd)


def test_a_seed_that_no_file_could_hold_is_refused_at_once(browser: Browser) -> None:
    form = {"name": "Анна", "seed": str(2**64)}
    answer = browser.post("/begin/cave/descent", data=form, headers={"accept-language": "ru"})
    assert answer.status_code == 400 and "18446744073709551615" in answer.text
    id = pages.begin(browser, seed=str(2**64 - 1))
    files = {"file": ("kept.json", browser.get(f"/c/{id}/campaign.json").content, "application/json")}
    assert browser.post("/campaigns/import", files=files).status_code == 303


# --- files ------------------------------------------------------------------------------------------------------------


def test_to_carry_it_away_counts_nothing_and_the_battle_can_still_be_taken_back() -> None:
    async def test(camps: Camps) -> None:
        id, keeper = await begin(camps), camps.keeper
        look = await depart(camps, id)
        await play(keeper, look, win=False)
        n = (await camps.look(id)).n
        file = await camps.export(id)
        look = await camps.look(id)
        assert look.n == n and not look.counted and look.room is not None
        await keeper.undo(look.room, 0, undo_for)
        assert (await camps.look(id)).journey.under_way is not None
        there = await camps.bring_in(file, "boris")
        brought = await camps.look(there)
        assert not brought.counted and not brought.journey.results[0].won
        await camps.come_back(there)
        assert (await camps.look(there)).journey.kept == brought.journey.kept

    at("sqlite://", test)


def test_a_battle_that_was_given_up_and_not_counted_is_given_up_in_the_file() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        look = await depart(camps, id)
        assert look.room is not None and await camps.keeper.take(look.room, give_up=True)
        there = await camps.bring_in(await camps.export(id), "boris")
        brought = await camps.look(there)
        assert [result.abandoned for result in brought.journey.results] == [True]

    at("sqlite://", test)


def test_without_the_rows_of_its_tables_a_camp_stands_and_its_file_has_all_battles() -> None:
    async def test(camps: Camps) -> None:
        id = await begin(camps)
        await battle(camps, id)
        look = await depart(camps, id)
        camps.keeper.lives.clear()
        await camps.store._write(lambda connection, again: connection.execute(delete(tables)))
        look = await camps.look(id)
        assert look.journey.results[0].won and look.room is not None, "the battle that was played begins anew"
        await play(camps.keeper, look)
        look = await camps.come_back(id)
        assert len(look.journey.results) == 2
        there = await camps.look(await camps.bring_in(await camps.export(id), "boris"))
        for chapter in there.journey.chapters:
            assert (await camps.keeper.get(chapter.table)).room.table.over, "what was counted can be seen again there"

    at("sqlite://", test)
