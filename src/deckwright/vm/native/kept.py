"""Native code on the disk: an object for each program, translator, LLVM and processor. What is damaged is none.

The name of a file says what it was made from, and the file begins with a digest of that and of the object. So an object
that was written half, changed, or put there under another's name is not taken for one.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from deckwright.vm.jit import cache_root
from deckwright.vm.native.llvm import processor
from deckwright.vm.native.original import Original

_DIGEST = 32  # bytes
_BESIDE = {"__init__", "__main__", "kept", "making"}  # sources that have no say in what an object is


@cache
def _translator() -> bytes:
    """A digest of all that makes objects: the translator's sources, the instructions, LLVM, the processor."""
    digest = hashlib.blake2b(processor().encode())
    here = Path(__file__).parent
    sources = [path for path in here.glob("*.py") if path.stem not in _BESIDE]
    for path in sorted([*sources, here.parent / "isa.py"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.digest()


def name_of(original: Original) -> str:
    """What the object of a program is called."""
    return hashlib.blake2b(_translator() + original.digest.encode(), digest_size=16).hexdigest()


def place_of(name: str) -> Path:
    """Where an object is kept."""
    return cache_root() / "native" / f"{name}.object"


def _seal(name: str, data: bytes) -> bytes:
    return hashlib.blake2b(data, key=name.encode(), digest_size=_DIGEST).digest()


def keep(name: str, data: bytes) -> None:
    """Put an object into the cache, whole or not at all."""
    place = place_of(name)
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_suffix(f".{os.getpid()}")
    try:
        beside.write_bytes(_seal(name, data) + data)
        beside.replace(place)
    finally:
        beside.unlink(missing_ok=True)


def kept(name: str) -> bytes | None:
    """The object of this name, if it is in the cache and sound."""
    try:
        found = place_of(name).read_bytes()
    except OSError:
        return None
    seal, data = found[:_DIGEST], found[_DIGEST:]
    return data if seal == _seal(name, data) else None


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Let no other process make this object meanwhile. The lock is gone with whoever held it, however that ended."""
    try:
        import fcntl
    except ImportError:  # two may make the same, and either's is good
        yield
        return
    place = place_of(name).with_suffix(".lock")
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
