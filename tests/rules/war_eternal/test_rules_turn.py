"""A player's turn: turn order, breaches, casting, main phase, drawing (WE-BREACH, WE-TURN to WE-DRAW)."""

from __future__ import annotations

import pytest

from tests.rules.war_eternal.scene import scene


# --- turn order -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-TURN-01", "WE-TURN-02", "WE-TURN-05", "WE-FLOW-01", "WE-FLOW-02", "WE-EX-05")
def test_the_turn_order_card_lies_on_the_discard_pile_during_its_turn() -> None:
    s = scene(turns_taken=["turn-1"])
    s.end_turn("turn-2")
    assert s.pile("turns_taken") == ["turn-2", "turn-1"]
    assert (s.asked, s.table.active) == ("main-phase", 1)  # nothing is prepped: straight to the main phase


@pytest.mark.rule("WE-TURN-03", "WE-TURN-04")
def test_turn_order_cards_are_shuffled_only_when_one_is_needed() -> None:
    s = scene(turns=["turn-2"], turns_taken=["turn-1", "turn-nemesis", "turn-1", "turn-2", "turn-nemesis"])
    s.choose("end-turn")
    assert s.pile("turns") == [] and len(s.pile("turns_taken")) == 6 and not s.said("turns-shuffled")
    s.choose("end-turn")
    assert s.said("turns-shuffled") and len(s.pile("turns")) < 6
    assert len(s.pile("turns")) + len(s.pile("turns_taken")) == 6


@pytest.mark.rule("WE-TURN-04", "WE-TURN-05")
@pytest.mark.parametrize(("players", "each"), [(2, [2, 2]), (4, [1, 1, 1, 1])])
def test_a_round_gives_everybody_their_turns_and_the_nemesis_two(players: int, each: list[int]) -> None:
    s = scene(players, nemesis="magus-of-cloaks", turns_taken=["turn-1"])
    s.end_turn(*s.pile("turns"))
    rounds: list[list[str]] = [[]]
    while len(rounds) < 4:
        for event in s.events:
            if event.what == "note" and event.data["note"] == "turns-shuffled":
                rounds.append([])
            elif event.what == "turn":
                rounds[-1].append(f"player {event.data['player']}")
            elif event.what == "note" and event.data["note"] == "nemesis-turn":
                rounds[-1].append("nemesis")
        s.arrange(gravehold=30, deck_1=["howling-spinners", "night-unending"], threats=[])
        s.choose("end-turn" if s.can("end-turn") else 0)
    for whole in rounds[1:3]:
        assert [whole.count(f"player {seat}") for seat in range(players)] == each
        assert whole.count("nemesis") == 2


@pytest.mark.rule("WE-TURN-03")
def test_a_reveal_from_an_empty_turn_deck_shuffles_the_current_turn_in_too() -> None:
    s = scene(hand=["fiend-catcher"], turns=[], turns_taken=["turn-1", "turn-1", "turn-2", "turn-2", "turn-nemesis",
              "turn-nemesis"])  # fmt: skip
    s.play("fiend-catcher")
    assert len(s.pile("turns")) == 6 and s.pile("turns_taken") == []


@pytest.mark.rule("WE-TURNDECK-06", "WE-TURNDECK-07")
def test_the_wild_card_lets_the_players_choose_who_plays() -> None:
    s = scene(3)
    s.end_turn("turn-wild")
    assert (s.asked, s.seats, s.players_offered()) == ("who-plays", (0, 1, 2), [0, 1, 2])
    s.answer_player(2)
    assert s.table.active == 2


@pytest.mark.rule("WE-TURNDECK-08")
def test_an_effect_on_the_wild_card_hits_whom_the_players_choose() -> None:
    s = scene(3, nemesis="gate-witch")
    s.arrange(deck_1=["encroach"])
    s.end_turn("turn-nemesis", "turn-wild")
    assert (s.asked, s.seats) == ("who-counts", (0, 1, 2))
    s.answer_player(1)
    assert s.life(1) == 8 and s.asked == "who-plays"  # the card stayed on top and brings the next turn


