"""A row of cards that can be bought or fought: small cards side by side, or a list where there is little room."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.faces import texts as X
from deckwright.faces.paint import signed
from deckwright.faces.signs import Sign

if TYPE_CHECKING:
    from deckwright.faces.face import Canvas

SMALL_CARDS_FROM = 96  # columns: narrower than this the row is a list
SMALL_CARD = 9  # lines of a small card, its frame included


@dataclass(frozen=True)
class RowCard:
    """A card as a row shows it. `far`: it is out of reach now."""

    name: str
    sign: Sign
    price: int
    priced_in: Sign
    type_line: RichText
    brief: str
    far: bool

    @property
    def price_tag(self) -> RichText:
        """The price with its sign, pale if it is out of reach."""
        return RichText(f"{self.priced_in.symbol}{self.price}", "grey50" if self.far else self.priced_in.style)


def row_of_cards(cards: Sequence[RowCard], places: int, signs: Iterable[Sign], canvas: Canvas) -> RenderableType:
    """All cards of a row, in the way there is room for."""
    if canvas.compact or canvas.width < SMALL_CARDS_FROM:
        return listed(cards, signs, canvas)
    return small_cards(cards, places, signs, canvas)


def listed(cards: Sequence[RowCard], signs: Iterable[Sign], canvas: Canvas) -> RenderableType:
    """A line for each card."""
    widest = max((len(card.name) for card in cards), default=0)
    types = max((card.type_line.cell_len for card in cards), default=0)
    rows = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for width in (4, widest + 2, types):
        rows.add_column(no_wrap=True, width=width)
    rows.add_column(ratio=1, no_wrap=canvas.compact, overflow="ellipsis")
    for card in cards:
        name = RichText(f"{card.sign.symbol} {card.name}", card.sign.style)
        rows.add_row(RichText("  ").append_text(card.price_tag), name, card.type_line, signed(card.brief, signs))
    return rows


def small_cards(cards: Sequence[RowCard], places: int, signs: Iterable[Sign], canvas: Canvas) -> RenderableType:
    """Little panels side by side, empty places included."""
    row = Grid.grid(expand=True, padding=0)
    for _ in range(places):
        row.add_column(ratio=1)
    panels: list[RenderableType] = []
    for card in cards:
        title = RichText.assemble(card.price_tag, (f" {card.sign.symbol}", card.sign.style))
        style = f"dim {card.sign.style}" if card.far else card.sign.style
        body = _small_text(card, canvas.width // places - 2, signs)
        panels.append(
            Panel(body, title=title, title_align="left", box=ROUNDED, border_style=style, padding=0, height=SMALL_CARD)
        )
    empty = RichText(X.EMPTY_PLACE.said(canvas.lang), "grey50")
    panels += [Panel(empty, border_style="grey37", height=SMALL_CARD) for _ in range(places - len(cards))]
    row.add_row(*panels)
    return row


def _small_text(card: RowCard, width: int, signs: Iterable[Sign]) -> RenderableType:
    """Name, type and text of a small card; a text that is too long ends in an ellipsis."""
    name = textwrap.wrap(card.name, width)
    lines = textwrap.wrap(card.brief, width)
    room = SMALL_CARD - 3 - len(name)
    if len(lines) > room:
        lines = [*lines[: room - 1], lines[room - 1][: width - 1] + "…"]
    return Group(RichText("\n".join(name), f"bold {card.sign.style}"), card.type_line, signed("\n".join(lines), signs))
