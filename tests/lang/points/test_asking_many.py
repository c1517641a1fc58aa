"""Point 3: any player, the players together, the opponent on the left, a team with one voice."""

from __future__ import annotations

import pytest

from deckwright.table.errors import NotYourTurn
from tests.lang.points.asking_many import COUNCIL
from tests.lang.points.proof import Proof


def test_everyone_a_team_any_player_and_the_neighbour_are_asked() -> None:
    game = Proof(COUNCIL, players=4)
    assert game.asked() == ("remove", (0, 1, 2, 3), ["Oath", "Oath", "Seal", "Seal", "Seal", "Pass"])
    game.do("choose", card="oath", seat=3)

    assert game.asked() == ("claim", (0, 2), ["Oath", "Seal", "Seal", "Seal"])
    assert game.table.view()["values"]["voice"] == [0, 2], "a set of seats may be kept"
    with pytest.raises(NotYourTurn) as refused:
        game.table.choose("choose", card="seal", seat=1)
    assert refused.value.said("en") == "Player 1, Player 3 must choose now"
    assert refused.value.said("ru") == "сейчас выбирает Игрок 1, Игрок 3"
    assert game.table.view(1)["options"] == [] and len(game.table.view(2)["options"]) == 4
    game.do("choose", card="seal", seat=2)
    assert game.asked() == ("push", (1,), [str(n) for n in range(11)]), "one hand, one card: nothing to decide"
    assert game.cards("gone") == ["seal", "oath"], "the player whose turn it is had it, whoever of the team said so"
    game.do("number", number=5)

    assert game.table.active == 1
    game.do("pass", seat=0)
    assert game.asked()[:2] == ("claim", (1, 3))
    game.do("choose", card="oath", seat=3)
    game.do("number", number=0)
    assert game.asked()[:2] == ("remove", (0, 1, 2, 3))
    game.do("pass")
    assert game.asked() == ("claim", (0, 2), ["Seal", "Seal"])
    game.do("choose", card="seal")
    assert game.asked()[:2] == ("push", (3,))
    game.do("number", number=9)
    assert game.value("threat") == 14
    assert game.over() == (0, 2), "a team wins"


def test_all_decide_who_pays_and_that_player_decides_with_what() -> None:
    game = Proof(COUNCIL, players=4, p1__hand=["oath"], p3__hand=["oath", "seal"], row=["seal", "seal"])
    game.do("pass")
    game.do("choose", card="seal", seat=0)
    assert game.asked() == ("who-pays", (0, 1, 2, 3), ["Player 1", "Player 2", "Player 4"])
    game.do("choose-player", player=3, seat=1)
    assert game.asked() == ("discard", (3,), ["Oath", "Seal"])
    assert game.table.view(0)["options"] == []
    game.do("choose", card="oath", seat=3)
    assert game.cards("gone") == ["oath"]
    assert game.asked()[:2] == ("push", (1,))


def test_with_nothing_to_choose_nobody_is_asked() -> None:
    game = Proof(COUNCIL, players=2, row=[])
    assert game.asked() == ("push", (1,), [str(n) for n in range(11)])
    assert game.value("life", 0) == 9