@pytest.mark.rule("WE-VAR-01", "WE-VAR-02", "WE-VAR-03", "WE-VAR-04", "WE-VAR-05")
def test_four_players_with_pair_cards() -> None:
    from deckwright import Table

    for seed in range(40):
        table = Table.open("war-eternal", players=4, seed=seed, options={"pair_cards": True})
        if table.prompt is not None and table.prompt.id == "who-plays" and table.cards("turns_taken") == ["turn-1-2"]:
            break
    assert sorted(table.cards("turns")) == ["turn-1-2", "turn-3-4", "turn-3-4", "turn-nemesis", "turn-nemesis"]
    assert table.to_answer == (0, 1) and [option.player for option in table.options] == [0, 1]
    table.choose("choose-player", player=1)
    assert (table.active, table.value("holds_pair_token", 1)) == (1, 1)
    table.arrange(turns=["turn-3-4", "turn-1-2", "turn-3-4"], deck_1=[], turns_taken=["turn-1-2"])
    table.choose("end-turn")
    assert table.to_answer == (2, 3)
    table.choose("choose-player", player=2)
    table.choose("end-turn")
    assert (table.active, table.value("holds_pair_token", 1)) == (0, 0)  # whoever did not hold the token
    table.arrange(turns=[], turns_taken=["turn-3-4"])
    table.choose("end-turn")  # shuffled anew, and player 3 still has the token
    assert (table.active, table.value("holds_pair_token", 2)) == (3, 0)


@pytest.mark.rule("WE-VAR-06")
def test_an_effect_on_a_pair_card_hits_one_of_the_two() -> None:
    from deckwright import Table

    for seed in range(40):
        table = Table.open("war-eternal", players=4, seed=seed, options={"pair_cards": True, "nemesis": "gate-witch"})
        if table.prompt is not None and table.prompt.id == "who-plays":
            break
    table.choose(0)
    table.arrange(turns=["turn-nemesis", "turn-3-4"], deck_1=["encroach"], turns_taken=["turn-1-2"])
    table.choose("end-turn")
    assert table.prompt is not None and table.prompt.id == "who-counts"
    assert [option.player for option in table.options] == [2, 3]


# --- breaches ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-BREACH-03", "WE-FOCUS-01", "WE-FOCUS-02", "WE-OPEN-01", "WE-OPEN-02")
@pytest.mark.parametrize(
    ("number", "focus", "opening"), [(2, 2, (5, 4, 3, 2)), (3, 3, (9, 7, 5, 3)), (4, 4, (13, 10, 7, 4))]
)
def test_costs_of_focusing_and_opening(number: int, focus: int, opening: tuple[int, ...]) -> None:
    for stage, price in enumerate(opening):
        s = scene(aether=13, breaches={1: "open", number: stage})
        assert s.price_by("open", f"breach-{number}") == price
        assert s.price_by("focus", f"breach-{number}") == (focus if stage < 3 else None)
        if stage < 3:
            s.focus(number)
            assert s.breaches()[number] == stage + 1 and s.aether == 13 - focus


@pytest.mark.rule("WE-PREP-05")
def test_a_spell_in_a_breach_that_was_opened_since_may_wait() -> None:
    closed = scene(aether=2, breaches={1: "open", 2: 1}, hand=["spark"], deck=["crystal"] * 5)
    closed.focus(2)
    closed.prep("spark", 2)
    closed.end_turn("turn-1")
    assert not closed.can("end-casting")
    opened = scene(aether=5, breaches={1: "open", 2: 1}, hand=["spark"], deck=["crystal"] * 5)
    opened.focus(2)
    opened.prep("spark", 2)
    opened.open(2)
    opened.end_turn("turn-1")
    assert opened.can("end-casting")


