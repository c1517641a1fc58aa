"""What a table shows: options, events, and the view of a seat. Secrets are stripped here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.texts import Token, Tokens, plain
from deckwright.lang.types import Note, Verb
from deckwright.vm import isa
from deckwright.vm.host import RawEvent

if TYPE_CHECKING:
    from deckwright.table.table import Table


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen now."""

    index: int
    verb: str
    card: str | None = None
    card_id: int | None = None
    target: str | None = None
    target_id: int | None = None
    player: int | None = None
    pile: str | None = None
    number: int | None = None
    en: str = ""
    ru: str = ""

    @property
    def text(self) -> str:
        """What it says, in English."""
        return self.en

    def said(self, lang: str) -> str:
        """What it says, in a language."""
        return self.ru if lang == "ru" else self.en

    @property
    def meaning(self) -> tuple[Any, ...]:
        """What it means, whichever copy of a card it names."""
        return (self.verb, self.card, self.target, self.player, self.pile, self.number)


@dataclass(frozen=True)
class Event:
    """Something that happened: a move, a change, a shuffle, a reveal, a roll, a note, a turn."""

    what: str
    seen_by: int
    data: dict[str, Any]
    source: str | None
    rule: str
    line: int
    en: str = ""
    ru: str = ""

    def said(self, lang: str) -> str:
        """What it says, if it says anything by itself."""
        return self.ru if lang == "ru" else self.en

    def for_seat(self, seat: int | None) -> Event:
        """The event as a seat may know it: without the card if it cannot see it."""
        bit = isa.PUBLIC_BIT if seat is None else seat
        if (self.seen_by >> bit) & 1:
            return self
        data = {key: value for key, value in self.data.items() if key not in ("card", "card_id")}
        return Event(self.what, self.seen_by, data, None, self.rule, self.line)


