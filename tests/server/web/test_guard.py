"""What stands before every page: headers, origins, kind answers to whatever is asked, and no stack trace."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import pytest

from deckwright.server.rooms.live import Live
from deckwright.server.web.guard import HEADERS
from tests.server.web.visiting import Browser, Closed, another, application, join, link, say, sit_down, visiting

OTHER_SITES = ["https://evil.example", "http://testserver.evil.example", "http://testserver:81", "null", "http://[", ""]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with visiting() as browser:
        yield browser


@pytest.fixture(scope="module")
def table(browser: Browser) -> str:
    return sit_down(browser)


PAGES = [
    "/",
    "/new/shards",
    "/cards/shards",
    "/cards/shards/crystal",
    "/zoom/shards/crystal",
    "/rules/shards",
    "/t/{table}",
    "/t/{table}/seat",
    "/t/{table}/replay",
    "/t/{table}/moment/0",
    "/art/shards.svg",
    "/art/shards/crystal.svg",
    "/art/shards/_back.svg",
    "/favicon.svg",
    "/healthz",
    "/docs",
    "/openapi.json",
    "/api/v1/games",
]


@pytest.mark.parametrize("path", [*PAGES, "/nothing", "/api/v1/nothing", "/api/v1/tables/{table}/stream"])
def test_the_head_of_a_page_is_that_of_the_page_without_it(browser: Browser, table: str, path: str) -> None:
    head = browser.ask("HEAD", path.format(table=table))
    assert head.content == b""
    if path.endswith("/stream"):  # it would never end
        assert head.status_code == 200 and head.headers["content-type"].startswith("text/event-stream")
        return
    whole = browser.get(path.format(table=table))
    assert head.status_code == whole.status_code
    for name in ("content-type", "content-length", "content-security-policy", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name), name


# What is asked for, and with which status it is refused.
REFUSED = {
    "/nothing": 404,
    "/t/nothing": 404,
    "/t/nothing/replay": 404,
    "/t/nothing/join": 404,
    "/t/%00": 404,
    "/t/%F0%9F%8E%B2": 404,
    f"/t/{'a' * 5000}": 404,
    "/t/..%2f..%2fetc%2fpasswd": 404,
    "/t/{table}/sheet": 409,
    "/t/{table}/chances": 409,
    "/t/{table}/record.json": 409,
    "/t/{table}/moment/soon": 422,
    "/t/{table}/replay?at=soon": 422,
    "/new/nothing": 404,
    "/new/..%2fshards": 404,
    "/cards/nothing": 404,
    "/cards/shards/nothing": 404,
    "/cards/shards/%00": 404,
    "/zoom/shards/nothing": 404,
    "/zoom/nothing/crystal": 404,
    "/keyword/shards/nothing": 404,
    "/rules/nothing": 404,
    "/rules/..%2f..%2fREADME": 404,
    "/art/nothing.svg": 404,
    "/art/shards/nothing.svg": 404,
    "/art/shards/..%2f..%2fx.svg": 404,
    "/static/x/nothing.css": 404,
    "/static/x/..%2ftexts.py": 404,
    "/static/x/..%5ctexts.py": 404,
    "/static/..%2f..%2f/settings.py": 404,
    "/static/x/%00.css": 404,
    f"/static/x/{'a' * 300}.css": 404,
    "/static/x/.css": 404,
    "/games/nothing/table.css": 404,
    "/games/shards/look.py": 404,
    "/games/shards/..%2f..%2fserver%2fstatic%2fbase.css": 404,
    f"/games/shards/{'a' * 300}.css": 404,
    "/tables": 405,
}
STRANGE = [
    "/?lang=%00",
    "/new/shards?players=%C2%B2",
    f"/new/shards?players={'9' * 5000}",
    "/new/shards?kind=%3Cscript%3E",
    "/cards/shards?q=%3Cscript%3Ealert(1)%3C/script%3E",
    f"/cards/shards?q={'x' * 5000}",
    "/rules/shards?q=%5B(*%00",
    "/t/{table}/replay?seen=%C2%B2",
    "/t/{table}/replay?seen=%D9%A3&at=99999999999999999999999999",
    f"/t/{{table}}/moment/-{'9' * 400}?seen=open",
]


def check_headers(headers: object) -> None:
    assert {name: headers[name] for name in HEADERS} == HEADERS  # type: ignore[index]


def check_kind_page(text: str) -> None:
    assert "<html" in text and 'href="/"' in text, "a page with a way home"
    assert "Traceback" not in text and "Error" not in text and 'File "' not in text


@pytest.mark.parametrize("path", PAGES)
def test_every_page_says_what_a_browser_may_do_with_it(browser: Browser, table: str, path: str) -> None:
    answer = browser.get(path.format(table=table))
    assert answer.status_code == 200
    check_headers(answer.headers)


def test_the_policy_is_strict() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert HEADERS["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", [path for path in PAGES if path[1:4] not in ("art", "fav", "api", "hea", "ope")])
def test_no_page_has_a_script_or_a_style_inside(browser: Browser, table: str, path: str) -> None:
    """The policy would forbid it: what needs it would silently not work."""
    text = browser.get(path.format(table=table)).text
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert not re.search(r"<style|<[a-z][^>]*\s(style|on[a-z]+)\s*=|javascript:", text, re.IGNORECASE)


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path[:40])
def test_what_is_not_there_is_answered_kindly(browser: Browser, table: str, path: str) -> None:
    answer = browser.get(path.replace("{table}", table), headers={"accept-language": "ru"})
    assert answer.status_code == REFUSED[path], answer.text
    check_headers(answer.headers)
    check_kind_page(answer.text)
    assert '<html lang="ru"' in answer.text


@pytest.mark.parametrize("path", STRANGE, ids=lambda path: path[:40])
def test_what_is_strange_is_no_trouble(browser: Browser, table: str, path: str) -> None:
    answer = browser.get(path.replace("{table}", table))
    assert answer.status_code in (200, 422)
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"game": "nothing"},
        {"game": "shards"},
        {"game": "shards", "players": "²"},
        {"game": "shards", "players": "9" * 5000},
        {"game": "shards", "players": "-2"},
        {"game": "shards", "players": "99"},
        {"game": "shards", "players": "2", "option.relics": "<b>"},
        {"game": "shards", "players": "2", "option.team_mastery": "9" * 50},
        {f"x{number}": "y" for number in range(2000)},
    ],
    ids=lambda form: " ".join(form.values())[:30],
)
def test_a_form_that_makes_no_sense_is_refused_kindly(browser: Browser, form: dict[str, str]) -> None:
    answer = browser.post("/tables", data=form)
    assert 400 <= answer.status_code < 500
    check_headers(answer.headers)
    check_kind_page(answer.text)


@pytest.mark.parametrize("path", ["seat", "join"])
@pytest.mark.parametrize(
    "form", [{}, {"seat": "x", "key": "y"}, {"seat": "9" * 400, "key": "y"}, {"seat": "-1", "key": ""}]
)
def test_a_link_that_makes_no_sense_is_refused_kindly(
    browser: Browser, table: str, path: str, form: dict[str, str]
) -> None:
    answer = browser.post(f"/t/{table}/{path}", data=form)
    assert answer.status_code in (403, 422)
    check_kind_page(answer.text)


@pytest.mark.parametrize("origin", OTHER_SITES)
@pytest.mark.parametrize("path", ["/tables", "/t/{table}/join", "/t/{table}/rematch", "/t/{table}/branch", "/nothing"])
def test_a_form_of_another_site_is_refused(browser: Browser, table: str, origin: str, path: str) -> None:
    form = {"game": "shards", "players": "2"}
    answer = browser.post(path.format(table=table), data=form, headers={"origin": origin, "accept-language": "ru"})
    assert answer.status_code == 403 and "другого сайта" in answer.text
    check_headers(answer.headers)
    check_kind_page(answer.text)


def test_a_form_of_another_site_that_hides_its_origin_is_refused(browser: Browser) -> None:
    form = {"game": "shards", "players": "2"}
    for site, status in {"cross-site": 403, "same-site": 403, "same-origin": 303, "none": 303}.items():
        assert browser.post("/tables", data=form, headers={"sec-fetch-site": site}).status_code == status


def test_without_a_host_nothing_is_of_the_same_origin(browser: Browser) -> None:
    answer = browser.post("/tables", data={"game": "shards"}, headers={"origin": "null", "host": ""})
    assert answer.status_code == 403


@pytest.mark.parametrize("origin", OTHER_SITES)
def test_a_socket_of_another_site_is_refused(browser: Browser, table: str, origin: str) -> None:
    with (
        pytest.raises(Closed),
        browser.at_table(table, origin=origin),
    ):
        pass


def test_our_own_origins_are_let_in() -> None:
    with visiting(origins=("https://deckwright.example",)) as browser:
        for origin in ("http://testserver", "HTTP://TESTSERVER", "https://deckwright.example"):
            headers = {"origin": origin}
            assert browser.post("/tables", data={"game": "shards", "players": "2"}, headers=headers).status_code == 303
            table = sit_down(browser)
            with browser.at_table(table, origin=origin) as socket:
                assert socket.hear()["parts"]
        headers = {"origin": "https://deckwright.example.evil"}
        assert browser.post("/tables", data={"game": "shards"}, headers=headers).status_code == 403


def test_a_mistake_of_ours_shows_nothing_of_the_program(caplog: pytest.LogCaptureFixture) -> None:
    app = application()

    @app.get("/broken")
    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("a secret of the program")

    with visiting(app) as browser:
        page = browser.get("/broken", headers={"accept-language": "ru"})
        assert page.status_code == 500 and "партия не потеряна" in page.text
        check_headers(page.headers)
        check_kind_page(page.text)
        told = browser.get("/api/broken")
        assert told.status_code == 500 and told.json()["error"]["code"] == "failed"
        check_headers(told.headers)
        assert "secret" not in page.text + told.text
    assert sum(record.exc_info is not None for record in caplog.records if record.levelno >= logging.ERROR) == 2


def test_a_mistake_over_a_socket_is_told_and_the_socket_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.server.web import live

    async def broken(self: live.Connection, said: object) -> None:
        raise RuntimeError("a secret of the program")

    monkeypatch.setattr(live.Connection, "ping", broken)
    with visiting() as browser:
        first, second = say(browser, sit_down(browser), {"do": "ping"}, {"do": "nonsense"})
        assert first["code"] == "failed" and "secret" not in str(first)
        assert second["code"] == "bad-message"


def test_one_page_that_cannot_be_drawn_does_not_disturb_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.server.web import live, parts

    def broken_in_english(found: Live, desk: parts.Desk) -> dict[str, str]:
        if desk.lang == "en" and found.room.n:
            raise RuntimeError("no such text")
        return parts.draw(found, desk)

    monkeypatch.setattr(live, "draw", broken_in_english)
    with visiting() as browser:
        table = sit_down(browser, "bot")
        with (
            another(browser).at_table(table, accept_language="en") as english,
            browser.at_table(table, accept_language="ru") as russian,
        ):
            english.hear()
            assert russian.hear()["mine"]
            russian.say({"do": "choose", "index": 0, "n": 0})
            assert russian.hear()["n"] == 1


def test_sockets_of_tables_that_are_not_there_are_told(browser: Browser) -> None:
    for id in ("nothing", "%00", "a" * 3000):
        with browser.at_table(id, accept_language="ru") as socket:
            told = socket.hear()
            assert told["code"] == "no-such-table" and "стола нет" in told["problem"]
            with pytest.raises(Closed) as closed:
                socket.hear()
            assert closed.value.code == 4004


# --- who may act ------------------------------------------------------------------------------------------------------


def test_a_spectator_cannot_act(browser: Browser) -> None:
    table = sit_down(browser)
    join(another(browser), table, browser)
    asked = [{"do": "choose", "index": 0, "n": 1}, *({"do": word} for word in ("play-all", "undo", "cancel", "hint"))]
    asked += [{"do": "answer-undo", "yes": True}, {"do": "deal", "to": 1, "amount": 2, "n": 1}]
    for answer in say(another(browser), table, *asked):
        assert answer["code"] == "not-your-seat"
    with browser.at_table(table) as socket:
        assert socket.hear()["n"] == 1, "only the friend has sat down"


def test_who_holds_no_seat_changes_nothing(browser: Browser) -> None:
    table = sit_down(browser, "bot")
    stranger = another(browser)
    assert stranger.post(f"/t/{table}/rematch").status_code == 403
    assert stranger.post(f"/t/{table}/branch", data={"at": "0"}).status_code == 403
    assert "#0." not in stranger.get(f"/t/{table}").text and "#1." not in stranger.get(f"/t/{table}").text


def test_a_running_game_of_several_people_has_no_branches(browser: Browser) -> None:
    table = sit_down(browser)
    friend = another(browser)
    join(friend, table, browser)
    for each in (browser, friend, another(browser)):
        assert each.post(f"/t/{table}/branch", data={"at": "0"}).status_code == 409
    assert browser.post(f"/t/{table}/rematch").status_code == 409, "it is not over"


def test_a_friend_who_has_not_come_yet_is_another_party(browser: Browser) -> None:
    """Else the host could play a branch out, and read there what the friend will hold."""
    table = sit_down(browser)
    assert browser.post(f"/t/{table}/branch", data={"at": "0"}).status_code == 409
    assert f"/t/{table}/branch" not in browser.get(f"/t/{table}/replay").text
    assert browser.get(f"/t/{table}/record.json").status_code == 409


def test_the_past_of_a_running_game_shows_no_more_than_the_table(browser: Browser) -> None:
    """Whoever asks for another's eyes gets their own."""
    table = sit_down(browser)
    friend = another(browser)
    join(friend, table, browser)
    for wanted in ("open", "0", "1", "public", ""):
        parts = [each.get(f"/t/{table}/moment/0?seen={wanted}").json()["parts"] for each in (friend, another(browser))]
        assert parts[0]["mine"] != browser.get(f"/t/{table}/moment/0").json()["parts"]["mine"]
        assert parts[1] == another(browser).get(f"/t/{table}/moment/0?seen=public").json()["parts"]


