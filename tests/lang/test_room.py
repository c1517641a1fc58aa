"""Room for the largest question and the deepest call is derived from the rules."""

from __future__ import annotations

import pytest

from deckwright.games import GAMES
from deckwright.lang.rules import rule
from deckwright.lang.types import Verb, ask, choose, choose_number, everyone, move, offer, offered, player
from deckwright.vm import isa
from tests.lang.toybox import PICK, STOP, WHAT, Answer, Card, Pile, compiled, opened, table

CARDS = 6  # of the toy box
TAKE = Verb("take", ("card",))
GIVE = Verb("give", ("card", "player"))
FIT = Verb("fit", ("card", "target"))


def room(first: object) -> int:
    """How many choices there is room for."""
    return compiled(first, max_options=None, stack=None).layout.max_options


def test_every_card_of_one_pile_and_another_choice() -> None:
    @rule
    def game() -> None:
        for card in table.row:
            offer(PICK, card)
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)

    assert room(game) == CARDS + 1


def test_a_card_lies_in_one_pile() -> None:
    @rule
    def game() -> None:
        for zone in (table.row, table.box, player(0).hand):
            for card in zone:
                if not card.rare:
                    offer(PICK, card)
        for someone in table.players:
            for card in someone.deck:
                offer(PICK, card)
        picked: Answer = ask(everyone(), WHAT)

    assert room(game) == CARDS


def test_two_things_to_do_with_a_card_and_one_of_two() -> None:
    @rule
    def both() -> None:
        for card in table.row:
            offer(PICK, card)
            if card.rare:
                offer(TAKE, card)
        picked: Answer = ask(player(0), WHAT)

    @rule
    def either() -> None:
        for card in table.row:
            if card.rare:
                offer(TAKE, card)
            else:
                offer(PICK, card)
        picked: Answer = ask(player(0), WHAT)

    assert (room(both), room(either)) == (2 * CARDS, CARDS)


def test_a_card_for_each_player() -> None:
    @rule
    def game() -> None:
        for someone in player(0).others:
            for card in table.row:
                offer(GIVE, card, player=someone)
        picked: Answer = ask(player(0), WHAT)

    assert room(game) == 4 * CARDS


def test_offers_begin_anew_after_every_question() -> None:
    @rule
    def one(pile: Pile) -> None:
        for card in pile:
            offer(PICK, card)
        if offered() == 0:
            return
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)

    @rule
    def game() -> None:
        for _ in range(3):
            one(table.row)
            one(table.box)
            card = choose(player(0), table.row, WHAT, optional=True)

    assert room(game) == CARDS + 1


def test_offers_of_rules_that_are_called_add_up() -> None:
    @rule
    def offer_row() -> None:
        for card in table.row:
            offer(PICK, card)

    @rule
    def game() -> None:
        offer_row()
        offer_row()
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)

    assert room(game) == 2 * CARDS + 1


def test_numbers_and_pairs_have_some_room() -> None:
    @rule
    def numbers() -> None:
        table.a = choose_number(player(0), 1, table.b, WHAT)

    @rule
    def pairs() -> None:
        for card in table.row:
            for other in table.box:
                offer(FIT, card, target=other)
        picked: Answer = ask(player(0), WHAT)

    assert room(numbers) == room(pairs) == 64


def test_a_walk_that_changes_something_keeps_every_card() -> None:
    @rule
    def inner(card: Card) -> None:
        for other in table.box:
            other.tokens += card.tokens + 1
            if other.tokens > 100:
                move(other, table.void)

    @rule
    def game() -> None:
        for card in table.box:
            card.tokens += 1
            inner(card)

    for some in (game,):
        program = compiled(some, max_options=None, stack=None)
        assert program.layout.stack_end - program.layout.stack >= 2 * CARDS
        assert opened(some, stack=None).status == isa.OVER


def test_recursion_gets_some_room() -> None:
    @rule
    def deeper(n: int) -> int:
        return 0 if n == 0 else deeper(n - 1) + 1

    @rule
    def flat() -> None:
        table.a = 20

    @rule
    def game() -> None:
        table.a = deeper(20)

    shallow, deep = (compiled(first, stack=None).layout for first in (flat, game))
    assert deep.stack_end - deep.stack > 200 + shallow.stack_end - shallow.stack
    assert opened(game, stack=None).value("a") == 20


@pytest.mark.parametrize("id", sorted(GAMES))
def test_no_game_says_by_hand_how_much_room_it_needs(id: str) -> None:
    game = GAMES[id]
    assert game.max_options is None and game.stack is None
    layout = game.program.layout
    largest = max(pile.field.declared.most for pile in layout.piles) or layout.cards
    assert layout.max_options >= largest


KILOBYTES = {"ascension": 12, "new-age": 60, "shards": 14, "sorcerer": 16, "war-eternal": 28}


@pytest.mark.parametrize("id", sorted(GAMES))
def test_a_state_of_every_game_is_as_small_as_this(id: str) -> None:
    assert GAMES[id].program.template.nbytes <= KILOBYTES[id] * 1024