class Reader:
    """Reads states of one game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.program = table.game.program
        self.layout = self.program.layout

    # --- words to things ------------------------------------------------------------------------------------------------

    def kind_of(self, state: Any, card: int) -> str:
        """The kind of a card."""
        return self.program.kinds[int(state[self.layout.ident + card]) & isa.KIND_MASK].id

    def known_by(self, state: Any, card: int) -> int:
        """Who may know a card, as a mask."""
        return int(state[self.layout.ident + card]) >> isa.KNOWN_SHIFT

    def pile_name(self, pile: int) -> tuple[str, int | None]:
        """A pile's name and owner."""
        field, owner = self.layout.pile_named(pile)
        return field.name, owner

    def cards_in(self, state: Any, pile: int) -> Iterator[int]:
        """The cards of a pile, from the top."""
        card = int(state[self.layout.head + pile])
        while card >= 0:
            yield card
            card = int(state[self.layout.next + card])

    def option(self, state: Any, index: int) -> Option:
        """One option of the pending question."""
        at = self.layout.options + 4 * index
        number, card, second, amount = (int(w) for w in state[at : at + 4])
        verb = self.program.verbs[number]
        takes = verb.takes
        pile = self.pile_name(second)[0] if "pile" in takes else None
        has_card, has_target = "card" in takes and card >= 0, "target" in takes and second >= 0
        option = Option(
            index,
            verb.id,
            self.kind_of(state, card) if has_card else None,
            card if has_card else None,
            self.kind_of(state, second) if has_target else None,
            second if has_target else None,
            second if "player" in takes else None,
            pile,
            amount if "number" in takes else None,
        )
        said = {lang: plain(self.verb_text(verb, option, lang)) for lang in ("en", "ru")}
        return Option(**(option.__dict__ | said))

    def verb_text(self, verb: Verb | Note, thing: Any, lang: str) -> Tokens:
        """A verb or a note with its arguments filled in."""
        sentence = verb.ru if lang == "ru" else verb.en

        def value(name: str, form: str) -> Tokens:
            found = getattr(thing, name) if not isinstance(thing, dict) else thing.get(name)
            if name in ("card", "target"):
                return [self.card_token(found, lang)]
            if name == "player":
                return [Token(self.table.name(found, lang), "player", str(found))]
            if form:
                return [Token(self.game.vocabulary.amount(found, form, lang), "amount", form)]
            return [Token("∞" if isinstance(found, int) and found >= self.game.vocabulary.infinite else str(found))]

        return self.game.vocabulary.fill(sentence or verb.id, lang, value)

    def card_token(self, kind: str | None, lang: str) -> Token:
        """A card's name, or that it is hidden."""
        found = self.game.kind(kind) if kind else None
        if found is None:
            return Token("скрытая карта" if lang == "ru" else "a hidden card")
        return Token(found.name(lang), "card", found.id)

    # --- events ---------------------------------------------------------------------------------------------------------

    def event(self, raw: RawEvent, state: Any) -> Event | None:
        """An event in words of the game."""
        file, line, rule = self.program.source_line(raw.pc)
        source = self.kind_of(state, raw.source) if raw.source >= 0 else None
        a, b, c, d, e, f = raw.words
        seen, data, said = isa.EVERYONE, {}, {}
        match raw.what:
            case isa.EV_MOVE:
                seen = d | e
                bottom, to = divmod(c, 4096)
                data = {
                    "card": self.program.kinds[f].id,
                    "card_id": a,
                    "from": self.pile_name(b),
                    "to": self.pile_name(to),
                    "bottom": bool(bottom),
                }
            case isa.EV_CHANGE:
                found = self.address(a)
                if found is None:
                    return None
                name, of, secret = found
                data = {"value": name, "of": of, "old": b, "new": c}
                seen = 0 if secret else isa.EVERYONE
            case isa.EV_MARK:
                name = list(self.program.schema.marks)[b]
                data = {"value": name, "card_id": a, "card": self.kind_of(state, a), "old": bool(c), "new": bool(d)}
                seen = self.known_by(state, a)
            case isa.EV_SHUFFLE:
                data = {"pile": self.pile_name(a)}
            case isa.EV_REVEAL:
                seen, data = b, {"card": self.program.kinds[c].id, "card_id": a}
            case isa.EV_RANDOM:
                data = {"sides": a, "value": b}
            case isa.EV_TURN:
                data = {"player": a, "turn": b}
            case isa.EV_NOTE:
                note = self.program.notes[a]
                data = {"note": note.id}
                if "card" in note.takes and b >= 0:
                    data |= {"card": self.program.kinds[e].id, "card_id": b}
                data |= {"player": c} if "player" in note.takes else {}
                data |= {"number": d} if "number" in note.takes else {}
                said = {lang: plain(self.verb_text(note, data, lang)) for lang in ("en", "ru")}
        return Event(_EVENTS[raw.what], seen, data, source, rule, line, **said)

    def address(self, at: int) -> tuple[str, Any, bool] | None:
        """What lies at an address: the name of the value, whose it is, whether it is secret."""
        layout, schema = self.layout, self.program.schema
        for name, where in layout.table_address.items():
            if at == where:
                return name, None, schema.table_values[name].declared.secret
        for name, where in layout.player_address.items():
            if where <= at < where + schema.max_players:
                return name, at - where, schema.player_values[name].declared.secret
        for name, where in layout.card_address.items():
            if where <= at < where + layout.cards:
                return name, f"card {at - where}", schema.counters[name].declared.secret
        return None

    # --- views ----------------------------------------------------------------------------------------------------------

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Exactly what a seat may know; None is a spectator."""
        bit = isa.PUBLIC_BIT if seat is None else seat
        schema, layout = self.program.schema, self.layout
        sides = range(int(state[isa.H_PLAYERS]))
        return {
            "values": {
                name: self.shown(field.type, int(state[layout.table_address[name]]))
                for name, field in schema.table_values.items()
                if not field.declared.secret
            },
            "piles": {name: self.pile(state, layout.pile_id(name), bit) for name in schema.table_piles},
            "players": [
                {
                    "seat": p,
                    "name": self.table.name(p, "en"),
                    "values": {
                        name: self.shown(field.type, int(state[layout.player_address[name] + p]))
                        for name, field in schema.player_values.items()
                        if not field.declared.secret or p == seat
                    },
                    "piles": {name: self.pile(state, layout.pile_id(name, p), bit) for name in schema.player_piles},
                }
                for p in sides
            ],
        }

    @staticmethod
    def shown(kind: ty.Type, word: int) -> Any:
        """A value as JSON."""
        if kind == ty.BOOL:
            return bool(word)
        if kind.choices is not None:
            return kind.choices(word).name.lower()
        if kind.is_object:
            return word if word >= 0 else None
        return word

    def pile(self, state: Any, pile: int, bit: int) -> dict[str, Any]:
        """A pile as a seat sees it: how many cards, and those it may know. A hidden card has no identity at all."""
        cards = [
            self.card(state, card) if (self.known_by(state, card) >> bit) & 1 else None
            for card in self.cards_in(state, pile)
        ]
        return {"count": len(cards), "cards": cards}

    def card(self, state: Any, card: int) -> dict[str, Any]:
        """A card that may be seen."""
        schema, layout = self.program.schema, self.layout
        shown: dict[str, Any] = {"id": card, "card": self.kind_of(state, card)}
        marks = int(state[layout.marks + card])
        for name, field in schema.marks.items():
            if (marks >> field.index) & 1:
                shown[name] = True
        for name, field in schema.counters.items():
            word = int(state[layout.card_address[name] + card])
            if word != field.first:
                shown[name] = self.shown(field.type, word)
        return shown


_EVENTS = {
    isa.EV_MOVE: "move",
    isa.EV_CHANGE: "change",
    isa.EV_SHUFFLE: "shuffle",
    isa.EV_REVEAL: "reveal",
    isa.EV_RANDOM: "random",
    isa.EV_NOTE: "note",
    isa.EV_TURN: "turn",
    isa.EV_MARK: "mark",
}
