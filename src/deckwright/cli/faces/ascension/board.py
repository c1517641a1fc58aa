"""The table of Ascension as it is drawn in the terminal: opponents on top, the centre, me below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as RichText

from deckwright.cli.faces.ascension import texts as X
from deckwright.cli.faces.ascension.signs import HONOR, MECHANA_RUNE, POWER, RUNE, SYMBOLS, brief, sign_of
from deckwright.cli.faces.face import Canvas
from deckwright.cli.faces.paint import bar, known_cards, labelled
from deckwright.cli.faces.row import RowCard, row_of_cards
from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.schema import ROW_SIZE
from deckwright.lang.cards import Kind
from deckwright.lang.look import View

POOL_BAR, BAR_FROM = 16, 96  # columns: the bar, and the width that has room for it
ALWAYS_THERE = ("mystics", "infantry", "cultists")

Card = dict[str, Any]


def kind_of(card: Card) -> Kind:
    """The kind of a card that can be seen."""
    found = ASCENSION.kind(card["card"])
    assert found is not None
    return found


def board(view: View, me: int, canvas: Canvas) -> RenderableType:
    """The whole table, as a seat sees it."""
    count = len(view["players"])
    opponents = [view["players"][(me + i) % count] for i in range(1, count)]
    own = view["players"][me]
    return Group(
        *(player(view, side, canvas) for side in opponents),
        _heading(view, canvas),
        centre_row(view, canvas),
        always_there(view, canvas),
        Rule(style="grey37"),
        player(view, own, canvas),
        *mine(view, own, canvas),
    )


# --- players ----------------------------------------------------------------------------------------------------------


def player(view: View, side: dict[str, Any], canvas: Canvas) -> RenderableType:
    """A side: its name, honor and cards, its constructs, and the heroes it has played."""
    lines: list[RenderableType] = [standing(view, side, canvas)]
    for text, pile in ((X.CONSTRUCTS, "constructs"), (X.PLAYED, "play")):
        cards = known_cards(side["piles"][pile])
        if cards:
            lines.append(labelled(text.said(canvas.lang), _names(cards, canvas)))
    return Group(*lines)


def standing(view: View, side: dict[str, Any], canvas: Canvas) -> RichText:
    """One line on how a side stands."""
    values, piles = side["values"], side["piles"]
    name = RichText(canvas.name(side["seat"]), style="bold" if side["seat"] == view["active"] else "", no_wrap=True)
    name.truncate(canvas.width // 3, overflow="ellipsis")
    honor = values["score"] or values["honor"]
    named = ((X.HAND, "hand"), (X.DECK, "deck"), (X.DISCARD, "discard"))
    counts = "  ".join(f"{text.said(canvas.lang)} {piles[pile]['count']}" for text, pile in named)
    line = RichText(no_wrap=True, overflow="ellipsis")
    line.append_text(name).append(f"  {HONOR.symbol} {honor}", HONOR.style).append(f"  {counts}", "grey70")
    return line


def mine(view: View, side: dict[str, Any], canvas: Canvas) -> list[RenderableType]:
    """What only I have: what I can spend, and my hand."""
    lines: list[RenderableType] = []
    if view["active"] == side["seat"]:
        lines.append(_resources(view, canvas))
    hand = known_cards(side["piles"]["hand"])
    listed = canvas.compact and view["prompt"] is not None and view["prompt"]["id"] == "main" and view["options"]
    if not listed:  # among the choices
        names = _names(hand, canvas) if hand else RichText(X.EMPTY.said(canvas.lang))
        lines.append(labelled(X.YOUR_HAND.said(canvas.lang), names))
    return lines


def _resources(view: View, canvas: Canvas) -> RichText:
    values = view["values"]
    text = RichText("  ")
    for sign, name, noun in ((RUNE, "runes", "rune"), (POWER, "power", "power")):
        amount = ASCENSION.vocabulary.amount(values[name], noun, canvas.lang)
        text.append(f"{sign.symbol} ", sign.style).append(amount, "bold" if values[name] else "grey50").append("    ")
    if values["mechana_runes"]:
        text.append(f"{MECHANA_RUNE.symbol} {values['mechana_runes']} ", MECHANA_RUNE.style)
        text.append(X.MECHANA_RUNES.said(canvas.lang), "grey70")
    return text


def _names(cards: Sequence[Card], canvas: Canvas) -> RichText:
    """Cards by name, equal ones once with their number; a construct used this turn says so."""
    counts: dict[str, tuple[RichText, int]] = {}
    for card in sorted(cards, key=lambda card: kind_of(card).number):
        kind = kind_of(card)
        sign = sign_of(kind)
        text = RichText(f"{sign.symbol} {kind.name(canvas.lang)}", sign.style)
        if card.get("used"):
            text.append(f" {X.USED.said(canvas.lang)}", "grey50")
        _, n = counts.get(text.plain, (text, 0))
        counts[text.plain] = (text, n + 1)
    return RichText(", ").join(text.append(f" ×{n}") if n > 1 else text for text, n in counts.values())


# --- the centre -------------------------------------------------------------------------------------------------------


def _heading(view: View, canvas: Canvas) -> RenderableType:
    values, lang = view["values"], canvas.lang
    title = RichText.assemble((X.CENTRE.said(lang), "bold"))
    counts = (
        X.CENTRE_LEFT.said(lang, n=view["piles"]["centre"]["count"]),
        X.IN_VOID.said(lang, n=view["piles"]["void"]["count"]),
    )
    title.append("".join(f" · {count}" for count in counts), "grey50").append(" · ", "grey50")
    if values["solo"]:
        title.append(X.TURNS_LEFT.said(lang, n=values["turns_left"]), "bold")
    elif values["pool"]:
        title.append(f"{X.POOL.said(lang)} ").append(f"{HONOR.symbol} {values['pool']} ", HONOR.style)
        if canvas.width >= BAR_FROM:
            title.append_text(bar(values["pool"], values["honor_pool"], POOL_BAR, HONOR.style))
    else:
        title.append(X.LAST_ROUND.said(lang), HONOR.style)
    return Rule(title, style="grey37", align="left")


def centre_row(view: View, canvas: Canvas) -> RenderableType:
    """The cards that can be acquired or defeated."""
    cards = [_in_row(card, view, canvas.lang) for card in known_cards(view["piles"]["row"])]
    return row_of_cards(cards, ROW_SIZE, X.EMPTY_PLACE.said(canvas.lang), SYMBOLS.values(), canvas)


def _in_row(card: Card, view: View, lang: str) -> RowCard:
    kind = kind_of(card)
    price, far = _price(card, view)
    sign = POWER if kind.facts.get("monster") else RUNE
    return RowCard(kind.name(lang), sign_of(kind), price, sign, _type(kind, lang), brief(kind, lang), far)


def _price(card: Card, view: View) -> tuple[int, bool]:
    """What a card costs now, and whether that is too much."""
    facts = kind_of(card).facts
    prices = {o["card_id"]: o["number"] for o in view["options"] if o["verb"] in ("acquire", "defeat")}
    asked = any(option["verb"] == "end-turn" for option in view["options"])
    printed = facts["strength"] if facts.get("monster") else facts["cost"]
    return int(prices.get(card["id"], printed)), asked and card["id"] not in prices


def _type(kind: Kind, lang: str) -> RichText:
    text = RichText(style="grey62")
    if kind.facts.get("monster"):
        return text.append(X.MONSTER.said(lang))
    text.append((X.CONSTRUCT if kind.facts.get("construct") else X.HERO).said(lang))
    return text.append(f" {HONOR.symbol}{kind.facts['honor']}", HONOR.style)


def always_there(view: View, canvas: Canvas) -> RenderableType:
    """The cards that do not lie in the row."""
    parts = []
    for name in ALWAYS_THERE:
        pile = view["piles"][name]
        for card in known_cards(pile)[:1]:
            kind = kind_of(card)
            price, far = _price(card, view)
            sign = POWER if kind.facts.get("monster") else RUNE
            part = RichText.assemble(
                (f"{sign.symbol}{price} ", "grey50" if far else sign.style),
                (f"{sign_of(kind).symbol} {kind.name(canvas.lang)}", sign_of(kind).style),
                (f" {brief(kind, canvas.lang)}", "grey70"),
            )
            if not kind.facts.get("monster"):
                part.append(f" ({X.LEFT.said(canvas.lang, n=pile['count'])})", "grey50")
            parts.append(part)
    return labelled(X.ALWAYS.said(canvas.lang), RichText(" · ").join(parts))
