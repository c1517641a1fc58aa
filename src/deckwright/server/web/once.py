"""Macros that are drawn once: the same for the same arguments, or as long as the thing they draw stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from deckwright.server.scene.scene import PileSeen, SideSeen

Macro = Callable[..., Markup]
REMEMBERED = 4096  # drawings of one macro in one language


def once(macro: Macro) -> Macro:
    """A macro of plain arguments, such as names and numbers."""
    return lru_cache(REMEMBERED)(macro)


def kept(macro: Macro) -> Macro:
    """A macro of a pile or a side; what it drew is kept with it, and goes with it."""
    name: str = macro.name  # type: ignore[attr-defined]

    def drawn(thing: PileSeen | SideSeen, *besides: Any, **named: Any) -> Markup:
        key = (name, besides, *named.items())
        found = thing.drawn.get(key)
        if found is None:
            found = thing.drawn[key] = macro(thing, *besides, **named)
        return found

    return drawn
