"""Games without an end, and an Avatar that keeps coming back (ASC-ENDGAME-08, ASC-CARD-21)."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.bots import Bot
from tests.rules.ascension.scene import Scene, scene

AVATAR = "avatar-of-the-fallen"


@pytest.mark.rule("ASC-ENDGAME-08")
@pytest.mark.parametrize(("answer", "turns"), [("yes", 500), ("no", 1000)])
def test_a_game_in_which_nobody_does_anything_is_a_draw(answer: str, turns: int) -> None:
    table = Table.open("ascension", players=3, seed=2)
    while not table.over:
        asked = table.prompt
        table.choose(answer if asked is not None and asked.id == "end-in-draw" else "end-turn")
    assert table.result is not None
    assert (table.result.winners, table.turn) == ((), turns)
    assert Table.load(table.save()).hash() == table.hash()


def alone_in_the_row(**more: object) -> Scene:
    """The Avatar is the only card of the centre that anybody can reach: it comes back by itself."""
    s = scene(power=7, row=[AVATAR], centre=[], void=[])
    monsters = {kind.id for kind in s.table.game.kinds if kind.all_facts().get("monster")}
    rest = [card for card in s.table.cards("centre") if card != AVATAR]
    s.table.arrange(
        {
            "centre": [],
            "row": [AVATAR],
            "void": [],
            "p1.discard": [card for card in rest if card not in monsters],
            "centre_cards": [card for card in rest if card in monsters],
        }
    )
    return s


@pytest.mark.rule("ASC-CARD-21")
def test_the_chain_of_an_avatar_that_keeps_coming_back_ends() -> None:
    s = alone_in_the_row()
    bots = [Bot(name, s.table.game, 1) for name in s.table.game.judgements]
    s.defeat(AVATAR)
    chain = 1
    while s.asked == "take-any":
        for bot in bots:
            assert 0 <= bot.choose(s.table, 0) < s.table.choices
        s.answer(AVATAR)
        chain += 1
    assert chain == 21 and s.said("chain-ends")
    assert (s.asked, s.honor()) == ("main", 4 * 21)
    s.end_turn()
    assert s.seat == 1


@pytest.mark.rule("ASC-CARD-21", "ASC-CARD-14")
def test_the_next_turn_has_a_chain_of_its_own() -> None:
    s = alone_in_the_row()
    s.defeat(AVATAR)
    s.table.choose("pass")
    s.end_turn()
    s.table.arrange({"power": 7})
    s.defeat(AVATAR)
    assert s.asked == "take-any"
