"""A table: the one way people, bots, pages and tests play a game."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from deckwright.games import GAMES, load
from deckwright.lang.game import Game, OptionError
from deckwright.table import errors
from deckwright.table.arrange import Arrangement, arrange
from deckwright.table.seen import Event, Option, Reader
from deckwright.vm import isa
from deckwright.vm.host import Machine, Words

FORMAT = 1
_MACHINES: dict[str, Machine] = {}


@dataclass(frozen=True)
class Prompt:
    """What is asked, and by which card."""

    id: str
    en: str
    ru: str
    source: str | None = None

    def said(self, lang: str) -> str:
        """The question in a language."""
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True)
class Result:
    """How a game ended. `winners` are seats; in a solo or co-operative game nobody may have won."""

    winners: tuple[int, ...]
    turns: int
    decisions: int


class Table:
    """A game in progress. Same seed, same options, same choices: the same game to the last bit."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Any], names: list[str] | None) -> None:
        self.game = game
        self.program = game.program
        self.machine = _machine(game)
        self.seats = seats
        self.seed = seed
        try:
            self.chosen_options = game.read_options(seats, options)
            opening = game.open(seats, self.chosen_options)
        except OptionError as error:
            raise errors.BadOptions(error.en, error.ru) from None
        self._sides = opening.sides
        self.names = list(names or [])[:seats]
        self.history: list[dict[str, Any]] = []
        self.reader = Reader(self)
        self._opened = _opened(self.program, self._sides, opening.values, seed)
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
        names: list[str] | None = None,
    ) -> Table:
        """Open a table: a game by its id, how many seats, a seed, options of the game."""
        if isinstance(game, str):
            if game not in GAMES:
                known = ", ".join(GAMES)
                raise errors.UnknownGame(
                    f"there is no game {game!r}; there are: {known}", f"нет игры {game!r}; есть: {known}"
                )
            game = load(game)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
            raise errors.BadOptions("the seed is a number from 0 to 2**64 - 1", "зерно — число от 0 до 2**64 − 1")
        return cls(game, players, seed, options or {}, names)

    def _advance(self) -> list[Event]:
        """Let the machine run to the next question."""
        _, raw = self.machine.run(self.state, events=True)
        events = (self.reader.event(each, self.state) for each in raw)
        return [event for event in events if event is not None]

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def revision(self) -> int:
        """How many things have been done at this table; a choice may name the revision it answers."""
        return len(self.history)

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
    def prompt(self) -> Prompt | None:
        """What is asked."""
        if self.over:
            return None
        asked = self.program.prompts[int(self.state[isa.H_PROMPT])]
        source = int(self.state[isa.H_SOURCE])
        return Prompt(asked.id, asked.en, asked.ru, self.reader.kind_of(self.state, source) if source >= 0 else None)

    @property
    def options(self) -> list[Option]:
        """What can be chosen now."""
        if self.over:
            return []
        return [self.reader.option(self.state, i) for i in range(int(self.state[isa.H_NOPT]))]

    @property
    def result(self) -> Result | None:
        """How it ended, once it is over."""
        if not self.over:
            return None
        at = self.program.layout.player_address["won"]
        won = tuple(seat for seat in range(self.seats) if self.state[at + seat])
        return Result(won, int(self.state[isa.H_TURN]), int(self.state[isa.H_DECISIONS]))

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
                return special[1] if lang == "ru" else special[0]
        if side < len(self.names) and self.names[side]:
            return self.names[side]
        return f"Игрок {side + 1}" if lang == "ru" else f"Player {side + 1}"

    def value(self, name: str, player: int | None = None) -> int:
        """A value of the table or of a player, as a number."""
        layout = self.program.layout
        at = layout.table_address[name] if player is None else layout.player_address[name] + player
        return int(self.state[at])

    def cards(self, pile: str, player: int | None = None) -> list[str]:
        """The cards of a pile, from the top: the whole truth, for tests and tools."""
        at = self.program.layout.pile_id(pile, player)
        return [self.reader.kind_of(self.state, card) for card in self.reader.cards_in(self.state, at)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), ready for JSON."""
        if seat is not None and not 0 <= seat < self.seats:
            raise errors.NotYourTurn(f"there is no seat {seat}", f"нет места {seat}")
        asked = self.prompt
        mine = seat is not None and seat in self.to_answer
        return {
            "game": self.game.id,
            "revision": self.revision,
            "seat": seat,
            "over": self.over,
            "winners": list(self.result.winners) if self.result else [],
            "turn": self.turn,
            "active": self.active,
            "to_answer": list(self.to_answer),
            "prompt": {"id": asked.id, "en": asked.en, "ru": asked.ru, "source": asked.source} if asked else None,
            "options": [vars(option) for option in self.options] if mine else [],
            **self.reader.view(self.state, seat),
        }

    def hash(self) -> str:
        """A digest of the whole state: equal games have equal ones, on every machine."""
        return self.machine.hash(self.state)

    # --- choosing -----------------------------------------------------------------------------------------------------

    def choose(
        self,
        what: Option | int | str,
        *,
        card: str | int | None = None,
        target: str | int | None = None,
        player: int | None = None,
        number: int | None = None,
        seat: int | None = None,
        revision: int | None = None,
    ) -> list[Event]:
        """Choose an option: itself, its index, or a verb with what it goes with. What happened is the answer."""
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
        index = self._index(what, card, target, player, number)
        return self._do({"choose": index})

    def _index(self, what: Option | int | str, card: Any, target: Any, player: int | None, number: int | None) -> int:
        count = int(self.state[isa.H_NOPT])
        if isinstance(what, Option | int) and not isinstance(what, bool):
            index = what.index if isinstance(what, Option) else what
            if not 0 <= index < count or (isinstance(what, Option) and self.reader.option(self.state, index) != what):
                raise errors.NotLegal(f"there is no choice {index} now", f"сейчас нет варианта {index}")
            return index
        wanted = {"card": card, "target": target, "player": player, "number": number}
        fits = [o for o in self.options if o.verb == what and _fits(o, wanted)]
        if not fits:
            raise self._why_not(str(what), card)
        if len({option.meaning for option in fits}) > 1:
            shown = "; ".join(option.en for option in fits[:5])
            raise errors.Ambiguous(
                f"several choices fit: {shown}", f"подходит несколько вариантов: {'; '.join(o.ru for o in fits[:5])}"
            )
        return fits[0].index

    def _why_not(self, verb: str, card: Any) -> errors.TableError:
        if isinstance(card, str) and self.game.kind(card) is None:
            return errors.UnknownCard(f"there is no card {card!r}", f"нет карты {card!r}")
        if self.game.why_not is not None:
            reason = self.game.why_not(self, verb, card)
            if reason is not None:
                return errors.NotLegal(*reason)
        verbs = sorted({option.verb for option in self.options})
        return errors.NotLegal(
            f"{verb}{f' {card}' if card else ''} is not possible now; possible are: {', '.join(verbs)}",
            f"{verb}{f' {card}' if card else ''} сейчас невозможно; возможно: {', '.join(verbs)}",
        )

    def _do(self, entry: dict[str, Any]) -> list[Event]:
        if "choose" in entry:
            self.state[isa.H_ANSWER] = entry["choose"]
            events = self._advance()
        else:
            arrange(self, self.state, entry["arrange"])
            events = []
        self.history.append(entry)
        return events

    # --- going back, copying, keeping ---------------------------------------------------------------------------------

    def undo(self, steps: int = 1) -> None:
        """Take back the last choices, any number of them, by playing the others again."""
        if steps < 1 or steps > len(self.history):
            raise errors.NothingToUndo("there is nothing to take back", "отменять нечего")
        self._replay(self.history[:-steps])

    def _replay(self, entries: list[dict[str, Any]]) -> None:
        state = self._opened.copy()
        self.machine.run(state)
        before, self.state = self.state, state
        try:
            for entry in entries:
                if "choose" in entry:
                    if not 0 <= entry["choose"] < state[isa.H_NOPT]:
                        raise errors.BadSave("a choice in it was not possible", "в записи есть невозможный ход")
                    state[isa.H_ANSWER] = entry["choose"]
                    self.machine.run(state)
                else:
                    arrange(self, state, entry["arrange"])
        except Exception:
            self.state = before
            raise
        self.history = list(entries)

    def clone(self) -> Table:
        """An independent copy, with its past."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.history = list(self.history)
        twin.names = list(self.names)
        twin.reader = Reader(twin)
        return twin

    def determinized(self, seat: int, seed: int) -> Table:
        """A copy in which all this seat cannot know is dealt anew: what a planner may look ahead in."""
        twin = self.clone()
        generator = np.zeros(4, np.int32)
        from deckwright.vm import rng

        self.machine.call(rng.seed, generator, 0, seed & 0xFFFFFFFF, seed >> 32, 3)
        twin.state = self.machine.determinize(self.state, seat, generator)
        return twin

    def arrange(self, wanted: Arrangement | None = None, **more: Any) -> None:
        """Put cards and values in place (see `deckwright.table.arrange`). Keyword names write p0__hand for p0.hand."""
        asked = dict(wanted or {}) | {name.replace("__", "."): given for name, given in more.items()}
        trial = self.state.copy()
        arrange(self, trial, asked)
        self.state[:] = trial
        self.history.append({"arrange": asked})

    def save(self) -> str:
        """The game as JSON: its header and its choices."""
        return json.dumps(
            {
                "deckwright": FORMAT,
                "game": self.game.id,
                "rules": self.program.version,
                "seats": self.seats,
                "seed": self.seed,
                "options": self.chosen_options,
                "names": self.names,
                "history": self.history,
                "hash": self.hash(),
            },
            ensure_ascii=False,
        )

    @classmethod
    def load(cls, text: str | bytes, *, game: Game | None = None) -> Table:
        """A saved game. A damaged or foreign file is refused with the reason, one of other rules says so."""
        from deckwright.table.records import read_record

        record = read_record(text)
        table = cls.open(game or record["game"], record["seats"], record["seed"], record["options"], record["names"])
        if record["rules"] != table.program.version:
            raise errors.OtherRules(
                f"this game was saved under other rules ({record['rules']}; these are {table.program.version})",
                f"партия сохранена по другим правилам ({record['rules']}; сейчас {table.program.version})",
            )
        table._replay(record["history"])
        if record["hash"] != table.hash():
            raise errors.BadSave("it does not lead to the position it names", "запись не приводит к указанной позиции")
        return table


