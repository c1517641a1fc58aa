"""Compile the machine with numba, once, into a cache that can never be stale.

numba keys its disk cache by the file of the function it compiles, and does not notice when a callee in another
file has changed. So the cache lives in a directory named by the content of every source of the machine.

`DECKWRIGHT_INTERPRET=1` runs the same functions as plain Python: slow, for stepping through and for proving that
both agree.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("DECKWRIGHT_INTERPRET", "") not in ("", "0")


def cache_root() -> Path:
    """Where compiled machines are kept: the user's cache directory, or `DECKWRIGHT_CACHE`."""
    own = os.environ.get("DECKWRIGHT_CACHE")
    if own:
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(base) / "deckwright" if base else Path.home() / ".cache" / "deckwright"


def sources_digest(folder: Path | None = None) -> str:
    """A digest of every source file the machine is made of."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted((folder or Path(__file__).parent).glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def cache_dir(folder: Path | None = None) -> Path:
    """The cache directory of exactly this machine."""
    return cache_root() / f"machine-{sources_digest(folder)}"


def _usable(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe = path / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def jit(function: F) -> F:
    """Compile `function` with numba, GIL released and cached, unless interpreting is asked for."""
    if INTERPRETED:
        return function
    import numba

    where = cache_dir()
    cached = _usable(where)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(where)
    try:
        return cast(F, numba.njit(function, nogil=True, cache=cached))
    finally:
        config.CACHE_DIR = before


def _unsigned() -> Callable[[int], int]:
    """The conversion, which compiled code gets for nothing."""
    import numba
    import numpy

    return cast(Callable[[int], int], numba.njit(lambda x: numpy.uint64(x), inline="always"))


def _same(x: int) -> int:
    return x


# An index that is known not to be negative: the compiled machine need not wonder whether it counts from the end.
unsigned: Callable[[int], int] = _same if INTERPRETED else _unsigned()
