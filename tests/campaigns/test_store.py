"""Campaigns in the store: nothing is lost, a number is taken once, and what is kept goes wherever the store goes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.campaigns.entries import CampEntry
from deckwright.server.store import CampaignRow, CampAppend
from deckwright.server.store.moving import bring_in, check, export
from tests.server.store.kit import a_table, opened

ROW = CampaignRow("c", "cave", "descent", 2**64 - 1, {"hard": True}, {}, 1e9, 1e9, False)
BEGUN = CampEntry(1, "begin", None, {"kept": {"shelf": ["верёвка"]}, "told": []}, 1e9)


def next_entry(n: int, at: float = 1e9 + 1) -> CampEntry:
    return CampEntry(n, "join", 0, {"name": "Мира"}, at)


@pytest.mark.anyio
async def test_a_campaign_is_kept_and_grows_by_one_entry_at_a_time(lasting: str) -> None:
    async with opened(lasting) as store:
        await store.add_campaign(ROW, [BEGUN], [(0, "anna")], {"t1": '{"игра": 1}'})
        assert await store.append_to_campaign(CampAppend("c", next_entry(2), holder=(1, "vera")))
        for refused in (next_entry(2), next_entry(4), BEGUN):
            assert not await store.append_to_campaign(CampAppend("c", refused))
        assert not await store.append_to_campaign(CampAppend("nowhere", next_entry(1)))
        want = CampAppend("c", next_entry(3, 2e9), over=True, battles={"t2": "{}"})
        both = await asyncio.gather(*(store.append_to_campaign(want) for _ in range(2)))
        assert sorted(both) == [False, True], "of two who come at once one is told"
    async with opened(lasting) as store:
        assert await store.campaign("c") == replace(ROW, touched=2e9, over=True)
        assert await store.campaign_entries("c") == [BEGUN, next_entry(2), next_entry(3, 2e9)]
        assert await store.campaign_length("c") == 3 and await store.campaign_length("x") is None
        assert await store.campaign_battles("c") == {"t1": '{"игра": 1}', "t2": "{}"}
        assert (await store.held_members("c", "vera"), await store.held_members("c", "nobody")) == ([1], [])
        assert await store.member_holders("c") == [(0, "anna"), (1, "vera")]
        assert [row.id for row in await store.campaigns_of("anna")] == ["c"] and await store.count_campaigns() == 1


@pytest.mark.anyio
async def test_a_battle_stays_as_long_as_its_campaign(lasting: str) -> None:
    async with opened(lasting) as store:
        await store.add_campaign(ROW, [BEGUN])
        await store.add_table(a_table("battle", campaign="c", created=1.0, touched=1.0))
        await store.add_table(a_table("other", created=1.0, touched=1.0))
        assert await store.forget(2.0) == 1
        found = await store.table("battle")
        assert found is not None and found.campaign == "c"
        await store.add_table(a_table("newer", campaign="c", created=3e9, touched=3e9))
        await store.forget(2e9)
        assert await store.campaign("c") is not None, "it is still being played"
        await store.forget(4e9)
        assert await store.campaign("c") is None and await store.campaign_entries("c") == []
        assert await store.count_tables() == 0


@pytest.mark.parametrize("target", ["file", "postgresql"])
def test_an_export_carries_campaigns(tmp_path: Path, target: str, request: pytest.FixtureRequest) -> None:
    source = f"sqlite:///{tmp_path / 'old.db'}"
    url = f"sqlite:///{tmp_path / 'new.db'}" if target == "file" else request.getfixturevalue("postgresql")

    async def fill() -> None:
        async with opened(source) as store:
            await store.add_campaign(ROW, [BEGUN, next_entry(2)], [(0, "anna")], {"t1": "{}"})
            await store.add_table(a_table("t1", campaign="c"))

    async def everything(url: str) -> object:
        async with opened(url) as store:
            return (
                await store.campaign("c"),
                await store.campaign_entries("c"),
                await store.member_holders("c"),
                await store.campaign_battles("c"),
                await store.table("t1"),
            )

    asyncio.run(fill())
    report = check(source)
    assert report.sound and (report.tables, report.campaigns, report.entries) == (1, 1, 2)
    assert export(source, tmp_path / "kept.jsonl").sound
    assert bring_in(url, tmp_path / "kept.jsonl").sound
    assert asyncio.run(everything(url)) == asyncio.run(everything(source))
    again = bring_in(url, tmp_path / "kept.jsonl")
    assert len(again.refused) == 2 and again.campaigns == 0
    lines = (tmp_path / "kept.jsonl").read_text().replace('"n": 2', '"n": 3')
    (tmp_path / "spoilt.jsonl").write_text(lines)
    spoilt = bring_in(f"sqlite:///{tmp_path / 'third.db'}", tmp_path / "spoilt.jsonl")
    assert any("entries are not 1 to 2" in why for why in spoilt.refused) and spoilt.tables == 1
