"""What happens at a table, told in lines: who did what, and what it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.faces.face import Face
from deckwright.cli.faces.paint import card_name

if TYPE_CHECKING:
    from deckwright.table import Event

Changed = tuple[str, int | None, str | None]  # the value, whose it is, which card changed it


@dataclass
class Entry:
    """One line of the story: a turn, a note or nothing at its head, then what it changed and which cards it moved."""

    revision: int
    head: Event | None = None
    changes: dict[Changed, tuple[int, int]] = field(default_factory=dict)
    moves: list[tuple[str, str, int | None, str | None]] = field(default_factory=list)
    times: int = 1

    @property
    def is_turn(self) -> bool:
        """Whether a turn begins here."""
        return self.head is not None and self.head.what == "turn"

    @property
    def key(self) -> tuple[Any, ...] | None:
        """What two lines must share to be told as one."""
        if self.head is None or self.is_turn or self.moves or "number" in self.head.data:
            return None
        said = {name: what for name, what in self.head.data.items() if name != "card_id"}
        return (*sorted(said.items()), tuple(self.changes))

    def change(self, what: Changed, old: int, new: int) -> None:
        """Add a change; changes of the same thing add up."""
        before = self.changes.get(what)
        self.changes[what] = (before[0] if before else old, new)


class Story:
    """Collects what happened, as a seat may know it (or all of it), and tells it in a language."""

    def __init__(self, face: Face, seat: int | None, *, open: bool = False) -> None:
        self.face, self.seat, self.open = face, seat, open
        self.entries: list[Entry] = []
        self.seen_until = 0

    def add(self, events: Iterable[Event], revision: int) -> None:
        """Take in what one choice did. `revision`: the table's after it."""
        costs: list[tuple[Changed, int, int]] = []
        last: Entry | None = None

        def entry(head: Event | None) -> Entry:
            made = Entry(revision, head)
            for what, old, new in costs:
                made.change(what, old, new)
            costs.clear()
            self.entries.append(made)
            return made

        for event in self._known(events):
            if event.what == "turn":
                costs.clear()
                last = entry(event)
            elif event.what == "note":
                last = entry(event)
            elif event.what == "change" and self._is_told(event):
                what = (event.data["value"], event.data.get("player"), event.source)
                old, new = event.data["old"], event.data["new"]
                if new < old and event.source is None and last is None:
                    costs.append((what, old, new))  # the price of what the next note tells
                else:
                    last = last or entry(None)
                    last.change(what, old, new)
            elif event.what == "move" and (last is not None or event.source is not None):
                pair = (event.data["from"][0], event.data["to"][0])
                if pair in self.face.told_moves and not self._is_expected(event):
                    last = last or entry(None)
                    owner = event.data["from"][1] if event.data["from"][1] is not None else event.data["to"][1]
                    last.moves.append((*pair, owner, event.data.get("card")))

    def _known(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events as the seat may know them. A card that is seen to move a moment later is no secret in a note."""
        told = [(event, event if self.open else event.for_seat(self.seat)) for event in events]
        shown = {seen.data["card_id"] for _, seen in told if seen and seen.what == "move" and "card_id" in seen.data}
        for event, seen in told:
            if event.what == "note" and event.data.get("card_id") in shown:
                yield event
            elif seen is not None:
                yield seen

    def _is_told(self, event: Event) -> bool:
        return event.data["value"] in self.face.counted and event.rule not in self.face.silent_rules

    def _is_expected(self, event: Event) -> bool:
        """Whether nobody needs to hear of a move: the next hand is drawn, the row is laid out."""
        drawn = event.source is None and event.data["to"][0] == "hand"
        return drawn or event.rule in self.face.silent_rules

    def forget_after(self, revision: int) -> None:
        """Choices were taken back."""
        self.entries = [entry for entry in self.entries if entry.revision <= revision]
        self.seen_until = min(self.seen_until, len(self.entries))

    def news(self) -> list[Entry]:
        """What has not been told yet; now it has."""
        fresh, self.seen_until = self.entries[self.seen_until :], len(self.entries)
        return fresh


def told(entries: Sequence[Entry], face: Face, lang: str, name: Callable[[int], str]) -> list[RichText]:
    """The lines, equal ones that follow each other merged."""
    lines = []
    for entry in _merged(entries):
        line = _line(entry, face, lang, name)
        if line.plain.strip():
            lines.append(line)
    return lines


def _merged(entries: Sequence[Entry]) -> list[Entry]:
    merged: list[Entry] = []
    for entry in entries:
        last = merged[-1] if merged else None
        if last is not None and entry.key is not None and last.key == entry.key:
            both = Entry(entry.revision, last.head, dict(last.changes), times=last.times + entry.times)
            for what, (old, new) in entry.changes.items():
                both.changes[what] = (both.changes[what][0], both.changes[what][1] + new - old)
            merged[-1] = both
        else:
            merged.append(entry)
    return merged


def _line(entry: Entry, face: Face, lang: str, name: Callable[[int], str]) -> RichText:
    if entry.is_turn:
        assert entry.head is not None
        who, turn = entry.head.data["player"], entry.head.data["turn"]
        return RichText(f"— {T.TURN.said(lang, turn=turn, name=name(who))} —", "bold grey70")
    text = RichText("  ")
    if entry.head is not None:
        text.append_text(_head(entry.head, face, lang))
        text.append(f" ×{entry.times}" if entry.times > 1 else "")
    changes = [
        _change(what, old, new, entry, face, lang, name) for what, (old, new) in entry.changes.items() if old != new
    ]
    for i, change in enumerate(changes):
        text.append("  " if i or entry.head is not None else "").append_text(change)
    for move in _moves(entry, face, lang, name):
        text.append("; " if len(text.plain) > 2 else "", "grey62").append_text(move)
    return text


def _head(event: Event, face: Face, lang: str) -> RichText:
    """A note, with its card in the colour of its group."""
    text = RichText(event.said(lang))
    kind = face.game.kind(event.data["card"]) if event.data.get("card") else None
    if kind is not None:
        text.highlight_words([kind.name(lang)], face.sign(kind).style)
    return text


def _change(
    what: Changed, old: int, new: int, entry: Entry, face: Face, lang: str, name: Callable[[int], str]
) -> RichText:
    """`+3 power (Reactor Drone)`: the source is left out when the line names it already."""
    value, of, source = what
    counted = face.counted[value]
    data = entry.head.data if entry.head is not None else {}
    if of is not None and data.get("number") == abs(new - old):  # the note has said how much
        return RichText.assemble((counted.sign.symbol, counted.sign.style), (f" {old} → {new}", "grey70"))
    amount = face.game.vocabulary.amount(abs(new - old), counted.noun, lang)
    text = RichText(f"{'+' if new > old else '−'}{amount}", counted.sign.style.replace("bold ", ""))
    if of is not None:
        text.append(f" ({old} → {new})", "grey62")
        if data.get("player") != of:
            text = RichText(f"{name(of)}: ").append_text(text)
    kind = face.game.kind(source) if source else None
    if kind is not None and data.get("card") != source:
        text.append(f" ({kind.name(lang)})", "grey62")
    return text


def _moves(entry: Entry, face: Face, lang: str, name: Callable[[int], str]) -> list[RichText]:
    """Cards that went from pile to pile, those of one kind of move together."""
    grouped: dict[tuple[str, str, int | None], list[str | None]] = {}
    for source, to, owner, card in entry.moves:
        grouped.setdefault((source, to, owner), []).append(card)
    texts = []
    for (source, to, owner), cards in grouped.items():
        text = RichText(face.told_moves[source, to].said(lang), "grey70")
        if owner is not None and (entry.head is None or entry.head.data.get("player") != owner):
            text = RichText(f"{name(owner)} ", "grey70").append_text(text)
        text.append(": ", "grey70")
        kinds = [face.game.kind(card) for card in cards if card]
        names = [card_name(face, kind, lang) for kind in kinds if kind is not None]
        hidden = len(cards) - len(names)
        if hidden:
            names.append(RichText(T.HIDDEN_CARDS.said(lang, hidden)))
        texts.append(text.append_text(RichText(", ").join(names)))
    return texts
