"""Reading and writing: each function does one thing on a connection, inside a transaction that others end."""

from __future__ import annotations

import json
import secrets as chance
import zlib
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from deckwright.server.store import lobby, pages
from deckwright.server.store.dialects import inserting
from deckwright.server.store.errors import TableExists, UnknownTable
from deckwright.server.store.rows import Append, Entry, GameRow, Hold, KeptTable, TableRow, ToldPosition
from deckwright.server.store.schema import campaigns, entries, holds, notes, positions, put_away, secrets, tables

AT_ONCE = 200  # tables forgotten in one transaction
STANDING = "standing"  # the note that says how a table stood after so many entries

_TABLE = [tables.c[field.name] for field in fields(TableRow)]
_ENTRY = [entries.c[field.name] for field in fields(Entry)]


def table(connection: Connection, id: str) -> TableRow | None:
    """A table by its id."""
    row = connection.execute(select(*_TABLE).where(tables.c.id == id)).one_or_none()
    return None if row is None else _table(row)


def entries_after(connection: Connection, id: str, after: int) -> list[Entry]:
    """What was done at a table after its first `after` entries."""
    found = select(*_ENTRY).where(entries.c.table_id == id, entries.c.n > after).order_by(entries.c.n)
    return [Entry(**row._mapping) for row in connection.execute(found)]


def positions_of(connection: Connection, id: str) -> dict[int, ToldPosition]:
    """How a table stood as its turns ended, by the number of the entry that ended each."""
    found = select(positions.c.n, positions.c.told).where(positions.c.table_id == id).order_by(positions.c.n)
    return {n: json.loads(zlib.decompress(told)) for n, told in connection.execute(found)}


def add_table(connection: Connection, new: KeptTable, again: bool) -> None:
    """Keep a new table, and who holds its seats. `again`: an earlier try may have been committed unheard."""
    row = new.row
    values = {field.name: getattr(row, field.name) for field in fields(row)}
    fresh = inserting(connection, tables).values(values | {"seed": str(row.seed), "length": len(new.entries)})
    # This waits for an earlier try that is still under way, so that we see how it ended.
    if connection.execute(fresh.on_conflict_do_nothing().returning(tables.c.id)).one_or_none() is None:
        kept = table(connection, row.id)
        if again and kept and (kept.seed, kept.created) == (row.seed, row.created):
            return
        raise TableExists
    if new.entries:
        connection.execute(_WRITE, [_values(row.id, entry) for entry in new.entries])
    if new.positions:
        connection.execute(_KEEP, [_position(row.id, n, told) for n, told in new.positions.items()])
    hold(connection, row.id, new.held)
    if new.listed:
        lobby.enter(connection, row.id)


def append_all(connection: Connection, wanted: Sequence[Append], again: bool) -> list[bool]:
    """Write all entries that are the next of their table, and say of each whether it was.

    The rows of the tables stay locked until the commit, so nobody else can take the same number meanwhile; they are
    locked in the order of their ids, so that two processes never wait for each other. `again`: an earlier try may
    have been committed without our hearing of it; then an entry that stands there just as we want it is ours.
    """
    ids = sorted({want.id for want in wanted})
    kept = {row.id: dict(row._mapping) for row in connection.execute(_LOCKED, {"ids": ids})}
    answers, taken = [], []
    for want in wanted:
        place = kept.get(want.id)
        if place is not None and want.entry.n == place["length"] + 1:
            place["length"] = want.entry.n
            place["touched"] = max(place["touched"], want.entry.at)
            place["over"] = place["over"] if want.over is None else want.over
            taken.append(want)
            answers.append(True)
        else:
            answers.append(again and _stands(connection, want))
    if taken:
        connection.execute(_WRITE, [_values(want.id, want.entry) for want in taken])
        ended = [_position(want.id, want.entry.n, want.position) for want in taken if want.position is not None]
        if ended:
            connection.execute(_KEEP, ended)
        connection.execute(_MOVE_ON, [_prefixed(kept[id]) for id in {want.id: None for want in taken}])
    for want in taken:
        if want.hold is not None:
            hold(connection, want.id, [want.hold])
        if want.opens is not None:
            add_table(connection, want.opens, again)
        if want.standing is not None:
            note(connection, want.id, STANDING, want.standing)
    return answers


# These are built once: every choice at every table runs them.
_LOCKED = (
    select(tables.c.id, tables.c.length, tables.c.touched, tables.c.over)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
_WRITE = insert(entries)
_KEEP = insert(positions)
_MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("to_id"))
    .values({name: bindparam(f"to_{name}") for name in ("length", "touched", "over")})
)


def _prefixed(place: dict[str, Any]) -> dict[str, Any]:
    return {f"to_{name}": value for name, value in place.items()}


def _stands(connection: Connection, want: Append) -> bool:
    found = entries_after(connection, want.id, want.entry.n - 1)[:1]
    return found == [replace(want.entry, data=json.loads(json.dumps(want.entry.data)))]


def hold(connection: Connection, id: str, held: Sequence[Hold]) -> None:
    """Write down who holds which seats: the browser, and the page that it was given."""
    owners = pages.owners(connection, [each.holder for each in held])
    values = [{"table_id": id, "seat": each.seat, "holder": one} for each in held for one in owners[each.holder]]
    if values:
        _put(connection, inserting(connection, holds).values(values).on_conflict_do_nothing())


