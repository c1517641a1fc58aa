"""When native code is made, and that it is found: in the background, once it is worth it, for all who come later."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from subprocess import DEVNULL, PIPE
from threading import Lock, Thread
from typing import Any

import numpy as np

from deckwright.vm.jit import CHECKED, INTERPRETED
from deckwright.vm.native.kept import alone, keep, kept, name_of
from deckwright.vm.native.llvm import Loaded, compiled
from deckwright.vm.native.module import translated
from deckwright.vm.native.original import Original
from deckwright.vm.native.ways import WAYS

SETTING = "DECKWRIGHT_NATIVE"
OFF, ONLY_KEPT = "0", "kept"  # what the setting may say: none at all; none that is not in the cache already
WORTH = 400  # decisions that the interpreter makes in the time it takes to translate one instruction, about
BETWEEN_LOOKS = 2.0  # seconds between two looks into the cache, in which another process may have put it
_COMMAND = (sys.executable, "-m", "deckwright.vm.native")

log = logging.getLogger(__name__)
_LOADED: dict[str, Loaded] = {}  # never given back: somebody may be inside
_LOADING = Lock()


def allowed() -> bool:
    """Whether native code may run at all."""
    return os.environ.get(SETTING, "") != OFF and not INTERPRETED and not CHECKED


def make(original: Original) -> bytes:
    """The object of a program, from the cache or made now and kept there. Who waits for another's finds it there."""
    name = name_of(original)
    with alone(name):
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
        self.decisions = 0  # made without it, about
        self._looked = float("-inf")
        self._maker: Thread | None = None
        self._lock = Lock()

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
        except Exception:
            log.debug("native code cannot be loaded here: the interpreter serves", exc_info=True)
        return self.ready

    def _load(self) -> None:
        with _LOADING:
            if self.name not in _LOADED:
                data = kept(self.name)
                if data is None:
                    return
                _LOADED[self.name] = Loaded(data)
            self._enter_at(_LOADED[self.name].addresses)

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Let the interpreter run all for a while, so that both can be compared."""
        before, looked = tuple(self.ways), self._looked
        self._looked = float("inf")
        self._enter_at([0] * len(WAYS))
        try:
            yield
        finally:
            self._enter_at(before)
            self._looked = looked

    def _enter_at(self, addresses: Sequence[int]) -> None:
        for way, address in enumerate(addresses):
            self.ways[way] = address

    # --- making it ----------------------------------------------------------------------------------------------------

    def expect(self, decisions: int) -> None:
        """Tell that so many decisions are about to be made. If making native code will pay, it begins right away."""
        if decisions >= self._worth and not self.look():
            self.begin()

    def use(self, decisions: int) -> None:
        """Tell that so many decisions were made. Once they took as long as making native code does, it is made."""
        if self.look():
            return
        self.decisions += decisions
        if self.decisions >= self._worth:
            self.begin()

    @property
    def _worth(self) -> int:
        """For how many decisions making it pays, about."""
        return WORTH * (len(self._program.code) // 4)

    def begin(self) -> None:
        """Make it in the background; it is used as soon as it is there."""
        with self._lock:
            if self._maker is None and self._may_make():
                self._maker = Thread(target=self._make, name="deckwright-native", daemon=True)
                self._maker.start()

    def wait(self) -> bool:
        """Wait until it is made, by whomever; whether there is native code now."""
        self._looked = float("-inf")
        if not self.look():
            self.begin()
        if self._maker is not None:
            self._maker.join()
        return self.ready

    def _may_make(self) -> bool:
        return not self.ready and allowed() and os.environ.get(SETTING) != ONLY_KEPT

    def _make(self) -> None:
        """A process of its own gives its memory back, and can be ended at any moment: it never outlives this one."""
        try:
            with subprocess.Popen(_COMMAND, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL) as maker:
                assert maker.stdin is not None
                maker.stdin.write(pickle.dumps(self.original))
                maker.stdin.flush()
                maker.wait()
        except Exception:
            log.debug("native code cannot be made here: the interpreter serves", exc_info=True)
            return
        self._looked = float("-inf")
        self.look()


def begin_each(natives: Sequence[Native]) -> None:
    """Make some, one after the other, in the background."""

    def make_each() -> None:
        for native in natives:
            native.wait()

    Thread(target=make_each, name="deckwright-native", daemon=True).start()
