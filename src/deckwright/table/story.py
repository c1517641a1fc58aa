"""What happens at a table, told in lines: who did what, what it changed, and which cards gave which part of a number.

A `Story` collects what happened as one seat may know it. `told` says it in a language, with the names of the moment:
nothing is put into words before it is told. Old entries never change, so a screen tells only what is new. Every line
names the entry it begins with (`Line.at`); a new line with the `at` of the last one takes its place:

    before = len(story.entries)
    story.add(table.choose(0), table.revision)
    news = told(story.entries, table, "en", since=before)
    lines = [line for line in lines if not news or line.at < news[0].at] + news
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from deckwright.lang.texts import Count, Text, Token, Tokens
from deckwright.table.entries import Change, StoryEntry

if TYPE_CHECKING:
    from deckwright.lang.game import Game
    from deckwright.table.events import Event
    from deckwright.table.table import Table

__all__ = ["Story", "StoryEntry", "StoryLine", "replayed", "told"]

TURN = Text("Turn {turn}", "Ход {turn}")
SPENT = Text("spent", "потрачено")
PART_OF = Text("{part} of {whole}", "{part} из {whole}")
HIDDEN_CARDS = Count(("card", "cards"), ("карта", "карты", "карт"))


@dataclass(frozen=True)
class StoryLine:
    """One line of the story. `details` break it down: changes, then moves of cards, one each."""

    at: int  # the number of the first entry it tells: a line told anew has the same
    revision: int  # the table's, after the choice that caused it
    tokens: Tokens
    turn: int | None = None  # set where a turn begins
    player: int | None = None  # whose turn it is, or whom it is about
    card: str | None = None  # the card it is mainly about
    details: tuple[Tokens, ...] = ()
    apart: bool = False  # begins something of its own


class Story:
    """Collects what happened, as a seat may know it (None: a spectator), or all of it."""

    def __init__(self, game: Game, seat: int | None = None, *, open: bool = False) -> None:
        self.seat, self.open = seat, open
        self.worth = game.look.told
        self.entries: list[StoryEntry] = []
        self.seen_until = 0

    def add(self, events: Iterable[Event], revision: int) -> None:
        """Take in what one choice did. `revision`: the table's after it."""
        last: StoryEntry | None = None
        ahead = StoryEntry(-1, revision)  # what is told with the next note: the price of what it tells

        def begin(head: Event | None) -> StoryEntry:
            nonlocal ahead
            made = StoryEntry(len(self.entries), revision, head, gathered=self._gathered(head))
            made.take_in(ahead)
            ahead = StoryEntry(-1, revision)
            self.entries.append(made)
            return made

        worth = list(self._known(events))
        for i, event in enumerate(worth):
            if event.what == "note":
                last = begin(event)
            elif event.what == "turn":
                if ahead.changes or ahead.moves:
                    begin(None)
                begin(event)
                last = None
            elif _is_ahead(worth, i, begun=last is not None):
                ahead.take(event)
            else:
                last = last or begin(None)
                last.take(event)
        if ahead.changes or ahead.moves:
            begin(None)

    def forget_after(self, revision: int) -> None:
        """Choices were taken back. The last line that is left may have told more; tell it again."""
        while self.entries and self.entries[-1].revision > revision:
            self.entries.pop()
        self.seen_until = min(self.seen_until, len(self.entries))

    def news(self) -> list[StoryEntry]:
        """What has not been told yet; now it has."""
        fresh, self.seen_until = self.entries[self.seen_until :], len(self.entries)
        return fresh

    # --- what is worth telling ----------------------------------------------------------------------------------------

    def _known(self, events: Iterable[Event]) -> Iterator[Event]:
        """What is worth telling, as the seat may know it."""
        for event in filter(self._is_told, events):
            seen = event if self.open else event.for_seat(self.seat)
            if seen is not None:
                yield seen

    def _is_told(self, event: Event) -> bool:
        if event.what in ("note", "turn"):
            return True
        if event.rule in self.worth.silent_rules:
            return False
        if event.what == "change":
            value = event.data["value"].partition("@")[0]
            told = value in self.worth.counted and event.data["old"] != event.data["new"]
            return told and self._by_whom(event, value)
        if event.what != "move":
            return False
        pair = (event.data["from"][0].partition("@")[0], event.data["to"][0].partition("@")[0])
        return pair in self.worth.moves and self._by_whom(event, pair)

    def _by_whom(self, event: Event, what: str | tuple[str, str]) -> bool:
        """Whether it is told, whoever did it: some things only if a card did them."""
        return event.source is not None or what not in self.worth.by_effects

    def _gathered(self, head: Event | None) -> Mapping[str | None, int]:
        """Where the number of a note comes from: all that this turn has told of its value, by the cards that did it."""
        value = self.worth.gathered.get(head.data["note"]) if head is not None and head.what == "note" else None
        if value is None:
            return {}
        begun = len(self.entries)
        while begun and not self.entries[begun - 1].is_turn:
            begun -= 1
        parts: Counter[str | None] = Counter()
        for change in (change for entry in self.entries[begun:] for change in entry.changes if change.value == value):
            parts.update(change.parts)
        return {source: amount for source, amount in parts.items() if amount}


