"""Everything is bounded: sizes, rates, tables, sockets, names. Beyond a bound there is a clear answer."""

from __future__ import annotations

import asyncio
import html
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from deckwright.server.settings import Limits
from deckwright.server.web.guard import Buckets, address_of
from deckwright.server.web.naming import InvisibleName, clean_name
from tests.server.serving import LIMITS, PATIENCE, serving, settings_for
from tests.server.web.visiting import Browser, Closed, another, join, sit_down, visiting

FORM = {"game": "shards", "players": "2"}


# --- sizes ------------------------------------------------------------------------------------------------------------


async def _pieces(count: int) -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(count):
        yield b"x" * 1000


@pytest.mark.parametrize("path", ["/tables", "/t/{table}/join", "/t/{table}/seat", "/api/v1/tables"])
def test_a_body_that_is_too_large_is_refused(path: str) -> None:
    with visiting(limits=Limits(body=10_000)) as browser:
        where = path.format(table=sit_down(browser))
        said = browser.post(where, data={"name": "x" * 20_000}, headers={"accept-language": "ru"})
        form = {"content-type": "application/x-www-form-urlencoded", "accept-language": "ru"}
        unsaid = browser.post(where, content=_pieces(20), headers=form)
        lying = browser.post(where, content=_pieces(20), headers=form | {"content-length": "5"})
        for answer in (said, unsaid, lying):
            assert answer.status_code == 413 and "слишком велико" in answer.text
            assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("length", ["²", "-1", "9" * 5000, "x", "1e9"])
def test_a_length_that_is_no_number_is_refused(length: str) -> None:
    with visiting() as browser:
        answer = browser.post("/tables", content=b"", headers={"content-length": length.encode()})
        assert answer.status_code == 413


def test_a_message_that_is_too_large_is_not_obeyed() -> None:
    with visiting() as browser:
        table = sit_down(browser, "bot")
        with browser.at_table(table) as socket:
            socket.hear()
            socket.say('{"do": "choose", "index": 0, "n": 0, "x": "' + "x" * 4000 + '"}')
            assert socket.hear()["code"] == "bad-message"
            socket.say_raw({"type": "websocket.receive", "bytes": b"\x00" * 100})
            assert socket.hear()["code"] == "bad-message"
            socket.say({"do": "choose", "index": 0, "n": 0})
            assert socket.hear()["n"] == 1


def test_numbers_beyond_all_bounds_are_no_choice() -> None:
    with visiting() as browser:
        table = sit_down(browser, "bot")
        with browser.at_table(table) as socket:
            socket.hear()
            for index in (-1, 2**31, 2**63, 10**40):
                socket.say({"do": "choose", "index": index, "n": 0})
                assert "problem" in socket.hear()
            socket.say('{"do": "choose", "index": ' + "9" * 1500 + ', "n": 0}')
            assert "problem" in socket.hear()
            socket.say({"do": "choose", "index": 0, "n": 10**40})
            assert socket.hear()["code"] == "stale"
            assert socket.hear()["n"] == 0


# --- rates and counts -------------------------------------------------------------------------------------------------


def test_too_many_messages_are_answered_so() -> None:
    with visiting(limits=Limits(messages=1.0)) as browser:
        table = sit_down(browser, "bot")
        with browser.at_table(table, accept_language="ru") as socket:
            socket.hear()
            for _ in range(4):
                socket.say({"do": "ping"})
            answers = [socket.hear() for _ in range(4)]
            assert answers[:3] == [{"pong": True}] * 3
            assert answers[3] == {"problem": "Чуть помедленнее, пожалуйста.", "code": "too-many"}


def test_new_tables_of_one_address_are_counted() -> None:
    with visiting(limits=Limits(new_tables=3)) as browser:
        for _ in range(3):
            assert browser.post("/tables", data=FORM).status_code == 303
        answer = browser.post("/tables", data=FORM | {"name": "Анна"}, headers={"accept-language": "ru"})
        assert answer.status_code == 400 and "слишком много столов" in answer.text
        assert 'value="Анна"' in answer.text, "what was typed is kept"
        assert another(browser).post("/tables", data=FORM).status_code == 400, "a new cookie is no new address"


