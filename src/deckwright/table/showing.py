"""Showing what cannot be played any more: kept positions laid without a question, choices said by what they meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckwright.lang.texts import Text, plain
from deckwright.table.arrange import put
from deckwright.table.errors import TableError
from deckwright.table.sifting import sifted
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.records import Past
    from deckwright.table.table import Table


def show(table: Table, past: Past) -> None:
    """Let a fresh table show how a game ended that is only told."""
    wholes = past.wholes()
    if wholes:
        _put(table, wholes[-1][1])
    table.state[isa.H_STATUS] = isa.OVER
    table.begin_told(past)


def shown_at(table: Table, past: Past, revision: int) -> Table:
    """A copy of a table that shows the last position kept until a revision of its past. Nobody is asked anything."""
    kept = [position for at, position in past.wholes() if at <= revision]
    twin = type(table).open(table.game, table.seats, table.seed or 0, table.chosen_options, table.names)
    if kept:
        _put(twin, kept[-1])
    twin.state[isa.H_WHO] = twin.state[isa.H_NOPT] = 0
    if past.over and revision >= past.length:
        twin.state[isa.H_STATUS] = isa.OVER
    twin.begin_told(past)
    return twin


def _put(table: Table, position: Mapping[str, Any]) -> None:
    """Put all of a position in place that today's game has; what does not fit any more is left out."""
    wanted = sifted(table, position)
    piles = {name: told for name, told in wanted.items() if isinstance(told, list)}
    values = {name: told for name, told in wanted.items() if name not in piles}
    for part in (piles, *({name: told} for name, told in values.items())):
        state = table.state.copy()
        try:
            put(table, state, part)
        except TableError:
            continue
        table.state = state
    table.state[isa.H_TURN] = position["turn"]
    table.state[isa.H_ACTIVE] = position["active"] if position["active"] in range(table.sides) else -1


def told_meaning(table: Table, meant: Mapping[str, Any]) -> Text:
    """A choice in words, by what it meant; by bare names where today's game has no words for it."""
    verb = next((verb for verb in table.program.verbs if verb.id == meant.get("verb")), None)
    try:
        if verb is not None and all(table.game.kind(meant[part]) for part in ("card", "target") if part in meant):
            found = dict(meant)
            if "pile" in found:
                owner, dot, name = str(found["pile"]).rpartition(".")
                found["pile"] = (name, int(owner.removeprefix("p")) if dot else None)
            return Text(*(plain(table.reader.sentence(verb, found, lang)) for lang in ("en", "ru")))
    except (KeyError, ValueError, IndexError, TypeError):
        pass
    said = " ".join(str(part) for name, part in meant.items() if name != "which")
    return Text(said, said)
