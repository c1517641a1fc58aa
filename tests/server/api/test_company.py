"""People at a table over the API: what they say, their clocks, tables open to anybody."""

from __future__ import annotations

from tests.server.api.kit import FRIEND, PERSON, Program


def test_a_program_says_a_phrase_and_whoever_follows_is_told(program: Program) -> None:
    phrases = program.get("/phrases")["phrases"]
    assert {"id": "good-luck", "text": {"en": "Good luck!", "ru": "Удачи!"}, "symbol": False} in phrases
    table = program.open(PERSON, PERSON)
    me = {"authorization": f"Bearer {table.key(0)}"}
    n = program.get(f"{table.path}/view", headers=me)["n"]
    told = program.post(f"{table.path}/say", {"phrase": "good-luck"}, headers=me)
    assert told["n"] == n + 1 and not told["free_words"]
    entry = program.get(f"{table.path}/events")["entries"][-1]
    assert (entry["what"], entry["seat"], entry["data"]) == ("speak", 0, {"phrase": "good-luck"})
    program.post(f"{table.path}/choose", {"index": 0, "n": n}, headers=me)  # not stale by what was said


def test_words_of_ones_own_need_a_table_that_allows_them(program: Program) -> None:
    table = program.open(PERSON, PERSON)
    me = {"authorization": f"Bearer {table.key(0)}"}
    status, error = program.refused("POST", f"{table.path}/say", json={"words": "hello there"}, headers=me)
    assert (status, error["code"]) == (409, "not-now")
    assert program.refused("POST", f"{table.path}/say", json={"phrase": "hello"})[0] == 401
    wanted = {"game": "shards", "seats": [PERSON, PERSON], "free_words": True}
    opened = program.post("/tables", wanted)
    mine = {"authorization": f"Bearer {opened['seats'][0]['key']}"}
    path = f"/tables/{opened['table']}"
    assert program.post(f"{path}/say", {"words": "hello there"}, headers=mine)["free_words"]
    assert program.get(f"{path}/events")["entries"][-1]["data"] == {"words": "hello there"}


def test_the_clock_of_a_table_is_told_and_runs_for_who_is_asked(program: Program) -> None:
    wanted = {"game": "shards", "seats": [PERSON, PERSON], "clock": "normal"}
    table = program.post("/tables", wanted)["table"]
    told = program.get(f"/tables/{table}")
    clock = told["clock"]
    assert clock["pace"] == "normal" and clock["seats"] == told["to_answer"]
    assert clock["turn"] <= 60 and clock["reserve"] == 300
    assert program.get(program.open(PERSON, PERSON).path)["clock"] is None
    assert program.refused("POST", "/tables", json=wanted | {"clock": "hasty"})[0] == 422


def test_a_program_finds_an_open_table_and_sits_down_without_an_invitation(program: Program) -> None:
    wanted = {"game": "shards", "seats": [PERSON, FRIEND], "listed": True, "clock": "daily"}
    table = program.post("/tables", wanted)["table"]
    found = [each["table"] for each in program.get("/tables")["tables"]]
    assert table in found
    joined = program.post(f"/tables/{table}/join", {"name": "Bob"})
    assert joined["seat"] == 1 and joined["key"].startswith("1.")
    assert table not in [each["table"] for each in program.get("/tables")["tables"]]
    status, error = program.refused("POST", f"/tables/{table}/join", json={"name": "Cid"})
    assert (status, error["code"]) == (409, "seat-taken")


def test_a_program_leaves_its_game_to_the_companion_and_comes_back(program: Program) -> None:
    table = program.open(PERSON, FRIEND)
    other = program.post(f"{table.path}/join", {"invitation": table.told["seats"][1]["invitation"], "name": "Bob"})
    me, them = ({"authorization": f"Bearer {key}"} for key in (table.key(0), other["key"]))
    told = program.post(f"{table.path}/leave", {}, headers=them)
    assert [seat["left"] for seat in told["seats"]] == [False, True]
    assert program.refused("POST", f"{table.path}/leave", headers=them)[1]["code"] == "not-now"
    told = program.post(f"{table.path}/back", {}, headers=them)
    assert not any(seat["left"] for seat in told["seats"])
    assert program.refused("POST", f"{table.path}/leave")[0] == 401
    assert {"leave", "back"} <= {entry["what"] for entry in program.get(f"{table.path}/events", headers=me)["entries"]}