def test_branches_count_as_new_tables() -> None:
    with visiting(limits=Limits(new_tables=2)) as browser:
        table = sit_down(browser, "bot")
        assert browser.post(f"/t/{table}/branch", data={"at": "0"}).status_code == 303
        assert browser.post(f"/t/{table}/branch", data={"at": "0"}).status_code == 429


def test_a_server_holds_only_so_many_tables() -> None:
    with visiting(limits=Limits(tables=2)) as browser:
        for _ in range(2):
            assert browser.post("/tables", data=FORM).status_code == 303
        answer = browser.post("/tables", data=FORM, headers={"accept-language": "ru"})
        assert answer.status_code == 400 and "больше нет места" in answer.text


@pytest.mark.parametrize("limits", [Limits(sockets=2), Limits(sockets_of_address=2)])
def test_only_so_many_sockets_are_open(limits: Limits) -> None:
    with visiting(limits=limits) as browser:
        table = sit_down(browser, "bot")
        with browser.at_table(table) as first:
            first.hear()
            with browser.at_table(table) as second:
                second.hear()
                with browser.at_table(table, accept_language="ru") as third:
                    assert third.hear()["code"] == "too-many"
                    with pytest.raises(Closed) as closed:
                        third.hear()
                    assert closed.value.code == 4029
        with browser.at_table(table) as again:
            assert again.hear()["parts"], "there is room once somebody has left"


def test_spectators_never_keep_a_player_out() -> None:
    with visiting(limits=Limits(spectators_of_table=2)) as browser, ExitStack() as crowd:
        table = sit_down(browser, "bot")
        for _ in range(2):
            assert crowd.enter_context(another(browser).at_table(table)).hear()["parts"]
        assert crowd.enter_context(another(browser).at_table(table)).hear()["code"] == "too-many"
        for _ in range(4):
            assert crowd.enter_context(browser.at_table(table)).hear()["seat"] == 0


@pytest.mark.parametrize("limits", [Limits(sockets=2), Limits(sockets_of_address=2)])
def test_who_looks_on_takes_no_place_of_a_player_at_the_same_address(limits: Limits) -> None:
    with visiting(limits=limits) as browser, ExitStack() as crowd:
        table = sit_down(browser, "bot")
        for _ in range(2):
            assert crowd.enter_context(another(browser).at_table(table)).hear()["parts"]
        assert crowd.enter_context(another(browser).at_table(table)).hear()["code"] == "too-many"
        assert crowd.enter_context(browser.at_table(table)).hear()["seat"] == 0


@pytest.mark.parametrize("limits", [replace(LIMITS, sockets_of_address=3), replace(LIMITS, spectators_of_table=3)])
def test_streams_that_come_all_at_once_are_counted_too(limits: Limits, tmp_path: Path) -> None:
    async def follow(url: str, table: str) -> list[int]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client, AsyncExitStack() as crowd:

            async def come() -> int:
                stream = await crowd.enter_async_context(client.stream("GET", f"/api/v1/tables/{table}/stream"))
                return stream.status_code

            return sorted(await asyncio.gather(*(come() for _ in range(20))))

    with serving(settings_for(f"sqlite:///{tmp_path}/tables.db", limits=limits)) as server:
        wanted = {"game": "shards", "seats": [{"kind": "person"}, {"kind": "friend"}]}
        table = httpx.post(f"{server.url}/api/v1/tables", json=wanted, timeout=PATIENCE).json()["table"]
        for _ in range(2):  # whoever leaves gives the place back
            assert asyncio.run(follow(server.url, table)) == [200] * 3 + [429] * 17
            while server.site.keeper.lives[table].watchers:
                time.sleep(0.01)


