"""Point 8: instead of damage, banished instead of discarded, a victory that is replaced."""

from __future__ import annotations

from tests.lang.points.proof import Proof
from tests.lang.points.replacements import THRONE


def test_damage_is_replaced_in_the_order_the_victim_chooses() -> None:
    game = Proof(THRONE, p1__play=["cloak", "cloak", "golem"])
    game.do("hit")
    assert game.asked() == ("instead", (1,), ["Cloak", "Cloak", "Golem", "Pass"])
    assert game.do("choose", card="cloak") == ["Cloak replaces 4 damage"]
    assert game.do("choose", card="cloak") == ["Cloak replaces 2 damage"]
    assert game.asked() == ("instead", (1,), ["Golem", "Pass"]), "each card once"
    game.do("pass")
    assert game.values("life") == [10, 9]
    assert game.cards("play", 1) == ["cloak", "cloak", "golem"]


def test_a_felled_champion_is_banished_instead_only_if_cursed() -> None:
    game = Proof(THRONE, p1__play=["golem", "squire"])
    game.do("hit")
    game.do("choose", card="golem")
    assert (game.values("life"), game.cards("banished"), game.cards("discard", 1)) == ([10, 10], ["golem"], [])
    game.do("hit")  # player 2 hits back, and nothing replaces it
    game.do("hit")
    game.do("choose", card="squire")
    assert (game.values("life"), game.cards("banished"), game.cards("discard", 1)) == ([6, 10], ["golem"], ["squire"])
    assert game.asked()[:2] == ("turn", (1,))


def test_a_replacement_may_itself_be_replaced() -> None:
    game = Proof(THRONE, p0__play=["cloak"], p1__play=["mirror", "cloak"])
    game.do("hit")
    assert game.do("choose", card="mirror") == ["Mirror replaces 4 damage"]
    assert game.asked() == ("instead", (0,), ["Cloak", "Pass"]), "5 damage to the attacker"
    assert game.do("choose", card="cloak") == ["Cloak replaces 5 damage"]
    assert game.values("life") == [8, 10], "nothing of it is left for the first victim"
    assert game.asked()[:2] == ("turn", (1,))


def test_a_victory_is_replaced_and_the_next_one_is_not() -> None:
    game = Proof(THRONE, p1__play=["edict", "edict"])
    assert game.do("claim") == ["Edict denies Player 1 the throne"]
    assert not game.table.over
    assert (game.values("crowns"), game.cards("banished"), game.cards("play", 1)) == ([1, 0], ["edict"], ["edict"])
    game.do("hit")
    assert game.do("claim") == ["Edict denies Player 1 the throne"]
    assert game.over() == (0,), "a second crown is the throne, denied or not"
    assert game.values("crowns") == [2, 0]


def test_a_deadly_blow_is_a_victory_that_may_be_replaced() -> None:
    game = Proof(THRONE, p1__play=["edict"], p1__life=3)
    assert game.do("hit") == ["Edict denies Player 1 the throne"]
    assert game.values("life") == [10, 1], "it lives on with 1 life"
    game.do("hit")
    game.do("hit")
    assert game.over() == (0,)
    assert game.values("life") == [6, -3]
