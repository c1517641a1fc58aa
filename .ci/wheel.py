"""Builds the wheel and plays with it as anybody would: in a fresh environment, away from the repository.

It lists the games, plays one to its end at the terminal against a bot, lets bots play each other, serves, and asks the
server for its lobby and for the page of a table.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

REPOSITORY = Path(__file__).resolve().parents[1]
PATIENCE = 300  # seconds for any one step


def main() -> None:
    """All of it, one step after the other; the first that fails ends it."""
    with tempfile.TemporaryDirectory(prefix="deckwright-wheel-") as folder:
        away = Path(folder)
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
        subprocess.run(command, cwd=REPOSITORY, check=True, stdout=subprocess.DEVNULL)
        (wheel,) = away.glob("*.whl")
        venv.create(away / "venv", with_pip=True)
        bin = away / "venv" / "bin"
        subprocess.run([bin / "pip", "install", "--quiet", wheel], cwd=away, check=True)
        play(bin / "deckwright", away)
    print("The wheel plays.")


def play(deckwright: Path, away: Path) -> None:
    """Use it."""
    games = said(deckwright, away, "games")
    assert "shards" in games, games
    told = said(deckwright, away, "play", "shards", "--bots", "greedy", "--seed", "3", typed="1\n0\n" * 3000)
    assert "wins!" in told, told[-2000:]
    report = said(deckwright, away, "simulate", "shards", "--bots", "greedy,random", "--games", "20", "--json")
    assert json.loads(report)["games"] == 20, report
    with serving(deckwright, away) as address:
        assert "Shards of Infinity" in asked(address)
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
        opened = json.loads(asked(f"{address}/api/v1/tables", {"game": "shards", "seats": seats}))
        page = asked(f"{address}/t/{opened['table']}")
        assert "Ada" in page and re.search(r'id="question"', page), page[:2000]


def said(deckwright: Path, away: Path, *arguments: str, typed: str = "") -> str:
    """What a command says."""
    done = subprocess.run(
        [deckwright, *arguments, "--lang", "en"], cwd=away, env=environment(away), input=typed, text=True,
        capture_output=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, f"{arguments}: {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def environment(away: Path) -> dict[str, str]:
    """That of a stranger: nothing leads back to the repository, and the games lie elsewhere."""
    ours = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return ours | {"DECKWRIGHT_DATA": str(away / "data"), "PYTHONUNBUFFERED": "1", "NO_COLOR": "1", "COLUMNS": "200"}


@contextmanager
def serving(deckwright: Path, away: Path) -> Iterator[str]:
    """The server, and its address."""
    command = [deckwright, "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, cwd=away, env=environment(away), stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = next(found[0] for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)
    assert process.returncode == 0, process.returncode


def asked(address: str, body: object = None) -> str:
    """What the server answers."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    request = Request(address, None if body is None else json.dumps(body).encode(), headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


if __name__ == "__main__":
    main()
