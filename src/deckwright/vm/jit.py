"""Compile the machine with numba, once, into a cache that can never be stale.

numba keys its disk cache by the file of the function it compiles, and does not notice when a callee in another
file has changed. So the cache lives in a directory named by the content of every source of the machine.

`DECKWRIGHT_INTERPRET=1` runs the same functions as plain Python: slow, for stepping through and for proving that
both agree. `DECKWRIGHT_BOUNDS=1` compiles a machine of its own that raises an IndexError wherever it would read or
write beside an array.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

ASIDE = 512  # words
F = TypeVar("F", bound=Callable[..., Any])
X = TypeVar("X")

INTERPRETED = os.environ.get("DECKWRIGHT_INTERPRET", "") not in ("", "0")
CHECKED = os.environ.get("DECKWRIGHT_BOUNDS", "") not in ("", "0")


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
    return cache_root() / f"{'checked' if CHECKED else 'machine'}-{sources_digest(folder)}"


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
    return _compiled(function)


def lean(function: F) -> F:
    """`jit` for what makes no arrays: it need not count, with locked instructions, who holds those it is given."""
    return _compiled(function, _nrt=False)


def _compiled(function: F, **options: bool) -> F:
    if INTERPRETED:
        return function
    import numba

    where = cache_dir()
    cached = _usable(where)
    config: Any = numba.config
    njit: Any = numba.njit
    before = config.CACHE_DIR
    config.CACHE_DIR = str(where)
    try:
        return cast(F, njit(function, nogil=True, cache=cached, boundscheck=CHECKED, **options))
    finally:
        config.CACHE_DIR = before


def _unsigned() -> Callable[[int], int]:
    """The conversion, which compiled code gets for nothing."""
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic
    def convert(typing: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return context.cast(builder, given[0], number, types.uint64)

        return types.uint64(number), generate

    return cast(Callable[[int], int], convert)


def _guess() -> Callable[[bool], bool]:
    """`llvm.expect`: the condition as it is, and a branch on it stays a branch."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    tools: Any = cgutils

    @intrinsic
    def expect(typing: Any, condition: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            bit = tools.bool_t
            kind = tools.ir.FunctionType(bit, [bit, bit])
            return builder.call(builder.module.declare_intrinsic("llvm.expect", [bit], kind), [*given, tools.true_bit])

        return types.boolean(types.boolean), generate

    return cast(Callable[[bool], bool], expect)


def _aside() -> Callable[[], Any]:
    """Words on the stack of the compiled function that asks for them: nothing is allocated, and nobody counts them."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np import arrayobj

    tools: Any = cgutils
    arrays: Any = arrayobj
    kind = types.Array(types.int32, 1, "C")

    @intrinsic
    def words(typing: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            array = context.make_array(kind)(context, builder)
            data = builder.bitcast(tools.alloca_once(builder, tools.int32_t, size=ASIDE), array.data.type)
            shape = [context.get_constant(types.intp, ASIDE)]
            size = context.get_constant(types.intp, 4)
            arrays.populate_array(array, data=data, shape=shape, strides=[size], itemsize=size, meminfo=None)
            return array._getvalue()

        return kind(), generate

    return cast(Callable[[], Any], words)


def _listed() -> list[int]:
    return [0] * ASIDE


def _same(x: X) -> X:
    return x


def _from_the_front(index: int) -> int:
    """What Python takes for an index from the end is none to compiled code."""
    if index < 0:
        raise IndexError(index)
    return index


# An index that is known not to be negative: the compiled machine need not wonder whether it counts from the end.
unsigned: Callable[[int], int] = _from_the_front if INTERPRETED else _unsigned()

# A condition the processor shall guess, to go on at once and turn back if it was wrong. Without it the compiled machine
# works out both ways and picks one, and every instruction waits until all before it are done.
guess: Callable[[bool], bool] = _same if INTERPRETED else _guess()

# A few words to work with for a moment, in an array that lies on the stack.
aside: Callable[[], Any] = _listed if INTERPRETED else _aside()
