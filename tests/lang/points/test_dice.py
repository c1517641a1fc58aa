"""Point 11: dice, re-rolls by either side in turn, damage point by point with deaths and conquests in between."""

from __future__ import annotations

import pytest

from deckwright.table.errors import Ambiguous
from tests.lang.points.dice import SKIRMISH
from tests.lang.points.proof import Proof


def faces(game: Proof, player: int) -> list[int]:
    """The dice of a player."""
    return [die["face"] for die in game.table.view(0)["players"][player]["piles"]["dice"]["cards"]]


def test_either_side_rolls_dice_again_in_turn_until_both_stand() -> None:
    game = Proof(SKIRMISH, seed=3)
    assert (faces(game, 0), faces(game, 1)) == ([6, 2, 3, 3], [6, 1, 2, 3])
    assert game.asked()[:2] == ("reroll", (0,))
    with pytest.raises(Ambiguous):
        game.table.choose("again", number=2)  # each side has a 2
    assert game.do("again", number=2, place="p0.dice") == ["Player 1 rolls 3"]
    assert game.rolled == [2], "the machine counts from 0"
    assert game.asked()[:2] == ("reroll", (1,))
    assert game.do("again", number=6, place="p0.dice") == ["Player 1 rolls 1"], "the enemy's die"
    assert game.do("again", number=3, place="p0.dice") == ["Player 1 rolls 1"]
    assert (faces(game, 0), faces(game, 1)) == ([1, 1, 3, 3], [6, 1, 2, 3])
    game.do("stand")
    assert game.asked() == ("reroll", (0,), ["Stand"]), "no luck left"
    game.do("stand")
    assert (game.values("luck"), game.asked()[:2]) == ([0, 1], ("wound", (1,)))


def test_damage_is_dealt_point_by_point_with_deaths_in_between() -> None:
    game = Proof(SKIRMISH, seed=3)
    for _ in range(2):
        game.do("stand")
    # A six each: two points for the attacker first, then two for the defender.
    assert game.asked() == ("wound", (0,), ["Guard", "Guard", "Powder Keg", "Powder Keg"])
    game.do("choose", card="guard")
    assert game.on("guard", "wounds", "army", 1) == 1
    with pytest.raises(Ambiguous):
        game.table.choose("choose", card="guard")  # one is wounded, the other is not
    assert game.do("choose", card="powder") == ["Powder Keg dies"]
    assert game.asked() == ("wound", (0,), ["Guard (wounds: 1)", "Guard", "Powder Keg"]), "it bursts: one more point"
    wounded = next(option for option in game.table.options if option.card == "guard")
    assert game.do(wounded.index) == ["Guard dies"]
    assert (game.cards("army", 1), game.cards("dead", 1)) == (["guard", "powder"], ["guard", "powder"])
    assert game.asked()[:2] == ("wound", (1,)), "now the defender's points, rolled before anybody died"


def test_a_chain_of_deaths_conquers_the_site_and_the_rest_is_lost() -> None:
    game = Proof(SKIRMISH, seed=3)
    for _ in range(2):
        game.do("stand")
    game.table.arrange(p1__army=["powder", "powder", {"card": "guard", "wounds": 1}])
    assert game.asked()[2] == ["Powder Keg", "Powder Keg", "Guard"]
    assert game.table.choose("choose", card="powder")
    assert game.asked()[2] == ["Powder Keg", "Guard"]
    events = game.table.choose("choose", card="powder")
    # The second keg bursts over the last guard without a question; of two points one is left over.
    assert [event.en for event in events if event.what == "note"] == [
        "Powder Keg dies",
        "Guard dies",
        "Player 1 conquers the site",
    ]
    assert (game.values("sites"), game.cards("army", 1)) == ([1, 0], [])
    assert game.asked()[:2] == ("wound", (1,)), "the dead still deal what they rolled"


def test_the_cup_gets_its_dice_back_and_the_second_battle_decides() -> None:
    game = Proof(SKIRMISH, seed=3)
    for _ in range(2):
        game.do("stand")
    while game.table.active == 0:
        game.do(0)
    assert (game.cards("army", 0), game.cards("army", 1)) == (["guard", "powder", "powder"],) * 2
    assert len(game.cards("cup")) == 2 and len(faces(game, 0)) == len(faces(game, 1)) == 3
    assert (faces(game, 1), faces(game, 0)) == ([3, 1, 1], [2, 4, 6])
    for _ in range(2):
        game.do("stand")
    assert game.asked()[:2] == ("wound", (0,)), "the attacker has no hit, the defender two"
    game.do("choose", card="powder")
    # The burst kills the other keg, whose burst wounds the guard; the second point kills it.
    game.do("choose", card="powder")
    assert game.said == ["Powder Keg dies", "Guard dies", "Player 1 conquers the site"]
    assert game.over() == (0,)
    assert game.values("sites") == [1, 0]
