"""Where the sources of a card are silent or differ: what we chose, and that the card says so (NA-READ)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deckwright.games import load
from deckwright.games.new_age.nest import NESTS
from deckwright.games.new_age.ritual import TRACKS
from tests.rules.new_age.quiet import acts, drawn, unleashed
from tests.rules.new_age.scene import scene

GAME = load("new-age")
PAGE = Path(__file__).parents[3] / "src" / "deckwright" / "games" / "new_age" / "rules.md"
MARKED = [
    *("spirit-lift", "link-conduit", "ancient-breach-1", "defender-breach-4", "aetherscope"),
    *("blind-enigma", "decimate", "gore", "hex-of-destruction", "carriode-colony", "doom-aegis", "pain-conduit"),
    *("nest-pulse", "exterminate", "enveloping-slime", "aether-blizzard", "curse-of-aging", "crazed-whelps"),
    *("morph", "maggoth", "arachnos", "world-devourer-9", "ageless-walker", "fenrix", "soskel", "lost", "sahala"),
]


@pytest.mark.parametrize("card", MARKED)
def test_a_card_says_what_is_our_reading(card: str) -> None:
    kind = GAME.kind(card)
    assert kind is not None
    for lang, mark in (("en", "our reading"), ("ru", "наше прочтение")):
        assert mark in "".join(token.text for token in GAME.describe(kind, lang)).lower()


def test_the_rules_page_marks_a_reading_in_both_languages() -> None:
    for rule in re.split(r"^### ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        said = rule.partition("\n## ")[0].lower()
        english, russian = ("our reading" in said, "наше прочтение" in said)
        assert english == russian, rule.split("\n")[0]


def said_by(rule: str) -> str:
    """What the rules page says under an id, in English."""
    _, _, found = PAGE.read_text(encoding="utf-8").partition(f"### {rule}\n")
    return found.partition("\n>")[0]


@pytest.mark.rule("NA-NEST-07", "NA-NEST-08")
def test_the_rules_page_tells_the_usual_nest_as_it_is() -> None:
    page = said_by("NA-NEST-07")
    for row in NESTS[0].rows:
        hurt = f"Gravehold suffers {row.gravehold} damage" if row.gravehold else "any player suffers"
        also = f" and any player {row.player}" if row.gravehold and row.player else ""
        assert re.search(rf"{row.spaces} spaces[;,][^;.]*{hurt}{also}", page), row
        assert not row.player or re.search(rf"any player (suffers )?{row.player}", page)
    assert f"Gravehold suffers {NESTS[0].overflow} damage" in said_by("NA-NEST-08")


@pytest.mark.rule("NA-RITUAL-04")
def test_the_rules_page_tells_every_ritual_track_as_it_is() -> None:
    page = said_by("NA-RITUAL-04").replace(" and ", ", ")
    for track in TRACKS:
        assert ", ".join(map(str, track.costs)) in page, track.id


@pytest.mark.rule("NA-READ-01")
def test_spirit_lift_answers_in_the_casting_phase_too() -> None:
    s = scene(breaches={1: "open", 2: "open"}, prepped=[("spirit-lift", 1), ("tidal-surge", 2)], hand=["crystal"] * 5)
    s.casting()
    s.cast("tidal-surge")
    assert (s.charges(), s.charges(1)) == (1, 2)


@pytest.mark.rule("NA-READ-02")
def test_a_wide_spell_under_link_conduit() -> None:
    s = scene(hand=["crystallize"], breaches={1: "open", 2: "open"}, prepped=[("spark", 1)],
              attached=[("link-conduit", 1)])  # fmt: skip
    assert not s.can("prep-wide")
    t = scene(hand=["crystallize", "spark"], breaches={1: "open", 2: "open"}, attached=[("link-conduit", 1)])
    t.prep("crystallize", 1)
    t.prep("spark", 1)
    assert t.prepped() == ["crystallize", "spark"] and not t.can("prep")


@pytest.mark.rule("NA-READ-03")
def test_a_sigil_takes_the_place_of_the_ancient_breach() -> None:
    s = scene(mages=["dezmodia", "gygar"], charges=6, breaches={}, p1={"breaches": {1: "ancient"}, "surge": 3,
              "charges": 5, "hand": ["spark"]})  # fmt: skip
    s.ability()
    while s.asked != "main-phase":
        s.choose(0)
    assert s.table.cards("breaches", 1) == ["sigil-breach-1"]
    s.arrange(p1__hand=["crystal"] * 5, p1__prepped=["spark in sigil breach 1"], p1__charges=0)
    s.casting(seat=1)
    s.cast("spark")
    assert s.nemesis_life > 70 - 1 - 3  # what the tokens added is gone


@pytest.mark.rule("NA-READ-04")
def test_aetherscope_needs_the_consent_of_the_ally() -> None:
    s = scene(hand=["aetherscope"], p1={"charges": 1})
    s.play("aetherscope")
    s.decide("Any ally")
    assert s.seats == (1,)
    s.choose("no")
    assert (s.aether, s.charges(), s.charges(1)) == (0, 0, 1)


@pytest.mark.rule("NA-READ-05")
def test_blind_enigma_strikes_once() -> None:
    s = acts("blind-enigma", nemesis_discard=["mutilate"])
    s.answer_player(1)
    assert s.amounts_said("suffers") == [3]


@pytest.mark.rule("NA-READ-06")
def test_decimate_with_room_for_one_charge_only() -> None:
    assert drawn("decimate", charges=6, p1={"charges": 4}).gravehold == 26


@pytest.mark.rule("NA-READ-07")
def test_gore_and_cards_that_cost_nothing() -> None:
    s = drawn("gore", p1={"hand": ["crystal", "spark"]})
    while s.asked == "discard-card":
        s.choose(0)
    assert sorted(s.discard(1)) == ["crystal", "spark"] and s.life(1) == 10  # nobody else holds any card
    t = drawn("gore", hand=["crystal"], p1={"hand": ["spark"]})
    assert t.players_offered() == [0, 1]


@pytest.mark.rule("NA-READ-08")
def test_hex_of_destruction_renews_a_deck_that_runs_out() -> None:
    s = acts("hex-of-destruction", p1={"deck": ["crystal"], "discard": ["kindle", "spark", "crystal", "aurora"]})
    assert len(s.pile("destroyed")) == 4 and s.deck(1) == ["kindle"]


@pytest.mark.rule("NA-READ-09")
def test_an_energize_token_comes_back_when_its_breach_is_gone() -> None:
    breaches = [{"card": f"breach-{n}", "open": True, "energized": True} for n in (1, 2, 3, 4)]
    s = scene(mages=["soskel", "garu"], nemesis="fenrix", tokens=0, charges=4, life=3, threats=["eternal-watcher"])
    s.arrange(p0__breaches=breaches)
    s.ability()
    assert s.asked == "drain-which"  # all four lie on breaches
    s.table.undo()
    s.nemesis_turn("needlemaw")
    s.answer_player(0)
    s.answer("breach-4")
    s.arrange(p0__charges=4)
    s.ability()
    assert s.said("energized") == ["breach-1"]  # the only breach without a token is the ally's


@pytest.mark.rule("NA-READ-10")
def test_three_english_names_are_translations() -> None:
    for card in ("nest-pulse", "exterminate", "enveloping-slime"):
        kind = GAME.kind(card)
        assert kind is not None
        assert "English name" in "".join(token.text for token in GAME.describe(kind, "en"))


@pytest.mark.rule("NA-READ-11")
def test_pain_conduit_on_a_spell_without_damage() -> None:
    s = scene(prepped=[("tidal-surge", 1)], attached=[("pain-conduit", 1)], hand=["crystal"] * 5)
    s.casting()
    s.cast("tidal-surge")
    assert s.nemesis_life == 70 - 2 and s.discard() == ["pain-conduit", "tidal-surge"]


@pytest.mark.rule("NA-READ-12")
def test_what_most_sources_say() -> None:
    colony = GAME.kind("carriode-colony")
    assert colony is not None and colony.facts["most_life"] == 8
    assert unleashed(acts("doom-aegis", charges=1)) == 1
    s = scene(nemesis="maggoth")
    s.table.arrange({"maggots@nest-1": 0})
    s.nemesis_turn("morph")
    assert s.value("flies@nest-1") == 1
