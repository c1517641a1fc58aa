"""What a table can be opened with: every value of every option changes what it says (options.py)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.sorcerer.options import OPTIONS
from deckwright.table.errors import BadOptions
from deckwright.testing import values_of
from tests.rules.sorcerer.laying import HERE, Duel, duel
from tests.rules.sorcerer.tables import (
    MASON,
    PRIESTESS,
    WHALE,
    WRECKER,
    battle,
    number,
    opened,
    play_on,
    ring,
    to_next_round,
)

EVERY_VALUE = [(option.id, value) for option in OPTIONS for value in values_of(option, every_number=False)]


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE)
def test_a_table_opens_with_every_value_and_keeps_it(option: str, value: Any) -> None:
    if next(each for each in OPTIONS if each.id == option).each == "seat":
        value = [value, "any", "any", "any"]
    table = Table.open("sorcerer", players=4, seed=1, options={option: value})
    assert table.chosen_options[option] == value
    assert Table.load(table.save()).chosen_options == table.chosen_options


def test_every_option_and_choice_is_said_in_both_languages() -> None:
    said = [(option.en, option.ru) for option in OPTIONS]
    said += [(choice.en, choice.ru) for option in OPTIONS for choice in option.choices]
    assert all(en and ru and en != ru for en, ru in said)


@pytest.mark.rule("SOR-MAGE-01")
@pytest.mark.parametrize("part", ["characters", "lineages", "domains"])
def test_one_deck_cannot_be_named_twice_without_a_second_box(part: str) -> None:
    option = next(each for each in OPTIONS if each.id == part)
    deck = option.choices[1].id
    with pytest.raises(BadOptions, match="not so many copies"):
        Table.open("sorcerer", players=2, options={part: [deck, deck]})
    Table.open("sorcerer", players=2, options={part: [deck, deck], "second_box": True})
    with pytest.raises(BadOptions, match="not so many copies"):
        Table.open("sorcerer", players=3, options={part: [deck] * 3, "second_box": True})


def test_mode_three_or_more_are_a_battle_royale_unless_teams_are_wanted() -> None:
    royal = opened(4, first_player="first_seat")
    assert len(royal.table.options) == 2
    teams = opened(4, first_player="first_seat", mode="teams")
    assert list(teams.table.to_answer) == [0, 2]


def test_making_is_by_chance_or_by_draft() -> None:
    assert opened(2).asked == "avatar" and opened(2, making="draft").asked == "draft"


def test_first_player_is_random_or_the_first_seat() -> None:
    assert {opened(2, seed=seed).seat for seed in range(12)} == {0, 1}
    assert {opened(2, seed=seed, first_player="first_seat").seat for seed in range(12)} == {0}


@pytest.mark.rule("SOR-LIN-03")
@pytest.mark.parametrize(("flames", "wounds", "tokens"), [("burn", 2, 2), ("double", 0, 4)])
def test_flames_wound_or_double(flames: str, wounds: int, tokens: int) -> None:
    d = duel(left=[{"card": MASON, "flames": 2, "exhausted": True}], options={"flames": flames})
    to_next_round(d)
    assert (d.wounds(MASON), d.card(MASON)["flames"]) == (wounds, tokens)


@pytest.mark.rule("SOR-LIN-03", "SOR-ENDR-02")
def test_nobody_orders_flames_that_only_double() -> None:
    names = ("ushabti", "match-girl")
    dying = [{"card": card, "flames": 1, "exhausted": True} for card in names]
    d = duel("tegu", "necromancer", left=dying, options={"flames": "double"})
    d.lay(p0__actions=1, p1__actions=0)
    d.choose("channel")
    assert d.asked == "energy" and [d.card(card)["flames"] for card in names] == [2, 2]


@pytest.mark.rule("SOR-SKILL-05")
@pytest.mark.parametrize(("skills", "blood"), [("printed", 2), ("all", 1)])
def test_skills_a_lineage_skill_stays_ready_or_is_exhausted_like_all(skills: str, blood: int) -> None:
    d = duel(
        "tegu",
        "bloodlord",
        here=[MASON],
        foes=["ushabti", "match-girl"],
        avatar=HERE,
        omens=1,
        options={"skills": skills},
    )
    d.fight()
    d.attack(MASON)
    d.let_lie("critical", "critical")
    d.choose("wound", "ushabti")
    d.choose("wound", "match-girl")
    assert d.value("blood") == blood


@pytest.mark.rule("SOR-DMG-07")
@pytest.mark.parametrize(("deaths", "drawn"), [("at_once", ["mute-pearl"]), ("after", [])])
def test_deaths_speak_at_once_or_after_all_damage(deaths: str, drawn: list[str]) -> None:
    laid: dict[str, Any] = {"here": [WHALE], "foes": ["ushabti", MASON], "omens": 1}
    d = duel(**laid, p1={"grimoire": ["mute-pearl"]}, options={"deaths": deaths})
    d.fight()
    d.let_lie("critical", "critical")
    d.choose("wound", "ushabti")
    assert (d.asked, d.hand(1)) == ("assign-critical", drawn)
    d.choose("break")
    assert d.hand(1) == ["mute-pearl"]


@pytest.mark.rule("SOR-REROLL-03")
@pytest.mark.parametrize(("rerolls", "again"), [("two_passes", True), ("one_turn", False)])
def test_rerolls_end_with_two_passes_or_after_one_turn_each(rerolls: str, again: bool) -> None:
    d = duel(here=[MASON], foes=[WHALE], omens=2, p1={"omens": 2}, options={"rerolls": rerolls})
    d.fight()
    d.decline()
    d.choose("reroll", place="die-1")
    d.decline()
    assert (d.asked == "rerolls" and d.seat == 0) == again


@pytest.mark.rule("SOR-TERM-14")
@pytest.mark.parametrize(("put", "cards"), [("work", 2), ("silent", 0)])
def test_put_into_play_with_or_without_when_played(put: str, cards: int) -> None:
    pile = ["wax-doll", "sultans-vane"]
    d = duel(hand=["crypt-wakes"], graveyard=["narangerel"], grimoire=pile, options={"put_into_play": put})
    d.cast("crypt-wakes")
    play_on(d, "action")
    assert len(d.hand()) == cards


@pytest.mark.rule("SOR-BR-06")
@pytest.mark.parametrize(("option", "first"), [("alternating", WHALE), ("left", MASON)])
def test_ring_who_attacks_first_in_an_even_round(option: str, first: str) -> None:
    t = ring(4, options={"ring": option})
    to_next_round(t)
    play_on(t, "action")
    t.table.arrange({"p0.minions@old-london": [MASON], "p1.minions@old-london": [WHALE]})
    battle(t)
    assert t.said("attacks")[0] == first


@pytest.mark.rule("SOR-SETUP-09")
@pytest.mark.parametrize(
    ("option", "kept"),
    [
        ("some", ["fakir-of-nails", "salt-in-the-wound", "stroke-of-mercy", "wax-doll"]),
        ("all", ["fakir-of-nails"]),
    ],
)
def test_mulligan_of_some_or_of_all_cards(option: str, kept: list[str]) -> None:
    t = opened(2, first_player="first_seat", characters=["tegu", "any"], mulligan=option)
    while t.asked == "avatar":
        t.choose(0)
    hand = ["fakir-of-nails", "wax-doll", "sultans-vane", "stroke-of-mercy", "salt-in-the-wound"]
    t.table.arrange({"p0.hand": hand, "p0.grimoire": ["mother-birch", "ushabti", "ba-bird", "linen-footman"]})
    t.choose("exchange", "sultans-vane")
    if option == "some":
        t.choose("keep")
    assert sorted(set(t.hand()) & set(hand)) == kept and len(t.hand()) == 5


@pytest.mark.rule("SOR-ACT-10")
@pytest.mark.parametrize(("option", "again"), [("again", True), ("once", False)])
def test_powers_with_every_action_or_once_per_round(option: str, again: bool) -> None:
    d = duel(here=["fakir-of-nails"], foes=[WHALE], options={"powers": option})
    d.activate("fakir-of-nails")
    d.choose("channel")
    assert d.can("activate", "fakir-of-nails") == again
    to_next_round(d)
    play_on(d, "action")
    while d.seat != 0:
        d.choose("channel")
    assert d.can("activate", "fakir-of-nails")  # in the next round


def test_the_defaults_are_the_recommended_readings() -> None:
    chosen = Table.open("sorcerer").chosen_options
    readings = {option.id: option.default for option in OPTIONS if option.group and option.group.en.startswith("Read")}
    assert len(readings) == 12 and all(chosen[id] == default for id, default in readings.items())
    assert all(option.choices[0].id == option.default for option in OPTIONS if option.id in readings)


def test_nobody_is_asked_in_vain_by_any_reading() -> None:
    """A minion of each of us on every battlefield, all readings turned: a round goes to its end."""
    turned = {option.id: option.choices[1].id for option in OPTIONS if option.group and "Read" in option.group.en}
    d: Duel = duel(here=[MASON], foes=[WHALE], left=[PRIESTESS], right_foes=[WRECKER], options=turned)
    to_next_round(d)
    assert d.table.value("round") == 2


@pytest.mark.rule("SOR-ACT-10", "SOR-LIN-08")
def test_powers_once_a_round_leave_the_blood_pool_alone() -> None:
    hurt = {"card": "blind-whale", "wounds": 5}
    d = duel("tegu", "bloodlord", here=[hurt], blood=10, options={"powers": "once"})
    d.activate("blood-pool")
    d.choose("mend-minions")
    d.wait()
    assert d.value("blood") == 7 and d.can("activate", "blood-pool")


@pytest.mark.rule("SOR-SKILL-05", "SOR-SKILL-06")
@pytest.mark.parametrize(("skills", "blood"), [("printed", 2), ("all", 1)])
def test_a_lineage_skill_that_is_exhausted_by_the_option_is_silent_until_it_is_ready(skills: str, blood: int) -> None:
    weak = [{"card": card, "wounds": number(card, "essence") - 1} for card in (MASON, WHALE)]
    d = duel("tegu", "bloodlord", hand=["salt-in-the-wound"] * 2, foes=weak, avatar=HERE, options={"skills": skills})
    for victim in (MASON, WHALE):
        d.cast("salt-in-the-wound")
        if d.seat == 0:
            d.answer(victim)
        d.wait()
    assert d.foes() == [] and d.value("blood") == blood
