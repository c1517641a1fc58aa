"""The greedy bot of Sorcerer: its dice against exact chances, its damage, and what it leaves undone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest

from deckwright.bots import make
from deckwright.games import load
from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.table.seen import Option
from deckwright.vm import isa
from tests.rules.sorcerer.laying import HERE, LEFT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, battle, teams

MISS, HIT, DOUBLE, CRITICAL = "miss", "hit", "double", "critical"
DIE = (MISS, MISS, HIT, HIT, DOUBLE, CRITICAL)
POINTS = {MISS: 0, HIT: 1, DOUBLE: 2}
ROLLS = list(combinations_with_replacement((MISS, HIT, DOUBLE, CRITICAL), 4))


def greedy(d: Duel) -> Option:
    """What the greedy bot chooses for who is asked."""
    seat = d.seat
    assert seat is not None
    return d.table.options[make("greedy", load("sorcerer"), 1).choose(d.table, seat)]


def said(d: Duel) -> str:
    """The same in a word or two."""
    option = greedy(d)
    return f"{option.verb} {option.card}" if option.card else option.verb


# --- dice -------------------------------------------------------------------------------------------------------------


def rolled(attacks: bool, **laid: Any) -> Duel:
    """A whale has rolled four dice, mine or theirs, and I have an omen."""
    mine, theirs = ("here", "foes") if attacks else ("foes", "here")
    against = laid.pop("against", [])
    left = laid.pop("left_of_defence", 12)
    d = duel(**{mine: [WHALE], theirs: against, "omens": 1} | laid)
    d.table.arrange({f"p{int(attacks)}.damage@{HERE}": 12 - left})
    battle(d)
    assert (d.asked, d.seat, d.dice) == ("rerolls", 0, 4)
    return d


def lay_dice(d: Duel, faces: Sequence[str]) -> None:
    """Let the dice show this."""
    d.table.arrange({f"face@die-{number}": face for number, face in enumerate(faces, 1)})


def points(faces: Sequence[str], critical: int) -> int:
    """The damage of a roll."""
    return sum(POINTS.get(face, critical) for face in faces)


def chance_of(faces: tuple[str, ...], die: int | None, left: int) -> float:
    """How likely an open battlefield falls if this die is rolled again."""
    if die is None:
        return float(points(faces, 2) >= left)
    rest = faces[:die] + faces[die + 1 :]
    return sum(points((*rest, face), 2) >= left for face in DIE) / len(DIE)


@pytest.mark.rule("SOR-REROLL-01", "SOR-TOK-03")
@pytest.mark.parametrize("left", [1, 3, 5, 7, 8])
@pytest.mark.parametrize("attacks", [True, False])
def test_the_last_omen_goes_to_the_die_that_best_takes_or_keeps_an_open_battlefield(attacks: bool, left: int) -> None:
    d = rolled(attacks, left_of_defence=left)
    for faces in ROLLS:
        lay_dice(d, faces)
        chosen = greedy(d)
        die = int(str(chosen.at).removeprefix("die-")) - 1 if chosen.verb == "reroll" else None
        chances = [chance_of(faces, each, left) for each in (None, 0, 1, 2, 3)]
        best = max(chances) if attacks else min(chances)
        assert chance_of(faces, die, left) == pytest.approx(best), (faces, chosen.text)


@pytest.mark.rule("SOR-REROLL-01")
@pytest.mark.parametrize("attacks", [True, False])
def test_where_nothing_is_at_stake_an_omen_is_for_the_die_that_gains_most_on_average(attacks: bool) -> None:
    d = rolled(attacks, against=[{"card": MASON, "exhausted": True}])
    mean = points(DIE, 2) / len(DIE)  # a critical goes where the attacker likes: worth two
    for faces in ROLLS:
        lay_dice(d, faces)
        chosen = greedy(d)
        gains = [mean - points([face], 2) if attacks else points([face], 2) - mean for face in faces]
        if max(gains) < 1 / 2:  # the die would lie about as well: the omen is kept
            assert chosen.verb == "pass", (faces, chosen.text)
        elif chosen.verb == "reroll":
            assert gains[int(str(chosen.at).removeprefix("die-")) - 1] >= 1 / 2, (faces, chosen.text)


@pytest.mark.parametrize("attacks", [True, False])
def test_a_miss_of_mine_and_a_double_of_theirs_are_worth_an_omen(attacks: bool) -> None:
    d = rolled(attacks, against=[{"card": MASON, "exhausted": True}])
    lay_dice(d, (HIT, MISS if attacks else DOUBLE, HIT, HIT))
    assert greedy(d).at == "die-2"


def test_fate_is_not_flipped_for_a_good_roll_nor_kept_for_a_poor_one_of_an_open_battlefield() -> None:
    d = rolled(True, omens=0, fate=True, left_of_defence=4)
    lay_dice(d, (DOUBLE, DOUBLE, MISS, MISS))
    assert said(d) == "pass"
    lay_dice(d, (MISS, MISS, MISS, MISS))
    assert said(d) == "fate"


def test_partners_agree_to_flip_fate_only_if_it_helps() -> None:
    t = teams(4, minions={"p0@old-london": [WHALE], "p1@old-london": [MASON]}, p0={"fate": True})
    battle(t)
    while t.asked != "rerolls":
        t.choose(0)
    t.table.arrange({f"face@die-{n}": DOUBLE for n in range(1, 5)})
    assert said(t) == "pass"
    t.choose("fate")
    assert t.asked == "agree-fate" and said(t) == "no"
    t.table.arrange({f"face@die-{n}": MISS for n in range(1, 5)})
    assert said(t) == "yes"


# --- damage -----------------------------------------------------------------------------------------------------------


def struck(*faces: str, **laid: Any) -> Duel:
    """My whale has attacked, and the dice show this."""
    gone = laid.pop("gone", 0)
    usual: dict[str, Any] = {"here": [WHALE], "omens": 1}
    d = duel(**(usual | laid))
    d.table.arrange({f"p1.damage@{HERE}": gone})
    d.fight()
    d.attack(WHALE)
    d.let_lie(*faces)
    return d


@pytest.mark.rule("SOR-DMG-03")
def test_the_last_point_of_a_defence_is_taken_by_any_minion_instead() -> None:
    d = struck(HIT, gone=11, foes=[{"card": PRIESTESS, "wounds": 2}])
    assert (d.asked, said(d)) == ("assign-hit", f"wound {PRIESTESS}")


@pytest.mark.rule("SOR-DMG-03")
def test_a_fresh_defence_takes_a_hit_that_would_kill() -> None:
    d = struck(HIT, foes=[{"card": PRIESTESS, "wounds": 2}])
    assert said(d) == "break"


@pytest.mark.rule("SOR-DMG-02")
def test_a_critical_kills_or_takes_the_battlefield() -> None:
    d = struck(CRITICAL, foes=[{"card": PRIESTESS, "wounds": 2}, MASON])
    assert (d.asked, said(d)) == ("assign-critical", f"wound {PRIESTESS}")
    d = struck(CRITICAL, gone=11, foes=[{"card": PRIESTESS, "wounds": 2}, MASON])
    assert said(d) == "break"


@pytest.mark.rule("SOR-DMG-03")
def test_who_has_attacked_dies_before_who_has_not() -> None:
    d = struck(HIT, gone=11, foes=[{"card": WRECKER, "wounds": 2, "exhausted": True}, {"card": PRIESTESS, "wounds": 2}])
    assert said(d) == f"wound {WRECKER}"
    d = struck(HIT, gone=11, foes=[{"card": WRECKER, "wounds": 2}, {"card": PRIESTESS, "wounds": 2, "exhausted": True}])
    assert said(d) == f"wound {PRIESTESS}"


# --- what costs more than it brings -----------------------------------------------------------------------------------


def attack_with(card: str, **laid: Any) -> Duel:
    """An attack in Old London, at its tactics."""
    d = duel(**laid)
    battle(d)
    d.attack(card)
    assert d.asked == "which-tactic"
    return d


SEVEN = {"card": WHALE, "spurred": True, "under": ["family-sabre"]}  # four, two and two: more than seven dice


@pytest.mark.rule("SOR-ATTACK-03")
def test_nothing_is_paid_for_dice_beyond_seven() -> None:
    d = attack_with(WHALE, character="zevrane", here=[SEVEN, "duelling-second"], foes=[MASON])
    assert said(d) == "pass"


def test_an_attack_of_more_dice_is_not_given_up_for_fewer() -> None:
    sabre = {"card": "duelling-second", "under": ["family-sabre"]}
    d = duel("zevrane", here=[WHALE, sabre], foes=[MASON])
    battle(d)
    d.attack(WHALE)
    assert d.can("tactic", "duelling-second") and said(d) != "tactic duelling-second"


def test_an_heirloom_goes_on_when_it_has_been_used() -> None:
    for exhausted in (True, False):
        heir = {"card": "society-gossip", "exhausted": exhausted, "under": ["family-sabre"]}
        d = duel("zevrane", here=[WHALE, heir], foes=[MASON])
        battle(d)
        d.attack(WHALE)
        assert (said(d) == "tactic family-sabre") == exhausted


def test_a_wound_that_cannot_be_paid_is_not_offered_in_vain() -> None:
    d = attack_with(WHALE, here=[{"card": WHALE, "wounds": 6, "under": ["sultans-vane"]}], foes=[MASON])
    assert said(d) == "pass"


def test_the_cat_slips_away_only_from_death() -> None:
    for wounds, foes, goes in ((0, [MASON], False), (1, [WHALE, WHALE], True)):
        d = duel("ariaspes", here=[{"card": "midnight-cat", "wounds": wounds}], foes=foes)
        battle(d)
        d.let_lie()
        while d.asked not in ("cat-slips-away", ""):
            d.choose(0)
        assert said(d) == ("yes" if goes else "no")


def test_the_hound_does_not_run_to_a_battlefield_that_is_lost_and_won() -> None:
    d = duel(domain="haunted-forest", hand=["marsh-light"], right=["heath-hound"])  # which calls, too
    d.table.arrange({f"conquered@{LEFT}": True, f"conqueror@{LEFT}": 0, f"p1.damage@{LEFT}": 12})
    d.cast("marsh-light", at=LEFT)
    while d.asked == "which-answer":
        d.choose(0)
    if d.asked == "call-here":
        assert said(d) == "pass"
        d.decline()
    assert said(d) == "no"


def test_an_enemy_is_not_carried_to_where_it_does_more_harm() -> None:
    d = duel(domain="screaming-coast", hand=["shore-wrecker"], left_foes=[WHALE])
    d.table.arrange({f"conquered@{LEFT}": True, f"conqueror@{LEFT}": 1, f"p0.damage@{LEFT}": 12})
    d.cast("shore-wrecker", at=HERE)
    assert d.asked == "drag" and said(d) == "pass"


def test_an_enemy_is_carried_away_from_a_defence_that_is_nearly_gone() -> None:
    d = duel(domain="screaming-coast", hand=["shore-wrecker"], foes=[WHALE])
    d.table.arrange({f"p0.damage@{HERE}": 10})
    d.cast("shore-wrecker", at=HERE)
    assert d.asked == "drag" and said(d) == f"choose {WHALE}"


def test_a_rite_is_not_held_for_a_single_wound() -> None:
    d = duel(lineage="bloodlord", here=[{"card": MASON, "wounds": 1}], blood=3, energy=4)
    assert d.can("activate", "blood-pool") and said(d) != "activate blood-pool"


def test_the_rites_are_weighed_against_each_other() -> None:
    d = duel(lineage="bloodlord", here=[{"card": MASON, "wounds": 1}], foes=[WHALE], blood=5)
    d.activate("blood-pool")
    assert said(d) == "smite"


def test_nothing_is_cast_that_finds_nobody() -> None:
    d = duel(domain="outcast-sanctuary", hand=["straitjacket"], here=[MASON], energy=9)
    assert said(d) != "cast straitjacket"
    d = duel(domain="haunted-forest", hand=["mist-cloak"], foes=[MASON], energy=9)
    assert said(d) != "cast mist-cloak"


def test_a_low_energy_die_is_not_rolled() -> None:
    for die, says in (("low", "take-four"), ("eight", "roll-energy")):
        d = duel(options={"energy_die": die})
        d.lay(p0__actions=1, p1__actions=0)
        d.choose("channel")
        while d.asked != "energy":
            d.choose(0)
        assert said(d) == says


def test_the_whale_tires_out_the_weakest() -> None:
    d = duel("miselda", hand=[WHALE], here=[MASON, {"card": WRECKER}])
    d.cast(WHALE, at=HERE)
    assert (d.asked, said(d)) == ("exhaust-own", f"choose {WRECKER}")


def test_stone_is_for_who_is_exhausted_and_worth_it() -> None:
    d = duel(domain="forgotten-temple", hand=["petrify"], foes=[{"card": WHALE, "exhausted": True}, WRECKER])
    d.cast("petrify")
    assert said(d) == f"choose {WHALE}"


def test_a_shape_is_changed_for_a_better_one_only() -> None:
    for hand, says in (("fox-in-a-bowler", "spur"), ("smithfield-chimera", "change")):
        wounded = {"card": "midnight-cat", "wounds": 1, "exhausted": hand != "fox-in-a-bowler"}
        d = duel("ariaspes", hand=[hand], here=[wounded], avatar=HERE)
        d.activate("skin-changing")
        assert greedy(d).verb == says


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options", "least"),
    [
        (2, {}, 48),
        (3, {}, 46),  # on the ring two who play by chance may hand the third a victory
        (4, {}, 44),
        (6, {}, 42),
        (4, {"mode": "teams"}, 48),
        (6, {"mode": "teams"}, 48),
    ],
)
def test_greedy_beats_chance(players: int, options: dict[str, Any], least: int) -> None:
    for seat in (0, players - 1):
        side = {each for each in range(players) if (each - seat) % 2 == 0} if options else {seat}
        bots = ["greedy" if each in side else "random" for each in range(players)]
        rows = play_games(Lineup.open("sorcerer", bots, options), 1, 50)
        assert (rows[:, STATUS] == isa.OVER).all()
        assert int(((rows[:, WINNERS] >> seat) & 1).sum()) >= least


@pytest.mark.parametrize("players", [3, 5])
def test_a_battle_royale_of_greedy_bots_ends(players: int) -> None:
    rows = play_games(Lineup.open("sorcerer", ["greedy"] * players), 5, 20)
    assert (rows[:, STATUS] == isa.OVER).all()
