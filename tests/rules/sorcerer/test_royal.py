"""The battle royale: a ring of battlefields, points, resets (SOR-BR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import Duel
from tests.rules.sorcerer.tables import (
    GALLOWS,
    HIVE,
    MASON,
    OLD_LONDON,
    PRIESTESS,
    RING,
    SOUTHWARK,
    WHALE,
    WHARF,
    WHITECHAPEL,
    WRECKER,
    avatar,
    battle,
    damage,
    field,
    opened,
    play_on,
    ring,
    to_next_round,
)

TIRED = {"card": MASON, "exhausted": True}


def attacks(t: Duel) -> list[tuple[str, str]]:
    """Who attacks where, in order, until the Battle phase is over."""
    names = {place["en"]: place["id"] for place in t.table.view(0)["places"]["fields"]}
    seen, where = [], ""
    while True:
        for event in t.events:
            if event.data.get("note") == "battle-at":
                where = next(id for name, id in names.items() if name in event.en)
            if event.data.get("note") == "attacks":
                seen.append((event.data["card"], where))
        if t.asked == "energy":
            return seen
        t.choose(next((verb for verb in ("pass", "break") if t.can(verb)), 0))


def struck(*faces: str, track: int = 0, first: int = 0, **laid: Any) -> Duel:
    """The whale of seat 0 has attacked seat 1 in Old London."""
    minions = {"p0@old-london": [WHALE]} | laid.pop("minions", {})
    t = ring(4, minions=minions, p0={"omens": 1} | laid.pop("p0", {}), table={"p1.damage@old-london": track}, **laid)
    if first:
        t.table.arrange({"first": first})
    battle(t)
    t.let_lie(*faces)
    return t


@pytest.mark.rule("SOR-BR-01", "SOR-EX-04", "SOR-BR-02")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_battlefield_lies_between_each_pair_of_neighbours_and_reaches_only_those(players: int) -> None:
    t = opened(players, first_player="first_seat")
    for seat in range(players):
        assert (t.asked, t.seat) == ("avatar", seat)
        assert {option.at for option in t.table.options} == {RING[seat], RING[(seat - 1) % players]}
        t.choose(0)


@pytest.mark.rule("SOR-EX-04")
def test_the_layout_of_four() -> None:
    between = {OLD_LONDON: (0, 1), WHITECHAPEL: (1, 2), SOUTHWARK: (2, 3), HIVE: (3, 0)}
    for name, pair in between.items():
        t = ring(4, minions={f"p{pair[0]}@{name}": [MASON], f"p{pair[1]}@{name}": [PRIESTESS]})
        assert (t.minions(name, pair[0]), t.minions(name, pair[1])) == ([MASON], [PRIESTESS])
    t = ring(4, p0={"hand": [MASON]})
    t.choose("cast", MASON)
    assert {option.at for option in t.table.options} == {OLD_LONDON, HIVE}


@pytest.mark.rule("SOR-BR-02", "SOR-MINION-02", "SOR-BR-13")
def test_the_two_battlefields_beside_a_player_are_adjacent_and_flying_adds_nothing() -> None:
    t = ring(4, minions={"p0@old-london": [MASON, "fakir-of-nails"]})
    t.choose("reinforce")
    for card in (MASON, "fakir-of-nails"):
        assert {option.at for option in t.options_of("move-minion") if option.card == card} == {HIVE}
    t.choose("move-minion", MASON, place=HIVE)
    assert {option.at for option in t.options_of("move-avatar")} <= {OLD_LONDON, HIVE}  # SOR-BR-10


@pytest.mark.rule("SOR-BR-04", "SOR-BR-12")
def test_a_conquered_battlefield_is_a_point_and_begins_anew() -> None:
    t = struck("hit", track=11, minions={"p1@old-london": [MASON], "p1@whitechapel": [PRIESTESS]})
    t.table.arrange({"p0.damage@old-london": 7})
    t.choose("break")
    assert t.value("points", 0) == 1 and not field(t, OLD_LONDON)["conquered"]
    assert (damage(t, OLD_LONDON, 0), damage(t, OLD_LONDON, 1)) == (0, 0)
    assert (t.minions(OLD_LONDON, 0), t.minions(OLD_LONDON, 1), t.minions(WHITECHAPEL, 1)) == ([], [], [PRIESTESS])
    assert (t.graveyard(0), t.graveyard(1)) == ([WHALE], [MASON])
    play_on(t, "action")
    t.lay(p1__hand=[WRECKER])
    while t.seat != 1:
        t.choose("channel")
    t.cast(WRECKER, at=OLD_LONDON)  # it is in use again
    assert t.minions(OLD_LONDON, 1) == [WRECKER]


@pytest.mark.rule("SOR-BR-10")
def test_damage_left_over_after_a_conquest_is_lost() -> None:
    t = struck("critical", "double", "hit", track=11, minions={"p1@old-london": [MASON]})
    t.choose("break")
    assert t.value("points", 0) == 1 and damage(t, OLD_LONDON, 1) == 0
    assert not t.asked.startswith("assign")


@pytest.mark.rule("SOR-BR-05", "SOR-BR-12")
def test_the_third_point_wins_at_once_before_any_dying_words() -> None:
    dying = {"p1@old-london": ["ushabti"]}
    t = struck("hit", track=11, minions=dying, p0={"points": 2}, p1={"grimoire": ["mute-pearl"]})
    t.choose("break")
    assert t.winners == (0,) and t.hand(1) == []
    t = struck("hit", track=11, minions=dying, p0={"points": 1}, p1={"grimoire": ["mute-pearl"]})
    t.choose("break")
    assert t.winners == () and t.hand(1) == ["mute-pearl"]


@pytest.mark.rule("SOR-BR-12", "SOR-LIN-06")
@pytest.mark.parametrize(("under", "blood"), [([], 2), (["crimson-kiss"], 4)])
def test_a_vampire_that_falls_in_the_reset_it_has_caused_has_attacked_as_one(under: list[str], blood: int) -> None:
    """The harvest of two enemies: the kiss falls with its minion, but it was a vampire's attack."""
    whale = {"card": WHALE, "laden": bool(under)}
    kiss = [{"card": card, "host": f"p2.minions@southwark/{WHALE}"} for card in under]
    minions = {"p2@southwark": [whale], "p3@southwark": [MASON, "ushabti"]}
    t = ring(
        4,
        minions=minions,
        p2={"omens": 1, "avatar": SOUTHWARK},
        table={"p3.damage@southwark": 11},
    )
    t.table.arrange({"p2.attached": kiss, "first": 2, "p2.blood": 0})
    battle(t)
    t.answer(MASON)  # is daunted by the skill of the coast
    t.let_lie("hit")
    t.choose("break")
    assert (t.value("points", 2), t.value("blood", 2)) == (1, blood)