@pytest.mark.rule("WE-BREACH-04", "WE-OPEN-03", "WE-OPEN-04")
def test_an_opened_breach_stays_open_and_takes_a_spell_at_once() -> None:
    s = scene(aether=4, breaches={1: "open", 2: 1}, hand=["spark"])
    s.open(2)
    assert (s.breaches()[2], s.aether) == ("open", 0)
    s.prep("spark", 2)
    s.end_turn("turn-1")
    assert s.can("end-casting")
    s.choose("end-casting")
    assert s.breaches()[2] == "open" and s.prepped() == ["spark"]


@pytest.mark.rule("WE-BREACH-05", "WE-EX-20", "WE-FOCUS-04", "WE-FOCUS-05")
def test_breaches_in_any_order_and_as_often_as_you_like() -> None:
    s = scene(aether=22, breaches={1: "open", 2: 0, 3: 0, 4: 1})
    s.focus(3)
    s.focus(2)
    s.focus(2)
    s.open(4)
    assert s.breaches() == {1: "open", 2: 2, 3: 1, 4: "open"} and s.aether == 5


@pytest.mark.rule("WE-BREACH-06", "WE-CAST-07", "WE-CAST-05", "WE-CAST-03")
def test_an_opened_third_breach_adds_one_damage_and_a_closed_one_does_not() -> None:
    s = scene(prepped=[("spark", 3), ("jagged-lightning", 4)], breaches={1: "open", 3: "open", 4: 1})
    s.casting()
    s.cast("jagged-lightning")
    assert s.nemesis_life == 67
    s.cast("spark")
    assert s.nemesis_life == 65


@pytest.mark.rule("WE-CAST-07")
def test_a_spell_without_damage_deals_what_the_breach_adds() -> None:
    s = scene(mages=["garu", "gex"], prepped=[("torch", 4)], breaches={1: "open", 2: 0, 4: "open"})
    s.casting()
    s.cast("torch")
    s.decide("Focus a closed breach")
    assert s.nemesis_life == 69 and s.breaches()[2] == 1


@pytest.mark.rule("WE-BREACH-07", "WE-EX-21", "WE-PREP-02")
def test_a_wide_spell_needs_two_adjacent_free_breaches() -> None:
    s = scene(hand=["pyrotechnic-surge"], breaches={1: "open", 2: "open", 3: "open", 4: "open"})
    assert sorted(option.target for option in s.options_of("prep-wide") if option.target) == [
        "breach-1", "breach-2", "breach-3",
    ]  # fmt: skip
    gap = scene(hand=["pyrotechnic-surge"], breaches={1: "open", 3: "open", 4: 1})
    assert not gap.can("prep-wide")
    s.prep("pyrotechnic-surge", 2)
    s.arrange(p0__hand=["spark"])
    assert sorted(option.target for option in s.options_of("prep") if option.target) == ["breach-1", "breach-4"]


@pytest.mark.rule("WE-PREP-02")
def test_a_wide_spell_is_discarded_when_either_of_its_breaches_is_destroyed() -> None:
    for breach in ("breach-2", "breach-3"):
        s = scene(nemesis="gate-witch", turns_taken=["turn-nemesis"], life=1, threats=["howling-spinners"],
                  prepped=[("pyrotechnic-surge", 2)], breaches={1: "open", 2: "open", 3: 0})  # fmt: skip
        s.nemesis_turn("mage-ender")
        s.answer_player(0)
        s.answer(breach)
        assert s.prepped() == [] and s.discard() == ["pyrotechnic-surge"]
        s.arrange(p0__hand=["spark"])
        free = {"breach-1", "breach-2"} if breach == "breach-3" else {"breach-1"}
        assert {option.target for option in s.options_of("prep")} == free


