"""`deckwright store`: look after the store of a server, and save what can be saved of a damaged one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text as RichText

from deckwright.cli.problems import Problem
from deckwright.lang.texts import Count, Text

ACTIONS = ("check", "export", "import")
UNKNOWN = Text("{given!r} is unknown: check, export or import.", "{given!r} неизвестно: check, export или import.")
WHICH_FILE = Text(
    "Name a file: deckwright store {action} tables.jsonl", "Назовите файл: deckwright store {action} tables.jsonl"
)
THERE_ALREADY = Text(
    "{file} is there already, and nothing is written over. Name another file.",
    "Файл {file} уже есть, а поверх ничего не пишется. Назовите другой файл.",
)
NO_STORE = Text("There is no database {file}.", "Базы данных {file} нет.")
NOT_AN_EXPORT = Text(
    "{file} was not written by `deckwright store export`.", "Файл {file} записан не командой `deckwright store export`."
)
TABLES = Count(("table", "tables"), ("стол", "стола", "столов"))
CAMPAIGNS = Count(("campaign", "campaigns"), ("кампания", "кампании", "кампаний"))
PAGES = Count(("page of games", "pages of games"), ("страница игр", "страницы игр", "страниц игр"))
ENTRIES = Count(("entry", "entries"), ("запись", "записи", "записей"))
DONE = {
    "check": Text("{tables} with {entries} can be read.", "Читается: {tables}, {entries}."),
    "export": Text("{tables} with {entries} are written.", "Записано: {tables}, {entries}."),
    "import": Text("{tables} with {entries} are brought in.", "Загружено: {tables}, {entries}."),
}
SOUND = Text("Everything is sound.", "Всё в порядке.")
FAULTS = Text("What the database finds wrong with itself:", "Что база данных находит в себе неверным:")
LOST = Text("Rows that cannot be read, about: {n}", "Примерно столько строк не читается: {n}")
SHORTENED = Text(
    "Tables whose last entries are lost; they go on from what there is (table: entries lost):",
    "Столы, чьи последние записи потеряны; они продолжатся с того, что есть (стол: потеряно записей):",
)
REFUSED = Text("Refused, with the reason:", "Не принято, с причиной:")


def look_after(console: Console, action: str, file: Path | None, database: str | None, lang: str) -> int:
    """Do it, and tell; 1 if anything is missing."""
    from deckwright.server.settings import default_url
    from deckwright.server.store import StoreDamaged, StoreError
    from deckwright.server.store.errors import WHAT_TO_DO
    from deckwright.server.store.rescue import file_of

    if action not in ACTIONS:
        raise Problem(UNKNOWN, given=action)
    if action != "check" and file is None:
        raise Problem(WHICH_FILE, action=action)
    try:
        url = database or default_url()
        kept = file_of(url)
        if action != "import" and kept is not None and not kept.exists():
            raise Problem(NO_STORE, file=kept)
        return _do(console, action, None if action == "check" else file, url, lang)
    except StoreDamaged as error:
        raise Problem(WHAT_TO_DO, file=file_of(url), reason=error.reason) from error
    except StoreError as error:
        raise Problem(Text(error.said("en"), error.said("ru"))) from error


def _do(console: Console, action: str, file: Path | None, url: str, lang: str) -> int:
    from deckwright.server.store import moving

    if file is None:
        report = moving.check(url)
    elif action == "export":
        try:
            report = moving.export(url, file)
        except FileExistsError:
            raise Problem(THERE_ALREADY, file=file) from None
    else:
        try:
            report = moving.bring_in(url, file)
        except (moving.NotAnExport, UnicodeDecodeError):
            raise Problem(NOT_AN_EXPORT, file=file) from None
    _tell(console, action, report, lang)
    return 0 if report.sound else 1


def _tell(console: Console, action: str, report: object, lang: str) -> None:
    from deckwright.server.store.moving import Findings, told

    assert isinstance(report, Findings)
    tables = TABLES.said(lang, report.tables)
    if report.campaigns:
        tables += f", {CAMPAIGNS.said(lang, report.campaigns)}"
    if report.pages:
        tables += f", {PAGES.said(lang, report.pages)}"
    lines = [DONE[action].said(lang, tables=tables, entries=ENTRIES.said(lang, report.entries))]
    if report.sound:
        lines.append(SOUND.said(lang))
    if report.lost:
        lines.append(LOST.said(lang, n=report.lost))
    for title, found in ((FAULTS, report.faults), (SHORTENED, report.shortened), (REFUSED, report.refused)):
        if found:
            lines += [title.said(lang), *(f"  {line}" for line in told(found))]
    for line in lines:
        console.print(RichText(line), soft_wrap=True)
