"""Which options mean the same is found by comparing them; what each means is a digest. Both must say the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from deckwright.bots import make
from deckwright.bots.thinking import own, rules_of
from deckwright.games import load
from deckwright.table import Table
from deckwright.vm import isa
from deckwright.vm.meaning import differing, meanings, mix, sense_of_card

COPIES = {"shards": True, "ascension": True, "war-eternal": True, "sorcerer": False}  # whether options mean the same
QUESTIONS = 60


def positions(game: str) -> Iterator[Any]:
    """States at questions with a choice, along a game between judgements."""
    table = Table.open(game, 2, seed=5)
    bot = make(next(iter(table.game.judgements)), table.game, 1)
    for _ in range(QUESTIONS):
        if table.over:
            return
        if int(table.state[isa.H_NOPT]) > 1:
            yield own(table.state.copy())
        table.choose(bot.choose(table, table.to_answer[0]))


def digest(state: Any, rules: Any, actor: int, option: int) -> int:
    """What one option means to somebody."""
    at = rules.table[isa.L_OPTIONS] + isa.OPTION_WORDS * option
    verb, card, second, number = (int(word) for word in state[at : at + isa.OPTION_WORDS])
    key = mix(mix(mix(1, int(state[isa.H_WHO])), int(state[isa.H_PROMPT])), verb)
    key = sense_of_card(state, rules.table, card, actor, key)
    key = sense_of_card(state, rules.table, second, actor, key) if rules.targets[verb] else mix(key, second)
    return int(mix(key, number))


@pytest.mark.parametrize(("game", "copied"), COPIES.items())
def test_options_differ_exactly_where_their_digests_do(game: str, copied: bool) -> None:
    rules, copies = rules_of(load(game)), 0
    room = load(game).program.layout.max_options
    keys, firsts = own(np.zeros(room, np.int64)), own(np.zeros(room, np.int32))
    for state in positions(game):
        for actor in range(2):  # whoever is not asked knows less
            digests = [digest(state, rules, actor, option) for option in range(int(state[isa.H_NOPT]))]
            each = list(dict.fromkeys(digests))
            n = meanings(state, rules.table, rules.targets, actor, keys, firsts)
            assert [int(key) for key in keys[:n]] == each
            assert [int(first) for first in firsts[:n]] == [digests.index(key) for key in each]
            assert differing(state, rules.table, rules.targets, actor, keys, firsts) == n
            copies += len(digests) - n
    assert bool(copies) == copied