@pytest.mark.rule("WE-PREP-02")
def test_a_wide_spell_takes_both_bonuses_and_must_be_cast_if_either_breach_is_closed() -> None:
    s = scene(hand=["spark"], prepped=[("pyrotechnic-surge", 3)], breaches={1: "open", 3: "open", 4: "open"})
    s.casting()
    assert s.can("end-casting")
    s.cast("pyrotechnic-surge")
    s.decline()
    assert s.nemesis_life == 70 - 4 - 2
    closed = scene(prepped=[("pyrotechnic-surge", 3)], breaches={1: "open", 3: "open", 4: 1})
    closed.casting()
    assert not closed.can("end-casting")
    closed.cast("pyrotechnic-surge")
    closed.decline()
    assert closed.nemesis_life == 70 - 4 - 1


@pytest.mark.rule("WE-BREACH-08", "WE-FOCUS-03", "WE-PREP-01")
def test_a_closed_breach_takes_a_spell_only_in_the_turn_it_was_focused() -> None:
    s = scene(aether=2, breaches={1: "open", 2: 0}, hand=["spark", "spark"], deck=["spark"] * 5)
    assert {option.target for option in s.options_of("prep")} == {"breach-1"}
    s.focus(2)
    s.prep("spark", 2)
    s.end_turn("turn-1")
    s.cast("spark")
    assert {option.target for option in s.options_of("prep")} == {"breach-1"}


@pytest.mark.rule("WE-BREACH-08")
def test_a_breach_focused_in_somebody_elses_turn_does_not_allow_prepping() -> None:
    s = scene(hand=["primordial-fetish"], life=5, p1={"breaches": {1: "open", 2: 0}, "hand": ["spark"]})
    s.play("primordial-fetish")
    s.decide("Focus")
    assert s.breaches(1)[2] == 1
    s.end_turn("turn-2")
    assert {option.target for option in s.options_of("prep")} == {"breach-1"}


@pytest.mark.rule("WE-BREACH-09", "WE-PREP-03")
def test_only_into_your_own_breaches() -> None:
    s = scene(hand=["spark"], breaches={1: "open"}, prepped=[("spark", 1)], p1={"breaches": {1: "open", 2: "open"}})
    assert not s.can("prep")


@pytest.mark.rule("WE-FOCUS-06")
def test_an_effect_that_focuses_a_fully_turned_breach_opens_it() -> None:
    s = scene(hand=["primordial-fetish"], life=5, breaches={1: "open", 4: 3}, p1={"breaches": {1: "open"}})
    s.play("primordial-fetish")
    s.decide("Focus")
    assert s.breaches()[4] == "open"


@pytest.mark.rule("WE-FOCUS-07")
def test_an_opened_breach_is_never_focused() -> None:
    s = scene(aether=20, breaches={1: "open", 2: "open", 3: 0})
    assert s.choices("focus") == ["breach-3"] == s.choices("open")


# --- casting ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-CAST-01", "WE-CAST-02", "WE-PREP-04", "WE-CAST-13")
def test_spells_in_opened_breaches_wait_and_those_in_closed_ones_must_be_cast() -> None:
    s = scene(hand=["spark"], prepped=[("spark", 1), ("jagged-lightning", 2)], breaches={1: "open", 2: 1})
    assert not s.can("cast")  # not in the turn it was prepped
    s.casting()
    assert not s.can("end-casting")
    s.cast("jagged-lightning")
    s.decline()
    s.choose("end-casting")
    assert s.prepped() == ["spark"] and s.asked == "main-phase"


@pytest.mark.rule("WE-CAST-04", "WE-TERM-04", "WE-DRAW-11")
def test_a_cast_spell_lies_on_the_discard_pile_before_its_effect() -> None:
    s = scene(prepped=[("pyrotechnic-surge", 1)], breaches={1: "open", 2: "open"}, discard=["spark"],
              hand=["crystal"] * 5)  # fmt: skip
    s.casting()
    s.cast("pyrotechnic-surge")
    assert s.choices() == ["pyrotechnic-surge", "spark"]
    s.answer("pyrotechnic-surge")
    assert s.pile("destroyed") == ["pyrotechnic-surge"] and s.discard() == ["spark"]