def _is_ahead(worth: Sequence[Event], at: int, *, begun: bool) -> bool:
    """Whether something that no card did belongs to the note that follows: a price, or a card that makes way."""
    if not begun:
        return worth[at].source is None and (worth[at].what == "move" or _is_price(worth[at], of_player=True))
    while at < len(worth) and worth[at].what == "change" and _is_price(worth[at], of_player=False):
        at += 1
        if at < len(worth) and worth[at].what == "note":
            return True
    return False


def _is_price(event: Event, *, of_player: bool) -> bool:
    """Whether a change that no card did takes something away, or does something to a card."""
    if event.source is not None or ("player" in event.data and not of_player):
        return False
    return "card_id" in event.data or event.data["new"] < event.data["old"]


def replayed(table: Table) -> Iterator[tuple[Table, list[Event]]]:
    """The past of a table, played once more: the table after each step, and what happened in it.

    A game that was laid anew is told from there on.
    """
    again = type(table)(table.game, table.seats, table.seed or 0, table.chosen_options, list(table.names))
    if table.past is not None:
        again = table.at(table.begun)
    yield again, again.opening_events
    for step in table.history:
        if "choose" in step:
            events = again.choose(step["choose"])
        else:
            events = again.arrange(step["arrange"], at=step.get("at"), seat=step.get("seat"))
        yield again, events


# --- telling ----------------------------------------------------------------------------------------------------------


def told(entries: Sequence[StoryEntry], table: Table, lang: str, since: int = 0) -> list[StoryLine]:
    """The lines, equal ones that follow each other merged.

    With `since` only those that tell of the entries from there on. The first of them may have begun earlier.
    """
    begin = since
    while 0 < begin < len(entries) and _equal(entries[begin - 1], entries[begin]):
        begin -= 1
    voice = _Voice(table, lang)
    return [voice.line(same) for same in _together(entries[begin:])]


def _together(entries: Sequence[StoryEntry]) -> Iterator[list[StoryEntry]]:
    """Runs of equal entries."""
    run: list[StoryEntry] = []
    for entry in entries:
        if run and not _equal(run[-1], entry):
            yield run
            run = []
        run.append(entry)
    if run:
        yield run


def _equal(one: StoryEntry, next: StoryEntry) -> bool:
    """Whether two entries that follow each other are told as one: the same was done, and did the same."""
    if one.is_turn or one.moves or next.moves or "number" in one.said:
        return False
    return (
        _meaning(one) == _meaning(next)
        and [change.likeness for change in one.changes] == [change.likeness for change in next.changes]
        and all(not a.lasts or a.new == b.old for a, b in zip(one.changes, next.changes, strict=True))
    )


def _meaning(entry: StoryEntry) -> dict[str, Any]:
    """What a head says, whichever copy of a card it names."""
    return {name: what for name, what in entry.said.items() if not name.endswith("_id")}


