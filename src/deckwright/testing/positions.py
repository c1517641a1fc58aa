"""What holds at every question for those who read it and for those who lay it: clear options, possible positions."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from deckwright.table import Option, Table
from deckwright.table.arrange import arrange
from deckwright.table.errors import BadArrangement
from deckwright.testing.playing import Playthrough


def check_options_differ(played: Playthrough) -> None:
    """Options that read the same are the same: their cards lie in one place, with the same things on them."""
    for revision, table in enumerate(played.tables()):
        for seat in table.to_answer:
            for same in _alike(table.offered(seat)):
                kinds = [table.reader.likeness(table.state, option, seat) for option in same]
                differs = next((i for i, kind in enumerate(kinds) if kind != kinds[0]), None)
                where = f"{played.trial}, choice {revision}"
                assert differs is None, f"{where}: {same[0].en!r} stands for {kinds[0]} and for {kinds[differs or 0]}"


def _alike(options: list[Option]) -> list[list[Option]]:
    """Options that read the same in a language."""
    found: dict[Any, list[Option]] = defaultdict(list)
    for option in options:
        found["en", option.en].append(option)
        found["ru", option.ru].append(option)
    return [same for same in found.values() if len(same) > 1]


def check_laying(played: Playthrough) -> None:
    """A position that came about in a game is possible, and all that follows from it is true already."""
    for revision, table in enumerate(played.tables()):
        if table.over or table.turn == 0:
            continue
        where = f"{played.trial}, choice {revision}"
        try:
            again = _laid_anew(table)
        except BadArrangement as error:
            raise AssertionError(f"{where}: it came to what is refused: {error}") from None
        assert again == table.hash(), f"{where}: the rules for laying see it otherwise"


def _laid_anew(table: Table) -> str:
    """The digest of a position with nothing arranged in it, except what the rules for laying see to."""
    state = table.state.copy()
    arrange(table, state, {})
    return table.machine.hash(state)


def check_phases(played: Playthrough) -> None:
    """Play goes on at every phase from the middle of a game, and can be saved and taken back."""
    table = played.at(len(played.states) // 2)
    for name, phase in table.program.phases.items():
        entered, before = table.clone(), table.hash()
        entered.arrange(at=name, seat=0 if phase.of_player else None)
        assert entered.over or entered.options, f"{played.trial}: nothing can be done at {name}"
        assert Table.load(entered.save(), game=table.game).hash() == entered.hash(), f"{played.trial}: saved at {name}"
        entered.undo()
        assert entered.hash() == before, f"{played.trial}: {name} taken back"
