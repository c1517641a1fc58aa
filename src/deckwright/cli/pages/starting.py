"""`deckwright new-game`: a package for a game of one's own, and what to do with it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.starter import begin


def start(console: Console, name: str, folder: Path, lang: str) -> None:
    """Write it, and say how it goes on."""
    written = begin(name, folder)
    console.print(RichText(T.BEGUN.said(lang, name=name, folder=written)))
    steps = Grid.grid(padding=(0, 4))
    for command, why in T.BEGUN_STEPS:
        steps.add_row(RichText(command.format(name=name, folder=written), "bold cyan"), RichText(why.said(lang)))
    console.print(Padding(steps, (1, 2)))
    first = written / "src" / name.replace("-", "_") / "cards.py"
    console.print(RichText(T.BEGUN_FIRST.said(lang, file=first)))
