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
from deckwright.table.differing import filled, joined, told_difference, told_gone
from deckwright.table.named import as_changes, as_wholes, differences, found_choice, told_position
from deckwright.table.records import BY_NUMBER, Past
from deckwright.table.showing import show
from deckwright.table.sifting import sifted, without
from deckwright.vm.host import MachineFault

if TYPE_CHECKING:
    from deckwright.table.table import Table

MOST_CONTRADICTIONS = 50

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
STOPS = Text("today's rules cannot take this step", "по нынешним правилам этот шаг сделать нельзя")
WITHOUT = Text(
    "It goes on without settings that are no longer there: {options}.",
    "Она продолжается без настроек, которых больше нет: {options}.",
)

IN_PART = Text("{option} (in part)", "{option} (частично)")


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
    """What was done cannot be done again, or leads elsewhere: from which number on, and why, as everybody may read."""

    def __init__(self, at: int, why: Text) -> None:
        self.at, self.why = at, why
        super().__init__(why.en)


def reload(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    """A saved game of another version."""
    if record["deckwright"] == BY_NUMBER:
        return _by_number(cls, game, record)
    try:
        table = _laid_again(cls, game, record)
        play_by_meaning(table, record["history"], dict(as_wholes(record["positions"])))
    except Parted as parted:
        table = _opened(cls, game, record)
        bring_back(table, Past.of(record, parted.at, parted.why), left_out(game, record["seats"], record["options"]))
        return table
    table.reloaded = Reloaded(record["rules"], None, False, _how_it_goes_on(game, record))
    return table


def _how_it_goes_on(game: Game, record: Mapping[str, Any]) -> Text:
    return joined(GOES_ON, left_out(game, record["seats"], record["options"]))


def left_out(game: Game, seats: int, kept: Mapping[str, Any]) -> Text | None:
    """That some of the options a game was begun with cannot be chosen any more; None if all can."""
    taken, gone = game.still_taken(seats, game.recalled(kept))
    if not gone:
        return None
    titles = {option.id: Text(option.en, option.ru) for option in game.options}
    named = [filled(IN_PART, option=titles[id]) if id in taken else titles.get(id, Text(id, id)) for id in gone]
    return filled(WITHOUT, options=Text(", ".join(each.en for each in named), ", ".join(each.ru for each in named)))


def _by_number(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    """A saved game from before choices had a meaning: it goes on as far as their numbers lead."""
    if not game.plays(record["rules"]):
        raise errors.OtherRules(
            f"this game was saved under other rules ({record['rules']}; these are {game.program.version})",
            f"партия сохранена по другим правилам ({record['rules']}; сейчас {game.program.version})",
        )
    table = _opened(cls, game, record)
    try:
        play_by_meaning(table, record["history"], {})
    except Parted as parted:
        kept = {**record, "positions": as_changes(table.positions()), "over": False}
        table = _opened(cls, game, record)
        bring_back(table, Past.of(kept, parted.at, parted.why), left_out(game, record["seats"], record["options"]))
        return table
    table.reloaded = Reloaded(record["rules"], None, False, _how_it_goes_on(game, record))
    return table


def _laid_again(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    try:
        return begun_again(_opened(cls, game, record), record)
    except errors.TableError:
        raise Parted(1, STOPS) from None


def begun_again(table: Table, record: Mapping[str, Any]) -> Table:
    """The fresh table of a record as that began, which may have been laid anew."""
    if "laid" in record:
        table.begin_anew(record["laid"], Past.read(record["past"]))
    return table


def _opened(cls: type[Table], game: Game, record: Mapping[str, Any]) -> Table:
    taken, _ = game.still_taken(record["seats"], game.recalled(record["options"]))
    return cls.open(game, record["seats"], record["seed"], taken, record["names"])


# --- played by meaning ------------------------------------------------------------------------------------------------


def play_by_meaning(
    table: Table, history: Sequence[Mapping[str, Any]], positions: Mapping[int, Mapping[str, Any]]
) -> None:
    """Do again what a history tells, and compare with the positions that were kept."""
    for number, entry in enumerate(history, start=1):
        try:
            table.do_again({"choose": index_meant(table, entry, number)} if "choose" in entry else entry)
        except (errors.TableError, MachineFault):
            raise Parted(number, STOPS) from None
        compare(table, positions.get(number), number)


def index_meant(table: Table, entry: Mapping[str, Any], number: int) -> int:
    """The number an option has now, by what it meant."""
    if "meant" not in entry:
        return int(entry["choose"])
    index = None if table.over else found_choice(table.options, entry["meant"])
    if index is None:
        raise Parted(number, told_gone(table, entry["meant"]))
    return index


def compare(table: Table, kept: Mapping[str, Any] | None, number: int) -> None:
    """Complain if a position is not the one that was kept. What only one of the versions has is no difference."""
    if kept is None:
        return
    now_told = told_position(table)
    both = {name: told for name, told in kept.items() if name in now_told}
    other = differences(both, now_told)
    if other:
        raise Parted(number, told_difference(table, other))


# --- laid anew --------------------------------------------------------------------------------------------------------


def bring_back(table: Table, past: Past, also: Text | None = None) -> None:
    """A game that cannot be played again, on a fresh table: laid anew as it last stood, or shown if it is over.

    `also` is what else is to be said of it.
    """
    at = past.before + past.parted_at
    if past.over:
        show(table, past)
        table.reloaded = Reloaded(past.rules, at, False, joined(filled(SHOWN, at=at, why=past.reason), also))
        return
    kept = lay_anew(table, past)
    text = FROM_THE_START if kept is None else ANEW
    said = filled(text, at=at, why=past.reason, kept=kept or 0)
    table.reloaded = Reloaded(past.rules, at, True, joined(said, also))


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