@pytest.mark.rule("WE-CAST-08", "WE-PLAY-01")
def test_what_a_card_says_must_be_done_and_may_stays_optional() -> None:
    s = scene(hand=["spark", "mages-totem"], prepped=[("jagged-lightning", 1)], breaches={1: "open", 2: 0})
    s.casting()
    s.cast("jagged-lightning")
    assert s.nemesis_life == 67 and s.can("pass") and s.can("choose", "spark")
    s.decline()
    s.play("mages-totem")  # nothing else was played: it has to destroy itself
    assert s.pile("destroyed") == ["mages-totem"]


@pytest.mark.rule("WE-CAST-09", "WE-CAST-10", "WE-CAST-11", "WE-EX-07")
def test_casting_an_allys_spell() -> None:
    s = scene(hand=["vortex-gauntlet"], prepped=[("spark", 1), ("spark", 2)], breaches={1: "open", 2: "open"},
              threats=["catacomb-drone"],
              p1={"prepped": [("thoughtform-familiar", 3), ("spark", 1)],
                  "breaches": {1: "open", 2: "open", 3: "open"}})  # fmt: skip
    s.play("vortex-gauntlet")
    s.answer("thoughtform-familiar")
    assert s.table.to_answer == (0,)
    s.answer("umbra-titan")
    assert s.nemesis_life == 70 - (2 + 2 + 1)  # my two spells, not the ally's one; and the bonus of the ally's breach
    assert s.hand(1) == ["thoughtform-familiar"] and s.discard(1) == []


@pytest.mark.rule("WE-CAST-09")
def test_whoever_casts_an_allys_spell_decides_everything_in_it() -> None:
    s = scene(3, hand=["vortex-gauntlet", "spark"],
              breaches={1: "open", 2: 0},
              p1={"prepped": [("jagged-lightning", 1)], "hand": ["crystal"],
                  "breaches": {1: "open", 3: 0}})  # fmt: skip
    s.play("vortex-gauntlet")
    assert s.seats == (0,) and s.choices() == ["spark"]  # my hand, not the ally's
    s.answer("spark")
    assert s.seats == (0,)
    s.answer_player(1)
    assert s.breaches(1)[3] == 1 and s.discard() == ["spark"] and s.hand(1) == ["crystal", "jagged-lightning"]


@pytest.mark.rule("WE-CAST-02", "WE-CAST-09")
def test_a_spell_cast_out_of_a_closed_breach_by_an_ally_takes_no_bonus_and_frees_the_breach() -> None:
    s = scene(hand=["vortex-gauntlet"], p1={"prepped": [("spark", 4)], "breaches": {1: "open", 4: 1}})
    s.play("vortex-gauntlet")
    assert s.nemesis_life == 69
    s.end_turn("turn-2")
    assert s.asked == "main-phase"  # nothing has to be cast any more


@pytest.mark.rule("WE-CAST-12")
def test_aether_of_the_casting_phase_is_kept() -> None:
    s = scene(aether=2, prepped=[("spark", 1)])
    s.casting()
    s.arrange(aether=3)
    s.cast("spark")
    assert s.asked == "main-phase" and s.aether == 3


# --- the main phase ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-MAIN-01", "WE-EX-08", "WE-PLAY-03")
def test_actions_in_any_order() -> None:
    s = scene(hand=["scoria-slag", "crystal", "crystal", "spark"], market=["mages-totem"], stock=["mages-totem"],
              breaches={1: "open"})  # fmt: skip
    s.play("scoria-slag")
    s.gain("mages-totem")
    s.prep("spark", 1)
    s.play_all("crystal", "crystal")
    s.gain("mages-totem")
    assert s.aether == 0 and s.discard() == ["mages-totem", "mages-totem"]


