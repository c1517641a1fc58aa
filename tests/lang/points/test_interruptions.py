"""Point 4: a question in the middle of a nemesis card in the middle of another player's turn, and back again."""

from __future__ import annotations

from tests.lang.points.interruptions import BREACH
from tests.lang.points.proof import Proof


def source(game: Proof) -> str | None:
    """The card that asks."""
    assert game.table.prompt is not None
    return game.table.prompt.source


def test_damage_exhaustion_two_unleashes_and_back_to_the_spell() -> None:
    game = Proof(BREACH, players=3)
    assert game.asked() == ("turn", (0,), ["Cast Waking", "End the turn"])
    game.do("cast", card="waking")

    assert game.asked() == ("who-suffers", (0, 1, 2), ["Player 1", "Player 2", "Player 3"])
    assert source(game) == "double-strike"
    game.do("choose-player", player=1)
    assert game.values("life") == [3, 1, 3]
    assert game.do("choose-player", player=1) == ["Player 2 is exhausted"]

    # Player 2 chooses, in the middle of a card of the nemesis, in the middle of player 1's spell.
    assert game.asked() == ("which-breach", (1,), ["Second Breach", "First Breach"])
    assert (source(game), game.table.active) == ("double-strike", 0)
    game.do("choose", card="first-breach", seat=1)
    three = ["Player 1 loses a charge", "Player 2 loses a charge", "Player 3 loses a charge"]
    assert game.asked() == ("unleash", (0, 1, 2), [*three, "Gravehold suffers 2"])
    game.do("lose-charge", player=2, seat=0)
    assert game.asked() == ("unleash", (0, 1, 2), [*three[:2], "Gravehold suffers 2"])
    assert (game.value("unleashed"), game.value("gravehold")) == (2, 12)

    # Back through it all: 3 life were lost, so Gravehold suffers 3 on top of 2; the spell gives 3 + 2.
    assert game.do("hit-gravehold") == ["Player 1 gains 5 aether"]
    assert [event.source for event in game.events if event.what == "change" and event.data["value"] == "aether"] == [
        "waking"
    ]
    assert (game.value("gravehold"), game.values("aether"), game.values("charges")) == (7, [5, 0, 0], [1, 1, 0])
    assert (game.cards("breaches", 1), game.values("life")) == (["second-breach"], [3, 0, 3])
    assert game.asked() == ("turn", (0,), ["End the turn"])
    assert source(game) is None

    game.do("end")
    game.do("cast", card="waking")
    assert game.asked() == ("who-suffers", (0, 1, 2), ["Player 1", "Player 3"]), "an exhausted player has no life left"
    game.do("choose-player", player=0)
    game.do("choose-player", player=2)
    assert (game.value("gravehold"), game.values("aether")) == (3, [5, 3, 0])
    game.do("end")
    game.do("cast", card="waking")
    assert game.values("aether") == [5, 3, 3], "the nemesis has no card left"
    game.do("end")
    assert game.over() == (0, 1, 2)


def test_alone_everything_happens_to_one_player() -> None:
    game = Proof(BREACH, players=1)
    game.do("cast", card="waking")
    # With one player there is nobody else to hurt: 2 damage, then the last life, without a question.
    assert game.asked() == ("which-breach", (0,), ["Second Breach", "First Breach"])
    game.do("choose", card="second-breach")
    game.do("hit-gravehold")
    assert game.do("hit-gravehold") == ["Player 1 gains 5 aether"]
    assert game.value("gravehold") == 12 - 2 - 2 - 3
    game.do("end")
    assert game.over() == (0,)
