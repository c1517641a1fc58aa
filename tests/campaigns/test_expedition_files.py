"""Expeditions as files, over versions, and beside the undo of their battles."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from deckwright import Table
from deckwright.campaigns import BadCampaignFile
from deckwright.campaigns.record import _digest, read, written
from deckwright.games import GAMES, load
from deckwright.games.new_age.expedition.barracks import Barracks
from deckwright.games.new_age.expedition.first import FIRST_EXPEDITION
from deckwright.lang.ledger import Ledger, kept
from tests.campaigns.kit import Walk
from tests.corpus.expeditions import Planned, play, walked

TWO_BATTLES = Planned("new-age", "first-expedition", 6, 2, 0, 2, options={"after_a_loss": "on"})


@pytest.fixture(scope="module")
def walk() -> Walk:
    """Two battles that bots have played, and what they brought."""
    return walked(TWO_BATTLES)


def entry(record: dict[str, Any], what: str, number: int = 0) -> dict[str, Any]:
    data = [each["data"] for each in record["entries"] if each["what"] == what][number]
    assert isinstance(data, dict)
    return data


def test_an_expedition_comes_in_as_it_went_out(walk: Walk) -> None:
    brought = read(written(walk.record()))
    assert brought.kept == walk.record() and brought.notes == []
    assert brought.journey.kept == walk.journey.kept and len(brought.journey.chapters) == 2


def turn(result: dict[str, Any]) -> None:
    result.update(won=not result["won"], winners=[] if result["won"] else [0, 1])


def another_game(record: dict[str, Any], **changed: Any) -> None:
    """A whole game with the same seed, whose table was opened otherwise."""
    battle = entry(record, "depart")["battle"]
    table = Table.open("new-age", 2, battle["seed"], battle["options"] | changed)
    play(table)
    record["battles"]["t0"] = json.loads(table.save())


FORGED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a mage more": (lambda r: entry(r, "result")["kept"]["mages"].append("lost"), "does not follow"),
    "a banished card is back": (lambda r: entry(r, "depart", 1)["kept"]["banished"].clear(), "does not follow"),
    "a treasure more": (lambda r: r["kept"]["treasures_3"].append("verdant-staff"), "does not lead to"),
    "a result turned": (lambda r: turn(entry(r, "result")["result"]), "ended otherwise"),
    "an easier table": (
        lambda r: entry(r, "depart")["battle"]["options"].update(difficulty="beginner"),
        "does not follow",
    ),
    "a mage that is not there": (lambda r: entry(r, "decide").update(answers=["lost"]), "there is no 'lost'"),
    "an easier game": (lambda r: another_game(r, difficulty="beginner"), "is another one"),
    "a game with more in a list": (lambda r: another_game(r, upgraded_cards=["wreck"]), "is another one"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_expedition_is_refused_with_the_reason(walk: Walk, what: str) -> None:
    spoil, reason = FORGED[what]
    record = json.loads(written(walk.record()))
    spoil(record)
    record["digest"] = _digest(record)
    with pytest.raises(BadCampaignFile, match=reason) as refused:
        read(json.dumps(record))
    assert refused.value.said("ru") != refused.value.said("en")


def test_a_damaged_expedition_is_refused(walk: Walk) -> None:
    text = written(walk.record())
    with pytest.raises(BadCampaignFile, match="digest"):
        read(text.replace('"gygar"', '"talix"', 1))


def test_undo_in_a_battle_never_changes_the_camp(walk: Walk) -> None:
    again = Walk(6, load("new-age"), FIRST_EXPEDITION, 2, {"after_a_loss": "on"})
    again.decide_all()
    table = again.depart()
    before, told = again.journey.kept.told(), written(again.record())
    while table.revision < 12:
        table.choose(0)
    while table.revision > 0:
        table.undo()
    assert again.journey.kept.told() == before
    assert written(again.record()) == told, "and the table is where it was"


class Stores(Ledger):
    """The Barracks as a later version may keep them: two lists have other names, and one is new."""

    crew: list[str] = kept([], en="Crew", ru="Отряд", cards=True)
    cards: list[str] = kept([], en="Player cards", ru="Карты игроков", cards=True)
    gone: list[str] = kept([], en="Gone", ru="Ушло", cards=True)
    songs: list[str] = kept([])
    battle: int = kept(1)


def renamed(told: dict[str, Any]) -> dict[str, Any]:
    names = {"mages": "crew", "banished": "gone"}
    return {names.get(name, name): value for name, value in told.items()}


def test_a_file_of_an_older_version_is_read_by_a_newer_one(walk: Walk) -> None:
    text, game = written(walk.record()), load("new-age")
    first: Any = FIRST_EXPEDITION
    newer = replace(first, kept=Stores, version=2, former=renamed)
    with GAMES.lent(replace(game, campaigns=(newer,))):
        brought = read(text)
    old, new = walk.journey.kept, brought.journey.kept
    assert isinstance(old, Barracks) and isinstance(new, Stores)
    assert (new.crew, new.gone, new.battle) == (old.mages, old.banished, old.battle)
    assert "upgraded" in brought.journey.strangers(), "what has no place any more is named"
