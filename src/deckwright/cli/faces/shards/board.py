"""The table of Shards of Infinity as it is drawn in the terminal: opponents on top, the centre row, me below."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli.faces.face import Canvas
from deckwright.cli.faces.paint import gauge, signed
from deckwright.cli.faces.shards import texts as X
from deckwright.cli.faces.shards.signs import CRYSTAL, HEALTH, MASTERY, POWER, SHIELD, SYMBOLS, brief, sign_of
from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, ROW_SIZE
from deckwright.lang.cards import Kind
from deckwright.lang.look import View

SMALL_CARDS_FROM = 96  # columns: narrower than this the centre row is a list
SMALL_CARD = 9  # lines of a small card, its frame included
SHORT_BAR, LONG_BAR = 4, 12  # columns

Card = dict[str, Any]


def kind_of(card: Card) -> Kind:
    """The kind of a card that can be seen."""
    found = SHARDS.kind(card["card"])
    assert found is not None
    return found


def seen(pile: dict[str, Any]) -> list[Card]:
    """The cards of a pile that may be known."""
    return [card for card in pile["cards"] if card is not None]


def board(view: View, me: int, canvas: Canvas) -> RenderableType:
    """The whole table, as a seat sees it."""
    count = len(view["players"])
    opponents = [view["players"][(me + i) % count] for i in range(1, count)]
    parts: list[RenderableType] = [player(view, side, canvas, me) for side in opponents]
    own = view["players"][me]
    if not view["turn"]:  # the set-up: there is little to see yet
        return Group(*parts, player(view, own, canvas, me), *_relics(own, canvas))
    parts += [_heading(view, canvas), centre_row(view, canvas), Rule(style="grey37")]
    return Group(*parts, player(view, own, canvas, me), *mine(view, own, canvas))


# --- players ----------------------------------------------------------------------------------------------------------


def player(view: View, side: dict[str, Any], canvas: Canvas, me: int | None) -> RenderableType:
    """A side: its name and leader, health, mastery, how many cards; and what it has in play."""
    line = standing(view, side, canvas, me)
    in_play = side["piles"]["play"]["cards"]
    if not in_play:
        return line
    return Group(line, _labelled(X.IN_PLAY.said(canvas.lang), in_play_line(in_play, side, canvas)))


def standing(view: View, side: dict[str, Any], canvas: Canvas, me: int | None) -> RenderableType:
    """One line on how a side stands."""
    values, piles = side["values"], side["piles"]
    name = RichText(canvas.name(side["seat"]), style="bold" if side["seat"] == view["active"] else "", no_wrap=True)
    name.truncate(canvas.width // 5, overflow="ellipsis")
    for leader in seen(piles["board"]):
        kind = kind_of(leader)
        sign = sign_of(kind)
        name.append(f" {sign.symbol} {kind.name(canvas.lang)}", sign.style)
    if me is not None and side["seat"] != me and values["team"] == view["players"][me]["values"]["team"]:
        name.append(f" ({X.PARTNER.said(canvas.lang)})", "italic")
    if not values["alive"] and view["turn"]:
        return name.append(f" — {X.OUT.said(canvas.lang)}", "grey50")
    counts = RichText(style="grey70")
    if not values["nemesis"]:
        named = ((X.HAND, "hand"), (X.DECK, "deck"), (X.DISCARD, "discard"))
        counts.append("  ".join(f"{text.said(canvas.lang)} {piles[pile]['count']}" for text, pile in named))
    room = (canvas.width - name.cell_len - counts.cell_len - 16) // 2
    length = max(SHORT_BAR, min(LONG_BAR, room))
    line = RichText(no_wrap=True, overflow="ellipsis")
    cells = (
        name,
        gauge(HEALTH, values["health"], MOST_HEALTH, length),
        gauge(MASTERY, values["mastery"], MOST_MASTERY, length),
    )
    for cell in (*cells, counts):
        line.append_text(cell).append("  ")
    line.rstrip()
    return line


def in_play_line(cards: Sequence[Card], side: dict[str, Any], canvas: Canvas) -> RichText:
    """What lies before a player: champions with their health, and the cards played this turn."""
    strengthened = _extra_health(cards, side)
    parts: dict[str, tuple[RichText, int]] = {}
    for card in sorted(cards, key=lambda card: not kind_of(card).all_facts().get("champion")):
        kind = kind_of(card)
        facts = kind.all_facts()
        sign = sign_of(kind)
        text = RichText.assemble((f"{sign.symbol} {kind.name(canvas.lang)}", sign.style))
        if facts.get("champion"):
            text.append(f" {HEALTH.symbol}{facts['health'] + strengthened - card.get('wounds', 0)}", HEALTH.style)
            if card.get("activated"):
                text.append(f" {X.ACTIVATED.said(canvas.lang)}", "grey50")
        _, n = parts.get(text.plain, (text, 0))
        parts[text.plain] = (text, n + 1)
    return RichText(", ").join(text.append(f" ×{n}") if n > 1 else text for text, n in parts.values())


def _extra_health(cards: Iterable[Card], side: dict[str, Any]) -> int:
    """What Ferrata Guards add to each champion of Decima's."""
    if side["values"]["leader"] != "decima":
        return 0
    return 2 * sum(1 for card in cards if kind_of(card).all_facts().get("strengthens_champions"))


