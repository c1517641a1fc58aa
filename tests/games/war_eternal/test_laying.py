"""Positions of War Eternal: breaches know what lies in them, what cannot be is refused, play begins at any phase."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import BadArrangement

OPENED = [{"card": f"breach-{n}", "open": True} for n in (1, 2, 3)]


@pytest.fixture
def table() -> Table:
    options = {"nemesis": "umbra-titan", "mage_1": "gex", "mage_2": "garu"}
    return Table.open("war-eternal", players=2, seed=1, options=options, names=["Ann", "Bob"])


def marks(table: Table, player: int = 0) -> list[set[str]]:
    """What the breaches of a player are marked with, besides being open."""
    seen = table.view()["players"][player]["piles"]["breaches"]["cards"]
    return [set(breach) - {"id", "card", "open", "stage"} for breach in seen]


@pytest.mark.parametrize(
    ("prepped", "marked"),
    [
        ([], [set(), set(), set()]),
        (["spark in breach 2"], [set(), {"occupied"}, set()]),
        (["pyrotechnic-surge in breach 2"], [set(), {"occupied"}, {"occupied"}]),
        (["kindle in breach 1"], [{"occupied", "awaits_spark"}, set(), set()]),
        (["kindle in breach 1", "spark in breach 1"], [{"occupied"}, set(), set()]),
    ],
)
def test_breaches_know_what_lies_in_them(table: Table, prepped: list[str], marked: list[set[str]]) -> None:
    table.arrange({"p0.breaches": OPENED, "p0.prepped": prepped})
    assert marks(table) == marked
    table.arrange({"p0.prepped": []})
    assert marks(table) == [set(), set(), set()]


def test_what_is_in_play_has_all_its_tokens(table: Table) -> None:
    kind = next(kind for kind in table.game.kinds if kind.facts.get("minion") and kind.facts.get("most_life", 0) > 1)
    table.arrange({"threats": [kind.id]})
    (seen,) = table.view()["piles"]["threats"]["cards"]
    assert seen["life"] == kind.facts["most_life"]
    table.arrange({"threats": [{"card": kind.id, "life": 1}]})
    assert table.view()["piles"]["threats"]["cards"][0]["life"] == 1


@pytest.mark.parametrize(
    ("wanted", "en", "ru"),
    [
        (
            {"p0.prepped": ["spark in breach 1", "spark in breach 1"]},
            "Breach I of Ann holds spells that do not go together",
            "Разлом I (Ann): эти заклинания не помещаются вместе",
        ),
        (
            {"p0.prepped": ["spark"]},
            "Spark is prepped in no breach of Ann",
            "Искра: не лежит ни в одном разломе (Ann)",
        ),
        (
            {"p0.breaches": OPENED[:2], "p0.prepped": ["pyrotechnic-surge in breach 2"]},
            "Pyrotechnic Surge has no second breach on the right",
            "Огненный всплеск: справа нет второго разлома",
        ),
        ({"p1.life": 11}, "Bob has more than 10 life", "Bob: жизней больше 10"),
        ({"p0.charges": 9}, "Ann has more than 5 charges", "Ann: энергии больше 5"),
        ({"p0.exhausted": True}, "Ann is exhausted and has life", "Ann: у обессиленного мага нет жизней"),
        ({"gravehold": 31}, "Gravehold has more than 30 life", "у Грейвхолда больше 30 жизней"),
        ({"p0.mat": []}, "Ann has no mage", "Ann: нет мага"),
        ({"aether": -1}, "aether is never below 0", "эфира не бывает меньше 0"),
    ],
)
def test_what_cannot_be_is_refused(table: Table, wanted: dict[str, Any], en: str, ru: str) -> None:
    before = table.hash()
    with pytest.raises(BadArrangement) as found:
        table.arrange({"p0.breaches": OPENED} | wanted)
    assert en in found.value.said("en") and ru in found.value.said("ru")
    assert table.hash() == before


def test_a_mark_that_contradicts_the_spells_is_refused(table: Table) -> None:
    with pytest.raises(BadArrangement, match="p0.breaches/1: occupied follows from the rest"):
        table.arrange({"p0.breaches": [{"card": "breach-1", "open": True, "occupied": True}], "p0.prepped": []})


def test_two_sparks_are_told_apart_by_their_breaches(table: Table) -> None:
    prepped = ["spark in breach 1", "spark in breach 3"]
    table.arrange({"p0.breaches": OPENED, "p0.prepped": prepped}, at="casting-phase", seat=0)
    assert [option.ru for option in table.options][:2] == [
        "Произнести: Искра (Разлом I)",
        "Произнести: Искра (Разлом III)",
    ]
    table.choose("cast", card="spark", place="breach 3")
    assert marks(table) == [{"occupied"}, set(), set()]


def test_a_main_phase_is_entered_with_what_was_laid(table: Table) -> None:
    table.arrange({"aether": 7, "p1.hand": ["spark"], "p1.charges": 1}, at="main-phase", seat=1)
    assert table.prompt is not None and (table.prompt.id, table.active, table.value("aether")) == ("main-phase", 1, 7)
    table.choose("charge")
    table.arrange({"turns": ["turn-1", "..."]})
    table.choose("end-turn")
    assert (table.active, table.value("aether"), len(table.cards("hand", 1))) == (0, 0, 5), "the turn ended as usual"


def test_a_nemesis_turn_draws_the_card_on_top_and_play_goes_on(table: Table) -> None:
    wanted = {"deck_1": ["howling-spinners", "..."], "turns": ["turn-2", "..."], "p1.prepped": []}
    events = table.arrange(wanted | {"aether": 3}, at="nemesis-turn")
    said = [event.said("en") for event in events if event.what == "note"]
    assert said[:2] == ["Umbra Titan takes a turn", "The nemesis draws Howling Spinners"]
    assert (table.active, table.value("aether"), table.cards("threats")) == (1, 0, ["howling-spinners"])


def test_the_draw_phase_and_the_next_turn(table: Table) -> None:
    table.arrange({"p0.hand": [], "p0.play": ["crystal"], "turns": ["turn-2", "..."]}, at="draw-phase", seat=0)
    assert table.active == 1 and len(table.cards("hand", 0)) == 5
    table.arrange({"turns": ["turn-1", "..."], "p0.prepped": []}, at="next-turn")
    assert table.active == 0
