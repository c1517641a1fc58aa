"""An address as a picture that phones read, so that a friend across the table need not type it."""

from __future__ import annotations

from functools import lru_cache

import segno

QUIET = 4  # modules of white around it, as readers want them
KEPT = 512


@lru_cache(KEPT)
def qr_code(address: str) -> str:
    """The QR code of an address, black on white in every theme: readers see nothing else for sure."""
    code = segno.make(address, error="m", micro=False)
    drawn: str = code.svg_inline(border=QUIET, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None)
    return drawn.replace("<svg ", '<svg shape-rendering="crispEdges" aria-hidden="true" ', 1)
