"""The choices of a question as numbered entries, grouped by verb, equal copies of a card merged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.cli.play import texts as P
from deckwright.faces import Canvas, Face
from deckwright.faces.face import all_piles
from deckwright.faces.paint import card_name, known_cards, signed
from deckwright.lang.look import View

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.table import Option

MANY_NUMBERS = 12  # from so many choices that differ in a number only, the number itself is typed

SHORT_HINT = 18  # columns of a card's text where there is little room


@dataclass(frozen=True)
class MenuItem:
    """One line of the menu: what to type, and the choices it stands for (copies of one card)."""

    label: str
    options: tuple[Option, ...]
    kind: Kind | None
    where: str
    about: str = ""  # what the card does, in short

    @property
    def option(self) -> Option:
        """The choice that is made."""
        return self.options[0]


@dataclass(frozen=True)
class Menu:
    """The choices of one question."""

    face: Face
    groups: tuple[tuple[str, tuple[MenuItem, ...]], ...]

    def entries(self) -> list[MenuItem]:
        """All lines."""
        return [entry for _, entries in self.groups for entry in entries]

    def find(self, label: str) -> MenuItem | None:
        """The line that is meant by what was typed."""
        wanted = label.lstrip("0") or "0"
        return next((entry for entry in self.entries() if entry.label == wanted), None)

    def hint(self, lang: str) -> str:
        """How to answer this kind of question here: where to read about its cards, or that a number is typed."""
        if any(self._is_number_line(entries) for _, entries in self.groups):
            return P.TYPE_NUMBER.said(lang)
        return P.MORE_OF_CARD.said(lang) if any(entry.kind for entry in self.entries()) else ""

    def show(self, canvas: Canvas, *, flowing: bool) -> RenderableType:
        """A list with a short text for each card; or, where there is little room, a line for each verb."""
        return self._flowing(canvas) if flowing else self._listed(canvas)

    def _heading(self, verb: str, lang: str) -> str:
        text = self.face.look.verbs.get(verb)
        return text.said(lang) if text else ""

    def _listed(self, canvas: Canvas) -> RenderableType:
        parts: list[RenderableType] = []
        widest = max((self._name(entry, canvas).cell_len for entry in self.entries() if entry.kind), default=0)
        for verb, entries in self.groups:
            if self._is_number_line(entries):
                parts.append(self._number_line(verb, entries, canvas))
                continue
            heading = self._heading(verb, canvas.lang)
            if heading and entries[0].kind is not None:
                parts.append(RichText(f" {heading}", "grey62"))
            for entry in entries:
                parts.append(self._row(entry, widest, canvas))
        return Group(*parts)

    def _row(self, entry: MenuItem, widest: int, canvas: Canvas) -> RichText:
        """One line; what does not fit is cut off, the card's page has it all."""
        line = RichText.assemble(
            (f"{entry.label:>4} ", "bold"), self._name(entry, canvas), no_wrap=True, overflow="ellipsis"
        )
        if entry.kind is None:
            return line
        number = self._number(entry, canvas.lang)
        line.append(" " * (5 + widest - line.cell_len)).append(" ").append_text(number)
        line.append(" " if number.plain else "")
        return line.append_text(signed(entry.about, self.face.signs.values(), "grey78"))

    def _flowing(self, canvas: Canvas) -> RenderableType:
        """A line or two for each verb, one for all without cards; an entry is never broken."""
        lines: list[RichText] = []
        bare: list[MenuItem] = []
        for verb, entries in self.groups:
            if self._is_number_line(entries):
                lines.append(self._number_line(verb, entries, canvas))
            elif entries[0].kind is None:
                bare += entries
            else:
                heading, _, _ = self._heading(verb, canvas.lang).partition(":")
                lines += self._flow(f" {heading}: " if heading else " ", entries, canvas)
        return Group(*lines, *self._flow(" ", bare, canvas))

    def _flow(self, heading: str, entries: Sequence[MenuItem], canvas: Canvas) -> list[RichText]:
        lines = [RichText.assemble((heading, "grey62"), no_wrap=True, overflow="ellipsis")] if entries else []
        for i, entry in enumerate(entries):
            said = self._in_flow(entry, canvas)
            if i and lines[-1].cell_len + said.cell_len + 3 > canvas.width:
                lines.append(RichText("   ", no_wrap=True, overflow="ellipsis"))
            elif i:
                lines[-1].append(" · ", "grey50")
            lines[-1].append_text(said)
        return lines

    def _in_flow(self, entry: MenuItem, canvas: Canvas) -> RichText:
        text = RichText.assemble((f"{entry.label} ", "bold"), self._name(entry, canvas))
        number = self._number(entry, canvas.lang)
        if number.plain:
            text.append(" ").append_text(number)
        if entry.kind is not None and entry.option.verb == self.face.look.play_verb:
            hint = RichText(entry.about)
            hint.truncate(SHORT_HINT, overflow="ellipsis")
            text.append(" ").append_text(signed(hint.plain, self.face.signs.values(), "grey70"))
        return text

    def _name(self, entry: MenuItem, canvas: Canvas) -> RichText:
        if entry.kind is None:
            text = signed(entry.option.said(canvas.lang), self.face.signs.values())
        else:
            text = self._about_card(entry, entry.kind, canvas)
        return text.append(f" ({entry.where})", "grey62") if entry.where else text

    def _about_card(self, entry: MenuItem, kind: Kind, canvas: Canvas) -> RichText:
        """A card with what it is for; the whole sentence where no heading says what is done with it."""
        option, sign = entry.option, self.face.sign(kind)
        said = option.said(canvas.lang).removesuffix(
            f" ({option.apart.said(canvas.lang)})"
        )  # which its place says already
        if said != kind.said(canvas.lang) and not self._heading(option.verb, canvas.lang):
            text = RichText(f"{sign.symbol} {said}", sign.style)
            return text.append(f" ×{len(entry.options)}") if len(entry.options) > 1 else text
        text = card_name(self.face, kind, canvas.lang, copies=len(entry.options))
        target = self.face.game.kind(option.target) if option.target else None
        if target is not None:
            text.append(" → ").append_text(card_name(self.face, target, canvas.lang))
        if option.player is not None:
            text.append(f" → {canvas.name(option.player)}")
        if option.at is not None:
            text.append(f" → {self.face.place_name(option.at, canvas)}")
        return text

    def _number(self, entry: MenuItem, lang: str) -> RichText:
        """What a choice costs or is worth, if its heading leaves that open."""
        number = entry.option.number
        if number is None or not self._heading(entry.option.verb, lang):
            return RichText()
        sign = self.face.number_sign(entry.option.verb)
        return RichText(f"{sign.symbol}{number}", sign.style) if sign else RichText(str(number))

    @staticmethod
    def _is_number_line(entries: Sequence[MenuItem]) -> bool:
        return (
            len(entries) > 1
            and all(entry.label == str(entry.option.number) for entry in entries)
            and (len(entries) >= MANY_NUMBERS)
        )

    def _number_line(self, verb: str, entries: Sequence[MenuItem], canvas: Canvas) -> RichText:
        first, last = entries[0].label, entries[-1].label
        return RichText.assemble((f"  {first}–{last} ", "bold"), self._heading(verb, canvas.lang))


