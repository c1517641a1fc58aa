"""A server that is killed at the worst moments of a campaign: between the end of a battle and its counting."""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.games.pearls.shelved import shelved
from tests.server.serving import PATIENCE, InProcess, serving_apart, settings_for

Json = dict[str, Any]
NOBODY = "nobody"  # who has no key yet


class Anna:
    """Who plays over the API, whichever process answers."""

    def __init__(self, server: InProcess) -> None:
        self.url, self.key = f"{server.url}/api/v1", ""
        told = self.ask("POST", "/campaigns", {"game": "cave", "campaign": "descent", "name": "Анна", "seed": 7})
        self.key, self.camp = told["key"], f"/campaigns/{told['campaign']}"

    def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> Json:
        headers = {"authorization": f"Bearer {key or self.key or NOBODY}"}
        answer = httpx.request(method, self.url + path, json=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code < 300, answer.text
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def look(self) -> Json:
        return self.ask("GET", self.camp)

    def win(self) -> None:
        """Decide, depart, and play the battle to its end."""
        look = self.look()
        while open := [each for each in look["decisions"] if each["answers"] is None]:
            body = {"decision": open[0]["id"], "answers": open[0]["suggested"], "n": look["n"]}
            look = self.ask("POST", f"{self.camp}/decide", body)
        table = self.ask("POST", f"{self.camp}/depart", {"n": look["n"]})["under_way"]
        seat = self.ask("GET", f"{self.camp}/seat")["key"]
        view = self.ask("GET", f"/tables/{table}/view", key=seat)
        while not view["over"]:
            view = self.ask("POST", f"/tables/{table}/choose", {"index": 0, "n": view["n"]}, key=seat)


@pytest.mark.slow
def test_a_server_killed_around_the_counting_counts_every_battle_once(tmp_path: Path) -> None:
    installed = shelved(tmp_path / "site", "cave", "tests.campaigns.cave:CAVE")
    with installed, serving_apart(settings_for(f"sqlite:///{tmp_path}/tables.db")) as server:
        anna = Anna(server)
        for number, pause in enumerate((None, 0.02), start=1):
            anna.win()
            if pause is not None:  # somebody settles it in the very moment of the kill

                def settle() -> None:
                    with contextlib.suppress(httpx.HTTPError, AssertionError):
                        anna.ask("POST", f"{anna.camp}/settle")

                settling = threading.Thread(target=settle)
                settling.start()
                time.sleep(pause)
                server.kill()
                settling.join()
            else:
                server.kill()
            server.start()
            look = anna.look()
            assert look["kept"]["gems"] == number and [each["won"] for each in look["battles"]] == [True] * number
            look = anna.ask("POST", f"{anna.camp}/settle")
            assert look["counted"] and look["kept"]["gems"] == number
        told = [entry["what"] for entry in anna.ask("GET", f"{anna.camp}/file")["entries"]]
        assert told.count("result") == told.count("depart") == 2
