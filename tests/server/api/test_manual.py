"""The OpenAPI document, the page that shows it, and the bot that both teach by."""

from __future__ import annotations

import html
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deckwright.server.rooms.errors import RoomError
from deckwright.server.settings import Limits
from deckwright.server.web.api import bot, problems
from deckwright.server.web.api.manual import SAMPLE
from deckwright.server.web.api.reading import Manual
from deckwright.server.web.api.russian import RUSSIAN
from deckwright.server.web.guard import OTHER_SITE
from tests.server.api.kit import Json
from tests.server.serving import PATIENCE, InThread

GUIDE = Path(__file__).parents[3] / "docs" / "api.md"


@pytest.fixture(scope="module")
def document(server: InThread) -> Json:
    found = httpx.get(f"{server.url}/openapi.json", timeout=PATIENCE).json()
    assert isinstance(found, dict)
    return found


def texts_of(manual: Manual) -> Iterator[str]:
    """Every text of the document that the page shows."""
    yield manual.about
    for group in manual.groups:
        yield from (group.name, group.about)
        for each in group.operations:
            yield from (each.summary, *each.about)
            yield from (field.about for field in each.parameters)
            yield from (answer.about for answer in (*each.answers, *each.refusals))
    for thing in manual.things:
        yield thing.about
        yield from (field.about for field in thing.fields if field.about)


def test_the_document_holds_the_api_and_nothing_else(document: Json) -> None:
    assert document["paths"]
    assert all(path.startswith("/api/v1/") for path in document["paths"])
    for methods in document["paths"].values():
        for operation in methods.values():
            refusals = {status: each for status, each in operation["responses"].items() if status >= "4"}
            assert {"422", "429", "503"} <= set(refusals)
            for each in refusals.values():
                assert each["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Failure"}


def test_the_document_tells_the_bounds_of_every_number_that_has_some(document: Json) -> None:
    things = document["components"]["schemas"]
    unknown = re.findall(r'"(?:ge|le|gt|lt|min_length|max_length)": ', json.dumps(things))
    assert not unknown, "words that no reader of the document knows"
    seed = things["NewCampaign"]["properties"]["seed"]["anyOf"][0]
    assert (seed["minimum"], seed["maximum"]) == (0, 2**64 - 1)
    assert things["Deciding"]["properties"]["n"]["minimum"] == 0


def test_only_playing_needs_a_seat_key_and_looking_may_have_one(document: Json) -> None:
    keys = {
        operation["operationId"]: operation.get("security")
        for methods in document["paths"].values()
        for operation in methods.values()
    }
    needed: list[Json] = [{"SeatKey": []}]
    members = ("decide", "retract", "seat_party", "depart", "read_seat", "settle", "abandon", "read_file")
    assert all(keys[name] == [{"MemberKey": []}] for name in members)
    may = [*needed, {}]
    assert keys["choose"] == keys["undo"] == keys["answer_undo"] == needed
    assert keys["read_view"] == keys["read_events"] == keys["stream_events"] == may
    assert [name for name, key in keys.items() if key is None] == [
        "list_games",
        "read_game",
        "list_cards",
        "list_open_tables",
        "open_table",
        "join_table",
        "read_table",
        "read_record",
        "list_phrases",
        "begin_campaign",
        "bring_in_campaign",
        "join_campaign",
        "read_campaign",
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_shows_every_operation_and_every_object(server: InThread, document: Json, lang: str) -> None:
    answer = httpx.get(f"{server.url}/docs", headers={"accept-language": lang}, timeout=PATIENCE)
    assert answer.status_code == 200
    page = html.unescape(answer.text)
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert path in page and f'id="{operation["operationId"]}"' in page
            summary = operation["summary"]
            assert (RUSSIAN[summary] if lang == "ru" else summary) in page
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert SAMPLE in page
    assert page.count("curl ") == sum(len(methods) for methods in document["paths"].values())


def test_every_link_of_the_page_leads_to_a_place_on_it(server: InThread) -> None:
    page = httpx.get(f"{server.url}/docs", timeout=PATIENCE).text
    places = re.findall(r'\bid="([^"]+)"', page)
    assert len(places) == len(set(places))
    links = {link for link in re.findall(r'href="#([^"]+)"', page) if not link.startswith(("s-", "i-"))}
    assert links and links <= set(places)


def test_the_page_needs_nothing_from_elsewhere_and_no_script_of_its_own(server: InThread) -> None:
    page = httpx.get(f"{server.url}/docs", timeout=PATIENCE).text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', page)
    assert all(tag.startswith("<script") and " src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert "style=" not in page.partition("<main")[2]


def test_every_text_of_the_document_is_there_in_russian(document: Json) -> None:
    shown = {" ".join(text.split()) for text in texts_of(Manual(document, "", "ru"))}
    assert shown == set(RUSSIAN)


def test_the_curl_examples_name_the_server_and_are_quoted_right(document: Json) -> None:
    manual = Manual(document, "http://example.org:8040", "en")
    for each in (operation for group in manual.groups for operation in group.operations):
        assert each.curl.startswith(("curl http://example.org:8040/api/v1/", "curl -N http://example.org:8040/api/v1/"))
        assert each.curl.count("'") % 2 == 0 and "{table}" not in each.curl and "{game}" not in each.curl
        assert ("Bearer" in each.curl) == bool(each.key)


def test_the_guide_shows_the_bot_as_it_is() -> None:
    shown = re.findall(r"^```py\n(.*?)^```", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert shown == [SAMPLE]


def test_the_guide_names_every_error_and_every_limit() -> None:
    guide = GUIDE.read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| (.+?) \|", guide, re.MULTILINE)
    named = {(int(status), code) for status, codes in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    rooms = {(kind.status, kind.code) for kind in _kinds_of(RoomError) if kind is not RoomError}
    https = {(status, code) for status, (code, _) in problems.OF_HTTP.items()}
    others = {(OTHER_SITE.status, OTHER_SITE.code), (422, "bad-request"), (503, "store")}
    assert named == rooms | set(problems.OF_TABLE.values()) | https | others
    limits = Limits()
    for said in (
        f"{limits.new_tables} tables in an hour",
        f"{limits.requests:.0f} times a second",
        f"{limits.body // 1024} KiB",
        f"{limits.name} signs",
    ):
        assert said in guide


def _kinds_of(kind: type[RoomError]) -> Iterator[type[RoomError]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from _kinds_of(narrower)


def test_the_bot_is_short() -> None:
    code = [
        line for line in SAMPLE.splitlines() if line.strip() and not line.strip().startswith(('"""', "import", "from"))
    ]
    assert len(code) <= 24


@pytest.mark.slow
def test_the_bot_plays_a_whole_game_from_a_shell(server: InThread) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", bot.__file__, server.url],
        capture_output=True,
        text=True,
        timeout=5 * PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"winners: \[[01]?\]\n", run.stdout)