def test_what_an_address_took_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    buckets = Buckets(1 / 60, burst=2, most=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now += 61
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    buckets.take("c")
    assert len(buckets.found) == 2, "old addresses are forgotten"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("a-socket", "a-socket", True),
    ],
)
def test_an_address_is_a_household(one: str, other: str, same: bool) -> None:
    def of(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert (of(one) == of(other)) is same


def test_behind_a_proxy_each_visitor_is_counted_alone(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path}/t.db", limits=Limits(new_tables=1))
    with serving(settings) as server, httpx.Client(base_url=server.url) as proxy:
        statuses = [
            proxy.post("/tables", data=FORM, headers={"x-forwarded-for": visitor}).status_code
            for visitor in ("192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2", "198.51.100.7, 192.0.2.1")
        ]
    assert statuses == [303, 303, 400, 400, 400], "what a visitor writes into the header itself is not believed"


def test_a_socket_that_never_speaks_is_closed() -> None:
    with visiting(limits=Limits(silence=0.2)) as browser, browser.at_table(sit_down(browser)) as socket:
        socket.hear()
        with pytest.raises(Closed) as closed:
            socket.hear()
        assert closed.value.code == 4008


# --- names ------------------------------------------------------------------------------------------------------------

EVIL = "<script>alert(1)</script>"


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("  Анна  ", "Анна"),
        ("a\tb\r\nc\x00d", "a b c d"),
        ("x" * 100, "x" * 24),
        ("\u202eannA", "annA"),  # turns what follows it round
        ("An\u3164na\u2800", "An na"),  # letters that print as nothing
        ("", ""),
        ("a" * 23 + "  b", "a" * 23),
        ("Zoë 🎲", "Zoë 🎲"),
    ],
)
def test_a_name_is_one_short_line_that_prints(given: str, clean: str) -> None:
    assert clean_name(given, 24) == clean


INVISIBLE = [
    "\u200b\u2028\ufeff",  # no width
    "\u202e\u2066\u200f",  # they turn round what follows
    "   \t",
    "\u00a0\u3000",
    "\u3164\uffa0\u2800",  # letters and signs that print as nothing
    "\ufe0f\u034f\u0301",  # marks on no letter
    "\ud800",
    " " * 30 + "\u3164" * 30 + "\u00ad",
]


@pytest.mark.parametrize("given", INVISIBLE)
def test_a_name_that_nobody_can_see_is_refused(given: str) -> None:
    with pytest.raises(InvisibleName):
        clean_name(given, 24)


def test_who_gives_an_invisible_name_is_told_in_their_language() -> None:
    with visiting() as browser:
        for lang, words in (("en", "Nobody could see this name"), ("ru", "Такого имени никто не увидит")):
            asked = browser.post("/tables", data=FORM | {"name": "\u200b"}, headers={"accept-language": lang})
            assert asked.status_code == 400 and words in asked.text
            seats = [{"kind": "person", "name": "\u3164"}, {"kind": "bot"}]
            told = browser.post(
                "/api/v1/tables", json={"game": "shards", "seats": seats}, headers={"accept-language": lang}
            )
            assert told.status_code == 422
            assert told.json()["error"]["code"] == "invisible-name" and words in told.json()["error"]["message"]


def seen_everywhere(browser: Browser, table: str) -> str:
    with browser.at_table(table) as socket:
        frame = socket.hear()
    pages = [browser.get(path).text for path in ("/", f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/join")]
    return "".join([*pages, *frame["parts"].values(), *frame["log"].values()])  # "say" is no HTML: it is read aloud


def test_a_name_never_becomes_a_part_of_the_page() -> None:
    with visiting() as browser:
        table = sit_down(browser, name=EVIL)
        friend = another(browser)
        invitation = another(browser).get(f"/t/{table}/join").text
        join(friend, table, browser, '"><img src=x onerror=1>')
        for who in (browser, friend, another(browser)):
            text = seen_everywhere(who, table)
            assert html.escape(EVIL)[:24] in text
            for broken in ("<script>alert", "<img src=x", "onerror=1>"):
                assert broken not in text + invitation


def test_the_names_of_people_at_one_screen_are_bounded_too() -> None:
    with visiting() as browser:
        table = sit_down(browser, "person", name="A" * 300, name1="B" * 300)
        text = seen_everywhere(browser, table)
        assert "A" * 24 in text and "B" * 24 in text
        assert "A" * 25 not in text and "B" * 25 not in text