def menu_of(face: Face, view: View, me: int, options: Sequence[Option], canvas: Canvas) -> Menu:
    """Arrange the choices: the game's verbs in their order, what ends the question last, as 0."""
    places = _places(view)
    merged: dict[Any, list[Option]] = {}
    for option in options:
        place = _place(places, option)
        merged.setdefault((option.meaning, place), []).append(option)
    order = list(face.look.verbs)
    verbs = sorted(
        dict.fromkeys(option.verb for option in options),
        key=lambda verb: (verb in face.look.closing, order.index(verb) if verb in order else len(order)),
    )
    groups: list[tuple[str, tuple[MenuItem, ...]]] = []
    next_label = 1
    for verb in verbs:
        entries = []
        same = [found for found in merged.values() if found[0].verb == verb]
        by_number = len(same) >= MANY_NUMBERS and all(_is_bare_number(found[0]) for found in same)
        piles = {place[0] for found in same if (place := _place(places, found[0])) is not None}
        for found in same:
            option = found[0]
            if by_number:
                label = str(option.number)
            elif verb in face.look.closing and not any(e.label == "0" for _, done in groups for e in done):
                label = "0"
            else:
                label, next_label = str(next_label), next_label + 1
            kind = face.game.kind(option.card) if option.card else None
            place = _place(places, option)
            where = option.apart.said(canvas.lang) or _where(face, place, me, canvas, several=len(piles) > 1)
            about = face.about(view, option.card_id, kind, canvas.lang) if kind else ""
            entries.append(MenuItem(label, tuple(found), kind, where if kind else "", about))
        groups.append((verb, tuple(entries)))
    return Menu(face, tuple(groups))


Place = tuple[str, int | None, tuple[tuple[str, Any], ...]]


def _places(view: View) -> dict[int, Place]:
    """Where each card that can be seen lies, and what is on it: copies that differ in this are different choices."""
    return {
        card["id"]: (name, owner, tuple((k, v) for k, v in card.items() if k not in ("id", "card")))
        for name, owner, pile in all_piles(view)
        for card in known_cards(pile)
    }


def _is_bare_number(option: Option) -> bool:
    return {option.card, option.target, option.player, option.pile, option.at} == {None}


def _place(places: dict[int, Place], option: Option) -> Place | None:
    return None if option.card_id is None else places.get(option.card_id)


def _where(face: Face, place: Place | None, me: int, canvas: Canvas, *, several: bool) -> str:
    """Where a card lies, if it is somebody else's or if the choices lie in several piles."""
    if place is None:
        return ""
    pile, owner, _ = place
    name, _, at = pile.partition("@")
    if owner is not None and owner != me:
        return f"{canvas.name(owner)}, {face.place_name(at, canvas)}" if several and at else canvas.name(owner)
    if not several or name not in face.look.places:
        return ""
    said = face.look.places[name].said(canvas.lang)
    return f"{said}, {face.place_name(at, canvas)}" if at else said
