"""The table of Shards of Infinity as it is drawn in the terminal: opponents on top, the centre row, me below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as RichText

from deckwright.cli.faces.face import Canvas
from deckwright.cli.faces.paint import gauge, known_cards, labelled
from deckwright.cli.faces.row import RowCard, row_of_cards
from deckwright.cli.faces.shards import texts as X
from deckwright.cli.faces.shards.signs import CRYSTAL, HEALTH, MASTERY, POWER, SHIELD, SYMBOLS, brief, sign_of
from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, ROW_SIZE
from deckwright.lang.cards import Kind
from deckwright.lang.look import View

SHORT_BAR, LONG_BAR = 4, 12  # columns

Card = dict[str, Any]


def kind_of(card: Card) -> Kind:
    """The kind of a card that can be seen."""
    found = SHARDS.kind(card["card"])
    assert found is not None
    return found


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
    return Group(line, labelled(X.IN_PLAY.said(canvas.lang), in_play_line(in_play, side, canvas)))


def standing(view: View, side: dict[str, Any], canvas: Canvas, me: int | None) -> RenderableType:
    """One line on how a side stands."""
    values, piles = side["values"], side["piles"]
    name = RichText(canvas.name(side["seat"]), style="bold" if side["seat"] == view["active"] else "", no_wrap=True)
    name.truncate(canvas.width // 5, overflow="ellipsis")
    for leader in known_cards(piles["board"]):
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
    hand = [kind_of(card) for card in known_cards(side["piles"]["hand"])]
    listed = canvas.compact and view["prompt"] is not None and view["prompt"]["id"] == "main-phase" and view["options"]
    if not listed:  # among the choices
        names = _names(hand, canvas) if hand else RichText(X.EMPTY.said(canvas.lang))
        lines.append(labelled(X.YOUR_HAND.said(canvas.lang), names))
    return lines if canvas.compact else [*lines, *_relics(side, canvas)]


def _relics(side: dict[str, Any], canvas: Canvas) -> list[RenderableType]:
    relics = [kind_of(card) for card in known_cards(side["piles"]["relics"])]
    if not relics or side["values"]["relic_taken"]:
        return []
    text = _names(relics, canvas).append(f"  ({X.RELICS_AT.said(canvas.lang)})", "grey50")
    return [labelled(X.RELICS.said(canvas.lang), text)]


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


# --- the centre row ---------------------------------------------------------------------------------------------------


def _heading(view: View, canvas: Canvas) -> RenderableType:
    left = X.CENTRE_LEFT.said(canvas.lang, n=view["piles"]["centre"]["count"])
    title = RichText.assemble((X.CENTRE.said(canvas.lang), "bold"), (f" · {left}", "grey50"))
    return Rule(title, style="grey37", align="left")


def centre_row(view: View, canvas: Canvas) -> RenderableType:
    """The cards that can be recruited."""
    prices = {o["card_id"]: o["number"] for o in view["options"] if o["verb"] in ("recruit", "fast-play")}
    asked = any(option["verb"] == "end-main" for option in view["options"])
    cards = [_in_row(card, prices, asked, canvas.lang) for card in known_cards(view["piles"]["row"])]
    return row_of_cards(cards, ROW_SIZE, X.EMPTY_PLACE.said(canvas.lang), SYMBOLS.values(), canvas)


def _in_row(card: Card, prices: dict[int, int], asked: bool, lang: str) -> RowCard:
    kind = kind_of(card)
    price = prices.get(card["id"], kind.all_facts()["cost"])
    far = asked and card["id"] not in prices
    return RowCard(kind.name(lang), sign_of(kind), price, CRYSTAL, _type(kind, lang), brief(kind, lang), far)


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
