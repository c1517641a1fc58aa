"""What came of a battle, derived from its table alone: from the position by names, so that any version can tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckwright.campaigns.errors import CampaignError
from deckwright.lang.campaign import BattleResult
from deckwright.table import Table
from deckwright.table.named import told_position


def last_position(table: Table) -> dict[str, Any]:
    """How a table stands, by names; one that is only shown, as it was kept."""
    if table.past is not None and table.laid is None:
        return table.past.wholes()[-1][1]
    return told_position(table)


def is_over(table: Table) -> bool:
    """Whether the game has ended, or had when it was kept."""
    return table.past.over if table.past is not None and table.laid is None else table.over


def result_of(table: Table, battle: str, attempt: int, people: Sequence[int]) -> BattleResult:
    """The result of a table that is over; won, if one of the people has won."""
    if not is_over(table):
        raise CampaignError("The battle is not over yet.", "Битва ещё не окончена.")
    position = last_position(table)
    winners = tuple(seat for seat in range(table.seats) if position.get(f"p{seat}.won"))
    won = any(seat in people for seat in winners)
    return BattleResult(battle, attempt, won, winners, table.seats, int(position["turn"]), position=position)


def abandoned(battle: str, attempt: int, seats: int) -> BattleResult:
    """The result of a battle that was given up: it is lost."""
    return BattleResult(battle, attempt, False, (), seats, 0, abandoned=True)
