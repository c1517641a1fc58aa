"""Point 5: copying an effect, playing one twice, casting somebody else's spell with "you" the caster."""

from __future__ import annotations

from deckwright.lang.texts import plain
from tests.lang.points.copied_effects import WORKSHOP
from tests.lang.points.proof import Proof


def test_a_copied_effect_acts_as_the_copying_card() -> None:
    game = Proof(WORKSHOP)
    assert game.cards("hand", 0) == ["purse", "thief", "mirror", "lens", "echo", "tome"]
    game.do("play", card="purse")
    assert (game.values("gold"), game.on("purse", "tokens", "play", 0)) == ([2, 0], 1)
    game.do("play", card="mirror")
    assert game.values("gold") == [4, 0]
    assert game.on("mirror", "tokens", "play", 0) == 1, "this card, says the copy, is the mirror"
    assert game.on("purse", "tokens", "play", 0) == 1

    game.do("play", card="lens")
    assert game.asked() == ("copy", (0,), ["Purse", "Mirror"])
    game.do("choose", card="mirror")
    assert game.asked() == ("copy", (0,), ["Purse", "Mirror"]), "a copied mirror copies for the lens, never the lens"
    game.do("choose", card="purse")
    assert (game.values("gold"), game.on("lens", "tokens", "play", 0)) == ([4 + 2 + 1, 0], 1)


def test_an_effect_that_asks_is_played_twice_and_asks_twice() -> None:
    game = Proof(WORKSHOP)
    game.do("play", card="echo")
    assert game.asked()[0] == "twice"
    game.do("choose", card="thief")
    assert game.asked() == ("how-many", (0,), ["0", "1", "2", "3"])
    game.do("number", number=3)
    game.do("number", number=2)
    assert game.values("gold") == [5, -5]
    assert game.cards("play", 0) == ["echo", "thief"]


def test_somebody_elses_spell_is_cast_with_you_the_caster() -> None:
    game = Proof(WORKSHOP)
    game.do("play", card="tome")
    game.do("end")
    assert game.table.active == 1
    game.do("cast", card="tome")
    assert game.asked() == ("how-many", (1,), ["0", "1"]), "the caster is asked"
    assert game.values("gold") == [0, 4]
    game.do("number", number=1)
    assert game.values("gold") == [-1, 5], "left of the caster is the owner"
    assert (game.cards("discard", 0), game.cards("discard", 1)) == (["tome"], [])
    game.do("end")
    assert game.over() == (1,)


def test_the_text_of_a_card_is_made_of_its_words() -> None:
    tome = next(kind for kind in WORKSHOP.kinds if kind.id == "tome")
    assert plain(WORKSHOP.describe(tome, "en")) == (
        "Twice: twice: gain 1 coin. Take up to 1 coin, the player on your left loses as many."
    )
    assert (
        plain(WORKSHOP.describe(tome, "ru"))
        == "Дважды: дважды: получите 1 монету. Возьмите до 1 монету у соседа слева."
    )
