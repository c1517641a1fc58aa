"""What runs a program where nobody listens: native code, once there is some, and the interpreter for all else.

An engine is an argument like any other, and the addresses of native code are numbers in one of its arrays. So no
compiled function knows a game, and one that is running already changes over as soon as native code is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from deckwright.vm import isa as I
from deckwright.vm.jit import INTERPRETED, lean
from deckwright.vm.machine import SMALL_BUDGET, run

RUN, JUDGE, PICK = range(3)  # the ways into native code


class Engine(NamedTuple):
    """A program to run."""

    code: Any  # for the interpreter
    ways: Any  # addresses of native code; 0 as long as there is none


def _entering() -> Callable[[int, tuple[Any, ...]], int]:
    """A call of an address with arrays and numbers, which become addresses and numbers of 64 bits."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    tools: Any = cgutils

    @intrinsic
    def call(typing: Any, address: Any, given: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            pointer, word = tools.voidptr_t, tools.ir.IntType(64)
            handed = []
            for i, kind in enumerate(given.types):
                value = builder.extract_value(values[1], i)
                if isinstance(kind, types.Array):
                    array = context.make_array(kind)(context, builder, value)
                    handed.append(builder.bitcast(array.data, pointer))
                else:
                    handed.append(context.cast(builder, value, kind, types.int64))
            function = tools.ir.FunctionType(tools.ir.IntType(32), [value.type for value in handed])
            found = builder.call(builder.inttoptr(values[0], function.as_pointer()), handed)
            return builder.sext(found, word)

        return types.int64(types.int64, given), generate

    return cast(Callable[[int, tuple[Any, ...]], int], call)


def _nowhere(address: int, given: tuple[Any, ...]) -> int:
    """Plain Python has no native code."""
    raise NotImplementedError(address)


enter: Callable[[int, tuple[Any, ...]], int] = _nowhere if INTERPRETED else _entering()


@lean
def go_on(S: Any, engine: Any, T: Any, W: Any, E: Any, budget: int) -> int:
    """Run a state until it must stop, as `machine.run`: by native code where it can be entered and nobody listens."""
    if engine.ways[RUN] != 0 and E[I.E_COUNT] < 0 and budget > SMALL_BUDGET:
        status = enter(engine.ways[RUN], (S, W, E, budget))
        if status != I.NO_WAY_IN:
            return status
    return run(S, engine.code, T, W, E, budget)
