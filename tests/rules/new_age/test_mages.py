"""The eight mages of The New Age: what they begin with, their abilities, what else their mats say."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.lang.texts import plain
from deckwright.table.errors import BadArrangement
from tests.rules.new_age.scene import cast, scene

MATS = {
    "gygar": ("crystal crystal crystal tidal-surge spark", "ccc w s", {1: 4, 2: 4, 3: 1, 4: 1}, 5, 3),
    "taqren": ("gift-of-spirit crystal crystal crystal crystal", "cccc s", {1: 4, 2: 1, 3: 0, 4: 1}, 4, 2),
    "claudia": ("crystal crystal crystal crystal aetherscope", "cccc s", {2: 0, 3: 1, 4: 3}, 5, 5),
    "sahala": ("crystal crystal crystal sparkling-meteorite spark", "ccc ss", {1: 4, 2: 2, 3: 0, 4: 0}, 4, 3),
    "rhia": ("crystal crystal crystal planar-pocket spark", "ccccc", {2: 2, 3: 1, 4: 1}, 4, 6),
    "soskel": ("crystal crystal crystal lucky-coin spark", "s cccc", {1: 4, 2: 1, 3: 0, 4: 0}, 4, 4),
    "talix": ("furnacium spark spark spark spark", "ssss f", {1: 4, 2: 2, 3: 1, 4: 1}, 5, 6),
    "lost": ("crystal crystal heart-forge spark spark", "ccc ss", {1: 4, 2: 2, 3: 0, 4: 0}, 5, 5),
}
SHORT = {"c": "crystal", "s": "spark", "w": "tidal-surge", "f": "furnacium"}
SPECIAL = {"gygar": "ancient-breach-1", "taqren": "defender-breach-4", "sahala": "celestial-breach-4"}


# --- the mats ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAT-01", "NA-MAT-02", "NA-SETUP-03", "NA-SETUP-04", "NA-SETUP-05")
@pytest.mark.parametrize("mage", MATS)
def test_what_a_mage_begins_with(mage: str) -> None:
    table = opened_for_another(mage)
    hand, deck, breaches, charges, _ = MATS[mage]
    assert sorted(table.cards("hand", 1)) == sorted(hand.split())
    assert table.cards("deck", 1) == [SHORT[letter] for letter in deck.replace(" ", "")]
    seen = table.view()["players"][1]["piles"]["breaches"]["cards"]
    assert {int(card["card"][-1]): 4 if card.get("open") else card.get("stage", 0) for card in seen} == breaches
    assert [card["card"] for card in seen if not card["card"].startswith("breach")] == [
        SPECIAL[name] for name in SPECIAL if name == mage
    ]
    assert (table.value("most_charges", 1), table.value("life", 1)) == (charges, 10)


def opened_for_another(mage: str) -> Table:
    """A table at which somebody else has the first turn."""
    for seed in range(50):
        table = Table.open("new-age", seed=seed, options={"mage": ["garu", mage], "nemesis": "gate-witch"})
        if table.active == 0:
            return table
    raise AssertionError("seat 0 never begins")


@pytest.mark.rule("NA-MAT-01", "NA-MAT-07")
@pytest.mark.parametrize("mage", MATS)
def test_what_a_mat_says(mage: str) -> None:
    game = load("new-age")
    kind = game.kind(mage)
    assert kind is not None
    rating = MATS[mage][4]
    assert f"omplexity {rating}, 10 life." in plain(game.describe(kind, "en"))
    assert f"ложность {rating}, 10 жизней." in plain(game.describe(kind, "ru"))
    if mage in SPECIAL:
        assert "reach I" in plain(game.describe(kind, "en")) and "азлом I" in plain(game.describe(kind, "ru"))


@pytest.mark.parametrize("mage", ["soskel", "lost", "sahala"])
def test_what_is_not_known_is_marked_as_our_reading(mage: str) -> None:
    game = load("new-age")
    kind = game.kind(mage)
    assert kind is not None
    assert "our reading" in plain(game.describe(kind, "en")) and "наше прочтение" in plain(game.describe(kind, "ru"))


# --- Gygar ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-01")
def test_gygar_puts_a_surge_token_on_the_ancient_breach() -> None:
    s = scene(mages=["gygar", "garu"], charges=5, breaches={1: "ancient"}, prepped=[("spark", 1)])
    s.ability()
    s.decide("Surge token")
    assert s.value("surge", 0) == 1 and s.charges() == 0
    s.casting()
    s.cast("spark")
    assert s.nemesis_life == 68


@pytest.mark.rule("NA-MAGE-01")
def test_gygar_casts_from_the_ancient_breach() -> None:
    s = scene(mages=["gygar", "garu"], charges=5, surge=2, breaches={1: "ancient", 2: "open"},
              prepped=[("spark", 1), ("imbued-smash", 2)])  # fmt: skip
    s.ability()
    s.decide("Cast a spell")
    assert s.nemesis_life == 67 and s.charges() == 2 and s.prepped() == ["imbued-smash"]


@pytest.mark.rule("NA-MAGE-01")
@pytest.mark.parametrize(
    ("surge", "prepped", "then"), [(10, True, "cast"), (10, False, "charges"), (9, False, "token")]
)
def test_gygar_has_ten_tokens_at_most_and_no_choice_where_one_cannot_be_done(
    surge: int, prepped: bool, then: str
) -> None:
    s = scene(mages=["gygar", "garu"], charges=5, surge=surge, breaches={1: "ancient"},
              prepped=[("spark", 1)] if prepped else [])  # fmt: skip
    s.ability()
    assert s.asked == "main-phase" and s.value("surge", 0) == 10
    assert s.charges() == (0 if then == "token" else 2)
    assert s.nemesis_life == (59 if then == "cast" else 70)


def test_gygar_without_the_ancient_breach_still_gains_charges() -> None:
    s = scene(mages=["gygar", "garu"], charges=5, breaches={2: "open"}, prepped=[("spark", 2)])
    s.ability()
    assert s.asked == "main-phase" and (s.charges(), s.value("surge", 0)) == (2, 0) and s.prepped() == ["spark"]


# --- Taqren -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-02")
def test_taqren() -> None:
    s = scene(mages=["taqren", "garu"], charges=4, breaches={1: "open", 2: 3, 4: ("defender", 1)},
              p1={"life": 3, "breaches": {1: "open", 2: 0}})  # fmt: skip
    s.ability()
    s.choose(0)
    assert s.breaches() == {1: "open", 2: "open", 4: 1}  # the focus opened it, so it counts
    s.answer_player(1)
    assert s.life(1) == 5 and s.charges() == 0


def test_taqren_focuses_for_an_ally_and_heals_at_most_to_the_start() -> None:
    s = scene(mages=["taqren", "garu"], charges=4, life=9, breaches={1: "open", 2: "open", 3: "open"},
              p1={"breaches": {1: "open", 2: 0}})  # fmt: skip
    s.ability()
    assert s.breaches(1) == {1: "open", 2: 1}
    s.answer_player(0)
    assert s.life() == 10


@pytest.mark.rule("NA-EX-10")
def test_the_first_hand_of_abby() -> None:
    table = opened_for_another("taqren")
    assert sorted(table.cards("hand", 1)) == ["crystal"] * 4 + ["gift-of-spirit"]
    s = scene(mages=["taqren", "garu"], hand=["gift-of-spirit", *["crystal"] * 4], market=["recurring-jasper"])
    s.play_all(*["crystal"] * 4)
    s.gain("recurring-jasper")
    assert s.discard() == ["recurring-jasper"] and s.aether == 0
    t = scene(mages=["taqren", "garu"], hand=["gift-of-spirit", *["crystal"] * 4])
    t.play_all(*["crystal"] * 4)
    t.choose("charge")
    t.choose("charge")
    assert (t.charges(), t.aether) == (2, 0)


@pytest.mark.rule("NA-EX-11")
def test_the_breaches_of_abby() -> None:
    s = scene(mages=["taqren", "garu"], hand=["gift-of-spirit", *["crystal"] * 4], market=[],
              breaches={1: "open", 2: 1, 3: 0, 4: ("defender", 1)})  # fmt: skip
    s.play_all(*["crystal"] * 4)
    assert {option.card: option.number for option in s.options_of("focus")} == {
        "breach-2": 2, "breach-3": 3, "defender-breach-4": 4,
    }  # fmt: skip
    assert {option.card: option.number for option in s.options_of("open")} == {"breach-2": 4}
    s.choose("focus", "defender-breach-4")
    assert s.breaches()[4] == 2 and s.aether == 0
    assert sorted(option.target or "" for option in s.options_of("prep")) == ["breach-1", "defender-breach-4"]
    s.prep("gift-of-spirit", 1)
    s.casting()
    assert s.can("end-casting")
    s.cast("gift-of-spirit")
    assert s.gravehold == 30 and s.discard()[0] == "gift-of-spirit"


# --- Claudia ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAT-03", "NA-MAGE-03")
def test_claudia_helps_in_the_turn_of_an_ally_and_gains_the_same_card() -> None:
    s = scene(mages=["garu", "claudia"], p1={"charges": 5}, aether=1, market=["energized-rubidium", "imbued-smash"],
              stock=["energized-rubidium"])  # fmt: skip
    s.arrange(aether=3)
    s.ability()
    assert s.seats == (1,) and s.asked == "help-with-ability"
    s.choose("yes")
    assert s.seats == (1,)
    s.decide("gains 2 aether")
    assert s.aether == 5 and s.charges(1) == 0
    s.gain("energized-rubidium")
    assert s.discard() == ["energized-rubidium"] and s.discard(1) == ["energized-rubidium"]
    assert s.pile("market") == ["imbued-smash"]


def test_claudia_gains_only_the_next_card_and_only_if_one_is_left() -> None:
    s = scene(mages=["garu", "claudia"], p1={"charges": 5}, aether=9, market=["energized-rubidium", "exogranite"],
              stock=["exogranite"])  # fmt: skip
    s.ability()
    s.choose("yes")
    s.decide("gains 2 aether")
    s.gain("energized-rubidium")
    assert s.discard(1) == []  # the pile has no other one
    s.gain("exogranite")
    assert s.discard(1) == []  # and it was for the next card alone


def test_what_claudia_offered_ends_with_the_turn() -> None:
    s = scene(mages=["garu", "claudia"], p1={"charges": 5}, market=["exogranite"], stock=["exogranite"] * 2)
    s.ability()
    s.choose("yes")
    s.decide("gains 2 aether")
    s.end_turn("turn-1")
    s.arrange(aether=9)
    s.gain("exogranite")
    assert s.discard(1) == []


@pytest.mark.rule("NA-MAGE-03")
def test_claudia_gives_five_aether() -> None:
    s = scene(mages=["garu", "claudia"], p1={"charges": 5})
    s.ability()
    s.choose("yes")
    s.decide("gains 5 aether")
    assert s.aether == 5 and s.charges(1) == 0


@pytest.mark.rule("NA-MAGE-03")
def test_claudia_may_hold_her_ability_back() -> None:
    s = scene(mages=["garu", "claudia"], p1={"charges": 5})
    s.ability()
    s.choose("no")
    assert s.charges(1) == 5 and s.asked == "main-phase" and not s.can("ability")
    s.end_turn("turn-1")
    assert s.can("ability")  # the next turn is another matter


def test_claudia_does_not_use_it_in_her_own_turn() -> None:
    s = scene(mages=["claudia", "garu"], charges=5)
    assert not s.can("ability")
    t = scene(mages=["garu", "claudia"], charges=5, p1={"charges": 4})
    assert [option.card for option in t.options_of("ability")] == ["garu"]


@pytest.mark.rule("NA-SOLO-01")
def test_claudia_alone_is_her_own_ally() -> None:
    s = scene(players=1, mages=["claudia"], charges=5, market=["energized-rubidium"], stock=["energized-rubidium"],
              aether=3)  # fmt: skip
    s.ability()
    s.decide("gains 2 aether")
    s.gain("energized-rubidium")
    assert s.discard() == ["energized-rubidium"] * 2 and s.aether == 0


def test_one_person_with_several_mages_is_not_asked_whether_to_help() -> None:
    s = scene(players=1, options={"mages_each": 2}, mages=["garu", "claudia"], p1={"charges": 5})
    s.ability()
    assert s.asked == "choose-one"


# --- Sahala -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-04")
def test_sahala_takes_a_spell_of_the_top_three() -> None:
    s = scene(mages=["sahala", "garu"], charges=4, deck=["crystal", "spark", "exogranite", "imbued-smash"])
    s.ability()
    assert s.hand() == ["spark"] and s.asked == "back-onto-deck"
    s.answer("crystal")
    assert s.deck() == ["exogranite", "crystal", "imbued-smash"] and s.asked == "main-phase"


def test_sahala_chooses_between_spells_and_the_deck_is_renewed_while_revealing() -> None:
    s = scene(mages=["sahala", "garu"], charges=4, deck=["spark"], discard=["crystal", "imbued-smash"])
    s.ability()
    assert s.asked == "take-revealed-spell" and s.choices() == ["imbued-smash", "spark"]
    s.answer("imbued-smash")
    s.answer("spark")
    assert s.hand() == ["imbued-smash"] and s.deck() == ["crystal", "spark"] and s.discard() == []


def test_sahala_without_a_spell_or_a_card() -> None:
    s = scene(mages=["sahala", "garu"], charges=4, deck=["crystal", "exogranite"])
    s.ability()
    s.answer("exogranite")
    assert s.hand() == [] and s.deck() == ["crystal", "exogranite"]
    t = scene(mages=["sahala", "garu"], charges=4)
    t.ability()
    assert t.asked == "main-phase" and t.charges() == 0


@pytest.mark.rule("NA-BREACH-08", "NA-MAGE-04")
def test_sahala_preps_two_spells_in_the_opened_celestial_breach() -> None:
    s = scene(mages=["sahala", "garu"], charges=4, breaches={1: "open", 4: "celestial"}, deck=["spark"],
              hand=["imbued-smash", "spark", "crystallize"])  # fmt: skip
    s.ability()
    assert s.asked == "where-to-prep" and s.choices("prep") == ["imbued-smash", "spark"]  # a wide one does not fit
    s.choose("prep", "imbued-smash")
    s.choose("prep", "spark")
    assert s.prepped() == ["imbued-smash", "spark"] and s.asked == "main-phase"
    assert [option.target for option in s.options_of("prep")] == ["breach-1"]


@pytest.mark.parametrize("breaches", [{4: ("celestial", 3)}, {3: "open"}])
def test_sahala_preps_nothing_in_a_closed_or_another_breach(breaches: dict[int, object]) -> None:
    s = scene(mages=["sahala", "garu"], charges=4, breaches=breaches, deck=["spark"])
    s.ability()
    assert s.asked == "main-phase" and s.hand() == ["spark"] and s.prepped() == []


def test_sahala_preps_nothing_beside_a_spell() -> None:
    s = scene(mages=["sahala", "garu"], charges=4, breaches={4: "celestial"}, prepped=[("spark", 4)], deck=["spark"])
    s.ability()
    assert s.asked == "main-phase" and s.prepped() == ["spark"]


@pytest.mark.rule("NA-MAT-03", "NA-MAGE-04")
def test_sahala_may_use_it_in_the_casting_phase_and_cast_what_she_prepped() -> None:
    s = scene(mages=["sahala", "garu"], charges=4, breaches={4: "celestial"}, hand=["spark", *["crystal"] * 4],
              deck=["imbued-smash"])  # fmt: skip
    s.casting()  # even without any spell prepped
    s.ability()
    s.choose("prep", "imbued-smash")
    s.choose("prep", "spark")
    s.cast("spark")
    assert s.nemesis_life == 67 and s.can("cast", "imbued-smash") and s.can("end-casting")
    s.choose("end-casting")
    assert s.asked == "main-phase" and s.prepped() == ["imbued-smash"]


def test_others_have_no_ability_in_the_casting_phase() -> None:
    s = scene(charges=6, prepped=[("spark", 1)])
    s.casting()
    assert not s.can("ability")


# --- Rhia -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-05")
def test_rhia_exchanges_a_card_of_the_supply() -> None:
    s = scene(mages=["rhia", "garu"], charges=4, hand=["crystal", "exogranite"], discard=["spark"],
              market=["exogranite", "recurring-jasper", "imbued-smash", "patterned-strike"])  # fmt: skip
    s.ability()
    assert s.choices() == ["exogranite", "imbued-smash", "recurring-jasper"]  # 4, and up to 2 more
    s.answer("imbued-smash")
    assert s.hand() == ["crystal", "imbued-smash"] and "exogranite" in s.pile("stock")
    assert s.discard() == ["spark"] and s.charges() == 0


@pytest.mark.rule("NA-MAGE-05")
def test_rhia_takes_a_relic_of_the_discard_pile_for_more() -> None:
    s = scene(mages=["rhia", "garu"], charges=4, hand=["energized-rubidium"], discard=["galvanized-bauble"],
              market=["imbued-smash", "patterned-strike", "bouncing-boom"])  # fmt: skip
    s.ability()
    assert s.asked == "return-which" and s.choices() == ["energized-rubidium", "galvanized-bauble"]
    s.answer("galvanized-bauble")
    cost = {kind.id: kind.facts["cost"] for kind in load("new-age").kinds if "cost" in kind.facts}
    assert all(cost[card] <= cost["galvanized-bauble"] + 3 for card in s.choices())
    assert "galvanized-bauble" in s.choices()  # of an empty pile it is the only one again
    s.answer("galvanized-bauble")
    assert s.hand() == ["energized-rubidium", "galvanized-bauble"] and "galvanized-bauble" not in s.pile("market")


def test_what_rhia_gains_does_what_it_does_when_gained() -> None:
    s = scene(mages=["rhia", "garu"], charges=4, hand=["recurring-jasper"], market=["bloodstone-jewel"])
    s.ability()
    s.answer("bloodstone-jewel")
    assert s.hand() == ["bloodstone-jewel"] and s.aether == 3


def test_rhia_with_starting_cards_alone_has_nothing_to_return() -> None:
    s = scene(mages=["rhia", "garu"], charges=4, hand=["crystal", "planar-pocket"], discard=["spark"])
    s.ability()
    assert s.asked == "main-phase" and s.charges() == 0


# --- Soskel -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-06")
def test_soskel_energizes_a_breach_and_its_caster_gains_charges() -> None:
    s = scene(mages=["soskel", "garu"], charges=4, breaches={1: "open", 2: 0}, hand=["spark", *["crystal"] * 4],
              p1={"breaches": {1: "open"}})  # fmt: skip
    s.ability()
    assert s.asked == "energize-which" and len(s.options_of("choose")) == 3
    s.answer("breach-2")
    assert s.charges() == 0
    s.arrange(aether=2)
    s.focus(2)
    s.prep("spark", 2)
    s.casting()
    s.cast("spark")
    assert s.charges() == 1


def energized(*numbers: int) -> dict[int, object]:
    """Opened breaches with Energize tokens."""
    return {number: {"card": f"breach-{number}", "open": True, "energized": True} for number in numbers}


@pytest.mark.rule("NA-MAGE-06")
def test_soskel_removes_a_token_for_life() -> None:
    s = scene(mages=["soskel", "garu"], charges=4, p1={"life": 3})
    s.arrange(p1__breaches=list(energized(1).values()))
    s.ability()
    s.decide("Remove an Energize token")
    assert s.life(1) == 7
    assert not any(card.get("energized") for card in s.table.view()["players"][1]["piles"]["breaches"]["cards"])


@pytest.mark.parametrize("life", [7, 10])
def test_soskel_removes_no_token_for_life_that_has_no_room(life: int) -> None:
    s = scene(mages=["soskel", "garu"], charges=4, p1={"life": life})
    s.arrange(p1__breaches=list(energized(1).values()))
    s.ability()
    assert s.asked == "main-phase"  # the other breach got a token
    assert s.life(1) == life and s.table.view()["players"][0]["piles"]["breaches"]["cards"][0]["energized"]


@pytest.mark.rule("NA-MAGE-06")
def test_soskel_has_four_tokens() -> None:
    s = scene(mages=["soskel", "garu"], charges=4, life=2)
    s.arrange(p0__breaches=list(energized(1, 2).values()), p1__breaches=list(energized(1, 2).values()), p1__life=9)
    s.ability()
    assert s.asked == "drain-which"  # none is left to put anywhere
    s.choose(0)
    assert s.life() == 6
    t = scene(mages=["soskel", "garu"], charges=4)
    free = {"card": "breach-3", "stage": 1}
    t.arrange(p0__breaches=[*energized(1, 2).values(), free], p1__breaches=list(energized(1, 2).values()))
    t.ability()
    assert t.asked == "drain-which"  # nor on a breach that has none, even if nobody has room for life


@pytest.mark.rule("NA-MAGE-06")
def test_the_charge_is_for_who_casts_and_comes_twice_with_an_echo() -> None:
    s = scene(mages=["soskel", "garu"], hand=["galvanized-bauble"], p1={"prepped": [("bouncing-boom", 1)]})
    s.arrange(p1__breaches=list(energized(1).values()), p1__prepped=["bouncing-boom in breach 1"])
    s.play("galvanized-bauble")
    assert (s.charges(), s.charges(1)) == (2, 0) and s.nemesis_life == 66


@pytest.mark.rule("NA-MAGE-06")
def test_a_wide_spell_is_cast_from_both_its_breaches() -> None:
    s = scene(mages=["soskel", "garu"], hand=["crystal"] * 5)
    s.arrange(p0__breaches=[*energized(1, 2).values(), {"card": "breach-3", "open": True}],
              p0__prepped=["pyrotechnic-surge in breach 1"])  # fmt: skip
    s.casting()
    s.cast("pyrotechnic-surge")
    s.decline()
    assert s.charges() == 2
    t = scene(mages=["soskel", "garu"], hand=["crystal"] * 5)
    t.arrange(p0__breaches=[{"card": "breach-1", "open": True}, *energized(2, 3).values()],
              p0__prepped=["pyrotechnic-surge in breach 1"])  # fmt: skip
    t.casting()
    t.cast("pyrotechnic-surge")
    t.decline()
    assert t.charges() == 1


def test_positions_with_more_tokens_than_there_are_are_refused() -> None:
    s = scene(mages=["soskel", "garu"])
    with pytest.raises(BadArrangement, match="only 4 Energize tokens"):
        s.arrange(p0__breaches=list(energized(1, 2, 3).values()), p1__breaches=list(energized(1, 2).values()))
    with pytest.raises(BadArrangement, match="only 10 Surge tokens"):
        scene(mages=["gygar", "garu"], surge=11)


# --- Talix ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-07")
def test_talix_burns_two_sparks_for_another_turn() -> None:
    s = scene(mages=["talix", "garu"], charges=5, gravehold=10, hand=["spark", "spark", "spark"],
              turns_taken=["turn-2", "turn-1", "turn-nemesis"])  # fmt: skip
    before = len(s.pile("turns"))
    s.ability()
    s.decide("Destroy 2 Sparks")
    s.answer("spark", "spark")
    assert s.hand() == ["spark"] and s.pile("destroyed") == ["spark", "spark"]
    assert sorted(s.pile("turns_taken")) == ["turn-2", "turn-nemesis"] and len(s.pile("turns")) == before + 1
    assert "turn-1" in s.pile("turns")
    assert [event.data["pile"][0] for event in s.events if event.what == "shuffle"] == ["turns"]


@pytest.mark.rule("NA-MAGE-07")
def test_talix_mends_gravehold() -> None:
    s = scene(mages=["talix", "garu"], charges=5, gravehold=10, hand=["spark", "spark"], turns_taken=["turn-1"])
    s.ability()
    s.decide("Gravehold gains 5 life")
    assert s.gravehold == 15 and s.hand() == ["spark", "spark"]


@pytest.mark.rule("NA-TERM-05")
def test_talix_has_no_choice_where_only_one_can_be_done() -> None:
    s = scene(mages=["talix", "garu"], charges=5, gravehold=10, hand=["spark"], turns_taken=["turn-1"])
    s.ability()
    assert s.gravehold == 15 and s.hand() == ["spark"]
    t = scene(mages=["talix", "garu"], charges=5, gravehold=26, hand=["spark", "spark"], turns_taken=["turn-1"])
    t.ability()
    t.answer("spark")
    assert t.gravehold == 26 and t.hand() == []


@pytest.mark.rule("NA-MAGE-07")
def test_talix_has_a_pair_card_as_a_card_of_hers_but_not_the_wild_one() -> None:
    s = scene(4, mages=["talix", "garu", "gex", "mist"], charges=5, gravehold=10, hand=["spark", "spark"],
              options={"pair_cards": False})  # fmt: skip
    s.arrange(turns_taken=["turn-3-4", "turn-1-2"])
    s.ability()
    s.decide("Destroy 2 Sparks")
    s.answer("spark")
    assert s.pile("turns_taken") == ["turn-3-4"] and "turn-1-2" in s.pile("turns")
    t = scene(3, mages=["talix", "garu", "gex"], charges=5, gravehold=10, hand=["spark", "spark"],
              turns_taken=["turn-wild"])  # fmt: skip
    t.ability()
    assert t.gravehold == 15  # no card of her own is there to shuffle in


# --- Lost -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-08")
def test_the_forged_deck_lies_beside_lost_alone() -> None:
    s = scene(mages=["garu", "lost"])
    assert s.pile("forged") == ["forged-crystal"] * 5 + ["forged-spark"] * 4
    assert scene(mages=["garu", "gex"]).pile("forged") == []
    assert not any("forged" in card for card in s.pile("market"))


@pytest.mark.rule("NA-MAGE-08")
def test_lost_returns_cards_that_cost_nothing() -> None:
    s = scene(mages=["lost", "garu"], charges=5,
              discard=["crystal", "spark", "exogranite", "forged-crystal", "spark", "heart-forge"])  # fmt: skip
    s.ability()
    assert "exogranite" not in s.choices()
    s.answer("crystal", "forged-crystal", "heart-forge")
    s.answer_any("spark")
    assert s.hand() == ["crystal", "forged-crystal", "heart-forge", "spark"] and s.asked == "main-phase"
    assert sorted(s.discard()) == ["exogranite", "spark"]


def test_lost_may_return_fewer() -> None:
    s = scene(mages=["lost", "garu"], charges=5, discard=["crystal", "spark"])
    s.ability()
    s.answer("crystal")
    s.decline()
    assert s.hand() == ["crystal"] and s.discard() == ["spark"] and s.charges() == 0


def test_a_spell_of_an_ally_goes_through_the_mats_of_all() -> None:
    s = cast("spark", mages=["garu", "soskel"])
    assert s.charges() == 0  # no token lies on that breach
