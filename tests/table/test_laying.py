"""Laying a position: what follows from it is made true, what cannot be is refused, and play goes on at any phase."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import Game
from deckwright.lang.laying import Laying
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import ask, offer, player
from deckwright.table import Table
from deckwright.table.errors import BadArrangement
from deckwright.table.story import replayed
from tests.table import rookery
from tests.table.rookery import DUSK, KINDS, ROOKERY, SLEEP, Answer


def seen(table: Table, pile: str, player: int = 0) -> list[Any]:
    """The cards of a pile, each with what lies on it."""
    cards = table.view()["players"][player]["piles"][pile]["cards"]
    return [{name: on for name, on in card.items() if name != "id"} for card in cards]


def refused(table: Table, wanted: dict[str, Any], **more: Any) -> tuple[str, str]:
    """Why an arrangement is refused, in both languages; the table stays as it is."""
    before = (table.hash(), table.revision)
    with pytest.raises(BadArrangement) as found:
        table.arrange(wanted, **more)
    assert (table.hash(), table.revision) == before
    return found.value.said("en"), found.value.said("ru")


# --- references -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    ["wren in oak", "wren in Oak", "wren in p0.nests/2", "wren in p0.nests/oak", {"card": "wren", "nest": "oak"}],
)
def test_a_card_is_laid_into_another(words: Any) -> None:
    table = Table.open(ROOKERY, 2)
    table.arrange({"p0.nests": ["elm", "oak"], "p1.nests": ["oak"], "p0.birds": [words], "p1.birds": []})
    (bird,) = table.view()["players"][0]["piles"]["birds"]["cards"]
    assert bird["nest"] == table.view()["players"][0]["piles"]["nests"]["cards"][1]["id"]


def test_a_value_may_name_a_card() -> None:
    table = Table.open(ROOKERY, 2)
    table.arrange({"p1.birds": ["wren", "jay"], "singer": "p1.birds/2"})
    assert table.view()["values"]["singer"] == table.view()["players"][1]["piles"]["birds"]["cards"][1]["id"]
    table.arrange(singer="p1.birds/wren")
    assert table.view()["values"]["singer"] == table.view()["players"][1]["piles"]["birds"]["cards"][0]["id"]
    table.arrange(singer=None)
    assert table.view()["values"]["singer"] is None


def test_a_reference_that_is_not_clear_is_refused() -> None:
    table = Table.open(ROOKERY, 2)
    trees = {"p0.nests": ["oak", "elm", "elm"], "p0.birds": []}
    assert refused(table, trees | {"p0.birds": ["wren in elm"]}) == (
        "nest: 'elm' may be any of p0.nests/2, p0.nests/3; say which",
        "nest: 'elm' — это может быть любая из p0.nests/2, p0.nests/3; уточните",
    )
    table.arrange(trees | {"p0.birds": ["wren in elm/2"]})
    assert refused(table, {"singer": "wren"})[0].startswith("singer: 'wren' may be any of wood/1, wood/2")
    assert refused(table, {"singer": "p0.birds/2"})[0] == "singer: there is no 'p0.birds/2'"
    assert refused(table, {"singer": "p0.birds/jay"})[0] == "singer: there is no 'p0.birds/jay'"
    assert refused(table, {"singer": "roc"})[0] == "singer: 'roc' names no card; write p0.hand/1 or a card"


# --- the rest of a pile -----------------------------------------------------------------------------------------------


def test_the_rest_of_a_pile_stays_as_it_lies() -> None:
    table = Table.open(ROOKERY, 2)
    table.arrange({"sky": ["elm", {"card": "wren", "eggs": 2, "known": [1]}, "oak", "wren"]})
    table.arrange({"sky": ["jay", "oak", "..."]})
    assert table.cards("sky") == ["jay", "oak", "elm", "wren", "wren"]
    assert table.view(1)["piles"]["sky"]["cards"][3]["eggs"] == 2
    table.arrange({"sky": ["...", "jay"], "p0.birds": ["wren", "..."]})
    assert table.cards("sky") == ["oak", "elm", "wren", "wren", "jay"], "wrens come from the wood while there are any"
    assert refused(table, {"sky": ["...", "jay", "..."]})[0] == "sky: the rest can lie in one place only"


# --- what follows, and what cannot be ---------------------------------------------------------------------------------


def test_what_follows_from_the_cards_is_made_true() -> None:
    table = Table.open(ROOKERY, 2)
    table.arrange({"p0.nests": ["oak", "elm"], "p0.birds": ["wren in elm", "wren in oak"]})
    assert seen(table, "nests") == [{"card": "oak"}, {"card": "elm", "full": True}]
    table.arrange({"p0.birds": ["...", "jay in oak"]})
    assert seen(table, "nests") == [{"card": "oak", "full": True}, {"card": "elm", "full": True}]
    table.arrange({"p0.birds": []})
    assert seen(table, "nests") == [{"card": "oak"}, {"card": "elm"}]


def test_a_card_is_laid_as_it_usually_lies_unless_told_otherwise() -> None:
    table = Table.open(ROOKERY, 2)
    table.arrange({"p0.birds": ["wren", {"card": "jay", "awake": False}], "p0.nests": ["oak"]})
    assert seen(table, "birds") == [{"card": "wren", "awake": True}, {"card": "jay"}]


def test_a_contradiction_is_refused() -> None:
    table = Table.open(ROOKERY, 2)
    assert refused(table, {"p0.nests": ["oak", {"card": "elm", "full": True}]}) == (
        "p0.nests/2: full follows from the rest, and that says otherwise",
        "p0.nests/2: full следует из остального, а по нему выходит иначе",
    )
    table.arrange({"p0.nests": [{"card": "elm", "full": True}], "p0.birds": ["wren in elm"]})


def test_what_cannot_be_is_refused_with_the_reasons_of_the_game() -> None:
    table = Table.open(ROOKERY, 2, names=["Ann", "Bob"])
    assert refused(
        table, {"p0.nests": ["elm"], "p0.birds": ["wren in elm", {"card": "jay", "nest": "elm", "eggs": 9}]}
    ) == (
        "this cannot be: Jay lays at most 3; Elm has room for 1",
        "так не бывает: Сойка: яиц не больше 3; Вяз: места всего 1",
    )
    wanted = {"p1.nests": ["oak"], "p0.birds": ["wren in p1.nests/1"]}
    assert refused(table, wanted)[0] == "this cannot be: Wren sits in no tree of Ann"


# --- phases -----------------------------------------------------------------------------------------------------------


def test_play_goes_on_at_a_phase_and_then_as_usual() -> None:
    table = Table.open(ROOKERY, 3, names=["Ann", "Bob", "Cid"])
    events = table.arrange({"p1.fed": 4}, at="dusk", seat=1)
    assert [event.what for event in events] == ["turn"]
    assert (table.seat, table.active, table.turn) == (1, 1, 2)
    assert table.prompt is not None and table.prompt.id == "dusk"
    table.choose("sleep")
    assert (table.seat, table.value("fed", 1)) == (2, 0)
    assert table.prompt.id == "day"


def test_a_phase_may_be_nobodys_and_meets_the_cards_that_were_laid() -> None:
    table = Table.open(ROOKERY, 2)
    events = table.arrange({"sky": ["jay", "..."], "p0.birds": []}, at="storm")
    assert [event.what for event in events] == ["move", "turn"]
    assert table.cards("birds", 0) == ["jay"]


def test_the_same_position_laid_from_two_moments_is_the_same_game() -> None:
    one, other = Table.open(ROOKERY, 2), Table.open(ROOKERY, 2)
    one.choose("call", card="wren", place="p0.birds")
    other.choose("sleep")
    wanted = {"p0.birds": ["wren"], "p1.birds": ["wren"], "sky": [], "p0.fed": 0}
    one.arrange(wanted, at="dusk", seat=1)
    other.arrange(wanted, at="dusk", seat=1)
    assert one.hash() == other.hash()


def test_saving_and_taking_back_go_across_a_phase() -> None:
    table = Table.open(ROOKERY, 2)
    table.choose("call", card="wren", place="p0.birds")
    before = table.hash()
    table.arrange({"p0.birds": ["jay"]}, at="dusk", seat=0)
    table.choose("sleep")
    again = Table.load(table.save(), game=ROOKERY)
    assert again.hash() == table.hash()
    assert [[event.what for event in events] for _, events in replayed(table)][2] == ["turn"]
    table.undo(2)
    assert table.hash() == before


def test_a_phase_that_is_not_there_is_refused() -> None:
    table = Table.open(ROOKERY, 2)
    assert refused(table, {}, at="noon") == (
        "there is no phase 'noon'; there are: day, dusk, storm",
        "нет фазы 'noon'; есть: day, dusk, storm",
    )
    assert refused(table, {}, at="storm", seat=1)[0] == "the phase storm is nobody's"
    assert refused(table, {}, at="dusk", seat=2)[0] == "whose is the phase dusk? say the seat"
    assert refused(table, {}, seat=1)[0] == "a seat goes with a phase: say at"
    assert refused(table, {"sky": []}, at="storm")[0].startswith("the rules cannot go on from there")


# --- rules for laying -------------------------------------------------------------------------------------------------


def game(laying: Laying) -> Game:
    schema = Schema(rookery.Card, rookery.Player, rookery.Shared, None, 3)
    return Game("r", "R", "R", range(1, 4), schema, KINDS, rookery.rookery, laying=laying)


@rule
def asking() -> None:
    offer(SLEEP)
    picked: Answer = ask(player(0), DUSK)
    if picked.verb == SLEEP:
        return


def test_a_rule_that_puts_things_right_asks_nothing() -> None:
    with pytest.raises(BadArrangement, match="asked or ended the game where it may only look and put right"):
        Table.open(game(Laying(settle=asking)), 2).arrange({"sky": []})


def test_rules_for_laying_take_what_they_are_given() -> None:
    for laying, reason in (
        (Laying(lay=asking), "asking: it must take Card, and return nothing"),
        (Laying(settle=rookery.lay), "lay: it must take nothing, and return nothing"),
        (Laying(phases={"lay": rookery.lay}), "the rule of a phase takes a player or nothing"),
        (Laying(refuse=len), "is not a rule"),
    ):
        with pytest.raises(DeclarationError, match=reason):
            _ = game(laying).program
