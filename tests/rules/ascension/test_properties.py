"""Whole games, of every size and with every option: what must hold at any moment of any of them."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import pytest

from deckwright import Table
from deckwright.games.ascension.game import ASCENSION
from deckwright.testing import Conformance, Trial

pytestmark = pytest.mark.slow

OWNED = ("deck", "hand", "discard", "play", "constructs")
# The race alone with its usual goal; in the mixtures it may have any.
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"solo-{n}": (1, {"solo_turns": 15, "solo_target": 60}) for n in (1, 2)},
    **{f"{players}-players-{n}": (players, {}) for players in (2, 3, 4) for n in (1, 2)},
}


class TestAscension(Conformance):
    game = ASCENSION
    modes = MODES
    mixtures = 6
    # As the rulebook says (ASC-INFO-01): nothing here is read from the schema.
    face_down: ClassVar = {"deck", "centre", "centre_cards"}
    own: ClassVar = {"hand"}
    prices: ClassVar = {"acquire": "runes", "defeat": "power", "use-second": "runes"}

    @pytest.mark.rule("ASC-HONOR-01", "ASC-PUB-05")
    def test_no_number_leaves_its_bounds(self, trial: Trial) -> None:
        for table in self.played(trial).tables():
            check_bounds(table)

    @pytest.mark.rule("ASC-ENDGAME-01")
    def test_the_best_of_the_latest_has_won_after_equally_many_turns(self, trial: Trial) -> None:
        check_end(self.played(trial).table)
        events = [event for events in self.played(trial).events for event in events]
        turns = Counter(event.data["player"] for event in events if event.what == "turn")
        extra = Counter(e.data["player"] for e in events if e.what == "note" and e.data["note"] == "extra-turn")
        assert len({turns[seat] - extra[seat] for seat in range(trial.players)}) == 1

    def test_marks_stay_on_constructs_in_play(self, trial: Trial) -> None:
        for revision in self.played(trial).moments(20):
            check_marks(self.played(trial).at(revision))

    @pytest.mark.rule("ASC-INFO-01")
    def test_a_seat_is_told_and_shown_exactly_what_it_may_know(self, trial: Trial) -> None:
        super().test_a_seat_is_told_and_shown_exactly_what_it_may_know(trial)


def check_bounds(table: Table) -> None:
    """The row is full, and no number leaves its bounds."""
    for name in ("runes", "mechana_runes", "power", "discount", "pool", "turns_left"):
        assert table.value(name) >= 0
    row, centre = table.cards("row"), table.cards("centre")
    assert len(row) == 6 or (len(row) < 6 and not centre)
    assert table.cards("cultists") == ["cultist"]
    if table.seats > 1:
        gained = sum(table.value("honor", seat) for seat in range(table.seats))
        assert table.value("pool") == max(0, table.value("honor_pool") - gained)


def check_end(table: Table) -> None:
    """The scores are those of all cards, and the best of the latest has won."""
    worth = {kind.id: kind.facts.get("honor", 0) for kind in table.game.kinds}
    piles = OWNED if table.chosen_options["scoring"] == "all" else ("deck", "hand")
    for seat in range(table.seats):
        cards = [card for pile in piles for card in table.cards(pile, seat)]
        assert table.value("score", seat) == table.value("honor", seat) + sum(worth[card] for card in cards)
        assert not any(table.game.kind(card).facts.get("monster") for card in cards)  # type: ignore[union-attr]
    assert table.result is not None
    best = max(table.value("score", seat) for seat in range(table.seats))
    if table.seats == 1:
        assert table.result.winners == ((0,) if best > table.chosen_options["solo_target"] else ())
    else:
        assert len(table.result.winners) == 1
        assert table.value("score", table.result.winners[0]) == best


def check_marks(table: Table) -> None:
    """Marks stay on constructs in play; a hero is marked only while it is being copied."""
    view = table.view(None)
    piles = list(view["piles"].values())
    piles += [player["piles"][name] for player in view["players"] for name in OWNED if name != "constructs"]
    for card in (card for pile in piles for card in pile["cards"] if card is not None):
        assert card.keys() <= {"id", "card", "copied"}, f"{card} is marked"
    for player in view["players"]:
        if player["seat"] != view["active"]:
            assert all(card.keys() == {"id", "card"} for card in player["piles"]["constructs"]["cards"])
