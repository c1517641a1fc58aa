"""Whatever is wrong is said as JSON, in the language that was asked for."""

from __future__ import annotations

import pytest

from tests.server.api.kit import PERSON, Program

RUSSIAN = {"accept-language": "ru-RU, en;q=0.5"}


def test_a_wrong_request_names_every_field_that_is_wrong_in_both_languages(program: Program) -> None:
    body = {"game": 5, "seats": [{"kind": "ghost"}], "seed": -1, "color": "red"}
    status, error = program.refused("POST", "/tables", json=body)
    assert (status, error["code"]) == (422, "bad-request")
    assert error["message"] == (
        "body.game: must be a text; body.seats.0.kind: must be one of: 'person', 'friend' or 'bot'; "
        "body.seed: must be at least 0; body.color: is not known here."
    )
    _, error = program.refused("POST", "/tables", json=body, headers=RUSSIAN)
    assert "body.seed: должно быть не меньше 0" in error["message"]
    assert "body.color: здесь не бывает" in error["message"]


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b"{", JSON, 400, "bad-json"),
        (b"[" * 60_000, JSON, 400, "bad-json"),
        (b"\xff\xfe", JSON, 400, "bad-json"),
        (b"9" * 5_000, JSON, 400, "bad-json"),
        (b"game=shards", {"content-type": "text/plain"}, 415, "not-json"),
        (b"", {}, 415, "not-json"),
        (b"", JSON, 422, "bad-request"),
        (b"[]", JSON, 422, "bad-request"),
        (b"x" * 70_000, JSON, 413, "too-large"),
        (b"{}", JSON | {"origin": "https://evil.example"}, 403, "other-site"),
        (b'{"game": "\\ud800", "seats": [{"kind": "person"}]}', JSON, 422, "bad-request"),
        (b'{"game": "\\u0000", "seats": [{"kind": "person"}]}', JSON, 404, "no-such-game"),
        (b'{"game": "shards", "seats": [{"kind": "\\udfff"}]}', JSON, 422, "bad-request"),
        (b'{"game": "shards", "seats": [{"kind": "person"}], "options": {"\\u0000": 1}}', JSON, 422, "bad-options"),
        (b'{"game": "shards", "seats": [{"kind": "person"}], "\\ud800": NaN}', JSON, 422, "bad-request"),
    ],
)
def test_bodies_that_are_not_what_was_asked_for(
    program: Program, body: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    found, error = program.refused("POST", "/tables", content=body, headers=headers)
    assert (found, error["code"]) == (status, code)


def test_a_body_that_grows_beyond_the_limit_while_it_is_sent(program: Program) -> None:
    parts = (b"x" * 1000 for _ in range(100))
    status, error = program.refused("POST", "/tables", content=parts, headers={"content-type": "application/json"})
    assert (status, error["code"]) == (413, "too-large")


def test_what_is_not_there(program: Program) -> None:
    for path in ("/tables/nothere", "/tables/nothere/view", "/tables/nothere/stream", "/tables/nothere/record"):
        status, error = program.refused("GET", path)
        assert (status, error["code"]) == (404, "no-such-table")
    assert program.refused("GET", "/tables/a%00b")[0] == 422
    status, error = program.refused("GET", "/nowhere", headers=RUSSIAN)
    assert (status, error) == (404, {"code": "no-such-page", "message": "По этому адресу ничего нет."})
    answer = program.client.delete("/tables")
    assert answer.status_code == 405 and answer.headers["allow"] == "GET, POST"
    assert answer.json()["error"]["code"] == "wrong-method"


def test_answers_are_kept_by_nobody_and_set_no_cookie(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    answers = [
        program.client.get(f"{table.path}/view", headers=table.seat(0).headers),
        program.client.get(f"{table.path}/view", headers={"authorization": "Bearer 0.x"}),
        program.client.get("/games"),
    ]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers


def test_cookies_open_nothing(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    browser = {"cookie": f"deckwright={table.key(0)}"}
    assert program.client.get(f"{table.path}/view", headers=browser).json()["seat"] is None
    assert program.client.post(f"{table.path}/choose", headers=browser, json={"index": 0, "n": 0}).status_code == 401
