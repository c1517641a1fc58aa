"""The plain face: any game, drawn from its schema and its look. A game's own face may change it part by part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as X
from deckwright.faces.face import Canvas, Card, Face, Pile, Side, all_piles, around
from deckwright.faces.paint import bar, card_name, divider, known_cards, labelled, rows, signed, together
from deckwright.lang import schema as ty
from deckwright.lang.look import View

BAR = 8  # columns
MANY = 12  # different cards: a pile of more is only named


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
        piles, seen, mine = self.game.schema.player_piles, side["piles"], f"p{side['seat']}."
        listed = [field for name, field in piles.items() if self._is_shown(view, field, seen[name], mine + name)]
        counted = {name: field for name, field in piles.items() if field not in listed}
        figures = not canvas.compact
        cards = (self._named_pile(field, seen[field.name], canvas, figures=figures) for field in listed)
        return [self._line(view, side, canvas, counted), *cards, *self._own_places(view, side, canvas)]

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
        listed = [field for name, field in schema.table_piles.items() if self._is_shown(view, field, piles[name], name)]
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
        return [*parts, *self._places(view, canvas)]

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

    # --- places -------------------------------------------------------------------------------------------------------

    def _places(self, view: View, canvas: Canvas) -> Iterator[RenderableType]:
        """Each place of the table by its name: what it has itself, and what each side has there."""
        for found in self.game.schema.table_places.values():
            for place in view["places"][found.name]:
                name = RichText(f"  {_capital(self.place_name(place['id'], canvas))}", "bold")
                shared = self._at(view, found, place, place["id"], None, canvas)
                yield RichText.assemble(name, "   ", shared) if shared.plain else name
                for seat, there in enumerate(place["sides"]):
                    said = self._at(view, found, there, place["id"], seat, canvas)
                    if said.plain:
                        yield labelled(f"  {canvas.name(seat)}", said)

    def _own_places(self, view: View, side: Side, canvas: Canvas) -> Iterator[RenderableType]:
        """The places of a side, those where there is something."""
        for found in self.game.schema.player_places.values():
            for place in side["places"][found.name]:
                said = self._at(view, found, place, place["id"], side["seat"], canvas)
                if said.plain:
                    yield labelled(_capital(self.place_name(place["id"], canvas)), said)

    def _at(
        self, view: View, found: ty.PlaceList, held: Mapping[str, Any], id: str, seat: int | None, canvas: Canvas
    ) -> RichText:
        """Values and piles at a place: its own, or those of a side there."""
        kind = self.game.schema.kind_of_place(found.type)
        each = seat is not None and not found.own
        values = {name: field for name, field in kind.values.items() if field.each == each}
        cells = list(self._values(view, values, held["values"], canvas, zeros=True))
        for name, field in kind.piles.items():
            if field.each != each or not field.declared.en or not held["piles"][name]["count"]:
                continue
            pile, label = held["piles"][name], f"{name}@{id}" if seat is None else f"p{seat}.{name}@{id}"
            said = RichText(called(field, canvas.lang), "grey70")
            if self._is_shown(view, field, pile, label):
                said.append(": ").append_text(self._cards(field, pile, canvas, figures=not canvas.compact))
            else:
                said.append(f" {pile['count']}")
            cells.append(said)
        return RichText("   ").join(cells)

    # --- piles and values ---------------------------------------------------------------------------------------------

    def _is_shown(self, view: View, field: ty.Field, pile: Pile, label: str) -> bool:
        """Whether a pile is shown card by card: it has a card that may be known, and it lies open or is chosen from.

        `label` is what options call it, such as `p1.hand`.
        """
        if not field.declared.en or not known_cards(pile):
            return False
        return field.name in self.look.open_piles or any(option["place"] == label for option in view["options"])

    def _named_pile(self, field: ty.Field, pile: Pile, canvas: Canvas, *, figures: bool) -> RenderableType:
        """A pile by the names of its cards, with what is on them and, if wanted, what is printed on them."""
        return labelled(_capital(called(field, canvas.lang)), self._cards(field, pile, canvas, figures=figures))

    def _cards(self, field: ty.Field, pile: Pile, canvas: Canvas, *, figures: bool) -> RichText:
        known = known_cards(pile)
        cards = known if field.declared.ordered else self.by_kind(known)
        said = together(self._with_numbers(card, canvas.lang, figures=figures) for card in cards)
        return said.append(", ").append_text(self._hidden(pile, canvas)) if len(cards) < pile["count"] else said

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
        self,
        view: View,
        fields: Mapping[str, ty.Field],
        values: Mapping[str, Any],
        canvas: Canvas,
        *,
        zeros: bool = False,
    ) -> Iterator[RichText]:
        """Values that have a name and are not nothing: numbers with it, what is so by it alone."""
        for name, field in fields.items():
            value = values.get(name)
            if not field.declared.en or value is None or (value in (0, []) and not (zeros and field.type is ty.INT)):
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
            cards = (card for _, _, pile in all_piles(view) for card in known_cards(pile))
            kind = next((self.kind_of(card) for card in cards if card["id"] == value), None)
            return kind.said(canvas.lang) if kind is not None else X.HIDDEN_CARD.said(canvas.lang)
        if field.type.record is not None:
            return self.place_name(value, canvas)
        if field.type.choices is not None and isinstance(value, str):
            names = self.game.vocabulary.names.get(f"{field.type.choices.__name__}.{value.upper()}")
            return names[canvas.lang] if names else value.replace("_", " ")
        return str(value)


def called(field: ty.Field, lang: str) -> str:
    """The name people read."""
    return field.declared.said(lang) or field.declared.en or field.name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
