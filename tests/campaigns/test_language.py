"""A campaign as its game declares it: what is kept, decided, foretold, drawn and told."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from deckwright.campaigns import CampaignError, doings
from deckwright.campaigns.entries import PartySeat
from deckwright.lang.campaign import CampChoice, Decision
from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import OptionError
from deckwright.lang.ledger import BadLedger, Ledger, kept
from deckwright.lang.lots import Lots
from deckwright.lang.texts import Text
from tests.campaigns.cave import DESCENT, Pack
from tests.campaigns.kit import Walk, walked

TOO_HEAVY = Text("too heavy", "слишком тяжело")


def test_a_ledger_is_told_as_json_and_read_by_its_types() -> None:
    pack = Pack.empty()
    pack.shelf.append("gem")
    told = json.loads(json.dumps(pack.told()))
    assert Pack.read(told) == (pack, [])
    assert Pack.empty().shelf == ["rope", "lamp", "map"], "defaults are nobody's to change"
    read, unknown = Pack.read({"shelf": ["rope"], "mules": 3})
    assert (read.shelf, read.gems, unknown) == (["rope"], 0, ["mules"])


@pytest.mark.parametrize(
    ("told", "name"),
    [({"shelf": "rope"}, "shelf"), ({"shelf": [1]}, "shelf"), ({"gems": True}, "gems"), ({"gems": "1"}, "gems")],
)
def test_a_ledger_of_a_wrong_kind_is_refused_by_name(told: dict[str, object], name: str) -> None:
    with pytest.raises(BadLedger) as refused:
        Pack.read(told)
    assert name in refused.value.said("en") and name in refused.value.said("ru")


def test_a_ledger_may_count_by_name_and_holds_nothing_else_than_json() -> None:
    class Stock(Ledger):
        goods: dict[str, int] = kept(en="Goods", ru="Товары", cards=True)
        best: str | None = kept(None)

    stock = Stock.empty()
    stock.goods = {"rope": 2, "lamp": 1}
    assert stock.names("goods") == ["rope", "rope", "lamp"] and stock.best is None
    assert Stock.read(stock.told())[0] == stock
    with pytest.raises(BadLedger):
        Stock.read({"goods": {"rope": "two"}})


class Wrong(Ledger):
    share: float = kept(0.5)


def test_a_ledger_that_cannot_be_told_is_refused_where_it_is_declared() -> None:
    with pytest.raises(DeclarationError, match=r"Wrong\.share"):
        Wrong.check()


def test_lots_go_by_names_so_that_a_longer_list_moves_nobody() -> None:
    names = [f"card-{n}" for n in range(40)]
    lots = Lots(7, "market")
    order = lots.order(names)
    assert order == lots.order(reversed(names)) and sorted(order) == sorted(names) and order != names
    grown = lots.order([*names, "new-card"])
    assert [name for name in grown if name != "new-card"] == order
    assert lots.pick(["rope", "rope"], 2) == ["rope", "rope"]
    assert Lots(7, "nemesis").order(names) != order != Lots(8, "market").order(names)
    assert {Lots(seed, "die").below(6) for seed in range(60)} == set(range(6))
    assert 0 <= lots.seed() < 2**64 and lots.seed() != Lots(8, "market").seed()


def test_what_is_asked_follows_from_what_was_answered_and_can_be_taken_back() -> None:
    walk = Walk()
    assert [each.decision.id for each in walk.journey.questions()] == ["pack"]
    assert not walk.journey.ready
    walk.decide("pack", "rope", "lamp")
    assert [each.decision.id for each in walk.journey.questions()] == ["pack", "gear-0"]
    walk.decide("gear-0", "lamp")
    assert walk.journey.ready
    walk.decide("pack", "rope", "map")
    assert not walk.journey.ready, "what was taken along is not packed any more"
    walk.write("retract", doings.retracted(walk.journey, "pack"))
    assert [each.answers for each in walk.journey.questions()] == [None]
    with pytest.raises(CampaignError):
        doings.retracted(walk.journey, "pack")


def test_what_will_be_lost_is_shown_before_it_is() -> None:
    walk = Walk()
    walk.decide("pack", "rope", "map")
    (foretold,) = walk.journey.questions()[0].foretold
    assert (foretold.loss, list(foretold.cards)) == (True, ["lamp"])
    walk.decide("gear-0")
    changes = {change.field.id: (change.gone, change.come) for change in doings.before_departing(walk.journey)}
    assert changes == {"shelf": (("lamp",), ()), "lost": ((), ("lamp",))}
    assert walk.journey.kept == Pack.empty(), "nothing has happened yet"
    walk.depart()
    assert walk.journey.kept.told() == {"shelf": ["rope", "map"], "lost": ["lamp"], "gems": 0}


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (("rope",), "pick 2, not 1"),
        (("rope", "rope"), "twice"),
        (("rope", "mule"), "there is no 'mule'; there are: rope, lamp, map"),
    ],
)
def test_an_answer_that_cannot_be_is_refused_with_the_reason(answers: tuple[str, ...], words: str) -> None:
    with pytest.raises(CampaignError) as refused:
        doings.decided(Walk().journey, "pack", answers)
    assert words in refused.value.said("en") and refused.value.said("ru")


def test_a_game_may_refuse_a_selection_of_its_own() -> None:
    choices = [CampChoice("a", "A", "А"), CampChoice("b", "B", "Б")]
    heavy = Decision("x", "X", "Икс", choices, 0, 2, refuse=lambda all: None if len(all) < 2 else TOO_HEAVY)
    assert heavy.problem(["a"]) is None and heavy.problem(["a", "b"]) == TOO_HEAVY
    assert heavy.usual == () and replace(heavy, suggested=("b",)).usual == ("b",)


def test_the_same_seed_brings_the_same_and_another_something_else() -> None:
    found = {seed: walked([True, True], seed).journey.kept.told() for seed in range(6)}
    assert found[3] == walked([True, True], 3).journey.kept.told()
    assert len({json.dumps(each) for each in found.values()}) > 1
    one, other = Walk(3), Walk(3)
    for walk in (one, other):
        walk.decide_all()
    assert one.depart().hash() == other.depart().hash(), "the tables are dealt alike, too"


def test_a_lost_battle_is_played_again_with_another_deal() -> None:
    walk = walked([False])
    walk.decide_all()
    assert [status for _, status in doings.stops(walk.journey)] == ["next", "ahead", "ahead"]
    walk.depart()
    first, second = walk.journey.chapters
    assert (first.battle.id, first.attempt, second.battle.id, second.attempt) == ("mouth", 1, "mouth", 2)
    assert first.battle.seed != second.battle.seed
    assert doings.stops(walk.journey)[0][1] == "under-way"


def test_the_end_is_told_and_what_it_opens() -> None:
    won = walked([True, False, True, True]).journey
    assert won.ending is not None and won.ending.won and won.ending.opens == ("descent",)
    assert [status for _, status in doings.stops(won)] == ["won"] * 3
    lost = walked([False, False, False]).journey
    assert lost.ending is not None and not lost.ending.won
    for doing in (doings.joined, doings.departed):
        with pytest.raises(CampaignError):
            doing(lost, "anything")


def test_members_come_and_go_and_bots_keep_their_seats() -> None:
    walk = Walk(people=2)
    journey = walk.journey
    assert [place.member for place in journey.party] == [0, 1]
    walk.write("party", doings.seated(journey, [PartySeat(1), PartySeat(level="greedy")]))
    assert [place.member for place in journey.party] == [1, None]
    walk.write("join", doings.joined(journey, "Cid"), None)
    assert [place.member for place in journey.party] == [1, 2], "who comes sits down in place of a bot"
    walk.write("leave", doings.left(journey, 1))
    assert [place.member for place in journey.party] == [None, 2]
    for party in (
        [],
        [PartySeat(level="")],
        [PartySeat(2), PartySeat(2)],
        [PartySeat(1)],
        [PartySeat(9)],
        [PartySeat(2)] * 4,
    ):
        with pytest.raises(CampaignError):
            doings.seated(journey, party)


def test_a_seat_decides_for_itself_and_anybody_for_a_bot() -> None:
    walk = Walk(people=2)
    walk.write("party", doings.seated(walk.journey, [PartySeat(0), PartySeat(1), PartySeat()]))
    walk.decide("pack", "rope", "lamp")
    with pytest.raises(CampaignError, match="Ann 1 decides this"):
        doings.decided(walk.journey, "gear-1", ["rope"], 0)
    assert doings.decided(walk.journey, "gear-1", ["rope"], 1)
    assert doings.decided(walk.journey, "gear-2", ["rope"], 0)


def test_options_are_read_as_a_games_are() -> None:
    assert DESCENT.read_options({}) == {"hard": False}
    assert DESCENT.read_options({"hard": "yes"}) == {"hard": True}
    for given in ({"easy": 1}, {"hard": "maybe"}):
        with pytest.raises(OptionError):
            DESCENT.read_options(given)
