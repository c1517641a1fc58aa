"""The table of War Eternal as it is drawn in the terminal: the nemesis on top, the supply, then the mages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli.faces.face import Canvas, Sign
from deckwright.cli.faces.paint import gauge
from deckwright.cli.faces.war_eternal import texts as X
from deckwright.cli.faces.war_eternal.signs import AETHER, CHARGE, LIFE, POWER, TOKEN, brief, sign_of
from deckwright.games.war_eternal.game import WAR_ETERNAL
from deckwright.games.war_eternal.look import LOOK
from deckwright.lang.cards import Kind
from deckwright.lang.look import View

Card = dict[str, Any]
SHORT_BAR = 8  # columns
AETHER_KINDS = {"gem_aether": X.RESTRICTED, "card_aether": X.CARDS_ONLY, "spell_aether": X.SPELLS_ONLY}


def kind_of(card: Card) -> Kind:
    """The kind of a card that can be seen."""
    found = WAR_ETERNAL.kind(card["card"])
    assert found is not None
    return found


def seen(pile: dict[str, Any]) -> list[Card]:
    """The cards of a pile that may be known."""
    return [card for card in pile["cards"] if card is not None]


def board(view: View, me: int, canvas: Canvas) -> RenderableType:
    """The whole table, as a seat sees it."""
    count = len(view["players"])
    others = [view["players"][(me + i) % count] for i in range(1, count)]
    parts: list[RenderableType] = [*nemesis(view, canvas), *supply(view, canvas)]
    for side in (*others, view["players"][me]):
        parts += mage(view, side, canvas, mine=side["seat"] == me)
    return Group(*parts)


# --- the nemesis ------------------------------------------------------------------------------------------------------


def nemesis(view: View, canvas: Canvas) -> list[RenderableType]:
    """Life and tokens of the nemesis, Gravehold, the turn order, and what the next nemesis turn brings."""
    mats = seen(view["piles"]["nemesis_mat"])
    if not mats:
        return []
    mat, values, piles = mats[0], view["values"], view["piles"]
    kind = kind_of(mat)
    line = RichText.assemble((f"{sign_of(kind).symbol} {kind.name(canvas.lang)}  ", sign_of(kind).style))
    line.append_text(gauge(LIFE, mat.get("life", 0), max(1, kind.facts["most_life"]), SHORT_BAR))
    if values["tokens"]:
        line.append(f"  {TOKEN.symbol} {values['tokens']}", TOKEN.style)
    left = {name: piles[f"deck_{tier}"]["count"] for tier, name in ((1, "one"), (2, "two"), (3, "three"))}
    line.append(f"  {X.DECK_LEFT.said(canvas.lang, **left)}", "grey62")
    line.append(f"   {X.GRAVEHOLD.said(canvas.lang)} ", "bold")
    line.append_text(gauge(LIFE, values["gravehold"], max(1, values["start_gravehold"]), SHORT_BAR))
    taken = [kind_of(card).name(canvas.lang) for card in seen(piles["turns_taken"])]
    order = X.TURNS_LEFT.said(
        canvas.lang, left=piles["turns"]["count"], taken=", ".join(taken) or X.NOTHING.said(canvas.lang)
    )
    return [line, RichText(order, "grey62"), *threats(view, canvas)]


def threats(view: View, canvas: Canvas) -> list[RenderableType]:
    """Minions and powers in the order they act, with what they will do."""
    cards = seen(view["piles"]["threats"])
    if not cards:
        return [RichText(f"  {X.NO_THREATS.said(canvas.lang)}", "grey50")]
    coming = {each.card: each.text for each in LOOK.coming(view, canvas.lang)}
    rows = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(ratio=1, no_wrap=canvas.compact, overflow="ellipsis")
    for card in cards:
        kind = kind_of(card)
        sign, count = (POWER, card.get("countdown", 0)) if kind.facts.get("power") else (LIFE, card.get("life", 0))
        name = RichText(f"  {sign_of(kind).symbol} {kind.name(canvas.lang)}", sign_of(kind).style)
        text = coming.get(card["id"], brief(kind, canvas.lang))
        rows.add_row(name, RichText(f"{sign.symbol}{count}", sign.style), RichText(text, "grey70"))
    return [rows]


# --- the supply -------------------------------------------------------------------------------------------------------


def supply(view: View, canvas: Canvas) -> list[RenderableType]:
    """The piles of the supply: cost, name, what is left, what the card does."""
    cards = seen(view["piles"]["market"])
    if not cards:
        return []
    left = Counter(card["card"] for card in seen(view["piles"]["stock"]))
    rows = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(3):
        rows.add_column(no_wrap=True)
    rows.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for card in cards:
        kind = kind_of(card)
        sign = sign_of(kind)
        price = RichText(f"  {AETHER.symbol}{kind.facts['cost']}", AETHER.style)
        name = RichText(f"{sign.symbol} {kind.name(canvas.lang)}", sign.style)
        rows.add_row(price, name, f"×{1 + left[kind.id]}", RichText(brief(kind, canvas.lang), "grey70"))
    return [Rule(RichText(X.SUPPLY.said(canvas.lang), "bold"), style="grey37", align="left"), rows]


# --- mages ------------------------------------------------------------------------------------------------------------


def mage(view: View, side: dict[str, Any], canvas: Canvas, mine: bool) -> list[RenderableType]:
    """A mage: how they stand, their breaches and spells, their hand."""
    lines: list[RenderableType] = [Rule(style="grey37"), standing(view, side, canvas)]
    if side["piles"]["breaches"]["cards"]:
        lines.append(breaches(side, canvas))
    lines.append(_labelled(X.HAND_CARDS.said(canvas.lang), _names(seen(side["piles"]["hand"]), canvas)))
    if side["piles"]["play"]["cards"]:
        lines.append(_labelled(X.PLAYED.said(canvas.lang), _names(seen(side["piles"]["play"]), canvas)))
    if mine and side["piles"]["discard"]["cards"] and not canvas.compact:
        pile = ", ".join(kind_of(card).name(canvas.lang) for card in seen(side["piles"]["discard"]))
        lines.append(_labelled(X.DISCARDED.said(canvas.lang), RichText(pile, "grey70")))
    if side["seat"] == view["active"]:
        lines.append(_aether(view, canvas))
    return lines


def standing(view: View, side: dict[str, Any], canvas: Canvas) -> RichText:
    """One line on how a mage stands."""
    values, piles = side["values"], side["piles"]
    line = RichText(canvas.name(side["seat"]), style="bold" if side["seat"] == view["active"] else "", no_wrap=True)
    for card in seen(piles["mat"]):
        kind = kind_of(card)
        line.append(f" {sign_of(kind).symbol} {kind.name(canvas.lang)}", sign_of(kind).style)
    line.append("  ")
    line.append_text(gauge(LIFE, values["life"], max(1, view["values"]["start_life"]), SHORT_BAR)).append("  ")
    line.append_text(gauge(CHARGE, values["charges"], max(1, values["most_charges"]), values["most_charges"]))
    if values["exhausted"]:
        line.append(f"  {X.EXHAUSTED.said(canvas.lang)}", "bold red")
    if values["trophies"]:
        line.append(f"  {X.TROPHIES.said(canvas.lang, n=values['trophies'])}")
    counts = ((X.HAND, "hand"), (X.DECK, "deck"), (X.DISCARD, "discard"))
    said = "  ".join(f"{text.said(canvas.lang)} {piles[pile]['count']}" for text, pile in counts)
    return line.append(f"  {said}", "grey70")


def breaches(side: dict[str, Any], canvas: Canvas) -> RenderableType:
    """Every breach: opened, or what opening it costs now; and the spells in it."""
    parts = []
    prepped = seen(side["piles"]["prepped"])
    for breach in seen(side["piles"]["breaches"]):
        kind = kind_of(breach)
        inside = [kind_of(card).name(canvas.lang) for card in prepped if card.get("breach") == breach["id"]]
        if breach.get("open"):
            state = X.OPEN.said(canvas.lang)
        else:
            price = kind.facts["open_cost"] - kind.facts["open_step"] * breach.get("stage", 0)
            state = X.TURNED.said(canvas.lang, n=price)
        spells = " + ".join(inside) if inside else X.EMPTY.said(canvas.lang) if breach.get("open") else ""
        text = RichText(f"{sign_of(kind).symbol} {kind.name(canvas.lang)} ({state})", sign_of(kind).style)
        parts.append(text.append(f": {spells}", "bold" if inside else "grey50") if spells else text)
    return RichText("  ").append_text(RichText("   ").join(parts))


def _aether(view: View, canvas: Canvas) -> RichText:
    values = view["values"]
    text = RichText("  ")
    amount = WAR_ETERNAL.vocabulary.amount(values["aether"], "aether", canvas.lang)
    text.append(f"{AETHER.symbol} ", AETHER.style).append(amount, "bold" if values["aether"] else "grey50")
    for name, said in AETHER_KINDS.items():
        if values[name]:
            text.append(f"   {AETHER.symbol} {values[name]} ({said.said(canvas.lang)})", AETHER.style)
    return text


def _names(cards: Sequence[Card], canvas: Canvas) -> RichText:
    counts = Counter(card["card"] for card in cards)
    parts = []
    for id, n in counts.items():
        kind = kind_of({"card": id})
        sign: Sign = sign_of(kind)
        parts.append(RichText(f"{sign.symbol} {kind.name(canvas.lang)}" + (f" ×{n}" if n > 1 else ""), sign.style))
    return RichText(", ").join(parts) if parts else RichText(X.NOTHING.said(canvas.lang), "grey50")


def _labelled(label: str, text: RichText) -> RenderableType:
    """A label and what belongs to it; lines that run over are indented."""
    line = Grid.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True, style="grey50")
    line.add_column()
    line.add_row(f"  {label}:", text)
    return line