class _Voice:
    """Says entries in a language, with the names the sides have now."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table, self.reader, self.lang = table, table.reader, lang
        self.worth = table.game.look.told

    def line(self, same: Sequence[StoryEntry]) -> StoryLine:
        """One line for equal entries."""
        entry = same[0] if len(same) == 1 else _merged(same)
        said = entry.said
        if entry.is_turn:
            turn, player = said["turn"], said["player"]
            tokens = [Token(TURN.said(self.lang, turn=turn), "turn", str(turn)), Token(": "), self._name(player)]
            return StoryLine(entry.at, entry.revision, tokens, turn, player)
        about = said.get("card") if entry.head is not None else entry.cause
        details = [
            *self._sum(entry),
            *(self._change(change, entry, about) for change in entry.changes),
            *self._moves(entry),
        ]
        tokens = self._head(entry, len(same)) if entry.head is not None else self._cause(entry, details)
        apart = said.get("note") in self.worth.apart
        return StoryLine(entry.at, entry.revision, tokens, None, _side(entry), about, tuple(details), apart)

    def _head(self, entry: StoryEntry, times: int) -> Tokens:
        note = next(note for note in self.table.program.notes if note.id == entry.said["note"])
        tokens = self.reader.sentence(note, entry.said, self.lang)
        return [*tokens, Token(f" ×{times}", "number")] if times > 1 else tokens

    def _cause(self, entry: StoryEntry, details: list[Tokens]) -> Tokens:
        """What stands before changes that no note tells: the card that made them, else the first of them itself."""
        if entry.cause is not None:
            return [self._card(entry.cause), Token(":")]
        return details.pop(0)

    def _change(self, change: Change, entry: StoryEntry, about: str | None) -> Tokens:
        """`+2 air (3 → 5; Coral)`, `+8 pearls = 5 … + 3 … (42 → 50)`. A card the line names is not repeated."""
        noun = self.worth.counted[change.value]
        amount = abs(sum(change.parts.values()))
        way = f"{change.old} → {change.new}"
        own = change.player is not None and entry.said.get("player") == change.player
        if not noun:
            return [
                *self._whose(change, about, own=own),
                self._value(change.value, change.value),
                Token(f" {way}", "number"),
            ]
        if own and entry.said.get("number") == amount:  # the note has said how much
            return [self._value(change.value, noun), Token(" "), Token(way, "number")]
        tokens = self._whose(change, about, own=own)
        endless = change.new >= self.table.game.vocabulary.infinite
        shown = self.table.game.vocabulary.amount(change.new if endless else amount, noun, self.lang)
        tokens.append(Token(f"{'+' if change.grows else '−'}{shown}", "amount", noun))
        aside: list[Tokens] = [[Token(way, "number")]] if change.lasts else []
        if len(change.parts) > 1 and not endless:
            tokens += [Token(" = "), *self._parts(change.parts if change.grows else _turned(change.parts))]
        else:
            aside += [[self._card(source)] for source in change.parts if source is not None and source != about]
        return [*tokens, Token(" ("), *_listed(aside, "; "), Token(")")] if aside else tokens

    def _whose(self, change: Change, about: str | None, *, own: bool) -> Tokens:
        """The player, the place and the card that changed, unless the line has named them."""
        tokens = [] if change.player is None or own else [self._name(change.player), Token(": ")]
        if change.place is not None:
            tokens += [self._at(change.place), Token(": ")]
        return tokens + ([self._card(change.card), Token(": ")] if change.card not in (None, about) else [])

    def _sum(self, entry: StoryEntry) -> list[Tokens]:
        """`12 = 8 Pearl + 4 Coral`: how the number of a note came together during the turn."""
        parts = entry.gathered
        if not parts:
            return []
        number, whole = entry.said["number"], sum(parts.values())
        most = max(parts, key=lambda source: parts[source])
        if number >= self.table.game.vocabulary.infinite or parts == {most: number}:
            return [[self._card(most)]] if most is not None else []
        if number > whole:  # some of it was put there by hand
            return []
        shown = str(number) if number == whole else PART_OF.said(self.lang, part=number, whole=whole)
        return [[Token(shown, "number"), Token(" = "), *self._parts(parts)]]

    def _parts(self, parts: Mapping[str | None, int]) -> Tokens:
        """A sum by the cards that gave its parts; what no card gave has no name, what was paid comes last."""
        tokens: Tokens = []
        for source, amount in sorted(parts.items(), key=lambda part: part[1] < 0):
            if tokens or amount < 0:
                tokens.append(Token((" + " if amount > 0 else " − ") if tokens else "−"))
            tokens.append(Token(str(abs(amount)), "number"))
            if source is not None:
                tokens += [Token(" "), self._card(source)]
            elif amount < 0:
                tokens.append(Token(f" {SPENT.said(self.lang)}"))
        return tokens

    def _moves(self, entry: StoryEntry) -> list[Tokens]:
        """Cards that went from pile to pile, those that went the same way together."""
        grouped: dict[tuple[tuple[str, str], str | None, int | None], list[str | None]] = {}
        for move in entry.moves:
            taken = move.pair in self.worth.taken and move.receiver is not None
            whose = move.receiver if taken else move.owner
            grouped.setdefault((move.pair, move.place, whose), []).append(move.card)
        details = []
        for (pair, place, owner), cards in grouped.items():
            own = owner is None or entry.said.get("player") == owner
            tokens = [] if own else [self._name(owner), Token(" ")]
            way = self.worth.moves[pair].said(self.lang)
            where = [Token(": ")] if place is None else [Token(" ("), self._at(place), Token("): ")]
            details.append([*tokens, Token(way), *where, *self._cards(cards)])
        return details

    def _cards(self, cards: Sequence[str | None]) -> Tokens:
        """Names of cards, equal ones once with their number; hidden ones are only counted."""
        names: list[Tokens] = []
        for card, n in Counter(cards).items():
            if card is None:
                names.append([Token(HIDDEN_CARDS.said(self.lang, n))])
            else:
                names.append([self._card(card), *([Token(f" ×{n}", "number")] if n > 1 else [])])
        return _listed(names)

    def _card(self, kind: str) -> Token:
        return self.reader.card_token(kind, self.lang)

    def _at(self, place: str) -> Token:
        """The name of a place; whose it is has been said."""
        named = self.table.program.schema.place_names[place]
        return Token(named.said(self.lang), "place", place)

    def _name(self, side: int | None) -> Token:
        return self.reader.player_token(side, self.lang)

    def _value(self, value: str, noun: str) -> Token:
        schema = self.table.program.schema
        values = schema.place_values | schema.table_values | schema.player_values | schema.counters
        declared = values[value].declared
        return Token(declared.said(self.lang) or value, "value", noun)


def _merged(same: Sequence[StoryEntry]) -> StoryEntry:
    """Equal entries as one: their changes added up, at the moment of the last."""
    changes = [replace(change, parts=dict(change.parts)) for change in same[0].changes]
    for entry in same[1:]:
        for change, more in zip(changes, entry.changes, strict=True):
            change.add(more)
    return StoryEntry(same[0].at, same[-1].revision, same[0].head, changes)


def _turned(parts: Mapping[str | None, int]) -> dict[str | None, int]:
    """The parts of a loss as what was lost."""
    return {source: -amount for source, amount in parts.items()}


def _listed(items: Sequence[Tokens], between: str = ", ") -> Tokens:
    """Things one after another."""
    return [token for i, item in enumerate(items) for token in ([Token(between)] if i else []) + item]


def _side(entry: StoryEntry) -> int | None:
    """Whom an entry is about: whom its note names, else whose values or cards are the first."""
    named = entry.said.get("player")
    sides = [named, *(change.player for change in entry.changes), *(move.owner for move in entry.moves)]
    return next((side for side in sides if side is not None), None)
