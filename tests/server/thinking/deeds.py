"""Tasks that tests give to workers: some wait, some crash, some fail. And positions to think about."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any, NoReturn

from deckwright.bots import Advice
from deckwright.server.thinking import Position, Thinkers, tasks
from deckwright.table import Table

LONG = 600.0  # seconds: a deadline that no test reaches


def table_with(choices: int, seed: int = 1) -> Table:
    """A table whose question has at least so many options."""
    table = Table.open("shards", seed=seed)
    while len(table.options) < choices:
        table.choose(0)
    return table


def position_with(choices: int, seed: int = 1) -> Position:
    """A question with at least so many options."""
    table = table_with(choices, seed)
    assert table.seat is not None
    return Position.of(table, table.seat)


@asynccontextmanager
async def pool(workers: int = 1, **settings: Any) -> AsyncIterator[Thinkers]:
    """A pool for the length of a `with`; no deadline is reached unless a test wants that.

    Its workers are ready at once: what they think with is loaded when it is needed.
    """
    given = {tasks.WARM: nothing, **settings.pop("tasks", {})}
    thinkers = Thinkers(workers, tasks=given, **{"seconds": LONG, **settings})
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


async def all_ready(thinkers: Thinkers, workers: int) -> tuple[int, ...]:
    """Wait for so many workers, without keeping a core from them; their processes."""
    while len(thinkers.pids) < workers:
        await asyncio.sleep(0.02)
    return thinkers.pids


# --- tasks ------------------------------------------------------------------------------------------------------------


def nothing() -> None:
    pass


def pid() -> int:
    return os.getpid()


def die(*_: Any, **__: Any) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def hang(*_: Any, **__: Any) -> None:
    Event().wait()


def fail(*_: Any, **__: Any) -> NoReturn:
    raise RuntimeError("the bot tripped over its own feet")


def babble(*_: Any, **__: Any) -> list[Advice]:
    return [Advice(99, 0, None)]


def think_aloud(position: Position, _: str, seed: int, *, seconds: float) -> int:
    """Print in every way there is, then choose."""
    print("a bot that thinks aloud", flush=True)
    os.write(1, b"\x80\x04 as loud as it can\n")
    return tasks.choose(position, "learner", seed, seconds=seconds)


def pass_gate(gate: Path) -> int:
    """Stand at a gate until somebody opens it for writing, and again until it is closed."""
    with gate.open("rb") as opened:
        opened.read()
    return os.getpid()


def choose_behind_gate(gate: Path, *args: Any, **more: Any) -> int:
    pass_gate(gate)
    return tasks.choose(*args, **more)


def hang_the_first_time(gate: Path, mark: Path, *args: Any, **more: Any) -> int:
    """Stand at the gate for ever the first time; think as usual from then on."""
    if not mark.exists():
        mark.touch()
        pass_gate(gate)
        hang()
    return tasks.choose(*args, **more)


def note_and_choose(folder: Path, position: Position, level: str, seed: int, *, seconds: float) -> int:
    """Write the number of the job into a file of this worker."""
    with (folder / str(os.getpid())).open("a") as notes:
        notes.write(f"{seed}\n")
    return seed % position.choices


def choose_in_character(position: Position, level: str, seed: int, *, seconds: float) -> Any:
    """Think as usual, unless the level is one of those that only tests have."""
    return CHARACTERS.get(level, tasks.choose)(position, level, seed, seconds=seconds)


TASKS: Mapping[str, Any] = {"pid": pid, "hang": hang, "die": die, "fail": fail, "pass-gate": pass_gate}
CHARACTERS: Mapping[str, Any] = {"fails": fail, "babbles": babble, "thinks-aloud": think_aloud}
