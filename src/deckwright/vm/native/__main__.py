"""Make native code, in a process of its own: `python -m deckwright.vm.native`.

Its input is what to translate, pickled, from the process that wants it. It ends when that one does, and is as patient
with others as that one: where all processors are busy for it, a lower priority would mean never.
"""

from __future__ import annotations

import os
import pickle
import sys
from threading import Thread

from deckwright.vm.native.making import make
from deckwright.vm.native.original import Original


def main() -> None:
    """Make one object, unless it is there by then."""
    original: Original = pickle.load(sys.stdin.buffer)
    Thread(target=_end_with_parent, daemon=True).start()
    make(original)
    os._exit(0)  # the thread that waits for the parent is not waited for


def _end_with_parent() -> None:
    """When nothing more can come, whoever wanted the code is gone."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
