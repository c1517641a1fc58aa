"""Opening tables, sitting down, and what everybody may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from deckwright import Table
from deckwright.server.settings import Limits
from tests.server.api.kit import BOT, FRIEND, PERSON, Finished, Program, Seat
from tests.server.serving import serving, settings_for


def test_a_new_table_gives_its_opener_their_own_keys_only(program: Program) -> None:
    table = program.open(PERSON, FRIEND, BOT)
    mine, friends, bots = table.told["seats"]
    assert mine["key"].startswith("0.") and mine["link"].startswith(f"/t/{table.id}/seat#0.")
    assert mine["invitation"] is None
    assert friends["key"] is None and friends["link"] is None
    assert friends["invitation"].startswith(f"/t/{table.id}/join#1.")
    assert bots["key"] is bots["link"] is bots["invitation"] is None


def test_everybody_may_know_who_sits_where_but_nothing_that_opens_a_seat_or_the_deck(program: Program) -> None:
    table = program.open(PERSON, FRIEND, BOT, seed=None, relics="none")
    facts = table.facts()
    assert facts["game"] == "shards" and facts["options"]["relics"] == "none"
    assert [(seat["kind"], seat["taken"]) for seat in facts["seats"]] == [
        ("person", True),
        ("friend", False),
        ("bot", True),
    ]
    assert facts["seats"][0]["name"] == {"en": "Ada", "ru": "Ada"}
    assert facts["seats"][2]["name"]["en"] != facts["seats"][2]["name"]["ru"]
    assert not facts["over"] and facts["result"] is None
    said = program.client.get(table.path).text
    assert table.key(0).partition(".")[2] not in said and facts["chosen_seed"] is None


def test_equal_seeds_deal_equal_cards(program: Program) -> None:
    hands = []
    for seed in (11, 11, 12):
        view = program.open(PERSON, PERSON, seed=seed).seat(0).view()
        hands.append((view["piles"]["row"], view["players"][0]["piles"]["hand"]))
    assert hands[0] == hands[1] != hands[2]


def test_a_seed_that_was_chosen_is_told_to_everybody_and_has_64_bits(program: Program) -> None:
    most = 2**64 - 1
    assert program.open(PERSON, FRIEND, seed=most).facts()["chosen_seed"] == most
    assert program.open(PERSON, FRIEND, seed=None).facts()["chosen_seed"] is None
    status, error = program.refused("POST", "/tables", json={"game": "shards", "seats": [PERSON, BOT], "seed": 2**64})
    assert (status, error["code"]) == (422, "bad-request")


def test_a_friend_sits_down_by_the_invitation_and_plays(program: Program) -> None:
    table = program.open(PERSON, FRIEND)
    invitation = f"{program.url}{table.told['seats'][1]['invitation']}"
    joined = program.post(f"{table.path}/join", {"invitation": invitation, "name": "  Боб\n\u202e" + "о" * 60})
    friend = Seat(program, table.path, joined["key"], joined["seat"])
    assert friend.view()["seat"] == 1
    name = table.facts()["seats"][1]["name"]["ru"]
    assert name.startswith("Боб о") and len(name) == 24 and name.isprintable()
    status, error = program.refused("POST", f"{table.path}/join", json={"invitation": invitation})
    assert (status, error["code"]) == (409, "seat-taken")


def test_only_an_invitation_to_this_table_lets_one_sit_down(program: Program) -> None:
    table, other = program.open(PERSON, FRIEND), program.open(PERSON, FRIEND)
    good = table.told["seats"][1]["invitation"]
    for bad in ("", "hello", other.told["seats"][1]["invitation"], good[:-1] + "x", good.replace("#1.", "#0.")):
        status, error = program.refused("POST", f"{table.path}/join", json={"invitation": bad})
        assert (status, error["code"]) == (403, "not-invited"), bad
    assert not table.facts()["seats"][1]["taken"]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"seats": [BOT, BOT]}, "Somebody has to play"),
        ({"seats": [PERSON] * 5}, "1 to 4 players"),
        ({"seats": [PERSON, {"kind": "bot", "level": "genius"}]}, "no bot 'genius'"),
        ({"seats": [PERSON, PERSON], "options": {"relics": "many"}}, "relics"),
        ({"seats": [PERSON, PERSON], "options": {"dragons": True}}, "dragons"),
        ({"seats": [PERSON, PERSON], "options": {"mode": "teams"}}, "exactly 4"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(program: Program, body: dict[str, Any], says: str) -> None:
    status, error = program.refused("POST", "/tables", json={"game": "shards"} | body)
    assert (status, error["code"]) == (422, "bad-options")
    assert says in error["message"]
    russian = {"accept-language": "ru"}
    _, error = program.refused("POST", "/tables", json={"game": "shards"} | body, headers=russian)
    assert any("а" <= sign <= "я" for sign in error["message"])


def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path}/t.db", limits=Limits(new_tables=2))
    with serving(settings) as server, Program(server.url) as program:
        for _ in range(2):
            program.open(PERSON)
        status, error = program.refused("POST", "/tables", json={"game": "shards", "seats": [PERSON]})
        assert (status, error["code"]) == (429, "too-many")


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path}/t.db", limits=Limits(requests=0.001))
    with serving(settings) as server, Program(server.url) as program:
        status, error = program.refused("GET", "/games")
        assert (status, error["code"]) == (429, "too-many")
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_the_record_is_told_when_the_game_is_over_and_can_be_loaded(program: Program, finished: Finished) -> None:
    status, error = program.refused("GET", f"{program.open(PERSON, PERSON).path}/record")
    assert (status, error["code"]) == (409, "not-now")
    loaded = Table.load(program.client.get(f"{finished.table.path}/record").content)
    assert loaded.over and loaded.result is not None
    result = finished.table.facts()["result"]
    assert list(loaded.result.winners) == finished.last["winners"] == result["winners"]
    assert result["turns"] == loaded.result.turns
