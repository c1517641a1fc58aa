"""What happened at a table, in words of the game, and as each seat may know it."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from deckwright.lang.declared import BESIDE
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import plain
from deckwright.lang.types import Note
from deckwright.vm import isa
from deckwright.vm.host import RawEvent

if TYPE_CHECKING:
    from deckwright.table.seen import Reader

WHOLE = "*"  # among the parts of an event, all of it
_NAMES = {
    isa.EV_MOVE: "move",
    isa.EV_CHANGE: "change",
    isa.EV_SHUFFLE: "shuffle",
    isa.EV_REVEAL: "reveal",
    isa.EV_RANDOM: "random",
    isa.EV_NOTE: "note",
    isa.EV_TURN: "turn",
    isa.EV_MARK: "mark",
}


@dataclass(frozen=True)
class Event(Bilingual):
    """Something that happened: a move, a change, a shuffle, a reveal, a roll, a note, a turn.

    `known` says which seats may know a part of it (card, target, source, or all of it), as masks; a part that is
    not named there is public. `source` is the card whose effect did it; `rule` and `line` are where it was done.
    """

    what: str
    data: Mapping[str, Any]
    source: str | None
    rule: str
    line: int
    en: str = ""
    ru: str = ""
    known: Mapping[str, int] = field(default_factory=dict)
    veiled: Mapping[frozenset[str], tuple[str, str]] = field(default_factory=dict, repr=False)

    def for_seat(self, seat: int | None) -> Event | None:
        """The event as a seat may know it (None: a spectator), or None if it may know nothing of it."""
        bit = isa.PUBLIC_BIT if seat is None else seat
        hidden = frozenset(part for part, mask in self.known.items() if not (mask >> bit) & 1)
        if WHOLE in hidden:
            return None
        if not hidden:
            return self
        data = {key: value for key, value in self.data.items() if key.removesuffix("_id") not in hidden}
        cards = hidden - {"source"}
        en, ru = self.veiled.get(cards, ("", "")) if cards else (self.en, self.ru)
        source = None if "source" in hidden else self.source
        return replace(self, data=data, source=source, en=en, ru=ru, known={}, veiled={})


class _Told(NamedTuple):
    """What an event says: its data, who may know which part, its texts, and those for whom a card is hidden."""

    data: dict[str, Any]
    known: dict[str, int]
    said: tuple[str, str] = ("", "")
    veiled: dict[frozenset[str], tuple[str, str]] = {}


class Teller:
    """Turns what the machine writes into events. It reads the state as it stands right after each one."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.program = reader.program

    def event(self, raw: RawEvent, state: Any) -> Event | None:
        """An event in words of the game; None for what is only the machine's business."""
        found = self._told(raw, state)
        if found is None:
            return None
        source, known = None, found.known
        if raw.source >= 0 and not self._lost(raw, state):
            source = self.reader.kind_of(state, raw.source)
            known["source"] = self.reader.known_by(state, raw.source)
        _, line, rule = self.program.source_line(raw.pc)
        hidden = {part: mask for part, mask in known.items() if mask != isa.EVERYONE}
        return Event(_NAMES[raw.what], found.data, source, rule, line, *found.said, hidden, found.veiled)

    def _lost(self, raw: RawEvent, state: Any) -> bool:
        """Whether the source itself has just been shuffled away: it is another card by now."""
        return raw.what == isa.EV_SHUFFLE and self.reader.layout.pile_of(state, raw.source) == raw.words[0]

    def _told(self, raw: RawEvent, state: Any) -> _Told | None:
        a, b, c, d, e, f = raw.words
        pile = self.reader.pile_name
        match raw.what:
            case isa.EV_MOVE:
                bottom, to = divmod(c, 4096)
                data = self._card("card", a, f) | {"from": pile(b), "to": pile(to), "bottom": bool(bottom)}
                return _Told(data, {"card": (d | e) & isa.EVERYONE})
            case isa.EV_CHANGE:
                return self._change(state, a, b, c)
            case isa.EV_MARK:
                name = list(self.program.schema.marks)[b]
                data = {"value": name, "old": bool(c), "new": bool(d)}
                return _Told(data | self._card_now("card", a, state), {WHOLE: self.reader.known_by(state, a)})
            case isa.EV_SHUFFLE:
                return _Told({"pile": pile(a)}, {})
            case isa.EV_REVEAL:
                return _Told(self._card("card", a, c) | {"to": b}, {"card": self.reader.known_by(state, a)})
            case isa.EV_RANDOM:
                return _Told({"sides": a, "value": b} | self._face(raw.pc, b), {})
            case isa.EV_TURN:
                return _Told({"player": a, "turn": b}, {})
            case isa.EV_NOTE:
                return self._note(state, self.program.notes[a], b, c, d)
        raise AssertionError(f"the machine wrote an event {raw.what}")

    def _face(self, pc: int, rolled: int) -> dict[str, Any]:
        """What a die shows that has faces of its own: they are looked up right after the roll."""
        after, _, faces, _ = (int(word) for word in self.program.code[pc + 4 : pc + 8])
        if after != isa.LOOKUP or faces not in self.program.dice:
            return {}
        face = self.program.dice[faces].faces[rolled]
        return {"face": face.name.lower() if isinstance(face, enum.Enum) else face}

    def _card(self, part: str, card: int, kind: int) -> dict[str, Any]:
        return {part: self.program.kinds[kind].id, f"{part}_id": card}

    def _card_now(self, part: str, card: int, state: Any) -> dict[str, Any]:
        return {part: self.reader.kind_of(state, card), f"{part}_id": card}

    def _change(self, state: Any, at: int, old: int, new: int) -> _Told | None:
        """A value of the table, of a player, of a place or on a card; a secret is told to its owner alone."""
        layout, schema, reader = self.program.layout, self.program.schema, self.reader
        for name, spot in layout.shared.items():
            if spot.address <= at < spot.address + max(1, spot.field.declared.count):
                mask = 0 if spot.field.declared.secret else isa.EVERYONE
                return _Told({"value": name, "old": old, "new": new}, {WHOLE: mask})
        for name, spot in layout.sided.items():
            if spot.address <= at < spot.address + schema.max_players:
                player = at - spot.address
                mask = 1 << player if spot.field.declared.secret else isa.EVERYONE
                return _Told({"value": name, "player": player, "old": old, "new": new}, {WHOLE: mask})
        for name, where in layout.card_address.items():
            if where <= at < where + layout.cards:
                card = at - where
                mask = reader.known_by(state, card)
                if schema.counters[name].declared.secret:
                    mask &= reader.owner_mask(state, card)
                data = {"value": name, "old": old, "new": new} | self._card_now("card", card, state)
                return _Told(data, {WHOLE: mask})
        return None

    def _note(self, state: Any, note: Note, card: int, second: int, number: int) -> _Told:
        """A line for the log; a card in it is named only to those who may know it."""
        data: dict[str, Any] = {"note": note.id}
        known: dict[str, int] = {}
        beside = [part for part in BESIDE if part in note.takes]
        words = {"card": card, "number": number} | dict(zip(beside, (second, number), strict=False))
        for part in ("card", "target"):
            if part in note.takes and words[part] >= 0:
                data |= self._card_now(part, words[part], state)
                known[part] = self.reader.known_by(state, words[part])
        if "player" in note.takes:
            data["player"] = words["player"] if words["player"] >= 0 else None
        if "pile" in note.takes:
            data["pile"] = self.reader.pile_name(words["pile"])
        if "place" in note.takes:
            data["at"] = self.reader.layout.places[words["place"]].label if words["place"] >= 0 else None
        if "number" in note.takes:
            data["number"] = number
        secret = [part for part, mask in known.items() if mask != isa.EVERYONE]
        veiled = {hidden: self._said(note, data, hidden) for hidden in _subsets(secret)}
        return _Told(data, known, self._said(note, data, frozenset()), veiled)

    def _said(self, note: Note, data: dict[str, Any], hidden: frozenset[str]) -> tuple[str, str]:
        left = {key: value for key, value in data.items() if key not in hidden}
        en, ru = (plain(self.reader.sentence(note, left, lang)) for lang in ("en", "ru"))
        return en, ru


def _subsets(parts: list[str]) -> Iterator[frozenset[str]]:
    for n in range(1, len(parts) + 1):
        for some in combinations(parts, n):
            yield frozenset(some)
