"""Point 1: locals that live across a question, nested calls, return values, walks that move the cards they walk."""

from __future__ import annotations

from tests.lang.points.nested_questions import CARAVAN
from tests.lang.points.proof import Proof


def test_locals_calls_and_walks_live_across_questions() -> None:
    game = Proof(CARAVAN)
    assert game.cards("hand", 0) == ["silk", "wine", "salt", "gem"]
    assert game.asked() == ("sell", (0,), ["Yes", "No"])
    assert game.do("yes") == []
    assert game.asked() == ("haggle", (1,), ["0", "1", "2", "3"])
    assert game.do("number", number=1) == ["Player 1 sells Silk for 2"]
    game.do("yes")
    assert game.asked() == ("haggle", (1,), ["0", "1", "2"])
    assert game.do("number", number=0) == ["Player 1 sells Wine for 2"]
    assert game.cards("hand", 1) == ["gem", "silk", "wine", "salt", "gem"], "the bribe"
    game.do("no")
    # The gem has left the hand, so the walk ends after the salt: (2 + 2) sold as two.
    assert game.said == ["Player 1 earns 8"]
    assert game.cards("hand", 0) == ["salt"]

    assert game.asked() == ("sell", (1,), ["Yes", "No"])
    game.do("yes")  # the gem that was the bribe
    assert game.do("number", number=9) == ["Player 2 sells Gem for 0"]
    game.do("no")
    game.do("yes")  # wine, and the last gem goes back as a bribe
    assert game.do("number", number=1) == ["Player 2 sells Wine for 1"]
    game.do("yes")
    assert game.do("number", number=0) == ["Player 2 sells Salt for 1", "Player 2 earns 6"]
    assert game.over() == (0,)
    assert game.values("gold") == [8, 6]
    assert game.cards("hand", 0) == ["gem", "salt"]
    assert game.cards("hand", 1) == ["silk"]
    assert game.cards("market") == ["salt", "wine", "gem", "wine", "silk"]
