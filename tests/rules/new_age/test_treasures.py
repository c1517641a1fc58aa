"""Treasures: how they come to the table (NA-TREAS), and the gems and spells of level 1."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.games.new_age.cards.treasures import LEVEL_1, LEVEL_2, LEVEL_3, TREASURES
from deckwright.games.new_age.treasures import WORTH, by_worth
from deckwright.table.errors import BadOptions
from tests.rules.new_age.scene import Scene, cast, scene

GAME = load("new-age")
GEM, SPELL = "lashs-quartz-shard", "xaxoss-flare"


def at_start(players: int = 2, **options: Any) -> Scene:
    """A table as it is opened."""
    return Scene(Table.open(GAME, players=players, seed=3, options={"mage": ["dezmodia", "garu"][:players], **options}))


def starting_deck(mage: str) -> list[str]:
    """The deck that a mage begins with, from the top."""
    return Table.open(GAME, players=1, seed=1, options={"mage": [mage]}).cards("deck", 0)


# --- what there is ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TREAS-08", "NA-TREAS-10")
def test_there_are_28_treasures_each_of_them_once() -> None:
    assert (len(LEVEL_1), len(LEVEL_2), len(LEVEL_3)) == (10, 8, 10)
    assert all(kind.copies == 1 for kind in TREASURES)
    small = [GAME.kind(kind.id) for kind in LEVEL_1]
    assert all(
        kind and kind.facts["cost"] == 0 and (kind.facts.get("gem") or kind.facts.get("spell")) for kind in small
    )
    assert sum(bool(kind and kind.facts.get("spell")) for kind in small) == 4


def test_a_treasure_says_what_kind_of_card_it_is() -> None:
    lines = [GAME.type_line(kind, "ru") for kind in (LEVEL_1[0], LEVEL_1[2], LEVEL_2[0], LEVEL_3[0])]
    assert lines == [
        "заклинание, сокровище 1-го уровня",
        "самоцвет, сокровище 1-го уровня",
        "общее сокровище 2-го уровня",
        "сокровище 3-го уровня",
    ]


@pytest.mark.parametrize(
    ("treasure", "card"),
    [
        ("bramas-buried-light", "Погребённый свет"),
        ("kadirs-emerald-shard", "Осколок изумруда"),
        ("mists-garnet-shard", "Осколок граната"),
        ("adelheims-amethyst-shard", "Осколок аметиста"),
        ("jians-moonstone-shard", "Осколок лунного камня"),
        ("lashs-quartz-shard", "Осколок кварца"),
        ("xaxoss-flare", "Вспышка"),
    ],
)
def test_a_treasure_is_called_as_the_card_that_it_once_was(treasure: str, card: str) -> None:
    """Those who know the first boxes know these cards by their Russian names; a treasure adds whose it was."""
    kind = GAME.kind(treasure)
    assert kind is not None and kind.ru.startswith(f"{card} ")


def test_every_treasure_has_a_worth_for_those_who_do_not_want_to_choose() -> None:
    assert set(WORTH) == {kind.id for kind in TREASURES}
    ids = [kind.id for kind in LEVEL_3]
    assert sorted(by_worth(ids)) == sorted(ids) and by_worth(ids)[0] == "shroud-of-obfuscation"


# --- options ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TREAS-01", "NA-TREAS-09")
def test_without_a_wish_there_is_no_treasure() -> None:
    s = at_start()
    assert s.pile("treasures") == [] and s.table.cards("treasures", 0) == []
    assert len(s.pile("treasure_box")) == len(TREASURES)


@pytest.mark.rule("NA-TREAS-08")
@pytest.mark.parametrize("option", ["treasure_1", "treasure_3"])
def test_two_players_cannot_have_the_same_treasure(option: str) -> None:
    kinds = LEVEL_1 if option == "treasure_1" else LEVEL_3
    with pytest.raises(BadOptions) as refused:
        at_start(2, **{option: [kinds[0].id, kinds[0].id]})
    assert "only once" in refused.value.en and "только одно" in refused.value.ru


@pytest.mark.parametrize("option", ["treasure_1", "treasure_3"])
@pytest.mark.parametrize("named", ["random", None])
def test_nobody_who_is_not_there_takes_a_treasure(option: str, named: str | None) -> None:
    kinds = LEVEL_1 if option == "treasure_1" else LEVEL_3
    with pytest.raises(BadOptions) as refused:
        at_start(2, **{option: ["none", "none", named or kinds[0].id]})
    assert "not there; there are 2" in refused.value.en and "которого нет; игроков: 2" in refused.value.ru


def test_a_treasure_of_another_level_is_refused() -> None:
    with pytest.raises(BadOptions):
        at_start(treasure_2="verdant-staff")


@pytest.mark.rule("NA-TREAS-02", "NA-TREAS-05", "NA-TREAS-06", "NA-TREAS-07")
def test_levels_add_up() -> None:
    s = at_start(
        treasure_1=[GEM, SPELL], treasure_2="thorned-whip", treasure_3=["verdant-staff", "bladed-crystal"],
    )  # fmt: skip
    while s.asked == "replace-which":
        s.choose(0)
    assert GEM in s.deck(0) and SPELL in s.deck(1)
    assert s.pile("treasures") == ["thorned-whip"]
    assert s.table.cards("treasures", 0) == ["verdant-staff"] and s.table.cards("treasures", 1) == ["bladed-crystal"]


@pytest.mark.rule("NA-TREAS-08")
def test_treasures_at_random_are_of_their_level_and_differ() -> None:
    seen = set()
    for seed in range(20):
        options = {"treasure_1": ["random"] * 4, "treasure_3": ["random"] * 3 + ["verdant-staff"], "mages_each": 1}
        table = Table.open(GAME, players=4, seed=seed, options={**options, "treasure_2": "random"})
        while table.prompt is not None and table.prompt.id in ("replace-which", "which-pile"):
            table.choose(0)
        own = [card for seat in range(4) for card in table.cards("treasures", seat)]
        small = [card for seat in range(4) for card in table.cards("deck", seat) if card in {k.id for k in LEVEL_1}]
        assert len(set(own)) == 4 and set(own) <= {kind.id for kind in LEVEL_3} and own[3] == "verdant-staff"
        assert len(set(small)) == 4
        assert len(table.cards("treasures")) == 1 and table.cards("treasures")[0] in {kind.id for kind in LEVEL_2}
        seen |= {*own, *small, *table.cards("treasures")}
    assert len(seen) == len(TREASURES)


# --- level 1: what it replaces ----------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TREAS-03")
def test_a_gem_takes_the_very_place_of_a_crystal() -> None:
    before = starting_deck("dezmodia")
    s = at_start(treasure_1=[GEM])
    assert s.asked == "replace-which" and s.seats == (0,)
    places = [option.number for option in s.options_of("replace")]
    assert places == [at for at, card in enumerate(before, start=1) if card == "crystal"] and len(places) > 1
    last = places[-1]
    assert last is not None
    s.choose("replace", number=last)
    assert s.deck(0) == [GEM if at == last else card for at, card in enumerate(before, start=1)]
    assert GEM not in s.hand(0)


@pytest.mark.rule("NA-TREAS-04")
def test_a_spell_takes_the_place_of_a_spark() -> None:
    before = starting_deck("dezmodia")
    s = at_start(treasure_1=[SPELL])
    while s.asked == "replace-which":
        assert {option.card for option in s.options_of("replace")} == {"spark"}
        s.choose(0)
    assert s.deck(0).count("spark") == before.count("spark") - 1 and s.deck(0).count(SPELL) == 1


@pytest.mark.rule("NA-TREAS-03", "NA-TREAS-04")
@pytest.mark.parametrize("mage", [kind.id for kind in GAME.kinds if kind.home == "mage_box"])
@pytest.mark.parametrize(("treasure", "first", "second"), [(GEM, "crystal", "spark"), (SPELL, "spark", "crystal")])
def test_without_one_it_is_the_other(mage: str, treasure: str, first: str, second: str) -> None:
    before = starting_deck(mage)
    gone = first if first in before else second
    assert gone in before
    table = Table.open(GAME, players=1, seed=1, options={"mage": [mage], "treasure_1": [treasure]})
    if before.count(gone) > 1:
        assert {option.card for option in table.options} == {gone}
        table.choose(0)
    assert table.prompt is None or table.prompt.id != "replace-which"
    deck = table.cards("deck", 0)
    assert len(deck) == len(before) and sorted([*deck, gone]) == sorted([*before, treasure])


# --- level 1: what it does --------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TREAS-10")
def test_bramas_buried_light() -> None:
    s = cast("bramas-buried-light")
    assert s.nemesis_life == 69 and s.aether == 1 and s.discard() == ["bramas-buried-light"]
    t = scene(hand=["bramas-buried-light"])
    t.prep("bramas-buried-light", 1)
    assert t.prepped() == ["bramas-buried-light"]


def test_garus_torch() -> None:
    s = cast("garus-torch", breaches={1: "open", 2: 1})
    s.decide("Deal 1 damage")
    assert s.nemesis_life == 69
    t = cast("garus-torch", breaches={1: "open", 2: 1})
    t.decide("Focus a closed breach")
    assert t.breaches()[2] == 2 and t.nemesis_life == 70


@pytest.mark.rule("NA-TREAS-10")
def test_kadirs_emerald_shard() -> None:
    s = scene(hand=["kadirs-emerald-shard"], life=10, p1={"life": 5})
    s.play("kadirs-emerald-shard")
    s.decide("Any player gains 1 life")
    s.answer_player(1)
    assert s.life(1) == 6 and s.aether == 0
    t = scene(hand=["kadirs-emerald-shard"], life=10, p1={"life": 10})
    t.play("kadirs-emerald-shard")  # nobody has room for life
    assert t.aether == 1


def test_mists_garnet_shard() -> None:
    s = scene(hand=["mists-garnet-shard"], p1={"prepped": [("spark", 1)]})
    s.play("mists-garnet-shard")
    s.decide("Cast a prepped spell")
    assert s.nemesis_life == 69 and s.discard(1) == ["spark"] and s.aether == 0
    t = scene(hand=["mists-garnet-shard"])
    t.play("mists-garnet-shard")
    assert t.aether == 1  # nothing is prepped


@pytest.mark.parametrize(("discards", "dealt"), [(True, 3), (False, 1)])
def test_xaxoss_pyre(discards: bool, dealt: int) -> None:
    s = cast("xaxoss-pyre", p1={"hand": ["crystal"]})
    assert s.asked == "discard-for-pyre" and s.seats == (1,)
    if discards:
        s.answer("crystal")
    else:
        s.decline()
    assert s.nemesis_life == 70 - dealt and s.discard(1) == (["crystal"] if discards else [])


@pytest.mark.rule("NA-SOLO-02")
def test_xaxoss_pyre_alone() -> None:
    s = cast("xaxoss-pyre", players=1)
    s.answer("crystal")
    assert s.discard() == ["crystal", "xaxoss-pyre"] and s.nemesis_life == 67


def test_adelheims_amethyst_shard() -> None:
    s = scene(hand=["adelheims-amethyst-shard"], p1={"hand": ["crystal"], "deck": ["spark"]})
    s.play("adelheims-amethyst-shard")
    assert s.seats == (1,)
    s.choose("yes")
    s.answer("crystal")
    assert s.aether == 1 and s.hand(1) == ["spark"] and s.discard(1) == ["crystal"]
    t = scene(hand=["adelheims-amethyst-shard"], p1={"hand": ["crystal"], "deck": ["spark"]})
    t.play("adelheims-amethyst-shard")
    t.choose("no")
    assert t.hand(1) == ["crystal"] and t.deck(1) == ["spark"]


def test_gexs_shattered_geode() -> None:
    s = scene(hand=["gexs-shattered-geode"], p1={"discard": ["spark", "crystal"]})
    s.play("gexs-shattered-geode")
    s.answer("spark")
    assert s.aether == 1 and s.hand() == ["spark"] and s.discard(1) == ["crystal"]


def test_jians_moonstone_shard_brings_aether_for_gems_alone() -> None:
    s = scene(hand=["jians-moonstone-shard"], aether=1, market=["exogranite", "aether-conduit", "bouncing-boom"])
    s.play("jians-moonstone-shard")
    assert s.aether == 2 and s.value("jewel_aether") == 1
    assert s.choices("gain") == ["exogranite"]  # for 3; relic and spell are out of reach, so is a charge for 3
    s.gain("exogranite")
    assert s.aether == 0 and s.value("jewel_aether") == 0
    t = scene(hand=["jians-moonstone-shard"], breaches={1: "open", 2: 0}, market=["exogranite"])
    t.play("jians-moonstone-shard")
    assert not t.can("focus") and not t.can("charge")
    t.end_turn("turn-2")
    assert t.value("jewel_aether") == 0


def test_jians_aether_is_spent_on_gems_first() -> None:
    s = scene(hand=["jians-moonstone-shard"], aether=5, market=["exogranite"])
    s.play("jians-moonstone-shard")
    s.gain("exogranite")
    assert (s.aether, s.value("jewel_aether")) == (4, 0)


@pytest.mark.parametrize(("top", "aether"), [("turn-2", 2), ("turn-nemesis", 1)])
@pytest.mark.parametrize("verb", ["leave-on-top", "to-bottom"])
def test_lashs_quartz_shard(top: str, aether: int, verb: str) -> None:
    s = scene(hand=["lashs-quartz-shard"], turns=[top, "..."])
    s.play("lashs-quartz-shard")
    s.choose(verb)
    assert s.aether == aether
    assert s.pile("turns")[0 if verb == "leave-on-top" else -1] == top


@pytest.mark.parametrize(("top", "dealt"), [("turn-2", 3), ("turn-nemesis", 1)])
def test_xaxoss_flare(top: str, dealt: int) -> None:
    s = scene(prepped=[("xaxoss-flare", 1)], hand=["crystal"] * 5)
    s.end_turn("turn-1", top)
    s.cast("xaxoss-flare")
    assert s.nemesis_life == 70 - dealt and s.pile("turns")[0] == top
