"""A shuffle deals the kinds of a pile's cards anew by the luck of the state, however many they are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from deckwright.vm import isa, rng
from deckwright.vm.jit import ASIDE, INTERPRETED
from deckwright.vm.piles import link, shuffle

PLACES = (isa.L_IDENT, isa.L_LINKS, isa.L_MARKS)  # a word for each card


def words(number: int) -> Any:
    """An array as the machine works on: plain Python counts in numbers of its own."""
    return [0] * number if INTERPRETED else np.zeros(number, np.int32)


def heap(cards: int) -> tuple[Any, Any]:
    """A state with a single pile, in which every card is of a kind of its own, and its table."""
    table = words(isa.LAYOUT + 1)
    table[isa.L_SEES] = isa.LAYOUT
    table[isa.L_NCARDS] = cards
    for at, place in enumerate((isa.L_HEAD, isa.L_TAIL, isa.L_COUNT)):
        table[place] = isa.HEADER + at
    for at, place in enumerate(PLACES):
        table[place] = isa.HEADER + 3 + cards * at
    state = words(isa.HEADER + 3 + cards * len(PLACES))
    state[table[isa.L_HEAD]] = state[table[isa.L_TAIL]] = -1
    for card in range(cards):
        state[table[isa.L_IDENT] + card] = card
        link(state, table, card, 0, 1)
    rng.seed(state, isa.H_RNG, cards, 0, 0)
    return state, table


@pytest.mark.parametrize("cards", [0, 1, 2, 40, ASIDE - 1, ASIDE, ASIDE + 1, ASIDE + 300])
def test_every_card_changes_places_with_one_that_lies_no_higher(cards: int) -> None:
    state, table = heap(cards)
    luck, expected = words(4), list(range(cards))
    for word in range(4):
        luck[word] = state[isa.H_RNG + word]
    for card in range(cards):
        partner = card + int(rng.below(luck, 0, cards - card))
        expected[card], expected[partner] = expected[partner], expected[card]
    silent = words(2)
    silent[isa.E_COUNT] = isa.SILENT
    shuffle(state, table, silent, 0, 0)
    first = table[isa.L_IDENT]
    assert [word & isa.KIND_MASK for word in state[first : first + cards]] == expected
    assert list(state[isa.H_RNG : isa.H_RNG + 4]) == list(luck)
