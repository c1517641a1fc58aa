"""A table: the one way people, bots, pages and tests play a game."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games import GameFailed, ids, load
from deckwright.lang.game import Game, OptionError
from deckwright.lang.languages import in_lang
from deckwright.lang.texts import Text
from deckwright.table import errors
from deckwright.table.apart import told_apart
from deckwright.table.arrange import Arrangement, arrange, phase_meant
from deckwright.table.changes import Glance
from deckwright.table.choosing import find_option
from deckwright.table.events import Event, Teller
from deckwright.table.foreseeing import foreseen
from deckwright.table.named import meant_by, told_position
from deckwright.table.opening import PLANNING, machine_of, opened, seeded
from deckwright.table.reckoning import reckoned
from deckwright.table.records import Past, read_record, record_of
from deckwright.table.reloading import Reloaded, begun_again, reload
from deckwright.table.seen import Asked, Option, Reader, Result
from deckwright.table.turns import TurnEnd
from deckwright.vm import isa
from deckwright.vm.host import MachineFault, RawEvent, Words


class Table:
    """A game in progress. Same seed, same options, same choices: the same game to the last bit."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: Mapping[str, Any], names: Sequence[str | Text] | None
    ) -> None:
        self.game = game
        self.program = game.program
        self.machine = machine_of(game)
        self.seats = seats
        self.seed: int | None = seed
        try:
            self.chosen_options = game.read_options(seats, options)
            opening = game.open(seats, self.chosen_options)
        except OptionError as error:
            raise errors.BadOptions(error.en, error.ru) from None
        self.names: list[str | Text] = list(names or [])[:seats]
        self.history: list[dict[str, Any]] = []
        self.ends: list[TurnEnd] = []
        self.past: Past | None = None
        self.laid: Mapping[str, Any] | None = None
        self.reloaded: Reloaded | None = None
        self._before = 0
        self._opened = opened(self.machine, opening, seed)
        self.state: Words = self._opened.copy()
        self.opening_events = self._advance()

    # --- opening ------------------------------------------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        game: str | Game,
        players: int = 2,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str | Text] | None = None,
    ) -> Table:
        """Open a table: a game by its id, how many seats, a seed, options of the game.

        A name may be a text in both languages, such as a bot's.
        """
        if isinstance(game, str):
            game = _loaded(game)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
            raise errors.BadOptions("the seed is a number from 0 to 2**64 - 1", "зерно — число от 0 до 2**64 − 1")
        return cls(game, players, seed, options or {}, names)

    def _advance(self) -> list[Event]:
        """Let the machine run to the next question; what happened on the way."""
        events = self._run(self.state)
        if not self.over and not self.to_answer:
            self.machine.fault(self.state, isa.F_NO_WAY_OUT)
        return events

    def _run(self, state: Words) -> list[Event]:
        """Let the machine run on a state; what happened."""
        events: list[Event] = []
        teller = Teller(self.reader)

        def told(raw: RawEvent) -> None:
            event = teller.event(raw, state)
            if event is not None:
                events.append(event)

        self.machine.run(state, told=told)
        return events

    @property
    def reader(self) -> Reader:
        """Reads states of this game in words. It is not kept: a copy that refers to itself would outlive its use."""
        return Reader(self)

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def revision(self) -> int:
        """How many things have been done at this table; a choice may name the revision it answers."""
        return self._before + len(self.history)

    @property
    def begun(self) -> int:
        """The earliest revision the table can go back to: 0, or where it was laid anew."""
        return self._before

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state[isa.H_STATUS] == isa.OVER)

    @property
    def to_answer(self) -> tuple[int, ...]:
        """The seats that may answer the question."""
        if self.over:
            return ()
        mask = int(self.state[isa.H_WHO])
        return tuple(seat for seat in range(self.seats) if (mask >> seat) & 1)

    @property
    def seat(self) -> int | None:
        """Who must choose now (of a team, the first); None when the game is over."""
        return self.to_answer[0] if self.to_answer else None

    @property
    def prompt(self) -> Asked | None:
        """What is asked."""
        return self._asked(None)

    def _asked(self, bit: int | None) -> Asked | None:
        """What is asked, with the card that asks if those of this bit may know it."""
        if self.over:
            return None
        asked = self.program.prompts[int(self.state[isa.H_PROMPT])]
        source = int(self.state[isa.H_SOURCE])
        shown = source >= 0 and (bit is None or (self.reader.known_by(self.state, source) >> bit) & 1)
        return Asked(asked.id, asked.en, asked.ru, self.reader.kind_of(self.state, source) if shown else None)

    @property
    def options(self) -> list[Option]:
        """What can be chosen now."""
        return self.offered(None)

    def offered(self, seat: int | None) -> list[Option]:
        """What can be chosen now, as a seat sees it; for None, as it is."""
        if self.over:
            return []
        state, reader = self.state.tolist(), self.reader  # plain numbers: much quicker to read one by one
        return told_apart(reader, state, [reader.option(state, i, seat) for i in range(state[isa.H_NOPT])], seat)

    @property
    def choices(self) -> int:
        """How many options there are."""
        return 0 if self.over else int(self.state[isa.H_NOPT])

    @property
    def result(self) -> Result | None:
        """How it ended, once it is over."""
        if not self.over:
            return None
        at = self.program.layout.player_address["won"]
        won = tuple(seat for seat in range(self.seats) if self.state[at + seat])
        return Result(won, int(self.state[isa.H_TURN]), int(self.state[isa.H_DECISIONS]))

    @property
    def sides(self) -> int:
        """How many sides play: the seats, and who is played by the rules."""
        return int(self.state[isa.H_PLAYERS])

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return int(self.state[isa.H_TURN])

    @property
    def active(self) -> int | None:
        """Whose turn it is."""
        active = int(self.state[isa.H_ACTIVE])
        return active if active >= 0 else None

    def name(self, side: int, lang: str = "en") -> str:
        """What a side is called."""
        if self.game.side_names is not None:
            special = self.game.side_names(self, side)
            if special is not None:
                return in_lang(lang, *special)
        if side < len(self.names) and self.names[side]:
            given = self.names[side]
            return given.said(lang) if isinstance(given, Text) else given
        return in_lang(lang, f"Player {side + 1}", f"Игрок {side + 1}")

    def value(self, name: str, player: int | None = None) -> int:
        """A value of the table or of a player, as a number; at a place as `defence@old-london`."""
        return int(self.state[self.program.layout.address(name, player)])

    def cards(self, pile: str, player: int | None = None) -> list[str]:
        """The cards of a pile, from the top: the whole truth, for tests and tools."""
        at, reader = self.program.layout.pile_id(pile, player), self.reader
        return [reader.kind_of(self.state, card) for card in reader.cards_in(self.state, at)]

    def lying_open(self, pile: str, player: int | None = None) -> list[dict[str, Any] | None]:
        """The cards of a pile as everybody may know them, with what lies on them: this much of a spectator's view."""
        found = self.reader.pile(self.state, self.program.layout.pile_id(pile, player), isa.PUBLIC_BIT)
        cards: list[dict[str, Any] | None] = found["cards"]
        return cards

    def view(self, seat: int | None = None, *, open: bool = False) -> dict[str, Any]:
        """What a seat may know (None: a spectator), ready for JSON; open: everything, for replays and tools."""
        return dict(self.glance(seat, open=open).view)

    def glance(self, seat: int | None = None, *, open: bool = False, since: Glance | None = None) -> Glance:
        """The view of a seat, to go on from later.

        With `since`, an earlier glance of the same eyes, piles in which nothing has changed are the very same objects.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise errors.NotYourTurn(f"there is no seat {seat}", f"нет места {seat}")
        asked = self._asked(None if open else isa.PUBLIC_BIT if seat is None else seat)
        to_answer, result, words = self.to_answer, self.result, self.state.tolist()
        view = {
            "game": self.game.id,
            "revision": self.revision,
            "seat": seat,
            "over": self.over,
            "winners": list(result.winners) if result else [],
            "turn": self.turn,
            "active": self.active,
            "to_answer": list(to_answer),
            "prompt": {"id": asked.id, "en": asked.en, "ru": asked.ru, "source": asked.source} if asked else None,
            "options": [vars(option) for option in self.offered(seat)] if seat in to_answer else [],
            **self.reader.view(words, seat, open=open, since=since),
            **reckoned(self, None if open else isa.PUBLIC_BIT if seat is None else seat),
            **foreseen(self, seat),
        }
        return Glance(words, view)

    def hash(self) -> str:
        """A digest of the whole state: equal games have equal ones, on every machine."""
        return self.machine.hash(self.state)

    # --- choosing -----------------------------------------------------------------------------------------------------

    def choose(
        self,
        what: Option | int | str,
        *,
        card: str | int | None = None,
        place: str | None = None,
        target: str | int | None = None,
        player: int | None = None,
        pile: str | None = None,
        number: int | None = None,
        seat: int | None = None,
        revision: int | None = None,
    ) -> list[Event]:
        """Choose an option: itself, its index, or a verb with what it goes with. What happened is the answer.

        A card is given by its id, and by the `place` where it lies if that matters, or by its number in the view; a
        pile as `row` or `p1.hand`. A place is a pile, a place of the table (`old london`), or the card it lies in:
        `breach 2`, or `p1.breach 2`; where an option was offered with a place, it is that one. With a `seat` the choice
        must be that seat's, and is read as that seat sees it.
        """
        if self.over:
            raise errors.GameOver("the game is over", "партия окончена")
        if revision is not None and revision != self.revision:
            raise errors.StaleRevision(
                f"this answers revision {revision}, the table is at {self.revision}",
                f"это ответ на версию {revision}, а стол уже на версии {self.revision}",
            )
        if seat is not None and seat not in self.to_answer:
            names_en = ", ".join(self.name(s, "en") for s in self.to_answer)
            names_ru = ", ".join(self.name(s, "ru") for s in self.to_answer)
            raise errors.NotYourTurn(f"{names_en} must choose now", f"сейчас выбирает {names_ru}")
        wanted = {
            "card": card,
            "place": place,
            "target": target,
            "player": player,
            "pile": pile,
            "number": number,
        }
        index = find_option(self, what, wanted, seat)
        meant, turn, before = meant_by(self, index), self.turn, self.state.copy()
        self.state[isa.H_ANSWER] = index
        try:
            events = self._advance()
        except MachineFault as fault:
            self.state = before
            raise errors.RulesStopped(fault) from None
        self.history.append({"choose": index, "meant": meant})
        self._look_for_end(turn)
        return events

    def _look_for_end(self, turn: int) -> None:
        """Keep how the table stands, if what was done last ended a turn or the game."""
        if self.seed is not None and (self.over or self.turn != turn):
            self.ends.append(TurnEnd.of(len(self.history), self.state))

    def positions(self) -> list[tuple[int, dict[str, Any]]]:
        """The position by names as each turn ended, and after how many things done since the table was begun."""
        return [(end.at, told_position(self, end.state)) for end in self.ends if end.at <= len(self.history)]

    # --- going back, copying, keeping ---------------------------------------------------------------------------------

    def undo(self, steps: int = 1) -> None:
        """Take back the last choices, any number of them, by playing the others again."""
        if steps < 1 or steps > len(self.history):
            raise errors.NothingToUndo("there is nothing to take back", "отменять нечего")
        self._replay(self.history[:-steps])

    def at(self, revision: int) -> Table:
        """A copy of the table as it was at an earlier revision; nothing that came later is in it."""
        twin = self.clone()
        kept = revision - self._before
        if not 0 <= kept <= len(self.history):
            raise errors.NothingToUndo("the table has no such past", "у стола нет такого прошлого")
        twin._replay(self.history[:kept])
        return twin

    def _replay(self, entries: list[dict[str, Any]]) -> None:
        """Play from the beginning with these choices and arrangements; the table stays as it is if that fails."""
        before, self.state = self.state, self._opened.copy()
        try:
            if self.state[isa.H_STATUS] == isa.RUNNING:
                self.machine.run(self.state, told=_unheard)
            for entry in entries:
                self._redo(entry)
        except Exception:
            self.state = before
            raise
        self.history = list(entries)
        self.ends = [end for end in self.ends if end.at <= len(entries)]

    def _redo(self, entry: Mapping[str, Any]) -> None:
        if "arrange" in entry:
            self.state, _ = self._arranged(entry["arrange"], entry.get("at"), entry.get("seat"))
            return
        if not self._is_possible(entry["choose"]):
            raise errors.BadSave("a choice in it was not possible", "в записи есть невозможный ход")
        self.state[isa.H_ANSWER] = entry["choose"]
        self.machine.run(self.state, told=_unheard)

    def _is_possible(self, index: int) -> bool:
        return not self.over and 0 <= index < int(self.state[isa.H_NOPT])

    def clone(self) -> Table:
        """An independent copy, with its past."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.history, twin.ends = list(self.history), list(self.ends)
        twin.names = list(self.names)
        return twin

    def determinized(self, seat: int, seed: int) -> Table:
        """A copy in which all this seat cannot know is dealt anew: what a planner may look ahead in.

        It has no past: taking back goes no further than its own beginning, and it cannot be saved.
        """
        twin = self.clone()
        twin.state = self.machine.determinize(self.state, seat, seeded(self.machine, seed, PLANNING))
        twin._opened = twin.state.copy()
        twin._before, twin.history, twin.ends, twin.seed = self.revision, [], [], None
        twin.opening_events = []
        return twin

    def arrange(
        self, wanted: Arrangement | None = None, *, at: str | None = None, seat: int | None = None, **more: Any
    ) -> list[Event]:
        """Put cards and values in place (see `deckwright.table.arrange`). Keyword names write p0__hand for p0.hand.

        The pending question is asked anew, so that its choices fit the cards as they lie now. Or play goes on `at` a
        phase of the game, that of a `seat` or else of whose turn it is. What happens then is the answer.
        """
        if self.over:
            raise errors.GameOver("the game is over", "партия окончена")
        asked = dict(wanted or {}) | {name.replace("__", "."): given for name, given in more.items()}
        turn = self.turn
        self.state, events = self._arranged(asked, at, seat)
        entry = {"arrange": copy.deepcopy(asked), "at": at, "seat": seat}
        self.history.append({name: given for name, given in entry.items() if given is not None})
        self._look_for_end(turn)
        return events

    def _arranged(self, wanted: Arrangement, at: str | None, seat: int | None) -> tuple[Words, list[Event]]:
        """The state as arranged, its question asked anew, or at a phase; and what happens on the way."""
        state, events = self.state.copy(), list[Event]()
        entered = phase_meant(self, at, seat)
        offers = self._offers_begin() if entered is None else None
        try:
            arrange(self, state, wanted)
            if entered is not None:
                self.machine.begin(state, *entered)
                events = self._run(state)
            elif offers is not None:
                events = self._ask_from(state, offers)
        except MachineFault as error:
            raise errors.BadArrangement(
                f"the rules cannot go on from there: {error}", f"правила не могут продолжаться: {error}"
            ) from None
        return state, events

    def _offers_begin(self) -> int | None:
        """Where the offers of the pending question begin, if they can be made again and come out the same."""
        for at in self.program.anew.get(int(self.state[isa.H_PC]) - 4, ()):
            again = self.state.copy()
            try:
                self._ask_from(again, at)
            except MachineFault:
                continue
            if self.machine.hash(again) == self.hash():
                return at
        return None

    def _ask_from(self, state: Words, at: int) -> list[Event]:
        """Forget the pending question and go on from an earlier instruction of the rule that asked it."""
        state[isa.H_STATUS], state[isa.H_PC], state[isa.H_NOPT] = isa.RUNNING, at, 0
        return self._run(state)

    def begin_anew(self, laid: Mapping[str, Any], past: Past) -> list[Event]:
        """Go on from a position laid by names (see `deckwright.table.reloading`); what was before is told, not played.

        `laid` is an arrangement with the phase it is entered at, and the number of the turn. What happens then is the
        answer. The table stays as it is if that cannot be.
        """
        twin = self.clone()
        at, seat = laid.get("at"), laid.get("seat")
        twin.state[isa.H_TURN] = laid["turn"] - (at is not None)
        twin.state, events = twin._arranged(laid["arrange"], at, seat)
        self.state, self.laid, self.opening_events = twin.state, copy.deepcopy(dict(laid)), events
        self.begin_told(past)
        return events

    def begin_told(self, past: Past) -> None:
        """Stand as it stands, with a past that can be read and not played."""
        self._opened, self._before = self.state.copy(), past.length
        self.history, self.ends, self.past = [], [], past

    def save(self) -> str:
        """The game as JSON: its header, its choices by what they mean, its position by names as each turn ended."""
        if self.seed is None:
            raise errors.TableError(
                "a table dealt anew for planning has no beginning to save",
                "у стола, розданного заново для расчётов, нет начала, которое можно сохранить",
            )
        return json.dumps(record_of(self), ensure_ascii=False)

    @classmethod
    def load(cls, text: str | bytes, *, game: Game | None = None) -> Table:
        """A saved game. A damaged or foreign file is refused with the reason.

        One of another version of its game is played again by what its choices mean; `reloaded` then says how that went
        (see `deckwright.table.reloading`).
        """
        record = read_record(text)
        found = game or _loaded(record["game"])
        if record["game"] != found.id:
            raise errors.BadSave(f"it is a game of {record['game']}", f"это запись другой игры: {record['game']}")
        if record["rules"] != found.program.version or not record["hash"]:  # none: whoever kept it could not play it
            return reload(cls, found, record)
        table = cls.open(found, record["seats"], record["seed"], record["options"], record["names"])
        try:
            begun_again(table, record)
            for entry in record["history"]:
                table.do_again(entry)
        except errors.BadArrangement as error:
            raise errors.BadSave(error.en, error.ru) from None
        except MachineFault as error:
            raise errors.BadSave(f"its rules stop on the way: {error}", f"правила останавливаются: {error}") from None
        if record["hash"] != table.hash():
            raise errors.BadSave("it does not lead to the position it names", "запись не приводит к указанной позиции")
        return table

    def do_again(self, entry: Mapping[str, Any]) -> None:
        """Do once more what an entry of a history tells."""
        turn, entry = self.turn, dict(entry)
        if "choose" in entry and self._is_possible(entry["choose"]):
            entry["meant"] = meant_by(self, entry["choose"])
        self._redo(entry)
        self.history.append(entry)
        self._look_for_end(turn)


def _loaded(id: str) -> Game:
    try:
        return load(id)
    except KeyError:
        known = ", ".join(ids())
        raise errors.UnknownGame(
            f"there is no game {id!r}; there are: {known}", f"нет игры {id!r}; есть: {known}"
        ) from None
    except GameFailed as failed:
        raise errors.BrokenGame(failed.said("en"), failed.said("ru")) from failed


def _unheard(_: RawEvent) -> None:
    """Nobody listens. A game played again is still told, since a silent run leaves other words in unused registers."""
