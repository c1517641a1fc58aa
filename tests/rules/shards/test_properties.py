"""Whole games, in every mode and with every option: what must hold at any moment of any of them."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from deckwright import Table
from deckwright.games.shards.game import SHARDS
from deckwright.testing import Conformance, Trial, played
from deckwright.testing.reasons import check_reasons

pytestmark = pytest.mark.slow

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "teams": (4, {"mode": "teams"}),
    "standoff": (3, {"mode": "standoff"}),
    "choice": (4, {"leaders": "choice"}),
    "auction": (3, {"leaders": "auction", "max_bid": 9}),
    "draft": (4, {"relics": "draft"}),
    "auction-and-draft": (2, {"leaders": "auction", "relics": "draft", "auction_and_draft": True, "max_bid": 5}),
    "secret": (3, {"relics": "secret"}),
    "base-only": (2, {"expansion": False, "relics": "none"}),
    "expansion-only": (2, {"relics": "none"}),
    "relics-only": (2, {"expansion": False}),
    "nemesis": (1, {}),
    "nemesis-secret": (1, {"relics": "secret", "expansion": False}),
}
NOT_IN_PLAY = ("deck", "hand", "discard", "relics", "board")


class TestShards(Conformance):
    game = SHARDS
    modes = MODES
    mixtures = 15
    # The zones of the rulebook (SOI-ZONE-01, -02, -04): nothing here is read from the schema.
    face_down: ClassVar = {"deck", "centre", "relic_box", "returning", "box"}
    own: ClassVar = {"hand", "relics"}
    prices: ClassVar = {"recruit": "crystals", "fast-play": "crystals", "attack": "power"}

    def test_no_number_leaves_its_bounds(self, trial: Trial) -> None:
        for table in self.played(trial).tables():
            check_bounds(table)

    def test_marks_stay_on_cards_in_play(self, trial: Trial) -> None:
        for revision in self.played(trial).moments(20):
            check_marks(self.played(trial).at(revision))

    def test_who_may_have_won_has(self, trial: Trial) -> None:
        table = self.played(trial).table
        assert table.result is not None
        assert table.result.winners in possible_winners(table)


def check_bounds(table: Table) -> None:
    """No number leaves its bounds, and the row is full."""
    assert table.value("crystals") >= 0
    assert table.value("power") >= 0
    for side in range(max(table.seats, 2)):
        assert 0 <= table.value("health", side) <= 50
        assert 0 <= table.value("mastery", side) <= 30
    row, centre = table.cards("row"), table.cards("centre")
    if table.active is not None and not table.value("nemesis", table.active) and not table.over:
        assert len(row) == 6 or (len(row) < 6 and not centre)
    else:
        assert len(row) <= 6


def possible_winners(table: Table) -> list[tuple[int, ...]]:
    """Who may have won in the end: a team, one of the players, or, against Nemesis, you or nobody."""
    if table.seats == 1:
        return [(0,), ()]
    if table.chosen_options["mode"] == "teams":
        return [(0, 3), (1, 2)]
    return [(seat,) for seat in range(table.seats)]


def check_marks(table: Table) -> None:
    """Marks stay on cards in play, and on shields just shown; what has left the game for the box does not matter."""
    view = table.view(None)
    others = [pile for name, pile in view["piles"].items() if name != "box"]
    others += [player["piles"][name] for player in view["players"] for name in NOT_IN_PLAY]
    for card in (card for pile in others for card in pile["cards"] if card is not None):
        assert card.keys() <= {"id", "card", "shown"}, f"{card} is marked"


def test_a_refusal_by_printed_numbers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The price of Axia as printed, and a champion that no power reaches."""
    trial = Trial("a lie", 2, (), 5)
    game = played(SHARDS, trial, 20_000)
    check_reasons(game, TestShards.prices)
    monkeypatch.setattr(SHARDS, "why_not", lambda table, verb, card: (f"{verb} costs 9, you have 0", "9, а у вас 0"))
    with pytest.raises(AssertionError, match="enough|help"):
        check_reasons(game, TestShards.prices)
