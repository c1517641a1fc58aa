"""Who asks: cookies that nobody else can read, keys that nobody else learns, and the language."""

from __future__ import annotations

import hmac
import logging
import re
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest

from deckwright.server.web.app import problem_page
from deckwright.server.web.guard import Guard
from deckwright.server.web.visitors import COOKIE, KEY_LENGTH, Signer
from tests.server.web.visiting import Browser, another, application, join, link, say, sit_down, visiting


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with visiting() as browser:
        yield browser


# --- language ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("de,ru;q=0.5,en;q=0.3", "ru"),
        ("en;q=0.1, ru;q=0.2", "ru"),
        ("de", "en"),
        ("", "en"),
        ("RU", "ru"),
        ("ru;q=nan, en;q=x", "ru"),
        (";;;,,,q=1;;ru", "en"),
        ("x," * 5000, "en"),
        ("ru\xff", "en"),
    ],
)
def test_the_first_guess_is_the_browsers_language(browser: Browser, asked: str, lang: str) -> None:
    answer = another(browser).get("/", headers={"accept-language": asked.encode("latin-1")})
    assert f'<html lang="{lang}"' in answer.text
    assert "accept-language" in answer.headers["vary"]


def test_a_chosen_language_stays(browser: Browser) -> None:
    somebody = another(browser)
    answer = somebody.get("/lang/ru?back=/rules/shards", headers={"accept-language": "en"})
    assert answer.status_code == 303 and answer.headers["location"] == "/rules/shards"
    assert '<html lang="ru"' in somebody.get("/", headers={"accept-language": "en"}).text
    somebody.get("/lang/en")
    assert '<html lang="en"' in somebody.get("/", headers={"accept-language": "ru"}).text


def test_a_language_that_is_none_of_ours_is_guessed_around(browser: Browser) -> None:
    somebody = another(browser)
    somebody.cookies.set("deckwright-lang", "<script>")
    page = somebody.get("/?lang=xx", headers={"accept-language": "ru"})
    assert '<html lang="ru"' in page.text and "<script>" not in page.text


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/%09/evil.example",
        "javascript:alert(1)",
        " //evil.example",
        "/ok\r\nset-cookie: x=y",
    ],
)
def test_switching_the_language_leads_nowhere_else(browser: Browser, back: str) -> None:
    answer = browser.ask("GET", "/lang/ru", params={"back": back})
    where = answer.headers["location"]
    assert where == "/" or re.match(r"/(?![/\\\s])", where)
    assert not re.search(r"[\s\\]", where), "a browser would read it as something else"
    assert "x" not in answer.cookies


# --- the browser's own key --------------------------------------------------------------------------------------------


def cookie_of(answer: Any) -> str:
    found: list[str] = answer.headers.get_list("set-cookie")
    return next(value for value in found if value.startswith(f"{COOKIE}="))


def test_a_browser_gets_a_key_that_scripts_and_other_sites_do_not_see(browser: Browser) -> None:
    given = cookie_of(another(browser).get("/")).lower()
    assert "httponly" in given and "samesite=lax" in given and "path=/" in given and "secure" not in given
    with visiting(secure=True) as safe:
        assert "secure" in cookie_of(safe.get("/")).lower()


def test_a_browser_keeps_its_key_and_no_two_are_alike(browser: Browser) -> None:
    somebody = another(browser)
    somebody.get("/")
    key = somebody.cookies[COOKIE]
    assert len(key) == KEY_LENGTH
    assert "set-cookie" not in somebody.get("/").headers
    assert len({cookie_of(another(browser).get("/")) for _ in range(20)}) == 20


def test_whoever_comes_without_a_cookie_keeps_what_they_took(browser: Browser) -> None:
    """A first visit may be the very form that sits somebody down."""
    table = sit_down(browser)
    friend = another(browser)
    assert not friend.cookies
    assert join(friend, table, browser).status_code == 303
    assert say(friend, table, {"do": "undo"})[0]["code"] == "not-now", "the seat is held by the key that was given"


@pytest.mark.parametrize("key", ["", "short", "x" * 42, "x" * 44, "x" * 5000])
def test_a_key_of_a_wrong_shape_is_replaced(browser: Browser, key: str) -> None:
    somebody = another(browser)
    assert cookie_of(somebody.get("/", headers={"cookie": f"{COOKIE}={key}"}))


