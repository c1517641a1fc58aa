"""The Battle phase: battlefields in their order, attacks by turns, one attack (SOR-BATTLE, SOR-ATTACK)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, damage, field, play_on, to_next_round

ALL_OVER: dict[str, Any] = {"here": [MASON], "left": [PRIESTESS], "right": ["fakir-of-nails"]}
FOES: dict[str, Any] = {"foes": [WHALE], "left_foes": [WRECKER], "right_foes": ["grandfather-kraken"]}


def attacks(d: Duel) -> list[tuple[str, str]]:
    """Who attacks where, in order, to the end of the Battle phase; no die is changed, all damage goes to tracks."""
    seen: list[tuple[str, str]] = []
    places = {place["id"]: place["en"] for place in d.table.view(0)["places"]["fields"]}
    where = ""
    while True:
        for event in d.events:
            if event.what == "note" and event.data["note"] == "battle-at":
                where = next(id for id, name in places.items() if name in event.en)
            if event.what == "note" and event.data["note"] == "attacks":
                seen.append((event.data["card"], where))
        if d.asked == "energy":
            return seen
        d.choose(next((verb for verb in ("pass", "break") if d.can(verb)), 0))


@pytest.mark.rule("SOR-BATTLE-01", "SOR-BATTLE-02")
def test_battlefields_are_fought_from_the_first_players_left_and_flanks_are_begun_by_the_other() -> None:
    d = duel(**ALL_OVER, **FOES, omens=1)
    d.fight()
    assert attacks(d) == [
        (WRECKER, LEFT),
        (PRIESTESS, LEFT),
        (MASON, HERE),
        (WHALE, HERE),
        ("grandfather-kraken", RIGHT),
        ("fakir-of-nails", RIGHT),
    ]


@pytest.mark.rule("SOR-BATTLE-01", "SOR-BATTLE-02")
def test_for_the_player_across_the_table_left_is_the_other_end() -> None:
    d = duel(**ALL_OVER, **FOES, omens=0)
    to_next_round(d)  # now the other one is the first player
    play_on(d, "action")
    d.table.arrange({"p0.actions": 0, "p1.actions": 1})
    d.choose("channel")
    assert attacks(d) == [
        ("fakir-of-nails", RIGHT),
        ("grandfather-kraken", RIGHT),
        (WHALE, HERE),
        (MASON, HERE),
        (PRIESTESS, LEFT),
        (WRECKER, LEFT),
    ]


@pytest.mark.rule("SOR-BATTLE-03", "SOR-BATTLE-04", "SOR-BATTLE-05")
def test_single_attacks_alternate_until_all_are_exhausted_and_who_has_none_is_skipped() -> None:
    d = duel(here=[MASON], foes=[WHALE, WRECKER, "grandfather-kraken"], omens=1)
    d.fight()
    d.attack(MASON)
    d.let_lie()
    assert (d.asked, d.seat) == ("who-attacks", 1)
    assert sorted(option.verb for option in d.table.options) == ["attack"] * 3  # one of them must
    d.choose("attack", WRECKER)
    assert d.said("attacks") == [WRECKER]
    play_on(d, "who-attacks")
    assert (d.seat, d.choices("attack")) == (1, [WHALE, "grandfather-kraken"])  # I have nobody left
    d.choose("attack", WHALE)
    play_on(d, "energy")
    ends = duel(here=[MASON], foes=[WHALE, WRECKER, "grandfather-kraken"])
    ends.fight()
    seen = attacks(ends)
    assert len(seen) == 4 and {card for card, _ in seen} == {MASON, WHALE, WRECKER, "grandfather-kraken"}


@pytest.mark.rule("SOR-BATTLE-04")
def test_an_exhausted_minion_does_not_attack() -> None:
    d = duel(here=[{"card": MASON, "exhausted": True}, PRIESTESS], omens=1)
    d.fight()
    assert [card for card, _ in attacks(d)] == [PRIESTESS]


@pytest.mark.rule("SOR-BATTLE-06", "SOR-TERM-09")
def test_no_battle_on_conquered_or_exhausted_battlefields() -> None:
    d = duel(**ALL_OVER, **FOES)
    d.table.arrange({"conquered@southwark": True, "conqueror@southwark": 0, "exhausted@whitechapel": True})
    d.fight()
    assert {where for _, where in attacks(d)} == {HERE}


@pytest.mark.rule("SOR-EX-05", "SOR-TERM-09")
def test_amathaunta_exhausts_a_battlefield_for_this_round() -> None:
    d = duel("miselda", left=["amathaunta"], here=[MASON], foes=[WHALE])
    d.activate("amathaunta")
    d.go(HERE)
    assert field(d, HERE)["exhausted"] and d.marked("amathaunta", "exhausted")
    d.table.arrange({"p0.actions": 0, "p1.actions": 1})
    d.choose("channel")
    assert attacks(d) == []
    assert not field(d, HERE)["exhausted"]  # the Ready phase has begun
    play_on(d, "action")
    d.table.arrange({"p0.actions": 0, "p1.actions": 1})
    d.choose("channel")
    assert (WHALE, HERE) in attacks(d)


@pytest.mark.rule("SOR-ATTACK-01")
def test_the_attacker_is_exhausted_first() -> None:
    d = duel(here=[MASON, PRIESTESS], foes=[WHALE], omens=1)
    d.fight()
    d.attack(MASON)
    assert d.marked(MASON, "exhausted") and not d.marked(PRIESTESS, "exhausted")


@pytest.mark.rule("SOR-ATTACK-02", "SOR-TERM-17")
def test_tactics_come_before_the_dice_in_the_attackers_order() -> None:
    d = duel(
        here=[{"card": "fakir-of-nails", "under": ["sultans-vane", "canopic-jar"]}],
        graveyard=["ushabti"],
        foes=[WHALE],
        omens=1,
    )
    d.fight()
    assert (d.asked, d.seat, d.dice) == ("which-tactic", 0, 0)
    assert d.choices("tactic") == ["canopic-jar", "sultans-vane"]
    d.tactic("sultans-vane")
    assert d.wounds("fakir-of-nails") == 1 and d.choices("tactic") == ["canopic-jar"]
    d.decline()
    assert (d.asked, d.dice) == ("rerolls", 3 + 1 + 1 + 2)


@pytest.mark.rule("SOR-ATTACK-03")
def test_as_many_dice_as_attack() -> None:
    for minion, dice in ((MASON, 3), (WHALE, 4), ("resurrection-man", 1)):
        d = duel(here=[minion], omens=1)
        d.fight()
        assert (d.table.value("rolled"), d.said("attacks")) == (dice, [minion])


@pytest.mark.rule("SOR-ATTACK-03", "SOR-DX-01")
def test_nine_attack_are_seven_dice() -> None:
    strong = {"card": "zubata-lady-death", "under": ["sultans-vane"], "spurred": True}  # 6 + 1 + 2
    d = duel(here=[strong], omens=1)
    d.fight()
    d.decline()
    assert d.dice == 7 and len(d.options_of("reroll")) == 7


@pytest.mark.rule("SOR-ATTACK-04", "SOR-TERM-01")
def test_dice_then_rerolls_then_damage_then_the_opponent() -> None:
    d = duel(here=[MASON], foes=[WHALE], omens=1, p1={"omens": 1})
    d.fight()
    d.attack(MASON)
    assert d.asked == "rerolls"
    d.let_lie("hit")
    assert (d.asked, d.seat) == ("assign-hit", 1)
    d.choose("break")
    assert damage(d, HERE, 1) == 1
    assert d.said("attacks") == [WHALE]


@pytest.mark.rule("SOR-ATTACK-05")
def test_an_attack_of_nothing_happens_without_dice() -> None:
    weak = {"card": "resurrection-man", "curses": ["straitjacket"]}
    d = duel("tegu", "necromancer", "screaming-coast", here=[weak, MASON], foes=[WHALE], omens=1)
    d.fight()
    d.choose("attack", "resurrection-man")
    assert d.marked("resurrection-man", "exhausted") and damage(d, HERE, 1) == 0
    assert d.said("attacks") == ["resurrection-man", WHALE]  # no re-rolls were asked for, and the other is next


@pytest.mark.rule("SOR-ATTACK-06")
def test_tactics_of_the_attacker_its_attachments_the_skill_and_whoever_says_so() -> None:
    d = duel(
        "zevrane",
        "bloodlord",
        "outcast-sanctuary",
        here=[{"card": "attic-bat", "under": ["family-sabre"]}, "duelling-second", {"card": MASON, "under": []}],
        blood=2,
        hand=["calling-card"],
        avatar=HERE,
        foes=[WHALE],
        omens=1,
    )
    d.fight()
    d.choose("attack", "attic-bat")
    assert {"duelling-second", "blood-pool"} <= set(d.choices("tactic"))
    d.decline()
    d.let_lie()
    play_on(d, "who-attacks")
    d.choose("attack", MASON)
    assert "blood-pool" not in d.choices("tactic")  # no vampire


@pytest.mark.rule("SOR-ATTACK-06")
def test_a_tactic_of_another_minion_is_none_of_this_attack() -> None:
    d = duel(here=[MASON, "highgate-jackal"], foes=[WHALE], omens=1, grimoire=["ushabti"])
    d.fight()
    d.choose("attack", MASON)
    assert d.asked == "rerolls" and d.graveyard() == []
