"""The game against Nemesis: her attack, decisions, how it ends (SOI-NEM-24 to -34)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.shards.scene import Scene
from tests.rules.shards.solo import NEMESIS, ORDER_ROW, REST, solo, with_row


def nine_power(**mine: Any) -> Scene:
    """Nemesis is about to have 9 power: a Nil Assassin (5) and an Aetherbreaker (4)."""
    return solo(["nil-assassin"], row=with_row("aetherbreaker"), **mine)


def result(s: Scene) -> str:
    """How it stands: on, won or lost."""
    if not s.table.over:
        return "on"
    assert [s.table.value("won", side) for side in (0, NEMESIS)] == ([1, 0] if s.winners == (0,) else [0, 1])
    return "won" if s.winners == (0,) else "lost"


# --- her attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-DX-05", "SOI-NEM-24")
def test_the_worked_lethal_attack() -> None:
    s = nine_power(health=8, deck=["command-seer"], play=["raidian-cloud-master"])
    s.end_main()
    assert (s.asked, s.table.value("assigned", 0)) == ("show-shields", 9)
    s.show("command-seer")
    assert (s.health(), s.in_play(), result(s)) == (4, ["raidian-cloud-master"], "on")


@pytest.mark.rule("SOI-NEM-24")
@pytest.mark.parametrize(("health", "champions"), [(9, ["evokatus"]), (10, [])])
def test_exactly_enough_power_is_enough_to_go_for_you(health: int, champions: list[str]) -> None:
    s = nine_power(health=health, deck=["command-seer"], play=["evokatus"])
    s.end_main()
    s.show("command-seer")
    assert s.in_play() == champions


@pytest.mark.rule("SOI-NEM-24", "SOI-DX-08")
def test_nemesis_reckons_with_shields_that_lie_open() -> None:
    s = nine_power(health=8, play=["praetorian-02", "evokatus"])
    s.end_main()  # 9 - 3 = 6: not enough for 8
    assert (s.said("destroys"), s.in_play(), s.health()) == (["evokatus"], ["praetorian-02"], 8 - (7 - 3))
    eleven = solo(["nil-assassin"], row=with_row("aetherbreaker", "wraethe-skirmisher"), health=8,
                  play=["praetorian-02", "evokatus"])  # fmt: skip
    eleven.end_main()  # 11 - 3 = 8: just enough
    while eleven.asked == "nemesis-plays":
        eleven.choose(0)
    assert (eleven.said("destroys"), result(eleven)) == ([], "lost")


@pytest.mark.rule("SOI-NEM-24")
def test_a_table_may_have_her_ignore_all_shields() -> None:
    s = nine_power(health=8, play=["praetorian-02", "evokatus"], options={"nemesis_shields": "none"})
    s.end_main()
    assert (s.said("destroys"), s.health()) == ([], 8 - (9 - 3))


@pytest.mark.rule("SOI-NEM-24")
def test_open_shields_do_not_count_where_her_damage_cannot_be_blocked() -> None:
    hers = {"play": ["ru-bo-vai-the-transcendant"], "mastery": 10}
    s = solo(["nil-assassin"], health=9, play=["praetorian-02", "evokatus"], nemesis=hers)
    s.end_main()  # 4 for Ru Bo Vai, 5 for the assassin, and no shield helps
    assert (s.said("destroys"), result(s)) == ([], "lost")


@pytest.mark.rule("SOI-DX-06", "SOI-NEM-25", "SOI-NEM-26")
def test_the_worked_attack_on_champions() -> None:
    """Cost 7 with 7 health, cost 5 with 4, and one cheaper with 2 (cost 4: no champion has cost 3 and 2 health)."""
    s = nine_power(health=20, play=["general-decurion", "optio-crusher", "evokatus"])
    s.end_main()
    assert s.said("destroys") == ["general-decurion", "evokatus"]
    assert (s.in_play(), s.health()) == (["optio-crusher"], 20)


@pytest.mark.rule("SOI-NEM-25", "SOI-NEM-26")
def test_what_is_left_after_champions_strikes_you() -> None:
    s = nine_power(health=20, play=["optio-crusher"], deck=["korvus-legionnaire"])
    s.end_main()
    assert (s.asked, s.table.value("assigned", 0), s.in_play()) == ("show-shields", 5, [])
    s.show("korvus-legionnaire")
    assert s.health() == 20 - 3


@pytest.mark.rule("SOI-NEM-25")
def test_the_dearest_she_can_destroy_comes_first_even_if_it_saves_others() -> None:
    s = nine_power(health=20, play=["drakonarius", "primus-pilus", "optio-crusher"])
    s.end_main()
    assert s.said("destroys") == ["drakonarius", "optio-crusher"]  # cost 6, then 5; 3 left are not enough for 6
    assert (s.in_play(), s.health()) == (["primus-pilus"], 17)


@pytest.mark.rule("SOI-NEM-26")
def test_with_no_champion_to_destroy_all_power_strikes_you() -> None:
    s = nine_power(health=20)
    s.end_main()
    assert s.health() == 11


@pytest.mark.rule("SOI-NEM-27")
def test_only_champions_that_may_be_attacked_and_by_current_health() -> None:
    s = nine_power(health=20, play=["li-hin-the-shattered"])
    s.end_main()
    assert (s.in_play(), s.health()) == (["li-hin-the-shattered"], 11)
    s = nine_power(health=20, leader="decima", play=["general-decurion", "ferrata-guard"])
    s.end_main()  # the Guard makes it 9 health against 9 power
    assert (s.in_play(), s.health()) == (["ferrata-guard"], 20)


@pytest.mark.rule("SOI-NEM-27")
def test_ties_in_cost_are_yours_to_decide() -> None:
    s = nine_power(health=20, play=["optio-crusher", "ru-bo-vai-the-transcendant", "taur-arachpriest"])
    s.end_main()
    assert (s.asked, s.seat) == ("nemesis-destroys", 0)
    assert s.choices() == ["optio-crusher", "ru-bo-vai-the-transcendant", "taur-arachpriest"]
    s.answer("taur-arachpriest")
    s.answer("optio-crusher")
    assert (s.in_play(), s.health()) == (["ru-bo-vai-the-transcendant"], 19)


@pytest.mark.rule("SOI-NEM-27", "SOI-RELIC-07")
def test_a_relic_counts_as_cost_0_for_her() -> None:
    s = nine_power(health=20, play=["praetorian-02", "primus-pilus"])
    s.end_main()
    assert s.said("destroys") == ["primus-pilus"]  # cost 2 before cost 0; 3 power are left, and the relic blocks 3
    assert (s.in_play(), s.health()) == (["praetorian-02"], 20)


@pytest.mark.rule("SOI-NEM-27")
def test_zetta_keeps_her_from_killing_you_until_she_is_gone() -> None:
    s = nine_power(health=4, play=["zetta-the-encryptor", "evokatus"])
    s.end_main()
    assert s.said("destroys") == ["zetta-the-encryptor"]  # then 4 power are enough for all
    assert (result(s), s.health()) == ("lost", 0)


@pytest.mark.rule("SOI-NEM-27")
def test_zetta_out_of_reach_protects_you_altogether() -> None:
    s = solo(["aetherbreaker"], health=3, play=["zetta-the-encryptor", "evokatus"])
    s.end_main()  # 4 power against her 5 health
    assert (result(s), s.health(), s.in_play()) == ("on", 3, ["evokatus", "zetta-the-encryptor"])


# --- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NEM-28")
def test_the_player_decides_for_her() -> None:
    s = solo(["ojas-genesis-druid"], row=with_row("hounds-of-volos", "leshai-knight", "spore-cleric"))
    s.end_main()
    seats = set()
    while s.asked != "main-phase":
        seats.add(s.seat)
        s.table.choose(0)
    assert seats == {0}


@pytest.mark.rule("SOI-NEM-29")
@pytest.mark.parametrize(("power", "ending"), [(6, "on"), (7, "won")])
def test_you_win_when_her_health_is_0(power: int, ending: str) -> None:
    s = solo(["spore-cleric"], power=power, nemesis={"leader": "decima", "health": 7})
    s.end_main()
    assert result(s) == ending


@pytest.mark.rule("SOI-NEM-30")
@pytest.mark.parametrize(("health", "ending"), [(10, "on"), (9, "lost"), (5, "lost")])
def test_she_wins_when_your_health_is_0(health: int, ending: str) -> None:
    s = nine_power(health=health)
    s.end_main()
    assert (result(s), s.winners) == (ending, ())


@pytest.mark.rule("SOI-NEM-31")
@pytest.mark.parametrize(("mastery", "ending"), [(27, "on"), (28, "lost"), (29, "lost")])
def test_she_wins_at_30_mastery(mastery: int, ending: str) -> None:
    row = ["thorn-zealot"] * 2 + ["spore-cleric"] * 3 + ["evokatus"]
    s = solo(["shard-abstractor"], row=row, nemesis={"leader": "decima", "mastery": mastery})
    s.end_main()
    assert (result(s), s.mastery(NEMESIS)) == (ending, min(30, mastery + 2))


@pytest.mark.rule("SOI-NEM-31")
def test_your_own_30_mastery_wins_nothing() -> None:
    s = solo(hand=["the-grand-architect"], mastery=28)
    s.play("the-grand-architect")
    assert (result(s), s.mastery()) == ("on", 30)


@pytest.mark.rule("SOI-NEM-32")
def test_a_row_that_cannot_be_refilled_is_lost_in_your_own_turn_too() -> None:
    s = solo(rest=["kiln-drone"], crystals=9)
    s.recruit("portal-monk")
    assert result(s) == "on"
    s.recruit("portal-monk")
    assert result(s) == "lost"


@pytest.mark.rule("SOI-NEM-32")
def test_a_row_that_cannot_be_refilled_after_her_turn_is_lost() -> None:
    s = solo(["nil-assassin"], row=with_row("shadow-apostle"), rest=[])
    s.end_main()
    assert result(s) == "lost"
    s = solo(["nil-assassin"], row=with_row("shadow-apostle"), rest=["kiln-drone"])
    s.end_main()
    assert (result(s), len(s.row), s.centre) == ("on", 6, [])


@pytest.mark.rule("SOI-NEM-32", "SOI-CORE-08")
def test_the_removed_pile_does_not_help_against_nemesis() -> None:
    s = solo(rest=[], crystals=9, removed=["kiln-drone"], options={"empty_centre": "reshuffle"})
    s.recruit("portal-monk")
    assert result(s) == "lost"


@pytest.mark.rule("SOI-NEM-33")
def test_without_a_card_to_reveal_her_champions_still_act() -> None:
    s = solo(rest=[], nemesis={"play": ["optio-crusher"]})
    s.end_main()
    assert (s.said("nemesis-reveals"), s.said("plays")) == ([], [])
    assert (result(s), s.health(), s.row) == ("on", 47, list(ORDER_ROW))


@pytest.mark.rule("SOI-NEM-33")
def test_removing_cards_of_an_empty_deck_is_skipped() -> None:
    s = solo(["reactor-drone"], rest=["axia"])  # 3 crystals, one card to remove
    s.end_main()
    assert (result(s), s.centre, s.removed) == ("on", [], ["axia", "reactor-drone"])


@pytest.mark.rule("SOI-NEM-34")
def test_the_first_ending_in_time_decides() -> None:
    """She would kill me with this turn's power, but reaches 30 mastery before; and I win before her turn begins."""
    s = solo(["umbral-scourge"], row=with_row("nil-assassin"), health=1, nemesis={"mastery": 29})
    s.end_main()
    assert (result(s), s.health()) == ("lost", 1)
    s = solo(["nil-assassin"], rest=REST, health=1, power=5, nemesis={"health": 5})
    s.end_main()
    assert (result(s), s.health()) == ("won", 1)
