"""How instructions are translated: a function for each."""

from __future__ import annotations

from collections.abc import Callable

from deckwright.vm.native.procedure import Procedure

Step = Callable[[Procedure, int, int, int], None]  # given the instruction's operands


class Steps(dict[int, Step]):
    """Translations, by instruction."""

    def of(self, op: int) -> Callable[[Step], Step]:
        """Say which instruction a function translates."""

        def note(function: Step) -> Step:
            self[op] = function
            return function

        return note