@pytest.mark.rule("SOR-BR-12", "SOR-FX-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_those_who_fall_in_a_reset_speak_first_players_first(first: int, order: list[int]) -> None:
    both = {"p0@old-london": [WHALE, "ushabti"], "p1@old-london": ["ushabti"]}
    t = ring(4, minions=both, p0={"grimoire": ["wax-doll"], "omens": 1}, p1={"grimoire": ["mute-pearl"]})
    t.table.arrange({"p1.damage@old-london": 11, "first": first})
    battle(t)
    if t.asked == "who-attacks" and t.seat == 0:
        t.choose("attack", WHALE)
    t.let_lie("hit")
    t.choose("break")
    drawn = [event.data["player"] for event in t.events if event.data.get("note") == "draws"]
    assert drawn == order


def crossed() -> dict[str, list[Any]]:
    """Two different minions face each other on every battlefield of four."""
    left = [MASON, PRIESTESS, WRECKER, "fakir-of-nails"]  # of seat n on its left, field n
    right = [WHALE, "grandfather-kraken", "fog-manta", "lady-halcyon"]  # of seat n + 1 on its right, field n
    found: dict[str, list[Any]] = {}
    for n in range(4):
        found[f"p{n}@{RING[n]}"] = [left[n]]
        found[f"p{(n + 1) % 4}@{RING[n]}"] = [right[n]]
    return found


@pytest.mark.rule("SOR-BR-06", "SOR-BR-07")
def test_in_odd_rounds_everybody_attacks_first_on_the_left_and_it_goes_counter_clockwise() -> None:
    t = ring(4, minions=crossed())
    battle(t)
    seen = attacks(t)
    fields = [where for _, where in seen]
    assert fields[::2] == [OLD_LONDON, HIVE, SOUTHWARK, WHITECHAPEL] == fields[1::2]
    assert [card for card, _ in seen[::2]] == [MASON, "fakir-of-nails", WRECKER, PRIESTESS]


@pytest.mark.rule("SOR-BR-06", "SOR-BR-07")
def test_in_even_rounds_everybody_attacks_first_on_the_right_and_it_goes_clockwise() -> None:
    t = ring(4)
    to_next_round(t)
    play_on(t, "action")
    assert (t.table.value("round"), t.seat) == (2, 1)  # the next player is the first
    t.table.arrange({f"{side.partition('@')[0]}.minions@{side.partition('@')[2]}": v for side, v in crossed().items()})
    battle(t)
    seen = attacks(t)
    fields = [where for _, where in seen]
    assert fields[::2] == [OLD_LONDON, WHITECHAPEL, SOUTHWARK, HIVE] == fields[1::2]
    assert [card for card, _ in seen[::2]] == [WHALE, "grandfather-kraken", "fog-manta", "lady-halcyon"]


@pytest.mark.rule("SOR-BR-08")
def test_only_attacker_and_defender_reroll() -> None:
    rich = {f"p{seat}": {"omens": 2} for seat in range(4)}
    t = ring(4, minions={"p0@old-london": [WHALE]}, **rich)
    battle(t)
    asked = []
    while t.asked == "rerolls":
        asked.append(t.seat)
        t.decline()
    assert asked == [0, 1]
    t = ring(4, minions={"p0@old-london": [WHALE]}, p2={"omens": 2, "fate": True}, p3={"omens": 1})
    battle(t)
    assert t.asked != "rerolls"


@pytest.mark.rule("SOR-BR-09")
def test_sorceries_and_effects_reach_only_the_two_battlefields_and_neighbours() -> None:
    far = {
        "p1@old-london": [WHALE],
        "p3@underground-hive": [PRIESTESS],
        "p2@southwark": [WRECKER],
        "p1@whitechapel": [MASON],
    }
    t = ring(4, minions=far, p0={"hand": ["salt-in-the-wound"]})
    t.cast("salt-in-the-wound")
    assert t.choices() == [WHALE, PRIESTESS]
    t = ring(4, minions=far, p0={"hand": ["wax-doll"]})
    t.choose("cast", "wax-doll")
    assert t.choices() == [WHALE, PRIESTESS]
    dead = {"p1": {"graveyard": ["mute-pearl"]}, "p2": {"graveyard": ["calling-card"]}}
    t = ring(4, p3={"graveyard": ["lizards-tail"]}, p0={"hand": ["sexton-beetle"]}, **dead)
    t.cast("sexton-beetle", at=OLD_LONDON)
    assert (t.asked, {option.player for option in t.table.options}) == ("aim", {1, 3})  # not the player across


@pytest.mark.rule("SOR-BR-10", "SOR-READY-07")
def test_avatars_stay_on_ones_two_battlefields_and_four_minions_fill_a_side() -> None:
    t = ring(4)
    to_next_round(t)
    t.choose("take-four")
    assert (t.asked, t.seat) == ("avatar", 1)
    assert {option.at for option in t.table.options} == {OLD_LONDON, WHITECHAPEL}
    t.go(WHITECHAPEL)
    assert avatar(t, 1) == WHITECHAPEL
    crowd = [MASON, WHALE, WRECKER, PRIESTESS]
    full = ring(4, minions={"p0@old-london": crowd}, p0={"hand": ["ushabti"]})
    full.cast("ushabti")
    assert full.minions(HIVE) == ["ushabti"]  # nowhere else


@pytest.mark.rule("SOR-BR-11")
def test_the_fifth_and_sixth_battlefield_are_our_own_and_plain() -> None:
    t = ring(6, minions={"p4@foggy-wharf": [MASON], "p5@gallows-hill": [WHALE]})
    assert (t.minions(WHARF, 4), t.minions(GALLOWS, 5)) == ([MASON], [WHALE])
    names = [(place["en"], place["ru"]) for place in t.table.view(0)["places"]["fields"]]
    assert names[4:] == [("Foggy Wharf", "Туманная пристань"), ("Gallows Hill", "Холм висельников")]


@pytest.mark.rule("SOR-BR-13")
def test_a_minion_moved_by_an_opponent_goes_to_the_other_battlefield_of_its_controller() -> None:
    t = ring(4, minions={"p1@old-london": [MASON]}, p0={"hand": ["undertow"]})
    t.cast("undertow")
    assert t.minions(WHITECHAPEL, 1) == [MASON]


@pytest.mark.rule("SOR-BR-12", "SOR-FX-04")
def test_a_player_orders_ones_own_dying_words() -> None:
    dying = {"p1@old-london": ["ushabti", "match-girl"]}
    t = struck("hit", track=11, minions=dying, p1={"grimoire": ["mute-pearl"]})
    t.choose("break")
    assert (t.asked, t.seat, t.choices()) == ("which-answer", 1, ["match-girl", "ushabti"])
    t.answer("match-girl")
    assert t.hand(1) == ["mute-pearl"]


@pytest.mark.rule("SOR-BR-04", "SOR-CONQ-06")
def test_a_power_conquers_in_the_middle_of_an_action_and_everybody_there_falls() -> None:
    beetle = {"card": "bombardier-beetle", "laden": True}
    minions = {"p0@old-london": [beetle, WHALE], "p1@old-london": [MASON], "p1@whitechapel": [PRIESTESS]}
    t = ring(4, minions=minions, table={"p1.damage@old-london": 11, "p0.damage@old-london": 3})
    follower = {"card": "ushabti", "host": "p0.minions@old-london/bombardier-beetle"}
    t.table.arrange({"p1.followers": [follower], "p1.grimoire": ["wax-doll"]})
    t.activate("bombardier-beetle")
    assert (t.value("points", 0), damage(t, OLD_LONDON, 0), damage(t, OLD_LONDON, 1)) == (1, 0, 0)
    assert (t.minions(OLD_LONDON, 0), t.minions(OLD_LONDON, 1), t.minions(WHITECHAPEL, 1)) == ([], [], [PRIESTESS])
    assert (t.asked, t.seat, t.graveyard(1)) == ("action", 1, [MASON, "ushabti"])


@pytest.mark.rule("SOR-BR-12", "SOR-BR-07")
def test_battles_after_a_reset_are_fought_as_ever() -> None:
    t = struck("hit", track=11, minions={"p0@underground-hive": [MASON]})
    assert t.value("points", 0) == 1 and t.said("attacks") == [MASON]
    t.let_lie("hit", "hit")
    assert damage(t, HIVE, 3) == 2
