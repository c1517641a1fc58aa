"""What can go wrong with the store: typed, and said in both languages. No error of a driver leaves the package."""

from __future__ import annotations

import errno
import sqlite3
from typing import Self

import psycopg
from sqlalchemy import exc

from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import Text


class StoreError(Bilingual, Exception):
    """The store could not do what was asked. `reason` is the driver's word for it: for logs, never for pages."""

    en = "The store of games does not work as it should."
    ru = "Хранилище партий работает не так, как должно."

    def __init__(self, reason: str = "") -> None:
        self.reason = reason
        super().__init__(f"{self.en} ({reason})" if reason else self.en)

    def afresh(self) -> Self:
        """The same without the way it came: that leads to whoever is told of it, and only a sweep would free them."""
        return type(self)(self.reason)


class StoreFull(StoreError):
    """Nothing can be written: the disk is full, or it may only be read."""

    en = (
        "Nothing more can be saved: the disk is full or read-only. "
        "All that was saved before is safe; try again once there is room."
    )
    ru = (
        "Сохранить не получилось: диск заполнен или доступен только для чтения. "
        "Всё сохранённое раньше цело; повторите, когда появится место."
    )


class StoreAway(StoreError):
    """The database cannot be reached; it is safe to try again."""

    en = "The database cannot be reached right now. Please try again in a moment."
    ru = "База данных сейчас недоступна. Попробуйте ещё раз чуть позже."


class StoreBusy(StoreError):
    """Somebody else kept the database locked for too long."""

    en = "The database is busy. Please try again in a moment."
    ru = "База данных занята. Попробуйте ещё раз чуть позже."


class Collision(StoreBusy):
    """Two writers waited for each other, and the database undid ours: it surely was not written."""


class StoreDamaged(StoreError):
    """The file of the database is damaged, or is none."""

    en = "The database is damaged. Whoever runs this server finds in its log what to do."
    ru = "База данных повреждена. Что делать, владелец сервера найдёт в журнале."


# What to do about it, for whoever runs the server: the file is named to nobody else.
WHAT_TO_DO = Text(
    "The database {file} is damaged ({reason}). Copy it away first, with the files -wal and -shm beside it. "
    "`deckwright store check` says how much can be read, `deckwright store export rescued.jsonl` writes that down, and "
    "`deckwright store import rescued.jsonl --database sqlite:///new.db` makes a new database of it.",
    "База данных {file} повреждена ({reason}). Сначала скопируйте её вместе с файлами -wal и -shm рядом с ней. "
    "`deckwright store check` скажет, сколько удаётся прочитать, `deckwright store export rescued.jsonl` запишет это в "
    "файл, а `deckwright store import rescued.jsonl --database sqlite:///new.db` создаст из него новую базу.",
)


class BadAddress(StoreError):
    """The address of the database cannot be understood."""

    en = "This address of a database cannot be understood. Write sqlite:///path or postgresql://user@host/name."
    ru = "Не удаётся понять адрес базы данных. Напишите sqlite:///путь или postgresql://имя@сервер/база."


class NewerStore(StoreError):
    """The database was written by a newer Deckwright than this one."""

    en = "This database was written by a newer Deckwright. Please update Deckwright to open it."
    ru = "Эту базу данных записала более новая версия Deckwright. Обновите Deckwright, чтобы её открыть."


class UnknownTable(StoreError):
    """There is no table of this id, or it was forgotten."""

    en = "There is no such table."
    ru = "Такого стола нет."


class TableExists(StoreError):
    """A table of this id is kept already."""

    en = "There is such a table already."
    ru = "Такой стол уже есть."


SQLITE = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreFull,
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
    sqlite3.SQLITE_CANTOPEN: StoreAway,
    sqlite3.SQLITE_IOERR: StoreAway,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
}
# By SQLSTATE; where it is not named, its class (the first two signs) speaks for it.
POSTGRESQL = {
    "08": StoreAway,  # connections
    "25006": StoreFull,  # a read-only server
    "28": StoreAway,  # who we are is not believed
    "3D000": StoreAway,  # no such database
    "40001": Collision,
    "40P01": Collision,
    "53": StoreAway,  # out of memory, too many connections
    "53100": StoreFull,  # out of disk
    "55P03": StoreBusy,  # a lock was not to be had in time
    "57014": StoreBusy,  # a statement took too long
    "57P": StoreAway,  # the server goes down or comes up
    "58": StoreAway,  # the server's own system fails it
}


def translated(error: Exception) -> Exception:
    """What an error that came out of the database means to the server. A mistake of our own stays what it is."""
    if isinstance(error, exc.TimeoutError):
        return StoreBusy(str(error))
    if isinstance(error, exc.DBAPIError) and isinstance(error.orig, Exception):
        if error.connection_invalidated and not _state(error.orig):
            return StoreAway(_said(error.orig))
        return translated(error.orig)
    if isinstance(error, exc.StatementError) and isinstance(error.orig, Exception):
        return error.orig
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return SQLITE.get(code & 0xFF, StoreError)(_said(error))
    if isinstance(error, psycopg.Error):
        return _from_postgresql(error)
    if isinstance(error, OSError):
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
        return (StoreFull if full else StoreAway)(_said(error))
    return StoreError(_said(error)) if isinstance(error, exc.SQLAlchemyError) else error


def _from_postgresql(error: psycopg.Error) -> StoreError:
    state = _state(error)
    if not state:  # libpq itself speaks: there is no answer, or no connection
        away = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return (StoreAway if away else StoreError)(_said(error))
    for length in (5, 3, 2):
        if found := POSTGRESQL.get(state[:length]):
            return found(_said(error))
    return StoreError(_said(error))


def _state(error: Exception) -> str:
    return getattr(error, "sqlstate", None) or ""


def _said(error: Exception) -> str:
    """The first line of what a driver said: the rest may quote the data of a row."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