def mine(view: View, side: dict[str, Any], canvas: Canvas) -> list[RenderableType]:
    """What only I have: what I can spend, my hand, my relics."""
    lines: list[RenderableType] = []
    if view["active"] == side["seat"]:
        lines.append(_resources(view, canvas))
    hand = [kind_of(card) for card in seen(side["piles"]["hand"])]
    listed = canvas.compact and view["prompt"] is not None and view["prompt"]["id"] == "main-phase" and view["options"]
    if not listed:  # among the choices
        names = _names(hand, canvas) if hand else RichText(X.EMPTY.said(canvas.lang))
        lines.append(_labelled(X.YOUR_HAND.said(canvas.lang), names))
    return lines if canvas.compact else [*lines, *_relics(side, canvas)]


def _relics(side: dict[str, Any], canvas: Canvas) -> list[RenderableType]:
    relics = [kind_of(card) for card in seen(side["piles"]["relics"])]
    if not relics or side["values"]["relic_taken"]:
        return []
    text = _names(relics, canvas).append(f"  ({X.RELICS_AT.said(canvas.lang)})", "grey50")
    return [_labelled(X.RELICS.said(canvas.lang), text)]


def _resources(view: View, canvas: Canvas) -> RichText:
    values = view["values"]
    text = RichText("  ")
    for sign, name, word in ((CRYSTAL, "crystals", "crystal"), (POWER, "power", "power")):
        amount = SHARDS.vocabulary.amount(values[name], word, canvas.lang)
        text.append(f"{sign.symbol} ", sign.style).append(amount, "bold" if values[name] else "grey50").append("    ")
    return text


def _names(kinds: Sequence[Kind], canvas: Canvas) -> RichText:
    counts: dict[Kind, int] = {}
    for kind in sorted(kinds, key=lambda kind: kind.number):
        counts[kind] = counts.get(kind, 0) + 1
    parts = []
    for kind, n in counts.items():
        sign = sign_of(kind)
        parts.append(RichText(f"{sign.symbol} {kind.name(canvas.lang)}" + (f" ×{n}" if n > 1 else ""), sign.style))
    return RichText(", ").join(parts)


def _labelled(label: str, text: RichText) -> RenderableType:
    """A label and what belongs to it; lines that run over are indented."""
    line = Grid.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True, style="grey50")
    line.add_column()
    line.add_row(f"  {label}:", text)
    return line


# --- the centre row ---------------------------------------------------------------------------------------------------


def _heading(view: View, canvas: Canvas) -> RenderableType:
    left = X.CENTRE_LEFT.said(canvas.lang, n=view["piles"]["centre"]["count"])
    title = RichText.assemble((X.CENTRE.said(canvas.lang), "bold"), (f" · {left}", "grey50"))
    return Rule(title, style="grey37", align="left")


