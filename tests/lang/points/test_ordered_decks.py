"""Point 10: decks that are never shuffled, discards in a chosen order, reveal and return in any order."""

from __future__ import annotations

from typing import Any

from tests.lang.points.ordered_decks import ARCHIVE
from tests.lang.points.proof import Proof

DEALT: dict[str, Any] = {"p0__hand": ["ant", "bee", "cat"], "p0__deck": ["dog", "elk", "fox"]}


def seen(game: Proof, seat: int | None, pile: str, player: int = 0) -> list[str | None]:
    """A pile of a player as a seat sees it."""
    cards = game.table.view(seat)["players"][player]["piles"][pile]["cards"]
    return [card["card"] if card else None for card in cards]


def test_the_order_of_discards_is_the_order_of_the_next_deck() -> None:
    game = Proof(ARCHIVE, **DEALT)
    for card in ("ant", "bee", "cat"):
        game.do("play", card=card)
    game.do("end")
    assert game.asked() == ("next-discard", (0,), ["Ant", "Bee", "Cat"])
    game.do("choose", card="cat")
    game.do("choose", card="ant")
    assert game.cards("discard", 0) == ["bee", "ant", "cat"]
    assert (game.cards("hand", 0), game.cards("deck", 0)) == (["dog", "elk", "fox"], [])
    assert game.table.active == 1
    game.do("end")
    game.do("play", card="dog")
    game.do("end")
    # The deck is empty: cat was discarded first, so it lies on top of the pile turned over, and the dog at its bottom.
    assert (game.cards("hand", 0), game.cards("deck", 0)) == (["elk", "fox", "cat"], ["ant", "bee", "dog"])
    assert seen(game, 1, "deck") == ["ant", "bee", "dog"], "everybody saw the discard pile and remembers its order"


def test_cards_looked_at_go_back_in_any_order_and_stay_known_to_who_looked() -> None:
    game = Proof(ARCHIVE, **DEALT)
    assert seen(game, 0, "deck") == [None] * 3
    game.do("peek")
    assert game.asked() == ("put-back", (0,), ["Dog", "Elk", "Fox"])
    assert seen(game, 1, "aside") == [None] * 3
    game.do("choose", card="elk")
    game.do("choose", card="dog")
    assert game.cards("deck", 0) == ["fox", "dog", "elk"]
    assert seen(game, 0, "deck") == ["fox", "dog", "elk"]
    assert seen(game, 1, "deck") == seen(game, None, "deck") == [None] * 3
    game.do("show")
    assert seen(game, 1, "deck") == seen(game, None, "deck") == ["fox", None, None]


def test_a_card_is_put_into_the_middle_of_a_deck() -> None:
    game = Proof(ARCHIVE, **DEALT)
    game.do("tuck", card="bee")
    assert game.asked() == ("how-deep", (0,), ["0", "1", "2", "3"])
    game.do("number", number=1)
    assert game.cards("deck", 0) == ["dog", "bee", "elk", "fox"]
    game.do("tuck", card="cat")
    game.do("number", number=4)
    assert game.cards("deck", 0) == ["dog", "bee", "elk", "fox", "cat"]
    game.do("tuck", card="ant")
    game.do("number", number=0)
    assert game.cards("deck", 0) == ["ant", "dog", "bee", "elk", "fox", "cat"]
    assert seen(game, 0, "deck") == ["ant", None, "bee", None, None, "cat"], "who put them there knows where they are"
    assert seen(game, 1, "deck") == [None] * 6


def test_the_game_ends_with_nobody_the_winner() -> None:
    game = Proof(ARCHIVE, **DEALT)
    for _ in range(6):
        game.do("end")
    assert game.over() == ()
    assert game.values("turns") == [3, 3]
