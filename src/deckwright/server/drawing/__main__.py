"""`python -m deckwright.server.drawing OUT.html [GAME]`: write the contact sheet of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from deckwright.games import GAMES, load
from deckwright.server.drawing.sheet import sheet


def main() -> None:
    """Read the command line and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), choices=GAMES)
    given = parser.parse_args()
    given.out.write_text(sheet(load(given.game)), encoding="utf-8")


if __name__ == "__main__":
    main()
