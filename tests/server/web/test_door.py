"""A house below a prefix: every address that goes out is below it, and nothing else of what people wrote is touched."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.server.settings import BadPrefix, read_prefix
from deckwright.server.web.brought import STATIC
from tests.server.web.visiting import Browser, Closed, Socket, visiting

PREFIX = "/games"
# Whatever begins at the root, in a page or in a style.
LOOSE = re.compile(r"""(?:href|src|action|data-\w+)=\\?"/(?!games/)|url\("?/(?!games/)""")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with visiting(prefix=PREFIX) as found:
        yield found


@pytest.fixture(scope="module")
def table(browser: Browser) -> str:
    form = {"game": "shards", "players": "2", "seat1": "person", "name": 'href="/x', "name1": "Б"}
    answer = browser.post(f"{PREFIX}/tables", data=form)
    assert answer.status_code == 303
    to = str(answer.headers["location"])
    assert to.startswith(f"{PREFIX}/t/")
    return to.removeprefix(PREFIX)


PAGES = ["/", "/me", "/new/shards", "/begin/new-age/expedition", "/rules/shards", "/cards/shards", "/docs", "/no-such"]


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_a_page_is_below_the_prefix(browser: Browser, path: str) -> None:
    text = browser.get(PREFIX + path).text
    assert not LOOSE.findall(text)
    assert text.count(f'="{PREFIX}/') > 5


@pytest.mark.parametrize("rest", ["", "/replay", "/moment/0", "/seat"])
def test_so_is_every_address_of_a_table(browser: Browser, table: str, rest: str) -> None:
    answer = browser.get(PREFIX + table + rest)
    assert not LOOSE.findall(answer.text)
    if answer.headers["content-type"] == "application/json":
        assert json.loads(answer.text)["parts"]


def test_styles_and_scripts_lie_below_it_too(browser: Browser) -> None:
    page = browser.get(f"{PREFIX}/cards/shards").text
    files = re.findall(r'(?:href|src)="(/[^"]+\.(?:css|js|svg)[^"]*)"', page)
    assert len(files) > 5
    for file in files[:40]:
        answer = browser.get(file)
        assert answer.status_code == 200 and int(answer.headers["content-length"]) > 0
        assert not LOOSE.findall(answer.text)


def test_a_line_to_the_server_is_below_it(browser: Browser, table: str) -> None:
    with pytest.raises(Closed):
        Socket(browser, f"{table}/live", {})
    socket = Socket(browser, f"{PREFIX}{table}/live", {})
    told = socket.hear()
    socket.leave()
    assert told["n"] == 0 and not LOOSE.findall(json.dumps(told))


def test_what_people_wrote_stays_as_they_wrote_it(browser: Browser, table: str) -> None:
    assert "href=&#34;/x" in browser.get(PREFIX + table).text
    assert 'value="/x"' in browser.get(f"{PREFIX}/cards/shards?q=/x").text


def test_cookies_are_of_the_prefix_alone(browser: Browser) -> None:
    for path in ("/", "/lang/ru"):
        fresh = Browser(browser.portal, browser.app)
        assert f"Path={PREFIX}/" in fresh.get(PREFIX + path).headers["set-cookie"]


def test_the_language_switch_comes_back_to_where_it_was(browser: Browser) -> None:
    page = browser.get(f"{PREFIX}/rules/shards").text
    link = re.search(rf'href="({PREFIX}/lang/\w+\?back=[^"]+)"', page)
    assert link is not None
    assert browser.get(link[1]).headers["location"] == f"{PREFIX}/rules/shards"


def test_the_api_says_addresses_that_can_be_opened_and_takes_them_back(browser: Browser) -> None:
    seats = [{"kind": "person"}, {"kind": "friend"}]
    opened = browser.post(f"{PREFIX}/api/v1/tables", json={"game": "shards", "seats": seats}).json()
    assert opened["page"].startswith(f"{PREFIX}/t/")
    invitation = opened["seats"][1]["invitation"]
    assert invitation.startswith(f"{PREFIX}/t/")
    wanted = {"invitation": f"https://cards.example.org{invitation}", "name": "Вера"}
    assert browser.post(f"{PREFIX}/api/v1/tables/{opened['table']}/join", json=wanted).status_code == 200
    assert browser.get(f"{PREFIX}/openapi.json").json()["servers"] == [{"url": PREFIX}]


def test_outside_the_prefix_there_is_only_the_way_to_it(browser: Browser) -> None:
    for path in ("/", PREFIX):
        assert browser.get(path).headers["location"] == f"{PREFIX}/"
    assert browser.get("/gamesters").status_code == browser.get("/me").status_code == 404
    assert browser.get("/healthz").status_code == browser.get(f"{PREFIX}/healthz").status_code == 200


def test_a_head_is_that_of_the_answer(browser: Browser) -> None:
    answer = browser.ask("HEAD", f"{PREFIX}/")
    assert answer.status_code == 200 and not answer.content


@pytest.mark.parametrize(("given", "read"), [("", ""), ("/", ""), ("games", "/games"), ("/a/b-c/", "/a/b-c")])
def test_a_prefix_is_read_as_people_write_it(given: str, read: str) -> None:
    assert read_prefix(given) == read


@pytest.mark.parametrize("given", ['/a"b', "/a b", "https://x", "/a//b", "/ы"])
def test_what_is_no_path_is_no_prefix(given: str) -> None:
    with pytest.raises(BadPrefix):
        read_prefix(given)


@pytest.mark.parametrize("script", sorted(STATIC.glob("*.js")), ids=lambda script: script.name)
def test_no_script_asks_for_anything_at_the_root_by_itself(script: Path) -> None:
    asking = r"(?:fetch|fragment|assign|Line|open)\([`'\"]/|(?:href|action|src|address) = [`'\"]/"
    assert not re.findall(asking, script.read_text("utf-8"))
