"""The book of the soak is to be trusted: it finds what is lost or doubled, what grows, and its full disk is full."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from benchmarks.soaking.book import LONG, WARM, Played, Run, earlier, growth, judge, summed_up, write
from benchmarks.soaking.crowd import Crowd
from benchmarks.soaking.disk import small_disk

from deckwright.server.store import Entry, Store, StoreFull
from tests.server.serving import serving, settings_for
from tests.server.store.kit import a_table, an_entry

pytestmark = pytest.mark.anyio


def entries(*choices: tuple[int, int]) -> list[Entry]:
    """Choices of seats, by index."""
    return [an_entry(n, seat=seat, index=index) for n, (seat, index) in enumerate(choices, 1)]


def judged(played: Played, stands: list[Entry]) -> Run:
    run = Run("SQLite")
    run.judged(played, stands)
    return run


def test_what_stands_as_it_was_said_is_neither_lost_nor_doubled() -> None:
    run = judged(Played("t", {1: 4, 3: 0}), entries((0, 4), (1, 2), (0, 0), (1, 1)))
    assert (run.lost, run.doubled, run.bots, run.failures) == (0, 0, 2, [])


@pytest.mark.parametrize("stands", [entries((0, 4)), entries((0, 4), (0, 2)), entries((0, 4), (1, 1))])
def test_a_choice_that_is_missing_or_another_is_lost(stands: list[Entry]) -> None:
    assert judged(Played("t", {1: 4, 2: 1}), stands).lost == 1


def test_a_choice_nobody_made_is_doubled_unless_one_got_no_answer() -> None:
    stands = entries((0, 4), (0, 4))
    assert judged(Played("t", {1: 4}), stands).doubled == 1
    run = judged(Played("t", {1: 4}, doubtful=1), stands)
    assert (run.doubled, run.doubtful) == (0, 1)


def test_a_gap_is_a_failure() -> None:
    assert judged(Played("t"), [an_entry(1), an_entry(3)]).failures


def test_a_report_is_added_to(tmp_path: Path) -> None:
    report = tmp_path / "soak.json"
    assert earlier(report) == earlier(None) == []
    run = Run("SQLite", seconds=60, choices=90, bots=30, mishaps=Counter(kill_web=2))
    run.weighed("web 1", 15.04, 200.06)
    write(report, [run])
    assert earlier(report) == [run]
    write(report, [*earlier(report), Run("PostgreSQL", seconds=60, choices=10, mishaps=Counter(kill_web=1), lost=1)])
    told = summed_up(earlier(report))
    assert "2.0 minutes in 2 runs (1 SQLite, 1 PostgreSQL)" in told
    assert "100 choices acknowledged: 1 lost, 0 doubled" in told
    assert "mishaps: kill_web 3" in told


def test_growth_is_told_of_processes_that_lived_long() -> None:
    warming = [(age, 10 * age) for age in (0.0, 100.0, 200.0)]
    after = [WARM + LONG / 4 * quarter for quarter in range(5)]
    assert growth([*warming, *((age, 300.0) for age in after)]) == pytest.approx(0)
    assert growth([*warming, *((age, 300 + age / 3600 * 7) for age in after)]) == pytest.approx(7)
    assert growth([(age, 300.0) for age in after[:4]]) is growth(warming) is None


async def test_a_full_disk_refuses_and_then_goes_on(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        if not disk.ours:
            pytest.skip("only who may mount has a disk of their own")
        store = await Store.open(f"sqlite:///{disk.database}")
        try:
            await store.add_table(a_table())
            for n in range(1, 50):
                assert await store.append("t", an_entry(n))
            disk.fill(0)
            with pytest.raises(StoreFull):
                await store.append("t", an_entry(50))
            disk.free(0)
            assert await store.append("t", an_entry(50))
            assert [entry.n for entry in await store.entries("t")] == list(range(1, 51))
        finally:
            await store.close()
    assert not disk.folder.is_mount()


@pytest.mark.slow
async def test_clients_write_down_what_they_were_told(tmp_path: Path) -> None:
    run, url = Run("SQLite"), f"sqlite:///{tmp_path}/tables.db"
    with serving(settings_for(url)) as server:
        crowd = Crowd(server.url, run, random.Random(1), lambda: run.choices >= 60)
        await crowd.play(5)
    await judge(url, run, crowd.played)
    assert (run.lost, run.doubled, run.failures) == (0, 0, [])
    assert run.choices >= 60 and run.bots > 0
    assert run.games.total() == run.choices == sum(len(played.said) for played in crowd.played)
    assert run.choices <= crowd.committed <= run.choices + run.bots
