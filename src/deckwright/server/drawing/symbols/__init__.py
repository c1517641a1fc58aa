"""One style of symbols for all games and screens: filled shapes on a 24-grid, in the colour of the text round them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from deckwright.lang.errors import DeclarationError
from deckwright.lang.look import Family, Look
from deckwright.server.drawing.motifs import MOTIFS
from deckwright.server.drawing.symbols.screen import SCREEN
from deckwright.server.drawing.symbols.table import TABLE


def _filled(d: str) -> str:
    return f'<path fill="currentColor" fill-rule="evenodd" d="{d}"/>'


SYMBOLS: Mapping[str, str] = {name: _filled(d) for name, d in {**TABLE, **SCREEN}.items()}


def sigil(family: Family) -> str:
    """The sign of a family: what stands inside a 24-grid, in the colour of the text round it."""
    return f'<g fill="currentColor">{MOTIFS[family.motif].sigil}</g>'


def _symbol(id: str, inside: str) -> str:
    return f'<symbol id="{id}" viewBox="0 0 24 24">{inside}</symbol>'


def sprite(looks: Iterable[Look]) -> str:
    """All symbols and the sigils of all families in one hidden drawing, to be used by reference: s-crystal, f-order."""
    sigils: dict[str, str] = {}
    symbols = dict(SYMBOLS)
    for look in looks:
        for name, d in look.shapes.items():
            if symbols.setdefault(name, _filled(d)) != _filled(d):
                raise DeclarationError(f"two symbols are called {name} and have different shapes")
        for family in look.families:
            if sigils.setdefault(family.id, sigil(family)) != sigil(family):
                raise DeclarationError(f"two families are called {family.id} and have different motifs")
    inside = [_symbol(f"s-{name}", drawn) for name, drawn in symbols.items()]
    inside += [_symbol(f"f-{id}", drawn) for id, drawn in sigils.items()]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" hidden="" display="none" aria-hidden="true">{"".join(inside)}</svg>'
    )
