"""Reading and writing campaigns: each function does one thing on a connection, inside a transaction that others end."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from deckwright.campaigns.entries import CampEntry
from deckwright.server.store import pages
from deckwright.server.store.dialects import inserting
from deckwright.server.store.errors import TableExists
from deckwright.server.store.rows import CampaignRow
from deckwright.server.store.schema import campaign_battles, campaign_entries, campaign_holds, campaigns, tables

AT_ONCE = 50  # campaigns forgotten in one transaction

_ROW = [campaigns.c[each.name] for each in fields(CampaignRow)]
_ENTRY = [campaign_entries.c[each.name] for each in fields(CampEntry)]


@dataclass(frozen=True)
class CampAppend:
    """The wish to write an entry of a campaign; with it a member is held, and the saved game of a battle is kept."""

    id: str
    entry: CampEntry
    over: bool | None = None
    holder: tuple[int, str] | None = None
    battles: Mapping[str, str] = field(default_factory=dict)


def row(connection: Connection, id: str) -> CampaignRow | None:
    """A campaign by its id."""
    found = connection.execute(select(*_ROW).where(campaigns.c.id == id)).one_or_none()
    return None if found is None else _row(found)


def entries_of(connection: Connection, id: str) -> list[CampEntry]:
    """All that was done at a campaign."""
    found = select(*_ENTRY).where(campaign_entries.c.campaign_id == id).order_by(campaign_entries.c.n)
    return [CampEntry(**each._mapping) for each in connection.execute(found)]


def length(connection: Connection, id: str) -> int | None:
    """How many entries a campaign has."""
    return connection.scalars(select(campaigns.c.length).where(campaigns.c.id == id)).one_or_none()


def battles_of(connection: Connection, id: str) -> dict[str, str]:
    """The saved games of the battles that were counted, by their tables."""
    found = select(campaign_battles.c.battle_table, campaign_battles.c.saved)
    rows = connection.execute(
        found.where(campaign_battles.c.campaign_id == id).order_by(campaign_battles.c.battle_table)
    )
    return {table: zlib.decompress(saved).decode() for table, saved in rows}


def add(
    connection: Connection,
    row: CampaignRow,
    done: Sequence[CampEntry],
    held: Sequence[tuple[int, str]],
    battles: Mapping[str, str],
    again: bool,
) -> None:
    """Keep a new campaign. `again`: an earlier try may have been committed unheard."""
    values = {each.name: getattr(row, each.name) for each in fields(row)}
    fresh = inserting(connection, campaigns).values(values | {"seed": str(row.seed), "length": len(done)})
    if connection.execute(fresh.on_conflict_do_nothing().returning(campaigns.c.id)).one_or_none() is None:
        if again:
            return
        raise TableExists
    connection.execute(insert(campaign_entries), [_values(row.id, entry) for entry in done])
    for member, holder in held:
        hold(connection, row.id, member, holder)
    _keep(connection, row.id, battles)


def append(connection: Connection, want: CampAppend, again: bool) -> bool:
    """Write the next entry of a campaign; False if its number is taken, or there is no such campaign.

    `again`: an earlier try may have been committed unheard; an entry that stands there just so is ours.
    """
    entry = want.entry
    values: dict[str, Any] = {"length": entry.n, "touched": entry.at}
    if want.over is not None:
        values["over"] = want.over
    moved = update(campaigns).where(campaigns.c.id == want.id, campaigns.c.length == entry.n - 1).values(values)
    if connection.execute(moved).rowcount != 1:
        return again and _stands(connection, want)
    connection.execute(insert(campaign_entries), [_values(want.id, entry)])
    if want.holder is not None:
        hold(connection, want.id, *want.holder)
    _keep(connection, want.id, want.battles)
    return True


def _stands(connection: Connection, want: CampAppend) -> bool:
    wanted = replace(want.entry, data=json.loads(json.dumps(want.entry.data)))
    return wanted in entries_of(connection, want.id)


def hold(connection: Connection, id: str, member: int, holder: str) -> None:
    """A browser is a member, and so is the page that it was given."""
    for one in pages.owners(connection, [holder])[holder]:
        fresh = inserting(connection, campaign_holds).values(campaign_id=id, member=member, holder=one)
        connection.execute(fresh.on_conflict_do_nothing())


def held(connection: Connection, id: str, holder: str) -> list[int]:
    """Which members a browser is, by itself or by the page it was given."""
    mine = campaign_holds.c.holder.in_(pages.sources(holder))
    found = select(campaign_holds.c.member).where(campaign_holds.c.campaign_id == id, mine)
    return list(connection.scalars(found.distinct().order_by(campaign_holds.c.member)))


def holders(connection: Connection, id: str) -> list[tuple[int, str]]:
    """All browsers that are members."""
    found = select(campaign_holds.c.member, campaign_holds.c.holder).where(campaign_holds.c.campaign_id == id)
    rows = connection.execute(found.order_by(campaign_holds.c.member, campaign_holds.c.holder))
    return [(member, holder) for member, holder in rows]


def campaigns_of(connection: Connection, holder: str, limit: int) -> list[CampaignRow]:
    """The campaigns in which a browser takes part, newest touched first."""
    mine = select(campaign_holds.c.campaign_id).where(campaign_holds.c.holder.in_(pages.sources(holder)))
    found = select(*_ROW).where(campaigns.c.id.in_(mine)).order_by(campaigns.c.touched.desc(), campaigns.c.id)
    return [_row(each) for each in connection.execute(found.limit(limit))]


def count(connection: Connection) -> int:
    """How many campaigns are kept."""
    return connection.scalars(select(func.count()).select_from(campaigns)).one()


def forget_some(connection: Connection, before: float) -> int:
    """Delete some campaigns of which nothing was touched since, neither they nor their tables."""
    played = select(tables.c.id).where(tables.c.campaign == campaigns.c.id, tables.c.touched >= before)
    old = select(campaigns.c.id).where(campaigns.c.touched < before, ~played.exists()).order_by(campaigns.c.id)
    ids = list(connection.scalars(old.limit(AT_ONCE)))
    connection.execute(delete(campaigns).where(campaigns.c.id.in_(ids)))
    return len(ids)


def _keep(connection: Connection, id: str, battles: Mapping[str, str]) -> None:
    for table, saved in battles.items():
        values = {"campaign_id": id, "battle_table": table, "saved": zlib.compress(saved.encode())}
        connection.execute(inserting(connection, campaign_battles).values(values).on_conflict_do_nothing())


def _row(found: Row[Any]) -> CampaignRow:
    return CampaignRow(**{**found._mapping, "seed": int(found.seed)})


def _values(id: str, entry: CampEntry) -> dict[str, Any]:
    return {"campaign_id": id, **{each.name: getattr(entry, each.name) for each in fields(entry)}}
