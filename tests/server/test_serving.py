"""The servers that tests start: they answer, they stop, they come back where they were."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

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
