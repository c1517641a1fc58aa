"""Saved games: loaded to the bit, and refused with the reason if damaged, foreign or of other rules."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from deckwright.lang.game import Game
from deckwright.table import Table
from deckwright.table.errors import BadSave, OtherRules, TableError, UnknownGame
from deckwright.table.named import as_wholes, told_choice, told_position
from tests.lang.points.mixed_offers import SIEGE
from tests.lang.points.replacements import THRONE
from tests.lang.points.turn_order import ROUND_TABLE
from tests.lang.vault import VAULT
from tests.table.test_trace import BROKEN


def kept() -> Table:
    """A game with choices and arrangements in its past."""
    table = Table.open(VAULT, 3, 2**40 + 7, names=["Ann", "Борис"])
    generator = random.Random(3)
    for step in range(14):
        if step in (4, 9):
            table.arrange(p0__hand=["oak", {"card": "ash", "tokens": 2, "known": [1]}], row=["fir"], p1__plan=step)
        table.choose(generator.randrange(len(table.options)))
    return table


KEPT = kept()
RECORD = json.loads(KEPT.save())


def refusal(text: str | bytes, game: Game | None = VAULT, error: type[TableError] = BadSave) -> tuple[str, str]:
    """Why something is not loaded, in English and in Russian."""
    with pytest.raises(error) as found:
        Table.load(text, game=game)
    assert type(found.value) is error
    return found.value.said("en"), found.value.said("ru")


def changed(**fields: Any) -> str:
    """The saved game with some fields changed."""
    return json.dumps(RECORD | fields)


def test_a_saved_game_is_its_header_and_its_choices() -> None:
    header = {"deckwright", "game", "rules", "seats", "seed", "options", "names"}
    assert set(RECORD) == header | {"history", "positions", "over", "hash"}
    assert (RECORD["game"], RECORD["seats"], RECORD["seed"]) == ("vault", 3, 2**40 + 7)
    assert [next(iter(entry)) for entry in RECORD["history"]] == ["choose"] * 4 + ["arrange"] + ["choose"] * 5 + [
        "arrange"
    ] + ["choose"] * 5


def test_a_choice_is_kept_by_what_it_means_and_the_position_as_each_turn_ends() -> None:
    table = Table.open("shards", 2, 3)
    meant, ends = [], []
    for _ in range(40):
        turn, options = table.turn, table.options
        index = len(options) // 2
        meant.append({"choose": index, "meant": told_choice(options, index)})
        table.choose(index)
        if table.turn != turn:
            ends.append((table.revision, told_position(table)))
    record = json.loads(table.save())
    assert record["history"] == meant
    assert as_wholes(record["positions"]) == [(at, json.loads(json.dumps(whole))) for at, whole in ends]
    assert len(ends) > 2


def test_a_game_kept_by_numbers_alone_is_still_read() -> None:
    before = {name: part for name, part in RECORD.items() if name not in ("positions", "over")}
    choices = [{name: part for name, part in entry.items() if name != "meant"} for entry in RECORD["history"]]
    text = json.dumps(before | {"deckwright": 1, "history": choices})
    table = Table.load(text, game=VAULT)
    assert (table.hash(), table.save()) == (KEPT.hash(), KEPT.save())
    en, _ = refusal(json.dumps(json.loads(text) | {"rules": "0123456789abcdef"}), error=OtherRules)
    assert en == f"this game was saved under other rules (0123456789abcdef; these are {VAULT.program.version})"


def test_a_loaded_game_is_the_saved_one_with_its_past() -> None:
    for text in (KEPT.save(), KEPT.save().encode()):
        table = Table.load(text, game=VAULT)
        assert table.hash() == KEPT.hash()
        assert table.save() == KEPT.save()
        assert [table.view(seat) for seat in (0, 1, 2, None)] == [KEPT.view(seat) for seat in (0, 1, 2, None)]
        assert table.name(1) == "Борис"
        table.undo(table.revision)
        assert table.hash() == Table.open(VAULT, 3, 2**40 + 7).hash()


def test_a_game_of_the_house_needs_no_game_to_be_loaded() -> None:
    table = Table.open("shards", 2, 3)
    for _ in range(20):
        table.choose(0)
    assert Table.load(table.save()).hash() == table.hash()


@pytest.mark.parametrize("text", ["", "no", "[", b"\xff\xfe\x00", "[" * 100_000, '{"a": 1e400', "NaN\0"])
def test_what_is_not_json_is_not_a_saved_game(text: str | bytes) -> None:
    assert refusal(text) == ("this is not a saved game: it is not JSON", "это не запись партии: не JSON")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"deckwright"', "{}", '{"format": 1}'])
def test_foreign_files_are_refused(text: str) -> None:
    assert refusal(text) == ("this is not a saved game of Deckwright", "это не запись партии Deckwright")


def test_another_format_is_refused_by_its_number() -> None:
    assert refusal(changed(deckwright=3)) == (
        "it was saved in format 3, this version reads 1 and 2",
        "формат записи 3, эта версия читает 1 и 2",
    )


@pytest.mark.parametrize("name", [name for name in RECORD if name != "deckwright"])
def test_a_missing_or_wrong_field_is_named(name: str) -> None:
    reason = (f"it is damaged: {name} is missing or wrong", f"запись повреждена: {name}")
    assert refusal(json.dumps({key: value for key, value in RECORD.items() if key != name})) == reason
    assert refusal(changed(**{name: None})) == reason
    assert refusal(changed(**{name: 3 if name == "over" else True})) == reason


@pytest.mark.parametrize(
    "entry",
    [
        *({}, 3, None, {"choose": "0"}, {"choose": True}, {"choose": 0, "x": 1}, {"choose": 0, "at": "dusk"}),
        *({"choose": 0, "meant": 3}, {"choose": 0, "meant": {"which": "x"}}, {"choose": 0, "meant": {"which": -1}}),
        *({"arrange": []}, {"arrange": {}, "at": 3}, {"arrange": {}, "at": "dusk", "seat": "0"}, {"at": "dusk"}),
    ],
)
def test_a_history_that_cannot_be_read_is_refused(entry: Any) -> None:
    assert refusal(changed(history=[entry])) == (
        "it is damaged: its history cannot be read",
        "запись повреждена: история не читается",
    )


def test_names_must_be_names() -> None:
    assert refusal(changed(names=[3]))[0] == "it is damaged: names is missing or wrong"


@pytest.mark.parametrize("choice", [99, -1, 10**30])
def test_an_impossible_choice_is_refused(choice: int) -> None:
    assert refusal(changed(history=[{"choose": choice}], positions=[])) == (
        "a choice in it was not possible",
        "в записи есть невозможный ход",
    )


def test_a_choice_after_the_end_is_refused() -> None:
    table = Table.open(THRONE, 2)
    table.choose("claim")
    assert table.over
    record = json.loads(table.save())
    assert refusal(json.dumps(record | {"history": [*record["history"], {"choose": 0}]}), THRONE)[0] == (
        "a choice in it was not possible"
    )


def test_another_course_than_the_one_saved_is_noticed() -> None:
    assert refusal(changed(history=RECORD["history"][:-1])) == (
        "it does not lead to the position it names",
        "запись не приводит к указанной позиции",
    )
    assert refusal(changed(seed=1))[0]
    assert refusal(changed(hash="00" * 16))[0] == "it does not lead to the position it names"


def test_a_game_of_another_version_goes_on_if_it_is_the_same_game() -> None:
    table = Table.load(changed(rules="0123456789abcdef"), game=VAULT)
    assert (table.hash(), table.save()) == (KEPT.hash(), KEPT.save())
    assert table.reloaded is not None
    assert (table.reloaded.rules, table.reloaded.parted_at) == ("0123456789abcdef", None)
    assert not table.reloaded.laid_anew
    assert table.reloaded.said("ru").startswith("Партия начата по прежней версии правил")
    assert Table.load(KEPT.save(), game=VAULT).reloaded is None


def test_a_record_of_another_game_says_so() -> None:
    assert refusal(Table.open(SIEGE, 3).save())[0] == "it is a game of siege"


def test_an_unknown_game_is_refused() -> None:
    assert refusal(KEPT.save(), game=None, error=UnknownGame)[0].startswith("there is no game 'vault'")


def test_rules_that_stop_on_the_way_make_a_bad_save() -> None:
    record = json.loads(Table.open(BROKEN, 1).save()) | {"history": [{"choose": 0}]}
    assert refusal(json.dumps(record), BROKEN)[0].startswith("its rules stop on the way: the rule broken")


# --- any damage at all ------------------------------------------------------------------------------------------------

SMALL = Table.open(ROUND_TABLE, 3, 9, {"mode": "teams"}, ["Ann"])
SMALL.arrange(p0__life=1, p1__alive=True, turns=["turn-1", {"card": "turn-3", "known": [0]}])
for _ in range(5):
    SMALL.choose("pass-on")
SAVED = SMALL.save()

leaves = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(["turn-1", "p0.life"])
)
anything = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
)


def same_or_refused(text: str | bytes) -> None:
    """Damage either does not matter or is refused; it never loads as another game, and nothing else goes wrong."""
    try:
        found = Table.load(text, game=ROUND_TABLE).hash()
    except TableError:
        return
    assert found == SMALL.hash()


@settings(max_examples=300, deadline=None)
@given(at=st.integers(0, len(SAVED.encode()) - 1), length=st.integers(0, 12), instead=st.binary(max_size=6))
@example(at=0, length=0, instead=b"")
def test_damaged_bytes_are_harmless_or_refused(at: int, length: int, instead: bytes) -> None:
    same_or_refused(SAVED.encode()[:at] + instead + SAVED.encode()[at + length :])


def paths(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a JSON value."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [path, *(found for key, part in inner for found in paths(part, (*path, key)))]


@settings(max_examples=150, deadline=None)
@given(path=st.sampled_from(paths(json.loads(SAVED))[1:]), instead=anything)
def test_damaged_parts_are_harmless_or_refused(path: tuple[Any, ...], instead: Any) -> None:
    record = json.loads(SAVED)
    part = record
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = instead
    same_or_refused(json.dumps(record))


@settings(max_examples=100, deadline=None)
@given(key=st.sampled_from(["p0.life", "turns", "p3.life", "mode", "p1.won"]), instead=anything)
def test_damaged_arrangements_are_harmless_or_refused(key: str, instead: Any) -> None:
    record = json.loads(SAVED)
    record["history"][0]["arrange"][key] = instead
    same_or_refused(json.dumps(record))
