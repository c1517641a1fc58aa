"""A saved game outlives its rules: it goes on, or is laid anew with the reason, and nothing of it is lost."""

from __future__ import annotations

import json

import pytest

from deckwright import Table
from deckwright.table.errors import BadOptions
from deckwright.table.named import differences, told_position
from tests.outliving.ferry import FERRY
from tests.outliving.versions import (
    DEARER,
    FEWER,
    MORE_DRAWN,
    MOVED,
    NO_BUYING,
    NO_CARRYING,
    NO_NUMBERS,
    NO_STORMS,
    Change,
    played,
    version,
)


def bought(table: Table, card: str) -> int:
    """The number of the first choice that bought a card."""
    meant = {"verb": "buy", "card": card}
    return next(n for n, entry in enumerate(table.history, 1) if meant.items() <= entry["meant"].items())


def test_a_version_that_changes_nothing_for_players_goes_on_as_if_nothing_was() -> None:
    table, moved = played(choices=45), version(*MOVED)
    assert moved.program.version != FERRY.program.version
    again = Table.load(table.save(), game=moved)
    assert [entry["choose"] for entry in again.history] != [entry["choose"] for entry in table.history]
    assert [entry["meant"] for entry in again.history] == [entry["meant"] for entry in table.history]
    assert not differences(told_position(table), told_position(again))
    assert again.chosen_options == {"calm": True, "gales": True}
    assert again.reloaded is not None and again.reloaded.parted_at is None and not again.reloaded.laid_anew
    assert again.reloaded.said("en").startswith("This game was begun under an earlier version")
    again.undo(again.revision)
    assert again.revision == 0


def test_it_comes_back_to_the_version_it_came_from() -> None:
    table = played(choices=45)
    there = Table.load(table.save(), game=version(*MOVED))
    back = Table.load(json.dumps(json.loads(there.save()) | {"options": table.chosen_options}), game=FERRY)
    assert back.hash() == table.hash()


def test_a_choice_that_is_gone_lays_the_last_kept_position_anew() -> None:
    table = played(choices=45)
    at = bought(table, "salt")
    again = Table.load(table.save(), game=version(*NO_BUYING))
    assert again.reloaded is not None
    assert (again.reloaded.parted_at, again.reloaded.laid_anew) == (at, True)
    assert f"at step {at} the games part (“Buy Salt” is not possible there any more)" in again.reloaded.said("en")
    assert f"на шаге {at} партии расходятся («Купить: Соль» — там это больше невозможно)" in again.reloaded.said("ru")
    kept, position = table.positions()[-1]
    assert f"after step {kept}" in again.reloaded.said("en")
    assert told_position(again) == position | {"tide": position["tide"] + 1}  # its turn begins once more
    assert (again.revision, again.active, again.turn) == (table.revision, position["active"], position["turn"])


def test_a_position_that_is_other_lays_anew_too_and_says_what_is_other() -> None:
    table = played(choices=45)
    again = Table.load(table.save(), game=version(*DEARER))
    assert again.reloaded is not None and again.reloaded.laid_anew
    assert "(coins, Ann: 1 then, 2 now)" in again.reloaded.said("en")
    assert "(монеты, Ann: тогда 1, теперь 2)" in again.reloaded.said("ru")


@pytest.mark.parametrize(
    ("changes", "why"), [(NO_CARRYING, "what was chosen"), (MORE_DRAWN, "deck, Ann: not as it was")]
)
def test_a_reason_tells_nothing_hidden_and_names_nothing_as_programs_do(changes: tuple[Change, ...], why: str) -> None:
    again = Table.load(played(choices=45).save(), game=version(*changes))
    assert again.reloaded is not None and again.reloaded.laid_anew and why in again.reloaded.said("en")
    for lang in ("en", "ru"):
        said = again.reloaded.said(lang)
        assert not any(kind.said(lang) in said or kind.id in said for kind in FERRY.kinds)
        assert "p0" not in said and "_" not in said


@pytest.mark.parametrize("choices", [0, 45])
def test_an_option_that_is_gone_is_left_out_and_that_is_said(choices: int) -> None:
    table = played(choices=choices)
    again = Table.load(table.save(), game=version(*NO_STORMS))
    assert again.chosen_options == {} and not differences(told_position(table), told_position(again))
    assert again.reloaded is not None and again.reloaded.parted_at is None
    assert "it goes on under today" in again.reloaded.said("en") and "no longer there" in again.reloaded.said("en")
    back = Table.load(again.save(), game=FERRY)
    assert back.chosen_options == {"storms": False} and back.revision == table.revision