def centre_row(view: View, canvas: Canvas) -> RenderableType:
    """The cards that can be recruited: small cards side by side, or a list where there is little room."""
    cards = seen(view["piles"]["row"])
    prices = {o["card_id"]: o["number"] for o in view["options"] if o["verb"] in ("recruit", "fast-play")}
    asked = any(option["verb"] == "end-main" for option in view["options"])
    if canvas.compact or canvas.width < SMALL_CARDS_FROM:
        return _list(cards, prices, asked, canvas)
    return _small_cards(cards, prices, asked, canvas)


def _price(card: Card, prices: dict[int, int]) -> int:
    return int(prices.get(card["id"], kind_of(card).all_facts()["cost"]))


def _type(kind: Kind, lang: str) -> RichText:
    facts = kind.all_facts()
    text = RichText(style="grey62")
    if facts.get("champion"):
        text.append(X.CHAMPION.said(lang)).append(f" {HEALTH.symbol}{facts['health']}", HEALTH.style)
    else:
        text.append((X.MERCENARY if facts.get("mercenary") else X.ALLY).said(lang))
    if facts.get("shield"):
        text.append(f" {SHIELD.symbol}{facts['shield']}", SHIELD.style)
    return text


def _list(cards: Sequence[Card], prices: dict[int, int], asked: bool, canvas: Canvas) -> RenderableType:
    widest = max((len(kind_of(card).name(canvas.lang)) for card in cards), default=0)
    types = max((_type(kind_of(card), canvas.lang).cell_len for card in cards), default=0)
    rows = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for width in (4, widest + 2, types):
        rows.add_column(no_wrap=True, width=width)
    rows.add_column(ratio=1, no_wrap=canvas.compact, overflow="ellipsis")
    for card in cards:
        kind = kind_of(card)
        sign = sign_of(kind)
        far = asked and card["id"] not in prices
        price = RichText(f"  {CRYSTAL.symbol}{_price(card, prices)}", CRYSTAL.style if not far else "grey50")
        name = RichText(f"{sign.symbol} {kind.name(canvas.lang)}", sign.style)
        rows.add_row(price, name, _type(kind, canvas.lang), signed(brief(kind, canvas.lang), SYMBOLS.values()))
    return rows


def _small_cards(cards: Sequence[Card], prices: dict[int, int], asked: bool, canvas: Canvas) -> RenderableType:
    row = Grid.grid(expand=True, padding=0)
    for _ in range(ROW_SIZE):
        row.add_column(ratio=1)
    panels: list[RenderableType] = []
    for card in cards:
        kind = kind_of(card)
        sign = sign_of(kind)
        far = asked and card["id"] not in prices
        title = RichText.assemble(
            (f"{CRYSTAL.symbol}{_price(card, prices)}", CRYSTAL.style if not far else "grey50"),
            (f" {sign.symbol}", sign.style),
        )
        style = f"dim {sign.style}" if far else sign.style
        body = _small_text(kind, canvas.width // ROW_SIZE - 2, canvas.lang)
        panels.append(
            Panel(body, title=title, title_align="left", box=ROUNDED, border_style=style, padding=0, height=SMALL_CARD)
        )
    panels += [
        Panel(RichText(X.EMPTY_PLACE.said(canvas.lang), "grey50"), border_style="grey37", height=SMALL_CARD)
        for _ in range(ROW_SIZE - len(cards))
    ]
    row.add_row(*panels)
    return row


def _small_text(kind: Kind, width: int, lang: str) -> RenderableType:
    """Name, type and text of a small card; a text that is too long ends in an ellipsis."""
    name = textwrap.wrap(kind.name(lang), width)
    lines = textwrap.wrap(brief(kind, lang), width)
    room = SMALL_CARD - 3 - len(name)
    if len(lines) > room:
        lines = [*lines[: room - 1], lines[room - 1][: width - 1] + "…"]
    return Group(
        RichText("\n".join(name), f"bold {sign_of(kind).style}"),
        _type(kind, lang),
        signed("\n".join(lines), SYMBOLS.values()),
    )
