"""When native code is made, and that it is found: in the background, once it is worth it, and for all who come later."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from functools import cached_property
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import numpy as np

from deckwright.vm.jit import CHECKED, INTERPRETED
from deckwright.vm.native.kept import keep, kept, name_of, place_of
from deckwright.vm.native.llvm import Loaded, compiled
from deckwright.vm.native.module import translated
from deckwright.vm.native.original import Original
from deckwright.vm.native.ways import WAYS

SETTING = "DECKWRIGHT_NATIVE"
OFF, ONLY_KEPT = "0", "kept"  # what the setting may say: none at all; none that is not in the cache already
PER_INSTRUCTION = 0.0004  # seconds of a processor that making it takes, about
BETWEEN_LOOKS = 2.0  # seconds between two looks into the cache, in which another process may have put it
ABANDONED = 300.0  # seconds after which a mark that somebody makes it says nothing any more

_LOADED: dict[str, Loaded] = {}  # never given back: somebody may be inside
_LOADING = Lock()


def allowed() -> bool:
    """Whether native code may run at all."""
    return os.environ.get(SETTING, "") != OFF and not INTERPRETED and not CHECKED


def make(original: Original) -> bytes:
    """The object of a program, from the cache or made now and kept there."""
    name = name_of(original)
    data = kept(name)
    if data is None:
        data = compiled(translated(original), original.instructions)
        keep(name, data)
    return data


class Native:
    """The native code of a program: `ways` are its addresses, 0 until there is some."""

    def __init__(self, program: Any) -> None:
        self._program = program
        none = np.zeros(len(WAYS), np.int64)
        self.ways: Any = none.tolist() if INTERPRETED else none
        self.spent = 0.0  # seconds of processors that were used without it
        self._looked = float("-inf")
        self._maker: Thread | None = None

    @cached_property
    def original(self) -> Original:
        """What is translated."""
        return Original.of(self._program)

    @cached_property
    def name(self) -> str:
        """What it is called in the cache."""
        return name_of(self.original)

    @property
    def ready(self) -> bool:
        """Whether there is native code."""
        return bool(self.ways[0])

    def look(self) -> bool:
        """Take it from the cache if it is there; whether there is native code now."""
        now = time.monotonic()
        if self.ready or not allowed() or now - self._looked < BETWEEN_LOOKS:
            return self.ready
        self._looked = now
        try:
            self._load()
        except Exception:  # no LLVM that understands us, no leave to run what was written: the interpreter serves
            return False
        return self.ready

    def _load(self) -> None:
        with _LOADING:
            if self.name not in _LOADED:
                data = kept(self.name)
                if data is None:
                    return
                _LOADED[self.name] = Loaded(data)
            for way, address in enumerate(_LOADED[self.name].addresses):
                self.ways[way] = address

    # --- making it ----------------------------------------------------------------------------------------------------

    def use(self, seconds: float) -> None:
        """Tell that so many seconds were spent without it. Once that is as much as making it takes, it is made."""
        if self.look():
            return
        self.spent += seconds
        if self.spent >= PER_INSTRUCTION * (len(self._program.code) // 4):
            self.begin()

    def begin(self) -> None:
        """Make it in the background, if nobody does; it is used as soon as it is there."""
        if self.ready or self._maker is not None or os.environ.get(SETTING) == ONLY_KEPT or not allowed():
            return
        self._maker = Thread(target=self._make, name="deckwright-native", daemon=True)
        self._maker.start()

    def wait(self) -> bool:
        """Wait until it is made; whether there is native code now."""
        self.look()
        self.begin()
        if self._maker is not None:
            self._maker.join()
        return self.ready

    def _make(self) -> None:
        mark = place_of(self.name).with_suffix(".making")
        if not _marked(mark):
            return
        try:
            self._in_a_process()
        finally:
            mark.unlink(missing_ok=True)
        self._looked = float("-inf")
        self.look()

    def _in_a_process(self) -> None:
        """A process of its own gives its memory back, and can be ended at any moment, with this one at the latest."""
        command = [sys.executable, "-m", "deckwright.vm.native"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as it:
            assert it.stdin is not None
            it.stdin.write(pickle.dumps(self.original))
            it.stdin.flush()
            it.wait()


def _marked(mark: Path) -> bool:
    """Say that we make it, unless somebody else does."""
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        if mark.exists() and time.time() - mark.stat().st_mtime > ABANDONED:
            mark.unlink(missing_ok=True)
        mark.touch(exist_ok=False)
    except OSError:
        return False
    return True
