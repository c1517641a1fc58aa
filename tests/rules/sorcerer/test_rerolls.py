"""The dialogue of re-rolls: omens, fate, passes (SOR-REROLL, SOR-TOK-03, SOR-TOK-04)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, Duel, duel
from tests.rules.sorcerer.tables import MASON, WHALE, battle, damage, play_on, to_next_round

FACES = ("miss", "hit", "double", "critical")


def rolled(**laid: Any) -> Duel:
    """The mason has rolled three dice against the whale."""
    d = duel(here=[MASON], foes=[WHALE], **laid)
    battle(d)
    d.attack(MASON)
    assert d.asked == "rerolls"
    return d


def faces(d: Duel) -> list[int]:
    """What the dice show."""
    return [d.table.value(f"face@die-{number}") for number in range(1, d.dice + 1)]


@pytest.mark.rule("SOR-REROLL-01", "SOR-TOK-03")
def test_the_attacker_rerolls_first_one_die_for_an_omen_as_often_as_there_are_omens() -> None:
    d = rolled(omens=2, p1={"omens": 1})
    assert d.seat == 0 and [option.at for option in d.options_of("reroll")] == ["die-1", "die-2", "die-3"]
    before = faces(d)
    d.choose("reroll", place="die-2")
    after = faces(d)
    assert (before[0], before[2]) == (after[0], after[2])
    assert (d.omens, d.seat) == (1, 0)
    d.choose("reroll", place="die-2")
    assert (d.omens, d.seat) == (0, 1)  # nothing is left: the opponent's turn


@pytest.mark.rule("SOR-REROLL-02", "SOR-TOK-03")
def test_then_the_opponent_rerolls_the_same_dice() -> None:
    d = rolled(omens=1, p1={"omens": 2})
    d.decline()
    assert (d.asked, d.seat) == ("rerolls", 1)
    before = faces(d)
    d.choose("reroll", place="die-1")
    assert (d.value("omens", 1), faces(d)[1:]) == (1, before[1:])


@pytest.mark.rule("SOR-REROLL-03", "SOR-REROLL-04")
def test_it_ends_with_two_passes_in_a_row() -> None:
    d = rolled(omens=2, p1={"omens": 2})
    d.decline()  # I pass
    d.choose("reroll", place="die-1")  # the enemy does not
    d.decline()
    assert (d.asked, d.seat) == ("rerolls", 0)  # and I may act again, though I have passed
    d.choose("reroll", place="die-1")  # the same die once more
    d.decline()
    assert (d.asked, d.seat) == ("rerolls", 1)
    d.decline()
    assert d.asked != "rerolls"


@pytest.mark.rule("SOR-REROLL-03")
def test_two_passes_at_once_end_it() -> None:
    d = rolled(omens=2, p1={"omens": 2})
    d.decline()
    d.decline()
    assert d.asked != "rerolls" and d.omens == 2


@pytest.mark.rule("SOR-REROLL-04")
def test_the_last_result_of_a_die_counts() -> None:
    d = rolled(omens=12)
    d.table.arrange({"face@die-1": "miss", "face@die-2": "miss", "face@die-3": "miss"})
    while d.omens > 0 and faces(d)[0] != FACES.index("double"):
        d.choose("reroll", place="die-1")
    assert faces(d)[0] == FACES.index("double")
    d.decline()
    d.choose("break")
    d.choose("break")
    assert damage(d, HERE, 1) == 2


@pytest.mark.rule("SOR-TOK-04", "SOR-REROLL-01")
def test_fate_rerolls_everything_and_is_empty_then() -> None:
    d = rolled(omens=1, fate=True)
    assert d.can("fate")
    seen = {tuple(faces(d))}
    d.choose("fate")
    seen.add(tuple(faces(d)))
    assert d.value("fate") == 0 and (d.asked, d.seat) == ("rerolls", 0)
    assert not d.can("fate") and d.omens == 1
    changed = 0
    for seed in range(12):
        again = rolled(omens=1, fate=True)
        again.table.arrange({f"face@die-{n}": "miss" for n in (1, 2, 3)})
        for _ in range(seed):
            again.table.arrange({"p0.omens": 2})
            again.choose("reroll", place="die-1")
        again.choose("fate")
        changed += sum(face != 0 for face in faces(again)[1:])
    assert changed > 0  # the others were rolled, too


@pytest.mark.rule("SOR-TOK-04")
def test_the_holder_may_reroll_the_dice_of_the_opponent() -> None:
    d = duel(here=[MASON], foes=[WHALE], fate=True)
    battle(d)
    d.table.arrange({f"face@die-{number}": "miss" for number in (1, 2, 3)})
    d.decline()  # mine may lie
    assert d.said("attacks") == [WHALE] and (d.asked, d.seat) == ("rerolls", 0)
    d.choose("fate")
    assert d.value("fate") == 0


@pytest.mark.rule("SOR-TOK-04")
def test_an_empty_token_gives_nothing_until_it_is_passed_on() -> None:
    d = duel(here=[MASON], foes=[WHALE], fate=False)
    battle(d)
    assert d.asked == "assign-critical" or d.asked in ("assign-hit", "energy", "who-attacks")
    play_on(d, "energy")
    assert d.value("fate", 1) == 1  # full again, and the other one's
    assert d.value("fate", 0) == 0


@pytest.mark.rule("SOR-REROLL-01")
def test_who_has_neither_omen_nor_fate_is_not_asked() -> None:
    d = duel(here=[MASON], foes=[WHALE])
    to_next_round(d)
    assert d.asked == "energy"  # no question about dice came in between


@pytest.mark.rule("SOR-REROLL-01")
def test_an_ability_for_this_step_is_used_like_an_omen() -> None:
    d = duel("tegu", "necromancer", "outcast-sanctuary", here=["cracked-seer"], foes=[WHALE], hand=["ushabti"])
    battle(d)
    assert d.asked == "rerolls" and d.choices("twist") == ["cracked-seer"]
