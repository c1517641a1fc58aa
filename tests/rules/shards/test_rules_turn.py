"""The turn: its phases, the actions of the main phase, the end phase, resources (SOI-TURN, -MAIN, -END, -RES)."""

from __future__ import annotations

import pytest

from deckwright.table.errors import NotLegal, NotYourTurn
from tests.rules.shards.scene import Scene, scene

MAIN_VERBS = {"play", "recruit", "fast-play", "activate", "focus", "attack", "recruit-relic", "end-main"}


def verbs(s: Scene) -> set[str]:
    return {option.verb for option in s.table.options}


@pytest.mark.rule("SOI-TURN-01")
def test_main_phase_attack_phase_end_phase() -> None:
    s = scene(hand=["crystal"], deck=["blaster"] * 4, power=3, p1={"hand": ["thorn-zealot"]})
    assert s.asked == "main-phase"
    s.end_main()
    assert (s.asked, s.seat, s.hand()) == ("show-shields", 1, ["crystal"])  # not yet the end phase
    s.show()
    assert s.health(1) == 47
    assert (s.asked, s.seat, len(s.hand())) == ("main-phase", 1, 5)


@pytest.mark.rule("SOI-TURN-02")
def test_a_player_with_nothing_to_do_is_still_asked() -> None:
    s = scene()
    assert verbs(s) == {"end-main"}
    s.end_main()
    assert s.table.active == 1


@pytest.mark.rule("SOI-TURN-02", "SOI-TURN-03")
def test_a_phase_that_is_left_is_over() -> None:
    s = scene(
        players=3,
        hand=["crystal", "blaster"],
        play=["evokatus"],
        row=["nil-assassin"],
        crystals=5,
        power=8,
        p1={"hand": ["thorn-zealot", "crystal"], "play": ["optio-crusher"]},
    )
    assert verbs(s) == {"play", "activate", "recruit", "fast-play", "focus", "attack", "end-main"}
    s.end_main()
    assert (s.asked, s.seat, verbs(s)) == ("assign-power", 0, {"assign"})
    s.assign(1, 8)
    assert (s.asked, s.seat, verbs(s)) == ("show-shields", 1, {"show", "done"})
    with pytest.raises(NotLegal):
        s.table.choose("play", card="crystal")


@pytest.mark.rule("SOI-TURN-03")
def test_only_the_active_player_acts() -> None:
    s = scene(p1={"hand": ["crystal"] * 5})
    with pytest.raises(NotYourTurn) as refused:
        s.table.choose("end-main", seat=1)
    assert (refused.value.en, refused.value.ru) == ("Player 1 must choose now", "сейчас выбирает Игрок 1")
    s.end_turn()
    with pytest.raises(NotYourTurn):
        s.table.choose("end-main", seat=0)
    s.play("crystal")
    assert s.in_play(1) == ["crystal"]


@pytest.mark.rule("SOI-TURN-04", "SOI-END-06", "SOI-WIN-03")
def test_the_turn_passes_clockwise_to_the_next_player_still_in_the_game() -> None:
    s = scene(players=4, power=3, p1={"health": 3}, p2={"health": 9}, p3={"health": 9})
    s.end_main()
    s.assign(1, 3)
    turns = []
    for _ in range(5):
        turns.append(s.table.active)
        s.end_turn()
    assert turns == [2, 3, 0, 2, 3]


# --- the main phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-MAIN-01")
def test_actions_in_any_order_and_as_often_as_you_like() -> None:
    s = scene(
        hand=["crystal", "nil-assassin", "crystal", "reactor-drone"],
        play=["li-hin-the-shattered"],
        row=["spore-cleric", "kiln-drone"],
        health=40,
        p1={"play": ["optio-crusher"]},
    )
    s.play("crystal")
    s.recruit("kiln-drone")
    s.activate("li-hin-the-shattered")
    s.play("reactor-drone")
    s.focus()
    s.play("nil-assassin")
    s.attack("optio-crusher")
    s.fast_play("spore-cleric")
    s.play("crystal")
    assert (s.crystals, s.power, s.mastery(), s.health()) == (1, 2, 1, 44)
    assert s.discard() == ["kiln-drone"]
    assert s.asked == "main-phase"


