"""What is in the box, on mats and on cards (WE-GOAL, WE-COMP, WE-MAT, WE-CARD, WE-NMAT, WE-NCARD)."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.games import load
from deckwright.games.aeons_end.rules import slots
from deckwright.lang.cards import Kind
from tests.rules.war_eternal.scene import scene

GAME = load("war-eternal")


def kinds(**facts: int) -> list[Kind]:
    """All kinds with these facts."""
    return [k for k in GAME.kinds if all(k.all_facts().get(name, 0) == value for name, value in facts.items())]


def copies(**facts: int) -> int:
    return sum(kind.copies for kind in kinds(**facts))


@pytest.mark.rule("WE-GOAL-01", "WE-GOAL-02", "WE-NMAT-02", "WE-END-01", "WE-DMG-02")
def test_all_win_together_when_the_nemesis_has_no_life() -> None:
    s = scene(3, prepped=[("spark", 1)], nemesis_mat=[{"card": "umbra-titan", "life": 1}])
    s.casting()
    s.cast("spark")
    assert s.table.result is not None and s.table.result.winners == (0, 1, 2)


@pytest.mark.rule("WE-GOAL-01", "WE-GOAL-02", "WE-END-04", "WE-END-06")
def test_all_lose_together_when_gravehold_falls() -> None:
    s = scene(gravehold=3, threats=["mangleroot", "catacomb-drone"])
    s.nemesis_turn("smite")
    assert s.won is False
    assert s.gravehold == 0
    assert s.on_card("life", "mangleroot") == 12  # nothing is resolved any more, not even the rest of the card


@pytest.mark.rule("WE-COMP-01", "WE-COMP-02", "WE-COMP-04", "WE-COMP-05", "WE-COMP-14")
def test_tokens_are_not_a_limited_resource() -> None:
    s = scene(
        nemesis="gate-witch",
        tokens=40,
        turns_taken=["turn-nemesis"],
        threats=[{"card": "shadows-reach", "countdown": 30}],
    )
    s.nemesis_turn("smite")
    assert s.tokens == 42
    assert s.on_card("countdown", "shadows-reach") == 29


@pytest.mark.rule("WE-COMP-03")
def test_trophies_are_of_quilius_alone() -> None:
    said = [kind.id for kind in GAME.kinds if any("trophy" in e.word.en for e in kind.effects())]
    assert said == ["extinguish", "quilius"]


@pytest.mark.rule("WE-COMP-06", "WE-COMP-12")
def test_thirteen_turn_order_cards() -> None:
    cards = {kind.id: kind.copies for kind in GAME.kinds if kind.home == "turn_box"}
    assert cards == {
        "turn-1": 2, "turn-2": 2, "turn-3": 1, "turn-4": 1, "turn-wild": 1, "turn-1-2": 2, "turn-3-4": 2,
        "turn-nemesis": 2,
    }  # fmt: skip


@pytest.mark.rule("WE-COMP-07", "WE-NMAT-01")
def test_gravehold_and_the_nemesis_have_their_life_counted() -> None:
    s = scene()
    assert (s.gravehold, s.nemesis_life) == (30, 70)


@pytest.mark.rule("WE-NMAT-01")
def test_a_nemesis_mat_says_how_hard_it_is() -> None:
    mats = {kind.id: kind.all_facts()["rating"] for kind in GAME.kinds if kind.home == "nemesis_box"}
    assert mats == {"umbra-titan": 3, "hollow-crown": 5, "magus-of-cloaks": 7, "gate-witch": 7}


@pytest.mark.rule("WE-COMP-08", "WE-COMP-09", "WE-CARD-07", "WE-SUPPLY-03")
def test_gems_relics_and_spells() -> None:
    assert (copies(gem=1), copies(spell=1), copies(relic=1)) == (86, 88, 30)
    supply = [kind for kind in GAME.kinds if kind.all_facts().get("supply_number")]
    assert Counter(kind.home for kind in supply) == {"gem_box": 7, "relic_box": 6, "spell_box": 14}
    assert {(kind.home, kind.copies) for kind in supply} == {("gem_box", 7), ("relic_box", 5), ("spell_box", 5)}


@pytest.mark.rule("WE-COMP-10")
def test_eight_mages_and_four_nemeses() -> None:
    homes = Counter(kind.home for kind in GAME.kinds)
    assert (homes["mage_box"], homes["nemesis_box"]) == (8, 4)


@pytest.mark.rule("WE-COMP-11", "WE-BREACH-01", "WE-BREACH-02")
def test_breaches_and_sigil_breaches() -> None:
    tiles = {kind.id: kind.copies for kind in GAME.kinds if kind.home == "breach_box"}
    assert {id: n for id, n in tiles.items() if id.startswith("breach")} == {f"breach-{n}": 4 for n in range(1, 5)}
    assert sum(n for id, n in tiles.items() if id.startswith("sigil")) == 8
    assert scene(breaches={1: "open", 2: 0, 4: 3}).breaches() == {1: "open", 2: 0, 4: 3}


@pytest.mark.rule("WE-COMP-13", "WE-NCARD-01", "WE-NCARD-09", "WE-NCARD-10", "WE-NSETUP-03")
def test_seventy_nemesis_cards() -> None:
    basics = Counter(kind.facts["tier"] for kind in kinds(basic=1))
    assert basics == {1: 9, 2: 8, 3: 8}
    own = Counter((kind.facts["nemesis"], kind.facts["tier"]) for kind in GAME.kinds if kind.home == "own_cards")
    assert set(own.values()) == {3} and len(own) == 12
    acolytes = kinds(acolyte=1)
    assert len(acolytes) == 9 and all(kind.all_facts().get("tier", 0) == 0 for kind in acolytes)
    for kind in [*kinds(basic=1), *(k for k in GAME.kinds if k.home == "own_cards")]:
        assert sum(kind.facts.get(what, 0) for what in ("attack", "minion", "power")) == 1


@pytest.mark.rule("WE-COMP-15")
def test_one_to_four_players() -> None:
    assert GAME.seats == range(1, 5)


@pytest.mark.rule("WE-MAT-01", "WE-MAT-02", "WE-MAT-04", "WE-MAT-05", "WE-CARD-06")
def test_a_mat_gives_five_cards_in_hand_and_five_in_the_deck_and_one_ability() -> None:
    for kind in GAME.kinds:
        if kind.home != "mage_box":
            continue
        begins = Counter[str]()
        for effect in kind.slots[slots.on_set_up]:  # type: ignore[union-attr]
            begins[effect.word.name] += effect.arguments.get("n", 1)
        assert (begins["in_hand"], begins["in_deck"]) == (5, 5)
        assert len(kind.slots[slots.on_ability]) == 1  # type: ignore[arg-type]
        assert begins["placed"] == (3 if kind.id == "gex" else 4)
    assert all(kind.home == "starters" for kind in kinds(starter=1))


@pytest.mark.rule("WE-MAT-06", "WE-MAT-07", "WE-MAT-08", "WE-MAT-09")
def test_an_ability_needs_all_charges_and_spends_them() -> None:
    s = scene(mages=["ulgimor", "garu"], charges=4, aether=4, life=3)
    assert not s.can("ability")
    s.choose("charge")
    assert s.charges() == 5 and not s.can("ability")
    s.choose("charge")
    assert s.charges() == 6
    s.ability()
    assert (s.charges(), s.life()) == (0, 9)


@pytest.mark.rule("WE-MAT-09")
def test_an_ability_may_be_used_twice_in_a_turn() -> None:
    s = scene(mages=["mazahaedron", "garu"], charges=4, aether=8, gravehold=10, market=[])
    s.ability()
    for _ in range(4):
        s.choose("charge")
    s.ability()
    assert s.gravehold == 18


@pytest.mark.rule("WE-MAT-10", "WE-DRAW-08", "WE-DRAW-09")
def test_the_discard_pile_is_seen_and_the_deck_is_not() -> None:
    s = scene(discard=["spark", "crystal"])
    seen = s.table.view(1)["players"][0]["piles"]
    assert [card["card"] for card in seen["discard"]["cards"]] == ["spark", "crystal"]
    t = scene(p1={"deck": ["crystal", "spark", "kindle"], "discard": ["aurora"]}, nemesis="gate-witch",
              turns_taken=["turn-nemesis"], threats=[{"card": "chaos-flail", "countdown": 1}])  # fmt: skip
    assert t.seen_by(1, "deck", 1) == [None, None, None]  # not even one's own
    t.nemesis_turn("smite")
    if t.asked == "destroy-card":
        t.choose(0)
    shown, *hidden = t.seen_by(1, "deck", 1)
    assert shown is not None and hidden == [None, None]  # shuffled: only the card that was revealed is known


@pytest.mark.rule("WE-CARD-01", "WE-CARD-02", "WE-CARD-03")
def test_gems_and_relics_are_played_and_spells_are_not() -> None:
    s = scene(hand=["crystal", "mages-totem", "spark"], breaches={1: "open"})
    assert s.choices("play") == ["crystal", "mages-totem"]
    assert s.choices("prep") == ["spark"]
    s.play("crystal")
    assert s.aether == 1


@pytest.mark.rule("WE-CARD-04", "WE-DRAW-06")
def test_a_card_that_says_so_shuffles_a_deck() -> None:
    s = scene(p1={"hand": [], "deck": ["crystal", "spark"], "discard": ["jagged-lightning"]},
              threats=[{"card": "chaos-flail", "countdown": 1}], nemesis="gate-witch")  # fmt: skip
    s.nemesis_turn("smite")
    assert len(s.deck(1)) == 2 and s.discard(1) == [] and len(s.pile("destroyed")) == 1


@pytest.mark.rule("WE-CARD-05")
def test_what_aether_can_be_spent_on() -> None:
    s = scene(aether=7, breaches={1: "open", 2: 0}, market=["scoria-slag"], threats=["aphotic-sun"])
    assert {option.verb for option in s.table.options} == {
        "gain", "charge", "focus", "open", "discard-power", "end-turn",
    }  # fmt: skip


@pytest.mark.rule("WE-NMAT-03", "WE-TERM-12", "WE-NCARD-02", "WE-NDRAW-03", "WE-NDRAW-07", "WE-EX-13")
def test_smite_unleashes_twice_then_hits_gravehold() -> None:
    s = scene(nemesis="gate-witch", tokens=4, gravehold=25, turns_taken=["turn-nemesis"])
    s.nemesis_turn("smite")
    assert (s.tokens, s.gravehold) == (6, 23)
    assert s.pile("nemesis_discard")[0] == "smite"
    told = [event.data["note"] for event in s.events if event.what == "note"]
    assert told.index("unleashes") < told.index("gravehold-suffers")


@pytest.mark.rule("WE-NMAT-04")
def test_additional_rules_hold_for_the_whole_game() -> None:
    s = scene(nemesis="hollow-crown", prepped=[("spark", 1)], threats=["bezu"])
    s.casting()
    s.cast("spark")  # nobody is asked: the Hollow Crown cannot be hit
    assert s.nemesis_life == 1 and s.on_card("life", "bezu") == 10


@pytest.mark.rule("WE-NCARD-03", "WE-NCARD-04", "WE-DMG-01", "WE-DMG-03", "WE-CAST-06")
def test_a_minion_lives_until_its_life_is_gone() -> None:
    s = scene(prepped=[("spark", 1), ("conjure-the-lost", 2)], breaches={1: "open", 2: "open"},
              threats=["catacomb-drone"])  # fmt: skip
    s.casting()
    s.cast("spark")
    s.answer("catacomb-drone")
    assert s.on_card("life", "catacomb-drone") == 4
    s.cast("conjure-the-lost")
    s.answer("catacomb-drone")
    assert s.pile("threats") == [] and s.pile("nemesis_discard") == ["catacomb-drone"]
    assert s.nemesis_life == 70  # the damage that was too much is lost


@pytest.mark.rule("WE-NCARD-06", "WE-NCARD-07", "WE-NMAIN-03")
def test_a_power_happens_in_the_turn_its_last_token_goes() -> None:
    s = scene(nemesis="gate-witch", tokens=0)
    s.nemesis_turn("planar-collision")
    assert s.on_card("countdown", "planar-collision") == 2
    s.nemesis_turn("hasten")
    s.answer_player(0)
    assert s.on_card("countdown", "planar-collision") == 1
    tokens = s.tokens
    s.nemesis_turn("hasten")
    s.answer_player(0)
    assert s.tokens == tokens + 2 + 1 and s.pile("nemesis_discard") == ["planar-collision"]


@pytest.mark.rule("WE-NCARD-08", "WE-DISC-01", "WE-DISC-02", "WE-DISC-03")
def test_a_power_is_discarded_by_paying_all_of_it_alone() -> None:
    s = scene(aether=6, threats=["morbid-gyre"], p1={"hand": ["crystal"]})
    assert not s.can("discard-power")
    s = scene(aether=7, threats=["morbid-gyre"], p1={"hand": ["crystal"]})
    s.choose("discard-power", "morbid-gyre")
    assert s.aether == 0
    assert s.pile("nemesis_discard") == ["morbid-gyre"] and s.hand(1) == ["crystal"]
