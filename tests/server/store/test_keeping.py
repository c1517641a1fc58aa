"""What is written is found again, just as it was, on every kind of database."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest

from deckwright.server.store import Hold, Store, TableExists, UnknownTable
from tests.server.store.kit import a_table, an_entry, opened

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_as_it_was_opened(store: Store) -> None:
    branch = a_table("b", parent="t", parent_at=3, seed=0, over=True)
    await store.add_table(a_table())
    await store.add_table(branch)
    assert await store.table("t") == a_table()
    assert await store.table("b") == branch
    assert await store.table("nobody's") is None


async def test_a_branch_comes_with_its_entries(store: Store) -> None:
    done = [an_entry(n) for n in range(1, 6)]
    await store.add_table(a_table(), done)
    assert await store.entries("t") == done
    assert await store.entries("t", after=3) == done[3:]
    assert await store.append("t", an_entry(6))


async def test_a_branch_with_a_gap_is_not_kept(store: Store) -> None:
    with pytest.raises(ValueError, match="gap"):
        await store.add_table(a_table(), [an_entry(1), an_entry(3)])
    assert await store.table("t") is None


async def test_a_table_is_not_written_over(store: Store) -> None:
    await store.add_table(a_table())
    with pytest.raises(TableExists):
        await store.add_table(a_table(game="another"), [an_entry(1)])
    assert await store.table("t") == a_table()
    assert await store.entries("t") == []


async def test_any_text_and_number_comes_back(store: Store) -> None:
    data: dict[str, Any] = {
        "name": "Ёж 🦔 \x00 \ud800 '\"\\%s :x",
        "big": 2**80,
        "part": 0.1,
        "deep": [{"none": None, "yes": True}],
    }
    await store.add_table(a_table(), [an_entry(1, seat=None, **data)])
    assert await store.entries("t") == [an_entry(1, seat=None, **data)]


async def test_an_entry_moves_the_table_on(store: Store) -> None:
    await store.add_table(a_table(touched=5.0))
    await store.append("t", an_entry(1, at=9.25))
    assert await store.table("t") == a_table(touched=9.25)
    await store.append("t", an_entry(2, at=11.0), over=True)
    assert await store.table("t") == a_table(touched=11.0, over=True)
    await store.append("t", an_entry(3, at=12.0))
    assert await store.table("t") == a_table(touched=12.0, over=True)
    await store.append("t", an_entry(4, at=13.0), over=False)
    assert await store.table("t") == a_table(touched=13.0)


async def test_seats_are_held(store: Store) -> None:
    await store.add_table(a_table())
    for seat, holder in ((1, "mira"), (0, "mira"), (1, "oleg"), (1, "mira")):
        await store.hold("t", [seat], holder)
    assert await store.held("t", "mira") == [0, 1]
    assert await store.holders("t", 1) == ["mira", "oleg"]
    await store.hold("t", [0, 1], "lena")
    assert await store.held("t", "lena") == [0, 1]
    assert await store.held("elsewhere", "mira") == []


async def test_seats_of_a_new_table_are_held_with_it(store: Store) -> None:
    await store.add_table(a_table(), held=[Hold(0, "mira"), Hold(1, "mira")])
    assert await store.held("t", "mira") == [0, 1]
    with pytest.raises(TableExists):
        await store.add_table(a_table(game="another"), held=[Hold(0, "oleg")])
    assert await store.held("t", "oleg") == []


async def test_a_seat_is_held_by_the_entry_that_is_written_and_by_no_other(store: Store) -> None:
    await store.add_table(a_table())
    wishes = [store.append("t", an_entry(1, name=name), hold=Hold(1, name)) for name in ("mira", "oleg", "lena")]
    assert sorted(await asyncio.gather(*wishes)) == [False, False, True]
    (sat,) = await store.entries("t")
    assert await store.holders("t", 1) == [sat.data["name"]]


async def test_nothing_is_kept_for_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownTable) as found:
        await store.hold("t", [0], "mira")
    assert (found.value.said("en"), found.value.said("ru")) == ("There is no such table.", "Такого стола нет.")
    with pytest.raises(UnknownTable):
        await store.note("t", "charts", {})
    assert not await store.append("t", an_entry(1))
    assert await store.entries("t") == []


@pytest.mark.parametrize(
    "odd", ["", "\x00", "t\x00", "\ud800", "x" * 100_000, "'; DROP TABLE tables; --", "%s %(id)s :id"]
)
async def test_odd_ids_find_nothing(store: Store, odd: str) -> None:
    await store.add_table(a_table())
    await store.hold("t", [0], "mira")
    assert await store.table(odd) is None
    assert (await store.entries(odd), await store.held(odd, "mira"), await store.holders(odd, 0)) == ([], [], [])
    assert (await store.held("t", odd), await store.games_of(odd), await store.noted(odd, odd)) == ([], [], None)
    assert not await store.append(odd, an_entry(1))
    with pytest.raises(UnknownTable):
        await store.hold(odd, [0], "mira")
    with pytest.raises(UnknownTable):
        await store.note(odd, "charts", 1)
    assert [game.row.id for game in await store.games_of("mira")] == ["t"]


async def test_my_tables_come_newest_first(store: Store) -> None:
    for id, touched in (("old", 1.0), ("new", 3.0), ("middle", 2.0), ("not mine", 9.0)):
        await store.add_table(a_table(id, touched=touched))
        await store.hold(id, [0], "oleg" if id == "not mine" else "mira")
    await store.hold("new", [1], "mira")
    assert [game.row.id for game in await store.games_of("mira")] == ["new", "middle", "old"]
    assert [game.row.id for game in await store.games_of("mira", limit=2)] == ["new", "middle"]
    assert await store.append("old", an_entry(1, at=4.0))
    assert [game.row.id for game in await store.games_of("mira", limit=1)] == ["old"]


async def test_unfinished_tables_are_found_after_a_restart(store: Store) -> None:
    for id, touched, over in (("a", 1.0, False), ("b", 2.0, True), ("c", 3.0, False), ("d", 4.0, False)):
        await store.add_table(a_table(id, touched=touched, over=over))
    assert await store.unfinished(10, since=1.0) == ["d", "c", "a"]
    assert await store.unfinished(10, since=2.0) == ["d", "c"]
    assert await store.unfinished(1, since=0.0) == ["d"]
    assert (await store.count_tables(), await store.count_tables(since=3.0)) == (4, 2)


async def test_a_note_replaces_the_older_one(store: Store) -> None:
    await store.add_table(a_table())
    assert await store.noted("t", "charts") is None
    await store.note("t", "charts", {"health": [50, 47]})
    await store.note("t", "charts", [1, None, "три"])
    await store.note("t", "other", 5)
    assert (await store.noted("t", "charts"), await store.noted("t", "other")) == ([1, None, "три"], 5)


async def test_what_is_forgotten_takes_everything_with_it(store: Store) -> None:
    await store.add_table(a_table("old", touched=1.0), [an_entry(1)])
    await store.add_table(a_table("kept", touched=2.0, parent="old", parent_at=1), [an_entry(1)])
    for id in ("old", "kept"):
        await store.hold(id, [0], "mira")
        await store.note(id, "charts", [])
    assert await store.forget(2.0) == 1
    assert await store.table("old") is None
    assert (await store.entries("old"), await store.holders("old", 0), await store.noted("old", "charts")) == (
        [],
        [],
        None,
    )
    assert not await store.append("old", an_entry(2))
    assert await store.entries("kept") == [an_entry(1)]
    assert [game.row.parent for game in await store.games_of("mira")] == ["old"]
    assert await store.forget(2.0) == 0


async def test_very_many_tables_are_forgotten(store: Store) -> None:
    await asyncio.gather(*(store.add_table(a_table(str(number), touched=float(number))) for number in range(450)))
    assert await store.forget(440.0) == 440
    assert await store.count_tables() == 10


async def test_everything_is_there_after_reopening(lasting: str) -> None:
    async with opened(lasting) as store:
        await store.add_table(a_table())
        for n in range(1, 8):
            assert await store.append("t", an_entry(n))
        await store.hold("t", [1], "mira")
        await store.note("t", "charts", {"turns": 3})
        secret = await store.secret("seats")
    async with opened(lasting) as store:
        assert await store.entries("t") == [an_entry(n) for n in range(1, 8)]
        assert await store.held("t", "mira") == [1]
        assert await store.noted("t", "charts") == {"turns": 3}
        assert await store.secret("seats") == secret
        assert await store.append("t", an_entry(8))


async def test_secrets_are_made_once_and_differ(store: Store) -> None:
    seats, links = await store.secret("seats"), await store.secret("links")
    assert (len(seats), len(links)) == (32, 32)
    assert seats != links
    assert (await store.secret("seats"), await store.secret("links")) == (seats, links)


async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "50%?.db"
    async with opened(f"sqlite:///{str(path).replace('%', '%25').replace('?', '%3F')}") as store:
        await store.add_table(a_table())
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert path.exists()
