"""The attack phase, shields, health, elimination and victory (SOI-ATK, SOI-SHIELD, SOI-LEAD, SOI-WIN)."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import INFINITE, Scene, scene

SHIELDS = {"korvus-legionnaire": 2, "thorn-zealot": 3, "command-seer": 5, "cryptofist-monk": 8}


def divide(s: Scene, shares: dict[int, int]) -> None:
    """Assign these shares, in as few steps as the table offers."""
    for player, share in shares.items():
        while share > 0:
            step = max(o.number or 0 for o in s.options_of("assign") if o.player == player and (o.number or 0) <= share)
            s.assign(player, step)
            share -= step


def assigned(s: Scene) -> list[int]:
    return [s.table.value("assigned", seat) for seat in range(s.table.seats)]


# --- dividing power ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-ATK-01", "SOI-ATK-05")
@pytest.mark.parametrize("first", range(8))
def test_power_is_divided_in_any_proportion(first: int) -> None:
    s = scene(players=3, power=7)
    s.end_main()
    assert (s.asked, s.seat) == ("assign-power", 0)
    divide(s, {1: first, 2: 7 - first})
    assert (s.health(1), s.health(2)) == (50 - first, 50 - (7 - first))


@pytest.mark.rule("SOI-ATK-01")
def test_large_power_is_divided_among_three() -> None:
    s = scene(players=4, power=37)
    s.end_main()
    offered = [(option.player or 0, option.number or 0) for option in s.options_of("assign")]
    assert sorted(offered) == [(player, share) for player in (1, 2, 3) for share in (1, 5, 10, 37)]
    divide(s, {1: 18, 2: 0, 3: 19})
    assert [s.health(seat) for seat in (1, 2, 3)] == [32, 50, 31]


@pytest.mark.rule("SOI-ATK-01")
def test_what_kills_is_offered_in_one_step() -> None:
    s = scene(players=3, power=45, p1={"health": 23}, p2={"health": 17})
    s.end_main()
    s.assign(1, 23)
    s.assign(2, 1)
    assert sorted(option.number or 0 for option in s.options_of("assign") if option.player == 2) == [1, 5, 10, 16, 21]
    s.assign(2, 16)
    s.assign(1, 5)
    assert s.winners == (0,)


@pytest.mark.rule("SOI-ATK-01")
@pytest.mark.parametrize("power", [1, 2, 5, 6, 10, 11])
@pytest.mark.parametrize("health", [1, 5, 10, 50])
def test_no_share_is_offered_twice(power: int, health: int) -> None:
    s = scene(players=3, power=power, p1={"health": health})
    s.end_main()
    shares = [option.number or 0 for option in s.options_of("assign") if option.player == 1]
    wanted = {power, 1, *(size for size in (5, 10, health) if size <= power)}
    assert sorted(shares) == sorted(wanted)


@pytest.mark.rule("SOI-ATK-02")
def test_no_power_is_held_back() -> None:
    s = scene(players=3, power=7)
    s.end_main()
    assert {option.verb for option in s.table.options} == {"assign"}
    s.assign(1, 5)
    assert (s.power, {option.verb for option in s.table.options}) == (2, {"assign"})
    s.assign(2, 1)
    s.assign(1, 1)
    assert (s.health(1), s.health(2)) == (44, 49)


@pytest.mark.rule("SOI-ATK-02")
def test_with_one_opponent_all_power_is_theirs() -> None:
    s = scene(power=9)
    s.end_main()
    assert s.health(1) == 41


@pytest.mark.rule("SOI-ATK-02")
def test_power_is_left_only_where_nobody_may_be_attacked() -> None:
    zetta = {"play": ["zetta-the-encryptor"]}
    s = scene(players=3, power=4, p1=zetta)
    s.end_main()
    assert (s.health(1), s.health(2)) == (50, 46)  # only one may be attacked: all of it is theirs
    assert s.said("damaged") == ["Player 3 takes 4 damage"]
    s = scene(power=4, p1=zetta)
    s.end_main()
    assert (s.asked, s.health(1), s.power) == ("main-phase", 50, 0)


@pytest.mark.rule("SOI-ATK-03")
@pytest.mark.parametrize(
    ("shown", "lost"),
    [
        ([], 12),
        (["korvus-legionnaire"], 10),
        (["thorn-zealot", "command-seer"], 4),
        (["korvus-legionnaire", "thorn-zealot", "command-seer"], 2),
        (["cryptofist-monk", "command-seer"], 0),
    ],
)
def test_the_attacked_show_any_number_of_shields(shown: list[str], lost: int) -> None:
    s = scene(power=12, p1={"hand": [*SHIELDS, "crystal"]})
    s.end_main()
    assert (s.asked, s.seat, s.choices("show")) == ("show-shields", 1, sorted(SHIELDS))
    s.show(*shown)
    assert s.health(1) == 50 - lost


@pytest.mark.rule("SOI-ATK-03", "SOI-ATK-04", "SOI-ATK-11")
def test_shields_are_shown_clockwise_after_the_split_and_losses_come_together() -> None:
    s = scene(
        players=4,
        power=12,
        p1={"hand": ["thorn-zealot"]},
        p2={"hand": ["cryptofist-monk"], "health": 4},
        p3={"hand": ["command-seer"]},
    )
    s.end_main()
    divide(s, {3: 4, 2: 4, 1: 4})
    assert (s.asked, s.seat, s.power, assigned(s)) == ("show-shields", 1, 0, [0, 4, 4, 4])
    s.show()
    assert (s.seat, s.health(1), assigned(s)) == (2, 50, [0, 4, 4, 4])  # final, and no loss yet
    assert {option.verb for option in s.table.options} == {"show", "done"}
    s.show()
    assert (s.seat, s.health(2)) == (3, 4)  # still in the game while the third decides
    s.show("command-seer")
    assert [s.health(seat) for seat in (1, 2, 3)] == [46, 0, 50]  # the shield of one does not help another
    assert s.table.active == 1


@pytest.mark.rule("SOI-ATK-05")
def test_what_is_not_blocked_is_lost_as_health() -> None:
    s = scene(power=9, p1={"hand": ["thorn-zealot"], "health": 30})
    s.end_main()
    s.show("thorn-zealot")
    assert s.health(1) == 30 - (9 - 3)


@pytest.mark.rule("SOI-ATK-06", "SOI-WIN-01", "SOI-WIN-02", "SOI-LEAD-01")
@pytest.mark.parametrize(("power", "over"), [(6, False), (7, True)])
def test_who_has_no_health_is_out_and_the_last_one_wins_at_once(power: int, over: bool) -> None:
    s = scene(power=power, p1={"health": 7})
    s.end_main()
    assert (s.table.over, s.winners) == (over, (0,) if over else ())
    assert s.health(1) == 7 - power


@pytest.mark.rule("SOI-ATK-06", "SOI-WIN-01")
def test_the_others_play_on() -> None:
    s = scene(players=3, power=5, p1={"health": 5})
    s.end_main()
    s.assign(1, 5)
    assert (s.table.over, s.table.active, s.said("eliminated")) == (False, 2, ["Player 2 is out of the game"])
    s.table.arrange({"power": 5})
    s.end_main()
    assert (s.health(0), s.said("eliminated")) == (45, [])  # once is enough


@pytest.mark.rule("SOI-ATK-07")
def test_champions_do_not_stand_in_the_way() -> None:
    s = scene(power=9, p1={"play": ["optio-crusher", "systema-ai"]})
    s.end_main()
    assert (s.health(1), s.in_play(1)) == (41, ["optio-crusher", "systema-ai"])


@pytest.mark.rule("SOI-ATK-08")
def test_only_players_are_attacked_in_the_attack_phase() -> None:
    s = scene(players=3, power=9, p1={"play": ["optio-crusher"]}, p2={"play": ["systema-ai"]})
    assert s.choices("attack") == ["optio-crusher", "systema-ai"]
    s.end_main()
    assert {(option.verb, option.card) for option in s.table.options} == {("assign", None)}


@pytest.mark.rule("SOI-ATK-09")
def test_without_power_nothing_is_decided() -> None:
    s = scene(players=3, p1={"hand": ["thorn-zealot"]}, p2={"hand": ["thorn-zealot"]})
    s.end_main()
    assert (s.asked, s.seat) == ("main-phase", 1)


@pytest.mark.rule("SOI-ATK-10")
def test_damage_beyond_health_is_wasted() -> None:
    s = scene(players=3, power=20, p1={"health": 3})
    s.end_main()
    s.assign(1, 20)
    assert (s.health(1), s.health(2)) == (0, 50)


@pytest.mark.rule("SOI-ATK-11")
def test_all_who_fall_in_one_attack_fall_together() -> None:
    s = scene(players=4, power=12, p1={"health": 4}, p2={"health": 4}, p3={"health": 4})
    s.end_main()
    divide(s, {1: 4, 2: 4, 3: 4})
    assert s.winners == (0,)
    assert [s.health(seat) for seat in range(4)] == [50, 0, 0, 0]


@pytest.mark.rule("SOI-ATK-12")
def test_infinite_power_stays_infinite() -> None:
    s = scene(
        players=4,
        hand=["infinity-shard", "nil-assassin"],
        mastery=30,
        p1={"play": ["optio-crusher"], "hand": ["cryptofist-monk", "command-seer"]},
        p2={"play": ["zetta-the-encryptor"]},
    )
    s.play("infinity-shard")
    s.attack("optio-crusher")
    assert s.power == INFINITE
    s.play("nil-assassin")
    assert s.power == INFINITE
    s.end_main()  # nothing to divide: every opponent that may be attacked gets all of it
    assert (s.asked, s.seat, assigned(s)) == ("show-shields", 1, [0, INFINITE, 0, INFINITE])
    s.show("cryptofist-monk", "command-seer")
    assert [s.health(seat) for seat in (1, 2, 3)] == [0, 50, 0]
    assert s.table.active == 2


# --- shields ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-SHIELD-01")
def test_shields_are_for_the_attack_phase_of_an_opponent_only() -> None:
    s = scene(
        hand=["thorn-zealot", "command-seer"], deck=["thorn-zealot", "command-seer"], p1={"deck": ["nil-assassin"]}
    )
    assert not s.can("show")
    s.end_turn()
    s.end_turn()  # p1 had nothing to attack with
    s.end_turn()
    s.play("nil-assassin")
    s.end_main()
    assert (s.asked, s.seat, s.choices("show")) == ("show-shields", 0, ["command-seer", "thorn-zealot"])
    s.choose("show", "thorn-zealot")
    s.choose("show", "command-seer")  # 8 against 5
    assert (s.asked, s.health()) == ("main-phase", 50)


@pytest.mark.rule("SOI-SHIELD-01")
def test_no_more_is_asked_once_all_damage_is_blocked() -> None:
    s = scene(power=3, p1={"hand": ["thorn-zealot", "command-seer"]})
    s.end_main()
    s.choose("show", "thorn-zealot")
    assert (s.asked, s.health(1)) == ("main-phase", 50)


@pytest.mark.rule("SOI-SHIELD-01", "SOI-SHIELD-02")
def test_what_was_blocked_in_one_attack_does_not_help_in_the_next() -> None:
    s = scene(
        players=3,
        power=3,
        p1={"mastery": 10, "play": ["ru-bo-vai-the-transcendant"]},
        p2={"hand": ["thorn-zealot"]},
    )
    s.end_main()
    s.assign(2, 3)
    s.show("thorn-zealot")
    s.activate("ru-bo-vai-the-transcendant")  # 4 power that no shield blocks
    s.end_main()
    s.assign(2, 4)
    assert s.health(2) == 46


@pytest.mark.rule("SOI-SHIELD-02")
def test_shown_shields_stay_block_the_next_attacker_and_can_be_played() -> None:
    s = scene(players=3, power=3, p1={"hand": ["nil-assassin"]}, p2={"hand": ["thorn-zealot"], "deck": ["crystal"]})
    s.end_main()
    s.assign(2, 3)
    s.show("thorn-zealot")
    assert (s.health(2), s.hand(2), s.seen_by(0, "hand", 2)) == (50, ["thorn-zealot"], ["thorn-zealot"])
    s.play("nil-assassin")
    s.end_main()
    s.assign(2, 5)
    s.show("thorn-zealot")
    assert (s.health(2), s.hand(2)) == (48, ["thorn-zealot"])
    s.play("thorn-zealot")
    assert s.in_play(2) == ["thorn-zealot"]


@pytest.mark.rule("SOI-SHIELD-03", "SOI-CHAMP-09")
def test_shields_do_not_help_champions() -> None:
    s = scene(power=4, p1={"play": ["optio-crusher"], "hand": ["cryptofist-monk"]})
    s.attack("optio-crusher")
    assert (s.asked, s.seat, s.in_play(1), s.discard(1)) == ("main-phase", 0, [], ["optio-crusher"])


@pytest.mark.rule("SOI-SHIELD-04")
def test_a_shield_does_nothing_when_its_card_is_played() -> None:
    s = scene(hand=["command-seer"], p1={"hand": ["nil-assassin"]})
    s.play("command-seer")
    assert (s.crystals, s.power, s.table.value("blocked", 0)) == (2, 0, 0)
    s.end_turn()
    s.table.arrange({"p0.hand": []})  # the card itself is back in hand by now
    s.play("nil-assassin")
    s.end_main()
    assert s.health() == 45


@pytest.mark.rule("SOI-SHIELD-05")
def test_a_card_is_shown_once_in_an_attack_and_only_from_hand() -> None:
    s = scene(power=20, p1={"hand": ["thorn-zealot", "thorn-zealot", "command-seer"], "play": ["cryptofist-monk"]})
    s.end_main()
    assert s.choices("show") == ["command-seer", "thorn-zealot"]
    s.choose("show", "command-seer")
    s.choose("show", "thorn-zealot")
    assert s.choices("show") == ["thorn-zealot"]  # the other copy
    s.choose("show", "thorn-zealot")
    assert s.health(1) == 50 - (20 - 5 - 3 - 3)


# --- leaders and victory ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-LEAD-02")
@pytest.mark.parametrize(("before", "after"), [(40, 44), (46, 50), (48, 50), (50, 50)])
def test_health_stops_at_50(before: int, after: int) -> None:
    s = scene(hand=["spore-cleric"], health=before)
    s.play("spore-cleric")
    assert s.health() == after


@pytest.mark.rule("SOI-LEAD-03")
@pytest.mark.parametrize(("before", "after"), [(10, 15), (25, 30), (28, 30)])
def test_mastery_stops_at_30(before: int, after: int) -> None:
    s = scene(hand=["the-grand-architect"], mastery=before)
    s.play("the-grand-architect")
    assert s.mastery() == after


@pytest.mark.rule("SOI-LEAD-05")
def test_30_mastery_wins_nothing_by_itself() -> None:
    s = scene(hand=["the-grand-architect", "infinity-shard"], mastery=28)
    s.play("the-grand-architect")
    assert (s.mastery(), s.table.over, s.power) == (30, False, 0)
    s.play("infinity-shard")
    assert (s.table.over, s.power) == (False, INFINITE)
    s.end_main()
    assert s.winners == (0,)


@pytest.mark.rule("SOI-WIN-03")
def test_the_cards_of_the_fallen_leave_the_game() -> None:
    s = scene(
        players=3,
        power=5,
        p1={
            "health": 5,
            "hand": ["crystal"],
            "deck": ["blaster"],
            "discard": ["axia"],
            "play": ["evokatus"],
            "relics": ["datic-robes"],
        },
    )
    before = s.table.cards("box")
    s.end_main()
    s.assign(1, 5)
    assert [s.table.cards(pile, 1) for pile in ("hand", "deck", "discard", "play", "relics")] == [[]] * 5
    left = sorted(["crystal", "blaster", "axia", "evokatus", "datic-robes"])
    assert sorted(card for card in s.table.cards("box") if card not in before) == left
