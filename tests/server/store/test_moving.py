"""A store can be checked, written to a file and read again; of a damaged one what can be read is saved."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from deckwright.cli import main
from deckwright.server.store import Entry, StoreDamaged, TableRow
from deckwright.server.store.moving import bring_in, check, export
from tests.server.store.kit import a_table, an_entry, opened

TABLES = 30
ENTRIES = 40


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def fill(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for number in range(TABLES):
                id = f"table-{number}"
                await store.add_table(
                    a_table(id, created=1e9 + number), [an_entry(n, word="слово" * 5) for n in range(1, ENTRIES + 1)]
                )
                await store.hold(id, [0], f"holder-{number}")
                await store.note(id, "chances", [1, 2.5, None])
            await store.secret("links")

    asyncio.run(run())


def everything(url: str) -> list[tuple[TableRow | None, list[Entry], list[str], object]]:
    async def run() -> list[tuple[TableRow | None, list[Entry], list[str], object]]:
        async with opened(url) as store:
            ids = [f"table-{number}" for number in range(TABLES)]
            return [
                (
                    await store.table(id),
                    await store.entries(id),
                    await store.holders(id, 0),
                    await store.noted(id, "chances"),
                )
                for id in ids
            ]

    return asyncio.run(run())


def secret(url: str) -> bytes:
    async def run() -> bytes:
        async with opened(url) as store:
            return await store.secret("links")

    return asyncio.run(run())


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A database with tables in it."""
    path = tmp_path / "tables.db"
    fill(url_of(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def damage(path: Path, table: str) -> None:
    """Overwrite two pages in which rows of a kind lie."""
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        holders = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno"
        try:
            pages = [row[0] for row in connection.execute(holders, (table,))]
        except sqlite3.OperationalError:  # this SQLite cannot say where they are
            pages = []
    content = bytearray(path.read_bytes())
    for page in pages[2:4] or range(len(content) // size // 2, len(content) // size // 2 + 2):
        content[(page - 1) * size : page * size] = b"\xa5" * size
    path.write_bytes(content)


@pytest.mark.slow
@pytest.mark.parametrize("target", ["file", "postgresql"])
def test_what_is_exported_comes_in_elsewhere_as_it_was(
    full: Path, tmp_path: Path, target: str, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "kept.jsonl"
    wrote = export(url_of(full), file)
    assert wrote.sound and (wrote.tables, wrote.entries) == (TABLES, TABLES * ENTRIES)
    assert file.stat().st_mode & 0o777 == 0o600, "it holds the secret of the links"
    url = url_of(tmp_path / "new.db") if target == "file" else request.getfixturevalue("postgresql")
    assert bring_in(url, file).sound
    assert everything(url) == everything(url_of(full))
    assert secret(url) == secret(url_of(full)), "private links go on to work"
    assert check(url).sound
    second = tmp_path / "second.jsonl"
    assert export(url, second).sound
    assert second.read_text() == file.read_text()


def test_links_to_pages_of_games_go_on_to_work_elsewhere(tmp_path: Path) -> None:
    here, there, file = url_of(tmp_path / "here.db"), url_of(tmp_path / "there.db"), tmp_path / "kept.jsonl"

    async def make() -> None:
        async with opened(here) as store:
            await store.add_table(a_table("chess"))
            await store.hold("chess", [0], "anna")
            await store.make_page("anna", "annas-page")
            assert await store.take_page("annas-phone", "annas-page")

    async def look() -> None:
        async with opened(there) as store:
            assert [game.row.id for game in await store.games_of("annas-phone")] == ["chess"]
            page = await store.page_of("anna")
            assert page is not None and (page.id, page.browsers) == ("annas-page", 1)

    async def take() -> None:
        async with opened(there) as store:
            assert await store.take_page("annas-tablet", "annas-page")

    asyncio.run(make())
    assert export(here, file).pages == 1
    assert bring_in(there, file).sound
    asyncio.run(look())
    again = bring_in(there, file)
    assert len(again.refused) == 2 and again.pages == 0, "nothing is written over"
    asyncio.run(look())
    asyncio.run(take())


def test_a_line_that_is_no_page_is_refused(tmp_path: Path) -> None:
    file, url = tmp_path / "made-up.jsonl", url_of(tmp_path / "new.db")
    page = {"id": "x", "holder": "anna", "created": 1.0}
    bad = [
        {"pages": []},
        {"pages": [page | {"created": "today"}]},
        {"pages": [page], "page_browsers": [{"browser": "b", "page_id": "another"}]},
        {"pages": [page], "tables": []},
    ]
    file.write_text("\n".join(map(json.dumps, [{"deckwright-store": 1}, *bad])) + "\n")
    report = bring_in(url, file)
    assert len(report.refused) == len(bad) and report.pages == 0


def test_a_sound_store_is_said_to_be(full: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["store", "check", "--database", url_of(full), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"{TABLES} tables with {TABLES * ENTRIES} entries" in said and "sound" in said


@pytest.mark.parametrize("table", ["entries", "tables"])
def test_of_a_damaged_file_is_saved_what_can_be_read(full: Path, tmp_path: Path, table: str) -> None:
    before = everything(url_of(full))
    damage(full, table)
    assert not check(url_of(full)).sound
    file, new = tmp_path / "kept.jsonl", url_of(tmp_path / "new.db")
    report = export(url_of(full), file)
    assert report.tables > TABLES // 2, report
    read = bring_in(new, file)
    assert read.sound and read.tables == report.tables
    after = everything(new)
    whole = sum(had == has for had, has in zip(before, after, strict=True))
    assert whole >= TABLES // 2
    for had, has in zip(before, after, strict=True):
        if has[0] is not None:
            assert has[1] == had[1][: len(has[1])], "what is saved of a table is how it began"


def test_a_damaged_file_is_named_and_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is no database at all" * 1000)
    for lang, word in (("en", "is damaged"), ("ru", "повреждена")):
        assert main(["serve", "--port", "0", "--database", url_of(path), "--lang", lang]) == 2
        said = capsys.readouterr().err.replace("\n", "")
        assert str(path) in said and word in said and "deckwright store export" in said


def test_damage_that_is_met_while_serving_is_named_in_the_log(full: Path, caplog: pytest.LogCaptureFixture) -> None:
    damage(full, "entries")

    async def read_all() -> None:
        async with opened(url_of(full)) as store:
            for number in range(TABLES):
                await store.entries(f"table-{number}")

    with pytest.raises(StoreDamaged) as caught:
        asyncio.run(read_all())
    assert str(full) in caplog.text and "deckwright store" in caplog.text
    assert str(full) not in caught.value.said("en"), "visitors are told no path"


def spoilt(file: Path, **changes: object) -> None:
    """Change the first table of an export."""
    lines = file.read_text().splitlines()
    at = next(index for index, line in enumerate(lines) if '"tables"' in line)
    whole = json.loads(lines[at])
    whole["tables"][0] |= changes
    lines[at] = json.dumps(whole)
    file.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"length": ENTRIES + 1}, "entries are not 1 to"),
        ({"seats": 3}, "chairs"),
        ({"seed": "-1"}, "seed"),
        ({"game": None}, "game is missing"),
        ({"created": "yesterday"}, "created is of a wrong kind"),
        ({"from_the_future": 1}, "newer Deckwright"),
        ({"id": "another"}, "another table"),
    ],
)
def test_an_import_refuses_what_is_damaged_and_takes_the_rest(
    full: Path, tmp_path: Path, changes: dict[str, object], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = tmp_path / "kept.jsonl", url_of(tmp_path / "new.db")
    export(url_of(full), file)
    spoilt(file, **changes)
    assert main(["store", "import", str(file), "--database", new, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert reason in said and f"{TABLES - 1} tables" in said


def test_nothing_is_written_over(full: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.jsonl"
    export(url_of(full), file)
    assert main(["store", "export", str(file), "--database", url_of(full), "--lang", "en"]) == 2
    assert main(["store", "import", str(file), "--database", url_of(full), "--lang", "en"]) == 1
    assert "is there already" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["mend"], ("check, export", "check, export")),
        (["export"], ("Name a file", "Назовите файл")),
        (["check", "--database", "sqlite:///no/such.db"], ("There is no database", "нет")),
        (["check", "--database", "nonsense"], ("cannot be understood", "Не удаётся понять")),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, word in zip(("en", "ru"), words, strict=True):
        assert main(["store", *arguments, "--lang", lang]) == 2
        assert word in capsys.readouterr().err
