"""Whole games of The New Age, with nemeses and cards of both boxes: what must hold at any moment of any of them."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.new_age.game import NEW_AGE
from deckwright.testing import Trial
from tests.rules.war_eternal import test_properties as war_eternal

pytestmark = pytest.mark.slow

CONDUITS = (
    "resonant-pearl,lurking-sionite,unrefined-blaststone,pain-conduit,aether-conduit,link-conduit,bouncing-boom,"
    "fatal-harmony,spirit-lift"
)
SEATINGS: dict[str, tuple[int, dict[str, Any]]] = {
    # every nemesis of this box with every number of players
    **{
        f"{nemesis}-{players}": (players, {"nemesis": nemesis})
        for players in (1, 2, 3, 4)
        for nemesis in ("maggoth", "arachnos", "ageless-walker", "fenrix")
    },
    # those of the other box in this world
    "solo": (1, {"nemesis": "umbra-titan", "upgraded": "battle-4", "boxes": "both"}),
    "two": (2, {"nemesis": "gate-witch", "upgraded": "battle-2", "boxes": "both"}),
    "three-by-token": (3, {"nemesis": "magus-of-cloaks", "upgraded": "battle-3", "boxes": "both"}),
    "four-in-pairs": (4, {"nemesis": "hollow-crown", "upgraded": "battle-4", "boxes": "both"}),
    "of-the-other-box": (2, {"nemesis": "random", "market": "random", "boxes": "war-eternal"}),
    "relics-under-breaches": (2, {"supply": CONDUITS, "outlast_at_once": True, "focus_opens": False}),
}


class TestNewAge(war_eternal.TestWarEternal):
    game = NEW_AGE
    modes = SEATINGS
    mixtures = 2

    def raised(self, table: Table) -> int:
        """Spring of Fury makes claws stronger."""
        return len(table.cards("beside_mat"))

    @pytest.mark.rule("NA-ATTACH-02")
    def test_relics_lie_under_breaches_of_their_players_one_under_each(self, trial: Trial) -> None:
        for table in self.played(trial).tables():
            check_relics(table)


def check_relics(table: Table) -> None:
    """A breach carries one relic at most, and a relic lies under a breach of its player's."""
    for player in table.view()["players"]:
        breaches = {card["id"] for card in player["piles"]["breaches"]["cards"]}
        carrying = [relic["breach"] for relic in player["piles"]["attached"]["cards"]]
        assert len(set(carrying)) == len(carrying) and set(carrying) <= breaches
