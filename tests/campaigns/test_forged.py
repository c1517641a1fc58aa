"""Files made up with care, their digest put right: refused with the reason, and never by a failure of the server."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from deckwright import Table
from deckwright.campaigns import BadCampaignFile
from deckwright.campaigns.record import _digest, read, written
from deckwright.table.records import Past
from tests.campaigns.cave import CAVE
from tests.campaigns.kit import walked
from tests.campaigns.test_files import kept_of
from tests.server.web.visiting import Browser, visiting

pytestmark = pytest.mark.usefixtures("cave")

Json = dict[str, Any]
Spoil = Callable[[Json], object]


def of(record: Json, what: str, number: int = 0) -> Json:
    found: list[Json] = [each for each in record["entries"] if each["what"] == what]
    return found[number]


def data(record: Json, what: str, number: int = 0) -> Json:
    found = of(record, what, number)["data"]
    assert isinstance(found, dict)
    return found


def elsewhere(spoil: Spoil) -> Spoil:
    """The same, as if another version had made all entries: what it brings is not looked into, its form is."""

    def both(record: Json) -> None:
        for entry in record["entries"]:
            entry["data"]["made"] = "7:elsewhere"
        spoil(record)

    return both


def more(what: str, member: int | None = 0, **told: Any) -> Spoil:
    """One entry more, of another version."""

    def add(record: Json) -> None:
        number = len(record["entries"]) + 1
        entry = {"n": number, "what": what, "member": member, "data": told | {"made": "7:elsewhere"}, "at": 1e9}
        record["entries"].append(entry)

    return add


def last_one_leaves(record: Json) -> None:
    more("leave")(record)
    data(record, "leave").update(member=0)


def nobody(record: Json) -> None:
    del record["entries"][1:]
    record["battles"].clear()


def departs_again(record: Json) -> None:
    for entry in (of(record, "depart"), of(record, "result")):
        record["entries"].append(copy.deepcopy(entry) | {"n": len(record["entries"]) + 1})


def arranged(record: Json) -> None:
    """A battle under way that somebody has laid out so that one step wins it."""
    battle = data(record, "depart", 1)["battle"]
    table = Table.open(CAVE, 1, battle["seed"], battle["options"])
    table.arrange({"climbed": 2})
    record["battles"]["t1"] = json.loads(table.save())


def laid_by_hand(record: Json) -> None:
    """A battle that pretends to have been laid anew after an upgrade."""
    battle = record["battles"]["t1"]
    past = {name: battle[name] for name in ("history", "positions", "over", "hash", "rules", "options")}
    reason = {"parted_at": 1, "reason": {"en": "so", "ru": "так"}}
    laid = {"arrange": {"climbed": 2}, "turn": 1}
    table = Table.load(json.dumps(battle), game=CAVE)
    table.begin_anew(laid, Past.read(past | reason))
    record["battles"]["t1"] = json.loads(table.save())


def laid_otherwise(record: Json) -> None:
    laid_by_hand(record)
    record["battles"]["t1"]["past"]["rules"] = "older"


def set_all(entry: Json, **values: Any) -> None:
    entry.update(values)


def deep(levels: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


FORGED: dict[str, tuple[Spoil, str]] = {
    # what no clock, no counter and no person says
    "an endless moment": (lambda r: set_all(of(r, "join"), at=1e400), "not JSON"),
    "no moment": (lambda r: set_all(of(r, "join"), at=math.nan), "not JSON"),
    "a moment too late": (lambda r: set_all(of(r, "join"), at=10**400), "at is missing or wrong"),
    "a seed too large": (lambda r: r.update(seed=2**64), "seed is missing or wrong"),
    "a seed below nothing": (lambda r: r.update(seed=-1), "seed is missing or wrong"),
    "a member of words": (lambda r: set_all(of(r, "decide"), member="Ann"), "member is missing or wrong"),
    "a member too large": (lambda r: set_all(of(r, "decide"), member=10**30), "member is missing or wrong"),
    "a member nobody is": (lambda r: set_all(of(r, "decide"), member=9), "no such member"),
    "a name too long": (lambda r: data(r, "join").update(name="<b>" * 99), "name is too long"),
    "a name of no signs": (lambda r: data(r, "join").update(name="a\0b"), "do not print"),
    "half a sign": (lambda r: data(r, "join").update(name="a\ud800"), "not JSON"),
    "a format that is true": (lambda r: r.update({"deckwright-campaign": True}), "format True"),
    "entries without end": (lambda r: r["entries"].extend([of(r, "join")] * 10_000), "more than 10000 entries"),
    "something more": (lambda r: r.update(cheat=1), "nobody knows 'cheat'"),
    "something deep": (lambda r: r["kept"].update(deep=deep(900)), "kept is missing or wrong"),
    "kept of a wrong kind": (lambda r: r["kept"].update(shelf=5), "wrong kind"),
    # results and battles
    "a position with more": (lambda r: data(r, "result")["result"]["position"].update(x=1), "ended otherwise"),
    "a position with less": (lambda r: data(r, "result")["result"].update(position={}), "ended otherwise"),
    "a game of no battle": (lambda r: r["battles"].update(t9=r["battles"]["t0"]), "a game of no battle"),
    "an easier game": (lambda r: r["battles"].update(t1=r["battles"]["t0"]), "another one"),
    "an arranged game under way": (arranged, "arranged by hand"),
    "a game laid anew for nothing": (laid_by_hand, "arranged by hand"),
    "a game laid anew otherwise than it stood": (laid_otherwise, "arranged by hand"),
    "two battles at one table": (lambda r: data(r, "depart", 1).update(table="t0"), "one table"),
    # said to be of another version
    "a version of no form": (lambda r: data(r, "join").update(made=None), "makes no sense"),
    "a story of numbers": (elsewhere(lambda r: data(r, "result").update(told=[[1, 2]])), "makes no sense"),
    "an ending of nothing": (
        elsewhere(lambda r: data(r, "result").update(ending={"won": "yes", "opens": [5]})),
        "makes no sense",
    ),
    "a battle without a name": (elsewhere(lambda r: data(r, "depart")["battle"].update(name=[1, None])), "no sense"),
    "a party of strangers": (elsewhere(lambda r: data(r, "depart").update(party=[{"member": 77}])), "no such member"),
    "a party of one, twice": (elsewhere(lambda r: data(r, "depart").update(party=[{"member": 0}] * 2)), "sits once"),
    "a party of bots": (elsewhere(lambda r: data(r, "depart").update(party=[{"bot": ""}])), "sits once"),
    "a decision in battle": (elsewhere(more("decide", decision="pack", answers=[])), "a battle was being played"),
    "another battle in battle": (elsewhere(departs_again), "a battle was being played"),
    "the last one leaves": (elsewhere(last_one_leaves), "has to stay"),
    "nobody there": (elsewhere(nobody), "nobody takes part"),
    "a lost game that was won": (
        elsewhere(lambda r: data(r, "result")["result"].update(won=False, winners=[])),
        "ended otherwise",
    ),
}


@pytest.fixture
def honest() -> Json:
    """A campaign with a won battle, in the middle of the next one."""
    walk = walked([True])
    walk.decide_all()
    walk.depart()
    record = json.loads(written(kept_of(walk)))
    assert isinstance(record, dict)
    return record


@pytest.fixture(scope="module")
def server() -> Iterator[Browser]:
    with visiting() as found:
        yield found


@pytest.mark.parametrize("what", FORGED)
def test_a_file_that_is_made_up_is_refused_everywhere(what: str, honest: Json, server: Browser) -> None:
    spoil, reason = FORGED[what]
    spoil(honest)
    honest["digest"] = _digest(honest)
    text = json.dumps(honest)
    with pytest.raises(BadCampaignFile) as refused:
        read(text)
    assert reason in refused.value.said("en") and refused.value.said("ru") != refused.value.said("en")
    for lang in ("en", "ru"):
        headers = {"accept-language": lang}
        by_form = server.post("/campaigns/import", files={"file": ("f.json", text.encode())}, headers=headers)
        assert by_form.status_code == 400 and refused.value.said(lang)[:30] in by_form.text
        kind = {"content-type": "application/json"}
        answer = server.post("/api/v1/campaigns/import", content=text.encode(), headers=headers | kind)
        assert answer.status_code in (400, 422) and answer.json()["error"]["code"] in ("bad-file", "bad-json")


def test_a_name_that_stands_twice_is_refused(honest: Json) -> None:
    text = json.dumps(honest)
    with pytest.raises(BadCampaignFile):
        read(text.replace('"seed": 7', '"seed": 8, "seed": 7', 1))


@pytest.mark.parametrize(
    "body",
    [b"", b"[]", b"null", b"7", b"[" * 100_000, b'{"deckwright-campaign": 1}', b"\xff\xfe", b'{"a":' * 50_000],
)
def test_what_is_no_campaign_at_all_is_refused(body: bytes, server: Browser) -> None:
    answer = server.post("/campaigns/import", files={"file": ("f.json", body)})
    assert answer.status_code == 400
    kind = {"content-type": "application/json"}
    assert server.post("/api/v1/campaigns/import", content=body, headers=kind).status_code in (400, 422)


def test_a_file_that_is_too_large_is_refused(server: Browser) -> None:
    body = b'{"deckwright-campaign": 1, "x": "' + b"x" * (4 << 20) + b'"}'
    assert server.post("/campaigns/import", files={"file": ("f.json", body)}).status_code == 413