def _machine(game: Game) -> Machine:
    key = f"{game.id} {id(game)}"
    if key not in _MACHINES:
        _MACHINES[key] = Machine(game.program)
    return _MACHINES[key]


def _opened(program: Any, sides: int, values: Mapping[str, int], seed: int) -> Words:
    """A state with its options and its seed, before the first rule runs."""
    from deckwright.vm import rng

    state: Words = program.template.copy()
    state[isa.H_PLAYERS] = sides
    for name, given in values.items():
        state[program.layout.table_address[name]] = given
    words = np.zeros(4, np.int32)
    _machine_seed(words, seed, rng)
    state[isa.H_RNG : isa.H_RNG + 4] = words
    return state


def _machine_seed(words: Words, seed: int, rng: Any) -> None:
    from deckwright.vm.jit import INTERPRETED

    if INTERPRETED:
        plain = [0, 0, 0, 0]
        rng.seed(plain, 0, seed & 0xFFFFFFFF, seed >> 32, 0)
        words[:] = plain
    else:
        rng.seed(words, 0, seed & 0xFFFFFFFF, seed >> 32, 0)


def _fits(option: Option, wanted: Mapping[str, Any]) -> bool:
    for name, given in wanted.items():
        if given is None:
            continue
        found = getattr(option, f"{name}_id" if name in ("card", "target") and isinstance(given, int) else name)
        if found != given:
            return False
    return True