@pytest.mark.rule("WE-PLAY-02", "WE-TERM-05", "WE-TERM-06")
def test_or_offers_only_what_can_be_done_completely() -> None:
    free = scene(hand=["breach-ore"], breaches={1: "open", 2: 0})
    free.play("breach-ore")
    assert len(free.table.options) == 2
    forced = scene(hand=["breach-ore"], breaches={1: "open", 2: "open"})
    forced.play("breach-ore")
    assert forced.aether == 2


@pytest.mark.rule("WE-TERM-05")
def test_if_neither_can_be_done_completely_it_is_what_can_be_done_most() -> None:
    equal = scene(tokens=1, prepped=[("spark", 1)])
    equal.nemesis_turn("maul")  # one spell of two, or one token of two
    assert equal.asked == "decide-together"
    equal.decide("destroy the 2 most expensive")
    assert equal.pile("destroyed") == ["spark"] and equal.tokens == 1 and equal.won is None
    unequal = scene(tokens=1)
    unequal.nemesis_turn("maul")  # no spell at all
    assert unequal.won is False
    saved = scene(tokens=1)
    saved.nemesis_turn("crumble")  # a third of the tokens, or half of the other: there is no minion to come back
    assert saved.asked == "decide-together" and saved.won is None
    saved.decide("any player suffers")
    saved.answer_player(0)
    assert saved.life() == 8 and saved.tokens == 1


@pytest.mark.rule("WE-TERM-06")
def test_losing_more_tokens_than_there_are_is_not_offered() -> None:
    s = scene(tokens=2, threats=[{"card": "yawning-black", "countdown": 1}])
    s.nemesis_turn("cryptid")
    s.answer_player(1)
    assert s.life(1) == 4 and s.tokens == 2


@pytest.mark.rule("WE-PLAY-04", "WE-PLAY-05")
def test_unspent_aether_is_lost() -> None:
    s = scene(hand=["crystal", "oblivion-shard"], p1={"hand": []})
    s.play_all("crystal", "oblivion-shard")
    s.end_turn("turn-2")
    assert s.aether == 0 and s.value("gem_aether") == 0 and not s.can("charge")


@pytest.mark.rule("WE-PLAY-06")
def test_played_cards_are_not_in_the_discard_pile_yet() -> None:
    s = scene(hand=["crystal"])
    s.play("crystal")
    assert s.discard() == [] and s.table.cards("play", 0) == ["crystal"]


@pytest.mark.rule("WE-PLAY-07", "WE-EX-09")
def test_restricted_aether_of_the_oblivion_shard() -> None:
    market = ["scoria-slag", "mages-totem", "primordial-fetish", "thoughtform-familiar", "jagged-lightning"]
    hand = ["oblivion-shard", "crystal", "crystal", "spark", "spark"]
    s = scene(hand=hand, market=market)
    s.play_all("crystal", "crystal", "oblivion-shard")
    assert (s.aether, s.value("gem_aether")) == (2, 2)
    assert s.choices("gain") == ["mages-totem", "scoria-slag"]  # nothing else that costs 3 or 4
    s.gain("scoria-slag")
    assert s.discard() == ["scoria-slag"] and not s.can("charge")
    two_charges = scene(hand=hand, market=market)
    two_charges.play_all("crystal", "crystal", "oblivion-shard")
    two_charges.choose("charge")
    two_charges.choose("charge")
    assert two_charges.charges() == 2
    both = scene(hand=hand, market=market)
    both.play_all("crystal", "crystal", "oblivion-shard")
    both.gain("mages-totem")
    assert (both.aether, both.value("gem_aether")) == (0, 2)
    both.choose("charge")
    assert both.charges() == 1
    shard = scene(hand=["oblivion-shard"], market=market)
    shard.play("oblivion-shard")
    assert not shard.can("gain")


