"""The eight mages: what they begin with, and their abilities."""

from __future__ import annotations

import pytest

from deckwright import Table
from tests.rules.war_eternal.scene import scene

MATS = {
    "dezmodia": ("oblivion-shard crystal crystal spark spark", "cccc s", {1: 4, 2: 1, 3: 0, 4: 1}, 6),
    "garu": ("torch crystal crystal crystal spark", "ccc ss", {1: 4, 2: 0, 3: 1, 4: 1}, 5),
    "gex": ("shattered-geode crystal crystal crystal spark", "cccc s", {2: 4, 3: 1, 4: 1}, 5),
    "mazahaedron": ("worldheart-shard crystal crystal spark spark", "cccc s", {1: 4, 2: 2, 3: 1, 4: 1}, 4),
    "mist": ("amethyst-paragon crystal crystal crystal spark", "ccc ss", {1: 4, 2: 2, 3: 1, 4: 1}, 6),
    "quilius": ("crystal crystal crystal extinguish spark", "ccc e s", {1: 4, 2: 4, 3: 0, 4: 1}, 5),
    "ulgimor": ("coal-shard crystal crystal spark spark", "ccc ss", {1: 4, 2: 1, 3: 0, 4: 1}, 6),
    "yan-magda": ("illuminate crystal crystal crystal crystal", "cccc s", {1: 4, 2: 0, 3: 0, 4: 0}, 5),
}
SHORT = {"c": "crystal", "s": "spark", "e": "extinguish"}


@pytest.mark.parametrize("mage", MATS)
def test_what_a_mage_begins_with(mage: str) -> None:
    other = "garu" if mage != "garu" else "gex"
    table = Table.open("war-eternal", seed=3, options={"mage": [other, mage], "nemesis": "gate-witch"})
    while table.active != 0:
        table = Table.open("war-eternal", seed=table.seed + 1 if table.seed else 0,
                           options={"mage": [other, mage], "nemesis": "gate-witch"})  # fmt: skip
    hand, deck, breaches, charges = MATS[mage]
    assert sorted(table.cards("hand", 1)) == sorted(hand.split())
    assert table.cards("deck", 1) == [SHORT[letter] for letter in deck.replace(" ", "")]
    seen = table.view()["players"][1]["piles"]["breaches"]["cards"]
    assert {int(card["card"][-1]): 4 if card.get("open") else card.get("stage", 0) for card in seen} == breaches
    assert table.value("most_charges", 1) == charges


def test_dezmodias_sigil_breach() -> None:
    s = scene(charges=6, prepped=[("spark", 2)], breaches={1: "open", 2: "open", 3: 0}, hand=["kindle"],
              p1={"breaches": {1: "open"}})  # fmt: skip
    s.ability()
    s.answer_player(0)
    s.answer("breach-2")
    assert s.hand() == ["kindle", "spark"] and s.pile("destroyed") == ["breach-2"]
    assert [card["card"] for card in s.table.view()["players"][0]["piles"]["breaches"]["cards"]] == [
        "breach-1", "sigil-breach-2", "breach-3",
    ]  # fmt: skip
    s.prep("kindle", 2)
    s.casting()
    s.cast("kindle")
    assert s.nemesis_life == 70 - 3 - 2


def test_dezmodia_offers_no_closed_and_no_third_breach() -> None:
    s = scene(3, charges=6, breaches={1: "open", 2: 3, 3: "open"}, p1={"breaches": {1: "open", 2: "open", 3: "open"}},
              p2={"breaches": {2: 3, 3: "open"}})  # fmt: skip
    s.ability()
    assert s.seats == (0,) and s.players_offered() == [0, 1]
    s.answer_player(1)
    assert s.seats == (1,) and s.choices() == ["breach-1", "breach-2"]  # whose breach it is decides which


def test_garu_divides_his_damage() -> None:
    s = scene(mages=["garu", "gex"], charges=5, prepped=[("spark", 1), ("spark", 2)],
              breaches={1: "open", 2: "open"}, threats=["catacomb-drone", "mage-ender"])  # fmt: skip
    s.ability()
    s.answer_any("spark", "spark")
    s.answer("catacomb-drone")
    s.choose("number", number=5)
    assert s.pile("threats") == ["mage-ender"] and s.prepped() == []
    s.answer("mage-ender")
    s.choose("number", number=2)
    assert s.on_card("life", "mage-ender") == 7
    assert s.nemesis_life == 67  # 2 + 4 + 4 = 10, of which 3 were left for the last target


def test_garu_does_not_hit_what_comes_into_play_meanwhile() -> None:
    s = scene(mages=["garu", "gex"], nemesis="hollow-crown", charges=5, prepped=[("spark", 1)],
              threats=[{"card": "bezu", "life": 1}], acolyte_deck=["mord", "solara"])  # fmt: skip
    s.ability()
    s.answer("spark")
    assert s.pile("threats") == ["mord"] and s.on_card("life", "mord") == 11


def test_garu_without_spells() -> None:
    s = scene(mages=["garu", "gex"], charges=5)
    s.ability()
    assert s.nemesis_life == 68 and s.charges() == 0


def test_gex() -> None:
    s = scene(mages=["gex", "garu"], charges=5, discard=["crystal", "kindle", "spark"],
              p1={"deck": ["spark"], "life": 7})  # fmt: skip
    s.ability()
    assert s.choices() == ["crystal", "spark"]
    s.answer("crystal")
    s.decline()
    assert s.discard() == ["kindle", "spark"] and s.hand(1) == ["spark"] and s.life(1) == 9


def test_mazahaedron() -> None:
    s = scene(mages=["mazahaedron", "garu"], charges=4, gravehold=20,
              market=["scoria-slag", "erratic-ingot", "mages-totem"])  # fmt: skip
    s.ability()
    assert s.choices() == ["scoria-slag"] and s.can("pass")
    s.answer("scoria-slag")
    assert s.discard() == ["scoria-slag"] and s.gravehold == 24


def test_mist() -> None:
    s = scene(mages=["mist", "garu"], charges=6, prepped=[("spark", 1)],
              p1={"prepped": [("kindle", 1)], "breaches": {1: "open"}})  # fmt: skip
    s.ability()
    s.answer("kindle")
    assert s.hand(1) == ["kindle"] and s.nemesis_life == 67
    s.answer("spark")
    assert s.hand(1) == ["kindle", "spark"] and s.nemesis_life == 66 and s.asked == "main-phase"


def test_quilius() -> None:
    s = scene(mages=["quilius", "garu"], charges=5, trophies=3)
    s.ability()
    assert s.nemesis_life == 64 and s.value("trophies", 0) == 3


def test_ulgimor() -> None:
    s = scene(mages=["ulgimor", "garu"], charges=6, life=2)
    s.ability()
    assert s.life() == 8
    t = scene(mages=["ulgimor", "garu"], charges=6, life=0, exhausted=True, p1={"life": 3})
    t.ability()
    assert (t.life(), t.life(1)) == (0, 8)


def test_yan_magda() -> None:
    s = scene(mages=["yan-magda", "garu"], charges=5, market=["crystallize", "scoria-slag"],
              breaches={1: "open", 2: "open", 3: "open", 4: "open"})  # fmt: skip
    s.ability()
    s.answer("crystallize")
    assert s.discard() == ["crystallize"]
    assert s.deck(1) == ["scoria-slag"]
    t = scene(mages=["yan-magda", "garu"], charges=5, market=["crystallize", "scoria-slag"], breaches={1: "open"})
    t.ability()
    t.answer("scoria-slag")
    assert t.deck(1) == []
