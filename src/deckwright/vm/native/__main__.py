"""Make native code, in a process of its own: `python -m deckwright.vm.native`.

Its input is what to translate, pickled, from the process that wants it. It ends when that one does, and leaves the
processor to everybody else meanwhile.
"""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from threading import Thread

from deckwright.vm.native.kept import name_of, place_of
from deckwright.vm.native.making import make
from deckwright.vm.native.original import Original

NICENESS = 19


def main() -> None:
    """Make one object, unless it is there already."""
    original: Original = pickle.load(sys.stdin.buffer)
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    if _alone(name_of(original)):
        make(original)
    os._exit(0)  # the thread that waits for the parent is not waited for


def _alone(name: str) -> bool:
    """Whether no other process makes the same. The lock is gone with whoever holds it, however it ended."""
    try:
        import fcntl
    except ImportError:
        return True
    place = place_of(name).with_suffix(".lock")
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        fcntl.flock(os.open(place, os.O_CREAT | os.O_RDWR), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _end_with_parent() -> None:
    """When nothing more can come, whoever wanted the code is gone."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
