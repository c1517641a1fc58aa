"""`python -m deckwright.server.drawing OUT.html`: the contact sheet of a game."""

from __future__ import annotations

import sys
from pathlib import Path

from deckwright.server.drawing.sheet import sheet

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(sys.argv[2] if len(sys.argv) > 2 else "shards"), encoding="utf-8")
