"""A campaign by programs: begun, joined, decided, played to its end and carried away over the API."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.web.visiting import Browser, visiting

Json = dict[str, Any]


@pytest.fixture
def browser(cave: None) -> Iterator[Browser]:
    with visiting() as found:
        yield found


class Member:
    """A program that takes part."""

    def __init__(self, browser: Browser, told: Json) -> None:
        self.browser, self.told, self.id = browser, told, told["campaign"]

    def ask(self, method: str, path: str = "", body: Json | None = None, status: int = 200, **headers: str) -> Json:
        headers = {"authorization": f"Bearer {self.told['key']}", "accept-language": "en"} | headers
        more: Json = {} if body is None else {"json": body}
        answer = self.browser.ask(method, f"/api/v1/campaigns/{self.id}{path}", headers=headers, **more)
        assert answer.status_code == status, answer.text
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def look(self) -> Json:
        return self.ask("GET")

    def decide(self, decision: str, *answers: str, status: int = 200) -> Json:
        body = {"decision": decision, "answers": list(answers), "n": self.look()["n"]}
        return self.ask("POST", "/decide", body, status)

    def decide_all(self) -> Json:
        while open := [each for each in self.look()["decisions"] if each["answers"] is None]:
            self.decide(open[0]["id"], *open[0]["suggested"])
        return self.look()

    def battle(self, index: int = 0) -> None:
        look = self.decide_all()
        assert look["ready"]
        table = self.ask("POST", "/depart", {"n": look["n"]})["under_way"]
        key = self.ask("GET", "/seat")["key"]
        headers = {"authorization": f"Bearer {key}"}
        view = self.browser.get(f"/api/v1/tables/{table}/view", headers=headers).json()
        while not view["over"]:
            body = {"index": index, "n": view["n"]}
            view = self.browser.post(f"/api/v1/tables/{table}/choose", headers=headers, json=body).json()


def begin(browser: Browser, **more: Any) -> Member:
    body = {"game": "cave", "campaign": "descent", "name": "Ada", "seed": 7} | more
    answer = browser.post("/api/v1/campaigns", json=body)
    assert answer.status_code == 201, answer.text
    return Member(browser, answer.json())


def refused(browser: Browser, path: str, body: Json) -> tuple[int, str]:
    answer = browser.post(f"/api/v1{path}", json=body, headers={"accept-language": "en"})
    return answer.status_code, answer.json()["error"]["code"]


def test_games_tell_their_campaigns(browser: Browser) -> None:
    found = browser.get("/api/v1/games/cave").json()["campaigns"]
    assert [(each["id"], [option["id"] for option in each["options"]]) for each in found] == [("descent", ["hard"])]


def test_a_program_plays_a_whole_campaign(browser: Browser) -> None:
    me = begin(browser)
    look = me.look()
    assert look["kept"] == {"shelf": ["rope", "lamp", "map"], "lost": [], "gems": 0} and look["chosen_seed"] == 7
    assert [each["status"] for each in look["road"]] == ["next", "ahead", "ahead"]
    look = me.decide("pack", "rope", "map")
    assert look["decisions"][0]["foretold"][0]["cards"] == ["lamp"] and look["decisions"][0]["foretold"][0]["loss"]
    me.battle(index=1)
    assert me.look()["battles"][0]["won"] is False and not me.look()["counted"]
    for _ in range(3):
        me.battle()
    assert not me.look()["counted"]
    look = me.ask("POST", "/settle")
    assert look["counted"] and look["n"] == me.ask("POST", "/settle")["n"], "once is enough"
    assert look["ending"] == {"won": True, "opens": ["descent"]} and look["kept"]["gems"] == 3
    brought = browser.post("/api/v1/campaigns/import", json=me.ask("GET", "/file"))
    assert brought.status_code == 201, brought.text
    assert Member(browser, brought.json()).look()["kept"] == look["kept"]


def test_others_take_part_by_the_invitation(browser: Browser) -> None:
    me = begin(browser)
    body = {"invitation": me.told["invitation"], "name": "Vera"}
    other = Member(browser, me.ask("POST", "/join", body))
    assert other.told["member"] == 1 and [each["name"] for each in other.look()["members"]] == ["Ada", "Vera"]
    other.decide("pack", "rope", "lamp")
    assert me.decide("gear-1", status=409)["error"]["code"] == "not-now"
    seats = {"seats": [{"level": "newcomer"}, {"member": 1}], "n": me.look()["n"]}
    assert me.ask("POST", "/party", seats)["party"] == [
        {"member": None, "level": "newcomer"},
        {"member": 1, "level": ""},
    ]
    me.ask("POST", "/retract", {"decision": "pack", "n": me.look()["n"]})
    look = other.decide_all()
    other.ask("POST", "/depart", {"n": look["n"]})
    assert me.ask("GET", "/seat", status=403)["error"]["code"] == "not-a-member"
    given_up = other.ask("POST", "/abandon")["battles"][0]
    assert given_up["abandoned"]
    told = browser.get(f"/api/v1/tables/{given_up['table']}/events").json()["entries"]
    assert told[-1]["what"] == "taken" and told[-1]["data"] == {}


def test_what_cannot_be_done_is_said(browser: Browser) -> None:
    me = begin(browser)
    assert refused(browser, "/campaigns", {"game": "cave", "campaign": "ascent"}) == (404, "no-such-campaign")
    assert refused(browser, "/campaigns", {"game": "nothing", "campaign": "x"}) == (404, "no-such-game")
    assert refused(browser, "/campaigns/import", {"deckwright": 2}) == (422, "bad-file")
    assert refused(browser, f"/campaigns/{me.id}/join", {"invitation": "/c/x/join#0.1"}) == (403, "not-invited")
    assert me.ask("GET", "/file", status=403, authorization="Bearer 0.1")["error"]["code"] == "not-a-member"
    assert refused(browser, f"/campaigns/{me.id}/depart", {"n": 0}) == (401, "no-key")
    stale = {"decision": "pack", "answers": ["rope", "lamp"], "n": 0}
    assert me.ask("POST", "/decide", stale, 409)["error"]["code"] == "stale"
    assert browser.get("/api/v1/campaigns/nowhere").status_code == 404