@pytest.mark.rule("SOI-MAIN-01", "SOI-MAIN-09", "SOI-END-03")
def test_doing_nothing_is_allowed_and_the_hand_is_discarded() -> None:
    s = scene(hand=["blaster", "axia"], deck=["crystal"] * 5)
    s.end_main()
    assert (s.discard(), s.hand(), s.in_play()) == (["axia", "blaster"], ["crystal"] * 5, [])


@pytest.mark.rule("SOI-MAIN-02", "SOI-ALLY-02")
def test_playing_a_card_costs_nothing() -> None:
    s = scene(hand=["the-grand-architect"])  # cost 7
    s.play("the-grand-architect")
    assert (s.hand(), s.in_play(), s.mastery(), s.crystals) == ([], ["the-grand-architect"], 5, 0)


@pytest.mark.rule("SOI-MAIN-03", "SOI-ALLY-01")
@pytest.mark.parametrize(("card", "cost"), [("nil-assassin", 2), ("thorn-zealot", 3), ("evokatus", 4)])
def test_recruiting_costs_crystals_and_applies_nothing(card: str, cost: int) -> None:
    s = scene(row=[card], crystals=5, deck=["crystal"])
    s.recruit(card)
    assert (s.crystals, s.discard(), s.in_play()) == (5 - cost, [card], [])
    assert (s.power, s.hand(), s.mastery()) == (0, [], 0)


@pytest.mark.rule("SOI-MAIN-04")
def test_fast_playing_costs_crystals_and_applies_the_effects() -> None:
    s = scene(row=["nil-assassin"], crystals=5)
    s.fast_play("nil-assassin")
    assert (s.crystals, s.power, s.in_play(), s.discard()) == (3, 5, ["nil-assassin"], [])


@pytest.mark.rule("SOI-MAIN-05")
def test_a_champion_is_activated_once_a_turn() -> None:
    s = scene(play=["drakonarius", "li-hin-the-shattered"])
    s.activate("drakonarius")
    assert (s.power, s.choices("activate")) == (6, ["li-hin-the-shattered"])
    s.activate("li-hin-the-shattered")
    assert (s.power, s.choices("activate")) == (7, [])


@pytest.mark.rule("SOI-MAIN-06", "SOI-LEAD-04", "SOI-RES-04")
@pytest.mark.parametrize("leader", ["decima", "ko-syn-wu", "tetra", "volos"])
def test_focus_turns_a_crystal_into_mastery_once_a_turn(leader: str) -> None:
    s = scene(leader=leader, crystals=3)
    s.focus()
    assert (s.crystals, s.mastery()) == (2, 1)
    assert not s.can("focus")


@pytest.mark.rule("SOI-MAIN-06")
def test_focus_needs_a_crystal() -> None:
    s = scene(hand=["crystal"])
    assert not s.can("focus")
    s.play("crystal")
    s.focus()
    assert (s.crystals, s.mastery()) == (0, 1)


@pytest.mark.rule("SOI-MAIN-07")
def test_attacking_a_champion_costs_its_health_in_power() -> None:
    s = scene(power=6, p1={"play": ["optio-crusher"]})
    assert s.price("optio-crusher", "attack") == 4
    s.attack("optio-crusher")
    assert (s.power, s.in_play(1), s.discard(1)) == (2, [], ["optio-crusher"])


@pytest.mark.rule("SOI-MAIN-08")
@pytest.mark.parametrize(("relics", "mastery", "possible"), [("leader", 10, True), ("leader", 9, False)])
def test_recruiting_a_relic_is_an_action(relics: str, mastery: int, possible: bool) -> None:
    s = scene(options={"relics": relics}, relics=["datic-robes", "terminal-crescents"], mastery=mastery)
    assert s.can("recruit-relic") is possible