def held(connection: Connection, id: str, holder: str) -> list[int]:
    """The seats somebody holds at a table, by this browser or by the page it was given."""
    mine = select(holds.c.seat).where(holds.c.table_id == id, holds.c.holder.in_(pages.sources(holder)))
    return list(connection.scalars(mine.distinct().order_by(holds.c.seat)))


def holders(connection: Connection, id: str, seat: int) -> list[str]:
    """Who holds a seat."""
    found = select(holds.c.holder).where(holds.c.table_id == id, holds.c.seat == seat).order_by(holds.c.holder)
    return list(connection.scalars(found))


def games_of(
    connection: Connection, holder: str, *, over: bool | None, away: bool, limit: int, offset: int
) -> list[GameRow]:
    """The tables at which somebody holds a seat, newest touched first: those under way, those that are over, or all;
    those put away, or the others."""
    eyes = pages.sources(holder)
    mine = select(holds.c.table_id).where(holds.c.holder.in_(eyes))
    hidden = select(put_away.c.table_id).where(put_away.c.holder.in_(eyes))
    beside = tables.outerjoin(notes, (notes.c.table_id == tables.c.id) & (notes.c.name == STANDING))
    found = select(*_TABLE, tables.c.length, notes.c.data).select_from(beside).where(tables.c.id.in_(mine))
    found = found.where(tables.c.id.in_(hidden) if away else tables.c.id.not_in(hidden))
    if over is not None:
        found = found.where(tables.c.over if over else ~tables.c.over)
    rows = connection.execute(found.order_by(tables.c.touched.desc(), tables.c.id).limit(limit).offset(offset)).all()
    seats = _seats_of(connection, [row.id for row in rows], holder)
    return [_game(row, seats[row.id], away) for row in rows]


def _seats_of(connection: Connection, ids: Sequence[str], holder: str) -> dict[str, tuple[int, ...]]:
    """The seats somebody holds, by tables."""
    found = select(holds.c.table_id, holds.c.seat).where(
        holds.c.table_id.in_(ids), holds.c.holder.in_(pages.sources(holder))
    )
    seats: dict[str, tuple[int, ...]] = dict.fromkeys(ids, ())
    for id, seat in connection.execute(found.distinct().order_by(holds.c.table_id, holds.c.seat)):
        seats[id] += (seat,)
    return seats


def unfinished(connection: Connection, limit: int, since: float) -> list[str]:
    """Tables whose game goes on and that were touched lately, newest touched first."""
    found = select(tables.c.id).where(~tables.c.over, tables.c.touched >= since)
    return list(connection.scalars(found.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)))


def count_tables(connection: Connection, since: float | None) -> int:
    """How many tables are kept, or were touched lately."""
    found = select(func.count()).select_from(tables)
    return connection.scalars(found if since is None else found.where(tables.c.touched >= since)).one()


def secret(connection: Connection, name: str) -> bytes:
    """A secret by its name; who asks first makes it, and everybody gets that one."""
    fresh = inserting(connection, secrets).values(name=name, value=chance.token_bytes(32))
    connection.execute(fresh.on_conflict_do_nothing())
    return bytes(connection.scalars(select(secrets.c.value).where(secrets.c.name == name)).one())


def note(connection: Connection, id: str, name: str, data: Any) -> None:
    """Keep a note of a table, in place of an older one."""
    fresh = inserting(connection, notes).values(table_id=id, name=name, data=data)
    _put(connection, fresh.on_conflict_do_update(index_elements=["table_id", "name"], set_={"data": data}))


def noted(connection: Connection, id: str, name: str) -> Any | None:
    """A note of a table."""
    return connection.scalars(select(notes.c.data).where(notes.c.table_id == id, notes.c.name == name)).one_or_none()


def forget_some(connection: Connection, before: float) -> int:
    """Delete some tables that were not touched since, with all that belongs to them; what is in use is left alone.

    A battle stays as long as its campaign.
    """
    needed = select(campaigns.c.id).where(campaigns.c.id == tables.c.campaign).exists()
    old = select(tables.c.id).where(tables.c.touched < before, ~needed).order_by(tables.c.id).limit(AT_ONCE)
    ids = list(connection.scalars(old.with_for_update(skip_locked=True)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def _game(row: Any, seats: tuple[int, ...], away: bool) -> GameRow:
    values = dict(row._mapping)
    length, standing = values.pop("length"), values.pop("data")
    return GameRow(TableRow(**{**values, "seed": int(row.seed)}), length, seats, standing, away)


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**{**row._mapping, "seed": int(row.seed)})


def _values(id: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": id, **{field.name: getattr(entry, field.name) for field in fields(entry)}}


def _position(id: str, n: int, told: ToldPosition) -> dict[str, Any]:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return {"table_id": id, "n": n, "told": zlib.compress(text.encode())}


def _put(connection: Connection, row: postgresql.Insert | sqlite.Insert) -> None:
    """Write a row that belongs to a table, if there is that table."""
    try:
        connection.execute(row)
    except IntegrityError as error:
        raise UnknownTable from error
