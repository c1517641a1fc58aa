"""Whole games, of every size and in teams: what must hold at any moment of any of them."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from deckwright import Table
from deckwright.games.sorcerer.game import SORCERER
from deckwright.testing import Conformance, Trial

pytestmark = pytest.mark.slow

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"{players}-players": (players, {}) for players in (2, 3, 4, 5, 6)},
    **{f"{players // 2}-against-{players // 2}": (players, {"mode": "teams"}) for players in (4, 6)},
}


class TestSorcerer(Conformance):
    game = SORCERER
    modes = MODES
    mixtures = 3
    odd = 4
    # Grimoires lie face down, hands are their owners', all else is open (SOR-ZONE-01, SOR-LIN-10).
    face_down: ClassVar = {"grimoire"}
    own: ClassVar = {"hand"}

    @pytest.mark.rule("SOR-READY-04", "SOR-LIN-05", "SOR-CONQ-06", "SOR-MINION-03", "SOR-TEAM-02")
    def test_no_number_leaves_its_bounds(self, trial: Trial) -> None:
        for table in self.played(trial).tables():
            check_bounds(table)

    @pytest.mark.rule("SOR-WIN-01", "SOR-BR-05", "SOR-TEAM-01")
    def test_who_has_won_has_conquered(self, trial: Trial) -> None:
        check_end(self.played(trial).table)


def check_bounds(table: Table) -> None:
    """Tracks, sides and marks."""
    teams = table.chosen_options["mode"] == "teams"
    for seat in range(table.seats):
        assert 0 <= table.value("energy", seat) <= 10 and 0 <= table.value("blood", seat) <= 10
        assert 0 <= table.value("actions", seat) <= 6 and table.value("omens", seat) >= 0
    for field in table.view(None)["places"]["fields"]:
        assert all(0 <= side["values"]["damage"] <= 12 for side in field["sides"])
        sizes = [side["piles"]["minions"]["count"] for side in field["sides"]]
        held = [sum(sizes[0::2]), sum(sizes[1::2])] if teams else sizes
        assert max(held) <= (6 if teams else 4)


def check_end(table: Table) -> None:
    """Two battlefields, or three points; or a draw that was called."""
    assert table.result is not None
    winners = table.result.winners
    if not winners:
        assert table.value("round") >= 30
    elif table.seats == 2 or table.chosen_options["mode"] == "teams":
        fields = [field["values"] for field in table.view(None)["places"]["fields"]]
        conquered = [field["conqueror"] for field in fields if field["conquered"]]
        assert conquered.count(winners[0]) >= 2
        assert list(winners) == [seat for seat in range(table.seats) if seat % 2 == winners[0] % 2]
    else:
        assert [table.value("points", winner) for winner in winners] == [3]
