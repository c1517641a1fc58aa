"""The choices of a question as numbered entries, grouped by verb, equal copies of a card merged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli.faces.face import Face, Look, View
from deckwright.cli.faces.paint import card_name, signed

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.table import Option

MANY_NUMBERS = 12  # from so many choices that differ in a number only, the number itself is typed


@dataclass(frozen=True)
class Entry:
    """One line of the menu: what to type, and the choices it stands for (copies of one card)."""

    label: str
    options: tuple[Option, ...]
    kind: Kind | None
    where: str

    @property
    def option(self) -> Option:
        """The choice that is made."""
        return self.options[0]


@dataclass(frozen=True)
class Menu:
    """The choices of one question."""

    face: Face
    groups: tuple[tuple[str, tuple[Entry, ...]], ...]

    def entries(self) -> list[Entry]:
        """All lines."""
        return [entry for _, entries in self.groups for entry in entries]

    def find(self, label: str) -> Entry | None:
        """The line that is meant by what was typed."""
        wanted = label.lstrip("0") or "0"
        return next((entry for entry in self.entries() if entry.label == wanted), None)

    def show(self, look: Look, *, flowing: bool) -> RenderableType:
        """A list with a short text for each card; or, where there is little room, a line for each verb."""
        return self._flowing(look) if flowing else self._listed(look)

    def _heading(self, verb: str, lang: str) -> str:
        text = self.face.verbs.get(verb)
        return text.said(lang) if text else ""

    def _listed(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = []
        for verb, entries in self.groups:
            if self._is_number_line(entries):
                parts.append(self._number_line(verb, entries, look))
                continue
            heading = self._heading(verb, look.lang)
            if heading and entries[0].kind is not None:
                parts.append(RichText(f" {heading}", "grey62"))
            rows = Grid.grid(padding=(0, 1, 0, 0))
            rows.add_column(no_wrap=True, justify="right", min_width=4, style="bold")
            rows.add_column(no_wrap=True, min_width=14)
            rows.add_column(no_wrap=True)
            rows.add_column(no_wrap=True, overflow="ellipsis")
            for entry in entries:
                hint = self.face.brief(entry.kind, look.lang) if entry.kind else ""
                rows.add_row(
                    entry.label,
                    self._name(entry, look),
                    self._number(entry),
                    signed(hint, self.face.signs.values(), "grey78"),
                )
            parts.append(rows)
        return Group(*parts)

    def _flowing(self, look: Look) -> RenderableType:
        lines = Grid.grid(padding=(0, 1, 0, 0))
        lines.add_column()
        for verb, entries in self.groups:
            if self._is_number_line(entries):
                lines.add_row(self._number_line(verb, entries, look))
                continue
            text = RichText(" ")
            heading, _, _ = self._heading(verb, look.lang).partition(":")
            if heading and entries[0].kind is not None:
                text.append(f"{heading}: ", "grey62")
            for i, entry in enumerate(entries):
                text.append(" · " if i else "", "grey50").append(f"{entry.label} ", "bold")
                text.append_text(self._name(entry, look)).append(" ").append_text(self._number(entry))
                if entry.kind is not None and entry.option.verb == self.face.play_verb:
                    hint = self.face.brief(entry.kind, look.lang).partition(" · ")[0]
                    text.append_text(signed(hint, self.face.signs.values(), "grey70"))
            text.rstrip()
            lines.add_row(text)
        return lines

    def _name(self, entry: Entry, look: Look) -> RichText:
        if entry.kind is None:
            text = signed(entry.option.said(look.lang), self.face.signs.values())
        else:
            text = card_name(self.face, entry.kind, look.lang, copies=len(entry.options))
        return text.append(f" ({entry.where})", "grey62") if entry.where else text

    def _number(self, entry: Entry) -> RichText:
        sign = self.face.numbers.get(entry.option.verb)
        if sign is None or entry.option.number is None:
            return RichText()
        return RichText(f"{sign.symbol}{entry.option.number}", sign.style)

    @staticmethod
    def _is_number_line(entries: Sequence[Entry]) -> bool:
        return len(entries) > 1 and all(entry.label == str(entry.option.number) for entry in entries) and (
            len(entries) >= MANY_NUMBERS
        )

    def _number_line(self, verb: str, entries: Sequence[Entry], look: Look) -> RichText:
        first, last = entries[0].label, entries[-1].label
        return RichText.assemble((f"  {first}–{last} ", "bold"), self._heading(verb, look.lang))


def menu_of(face: Face, view: View, me: int, options: Sequence[Option], look: Look) -> Menu:
    """Arrange the choices: the game's verbs in their order, what ends the question last, as 0."""
    places = _places(view)
    merged: dict[Any, list[Option]] = {}
    for option in options:
        place = places.get(option.card_id) if option.card_id is not None else None
        merged.setdefault((option.meaning, place), []).append(option)
    order = list(face.verbs)
    verbs = sorted(
        dict.fromkeys(option.verb for option in options),
        key=lambda verb: (verb in face.closing, order.index(verb) if verb in order else len(order)),
    )
    groups = []
    next_label = 1
    for verb in verbs:
        entries = []
        same = [found for found in merged.values() if found[0].verb == verb]
        by_number = len(same) >= MANY_NUMBERS and all(found[0].meaning[1:5] == (None,) * 4 for found in same)
        for found in same:
            option = found[0]
            if by_number:
                label = str(option.number)
            elif verb in face.closing and not any(e.label == "0" for _, done in groups for e in done):
                label = "0"
            else:
                label, next_label = str(next_label), next_label + 1
            kind = face.game.kind(option.card) if option.card else None
            place = places.get(option.card_id) if option.card_id is not None else None
            entries.append(Entry(label, tuple(found), kind, _where(face, place, me, look, verb)))
        groups.append((verb, tuple(entries)))
    return Menu(face, tuple(groups))


Place = tuple[str, int | None, tuple[tuple[str, Any], ...]]


def _places(view: View) -> dict[int, Place]:
    """Where each card that can be seen lies, and what is on it: copies that differ in this are different choices."""
    found: dict[int, Place] = {}
    piles = [(name, None, pile) for name, pile in view["piles"].items()]
    for side in view["players"]:
        piles += [(name, side["seat"], pile) for name, pile in side["piles"].items()]
    for name, owner, pile in piles:
        for card in pile["cards"]:
            if card is not None:
                found[card["id"]] = (name, owner, tuple((k, v) for k, v in card.items() if k not in ("id", "card")))
    return found


def _where(face: Face, place: Place | None, me: int, look: Look, verb: str) -> str:
    """Where a card lies, if that is not clear from the verb."""
    if place is None:
        return ""
    pile, owner, _ = place
    if owner is not None and owner != me:
        return look.name(owner)
    if verb == "choose" and pile in face.piles:
        return face.piles[pile].said(look.lang)
    return ""
