"""Point 9: several resource pools, some of which are good only for some cards."""

from __future__ import annotations

import pytest

from deckwright.table.errors import NotLegal
from tests.lang.points.proof import Proof
from tests.lang.points.restricted_pools import BAZAAR


def purse(game: Proof, seat: int = 0) -> tuple[int, int, int]:
    """Coins, aether and runes of a player."""
    return game.value("coins", seat), game.value("aether", seat), game.value("runes", seat)


def test_each_pool_pays_only_for_its_cards() -> None:
    game = Proof(BAZAAR)
    everything = ["Buy Opal", "Buy Opal", "Buy Engine", "Buy Prism", "Buy Rope", "Buy Rope", "End the turn"]
    assert game.asked() == ("turn", (0,), everything)
    game.do("buy", card="opal")
    assert game.asked() == ("use-aether", (0,), ["0", "1", "2", "3"])
    game.do("number", number=2)
    assert purse(game) == (3, 1, 2)
    # 3 coins: an opal needs the last aether; an engine would need 6, a prism 9.
    assert game.asked()[2] == ["Buy Opal", "Buy Rope", "Buy Rope", "End the turn"]
    game.do("buy", card="opal")
    assert purse(game) == (0, 0, 2), "exactly the aether that is left, without a question"
    assert game.asked()[2] == ["End the turn"], "runes alone buy nothing here"
    with pytest.raises(NotLegal):
        game.table.choose("buy", card="rope")


def test_runes_are_for_constructs_and_both_pools_for_what_is_both() -> None:
    game = Proof(BAZAAR)
    game.do("buy", card="engine")
    assert game.asked() == ("use-runes", (0,), ["1", "2"]), "5 coins do not pay for 6"
    game.do("number", number=2)
    assert purse(game) == (1, 3, 0)
    game.do("end")

    game.do("buy", card="prism")
    assert game.asked() == ("use-aether", (1,), ["2", "3"]), "9 less 5 coins and 2 runes leaves 2"
    game.do("number", number=3)
    assert game.asked() == ("use-runes", (1,), ["1", "2"])
    game.do("number", number=1)
    assert purse(game, 1) == (0, 0, 1)
    game.do("end")
    assert game.over() == (0, 1)
    assert (purse(game), purse(game, 1)) == ((1, 0, 0), (0, 0, 0)), "what the narrow pools hold is lost"
