"""The servers that tests start: they answer, they stop, they come back where they were."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from deckwright.cli import main
from deckwright.server import serving as serve_module
from tests.server.serving import PATIENCE, serving, serving_apart, settings_for


def test_a_server_in_a_thread_answers_and_leaves_its_port(tmp_path: Path) -> None:
    with serving(settings_for(f"sqlite:///{tmp_path}/t.db")) as server:
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert server.site.settings.url.endswith("t.db")
        port = server.port
    with serving(settings_for(f"sqlite:///{tmp_path}/t.db"), port=port) as again:
        assert again.url == server.url
        assert httpx.get(f"{again.url}/healthz").status_code == 200


def test_a_server_that_cannot_start_says_so() -> None:
    with (
        pytest.raises(RuntimeError, match="did not start"),
        serving(settings_for("no-such-database://here")),
    ):
        pass


@pytest.mark.slow
def test_a_server_in_a_process_can_be_killed_and_comes_back(tmp_path: Path) -> None:
    with serving_apart(settings_for(f"sqlite:///{tmp_path}/t.db")) as server:
        first = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        pid = server.pid
        server.kill()
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{server.url}/healthz")
        server.start()
        assert first.status_code == httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        assert server.pid != pid


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("lang", "line"), [("en", "Preparing the games"), ("ru", "Готовлю игры")])
def test_the_machine_is_compiled_before_any_process_serves_and_the_terminal_says_so(
    workers: int, lang: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    async def prepared(url: str) -> None:
        done.append("database")

    def compiled() -> None:
        assert line in capsys.readouterr().out
        done.append("compiled")

    monkeypatch.setattr(serve_module, "_prepare", prepared)
    monkeypatch.setattr(serve_module, "compile_machine", compiled)
    monkeypatch.setattr(serve_module, "_when_ready", lambda *_: done.append("said"))
    monkeypatch.setattr(serve_module, "sweep_by_hand", lambda: None)
    monkeypatch.setattr(serve_module, "_serve_here", lambda *_: done.append("served"))
    monkeypatch.setattr("uvicorn.supervisors.Multiprocess.run", lambda _: done.append("served"))
    database = ["--database", "postgresql://127.0.0.1:1/x"]
    assert main(["serve", "--port", "0", "--workers", str(workers), "--lang", lang, *database]) == 0
    assert done[:2] == ["database", "compiled"] and "served" in done[2:]


OPENED_AFTERWARDS = """
import asyncio
import sys

from deckwright.server.rooms.readying import compile_machine
from tests.server.rooms.kit import ANNA, BORIS, keeping

def compiled():
    parts = [part for name, module in list(sys.modules.items()) if name.startswith("deckwright.vm")
             for part in vars(module).values() if hasattr(part, "signatures")]
    return {(part.__module__, part.__name__, str(each)) for part in parts for each in part.signatures}

async def play():
    async with keeping() as keeper:
        live = await keeper.open("ascension", [ANNA, BORIS], {})
        for _ in range(12):
            await keeper.choose(live, live.room.table.seat, 0, live.room.n)
        live.room.table.view(0)

compile_machine()
before = compiled()
asyncio.run(play())
assert before, "nothing was compiled"
assert compiled() == before, compiled() - before
"""


def test_opening_a_table_and_choosing_there_compiles_nothing_more() -> None:
    done = subprocess.run([sys.executable, "-c", OPENED_AFTERWARDS], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
