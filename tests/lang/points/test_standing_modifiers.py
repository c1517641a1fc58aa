"""Point 7: cheaper, stronger, not to be attacked, counts as, blanked: modifiers that end with their source."""

from __future__ import annotations

from tests.lang.points.proof import Proof
from tests.lang.points.standing_modifiers import COURT


def offered(game: Proof, verb: str) -> list[str]:
    return [text for text in game.asked()[2] if text.startswith(verb)]


def test_a_discount_holds_while_its_source_is_there() -> None:
    game = Proof(COURT, row=["smith", "master", "smith", "monk"])
    assert offered(game, "Buy") == ["Buy Smith for 3", "Buy Master for 4", "Buy Smith for 3", "Buy Monk for 2"]
    game.do("buy", card="master")
    assert offered(game, "Buy") == ["Buy Smith for 1", "Buy Smith for 1", "Buy Monk for 2"]
    game.do("buy", card="smith")
    assert (game.value("coins", 0), game.cards("court", 0)) == (5, ["master", "smith"])
    game.do("end")
    assert offered(game, "Buy") == ["Buy Smith for 3", "Buy Monk for 2"], "for the other player nothing is cheaper"
    game.do("kill", card="master")
    game.do("end")
    assert offered(game, "Buy") == ["Buy Smith for 3", "Buy Monk for 2"]


def test_strength_adds_up_and_counting_as_another_guild_helps() -> None:
    game = Proof(COURT, p0__court=["abbot", "monk", "monk", "smith"], row=["preacher"])
    assert offered(game, "Strike") == ["Strike for 7"], "1 and 2 and 2 and 2"
    game.do("buy", card="preacher")
    assert offered(game, "Strike") == ["Strike for 9"], "the smith and the preacher count as monks now"
    game.do("end")
    game.do("silence", card="preacher")
    game.do("end")
    assert offered(game, "Strike") == ["Strike for 7"]
    game.do("end")
    game.do("kill", card="abbot")
    game.do("end")
    assert offered(game, "Strike") == ["Strike for 4"]


def test_protection_ends_when_its_source_is_silenced_or_gone() -> None:
    game = Proof(COURT, p1__court=["guard", "monk", "shade"])
    assert offered(game, "Kill") == ["Kill Guard"], "it does not protect itself"
    game.do("silence", card="guard")
    assert offered(game, "Kill") == ["Kill Guard", "Kill Monk"], "the shade protects itself"
    game.do("silence", card="shade")
    assert offered(game, "Kill") == ["Kill Guard", "Kill Monk", "Kill Shade"]
    game.do("kill", card="guard")
    game.do("kill", card="shade")
    assert game.cards("court", 1) == ["monk"]


def test_a_blow_with_all_of_it_wins() -> None:
    game = Proof(COURT, p0__court=["abbot", "preacher", "monk", "monk", "smith", "smith"])
    assert offered(game, "Strike") == ["Strike for 12"]
    game.do("strike", number=12)
    game.do("strike")
    assert game.over() == (0,)