@pytest.mark.rule("WE-PLAY-07")
def test_a_gem_may_be_paid_with_two_kinds_of_restricted_aether_as_the_player_likes() -> None:
    s = scene(gem_aether=2, card_aether=2, aether=1, market=["frozen-magmite"])
    s.gain("frozen-magmite")
    assert s.asked == "pay-how"
    s.choose("pay-gem-aether", number=1)
    assert (s.value("gem_aether"), s.value("card_aether"), s.aether) == (1, 0, 1)


@pytest.mark.rule("WE-GAIN-01", "WE-GAIN-02", "WE-GAIN-03")
def test_gaining_cards() -> None:
    s = scene(aether=9, market=["scoria-slag", "mages-totem"], discard=["spark"], stock=["mages-totem"])
    s.gain("scoria-slag")
    s.gain("mages-totem")
    s.gain("mages-totem")
    assert s.discard() == ["mages-totem", "mages-totem", "scoria-slag", "spark"] and s.aether == 1
    assert not s.can("gain")


@pytest.mark.rule("WE-CHARGE-01", "WE-CHARGE-02", "WE-CHARGE-03", "WE-CHARGE-04")
def test_charges_cost_two_and_have_a_limit() -> None:
    s = scene(mages=["mazahaedron", "garu"], aether=5, charges=2)
    s.choose("charge")
    s.choose("charge")
    assert (s.charges(), s.aether, s.charges(1)) == (4, 1, 0)
    full = scene(mages=["mazahaedron", "garu"], aether=5, charges=4, hand=["conclave-scroll"])
    assert not full.can("charge")
    full.play("conclave-scroll")
    assert full.charges() == 4


@pytest.mark.rule("WE-WHILE-01")
def test_while_prepped_effects_of_the_main_phase_once_a_turn() -> None:
    s = scene(hand=["aurora"], breaches={1: "open"}, deck=["crystal"] * 5)
    s.prep("aurora", 1)
    s.choose("use", "aurora")
    assert s.charges() == 1 and not s.can("use")
    s.end_turn("turn-1")
    s.choose("end-casting")
    assert s.can("use", "aurora")


@pytest.mark.rule("WE-WHILE-01")
def test_a_used_spell_that_was_discarded_may_be_used_again_when_it_is_prepped_again() -> None:
    s = scene(hand=["dread-diamond"], prepped=[("aurora", 1)])
    s.choose("use", "aurora")
    s.play("dread-diamond")
    s.answer("aurora")
    s.end_turn("turn-1")  # the discard pile is turned over and drawn
    s.prep("aurora", 1)
    assert s.can("use", "aurora")


@pytest.mark.rule("WE-WHILE-02")
def test_while_prepped_effects_with_a_timing_of_their_own() -> None:
    s = scene(prepped=[("reduce-to-ash", 1)], deck=["crystal", "spark"], hand=["crystal"] * 5)
    assert not s.can("use")
    s.end_turn("turn-1")
    assert s.asked == "may-destroy" and s.choices() == ["crystal"]
    s.answer("crystal")
    assert s.pile("destroyed") == ["crystal"] and s.deck() == ["spark"]


