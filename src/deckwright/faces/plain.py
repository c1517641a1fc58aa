"""The plain face: any game, drawn from its schema and its look. A game's own face may change it part by part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as X
from deckwright.faces.face import Canvas, Card, Face, Side, around
from deckwright.faces.paint import bar, card_name, divider, known_cards, labelled, rows, signed, together
from deckwright.lang import schema as ty
from deckwright.lang.look import View

BAR = 8  # columns
MANY = 12  # different cards: a pile of more is only named

Pile = Mapping[str, Any]  # a pile of a view


class PlainFace(Face):
    """How a game looks that says nothing about the terminal."""

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """The others, the table, me."""
        others = [part for side in around(view, me) for part in self.side(view, side, canvas)]
        return Group(*others, *self.table(view, canvas), divider(), *self.side(view, view["players"][me], canvas))

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """All numbers of a side, and how many cards it has where."""
        return self._line(view, view["players"][side], canvas, self.game.schema.player_piles)

    # --- sides --------------------------------------------------------------------------------------------------------

    def side(self, view: View, side: Side, canvas: Canvas) -> list[RenderableType]:
        """How a side stands, and the cards of it that can be seen."""
        piles = self.game.schema.player_piles
        listed = [field for name, field in piles.items() if self._lies_open(view, field, side["piles"][name], side)]
        counted = {name: field for name, field in piles.items() if field not in listed}
        figures = not canvas.compact
        cards = (self._named_pile(field, side["piles"][field.name], canvas, figures=figures) for field in listed)
        return [self._line(view, side, canvas, counted), *cards]

    def _line(self, view: View, side: Side, canvas: Canvas, counted: Mapping[str, ty.Field]) -> RichText:
        cells = [self.side_name(view, side, canvas)]
        cells += self._gauges(side, canvas)
        gauged = {gauge.value for gauge in self.look.gauges}
        others = {name: field for name, field in self.game.schema.player_values.items() if name not in gauged}
        cells += self._values(view, others, side["values"], canvas)
        cells += self._counts(counted, side["piles"], canvas)
        return RichText("  ").join(cells)

    def _gauges(self, side: Side, canvas: Canvas) -> Iterator[RichText]:
        """The values everybody watches: sign, name where there is room, number, bar if it has an end."""
        for gauge in self.look.gauges:
            value = side["values"].get(gauge.value)
            if value is None:
                continue
            sign = self.signs[gauge.symbol]
            name = "" if canvas.compact else f"{gauge.name.said(canvas.lang)} "
            text = RichText.assemble((sign.symbol, sign.style), f" {name}{value}")
            yield text.append(" ").append_text(bar(value, gauge.full, BAR, sign.style)) if gauge.full else text

    # --- the table ----------------------------------------------------------------------------------------------------

    def table(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """What belongs to nobody: numbers, how many cards lie hidden, and the cards that lie open."""
        schema, piles = self.game.schema, view["piles"]
        listed = [field for name, field in schema.table_piles.items() if self._lies_open(view, field, piles[name])]
        counted = {
            name: field for name, field in schema.table_piles.items() if field not in listed and name not in self._homes
        }
        values = {name: field for name, field in schema.table_values.items() if field.declared.what == "value"}
        facts = [*self._values(view, values, view["values"], canvas), *self._counts(counted, piles, canvas)]
        parts: list[RenderableType] = [divider(RichText(X.TABLE.said(canvas.lang), "bold"))]
        if facts:
            parts.append(RichText("  ").append_text(RichText("   ").join(facts)))
        for field in listed:
            parts += self._laid_out(field, piles[field.name], canvas)
        return parts

    @property
    def _homes(self) -> set[str]:
        """Where cards lie before the game begins: what is still there is not in the game."""
        return {kind.home for kind in self.game.kinds}

    def _laid_out(self, field: ty.Field, pile: Pile, canvas: Canvas) -> list[RenderableType]:
        """The cards of a pile with their numbers and texts; only their names, where there is little room."""
        cards = known_cards(pile)
        kinds = list(dict.fromkeys(self.kind_of(card) for card in cards))
        if canvas.compact or len(kinds) > MANY or any(set(card) - {"id", "card"} for card in cards):
            return [self._named_pile(field, pile, canvas, figures=True)]
        grid = rows(2)
        for kind in kinds:
            copies = sum(1 for card in cards if card["card"] == kind.id)
            name = RichText("    ").append_text(card_name(self, kind, canvas.lang, copies=copies))
            grid.add_row(name, self.figures(kind), signed(self.brief(kind, canvas.lang), self.signs.values(), "grey70"))
        heading = RichText(f"  {_capital(called(field, canvas.lang))}:", "grey50")
        return [heading, grid, *([self._hidden(pile, canvas)] if len(cards) < pile["count"] else [])]

    # --- piles and values ---------------------------------------------------------------------------------------------

    def _lies_open(self, view: View, field: ty.Field, pile: Pile, side: Side | None = None) -> bool:
        """Whether a pile is shown card by card: it has a card that may be known, and it lies open or is chosen from."""
        if not field.declared.en or not known_cards(pile):
            return False
        place = field.name if side is None else f"p{side['seat']}.{field.name}"
        chosen_from = any(option["place"] == place for option in view["options"])
        return field.name in self.look.open_piles or chosen_from

    def _named_pile(self, field: ty.Field, pile: Pile, canvas: Canvas, *, figures: bool) -> RenderableType:
        """A pile by the names of its cards, with what is on them and, if wanted, what is printed on them."""
        known = known_cards(pile)
        cards = known if field.declared.ordered else self.by_kind(known)
        said = together(self._with_numbers(card, canvas.lang, figures=figures) for card in cards)
        if len(cards) < pile["count"]:
            said.append(", ").append_text(self._hidden(pile, canvas))
        return labelled(_capital(called(field, canvas.lang)), said)

    def _hidden(self, pile: Pile, canvas: Canvas) -> RichText:
        n = pile["count"] - len(known_cards(pile))
        return RichText(X.HIDDEN.said(canvas.lang, n=n), "grey50")

    def _with_numbers(self, card: Card, lang: str, *, figures: bool) -> RichText:
        """A card's name, with its figures and the numbers on it that have a name."""
        kind = self.kind_of(card)
        text = card_name(self, kind, lang)
        if figures and self.look.figures_of(kind):
            text.append(" ").append_text(self.figures(kind))
        for name, field in self.game.schema.counters.items():
            if field.declared.en and field.type is ty.INT and name in card:
                sign = self.sign_of(name)
                said = f"{sign.symbol}{card[name]}" if sign else f"{called(field, lang)} {card[name]}"
                text.append(f" {said}", sign.style if sign else "grey70")
        return text

    def _counts(self, fields: Mapping[str, ty.Field], piles: Mapping[str, Pile], canvas: Canvas) -> Iterator[RichText]:
        """How many cards lie in each pile that has a name; an open one that is empty needs no words."""
        for name, field in fields.items():
            if field.declared.en and (piles[name]["count"] or field.declared.sees != "everyone"):
                yield RichText(f"{called(field, canvas.lang)} {piles[name]['count']}", "grey70")

    def _values(
        self, view: View, fields: Mapping[str, ty.Field], values: Mapping[str, Any], canvas: Canvas
    ) -> Iterator[RichText]:
        """Values that have a name and are not nothing: numbers with it, what is so by it alone."""
        for name, field in fields.items():
            value = values.get(name)
            if not field.declared.en or value is None or value in (0, []):
                continue
            sign = self.sign_of(name)
            text = RichText.assemble((f"{sign.symbol} ", sign.style)) if sign else RichText()
            text.append(called(field, canvas.lang), "grey70")
            said = "" if value is True else self._said(view, field, value, canvas)
            yield text.append(f" {said}") if said else text

    def _said(self, view: View, field: ty.Field, value: Any, canvas: Canvas) -> str:
        """A value as people say it: a number, the name of a member, of a card, or of players."""
        if field.type is ty.PLAYER:
            return canvas.name(value)
        if field.type is ty.SEATS:
            return ", ".join(canvas.name(seat) for seat in value)
        if field.type is ty.CARD:
            kind = next((self.kind_of(card) for card in _all_cards(view) if card["id"] == value), None)
            return kind.name(canvas.lang) if kind is not None else X.HIDDEN_CARD.said(canvas.lang)
        if field.type.choices is not None and isinstance(value, str):
            names = self.game.vocabulary.names.get(f"{field.type.choices.__name__}.{value.upper()}")
            return names[canvas.lang] if names else value.replace("_", " ")
        return str(value)


def called(field: ty.Field, lang: str) -> str:
    """The name people read."""
    return (field.declared.ru if lang == "ru" else field.declared.en) or field.declared.en or field.name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _all_cards(view: View) -> Iterable[Card]:
    """Every card that may be known, wherever it lies."""
    piles = [*view["piles"].values(), *(pile for side in view["players"] for pile in side["piles"].values())]
    return (card for pile in piles for card in known_cards(pile))
