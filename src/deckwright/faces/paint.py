"""Small drawings that every face uses: bars, painted signs, lists of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.faces.signs import Sign

if TYPE_CHECKING:
    from deckwright.faces.face import Face
    from deckwright.lang.cards import Kind
    from deckwright.lang.texts import Tokens


def bar(value: int, most: int, width: int, style: str) -> RichText:
    """A thin bar; anything above nothing shows at least one mark."""
    filled = min(width, max(round(width * value / most), 1 if value > 0 else 0))
    return RichText.assemble(("━" * filled, style), ("─" * (width - filled), "grey37"))


def gauge(sign: Sign, value: int, most: int, width: int) -> RichText:
    """A sign, its number and its bar."""
    return RichText.assemble((sign.symbol, sign.style), f" {value:>2} ", bar(value, most, width, sign.style))


def signed(text: str, signs: Iterable[Sign], style: str = "") -> RichText:
    """A text with its signs in their colours."""
    painted = RichText(text, style=style)
    for sign in signs:
        painted.highlight_words([sign.symbol], sign.style)
    return painted


def divider(title: RichText | None = None) -> RenderableType:
    """A thin line across the table, with what comes below it."""
    return Rule(title or "", style="grey37", align="left")


def labelled(label: str, text: RichText) -> RenderableType:
    """A label and what belongs to it; lines that run over are indented."""
    line = Grid.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True, style="grey50")
    line.add_column()
    line.add_row(f"  {label}:", text)
    return line


def rows(narrow: int, *, no_wrap: bool = False) -> Grid:
    """A line for each card: a few narrow columns, and one for what it does."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(narrow):
        grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=no_wrap, overflow="ellipsis")
    return grid


def known_cards(pile: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The cards of a pile of a view that may be known."""
    return [card for card in pile["cards"] if card is not None]


def card_name(face: Face, kind: Kind, lang: str, *, copies: int = 1) -> RichText:
    """A card's name after its sign, with the number of copies."""
    sign = face.sign(kind)
    text = RichText.assemble((f"{sign.symbol} ", sign.style), (kind.said(lang), sign.style))
    return text.append(f" ×{copies}") if copies > 1 else text


def together(texts: Iterable[RichText]) -> RichText:
    """A list in which equal texts stand once, with their number."""
    counts: dict[str, tuple[RichText, int]] = {}
    for text in texts:
        _, n = counts.get(text.plain, (text, 0))
        counts[text.plain] = (text, n + 1)
    return RichText(", ").join(text.append(f" ×{n}") if n > 1 else text for text, n in counts.values())


def full_text(tokens: Tokens, face: Face, *, signs: bool = False) -> RichText:
    """Pieces of a text: keywords stand out, cards and amounts have the colours of their signs; or the signs as well."""
    text = RichText()
    for token in tokens:
        kind = face.game.kind(token.key) if token.what == "card" else None
        sign = face.sign(kind) if kind is not None else face.sign_of(token.key)
        if kind is not None and sign is not None:
            text.append(f"{sign.symbol} {token.text}" if signs else token.text, sign.style)
        elif token.what == "value" and sign is not None:
            text.append(sign.symbol, sign.style)
        elif token.what == "amount" and sign is not None:
            text.append(token.text, sign.style)
        else:
            text.append(token.text, "bold" if token.what == "keyword" else "")
    return text