# --- the draw phase ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-DRAW-01", "WE-EX-11", "WE-DRAW-02", "WE-DRAW-03", "WE-DRAW-11")
def test_the_draw_phase_of_the_example() -> None:
    s = scene(
        hand=["crystal"] * 4 + ["primordial-fetish", "scoria-slag"],
        prepped=[("jagged-lightning", 3)], breaches={1: "open", 2: "open", 3: 0, 4: 0},
        market=["fiery-torrent"], deck=["spark", "crystal"], nemesis_discard=["thrash"], p1={"breaches": {1: "open"}},
        life=5,
    )  # fmt: skip
    s.casting()
    s.arrange(p0__hand=["crystal"] * 4 + ["primordial-fetish", "scoria-slag"], p0__deck=["spark", "crystal"],
              p0__discard=[])  # fmt: skip
    s.cast("jagged-lightning")
    s.answer("crystal")
    assert s.breaches()[3] == 1
    s.play("primordial-fetish")
    s.decide("Focus")
    s.answer("breach-3")
    assert s.breaches()[3] == 2
    s.play_all("crystal", "crystal", "crystal", "scoria-slag")
    assert s.aether == 5
    s.gain("fiery-torrent")
    s.choose("end-ordering")
    s.choose("by-hand")
    s.answer("primordial-fetish", "scoria-slag", "crystal", "crystal")
    drawn = ["crystal", "crystal", "fiery-torrent", "jagged-lightning", "spark"]
    assert s.hand() == drawn
    assert s.deck() == ["primordial-fetish", "scoria-slag", "crystal", "crystal", "crystal"]


@pytest.mark.rule("WE-DRAW-01")
def test_the_usual_order_of_discarding_is_remembered_and_takes_one_click() -> None:
    cards = ["crystal", "scoria-slag", "mages-totem"]
    s = scene(hand=cards, deck=["spark"] * 5, gravehold=20)
    s.play_all("crystal", "scoria-slag", "mages-totem")
    s.decide("Gravehold")
    s.end_turn("turn-2")
    assert s.discard() == ["scoria-slag", "crystal"]
    s = scene(hand=cards[:2], deck=["spark"] * 14)
    s.play_all("crystal", "scoria-slag")
    s.choose("end-ordering")
    s.choose("order-dear-first")
    assert s.discard() == ["crystal", "scoria-slag"]
    s.arrange(p0__hand=["crystal", "frozen-magmite", "erratic-ingot"])
    while s.table.active != 0 or s.asked != "main-phase":
        s.choose(0 if s.asked != "main-phase" else len(s.table.options) - 1)
    s.arrange(p0__hand=["crystal", "frozen-magmite", "erratic-ingot"], p0__discard=[])
    s.play_all("crystal", "frozen-magmite", "erratic-ingot")
    s.end_turn()
    assert s.discard()[:3] == ["crystal", "frozen-magmite", "erratic-ingot"]


@pytest.mark.rule("WE-DRAW-02", "WE-DRAW-07", "WE-DRAW-10")
def test_unplayed_cards_are_kept_and_five_are_enough() -> None:
    s = scene(hand=["spark"] * 6, deck=["crystal"] * 3)
    s.end_turn("turn-2")
    assert s.hand() == ["spark"] * 6 and len(s.deck()) == 3
    s = scene(hand=["spark"] * 3, deck=["crystal"] * 3)
    s.end_turn("turn-2")
    assert s.hand() == ["crystal", "crystal", "spark", "spark", "spark"]


@pytest.mark.rule("WE-DRAW-03", "WE-DRAW-06")
def test_the_discard_pile_is_turned_over_and_never_shuffled() -> None:
    s = scene(hand=["crystal"], deck=["spark"], discard=["scoria-slag", "kindle", "aurora", "carbonize", "nova-forge"])
    s.play("crystal")
    s.end_turn("turn-2")
    assert s.hand() == ["aurora", "carbonize", "kindle", "nova-forge", "spark"]
    assert s.deck() == ["scoria-slag", "crystal"]


@pytest.mark.rule("WE-DRAW-04")
def test_an_empty_deck_alone_turns_nothing_over() -> None:
    s = scene(hand=["spark"] * 4, deck=["crystal"], discard=["kindle"])
    s.end_turn("turn-2")
    assert (s.deck(), s.discard()) == ([], ["kindle"])


@pytest.mark.rule("WE-DRAW-05")
def test_without_cards_you_stop_with_fewer() -> None:
    s = scene(hand=["spark"], deck=["crystal"])
    s.end_turn("turn-2")
    assert s.hand() == ["crystal", "spark"] and s.asked == "main-phase"
