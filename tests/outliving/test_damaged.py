"""Saved games of other versions that were forged or damaged: they are harmless, or refused with a reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import BadSave, TableError
from deckwright.table.showing import shown_at
from tests.outliving.ferry import FERRY
from tests.outliving.versions import NO_BUYING, played, version

Record = dict[str, Any]
OLD: Record = json.loads(played(choices=45).save())
OVER: Record = json.loads(played(choices=5000).save())
LATER = version(*NO_BUYING)


def laid() -> Record:
    """A game that was laid anew by the later version, and went on."""
    table = Table.load(json.dumps(OLD), game=LATER)
    for _ in range(5):
        table.choose("rest")
    record: Record = json.loads(table.save())
    return record


def refused_or_shown(record: Record) -> None:
    """Whatever is wrong with it, it is refused by a reason in both languages, or can be looked at as a whole."""
    try:
        table = Table.load(json.dumps(record), game=LATER)
    except TableError as error:
        assert error.en and error.ru
        return
    table.save().encode()
    assert table.view(open=True)
    for moment in range(0 if table.past is None else table.past.length):
        assert table.past is not None and shown_at(table, table.past, moment).view(open=True)


@pytest.mark.parametrize("given", [1 << 31, 1 << 63, -(1 << 31), -7, 99, 1.5, "x", None, [], {}, True])
@pytest.mark.parametrize("name", ["turn", "active"])
@pytest.mark.parametrize("kept", [OLD, OVER], ids=["going", "over"])
def test_a_position_that_names_no_turn_or_no_player(kept: Record, name: str, given: Any) -> None:
    record = copy.deepcopy(kept)
    for _, position in record["positions"]:
        position[name] = given
    refused_or_shown(record)


@pytest.mark.parametrize("kept", [OLD, OVER], ids=["going", "over"])
def test_a_position_that_says_nothing_of_turns(kept: Record) -> None:
    record = copy.deepcopy(kept)
    for _, position in record["positions"]:
        for name in ("turn", "active"):
            position.pop(name, None)
    with pytest.raises(BadSave, match="positions is missing or wrong"):
        Table.load(json.dumps(record), game=LATER)


@pytest.mark.parametrize(
    "forge",
    [
        *(lambda laid, turn=turn: laid.update(turn=turn) for turn in (1 << 31, 1 << 63, -(1 << 31), 10**25)),
        *(lambda laid, seat=seat: laid.update(seat=seat) for seat in (1 << 31, 99, -5)),
        lambda laid: laid.update(at="nowhere"),
        lambda laid: laid["arrange"].update({"p0.hand": [{"card": []}]}),
        lambda laid: laid["arrange"].update({"p0.coins": 1 << 40}),
    ],
)
@pytest.mark.parametrize("rules", [LATER.program.version, "another"])
def test_a_game_that_cannot_be_laid_as_it_says(rules: str, forge: Callable[[Record], None]) -> None:
    record = laid() | {"rules": rules}
    forge(record["laid"])
    refused_or_shown(record)


def test_a_game_laid_anew_more_often_than_anybody_could() -> None:
    record = laid()
    for _ in range(480):
        past = {name: record[name] for name in ("positions", "over", "hash", "laid", "past", "rules")}
        record = record | {
            "past": past | {"history": [], "positions": [], "parted_at": 1, "reason": {"en": "", "ru": ""}}
        }
    with pytest.raises(BadSave):
        Table.load(json.dumps(record), game=LATER)


def test_a_game_by_numbers_has_no_past_of_its_own() -> None:
    record = OLD | {"deckwright": 1, "past": 3, "laid": 4}
    with pytest.raises(BadSave):
        Table.load(json.dumps(record), game=FERRY)
    with pytest.raises(BadSave):
        Table.load(json.dumps(record | {"rules": "another"}), game=FERRY)


def test_half_a_sign_is_no_text() -> None:
    with pytest.raises(BadSave):
        Table.load(json.dumps(OLD | {"names": ["\ud800"]}), game=FERRY)