@pytest.mark.rule("SOI-MAIN-10")
def test_focus_at_30_mastery_is_allowed_and_gains_nothing() -> None:
    s = scene(crystals=2, mastery=30)
    s.focus()
    assert (s.crystals, s.mastery()) == (1, 30)


# --- the end phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-END-01", "SOI-MERC-03")
def test_fast_played_mercenaries_go_under_the_centre_deck() -> None:
    s = scene(row=["nil-assassin", "kiln-drone"], centre=["axia"] + ["data-heretic"] * 3 + ["evokatus"] * 2, crystals=2)
    s.fast_play("nil-assassin")
    s.end_turn()
    assert (s.row, s.centre) == (
        ["axia", "kiln-drone"] + ["data-heretic"] * 3 + ["evokatus"],
        ["evokatus", "nil-assassin"],
    )
    assert (s.in_play(), s.discard(), s.hand()) == ([], [], [])
    below = s.table.view(1)["piles"]["centre"]["cards"]
    assert [card and card["card"] for card in below] == [None, "nil-assassin"]  # everybody saw where it went


@pytest.mark.rule("SOI-END-01")
def test_their_order_is_random_and_nobody_chooses_it() -> None:
    orders = set()
    for seed in range(40):
        s = scene(row=["nil-assassin", "spore-cleric", "cache-warden"] + ["kiln-drone"] * 3, crystals=6)
        for card in ("nil-assassin", "spore-cleric", "cache-warden"):
            s.fast_play(card)
        s.table = s.table.determinized(0, seed)  # other luck from here on
        s.table.choose("end-main")
        assert s.asked == "main-phase"
        assert s.table.view(0)["piles"]["centre"]["cards"][-3:] == [None] * 3
        orders.add(tuple(s.centre[-3:]))
    assert {tuple(sorted(order)) for order in orders} == {("cache-warden", "nil-assassin", "spore-cleric")}
    assert len(orders) == 6


@pytest.mark.rule("SOI-END-02", "SOI-CHAMP-01", "SOI-ALLY-03")
def test_other_allies_are_discarded_and_champions_stay() -> None:
    s = scene(hand=["crystal", "nil-assassin", "systema-ai"], play=["evokatus"], deck=["crystal"] * 5)
    for card in ("crystal", "nil-assassin", "systema-ai"):
        s.play(card)
    assert s.in_play() == ["crystal", "evokatus", "nil-assassin", "systema-ai"]
    s.end_turn()
    assert (s.in_play(), s.discard()) == (["evokatus", "systema-ai"], ["crystal", "nil-assassin"])


@pytest.mark.rule("SOI-END-04", "SOI-RES-02")
def test_crystals_and_power_are_gone_after_the_turn() -> None:
    s = scene(crystals=4, power=6, p1={"play": ["zetta-the-encryptor"]})  # nobody may be attacked
    s.end_turn()
    assert (s.crystals, s.power, s.health(1)) == (0, 0, 50)


@pytest.mark.rule("SOI-END-05")
def test_five_cards_are_drawn_with_what_has_just_been_discarded() -> None:
    s = scene(hand=["axia"], play=["crystal"], deck=["blaster"] * 2, discard=["infinity-shard"])
    s.end_turn()
    assert (s.hand(), s.deck(), s.discard()) == (["axia", "blaster", "blaster", "crystal", "infinity-shard"], [], [])


