"""Point 2: offers that mix verbs and targets under one prompt, and large choices as a few small questions."""

from __future__ import annotations

import pytest

from deckwright.table.errors import Ambiguous
from tests.lang.points.mixed_offers import SIEGE
from tests.lang.points.proof import Proof


def test_one_question_offers_cards_targets_players_piles_and_numbers() -> None:
    game = Proof(SIEGE, players=4)
    assert game.asked() == (
        "act",
        (0,),
        [
            "Knight strikes Squire for 3",
            "Send Knight to the field",
            "Send Knight to the camp (Player 2)",
            "Taunt Player 2",
            "Taunt Player 3",
            "Taunt Player 4",
            "Open breach 1",
            "Open breach 2",
            "Rest",
        ],
    )
    with pytest.raises(Ambiguous, match="Taunt Player 2; Taunt Player 3; Taunt Player 4"):
        game.table.choose("taunt")
    game.do("taunt", player=2)
    game.do("breach", number=2)
    assert (game.values("taunted"), game.value("breach")) == ([0, 0, 1, 0], 2)
    assert "Taunt Player 3" not in game.asked()[2] and "Open breach 2" not in game.asked()[2]
    game.do("strike", card="knight", target="squire", number=5)
    assert game.on("squire", "wounds", "camp", 1) == 5
    assert game.on("knight", "tired", "camp", 0) is True
    assert [text for text in game.asked()[2] if "Knight" in text] == []


def test_piles_of_one_name_and_different_players_are_different_choices() -> None:
    game = Proof(SIEGE, players=3)
    with pytest.raises(Ambiguous):
        game.table.choose("send", card="knight")
    game.do("send", card="knight", pile="p1.camp")
    assert game.cards("camp", 1) == ["knight", "squire"]
    game.table.undo()
    game.past.pop()
    game.do("send", card="knight", pile="field")
    assert game.cards("field") == ["knight"]
    game.do("empty", pile="field")
    assert game.cards("supply") == ["knight", "squire"]


def test_a_large_choice_is_a_few_small_ones() -> None:
    game = Proof(SIEGE, players=4)
    game.do("rest")
    assert game.asked() == ("sure", (0,), ["Yes", "No"])
    game.do("no")
    assert game.asked()[0] == "act"
    game.do("rest")
    game.do("yes")
    assert game.asked() == (
        "divide",
        (0,),
        [f"{n} at Player {seat}" for seat in (2, 3, 4) for n in (37, 10, 1)],
    )
    game.do("assign", player=3, number=10)
    game.do("assign", player=3, number=10)
    game.do("assign", player=1, number=1)
    game.do("assign", player=2, number=10)
    assert [text for text in game.asked()[2] if "Player 2" in text] == ["6 at Player 2", "1 at Player 2"]
    game.do("assign", player=2, number=6)
    assert game.values("assigned") == [0, 1, 16, 20]
    assert game.over() == (1, 2)
    assert game.values("health") == [20, 19, 4, 0]
