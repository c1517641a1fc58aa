"""Games of another version of their rules: played again by what their choices mean, or laid anew.

Where every choice is found and the position is the same as each turn ends, the game simply goes on. Otherwise it goes
on from its last kept position, laid by names and entered at a phase of the game; all that was before can be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.lang.game import Game
from deckwright.lang.texts import Text
from deckwright.table import errors
from deckwright.table.named import as_changes, as_wholes, differences, found_choice, told_position
from deckwright.table.records import BY_NUMBER, Past
from deckwright.table.showing import show, told_meaning
from deckwright.table.sifting import sifted, without
from deckwright.vm.host import MachineFault

if TYPE_CHECKING:
    from deckwright.table.table import Table

MOST_CONTRADICTIONS = 50
LONGEST = 60  # signs of a value in a reason

GOES_ON = Text(
    "This game was begun under an earlier version of the rules; it goes on under today's.",
    "Партия начата по прежней версии правил; она продолжается по нынешней.",
)
ANEW = Text(
    "The rules have changed since this game was begun: at step {at} the games part ({why}). It was laid anew as it "
    "stood at the end of a turn, after step {kept}.",
    "С начала этой партии правила изменились: на шаге {at} партии расходятся ({why}). Она разложена заново так, "
    "как стояла в конце хода, после шага {kept}.",
)
FROM_THE_START = Text(
    "The rules have changed since this game was begun: at step {at} the games part ({why}). No turn had ended before, "
    "so that it begins anew.",
    "С начала этой партии правила изменились: на шаге {at} партии расходятся ({why}). Ни один ход ещё не "
    "закончился, поэтому она начинается заново.",
)
SHOWN = Text(
    "The rules have changed since this game was played: at step {at} the games part ({why}). It is shown as it "
    "was kept.",
    "С тех пор как партия сыграна, правила изменились: на шаге {at} партии расходятся ({why}). Она показана "
    "так, как была сохранена.",
)
IMPOSSIBLE = Text("{what} is not possible there any more", "{what}: там это больше невозможно")
A_CHOICE = Text("what was chosen", "сделанный выбор")
OTHERWISE = Text("{name} was {was} and is {now}", "{name}: было {was}, теперь {now}")
IS_OTHER = Text("{name} is other than it was", "{name}: не так, как было")
OTHER_OPTIONS = Text("options that are possible no more: {options}", "больше невозможные настройки: {options}")
STOPS = Text("the rules cannot go on: {what}", "правила не могут продолжаться: {what}")


@dataclass(frozen=True)
class Reloaded:
    """How a game of another version came back. `parted_at` is None where it simply goes on.

    `laid_anew` says whether it goes on from a position laid by names; a game that is over is only shown.
    """

    rules: str
    parted_at: int | None
    laid_anew: bool
    reason: Text

    def said(self, lang: str) -> str:
        """What happened, in a language."""
        return self.reason.said(lang)


class Parted(Exception):
    """What was done cannot be done again, or leads elsewhere: from which number on, and why.

    `why` names all, hidden cards too; `hint` is what everybody at the table may read.
    """

    def __init__(self, at: int, why: Text, hint: Text | None = None) -> None:
        self.at, self.why, self.hint = at, why, hint or why
        super().__init__(why.en)


def reload(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    """A saved game of another version."""
    if record["deckwright"] == BY_NUMBER:
        return _by_number(cls, game, record)
    parted = other_options(game, record["seats"], record["options"])
    try:
        if parted is not None:
            raise parted
        table = begun_again(_opened(cls, game, record), record)
        play_by_meaning(table, record["history"], dict(as_wholes(record["positions"])))
    except Parted as parted:
        table = _opened(cls, game, record)
        bring_back(table, Past.of(record, parted.at, parted.why))
        return table
    table.reloaded = Reloaded(record["rules"], None, False, GOES_ON)
    return table


def _by_number(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    """A saved game from before choices had a meaning: it goes on as far as their numbers lead."""
    if not game.plays(record["rules"]):
        raise errors.OtherRules(
            f"this game was saved under other rules ({record['rules']}; these are {game.program.version})",
            f"партия сохранена по другим правилам ({record['rules']}; сейчас {game.program.version})",
        )
    table, parted = _opened(cls, game, record), other_options(game, record["seats"], record["options"])
    try:
        play_by_meaning(table, record["history"], {})
    except Parted as stopped:
        parted = parted or stopped
    if parted is not None:
        kept = {**record, "positions": as_changes(table.positions()), "over": False}
        table = _opened(cls, game, record)
        bring_back(table, Past.of(kept, parted.at, parted.why))
        return table
    table.reloaded = Reloaded(record["rules"], None, False, GOES_ON)
    return table


def begun_again(table: Table, record: Mapping[str, Any]) -> Table:
    """The fresh table of a record as that began, which may have been laid anew."""
    if "laid" in record:
        try:
            table.begin_anew(record["laid"], Past.read(record["past"]))
        except errors.TableError as error:
            raise Parted(1, _filled(STOPS, what=Text(error.en, error.ru))) from None
    return table


def _opened(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    taken, _ = game.still_taken(record["seats"], game.recalled(record["options"]))
    return cls.open(game, record["seats"], record["seed"], taken, record["names"])


def other_options(game: Game, seats: int, kept: Mapping[str, Any]) -> Parted | None:
    """That the games part at once: some of the options it was begun with cannot be chosen any more."""
    _, left = game.still_taken(seats, game.recalled(kept))
    said = ", ".join(f"{name}: {_short(value)}" for name, value in left.items())
    return Parted(1, _filled(OTHER_OPTIONS, options=said)) if left else None


# --- played by meaning ------------------------------------------------------------------------------------------------


def play_by_meaning(
    table: Table, history: Sequence[Mapping[str, Any]], positions: Mapping[int, Mapping[str, Any]]
) -> None:
    """Do again what a history tells, and compare with the positions that were kept."""
    for number, entry in enumerate(history, start=1):
        try:
            table.do_again({"choose": index_meant(table, entry, number)} if "choose" in entry else entry)
        except (errors.TableError, MachineFault) as error:
            en, ru = (error.en, error.ru) if isinstance(error, errors.TableError) else (str(error), str(error))
            raise Parted(number, _filled(STOPS, what=Text(en, ru))) from None
        compare(table, positions.get(number), number)


def index_meant(table: Table, entry: Mapping[str, Any], number: int) -> int:
    """The number an option has now, by what it meant."""
    if "meant" not in entry:
        return int(entry["choose"])
    index = None if table.over else found_choice(table.options, entry["meant"])
    if index is None:
        why = _filled(IMPOSSIBLE, what=told_meaning(table, entry["meant"]))
        raise Parted(number, why, _filled(IMPOSSIBLE, what=A_CHOICE))
    return index


def compare(table: Table, kept: Mapping[str, Any] | None, number: int) -> None:
    """Complain if a position is not the one that was kept. What only one of the versions has is no difference."""
    if kept is None:
        return
    now_told = told_position(table)
    both = {name: told for name, told in kept.items() if name in now_told}
    for name, (was, now) in differences(both, now_told).items():
        why = _filled(OTHERWISE, name=name, was=_short(was), now=_short(now))
        raise Parted(number, why, _filled(IS_OTHER, name=name))


def _short(told: Any) -> str:
    said = "-" if told is None else str(told)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


def _filled(text: Text, **values: Text | str | int) -> Text:
    """A text with its values, which may be in both languages themselves."""
    en = {name: value.en if isinstance(value, Text) else value for name, value in values.items()}
    ru = {name: value.ru if isinstance(value, Text) else value for name, value in values.items()}
    return Text(text.said("en", **en), text.said("ru", **ru))


# --- laid anew --------------------------------------------------------------------------------------------------------


def bring_back(table: Table, past: Past) -> None:
    """A game that cannot be played again, on a fresh table: laid anew as it last stood, or shown if it is over."""
    at = past.before + past.parted_at
    if past.over:
        show(table, past)
        table.reloaded = Reloaded(past.rules, at, False, _filled(SHOWN, at=at, why=past.reason))
        return
    kept = lay_anew(table, past)
    text = FROM_THE_START if kept is None else ANEW
    table.reloaded = Reloaded(past.rules, at, True, _filled(text, at=at, why=past.reason, kept=kept or 0))


def lay_anew(table: Table, past: Past) -> int | None:
    """Lay the last kept position that can be laid; after how much it was kept. None: the game begins anew."""
    kept: int
    for kept, position in reversed(past.wholes()):
        laid = _best(table, position, past)
        if laid is not None:
            table.begin_anew(laid, past)
            return kept
    table.begin_anew({"arrange": {}, "turn": table.turn}, past)
    return None


def _best(table: Table, position: Mapping[str, Any], past: Past) -> dict[str, Any] | None:
    """How to lay a position so that least of it is other: at which phase of the game play goes on."""
    found: list[tuple[int, dict[str, Any]]] = []
    for phase in _phases(table, position):
        twin = table.clone()
        wanted = {"arrange": sifted(table, position), "turn": position["turn"], **phase}
        laid = _laid(twin, wanted, past)
        if laid is not None and not twin.over:
            found.append((len(differences(position, told_position(twin))), laid))
    return min(found, key=lambda each: each[0])[1] if found else None


def _phases(table: Table, position: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The phases that may be entered; where a game has none, its first question, if the same player is asked it."""
    if not table.program.phases:
        if table.active == position["active"]:
            yield {}
        return
    for name, phase in table.program.phases.items():
        if not phase.of_player:
            yield {"at": name}
        elif position["active"] is not None:
            yield {"at": name, "seat": position["active"]}


def _laid(twin: Table, wanted: dict[str, Any], past: Past) -> dict[str, Any] | None:
    """Lay a position on a copy; what today's rules make of the rest themselves is left to them."""
    for _ in range(MOST_CONTRADICTIONS):
        try:
            twin.begin_anew(wanted, past)
        except errors.Contradiction as contradiction:
            wanted = wanted | {"arrange": without(wanted["arrange"], contradiction.name)}
        except errors.TableError:
            return None
        else:
            return wanted
    return None