@pytest.mark.rule("SOI-DX-03", "SOI-END-01", "SOI-END-02", "SOI-END-03", "SOI-END-05")
def test_the_worked_end_phase() -> None:
    s = scene(
        hand=["blaster"],
        play=["crystal", "crystal", "shard-reactor", "evokatus"],
        deck=["infinity-shard", "axia"],
        row=["nil-assassin"] + ["kiln-drone"] * 3 + ["mining-drones"] * 2,
        centre=["reactor-drone", "data-heretic"],
        crystals=2,
    )
    s.fast_play("nil-assassin")
    s.end_turn()
    assert s.centre == ["data-heretic", "nil-assassin"]
    assert {"axia", "infinity-shard"} <= set(s.hand())  # those 2, then 3 of the 4 that were discarded
    assert (len(s.hand()), len(s.deck()), s.discard(), s.in_play()) == (5, 1, [], ["evokatus"])
    assert sorted(s.hand() + s.deck()) == ["axia", "blaster", "crystal", "crystal", "infinity-shard", "shard-reactor"]


@pytest.mark.rule("SOI-END-07")
def test_champions_and_leader_are_ready_again_in_the_next_turn() -> None:
    s = scene(play=["drakonarius"], crystals=1, deck=["crystal"] * 5, p1={"play": ["li-hin-the-shattered"]})
    s.activate("drakonarius")
    s.focus()
    s.end_turn()
    assert s.choices("activate") == ["li-hin-the-shattered"]
    s.end_turn()
    assert s.choices("activate") == ["drakonarius"]
    s.play("crystal")
    s.focus()
    assert s.mastery() == 2


@pytest.mark.rule("SOI-END-08")
def test_what_lasts_this_turn_is_over_in_the_next() -> None:
    s = scene(
        play=["ru-bo-vai-the-transcendant", "numeri-drones"],
        mastery=10,
        hand=["entropic-talons"],
        deck=["nil-assassin", "spore-cleric"],
        p1={"hand": ["cryptofist-monk"], "deck": ["cryptofist-monk"]},
    )
    s.activate("ru-bo-vai-the-transcendant")  # 4 power that no shield blocks, this turn
    s.activate("numeri-drones")  # the next champion goes into play, this turn
    s.play("entropic-talons")  # draw 2; whenever you gain health, gain as much power, this turn
    s.end_main()
    assert (s.asked, s.health(1)) == ("main-phase", 46)
    s.end_turn()
    s.table.arrange({"p0.hand": ["nil-assassin", "spore-cleric"], "row": ["evokatus"], "crystals": 4})
    s.recruit("evokatus")
    assert s.discard().count("evokatus") == 1
    s.play("spore-cleric")
    assert s.power == 0
    s.play("nil-assassin")
    s.end_main()
    assert (s.asked, s.seat) == ("show-shields", 1)
    s.show("cryptofist-monk")
    assert s.health(1) == 46


# --- resources --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RES-01")
def test_crystals_and_power_may_wait_until_later_in_the_turn() -> None:
    s = scene(hand=["crystal", "crystal", "nil-assassin", "axia"], row=["spore-cleric"], p1={"play": ["optio-crusher"]})
    s.play("crystal")
    s.play("nil-assassin")
    s.play("crystal")
    s.play("axia")
    assert (s.crystals, s.power) == (2, 5)
    s.recruit("spore-cleric")
    s.attack("optio-crusher")
    assert (s.crystals, s.power) == (0, 1)
    s.end_main()
    assert s.health(1) == 49


@pytest.mark.rule("SOI-RES-03")
def test_mastery_and_health_are_kept() -> None:
    s = scene(mastery=12, health=33, p1={"mastery": 4, "health": 21})
    s.end_turn()
    s.end_turn()
    assert (s.mastery(), s.health(), s.mastery(1), s.health(1)) == (12, 33, 4, 21)


@pytest.mark.rule("SOI-RES-04")
def test_focus_is_there_in_every_turn() -> None:
    s = scene(crystals=1, deck=["crystal"] * 5)
    for turn in range(1, 4):
        s.focus()
        assert s.mastery() == turn
        s.end_turn()
        s.end_turn()
        s.play("crystal")
