"""Point 6: triggers from play, hand and discard pile; several at once in a chosen order; the first time each turn."""

from __future__ import annotations

from tests.lang.points.proof import Proof
from tests.lang.points.triggers import AMBUSH


def test_cards_answer_from_play_hand_and_discard_pile_in_the_order_their_player_likes() -> None:
    game = Proof(AMBUSH, p1__play=["drum", "rock"], p1__hand=["shield", "ghost"], p1__discard=["ghost", "shield"])
    game.do("hit", number=3)
    assert game.asked() == ("which-next", (1,), ["Drum", "Shield", "Ghost"]), "each only where it listens"
    assert game.do("choose", card="ghost") == ["Ghost of Player 2 answers"]
    assert game.cards("hand", 1) == ["ghost", "shield", "ghost"]
    assert game.asked() == ("which-next", (1,), ["Drum", "Shield"]), "back in the hand the ghost is silent"
    assert game.do("choose", card="shield") == ["Shield of Player 2 answers"]
    assert game.asked() == ("show-shield", (1,), ["Yes", "No"]), "an answer may ask"
    assert game.do("yes") == ["Drum of Player 2 answers"], "the last one is not asked about"
    assert (game.values("life"), game.values("gold")) == ([10, 10], [0, 11])


def test_the_player_whose_turn_it_is_goes_first() -> None:
    game = Proof(AMBUSH, p0__play=["vulture", "drum"], p1__play=["vulture"], p1__hand=["shield"])
    assert game.do("hit", number=2) == ["Vulture of Player 1 answers"], "a drum hears only its own player"
    assert game.asked() == ("which-next", (1,), ["Vulture", "Shield"])
    game.do("choose", card="shield")
    assert game.do("no") == ["Vulture of Player 2 answers"]
    assert (game.values("life"), game.values("gold")) == ([10, 8], [2, 2])


def test_the_first_time_each_turn() -> None:
    game = Proof(AMBUSH, p1__play=["drum"], p0__play=["drum"])
    assert game.do("hit", number=1) == ["Drum of Player 2 answers"]
    assert game.do("hit", number=1) == []
    game.do("end")
    assert game.do("hit", number=1) == ["Drum of Player 1 answers"]
    game.do("end")
    assert game.do("hit", number=1) == ["Drum of Player 2 answers"]
    assert (game.values("life"), game.values("gold")) == ([9, 7], [1, 2])


def test_an_answer_may_silence_another_and_wake_others() -> None:
    game = Proof(AMBUSH, p1__play=["fire", "thorns", "vulture"], p0__play=["drum", "vulture"])
    assert game.do("hit", number=1) == ["Vulture of Player 1 answers"]
    assert game.asked() == ("which-next", (1,), ["Fire", "Thorns", "Vulture"])
    # The thorns hurt player 1, in whose turn all this is: both of its cards answer to that, and it orders them.
    assert game.do("choose", card="thorns") == ["Thorns of Player 2 answers"]
    assert game.asked() == ("which-next", (0,), ["Drum", "Vulture"])
    assert game.do("choose", card="vulture") == ["Vulture of Player 1 answers", "Drum of Player 1 answers"]
    assert game.asked() == ("which-next", (1,), ["Fire", "Vulture"]), "the fire still answers to the first hit"
    game.do("choose", card="fire")
    assert game.cards("discard", 1) == ["vulture", "thorns"], "burnt before it could answer"
    assert game.asked()[0] == "turn"
    assert (game.values("life"), game.values("gold")) == ([9, 9], [3, 0])


def test_a_blow_that_ends_the_game_is_answered_first() -> None:
    game = Proof(AMBUSH, p1__life=2, p1__hand=["shield", "shield"])
    game.do("hit", number=3)
    game.do("choose", card="shield")
    game.do("yes")
    assert game.value("life", 1) == 2
    game.do("no")
    game.do("hit", number=3)
    game.do("no")
    assert game.over() == (0,)
    assert game.values("life") == [10, -1]
