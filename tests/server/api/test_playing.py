"""Playing over the API: views, choices, keys, taking back."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.api.kit import BOT, FRIEND, PERSON, Finished, Opened, Program, Seat, play
from tests.server.serving import PATIENCE


@pytest.mark.slow
def test_two_seats_play_a_whole_game(finished: Finished) -> None:
    last, facts = finished.last, finished.table.facts()
    assert last["over"] and facts["over"] and last["options"] == [] and last["to_answer"] == []
    assert facts["result"]["winners"] == last["winners"]
    assert facts["choices"] == facts["n"] == facts["result"]["decisions"] > 20


@pytest.mark.slow
def test_a_program_plays_a_bot_that_answers_by_itself(program: Program) -> None:
    table = program.open(PERSON, BOT)
    me = table.seat(0)
    with me.stream() as messages:
        for message in messages:
            view = me.view()
            while view["options"]:
                view = me.choose(len(view["options"]) - 1, view["n"])
            if message.event == "over":
                assert message.data["result"]["winners"] == view["winners"]
    assert me.view()["over"]


def test_a_key_opens_its_own_seat_of_its_own_table(program: Program) -> None:
    table, other = program.open(PERSON, PERSON, BOT), program.open(PERSON, PERSON)
    key = table.key(0).partition(".")[2]
    bad = [f"1.{key}", other.key(0), f"2.{key}", f"9.{key}", f"-1.{key}", "0.", "0", ".", f"0.{key}x", f"٠.{key}"]
    for given in [f"Bearer {each}" for each in bad] + [f"Basic {table.key(0)}", table.key(0)]:
        headers = {"authorization": given.encode()}
        for method, path, body in (
            ("GET", "view", None),
            ("GET", "events", None),
            ("GET", "stream", None),
            ("POST", "choose", {"index": 0, "n": 0}),
            ("POST", "undo", {"n": 0}),
        ):
            status, error = program.refused(method, f"{table.path}/{path}", headers=headers, json=body)
            assert (status, error["code"]) == (403, "not-your-seat"), given
    assert table.facts()["n"] == 0


@pytest.mark.parametrize(("hotseat", "opened"), [(False, [0]), (True, [0, 1])])
def test_a_seat_key_opens_one_seat_unless_a_hotseat_was_asked_for(
    program: Program, hotseat: bool, opened: list[int]
) -> None:
    """Two programs at one client are two parties: neither takes the other's seat over, nor its turn back."""
    wanted = {"game": "shards", "seats": [PERSON, PERSON], "hotseat": hotseat, "seed": 5}
    told = program.post("/tables", wanted)
    table = Opened(program, told["table"], told)
    seat, _, key = table.key(0).partition(".")
    with httpx.Client(base_url=program.url, follow_redirects=True, timeout=PATIENCE) as browser:
        page = browser.post(f"/t/{table.id}/seat", data={"seat": seat, "key": key})
    links = sorted({int(found) for found in re.findall(rf"/t/{table.id}/seat#(\d)\.", page.text)})
    assert links == opened
    first = table.facts()["to_answer"][0]
    play([table.seat(0), table.seat(1)], until=lambda view: view["to_answer"] == [1 - first])
    assert table.seat(first).undo()["done"] is hotseat


def test_without_a_key_nobody_plays(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    for path, body in (("choose", {"index": 0, "n": 0}), ("undo", {"n": 0}), ("undo/answer", {"yes": True})):
        answer = program.client.post(f"{table.path}/{path}", json=body)
        assert answer.status_code == 401 and answer.json()["error"]["code"] == "no-key"
        assert answer.headers["www-authenticate"] == "Bearer"
        in_address = program.client.post(f"{table.path}/{path}?key={table.key(0)}", json=body)
        assert in_address.status_code == 401


def test_a_seat_sees_its_hand_and_others_do_not(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    for looking in (table.seat(0), table.seat(1), table.spectator()):
        view = looking.view()
        assert view["seat"] == looking.number
        for side in view["players"]:
            cards = side["piles"]["hand"]["cards"]
            assert cards and all((card is not None) == (side["seat"] == looking.number) for card in cards)
            assert set(side["piles"]["deck"]["cards"]) == {None}
        assert bool(view["options"]) == (looking.number in view["to_answer"])


def test_a_stale_choice_is_refused_with_the_present_n_and_does_nothing(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    asked = table.facts()["to_answer"][0]
    me = table.seat(asked)
    view = me.choose(0, 0)
    assert view["n"] == 1
    for n in (0, 2):
        status, error = program.refused("POST", f"{table.path}/choose", headers=me.headers, json={"index": 0, "n": n})
        assert (status, error["code"], error["n"]) == (409, "stale", 1)
    assert table.facts()["n"] == 1


def test_only_the_one_who_is_asked_chooses_and_only_what_is_offered(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    asked = table.facts()["to_answer"][0]
    me, other = table.seat(asked), table.seat(1 - asked)
    choose = f"{table.path}/choose"
    status, error = program.refused("POST", choose, headers=other.headers, json={"index": 0, "n": 0})
    assert (status, error["code"]) == (409, "not-your-turn")
    many = len(me.view()["options"])
    status, error = program.refused("POST", choose, headers=me.headers, json={"index": many, "n": 0})
    assert (status, error["code"]) == (409, "no-such-choice")
    assert table.facts()["n"] == 0


def test_a_choice_can_be_taken_back(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    me = table.seat(table.facts()["to_answer"][0])
    before = me.view()
    me.do("play")
    assert me.undo() == {"done": True, "n": 2, "choices": 0}
    after = me.view()
    assert after["n"] == 2 and after | {"n": 0} == before
    status, error = program.refused("POST", f"{table.path}/undo", headers=me.headers, json={"n": 2})
    assert (status, error["code"]) == (409, "not-now")
    status, error = program.refused("POST", f"{table.path}/undo", headers=me.headers, json={"n": 1})
    assert (status, error["code"], error["n"]) == (409, "stale", 2)


def test_after_the_turn_the_other_one_is_asked_before_it_is_taken_back(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.server.rooms.undoing.PAUSE", 0.0)
    table = program.open(PERSON, FRIEND)
    joined = program.post(f"{table.path}/join", {"invitation": table.told["seats"][1]["invitation"]})
    seats = [table.seat(0), Seat(program, table.path, joined["key"], 1)]
    first = table.facts()["to_answer"][0]
    me, other = seats[first], seats[1 - first]
    view = play(seats, until=lambda view: view["to_answer"] == [other.number])
    assert me.undo()["done"] is False
    facts = table.facts()
    assert facts["undo_asked"]["seat"] == me.number and facts["choices"] == view["revision"]
    answer = f"{table.path}/undo/answer"
    status, error = program.refused("POST", answer, headers=me.headers, json={"yes": True})
    assert (status, error["code"]) == (409, "not-now")
    refused = program.post(answer, {"yes": False}, headers=other.headers)
    assert refused["undo_asked"] is None and refused["choices"] == view["revision"]
    me.undo()
    agreed = program.post(answer, {"yes": True}, headers=other.headers)
    assert agreed["choices"] == view["revision"] - 1 and agreed["undone"] == 1
    assert me.view()["options"]
