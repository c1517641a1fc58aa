"""Pages of browsers: what a link gives, what it does not, and games that somebody puts away."""

from __future__ import annotations

import pytest

from deckwright.server.store import Hold, Store
from tests.server.store.kit import a_table, an_entry

pytestmark = pytest.mark.anyio


async def ids(store: Store, holder: str, **wanted: bool) -> list[str]:
    return [game.row.id for game in await store.games_of(holder, **wanted)]


async def shared(store: Store) -> None:
    """Mira plays at one table, Oleg at another; then Mira's phone is given Mira's page."""
    for id, holder in (("hers", "mira"), ("his", "oleg"), ("the phone's", "phone")):
        await store.add_table(a_table(id), held=[Hold(0, holder)])
    await store.make_page("mira", "page")
    assert await store.take_page("phone", "page")


async def test_whoever_is_given_a_page_plays_its_seats_and_keeps_its_own(store: Store) -> None:
    await shared(store)
    assert sorted(await ids(store, "phone")) == ["hers", "the phone's"]
    assert await store.held("hers", "phone") == [0] and await store.held("his", "phone") == []


async def test_the_link_gives_nothing_of_what_its_taker_held(store: Store) -> None:
    await shared(store)
    assert await ids(store, "mira") == ["hers"]
    assert await store.held("the phone's", "mira") == []


async def test_what_is_begun_later_is_on_both(store: Store) -> None:
    await shared(store)
    await store.add_table(a_table("new"), held=[Hold(1, "phone")])
    assert await store.held("new", "mira") == await store.held("new", "phone") == [1]
    await store.hold("his", [1], "phone")
    assert await store.held("his", "mira") == [1] and await store.held("his", "oleg") == [0]


async def test_a_new_link_takes_the_page_away_from_those_who_had_the_old_one(store: Store) -> None:
    await shared(store)
    await store.add_table(a_table("new"), held=[Hold(0, "phone")])
    assert await store.make_page("mira", "another") == ["phone"]
    assert sorted(await ids(store, "phone")) == ["new", "the phone's"]
    assert sorted(await ids(store, "mira")) == ["hers", "new"]
    assert not await store.take_page("thief", "page") and await store.held("hers", "thief") == []
    assert await store.withdraw_page("mira") == [] and await store.page_of("mira") is None


async def test_a_page_tells_how_many_browsers_have_it_and_can_be_left(store: Store) -> None:
    await shared(store)
    page = await store.page_of("mira")
    assert page is not None and (page.id, page.browsers) == ("page", 1)
    assert await store.is_guest("phone") and not await store.is_guest("mira")
    await store.leave_page("phone")
    assert await ids(store, "phone") == ["the phone's"]


async def test_a_page_is_not_handed_on(store: Store) -> None:
    await shared(store)
    await store.make_page("phone", "of the phone")
    assert await store.take_page("third", "of the phone")
    assert await ids(store, "third") == ["the phone's"]


async def test_my_own_link_changes_nothing_here(store: Store) -> None:
    await shared(store)
    assert await store.take_page("mira", "page") and not await store.is_guest("mira")


async def test_a_game_put_away_is_away_from_that_page_only(store: Store) -> None:
    await shared(store)
    await store.hold("hers", [1], "oleg")
    await store.put_away("hers", "phone")
    assert await ids(store, "mira") == [] and await ids(store, "mira", away=True) == ["hers"]
    assert sorted(await ids(store, "oleg")) == ["hers", "his"]
    assert await store.held("hers", "mira") == [0], "the seat is still theirs"
    await store.put_away("hers", "mira", away=False)
    assert await ids(store, "mira") == ["hers"]


async def test_nobody_puts_away_what_they_do_not_play(store: Store) -> None:
    await shared(store)
    await store.put_away("his", "mira")
    assert await ids(store, "mira", away=True) == [] and await ids(store, "oleg") == ["his"]


async def test_how_a_game_ended_is_noted_with_its_last_entry(store: Store) -> None:
    await shared(store)
    assert await store.append("hers", an_entry(1), over=True, standing={"n": 1, "winners": [0]})
    (game,) = await store.games_of("mira", over=True)
    assert (game.length, game.seats, game.standing) == (1, (0,), {"n": 1, "winners": [0]})
    assert await ids(store, "mira", over=False) == []
