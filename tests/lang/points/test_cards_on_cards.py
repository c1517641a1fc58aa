"""Point 12: cards on cards, an owner who is not the controller, tokens and counters on anything."""

from __future__ import annotations

from tests.lang.points.cards_on_cards import MENAGERIE
from tests.lang.points.proof import Proof


def test_attachments_follow_their_host_and_return_to_their_own_owners() -> None:
    game = Proof(MENAGERIE)
    game.do("play", card="bear")
    game.do("play", card="hare")
    assert [text for text in game.asked()[2] if "Attach" in text] == [
        "Attach Saddle to Bear",
        "Attach Saddle to Hare",
        "Attach Bell to Bear",
        "Attach Bell to Hare",
    ]
    game.do("attach", card="saddle", target="bear")
    game.do("attach", card="bell", target="hare")
    game.do("feed", card="bear")
    game.do("end")

    # Player 2 takes the bear with all that is on it, and adds a bell of their own.
    game.do("steal", card="bear")
    assert (game.cards("play", 0), game.cards("play", 1)) == (["hare"], ["bear"])
    assert (game.on("bear", "owner", "play", 1), game.on("bear", "counters", "play", 1)) == (0, 1)
    game.do("attach", card="bell", target="bear")
    assert game.cards("attached") == ["saddle", "bell", "bell"]
    game.do("kill", card="bear")
    assert (game.cards("discard", 0), game.cards("discard", 1)) == (["bear", "saddle"], ["bell"])
    assert game.cards("attached") == ["bell"], "what is on the hare stays there"
    assert game.on("bear", "counters", "discard", 0) is None, "counters do not go along"
    game.do("end")
    assert game.values("fame") == [2, 0]
    assert game.over() == (0,)


def test_strength_counts_counters_attachments_and_the_charm() -> None:
    game = Proof(MENAGERIE)
    game.do("play", card="bear")
    for _ in range(3):
        game.do("feed", card="bear")
    game.do("attach", card="saddle", target="bear")
    game.do("charm")
    game.do("end")
    game.do("play", card="hare")
    game.do("charm")
    assert game.asked() == ("which", (1,), ["Bear", "Hare"])
    game.do("choose", card="bear")
    game.do("steal", card="bear")
    game.do("end")
    assert game.values("fame") == [0, 1 + 2 * (4 + 3 + 2)]
    assert game.over() == (1,)


def test_tokens_are_cards_of_a_supply_and_return_to_it() -> None:
    game = Proof(MENAGERIE)
    for _ in range(3):
        game.do("summon")
    assert (game.cards("play", 0), game.cards("wolves")) == (["wolf"] * 3, [])
    assert "Summon a wolf" not in game.asked()[2]
    game.do("feed", card="wolf")
    game.do("charm")
    fed = next(option for option in game.table.options if option.card_id is not None)
    game.do(fed.index)
    game.do("kill", card=fed.card_id)
    assert (game.cards("play", 0), game.cards("wolves")) == (["wolf"] * 2, ["wolf"])
    assert game.table.view(0)["values"]["charm"] is None
    game.do("end")
    game.do("end")
    assert game.values("fame") == [4, 0]
    assert game.over() == (0,)