def test_the_store_knows_no_key(browser: Browser) -> None:
    table = sit_down(browser)
    store = browser.app.state.site.store
    holders = browser.portal.call(store.holders, table, 0)
    assert len(holders) == 1 and browser.cookies[COOKIE] not in holders[0]


# --- keys of seats ----------------------------------------------------------------------------------------------------


def test_every_seat_of_every_table_has_keys_of_its_own() -> None:
    one, other = Signer(b"one"), Signer(b"other")
    keys = {
        make(table, seat)
        for signer in (one, other)
        for make in (signer.seat, signer.invitation)
        for table in ("t", "t1", "1")
        for seat in (0, 1, 10, 11)
    }
    assert len(keys) == 2 * 2 * 3 * 4
    assert all(len(key) == 40 for key in keys)


def test_a_seed_that_was_chosen_is_shown_to_whoever_joins(browser: Browser) -> None:
    """Whoever chose it may know what is dealt."""
    for seed, told in (("18446744073709551615", True), ("", False)):
        table, friend = sit_down(browser, seed=seed), another(browser)
        assert ("18446744073709551615" in friend.get(f"/t/{table}/join").text) is told
        join(friend, table, browser)
        assert ("18446744073709551615" in friend.get(f"/t/{table}").text) is told


def test_keys_are_compared_in_constant_time(browser: Browser) -> None:
    table = sit_down(browser)
    with mock.patch("hmac.compare_digest", wraps=hmac.compare_digest) as compared:
        for path in ("seat", "join"):
            key = link(browser, table, path)
            compared.reset_mock()
            assert another(browser).post(f"/t/{table}/{path}", data=key | {"key": "0" * 40}).status_code == 403
            assert compared.call_count == 1
            assert b"0" * 40 in compared.call_args.args


def test_no_key_is_ever_logged_or_asked_for_in_an_address(caplog: pytest.LogCaptureFixture) -> None:
    """A whole evening: open, invite, join, take over on another device, play, fail, finish."""
    asked: list[str] = []
    app = application()

    class Recorder(Guard):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            asked.append(f"{scope['path']}?{scope.get('query_string', b'').decode()}")
            asked.extend(value.decode() for name, value in scope["headers"] if name in (b"referer", b"origin"))
            await super().__call__(scope, receive, send)

    (guard,) = (each for each in app.user_middleware if each.kwargs.get("page") is problem_page)
    guard.cls = Recorder  # type: ignore[assignment]
    with caplog.at_level(logging.DEBUG), visiting(app) as browser:
        table = sit_down(browser)
        secrets = [link(browser, table, kind)["key"] for kind in ("seat", "join")]
        friend, device = another(browser), another(browser)
        join(friend, table, browser)
        secrets.append(link(friend, table, "seat")["key"])
        device.get(f"/t/{table}/seat#0.{secrets[0]}")
        device.post(f"/t/{table}/seat", data={"seat": "0", "key": secrets[0]})
        device.post(f"/t/{table}/seat", data={"seat": "1", "key": secrets[0]})
        friend.post(f"/t/{table}/join", data={"seat": "1", "key": secrets[1]})
        for who in (browser, friend, device):
            say(who, table, {"do": "choose", "index": 0, "n": 1}, {"do": "undo"}, {"do": "nonsense"})
            who.get(f"/t/{table}/replay")
        api = device.get(f"/api/v1/tables/{table}", headers={"authorization": f"Bearer 0.{secrets[0]}"})
        assert api.status_code == 200
        browser.post("/me/link")
        mine = re.search(r"/me/open#([\w-]+)\.([0-9a-f]+)", browser.get("/me").text)
        assert mine is not None
        device.get(f"/me/open#{mine[1]}.{mine[2]}")
        device.post("/me/open", data={"seat": mine[1], "key": mine[2]})
        secrets += [mine[2], *(who.cookies[COOKIE] for who in (browser, friend, device))]
    written = caplog.text + "".join(str(record.args) for record in caplog.records) + "\n".join(asked)
    assert len(set(secrets)) == 7 and f"/t/{table}" in written
    for secret in secrets:
        assert secret not in written
