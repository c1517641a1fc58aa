"""Walks over piles that change while they are walked over go over the cards that lay there when they began."""

from __future__ import annotations

from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule, slot
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import move, note, player
from deckwright.lang.words import word
from tests.lang.toybox import COIN, CROWN, GEM, SAY, Card, Player, kind, play, table


@rule
def say(n: int) -> None:
    note(SAY, number=n)


def test_a_walk_sees_the_cards_that_lay_there_when_it_began() -> None:
    @rule
    def game() -> None:
        for card in table.row:
            say(card.cost)
            move(card, table.row)
            move(table.box.top, table.row, bottom=True)

    assert play(game).said == [3, 3, 7]


def test_a_walk_passes_over_cards_that_have_left() -> None:
    @rule
    def game() -> None:
        for card in table.row:
            say(card.cost)
            move(table.row.bottom, table.void)

    done = play(game)
    assert done.said == [3, 3]
    assert done.pile("void") == ["gem", "crown"]


def test_leaving_a_walk_early_leaves_the_outer_walk_in_order() -> None:
    @rule
    def game() -> None:
        for card in table.row:
            for coin in table.box:
                move(coin, table.void)
                if len(table.void) % 2 == 0:
                    break
                if coin.used:
                    continue
                move(coin, table.box)
                move(coin, table.void)
            say(10 * len(table.void) + card.cost)
            for _ in range(2):
                for gem in table.row:
                    gem.tokens += 1
                    break
        say(sum(card.tokens for card in table.row))

    assert play(game).said == [23, 33, 37, 6]


def test_a_called_rule_may_return_from_inside_nested_walks() -> None:
    @rule
    def first_dear(limit: int) -> Card | None:
        for coin in table.box:
            for card in table.row:
                card.tokens += 1
                if card.cost >= limit:
                    return card
            coin.used = True
        return None

    @rule
    def game() -> None:
        for card in table.row:
            found = first_dear(card.cost)
            assert found is not None
            say(found.cost)
        if first_dear(9) is None:
            say(0)
        say(sum(1 for coin in table.box if coin.used))

    assert play(game).said == [3, 3, 7, 0, 3]


def test_a_rule_in_a_slot_may_return_from_inside_nested_walks() -> None:
    @slot
    def worth(card: Card, limit: int) -> int: ...

    @rule
    def search(card: Card, limit: int) -> int:
        for coin in table.box:
            for other in table.row:
                other.tokens += 1
                if other.cost >= limit:
                    return other.cost
            coin.used = True
        return -1

    @rule
    def game() -> None:
        for card in table.row:
            say(worth(card, card.cost))
            for coin in table.box:
                coin.tokens += 1
                say(10 + coin.tokens)
                if coin.tokens > 0:
                    break

    kinds = [COIN, kind("gem", 2, "row", {worth: search}, cost=3), CROWN]
    assert play(game, kinds=kinds, slots=[worth]).said == [3, 11, 3, 12, 0, 13]


def test_an_effect_may_return_from_inside_a_walk() -> None:
    @slot
    def on_play(card: Card, me: Player) -> None: ...

    @word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
    def mark_until(me: Player, limit: int) -> None:
        for card in table.row:
            card.tokens += 1
            if card.cost >= limit:
                return
        me.gold += 100

    @rule
    def game() -> None:
        for coin in table.box:
            on_play(coin, player(1))
            coin.used = True
        say(sum(card.tokens for card in table.row))

    kinds = [kind("coin", 3, "box", {on_play: [mark_until(3), mark_until(7), mark_until(9)]}), GEM, CROWN]
    done = play(game, kinds=kinds, slots=[on_play])
    assert done.said == [3 * (1 + 3 + 3)]
    assert done.value("gold", 1) == 300
