"""A whole store as a file of lines, and back: to look after it, to move it, to save what is left of a damaged one."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Engine, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError

from deckwright.server.store import engine as engines
from deckwright.server.store import migrate
from deckwright.server.store.errors import translated
from deckwright.server.store.portable import CAMPAIGNS, Whole, cut, line_of, page_problems, problems, read_line, sort_of
from deckwright.server.store.rescue import Salvage, reading
from deckwright.server.store.schema import page_browsers, pages, secrets
from deckwright.server.store.trying import patiently

FORMAT = {"deckwright-store": 1}  # the first line of a file


class NotAnExport(ValueError):
    """The file does not begin as ours do."""


@dataclass
class Findings:
    """What was found, written or read."""

    tables: int = 0
    campaigns: int = 0
    pages: int = 0  # of people, that a link takes along
    entries: int = 0
    faults: list[str] = field(default_factory=list)  # what the database says of itself
    lost: int = 0  # rows that cannot be read
    shortened: list[str] = field(default_factory=list)  # tables whose last entries are lost
    refused: list[str] = field(default_factory=list)  # tables that make no sense

    @property
    def sound(self) -> bool:
        """Whether nothing is missing."""
        return not (self.faults or self.lost or self.shortened or self.refused)

    def count(self, whole: Whole) -> None:
        """One more table, or campaign."""
        sort = sort_of(whole)
        self.campaigns += sort is CAMPAIGNS
        self.tables += sort is not CAMPAIGNS
        self.entries += len(whole[sort.entries.name])


def check(url: str) -> Findings:
    """Read everything, and say what is wrong."""
    report = Findings()
    with _translating(), reading(url) as reader:
        report.faults = reader.faults()
        for _ in (*_saved(reader, report), *_saved_pages(reader, report)):
            pass
        report.lost = reader.lost
    return report


def export(url: str, file: Path) -> Findings:
    """Write everything that can be read. The file holds secrets, so it is its owner's alone."""
    report = Findings()
    with _translating(), reading(url) as reader:
        report.faults = reader.faults()
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            print(json.dumps(FORMAT), file=out)
            if kept := reader.secrets():
                print(line_of({secrets.name: kept}), file=out)
            for whole in _saved(reader, report):
                print(line_of(whole), file=out)
            for page in _saved_pages(reader, report):
                print(line_of(page), file=out)
        report.lost = reader.lost
    return report


def bring_in(url: str, file: Path) -> Findings:
    """Add what a file holds to a store. What is damaged or there already is refused, and the rest comes in."""
    report = Findings()
    with file.open(encoding="utf-8") as lines, _translating():
        if next(lines, "").strip() != json.dumps(FORMAT):
            raise NotAnExport
        place = engines.address(url)
        engine = patiently(lambda: engines.connect(place)).execution_options(writes=True)
        try:
            migrate.to_head(engine)
            for number, line in enumerate(lines, start=2):
                _bring_in_line(engine, number, line, report)
        finally:
            engine.dispose()
    return report


def _saved(reader: Salvage, report: Findings) -> Iterator[Whole]:
    """Tables and campaigns that make sense; of those that end too early what there is."""
    for whole in reader.wholes():
        id = str(whole[sort_of(whole).head.name][0].get("id"))
        try:
            lost = cut(whole)
        except (KeyError, TypeError, ValueError) as error:
            report.refused.append(f"{id}: {error!r}")
            continue
        if wrong := list(problems(whole)):
            report.refused.append(f"{id}: {'; '.join(wrong[:3])}")
            continue
        if lost:
            report.shortened.append(f"{id}: {lost}")
        report.count(whole)
        yield whole


def _saved_pages(reader: Salvage, report: Findings) -> Iterator[Whole]:
    """Pages of people that make sense."""
    for page in reader.pages():
        if wrong := list(page_problems(page)):
            report.refused.append(f"{pages.name}: {'; '.join(wrong[:3])}")
            continue
        report.pages += 1
        yield page


def _bring_in_line(engine: Engine, number: int, line: str, report: Findings) -> None:
    try:
        whole = read_line(line)
    except (ValueError, TypeError, RecursionError) as error:
        report.refused.append(f"{number}: {error}")
        return
    if secrets.name in whole:
        _keep_secrets(engine, whole)
        return
    if pages.name in whole:
        _bring_in_page(engine, number, whole, report)
        return
    if wrong := list(problems(whole)):
        report.refused.append(f"{number}: {'; '.join(wrong[:3])}")
        return
    sort = sort_of(whole)
    (head,) = whole[sort.head.name]
    with engine.begin() as connection:
        if connection.execute(select(sort.head.c.id).where(sort.head.c.id == head["id"])).one_or_none():
            report.refused.append(f"{number}: {head['id']} is there already")
            return
        connection.execute(insert(sort.head), [head])
        for part in sort.parts:
            if rows := whole.get(part.name):
                connection.execute(insert(part), rows)
    report.count(whole)


def _bring_in_page(engine: Engine, number: int, whole: Whole, report: Findings) -> None:
    """A page of somebody; a browser that was given another page here already keeps that."""
    if wrong := list(page_problems(whole)):
        report.refused.append(f"{number}: {'; '.join(wrong[:3])}")
        return
    (head,) = whole[pages.name]
    with engine.begin() as connection:
        same = or_(pages.c.id == head["id"], pages.c.holder == head["holder"])
        if connection.execute(select(pages.c.id).where(same)).first():
            report.refused.append(f"{number}: this page is there already")
            return
        connection.execute(insert(pages), [head])
        given = set(connection.scalars(select(page_browsers.c.browser)))
        if fresh := [row for row in whole.get(page_browsers.name, []) if row["browser"] not in given]:
            connection.execute(insert(page_browsers), fresh)
    report.pages += 1


def _keep_secrets(engine: Engine, whole: Whole) -> None:
    """Those that the store has not got: its own links must go on to work."""
    with engine.begin() as connection:
        there = set(connection.scalars(select(secrets.c.name)))
        if fresh := [row for row in whole[secrets.name] if row["name"] not in there]:
            connection.execute(insert(secrets), fresh)


@contextmanager
def _translating() -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise translated(error) from error


def told(lines: Iterable[str], most: int = 20) -> list[str]:
    """The first of many lines, and how many more there are."""
    all = list(lines)
    return all if len(all) <= most else [*all[:most], f"… +{len(all) - most}"]
