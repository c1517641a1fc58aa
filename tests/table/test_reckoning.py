"""Numbers that no value holds, worked out by a rule of the game for whoever looks at the table."""

from __future__ import annotations

from dataclasses import replace

from deckwright import Table
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, note
from tests.lang.points.standing_modifiers import COURT, price, table

PRICE_NOW = Note("price-now", "{card}: {number}", "{card}: {number}", ("card", "number"))


@rule
def prices() -> None:
    for me in table.players:
        if me.seat == 0:
            for card in table.row:
                note(PRICE_NOW, card, number=price(card, me))


def said(game: Table) -> dict[str, int]:
    """What the cards of the row cost the first player, by their kinds."""
    view = game.view(0)
    return {card["card"]: view["reckoned"]["price-now"][str(card["id"])] for card in view["piles"]["row"]["cards"]}


def test_the_view_says_what_cards_are_worth_as_others_change_them() -> None:
    game = Table.open(replace(COURT, reckoned=prices), 2, seed=1)
    assert game.active == 0
    before = said(game)
    game.choose("buy", card="master")
    offered = {option.card: option.number for option in game.options if option.verb == "buy"}
    now = said(game)
    assert now["smith"] < before["smith"] and now["monk"] == before["monk"]
    assert offered.items() <= now.items()


def test_looking_changes_nothing() -> None:
    game = Table.open(replace(COURT, reckoned=prices), 2, seed=1)
    before = game.hash()
    game.view(0)
    assert game.hash() == before


def test_a_game_without_such_a_rule_says_nothing() -> None:
    assert "reckoned" not in Table.open(COURT, 2, seed=1).view(0)