def test_links_open_nothing_but_their_seat(browser: Browser) -> None:
    table, other = sit_down(browser), sit_down(browser)
    invitation, private = link(browser, table, "join"), link(browser, table, "seat")
    stranger = another(browser)
    wrong = [
        (f"/t/{table}/seat", invitation),  # an invitation is no seat
        (f"/t/{table}/seat", private | {"seat": "1"}),  # another seat
        (f"/t/{other}/seat", private),  # another table
        (f"/t/{table}/seat", private | {"key": private["key"][:-1]}),
        (f"/t/{table}/seat", private | {"key": private["key"].upper()}),
        (f"/t/{table}/seat", private | {"key": " "}),
        (f"/t/{table}/seat", private | {"key": "ключ"}),
        (f"/t/{table}/join", private),
        (f"/t/{table}/join", invitation | {"seat": "0"}),
        (f"/t/{other}/join", invitation),
        (f"/t/{table}/join", invitation | {"key": invitation["key"][::-1]}),
    ]
    for path, form in wrong:
        assert stranger.post(path, data=form).status_code == 403, (path, form)
    assert say(stranger, table, {"do": "undo"})[0]["code"] == "not-your-seat"
    assert stranger.post(f"/t/{table}/seat", data=private).status_code == 303
    assert say(stranger, table, {"do": "undo"})[0]["code"] == "not-now", "the seat is open on this device too"


def test_an_invitation_seats_one(browser: Browser) -> None:
    table = sit_down(browser)
    invitation = link(browser, table, "join")
    friend, late = another(browser), another(browser)
    assert friend.post(f"/t/{table}/join", data=invitation).status_code == 303
    assert friend.post(f"/t/{table}/join", data=invitation).status_code == 303, "twice is harmless"
    assert late.post(f"/t/{table}/join", data=invitation).status_code == 409
    assert say(late, table, {"do": "hint"})[0]["code"] == "not-your-seat"
