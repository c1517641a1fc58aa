"""The End of Round phase (SOR-ENDR), and flames, which burn in it (SOR-LIN-03, SOR-LIN-04)."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, play_on, to_next_round


def tired(card: str, **more: object) -> dict[str, object]:
    """A minion that does not attack in this round."""
    return {"card": card, "exhausted": True} | more


def end(d: Duel) -> None:
    """The last action is taken; nobody attacks; the End of Round phase begins."""
    d.table.arrange({f"p{seat}.actions": 1 if seat == d.seat else 0 for seat in (0, 1)})
    d.choose("channel")


@pytest.mark.rule("SOR-ENDR-01", "SOR-LIN-03", "SOR-LIN-04")
def test_flames_burn_in_the_slot_of_the_minions_controller_the_first_players_first() -> None:
    d = duel(left=[tired(MASON, flames=1)], foes=[tired(WHALE, flames=2)])
    end(d)
    assert d.said("wounded") == [MASON, WHALE]
    assert (d.wounds(MASON), d.wounds(WHALE)) == (1, 2)  # a wound for each flame
    assert (d.card(MASON)["flames"], d.card(WHALE)["flames"]) == (1, 2)  # which stay
    play_on(d, "action")  # now the other one is the first player
    d.lay(**{"p0__minions@southwark": [tired(MASON, flames=1)], "p1__minions@old-london": [tired(WHALE, flames=2)]})
    end(d)
    assert d.said("wounded") == [WHALE, MASON]


@pytest.mark.rule("SOR-ENDR-02", "SOR-FX-04")
def test_a_player_orders_their_own_effects_one_at_a_time() -> None:
    dying = [tired("ushabti", flames=1), tired("match-girl", flames=1)]
    d = duel("tegu", "necromancer", right=dying, foes=[tired(WHALE, flames=1)], grimoire=["wax-doll"])
    end(d)
    assert (d.asked, d.seat, d.choices()) == ("which-end", 0, ["match-girl", "ushabti"])
    d.answer("ushabti")
    assert d.said("wounded") == ["ushabti", "match-girl", WHALE]


@pytest.mark.rule("SOR-ENDR-02")
@pytest.mark.parametrize(("there", "asked"), [([], "energy"), (["zubata-lady-death"], "which-end")])
def test_deaths_by_fire_are_ordered_if_somebody_hears_them(there: list[str], asked: str) -> None:
    dying = [tired("linen-footman", flames=3), tired("highgate-jackal", flames=3)]
    d = duel("tegu", "necromancer", right=[*dying, *(tired(card) for card in there)])
    end(d)
    assert d.asked == asked


@pytest.mark.rule("SOR-ENDR-02")
def test_nobody_is_asked_about_flames_that_are_survived_or_burn_copies() -> None:
    d = duel(left=[tired(MASON, flames=1), tired(PRIESTESS, flames=2)], foes=[tired(WHALE, flames=1)])
    end(d)
    assert d.asked == "energy" and (d.wounds(MASON), d.wounds(PRIESTESS), d.wounds(WHALE)) == (1, 2, 1)
    dying = [tired("ushabti", flames=1), tired("ushabti", flames=1)]
    d = duel("tegu", "necromancer", left=dying, grimoire=["wax-doll", "mute-pearl"])
    end(d)
    assert d.asked == "energy" and d.graveyard() == ["ushabti", "ushabti"] and len(d.hand()) == 2


@pytest.mark.rule("SOR-ENDR-02", "SOR-TERM-20")
def test_a_tick_of_ones_own_is_ordered_among_flames() -> None:
    """Weakened first the beetle burns to death; burnt first it cannot be weakened."""
    beetle = tired("sexton-beetle", flames=2, under=["greedy-tick"])  # essence 3
    d = duel("tegu", "animist", left=[beetle])
    end(d)
    assert (d.asked, d.choices()) == ("which-end", ["greedy-tick", "sexton-beetle"])
    d.answer("greedy-tick")
    assert d.graveyard() == ["greedy-tick", "sexton-beetle"]
    d = duel("tegu", "animist", left=[beetle])
    end(d)
    d.answer("sexton-beetle")
    assert d.minions(LEFT) == ["sexton-beetle"] and d.wounds("sexton-beetle") == 2


@pytest.mark.rule("SOR-ENDR-03", "SOR-LIN-04")
def test_what_comes_in_this_phase_waits_for_the_next_round() -> None:
    d = duel(
        "tegu",
        "demonologist",
        here=[tired("match-girl", flames=1)],
        foes=[tired(WHALE)],
    )
    end(d)  # she burns to death and sets the whale on fire
    assert (d.minions(), d.card(WHALE)["flames"], d.wounds(WHALE)) == ([], 1, 0)
    play_on(d, "action")
    to_next_round(d)
    assert d.wounds(WHALE) == 1


@pytest.mark.rule("SOR-ENDR-03", "SOR-LIN-04")
def test_a_new_flame_beside_an_old_one_waits_too() -> None:
    d = duel("tegu", "demonologist", here=[tired("match-girl", flames=1)], foes=[tired(WHALE, flames=1)])
    end(d)
    assert (d.card(WHALE)["flames"], d.wounds(WHALE)) == (2, 1)


@pytest.mark.rule("SOR-ENDR-03", "SOR-LIN-04")
@pytest.mark.parametrize("girls", [1, 2, 3])
def test_however_many_new_flames_come_only_the_old_one_burns(girls: int) -> None:
    here = [tired("match-girl", flames=1)] * girls
    d = duel("tegu", "demonologist", here=here, foes=[tired(WHALE, flames=1)])
    end(d)
    assert d.minions() == [] and (d.card(WHALE)["flames"], d.wounds(WHALE)) == (1 + girls, 1)


@pytest.mark.rule("SOR-ENDR-04")
def test_the_effect_of_a_card_that_has_left_play_is_skipped() -> None:
    cursed = tired(MASON, wounds=4, flames=1, curses=["dead-mans-rope"])
    d = duel("tegu", "necromancer", "outcast-sanctuary", here=[cursed])  # the rope is the enemy's, and later
    end(d)
    assert (d.asked, d.graveyard(0), d.graveyard(1)) == ("energy", [MASON], ["dead-mans-rope"])
    alive = duel("tegu", "necromancer", "outcast-sanctuary", here=[tired(MASON, curses=["dead-mans-rope"])])
    end(alive)
    assert (alive.asked != "energy", alive.seat) == (True, 1)  # otherwise its owner is asked


@pytest.mark.rule("SOR-ENDR-04")
def test_what_lasts_until_the_end_of_the_round_is_over_after_it() -> None:
    marks = {"spurred": True, "daunted": True, "blanked": True, "used": True}
    d = duel(left=[tired(MASON, **marks)], foes=[tired(WHALE, **marks)])
    end(d)
    assert d.asked == "energy"
    assert not any(d.marked(card, mark) for card in (MASON, WHALE) for mark in marks)


@pytest.mark.rule("SOR-ENDR-04")
def test_but_not_before_the_phase_is_over() -> None:
    """A blanked minion does not come alive again in time for the end of the round."""
    d = duel(
        "tegu",
        "demonologist",
        here=[tired("match-girl", flames=1, blanked=True)],
        foes=[tired(WHALE)],
    )
    end(d)
    assert d.minions() == [] and not d.card(WHALE).get("flames")


@pytest.mark.rule("SOR-LIN-03")
def test_flames_burn_on_until_the_minion_is_dead() -> None:
    d = duel(left=[tired(WRECKER, flames=1)])
    for wounds in (1, 2):
        to_next_round(d)
        assert d.wounds(WRECKER) == wounds
        play_on(d, "action")
        d.lay(**{"p0__minions@southwark": [tired(WRECKER, flames=1, wounds=wounds)]})
    to_next_round(d)
    assert (d.minions(LEFT), d.graveyard()) == ([], [WRECKER])


@pytest.mark.rule("SOR-ENDR-01")
def test_attachments_speak_in_the_slot_of_their_owner() -> None:
    d = duel(
        "tegu",
        "animist",
        foes=[tired(WHALE, flames=1, curses=["greedy-tick"])],
        right_foes=[tired(PRIESTESS)],
    )
    end(d)
    assert d.said("wounded") == [WHALE, WHALE] and d.wounds(WHALE) == 2
    assert d.minions(RIGHT, 1) == [PRIESTESS] and d.minions(HERE, 1) == [WHALE]


@pytest.mark.rule("SOR-LIN-03")
@pytest.mark.parametrize(("flames", "wound", "flame"), [("burn", 2, None), ("double", None, 2)])
def test_what_is_told_of_flames_is_what_they_add(flames: str, wound: int | None, flame: int | None) -> None:
    burning = {"card": MASON, "exhausted": True, "flames": 2, "wounds": 1}
    d = duel("tegu", "demonologist", foes=[burning], options={"flames": flames}, actions=1, p1={"actions": 0})
    d.choose("channel")
    told = {event.data["note"]: event for event in d.events if event.data.get("card") == MASON and event.en}
    assert {name: event.data["number"] for name, event in told.items() if name in ("wounded", "burns")} == (
        {"wounded": wound} if wound else {"burns": flame}
    )
    said = next(told[name] for name in ("wounded", "burns") if name in told)
    assert said.ru.endswith("2 раны" if wound else "2 жетона пламени")
