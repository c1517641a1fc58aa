"""The game against Nemesis: set-up, her turn, how effects work for her (SOI-NEM-01 to -23, -35, -36)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.shards.openings import (
    LEADERS,
    RELICS,
    STARTING_SET,
    asked,
    cards_of,
    leader_of,
    many,
    opened,
    relics_of,
)
from tests.rules.shards.scene import scene
from tests.rules.shards.solo import NEMESIS, ORDER_ROW, solo, with_row

EXTRA = {"decima": "limiter-drones", "ko-syn-wu": "pall-shades", "tetra": "cloud-oracles", "volos": "arach-devotees"}
OWN_CARD = {"decima": "kiln-drone", "ko-syn-wu": "nil-assassin", "tetra": "data-heretic", "volos": "spore-cleric"}


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NEM-01", "SOI-NEM-02")
def test_you_choose_both_leaders_and_they_differ() -> None:
    table = opened(1)
    assert (table.seats, table.seat, asked(table)) == (1, 0, "choose-leader")
    assert sorted(option.card or "" for option in table.options) == sorted(LEADERS)
    table.choose("choose", card="volos")
    assert (table.seat, asked(table)) == (0, "choose-nemesis")
    assert sorted(option.card or "" for option in table.options) == ["decima", "ko-syn-wu", "tetra"]
    table.choose("choose", card="decima")
    assert (leader_of(table, 0), leader_of(table, NEMESIS)) == ("volos", "decima")
    assert (table.name(NEMESIS, "en"), table.name(NEMESIS, "ru")) == ("Nemesis", "Немезида")


@pytest.mark.rule("SOI-NEM-03", "SOI-NEM-06")
def test_nemesis_has_no_cards_of_her_own() -> None:
    for relics in ("leader", "secret", "none"):
        s = scene(players=1, options={"relics": relics})
        assert [s.table.cards(pile, NEMESIS) for pile in ("deck", "hand", "discard", "play", "relics")] == [[]] * 5


@pytest.mark.rule("SOI-NEM-04")
@pytest.mark.parametrize("leader", LEADERS)
def test_one_extra_card_joins_your_deck(leader: str) -> None:
    table = opened(1, nemesis_first="player")
    table.choose("choose", card=leader)
    table.choose(0)
    assert cards_of(table, 0) == STARTING_SET + Counter([EXTRA[leader]])
    assert (len(table.cards("hand", 0)), len(table.cards("deck", 0))) == (5, 6)
    centre = table.cards("centre") + table.cards("row")
    assert (len(centre), centre.count(EXTRA[leader])) == (111, 2)


@pytest.mark.rule("SOI-NEM-05")
@pytest.mark.parametrize(
    ("options", "who"), [({}, {0, 1}), ({"nemesis_first": "player"}, {0}), ({"nemesis_first": "nemesis"}, {1})]
)
def test_who_begins_against_nemesis(options: dict[str, Any], who: set[int]) -> None:
    begun = set()
    for table in many(1, 20, nemesis_match="power", nemesis_draw="power", **options):
        table.choose(0)
        events = table.choose(0)
        begun.add(next(event.data["player"] for event in events if event.what == "turn"))
        assert table.value("health", 0) <= 50
        first = next(event.data for event in events if event.what == "change" and event.data["value"] == "mastery")
        assert first["new"] == 1  # of the one who is second; the first has 0
    assert begun == who


@pytest.mark.rule("SOI-NEM-05")
@pytest.mark.parametrize(("first", "mastery"), [("player", (0, 1)), ("nemesis", (1, 0))])
def test_nemesis_starts_at_50_health_and_mastery_follows_the_order(first: str, mastery: tuple[int, int]) -> None:
    table = opened(1, nemesis_first=first)
    table.choose(0)
    changes = [event.data for event in table.choose(0) if event.what == "change" and event.data["value"] == "mastery"]
    later = mastery.index(1)
    assert (changes[0]["player"], changes[0]["old"], changes[0]["new"]) == (later, 0, 1)
    assert table.value("health", NEMESIS) == 50


@pytest.mark.rule("SOI-NEM-06")
def test_you_use_relics_and_nemesis_never_focuses() -> None:
    table = opened(1, nemesis_first="player")
    table.choose("choose", card="volos")
    table.choose("choose", card="decima")
    assert relics_of(table, 0) == RELICS["volos"]
    assert relics_of(table, NEMESIS) == []
    s = solo(["kiln-drone"], relics=["entropic-talons", "panconscious-crown"], mastery=10)
    s.take_relic("entropic-talons")
    s.end_main()
    assert (s.mastery(NEMESIS), s.table.value("focused", NEMESIS)) == (0, 0)


@pytest.mark.rule("SOI-NEM-07")
def test_turns_alternate_and_you_attack_her_and_her_champions() -> None:
    s = solo(["spore-cleric"], power=9, nemesis={"leader": "decima", "health": 40, "play": ["optio-crusher"]})
    s.attack("optio-crusher")
    s.end_main()
    assert s.health(NEMESIS) == 40 - 5 + 4  # the Cleric she plays then gives her 4
    assert (s.asked, s.seat, s.table.active, s.table.turn) == ("main-phase", 0, 0, 3)


# --- her turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NEM-08", "SOI-NEM-10")
def test_she_reveals_the_top_card_and_plays_it() -> None:
    s = solo(["nil-assassin", "axia"])
    s.end_main()
    assert (s.said("nemesis-reveals"), s.said("plays")) == (["nil-assassin"], ["nil-assassin"])
    assert (s.health(), s.centre[0]) == (45, "axia")


@pytest.mark.rule("SOI-NEM-09", "SOI-COMP-10")
@pytest.mark.parametrize("leader", LEADERS)
@pytest.mark.parametrize("card", OWN_CARD.values())
def test_a_card_of_her_faction_gives_3_mastery(leader: str, card: str) -> None:
    row = ["order-initiate"] * 2 + ["thorn-zealot"] * 2 + ["evokatus", "li-hin-the-shattered"]
    s = solo([card], row=row, nemesis={"leader": leader})
    s.end_main()
    matched = s.said("nemesis-matches") == [card]
    assert matched is (OWN_CARD[leader] == card)
    gained = [e.data["new"] - e.data["old"] for e in s.events if e.what == "change" and e.data["value"] == "mastery"]
    assert (3 in gained) is matched


@pytest.mark.rule("SOI-NEM-09")
@pytest.mark.parametrize(("reading", "mastery", "lost"), [("mastery", 3, 5), ("power", 0, 8)])
def test_the_match_gives_mastery_or_by_option_power(reading: str, mastery: int, lost: int) -> None:
    s = solo(["nil-assassin"], nemesis={"leader": "ko-syn-wu"}, options={"nemesis_match": reading})
    s.end_main()
    assert (s.mastery(NEMESIS), s.health()) == (mastery, 50 - lost)


@pytest.mark.rule("SOI-NEM-11")
def test_she_plays_every_card_of_that_faction_in_the_row() -> None:
    s = solo(["nil-assassin"], row=with_row("aetherbreaker", "spore-cleric", "nil-assassin"))
    s.end_main()
    s.answer("aetherbreaker")
    assert (s.health(), s.removed) == (50 - 5 - 4 - 5, ["aetherbreaker", "nil-assassin", "nil-assassin"])
    assert s.row[:1] == ["spore-cleric"]


@pytest.mark.rule("SOI-NEM-12", "SOI-NEM-16", "SOI-CORE-07")
def test_the_row_is_refilled_only_after_her_turn() -> None:
    s = solo(
        ["nil-assassin", "nil-assassin"],
        row=with_row("aetherbreaker", "shadow-apostle", "umbral-scourge"),
        rest=["kiln-drone", "kiln-drone", "axia", "data-heretic"],
    )
    s.end_main()
    assert (s.asked, len(s.row)) == ("nemesis-plays", 6)
    s.answer("aetherbreaker")
    assert len(s.row) == 5
    s.answer("shadow-apostle")  # the last one needs no question
    assert (s.asked, s.seat, len(s.row)) == ("main-phase", 0, 6)
    assert s.row[3:] == ["nil-assassin", "kiln-drone", "kiln-drone"]  # not played: it came after her turn
    assert s.removed == ["aetherbreaker", "nil-assassin", "shadow-apostle", "umbral-scourge"]


@pytest.mark.rule("SOI-NEM-13", "SOI-NEM-28")
@pytest.mark.parametrize("order", [("aetherbreaker", "umbral-scourge"), ("umbral-scourge", "aetherbreaker")])
def test_you_choose_the_order_of_her_cards(order: tuple[str, str]) -> None:
    """At 9 mastery the Scourge first makes the Aetherbreaker stronger."""
    s = solo(["nil-assassin"], row=with_row("aetherbreaker", "umbral-scourge"), nemesis={"mastery": 9})
    s.end_main()
    assert (s.asked, s.seat, s.choices()) == ("nemesis-plays", 0, ["aetherbreaker", "umbral-scourge"])
    s.answer(order[0])
    assert s.mastery(NEMESIS) == 10
    assert s.health() == 50 - 5 - (8 if order[0] == "umbral-scourge" else 4)


@pytest.mark.rule("SOI-NEM-14")
def test_she_activates_all_champions_in_the_order_you_choose_those_just_played_too() -> None:
    s = solo(["evokatus"], nemesis={"play": ["optio-crusher", "general-decurion"]}, row=with_row("axia"))
    s.end_main()
    assert (s.asked, s.seat) == ("nemesis-activates", 0)
    assert s.choices() == ["axia", "evokatus", "general-decurion", "optio-crusher"]
    s.answer("axia", "general-decurion", "optio-crusher")
    assert s.health() == 50 - 7 - 3 - 4  # Evokatus: 1 for each of four Homo Deus champions
    assert s.in_play(NEMESIS) == ["axia", "evokatus", "general-decurion", "optio-crusher"]


@pytest.mark.rule("SOI-NEM-14", "SOI-NEM-23")
def test_her_champions_stay_and_are_activated_every_turn() -> None:
    s = solo(["spore-cleric", "spore-cleric"], nemesis={"leader": "decima", "play": ["optio-crusher"]})
    s.end_main()
    assert s.health() == 47
    s.end_main()
    assert s.health() == 44


@pytest.mark.rule("SOI-NEM-14")
def test_champions_without_an_activation_are_not_asked_about() -> None:
    s = solo(["spore-cleric"], nemesis={"leader": "decima", "play": ["zetta-the-encryptor", "optio-crusher"]})
    s.end_main()
    assert (s.asked, s.health()) == ("main-phase", 47)


@pytest.mark.rule("SOI-NEM-15")
def test_she_uses_the_power_of_cards_and_champions_together() -> None:
    s = solo(["nil-assassin"], nemesis={"play": ["optio-crusher"]}, hand=["thorn-zealot"])
    s.table.arrange({"p0.deck": ["thorn-zealot"]})
    s.end_main()
    assert (s.asked, s.table.value("assigned", 0)) == ("show-shields", 8)
    s.show()
    assert s.health() == 42


@pytest.mark.rule("SOI-NEM-16")
def test_her_allies_are_removed_at_the_end_of_her_turn() -> None:
    s = solo(["nil-assassin"], row=with_row("li-hin-the-shattered", "wraethe-skirmisher"))
    s.end_main()
    s.answer("wraethe-skirmisher")
    assert (s.removed, s.in_play(NEMESIS)) == (["nil-assassin", "wraethe-skirmisher"], ["li-hin-the-shattered"])
    assert (s.power, s.crystals, s.table.active, len(s.row)) == (0, 0, 0, 6)


# --- how effects work for her -----------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NEM-17")
def test_instead_of_crystals_she_removes_cards_of_the_centre_deck() -> None:
    s = solo(["reactor-drone", "axia", "evokatus", "data-heretic", "spore-cleric"], rest=["nil-assassin"])
    s.end_main()  # 3 crystals
    assert s.removed == ["axia", "data-heretic", "evokatus", "reactor-drone"]
    assert (s.crystals, s.centre) == (0, ["spore-cleric", "nil-assassin"])


@pytest.mark.rule("SOI-NEM-18", "SOI-NEM-22")
@pytest.mark.parametrize(("reading", "mastery", "lost"), [("mastery", 2, 0), ("power", 0, 2)])
def test_instead_of_cards_she_gains_mastery_or_by_option_power(reading: str, mastery: int, lost: int) -> None:
    row = ["thorn-zealot"] * 2 + ["spore-cleric"] * 3 + ["leshai-knight"]
    s = solo(["data-heretic"], row=row, options={"nemesis_draw": reading})
    s.end_main()  # draw 2
    assert (s.mastery(NEMESIS), s.health(), s.hand(NEMESIS)) == (mastery, 50 - lost, [])


@pytest.mark.rule("SOI-NEM-19")
def test_power_mastery_and_health_are_gained_as_by_anyone() -> None:
    row = with_row("fungal-hermit", "spore-cleric")
    s = solo(["hounds-of-volos"], row=row, nemesis={"leader": "decima", "health": 44, "mastery": 9})
    s.end_main()
    s.answer("fungal-hermit")
    assert s.mastery(NEMESIS) == 10  # and so the bonus of the Hermit: 5 health
    assert s.health(NEMESIS) == 50  # 44 + 5 + 5 + 4, at most 50


@pytest.mark.rule("SOI-NEM-19")
@pytest.mark.parametrize(("mastery", "lost"), [(9, 4), (10, 8)])
def test_her_own_mastery_decides_her_bonuses(mastery: int, lost: int) -> None:
    s = solo(["aetherbreaker"], mastery=15 - mastery, nemesis={"mastery": mastery})
    s.end_main()
    assert s.health() == 50 - lost


KEYWORDS = [
    ("wraethe-skirmisher", ("power", 2), ("power", 6)),  # Echo, without a discard pile
    ("leshai-knight", ("power", 3), ("power", 6)),  # Unify, with no other ally
    ("venator-of-the-wastes", ("mastery of mine", 5), ("mastery of mine", 3)),  # Inspire, without a champion
    ("order-initiate", ("mastery", 0), ("mastery", 2)),  # Dominion, without any of the three
]


@pytest.mark.rule("SOI-NEM-20", "SOI-NEM-21")
@pytest.mark.parametrize(("card", "below", "above"), KEYWORDS)
@pytest.mark.parametrize("mastery", [0, 14, 15, 20])
def test_named_abilities_never_below_15_mastery_and_always_from_there(
    card: str, below: tuple[str, int], above: tuple[str, int], mastery: int
) -> None:
    row = ["systema-ai", "command-seer", "command-seer", "portal-monk", "portal-monk", "cryptofist-monk"]
    if card == "order-initiate":
        row = ["thorn-zealot"] * 2 + ["spore-cleric"] * 3 + ["evokatus"]
    s = solo(
        [card],
        row=row,
        mastery=5,
        nemesis={"leader": "decima" if card != "venator-of-the-wastes" else "volos", "mastery": mastery},
    )
    s.end_main()
    found = {"power": 50 - s.health(), "mastery of mine": s.mastery(), "mastery": s.mastery(NEMESIS) - mastery}
    what, number = above if mastery >= 15 else below
    assert found[what] == number


@pytest.mark.rule("SOI-NEM-20")
def test_below_15_mastery_a_met_condition_does_not_help_her() -> None:
    s = solo(["leshai-knight"], row=with_row("leshai-knight"), nemesis={"leader": "decima", "mastery": 14})
    s.end_main()
    assert s.health() == 50 - 3 - 3
    s = solo(["kiln-drone"], nemesis={"play": ["evokatus"], "mastery": 14})
    s.end_main()
    assert len(s.removed) == 1 + 2  # not the 4 of Inspire


@pytest.mark.rule("SOI-NEM-22", "SOI-NEM-35")
@pytest.mark.parametrize(
    "card",
    [
        "shadow-apostle",
        "umbral-scourge",
        "korvus-legionnaire",
        "shadebound-sentry",
        "portal-monk",
        "zara-ra-soulflayer",
    ],
)
def test_effects_on_her_own_cards_are_ignored(card: str) -> None:
    row = ["thorn-zealot"] * 2 + ["spore-cleric"] * 3 + ["evokatus"]
    if card == "korvus-legionnaire":
        row[-1] = "leshai-knight"
    s = solo(
        [card], row=row, hand=["crystal"], discard=["nil-assassin", "axia"], nemesis={"leader": "decima", "mastery": 20}
    )
    s.end_main()
    assert (s.asked, s.seat) == ("main-phase", 0)  # nobody was asked anything
    assert s.removed == [card]
    assert s.hand() == sorted(["crystal", "nil-assassin", "axia"])  # my cards are not hers to touch
    assert s.row == row


@pytest.mark.rule("SOI-NEM-23")
def test_a_champion_of_hers_that_you_destroy_is_removed() -> None:
    s = solo(power=4, nemesis={"play": ["optio-crusher"]})
    s.attack("optio-crusher")
    assert (s.removed, s.discard(NEMESIS), s.in_play(NEMESIS)) == (["optio-crusher"], [], [])


@pytest.mark.rule("SOI-NEM-35")
def test_she_shows_no_shields_and_recruits_nothing() -> None:
    s = solo(["evokatus"], power=7, nemesis={"play": ["numeri-drones"]}, row=with_row("axia"))
    s.end_main()
    assert s.health(NEMESIS) == 43  # and the only questions were about her champions
    assert s.asked == "nemesis-activates"
    s.answer("numeri-drones", "axia")
    assert s.in_play(NEMESIS) == ["axia", "evokatus", "numeri-drones"]
    assert s.discard(NEMESIS) == []


@pytest.mark.rule("SOI-NEM-35", "SOI-NEM-28")
def test_effects_that_hit_you_work_and_you_choose_their_targets() -> None:
    s = solo(
        ["thorn-zealot"],
        play=["systema-ai", "primus-pilus"],
        nemesis={"leader": "decima", "mastery": 15},
    )
    s.end_main()
    assert (s.asked, s.seat, s.choices()) == ("destroy-champion", 0, ["primus-pilus", "systema-ai"])
    s.answer("primus-pilus")
    assert "systema-ai" in s.in_play()
    s = solo(["venator-of-the-wastes"], mastery=9, nemesis={"mastery": 15})
    s.end_main()
    assert s.mastery() == 7


@pytest.mark.rule("SOI-NEM-36")
@pytest.mark.parametrize(("leader", "lost"), [("volos", 5), ("decima", 0)])
def test_cards_that_name_a_leader_ask_for_hers(leader: str, lost: int) -> None:
    mine = "decima" if leader == "volos" else "volos"
    s = solo(["hounds-of-volos"], row=ORDER_ROW, leader=mine, nemesis={"leader": leader, "health": 20})
    s.end_main()
    assert (s.health(), s.health(NEMESIS)) == (50 - lost, 25)
