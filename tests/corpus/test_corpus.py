"""Every kept game can be played again, choice by choice, and comes to the same positions, or parts where it is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.table.named import told_position
from tests.corpus.kept import HOME, MANIFEST, SAVES, Kept, Parts, as_saved, digests, play_again, read_save
from tests.corpus.parting import Parting, read_partings
from tests.corpus.record import MOST_CHOICES, RELEASE, planned

GAMES = sorted(HOME.glob("*.json.gz"))
SAVED = sorted(SAVES.glob("*.json.gz"))
PARTINGS = read_partings()
NEVER = Parting(0, (), None)


def name_of(path: Path) -> str:
    """The name of a kept game."""
    return path.name.removesuffix(".json.gz")


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_kept_game_is_the_same_game(path: Path) -> None:
    kept, parting = Kept.read(path), PARTINGS.get(name_of(path))
    if parting is not None and parting.recalled is not None:
        with pytest.raises(Parts) as parts:
            play_again(kept)
        assert parts.value.choice == parting.recalled, parts.value
        return
    table = play_again(kept)
    assert table.over or len(kept.choices) == MOST_CHOICES
    loaded = Table.load(json.dumps(kept.record))
    assert told_position(loaded) == told_position(table), "the saved game of that time does not go on here"


@pytest.mark.parametrize("name", [name for name in map(name_of, GAMES) if PARTINGS.get(name, NEVER).recalled])
def test_a_game_by_numbers_that_parts_goes_on_all_the_same(name: str) -> None:
    kept = Kept.read(HOME / f"{name}.json.gz")
    table = Table.load(json.dumps(kept.record))
    assert table.reloaded is not None and table.revision == len(kept.choices)
    while not table.over:
        table.choose(0)


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_game_parts_by_the_defaults_of_today_only_where_it_is_said(path: Path) -> None:
    kept, parting = Kept.read(path), PARTINGS.get(name_of(path), NEVER)
    if load(kept.record["game"]).recalled({}) == {}:
        return  # no reading of it is an option: it was played so above
    if parting is NEVER:
        play_again(kept, recalled=False)
        return
    with pytest.raises(Parts) as parts:
        play_again(kept, recalled=False)
    assert parts.value.choice == parting.choice, parts.value


def test_a_parting_names_rules_of_its_game() -> None:
    for name, parting in PARTINGS.items():
        page = load(Kept.read(HOME / f"{name}.json.gz").record["game"]).file("rules.md")
        assert page is not None and parting.rules
        assert all(f"### {rule}\n" in page.read_text(encoding="utf-8") for rule in parting.rules), name


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_saved_game_of_any_release_is_loaded(path: Path) -> None:
    """It goes on as the same game, or from its last kept position with the reason."""
    text = read_save(path)
    record, table = json.loads(text), Table.load(text)
    assert table.over == record["over"] and (table.over or table.options)
    assert table.revision == len(record["history"])
    if table.reloaded is None:
        assert table.hash() == record["hash"] and json.loads(table.save()) == record


@pytest.mark.parametrize("path", GAMES[::10], ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_game_from_before_choices_had_a_meaning_is_loaded(path: Path) -> None:
    kept = Kept.read(path)
    table = Table.load(as_saved(kept))
    assert table.revision == len(kept.choices)
    past = [] if table.past is None else table.past.told()
    assert [entry["meant"] for entry in table.history or past] == kept.choices


def test_all_that_was_planned_is_kept() -> None:
    assert {f"{name}.json.gz" for name, *_ in planned()} <= {path.name for path in GAMES}
    assert {f"{RELEASE}-{name}.json.gz" for name, *_ in planned()} <= {path.name for path in SAVED}


def test_some_saved_games_were_arranged() -> None:
    arranged = [path for path in SAVED if b'"arrange"' in read_save(path)]
    assert {path.name.split("-")[1] for path in arranged} >= {"shards", "ascension", "war", "new", "sorcerer"}


def test_the_corpus_only_grows() -> None:
    """Whoever changes a file changes its digest; whoever adds one names it in the manifest."""
    assert digests() == json.loads(MANIFEST.read_text())


def test_a_difference_is_seen() -> None:
    kept = Kept.read(GAMES[0])
    at, changed = kept.positions[-1]
    name = next(name for name, told in changed.items() if isinstance(told, int))
    kept.positions[-1] = (at, changed | {name: changed[name] + 1})
    with pytest.raises(AssertionError, match=name):
        play_again(kept)


def test_a_choice_that_is_not_there_is_named() -> None:
    kept = Kept.read(GAMES[0])
    kept.choices[3] = {"verb": "fly"}
    with pytest.raises(AssertionError, match="choice 4"):
        play_again(kept)
