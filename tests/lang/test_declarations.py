"""Signatures, cards, slots, words and schemas that cannot work are refused when the game is built."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.errors import DeclarationError, OutsideRule, RuleError
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import has_effect, judgement, rule, slot
from deckwright.lang.schema import Schema
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import Verb, fact, mark, move, offer, pile, player, value, weight
from deckwright.lang.words import Effect, word
from tests.lang.toybox import (
    CROWN,
    GEM,
    PICK,
    STOP,
    WHAT,
    Answer,
    Card,
    Player,
    Shared,
    Weights,
    compiled,
    kind,
    module_of,
    table,
)

HEADER = "from deckwright.lang.rules import rule\nfrom tests.lang.toybox import *\n\n@rule\n"


@rule
def nothing_happens() -> None:
    table.a = 1


@slot
def on_play(card: Card, me: Player) -> None: ...


@slot(pure=True)
def worth(card: Card) -> int: ...


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def gain(me: Player, n: int) -> None:
    me.gold += n


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def twice(me: Player, effect: Effect) -> None:
    effect(me)
    effect(me)


def refused(message: str, **given: Any) -> None:
    slots = given.pop("slots", [on_play, worth])
    with pytest.raises(DeclarationError, match=message):
        compiled(given.pop("first", nothing_happens), slots=slots, **given)


# --- signatures -------------------------------------------------------------------------------------------------------

SIGNATURES = {
    "def wrong(card) -> None:": "say what card is, e.g. card: Card",
    "def wrong(n: float) -> None:": "say what n is",
    "def wrong(n: int | None) -> None:": "say what n is",
    "def wrong(n: int):": "say what it returns, e.g. -> None",
    "def wrong(n: int) -> str:": "it cannot return that",
    "def wrong(n: 'Unheard') -> None:": "annotations cannot be read: .*Unheard",
    "def wrong(*n: int) -> None:": "plain parameters",
    "def wrong(n: int, /) -> None:": "plain parameters",
    "def wrong(*, n: int) -> None:": "plain parameters",
    "def wrong(**n: int) -> None:": "plain parameters",
}


@pytest.mark.parametrize("head", SIGNATURES)
def test_a_signature_must_say_what_a_rule_takes_and_returns(head: str, tmp_path: Path) -> None:
    source = f"{HEADER}{head}\n    table.a = 1\n\n@rule\ndef game() -> None:\n    wrong(1)\n"
    module = module_of(source, tmp_path)
    with pytest.raises(DeclarationError) as caught:
        compiled(module.game)
    line = source.split("\n").index(head) + 1
    assert str(caught.value).startswith(f"{module.__file__}:{line}: wrong: ")
    assert re.search(SIGNATURES[head], str(caught.value))


def test_the_first_rule_takes_and_returns_nothing() -> None:
    @rule
    def with_parameter(n: int) -> None:
        table.a = n

    def no_rule() -> None: ...

    refused("takes and returns nothing", first=with_parameter)
    refused("is not a rule", first=no_rule)


def test_a_judgement_is_marked_and_has_its_own_signature() -> None:
    @rule
    def unmarked(me: Player, option: Answer) -> int:
        return 1

    @judgement
    def other(me: Player) -> int:
        return 1

    refused("is not marked @judgement", judgements=[unmarked])
    refused("takes \\(me: Player, option: Answer\\)", judgements=[other])
    refused("is not a judgement", judgements=[None])


# --- cards ------------------------------------------------------------------------------------------------------------


def test_kinds_of_cards() -> None:
    refused("the card coin is declared twice", kinds=[kind("coin", 1, "box"), kind("coin", 2, "row")])
    refused("coin: copies cannot be negative", kinds=[kind("coin", -1, "box")])
    refused("coin: unknown facts price, weight; there are cost", kinds=[kind("coin", 1, "box", price=1, weight=2)])
    refused("coin: its home 'attic' is not a pile of the table", kinds=[kind("coin", 1, "attic")])
    trait = Trait("price", 1, "", "")
    refused("coin: unknown facts price", kinds=[Kind("coin", "", "", 1, "box", {}, traits=[trait])])
    text: Any = "much"
    refused("coin: cost must be a number, not 'much'", kinds=[kind("coin", 1, "box", cost=text)])


def test_a_kind_that_is_not_in_the_game_has_no_meaning_in_its_rules() -> None:
    @rule
    def game() -> None:
        table.flag = table.row.top.kind == GEM  # type: ignore[union-attr]

    compiled(game, kinds=[kind("coin", 1, "box"), GEM])
    with pytest.raises(RuleError, match="<gem> has no meaning in a rule"):
        compiled(game, kinds=[kind("coin", 1, "box"), CROWN])


def test_slots_are_filled_with_what_they_want() -> None:
    @rule
    def takes_less(card: Card) -> None:
        table.a = card.cost

    @rule
    def changes(card: Card) -> int:
        card.tokens += 1
        return 1

    @rule
    def changes_through_another(card: Card) -> int:
        return changes(card)

    @slot
    def unlisted(card: Card, me: Player) -> None: ...

    @slot
    def without_player(card: Card) -> None: ...

    @slot
    def without_card(me: Player) -> None: ...

    @slot(pure=True)
    def pure_effect(card: Card, me: Player) -> None: ...

    def coin(slots: dict[Any, Any]) -> list[Kind]:
        return [kind("coin", 1, "box", slots)]

    refused("coin: worth .*wants a rule", kinds=coin({worth: [gain(1)]}))
    refused("coin: takes_less must take and return what the slot on_play does", kinds=coin({on_play: takes_less}))
    refused("coin: changes changes something, but worth is a pure slot", kinds=coin({worth: changes}))
    refused("changes_through_another changes something", kinds=coin({worth: changes_through_another}))
    refused("coin: .* is not a slot", kinds=coin({"on_play": [gain(1)]}))
    refused("coin: .* in on_play is not an effect; call the word", kinds=coin({on_play: [gain]}))
    refused("slot unlisted is not among the game's slots", kinds=coin({unlisted: [gain(1)]}))
    refused("names no player", kinds=coin({without_player: [gain(1)]}), slots=[without_player])
    refused("first parameter must be the card", kinds=coin({without_card: [gain(1)]}), slots=[without_card])
    refused(
        "pure_effect wants a rule, or one word declared with slot=pure_effect",
        kinds=coin({pure_effect: [gain(1)]}),
        slots=[pure_effect],
    )


def test_an_error_inside_an_effect_names_the_word_and_its_line() -> None:
    @word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
    def lose(me: Player, n: int) -> None:
        me.silver -= n  # type: ignore[attr-defined]

    with pytest.raises(RuleError, match="has no attribute 'silver'") as caught:
        compiled(nothing_happens, kinds=[kind("coin", 1, "box", {on_play: [lose(1)]})], slots=[on_play])
    assert caught.value.rule == "lose"
    assert caught.value.line == lose.function.__code__.co_firstlineno + 2  # type: ignore[attr-defined]


def test_words_are_called_with_numbers_and_effects() -> None:
    loose: Callable[..., Effect] = gain
    with pytest.raises(DeclarationError, match="gain needs n"):
        loose()
    with pytest.raises(DeclarationError, match="gain takes 1 arguments, not 2"):
        loose(1, 2)
    with pytest.raises(DeclarationError, match="gain has no free argument 'much'"):
        loose(much=2)
    with pytest.raises(DeclarationError, match="gain: n must be a number or an effect, not 'much'"):
        loose("much")
    wrong: Any = 3
    with pytest.raises(RuleError, match="effect is an int here and cannot be called"):
        compiled(nothing_happens, kinds=[kind("coin", 1, "box", {on_play: [twice(wrong)]})], slots=[on_play])


def test_two_different_verbs_cannot_have_one_id() -> None:
    OTHER = Verb("pick", ("card", "number"))

    @rule
    def game() -> None:
        offer(PICK, table.row.top)
        offer(OTHER, table.row.top, number=1)

    refused("two different verbs are called 'pick'", first=game)


# --- schemas ----------------------------------------------------------------------------------------------------------


def test_schemas() -> None:
    class WrongPlace(lang.Player):
        cost: int = fact(0)

    class NoType(lang.Player):
        gold = value(0)

    class TextValue(lang.Player):
        name: str = value(0)

    class NumberMark(lang.Card):
        used: int = mark()

    class CardFact(lang.Card):
        host: Card = fact(None)

    class NumberPile(lang.Player):
        hand: int = pile()

    class Reserved(lang.Player):
        left: int = value(0)  # type: ignore[assignment]

    class Victory(lang.Player):
        won: bool = value(False)

    class TrueWeight(lang.Weights):
        gold: bool = weight(1)

    def schema(
        card: type[lang.Card] = Card, who: type[lang.Player] = Player, weights: Any = Weights, seats: int = 2
    ) -> Schema:
        return Schema(card, who, Shared, weights, seats)

    schema()
    for given, message in (
        ({"who": WrongPlace}, "WrongPlace.cost: a fact cannot stand here; allowed: value, pile"),
        ({"who": NoType}, "NoType.gold: its annotation must be a type"),
        ({"who": TextValue}, "TextValue.name: its annotation must be a type"),
        ({"card": NumberMark}, "NumberMark.used: its annotation must be .* that a mark can hold"),
        ({"card": CardFact}, "CardFact.host: its annotation must be .* that a fact can hold"),
        ({"who": NumberPile}, "NumberPile.hand: its annotation must be .* that a pile can hold"),
        ({"who": Reserved}, "Reserved.left: every Player has one; take another name"),
        ({"who": Victory}, "Victory.won: every Player has one; take another name"),
        ({"weights": TrueWeight}, "TrueWeight.gold: its annotation must be"),
        ({"seats": 0}, "1 to 7 seats, not 0"),
        ({"seats": 8}, "1 to 7 seats, not 8"),
    ):
        with pytest.raises(DeclarationError, match=message):
            schema(**given)


# --- outside rules ----------------------------------------------------------------------------------------------------


def test_the_language_does_not_run_as_python() -> None:
    loose_table: Any = table
    outside: list[Callable[[], Any]] = [
        nothing_happens,
        lambda: on_play(None, None),  # type: ignore[arg-type]
        lambda: offer(STOP),
        lambda: move(None, table.row),
        lambda: lang.ask(None, WHAT),
        lambda: player(0),
        lambda: has_effect(None, on_play),
        lambda: gain(1)(None),
        lambda: list(lang.Pile()),
        lambda: loose_table.players,
        lambda: Card().kind,
        lambda: Player().left,
    ]
    for call in outside:
        with pytest.raises(OutsideRule, match="only inside a function marked @rule"):
            call()
