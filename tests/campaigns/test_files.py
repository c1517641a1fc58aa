"""A campaign as a file: what goes out comes in as it was; what is damaged or made up is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from deckwright import Table
from deckwright.campaigns import BadCampaignFile
from deckwright.campaigns.record import CampaignRecord, _digest, read, written
from deckwright.games import GAMES
from tests.campaigns.cave import CAVE, DESCENT, KINDS
from tests.campaigns.kit import Walk, walked

pytestmark = pytest.mark.usefixtures("cave")


def kept_of(walk: Walk) -> CampaignRecord:
    return CampaignRecord(walk.head, walk.entries, {id: table.save() for id, table in walk.tables.items()})


@pytest.mark.parametrize("wins", [[], [True], [False, True], [True, True, True], [False, False, False]])
def test_what_is_written_is_read_as_it_was(wins: list[bool]) -> None:
    walk = walked(wins)
    if walk.journey.at_camp:
        walk.decide("pack", *walk.journey.questions()[0].decision.usual)
    kept = kept_of(walk)
    brought = read(written(kept))
    assert brought.kept == kept and brought.notes == []
    assert brought.journey.kept == walk.journey.kept and brought.journey.given == walk.journey.given
    assert written(brought.kept) == written(kept)


def test_a_campaign_in_the_middle_of_a_battle_is_read_as_well() -> None:
    walk = walked([True])
    walk.decide_all()
    walk.depart()
    brought = read(written(kept_of(walk)))
    assert brought.journey.under_way is not None and brought.journey.under_way.battle.id == "hall"


Spoil = Callable[[dict[str, Any]], object]


def entry(record: dict[str, Any], what: str) -> dict[str, Any]:
    data = next(each["data"] for each in record["entries"] if each["what"] == what)
    assert isinstance(data, dict)
    return data


def lost_game(record: dict[str, Any]) -> None:
    """Another game of the same table: one that was lost."""
    battle = entry(record, "depart")["battle"]
    table = Table.open(CAVE, 1, battle["seed"], battle["options"])
    table.choose("turn-back")
    record["battles"]["t0"] = json.loads(table.save())


def unfinished_game(record: dict[str, Any]) -> None:
    battle = entry(record, "depart")["battle"]
    record["battles"]["t0"] = json.loads(Table.open(CAVE, 1, battle["seed"], battle["options"]).save())


FORGED: dict[str, tuple[Spoil, str]] = {
    "more things": (lambda r: entry(r, "result")["kept"]["shelf"].append("idol"), "does not follow"),
    "more at the end": (lambda r: r["kept"]["shelf"].append("idol"), "does not lead to"),
    "a result": (lambda r: entry(r, "result")["result"].update(won=False), "ended otherwise"),
    "an answer": (lambda r: entry(r, "decide").update(answers=["rope", "idol"]), "there is no 'idol'"),
    "another seed": (lambda r: r.update(seed=8), "does not follow"),
    "an easier table": (lambda r: entry(r, "depart")["battle"]["options"].update(depth=1), "does not follow"),
    "another game": (lambda r: r["battles"]["t0"].update(seed=1), "position it names"),
    "a lost game": (lost_game, "ended otherwise"),
    "an unfinished game": (unfinished_game, "not over"),
    "no game": (lambda r: r["battles"].clear(), "saved game is missing"),
    "an entry left out": (lambda r: r["entries"].pop(2), "not the next one"),
    "no beginning": (lambda r: r["entries"].clear(), "does not begin"),
    "a wrong kind": (lambda r: r.update(seed="7"), "seed is missing or wrong"),
    "nonsense": (lambda r: entry(r, "join").clear(), "makes no sense"),
    "an unknown option": (lambda r: r.update(options={"easy": True}), "no option 'easy'"),
    "no such campaign": (lambda r: r.update(campaign="ascent"), "no campaign 'ascent'"),
    "no such game": (lambda r: r.update(game="caves"), "no game 'caves'"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_file_that_is_made_up_is_refused_with_the_reason(what: str) -> None:
    spoil, reason = FORGED[what]
    record = json.loads(written(kept_of(walked([True]))))
    spoil(record)
    record["digest"] = _digest(record)
    with pytest.raises(BadCampaignFile) as refused:
        read(json.dumps(record))
    assert reason in refused.value.said("en")
    assert refused.value.said("ru") != refused.value.said("en")


def test_a_file_that_was_damaged_is_refused() -> None:
    text = written(kept_of(walked([True])))
    for damaged, reason in (
        (text[:-20], "not JSON"),
        (text.replace('"rope"', '"lamp"', 1), "digest"),
        ("{}", "no campaign of Deckwright"),
        (text.replace('"deckwright-campaign": 1', '"deckwright-campaign": 9'), "format 9"),
    ):
        with pytest.raises(BadCampaignFile) as refused:
            read(damaged)
        assert reason in refused.value.said("en")


def test_a_file_of_another_version_stays_as_it_was_kept_and_says_so() -> None:
    walk = walked([True, True])
    text = written(kept_of(walk))
    poorer = replace(DESCENT, after=lambda camp, result: None, version=2)
    with GAMES.lent(replace(CAVE, campaigns=(poorer,))):
        brought = read(text)
    assert brought.journey.kept == walk.journey.kept
    named = ", ".join(str(each.n) for each in walk.entries if each.what == "result")
    assert [note.en.rpartition("(")[2] for note in brought.notes] == [f"entries: {named})."]


def test_names_that_are_gone_are_reported_and_kept() -> None:
    walk = walked([True])
    text = written(kept_of(walk))
    names = set(walk.journey.kept.told()["shelf"])
    fewer = replace(CAVE, kinds=[kind for kind in KINDS if kind.id not in names])
    with GAMES.lent(fewer):
        journey = read(text).journey
    assert set(journey.strangers()) == names and journey.kept == walk.journey.kept
    assert journey.questions()[0].decision.choices == []
