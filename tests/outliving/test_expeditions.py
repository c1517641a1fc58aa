"""An expedition outlives the software: begun under one version, killed, gone on with under the next, and in files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest

from deckwright import Table, bots
from deckwright.campaigns.record import read
from tests.outliving.releases import released
from tests.server.serving import PATIENCE, InProcess, settings_for

Json = dict[str, Any]
NOBODY = "nobody"  # who has no key yet
GONE, RENAMED = "tethered-darts", ("garus-torch", "torch-of-garu")  # by the release


class Anna:
    """Who plays alone over the API, whichever version answers."""

    def __init__(self, server: InProcess) -> None:
        self.server, self.key = server, NOBODY
        wanted = {"after_a_loss": "on", "difficulty": "beginner"}
        self.comes(self.ask("POST", "/campaigns", {**FIRST, "name": "Анна", "seed": 6, "options": wanted}))

    def comes(self, told: Json) -> None:
        """From now on this is the expedition."""
        self.key, self.camp = told["key"], f"/campaigns/{told['campaign']}"

    def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> Json:
        headers = {"authorization": f"Bearer {key or self.key}"}
        address = f"{self.server.url}/api/v1{path}"
        answer = httpx.request(method, address, json=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code < 300, answer.text
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def page(self, path: str) -> str:
        answer = httpx.get(f"{self.server.url}{path}", headers={"accept-language": "ru"}, timeout=PATIENCE)
        assert answer.status_code == 200, (path, answer.status_code)
        return answer.text

    def look(self) -> Json:
        return self.ask("GET", self.camp)

    def file(self) -> Json:
        return self.ask("GET", f"{self.camp}/file")

    def depart(self, **wanted: str) -> str:
        """Decide as it is suggested, but for what is wanted, and open the next battle: its table."""
        look = self.look()
        while open := [each for each in look["decisions"] if each["answers"] is None]:
            id = open[0]["id"].replace("-", "_")
            answers = [wanted[id]] if id in wanted else open[0]["suggested"]
            body = {"decision": open[0]["id"], "answers": answers, "n": look["n"]}
            look = self.ask("POST", f"{self.camp}/decide", body)
        table = self.ask("POST", f"{self.camp}/depart", {"n": look["n"]})["under_way"]
        assert isinstance(table, str)
        return table

    def choose(self, table: str, indices: Iterable[int]) -> Json:
        """Choose at a table until it is over, the last choice where there are fewer; what is seen there then."""
        key = self.ask("GET", f"{self.camp}/seat")["key"]
        view = self.ask("GET", f"/tables/{table}/view", key=key)
        for index in indices:
            if not view["over"]:
                body = {"index": min(index, len(view["options"]) - 1), "n": view["n"]}
                view = self.ask("POST", f"/tables/{table}/choose", body, key=key)
        return view


FIRST = {"game": "new-age", "campaign": "first-expedition"}


def greedily(record: Json) -> list[int]:
    """How a bot of this version plays the battle that a file has departed for."""
    battle = [each["data"]["battle"] for each in record["entries"] if each["what"] == "depart"][-1]
    table, chosen = Table.open("new-age", 1, battle["seed"], battle["options"]), list[int]()
    bot = bots.make("greedy", table.game, 0)
    while not table.over:
        chosen.append(bot.choose(table, 0))
        table.choose(chosen[-1])
    return chosen


@pytest.mark.slow
def test_an_expedition_is_gone_on_with_by_the_next_release(tmp_path: Path) -> None:
    server = InProcess(settings_for(f"sqlite:///{tmp_path}/tables.db"))
    try:
        server.start()
        anna = Anna(server)
        first = anna.depart()
        anna.choose(first, greedily(anna.file()))
        uncounted = anna.file()
        second = anna.depart(treasure_1_0=RENAMED[0])
        played = greedily(anna.file())
        anna.choose(second, played[: len(played) // 2])
        before, fighting = anna.look()["kept"], anna.file()
        server.kill()

        server.start(released(tmp_path / "next"))
        _is_as_it_was(anna, before)
        for table in (first, second):
            anna.page(f"/t/{table}")
            assert "равила изменились" in anna.page(f"/t/{table}/replay")
        assert anna.page(f"/t/{first}/moment/20")
        newer = [anna.file()]
        _goes_on_to_its_end(anna, second)
        newer.append(anna.file())
        _comes_in(anna, uncounted, fighting)
    finally:
        server.kill()
    # And back: the version before reads what the next one has written, which has another name for a treasure.
    for file, strangers in zip(newer, ([], [RENAMED[1]]), strict=True):
        brought = read(json.dumps(file))
        assert brought.notes and all(note.en and note.ru for note in brought.notes)
        assert brought.journey.strangers() == strangers


def _is_as_it_was(anna: Anna, before: Json) -> None:
    """What was kept is there, by today's names; what has gone is told, and stays."""
    look = anna.look()
    renamed = [RENAMED[1] if name == RENAMED[0] else name for name in before["treasures_1"]]
    assert look["kept"] == before | {"treasures_1": renamed} and look["unknown"] == [GONE]
    assert GONE in anna.page(anna.camp.replace("/campaigns", "/c"))


def _goes_on_to_its_end(anna: Anna, table: str) -> None:
    """The battle that is being played, then the others: two of them are given up."""
    view = anna.choose(table, [0, 1, 2] * 400)
    assert view["over"]
    while anna.look()["ending"] is None:
        table = anna.depart()
        departed = [each["data"] for each in anna.file()["entries"] if each["what"] == "depart"][-1]
        assert GONE not in departed["battle"]["options"]["supply"]
        anna.choose(table, [0] * 5)
        anna.ask("POST", f"{anna.camp}/abandon")
    look = anna.look()
    assert look["kept"]["lost"] + look["kept"]["won"] == len(look["battles"]) == 4
    assert any("Об этом поют." in line["ru"] for battle in look["battles"] for line in battle["story"])


def _comes_in(anna: Anna, uncounted: Json, fighting: Json) -> None:
    """Files of the version before: a battle that is over, and one that is being played; both are there to be seen."""
    for file, battles in ((uncounted, 1), (fighting, 2)):
        anna.comes(anna.ask("POST", "/campaigns/import", file))
        look = anna.look()
        assert [battle["won"] for battle in look["battles"]] == [False, None][:battles]
        assert look["notes"] and look["kept"]["lost"] == 1
        for battle in look["battles"]:
            anna.page(f"/t/{battle['table']}")
        anna.page(f"/t/{look['battles'][0]['table']}/replay")
    anna.choose(look["under_way"], [0] * 3)
