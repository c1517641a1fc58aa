"""What is in the box and where it lies (SOI-COMP, SOI-ZONE)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.schema import Faction
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain
from tests.rules.shards.openings import LEADERS, STARTING_SET, asked, cards_of, leader_of, opened
from tests.rules.shards.scene import scene

FACTIONS = ("HOMODEUS", "ORDER", "UNDERGROWTH", "WRAETHE")


def kind(id: str) -> Kind:
    found = SHARDS.kind(id)
    assert found is not None
    return found


def faction(of: Kind) -> str:
    return Faction(of.facts["faction"]).name


def copies(home: str) -> int:
    return sum(each.copies for each in SHARDS.kinds if each.home == home)


@pytest.mark.rule("SOI-COMP-01")
def test_there_are_four_leaders_each_with_health_and_mastery() -> None:
    table = opened(4)
    assert sorted(leader_of(table, seat) for seat in range(4)) == sorted(LEADERS)
    for player in table.view(0)["players"]:
        assert player["values"]["health"] == 50
        assert player["values"]["mastery"] in range(4)


@pytest.mark.rule("SOI-COMP-02", "SOI-COMP-04")
@pytest.mark.parametrize(
    ("home", "number"), [("base_cards", 88), ("starters", 40), ("expansion_cards", 24), ("relic_box", 8)]
)
def test_so_many_cards_are_in_the_box(home: str, number: int) -> None:
    assert copies(home) == number


@pytest.mark.rule("SOI-COMP-03")
def test_the_starting_cards_are_four_identical_sets_of_ten() -> None:
    table = opened(4)
    assert [cards_of(table, seat) for seat in range(4)] == [STARTING_SET] * 4
    assert table.cards("starters") == []


@pytest.mark.rule("SOI-COMP-05")
def test_the_centre_deck_has_as_many_copies_as_a_card_is_common() -> None:
    table = opened(2)
    centre = Counter(table.cards("centre") + table.cards("row"))
    assert centre == {each.id: each.copies for each in SHARDS.kinds if each.home in ("base_cards", "expansion_cards")}
    assert set(centre.values()) == {1, 2, 3}
    assert (centre["reactor-drone"], centre["evokatus"], centre["axia"]) == (3, 2, 1)


@pytest.mark.rule("SOI-COMP-06")
def test_the_centre_cards_are_of_four_factions_in_equal_numbers() -> None:
    for home, each_has in (("base_cards", 22), ("expansion_cards", 6)):
        counted: Counter[str] = Counter()
        for card in SHARDS.kinds:
            if card.home == home:
                counted[faction(card)] += card.copies
        assert counted == dict.fromkeys(FACTIONS, each_has)


@pytest.mark.rule("SOI-COMP-06")
def test_a_faction_does_nothing_by_itself() -> None:
    s = scene(hand=["nil-assassin", "spore-cleric", "reactor-drone", "shard-abstractor"], health=40)
    for card in ("nil-assassin", "spore-cleric", "reactor-drone", "shard-abstractor"):
        s.play(card)
    assert (s.power, s.health(), s.crystals, s.mastery()) == (5, 44, 3, 2)


@pytest.mark.rule("SOI-COMP-07")
def test_relic_is_a_subtype_and_item_is_nothing_the_game_knows() -> None:
    relics = [each for each in SHARDS.kinds if each.facts.get("relic")]
    assert {SHARDS.type_line(each, "en").rpartition(", ")[2] for each in relics} == {"relic"}
    assert {SHARDS.type_line(each, "ru").rpartition(", ")[2] for each in relics} == {"реликвия"}
    assert {faction(each) for each in relics} == set(FACTIONS)
    assert "ITEM" not in Faction.__members__


@pytest.mark.rule("SOI-COMP-08", "SOI-ALLY-04")
def test_starting_cards_are_allies_of_no_faction() -> None:
    for starter in STARTING_SET:
        assert SHARDS.type_line(kind(starter), "en") == "ally, starting card"
        assert faction(kind(starter)) == "NONE"
    s = scene(
        hand=["crystal", "blaster", "shard-reactor", "infinity-shard", "leshai-knight", "wraethe-skirmisher"],
        discard=["crystal"],
    )
    for card in ("crystal", "blaster", "shard-reactor", "infinity-shard"):
        s.play(card)
    assert s.power == 3
    s.play("leshai-knight")  # no other Undergrowth ally was played, none can be shown
    s.play("wraethe-skirmisher")  # no Wraethe card is in the discard pile
    assert s.power == 3 + 3 + 2
    s.end_turn()
    assert s.in_play() == []


@pytest.mark.rule("SOI-COMP-09")
@pytest.mark.parametrize(
    ("id", "facts", "en", "ru"),
    [
        ("evokatus", {"cost": 4, "health": 2, "champion": 1}, "Homo Deus champion", "чемпион Хомо Деус"),
        ("nil-assassin", {"cost": 2, "mercenary": 1}, "Wraethe mercenary ally", "союзник-наёмник Демиреалов"),
        ("command-seer", {"cost": 4, "shield": 5}, "Order ally", "союзник Ордена"),
        ("shardwood-guardian", {"cost": 4}, "Undergrowth ally", "союзник Ветви"),
    ],
)
def test_a_card_shows_its_numbers_its_faction_and_its_type(id: str, facts: dict[str, int], en: str, ru: str) -> None:
    assert {name: number for name, number in kind(id).facts.items() if name in facts} == facts
    assert (SHARDS.type_line(kind(id), "en"), SHARDS.type_line(kind(id), "ru")) == (en, ru)
    assert kind(id).en and kind(id).ru


@pytest.mark.rule("SOI-COMP-09")
@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ["gain 2 power", "draw 1 card", "unify", "gain 6 health"]),
        ("ru", ["получите 2 мощи", "возьмите 1 карту", "единство", "получите 6 здоровья"]),
    ],
)
def test_a_card_shows_its_effects_in_their_order(lang: str, parts: list[str]) -> None:
    text = plain(SHARDS.describe(kind("shardwood-guardian"), lang)).lower()
    places = [text.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.rule("SOI-COMP-10")
def test_in_the_base_game_all_leaders_play_alike() -> None:
    """The same seed and the same choices: whoever leads, everything but the leader is the same."""
    played = []
    for picks in (("decima", "volos"), ("tetra", "ko-syn-wu"), ("volos", "tetra")):
        table = opened(2, 3, expansion=False, relics="none", leaders="choice")
        for pick in picks:
            table.choose("choose", card=pick)
        generator, course = random.Random(3), []
        while not table.over:
            offered = [(option.verb, option.card, option.player, option.number) for option in table.options]
            course.append((table.prompt, table.seat, offered, table.value("power")))
            table.choose(generator.randrange(len(table.options)))
        played.append((course, table.result))
    assert played[0] == played[1] == played[2]


@pytest.mark.rule("SOI-COMP-10")
@pytest.mark.parametrize(
    ("leader", "of"), [("decima", "HOMODEUS"), ("ko-syn-wu", "WRAETHE"), ("tetra", "ORDER"), ("volos", "UNDERGROWTH")]
)
def test_a_leader_has_a_faction_and_cards_that_name_it(leader: str, of: str) -> None:
    assert faction(kind(leader)) == of
    s = scene(leader=leader, hand=["hounds-of-volos", "mainframe-abbot"])
    s.play("hounds-of-volos")
    s.play("mainframe-abbot")
    assert s.power == (5 if leader == "volos" else 0)
    assert s.mastery() == (1 if leader == "tetra" else 0)


# --- zones ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-ZONE-01")
def test_each_player_has_zones_of_their_own() -> None:
    table = opened(2)
    mine = table.view(0)["players"][0]["piles"]
    assert {name: pile["count"] for name, pile in mine.items()} == {
        "deck": 5,
        "hand": 5,
        "discard": 0,
        "play": 0,
        "relics": 2,
        "board": 1,
    }
    assert mine["deck"]["cards"] == [None] * 5
    assert None not in mine["hand"]["cards"] + mine["relics"]["cards"] + mine["board"]["cards"]


@pytest.mark.rule("SOI-ZONE-02")
def test_the_table_shares_a_hidden_deck_an_open_row_and_an_open_removed_pile() -> None:
    s = scene(hand=["shadow-apostle", "crystal"], row=["axia"] + ["kiln-drone"] * 3 + ["data-heretic"] * 2)
    s.play("shadow-apostle")
    s.answer("crystal")
    for seat in (0, 1, None):
        piles = s.table.view(seat)["piles"]
        assert set(piles["centre"]["cards"]) == {None}
        assert [card["card"] for card in piles["row"]["cards"]] == list(s.row)
        assert len(piles["row"]["cards"]) == 6
        assert [card["card"] for card in piles["removed"]["cards"]] == ["crystal"]


@pytest.mark.rule("SOI-ZONE-03")
def test_a_played_card_is_neither_in_hand_nor_in_the_discard_pile() -> None:
    s = scene(hand=["nil-assassin", "wraethe-skirmisher", "shadow-apostle"])
    s.play("nil-assassin")
    assert (s.hand(), s.discard(), s.in_play()) == (["shadow-apostle", "wraethe-skirmisher"], [], ["nil-assassin"])
    s.play("wraethe-skirmisher")  # Echo would give 6: the played Wraethe cards are not in the discard pile
    assert s.power == 5 + 2
    s.play("shadow-apostle")  # nothing in hand or discard pile that could be removed
    assert asked(s.table) == "main-phase"


@pytest.mark.rule("SOI-ZONE-03")
def test_a_reshuffle_leaves_played_cards_where_they_are() -> None:
    s = scene(hand=["data-heretic", "crystal"], discard=["blaster"])
    s.play("crystal")
    s.play("data-heretic")
    assert (s.hand(), s.deck(), s.in_play()) == (["blaster"], [], ["crystal", "data-heretic"])


@pytest.mark.rule("SOI-ZONE-04")
def test_what_everybody_sees_and_what_nobody_sees() -> None:
    s = scene(
        hand=["crystal", "blaster"],
        deck=["shard-reactor"],
        discard=["axia"],
        play=["evokatus"],
        removed=["kiln-drone"],
        crystals=3,
        power=2,
        mastery=7,
        health=31,
        p1={"hand": ["command-seer"]},
    )
    mine = s.table.view(1)["players"][0]
    assert (s.seen_by(1, "discard"), s.seen_by(1, "play")) == (["axia"], ["evokatus"])
    assert (mine["values"]["health"], mine["values"]["mastery"]) == (31, 7)
    values = s.table.view(1)["values"]
    assert (values["crystals"], values["power"]) == (3, 2)
    assert s.table.view(1)["piles"]["removed"]["cards"][0]["card"] == "kiln-drone"
    assert (s.seen_by(1, "hand"), s.seen_by(1, "deck")) == ([None, None], [None])  # how many, but not which
    assert (s.seen_by(0, "deck"), s.seen_by(0, "hand", player=1)) == ([None], [None])
    assert sorted(card or "" for card in s.seen_by(0, "hand")) == ["blaster", "crystal"]