def test_an_option_of_a_later_version_is_left_out_by_an_earlier_one() -> None:
    later = Table.load(played(choices=45).save(), game=version(*MOVED))
    again = Table.load(later.save(), game=FERRY)
    assert not differences(told_position(again), told_position(later)) and again.revision == 45


def test_a_wrong_option_of_the_same_version_is_damage() -> None:
    record = json.loads(played(choices=5).save())
    with pytest.raises(BadOptions):
        Table.load(json.dumps(record | {"options": {"snow": True}}), game=FERRY)


def test_a_value_of_an_option_that_is_gone_leaves_its_default() -> None:
    record = json.loads(played(choices=45).save())
    again = Table.load(json.dumps(record | {"rules": "another"}), game=version(*NO_NUMBERS))
    assert again.chosen_options == {"storms": "off"} and again.revision == 45
    assert again.reloaded is not None and "no longer there" in again.reloaded.said("en")


def test_cards_values_and_marks_that_are_gone_are_left_out_and_new_cards_lie_at_home() -> None:
    table = played(choices=45)
    again = Table.load(table.save(), game=version(*FEWER))
    assert again.reloaded is not None and again.reloaded.laid_anew
    again.machine.check(again.state)
    position = table.positions()[-1][1]
    assert again.value("coins", 0) == position["p0.coins"]
    everywhere = [*again.cards("quay"), *again.cards("shed")]
    everywhere += [card for side in (0, 1) for pile in ("deck", "hand", "discard") for card in again.cards(pile, side)]
    assert everywhere.count("salt") == 5 and "silk" not in everywhere


def test_a_game_laid_anew_is_played_saved_loaded_and_laid_anew_once_more() -> None:
    table = played(choices=45)
    once = Table.load(table.save(), game=version(*NO_BUYING))
    for _ in range(5):
        once.choose("rest")
    once.undo(2)
    again = Table.load(once.save(), game=version(*NO_BUYING))
    assert (again.hash(), again.revision, again.save()) == (once.hash(), once.revision, once.save())
    assert again.reloaded is None and again.past is not None
    twice = Table.load(once.save(), game=version(*NO_BUYING, *FEWER))
    assert twice.reloaded is not None and twice.past is not None
    assert twice.past.told()[:45] == table.history and len(twice.past.told()) == once.revision
    assert [at for at, _ in twice.past.wholes()][: len(table.ends)] == [end.at for end in table.ends]


def test_before_the_first_turn_has_ended_it_begins_anew() -> None:
    table = Table.open(FERRY, 2, 7)
    table.choose("carry", card=table.cards("hand", 0)[0])
    again = Table.load(table.save(), game=version(*NO_CARRYING))
    assert again.reloaded is not None and again.reloaded.laid_anew and again.reloaded.parted_at == 1
    assert "it begins anew" in again.reloaded.said("en")
    assert again.revision == 1 and again.value("coins", 0) == 0


def test_a_game_that_is_over_is_shown_as_it_was_and_saved_as_it_was() -> None:
    table = played(choices=5000)
    assert table.over
    again = Table.load(table.save(), game=version(*NO_BUYING))
    assert again.over and again.result is not None and table.result is not None
    assert again.result.winners == table.result.winners
    assert again.reloaded is not None and not again.reloaded.laid_anew
    assert "shown as it was kept" in again.reloaded.said("en")
    assert [again.view(open=True)["players"][p]["values"]["coins"] for p in (0, 1)] == [
        table.value("coins", p) for p in (0, 1)
    ]
    saved = json.loads(again.save())
    assert saved == json.loads(table.save()) | {"options": saved["options"]}
    assert Table.load(again.save(), game=FERRY).hash() == table.hash()


def test_it_can_be_ended_after_it_was_laid_anew() -> None:
    again = Table.load(played(choices=45).save(), game=version(*NO_BUYING))
    while not again.over:
        again.choose(0)
    assert Table.load(again.save(), game=version(*NO_BUYING)).over
