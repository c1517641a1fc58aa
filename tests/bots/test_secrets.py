"""Bots, hints and forecasts know nothing hidden, also when cards change hands unseen."""

from __future__ import annotations

import numpy as np
import pytest

from deckwright.games import load
from deckwright.testing.playing import played
from deckwright.testing.strays import strayed
from deckwright.testing.trials import Trial
from deckwright.testing.twins import check_planning

LONGEST = 20_000


@pytest.mark.parametrize(("players", "seed"), [(3, 7), (4, 5)])
def test_what_was_stolen_between_others_is_not_known(players: int, seed: int) -> None:
    """In these games of Ascension Xeron takes a card from the hand of one player into that of another."""
    game = played(load("ascension"), Trial("xeron", players, (), seed), LONGEST)
    found = list(strayed(game))
    assert found, "nothing changed hands unseen"
    for _, table, twin in found:
        assert not np.array_equal(table.state, twin.state)
    check_planning(game)


def test_the_secret_relics_of_an_eliminated_player_stay_secret() -> None:
    """In this game of Shards the first player leaves the table with relics that nobody has seen."""
    game = played(load("shards"), Trial("secret", 3, (("relics", "secret"),), 3), LONGEST)
    assert any(event.what == "note" and "out of the game" in event.said("en") for each in game.events for event in each)
    check_planning(game)


@pytest.mark.parametrize("nemesis", ["maggoth", "arachnos", "ageless-walker", "fenrix"])
def test_decks_of_the_new_age_stay_secret(nemesis: str) -> None:
    """Nobody plans by the order of decks, of turns, of the nemesis cards or of the claws."""
    check_planning(played(load("new-age"), Trial(nemesis, 2, (("nemesis", nemesis),), 4), LONGEST))
