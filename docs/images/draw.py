"""Draw the README's picture of the terminal table: `python docs/images/draw.py`.

It plays some turns with the greedy bot in every seat, then records what a person would see.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from rich.console import Console

from deckwright.bots import make
from deckwright.cli.play.screen import Leave, Screen
from deckwright.cli.play.seating import seat_all
from deckwright.cli.play.session import Session
from deckwright.table import Table

CHOICES = 90


class Still(Screen):
    """A screen on which nobody types."""

    def ask(self, prompt: str) -> str:
        """Leave at once."""
        raise Leave


def main() -> None:
    """Record the table into terminal.svg."""
    table = Table.open("shards", players=2, seed=12)
    bot = make("greedy", table.game, 1)
    for _ in range(CHOICES):
        assert table.seat is not None
        table.choose(bot.choose(table, table.seat))
    while table.seat != 0 or len(table.options) < 8:
        assert table.seat is not None
        table.choose(bot.choose(table, table.seat))
    console = Console(
        record=True, width=110, height=48, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    session = Session(table, seat_all(2, "greedy", "Anna", hotseat=False), "en", Still(console, keyboard=False))
    session.explained = True
    with contextlib.suppress(Leave):
        session._ask(0)
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="deckwright play shards"), flags=re.DOTALL)
    (Path(__file__).parent / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
