"""The four nemeses: set-up, unleash, additional rules, increased difficulty, and their nine cards each."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from tests.rules.war_eternal.scene import Scene, scene

STILL = {"turns_taken": ["turn-nemesis"]}


def titan(**arrangement: Any) -> Scene:
    return scene(nemesis="umbra-titan", **arrangement)


def crown(**arrangement: Any) -> Scene:
    return scene(nemesis="hollow-crown", **arrangement)


def magus(**arrangement: Any) -> Scene:
    return scene(nemesis="magus-of-cloaks", **arrangement)


def witch(**arrangement: Any) -> Scene:
    return scene(nemesis="gate-witch", **(STILL | arrangement))


# --- Umbra Titan ------------------------------------------------------------------------------------------------------
def test_titan_unleashes_by_the_turn_order_discard_pile() -> None:
    s = titan(threats=["null-scion"])
    s.nemesis_turn("grubber")
    s.decide("any player suffers")
    s.answer_player(1)
    assert (s.life(1), s.tokens) == (8, 8)
    t = titan(threats=["null-scion"], turns_taken=["turn-nemesis"])
    t.nemesis_turn("grubber")
    t.decide("any player suffers")
    assert (t.gravehold, t.tokens) == (28, 8)
    u = titan(threats=["null-scion"])
    u.nemesis_turn("grubber")
    u.decide("loses 1")
    assert u.tokens == 7


def test_titan_must_lose_a_token_if_no_nemesis_card_was_taken() -> None:
    """Encroach shuffles an empty turn deck before it exhausts a player: then no nemesis card lies there."""
    for seed in range(30):
        table = Table.open("war-eternal", seed=seed, options={"mage": ["garu", "gex"]})
        if table.active == 0 and "turn-nemesis" not in table.cards("turns_taken"):
            taken = ["turn-1", "turn-1", "turn-2", "turn-2", "turn-nemesis"]
            table.arrange(turns=["turn-nemesis"], turns_taken=taken, deck_1=["encroach"], p0__life=2, p1__life=2)
            table.choose("end-turn")
            table.choose(0)  # Encroach unleashes: Gravehold suffers, for two nemesis cards were taken
            if any(table.value("exhausted", seat) for seat in range(2)):
                assert table.value("tokens") == 6 and table.prompt is not None
                assert table.prompt.id == "which-breach-falls"
                return
    raise AssertionError("nobody was ever exhausted")


def test_titan_without_tokens_wins() -> None:
    s = titan(tokens=1, threats=["demi-ancient"])
    s.nemesis_turn("grubber")
    assert s.won is False and s.said("nemesis-wins") == ["umbra-titan"] and s.gravehold == 30


def test_cryptid() -> None:
    s = titan(threats=["cryptid"], prepped=[("kindle", 1)], p1={"prepped": [("spark", 1)]})
    s.nemesis_turn("grubber")
    s.decide("discards it")
    assert s.prepped() == [] and s.discard() == ["kindle"] and s.tokens == 8
    t = titan(threats=["cryptid"])
    t.nemesis_turn("grubber")
    assert t.tokens == 7


def test_grubber() -> None:
    s = titan(threats=["grubber"])
    s.nemesis_turn("cryptid")
    assert (s.gravehold, s.tokens) == (28, 8)
    t = titan(threats=["grubber"], **STILL)
    t.nemesis_turn("cryptid")
    assert (t.gravehold, t.tokens) == (30, 7)


def test_seismic_roar() -> None:
    s = titan(threats=[{"card": "seismic-roar", "countdown": 1}])
    s.nemesis_turn("cryptid")
    assert s.tokens == 6


def test_maul() -> None:
    s = titan(prepped=[("aurora", 1), ("spark", 2)], breaches={1: "open", 2: "open"}, p1={"prepped": [("kindle", 1)]})
    s.nemesis_turn("maul")
    s.decide("destroy the 2 most expensive")
    assert sorted(s.pile("destroyed")) == ["aurora", "kindle"] and s.prepped() == ["spark"]


@pytest.mark.parametrize(("tokens", "left", "gravehold"), [(5, 4, 30), (4, 4, 27)])
def test_tombfright(tokens: int, left: int, gravehold: int) -> None:
    s = titan(tokens=tokens, threats=["tombfright"])
    s.nemesis_turn("cryptid")
    assert (s.tokens, s.gravehold) == (left, gravehold)


@pytest.mark.parametrize(("life", "tokens"), [(9, 8), (8, 7)])
def test_vault_behemoth(life: int, tokens: int) -> None:
    s = titan(threats=[{"card": "vault-behemoth", "life": life}])
    s.nemesis_turn("cryptid")
    s.answer_player(0)
    assert (s.life(), s.tokens) == (8, tokens)


def test_crumble() -> None:
    s = titan(nemesis_discard=["smite", "cryptid", "grubber"])
    s.nemesis_turn("crumble")
    s.decide("comes back into play")
    s.decide("loses 1")
    assert s.pile("threats") == ["cryptid"] and s.on_card("life", "cryptid") == 6
    assert s.pile("nemesis_discard")[0] == "crumble" and s.tokens == 7
    t = titan(nemesis_discard=["smite"])
    t.nemesis_turn("crumble")
    assert t.tokens == 5


def test_demi_ancient_and_yawning_black() -> None:
    s = titan(threats=["demi-ancient", {"card": "yawning-black", "countdown": 1}])
    s.nemesis_turn("cryptid")
    s.decide("suffers 6")
    s.answer_player(1)
    assert (s.tokens, s.life(1)) == (7, 4)
    t = titan(threats=[{"card": "yawning-black", "countdown": 1}])
    t.nemesis_turn("cryptid")
    t.decide("loses 3")
    assert t.tokens == 5


# --- Hollow Crown -----------------------------------------------------------------------------------------------------
def test_crown_begins_with_two_acolytes_and_beginners_have_one_fewer() -> None:
    for difficulty, gone in (("normal", 0), ("beginner", 1)):
        for seed in range(20):
            table = Table.open("war-eternal", seed=seed, options={"nemesis": "hollow-crown", "difficulty": difficulty})
            if "turn-nemesis" not in table.cards("turns_taken"):
                break
        assert len(table.cards("threats")) == 2 and len(table.cards("acolytes_gone")) == gone
        assert len(table.cards("acolyte_deck")) == 7 - gone


def test_crown_unleashes_the_blood_magic_of_the_strongest_acolyte() -> None:
    s = crown(threats=[{"card": "nhavkalas", "life": 10}, {"card": "kurgax", "life": 9}])
    s.nemesis_turn("thrash")
    assert s.gravehold == 27 and s.on_card("life", "nhavkalas") == 9
    tie = crown(threats=["nhavkalas", "kurgax"])
    tie.nemesis_turn("thrash")
    assert tie.asked == "which-acolyte" and tie.seats == (0, 1)


def test_crown_at_increased_difficulty_unleashes_all_without_self_damage() -> None:
    s = crown(threats=["nhavkalas", {"card": "lurzan", "life": 3}], life=9, options={"difficulty": "expert"})
    s.nemesis_turn("thrash")
    assert s.gravehold == 27 and s.on_card("life", "nhavkalas") == 11 and s.life() == 8


def test_acolytes_do_nothing_in_the_main_phase_and_are_replaced_at_once() -> None:
    s = crown(threats=["nhavkalas"], acolyte_deck=["bezu"], prepped=[("spark", 1)])
    s.arrange(threats=[{"card": "nhavkalas", "life": 1}])
    s.casting()
    s.cast("spark")
    assert s.pile("threats") == ["bezu"] and s.on_card("life", "bezu") == 11
    assert s.pile("acolytes_gone") == ["nhavkalas"] and s.pile("nemesis_discard") == []
    s.nemesis_turn("enslave")
    assert s.gravehold == 30


def test_the_crown_falls_at_the_end_of_a_turn_without_acolytes() -> None:
    s = crown(acolyte_deck=[], prepped=[("spark", 1)])
    s.arrange(threats=[{"card": "bezu", "life": 1}])
    s.casting()
    s.cast("spark")
    assert s.won is None and s.pile("threats") == []
    s.end_turn()
    assert s.won is True


def test_exhaustion_against_the_crown_costs_gravehold_four() -> None:
    s = crown(threats=["lurzan"], life=1)
    s.nemesis_turn("enslave")
    assert s.value("exhausted", 0) == 1 and s.gravehold == 26


def blood(acolyte: str, **arrangement: Any) -> Scene:
    """The acolyte's blood magic by an unleash."""
    s = crown(threats=["null-scion", acolyte], acolyte_deck=[], **arrangement)
    s.nemesis_turn("thronewatch")
    return s


def test_bezu() -> None:
    s = blood("bezu", prepped=[("spark", 1), ("spark", 2)], breaches={1: "open", 2: "open"})
    assert s.gravehold == 28 and s.on_card("life", "bezu") == 9


def test_edryss_tragg() -> None:
    s = blood("edryss-tragg", life=7)
    s.answer_player(0)
    assert s.life() == 5 and s.on_card("life", "edryss-tragg") == 9
    t = blood("edryss-tragg", life=8)
    t.answer_player(0)
    assert t.on_card("life", "edryss-tragg") == 11


def test_holadran() -> None:
    s = blood("holadran")
    s.answer_player(0)
    assert (s.life(0), s.life(1)) == (9, 9)


def test_kurgax_and_lurzan() -> None:
    s = blood("kurgax")
    s.answer_player(1)
    assert (s.gravehold, s.life(1)) == (29, 9)
    assert blood("lurzan", life=4).life() == 3


def test_mord() -> None:
    s = blood("mord", p1={"charges": 1})
    s.decide("loses 1 charge")
    assert (s.charges(1), s.gravehold, s.on_card("life", "mord")) == (0, 29, 10)
    assert blood("mord").gravehold == 27


def test_nhavkalas() -> None:
    s = blood("nhavkalas")
    assert s.gravehold == 27 and s.on_card("life", "nhavkalas") == 10


def test_ren_goda() -> None:
    s = blood("ren-goda", p1={"hand": ["crystal", "kindle"]}, hand=[])
    s.decide("discards their most expensive")
    assert s.life(1) == 9 and s.hand(1) == ["crystal"]


def test_solara() -> None:
    s = blood("solara", p1={"hand": ["crystal", "kindle"]}, hand=["spark"])
    assert s.seats == (1,)
    s.answer("kindle")
    assert s.hand(1) == [] and s.on_card("life", "solara") == 8


def test_beseech() -> None:
    s = crown(threats=[{"card": "bezu", "life": 4}, {"card": "lurzan", "life": 9}], acolyte_deck=["nhavkalas"])
    s.nemesis_turn("beseech")
    assert s.pile("threats") == ["lurzan", "nhavkalas"] and s.pile("acolyte_deck") == ["bezu"]
    assert s.gravehold == 27


def test_enslave_and_dominate() -> None:
    s = crown(threats=["nhavkalas", "lurzan"], life=9)
    s.nemesis_turn("enslave")
    assert s.gravehold == 27 and s.on_card("life", "nhavkalas") == 11 and s.life() == 8
    t = crown(threats=["nhavkalas", "lurzan"], life=9)
    t.nemesis_turn("dominate")
    assert t.gravehold == 24 and t.life() == 7


def test_thronewatch() -> None:
    s = crown(threats=["thronewatch", {"card": "nhavkalas", "life": 5}])
    s.nemesis_turn("enslave")
    assert s.on_card("life", "nhavkalas") == 3 and s.gravehold == 24


@pytest.mark.rule("WE-NCARD-05")
def test_ascend_and_viscera_bride() -> None:
    s = crown(threats=[{"card": "nhavkalas", "life": 4}])
    s.nemesis_turn("ascend")
    assert s.gravehold == 24 and s.on_card("life", "nhavkalas") == 10  # 4 - 1, then up to 11, then 1 less
    t = crown(threats=["viscera-bride", {"card": "nhavkalas", "life": 4}])
    t.nemesis_turn("enslave")
    assert t.on_card("life", "nhavkalas") == 9 and t.gravehold == 30 - 3 * 3


def test_infernal_domain_and_nameless_faith() -> None:
    s = crown(threats=["nhavkalas", {"card": "infernal-domain", "countdown": 1}], acolyte_deck=["lurzan"], life=9)
    s.nemesis_turn("thrash")
    assert "lurzan" in s.pile("threats") and s.life() == 8
    t = crown(threats=["lurzan", {"card": "nameless-faith", "countdown": 1}], acolyte_deck=[],
              acolytes_gone=["bezu", "mord", "solara"], life=9)  # fmt: skip
    t.nemesis_turn("thrash")
    assert sorted(t.pile("acolyte_deck")) == ["bezu", "mord"] and t.pile("acolytes_gone") == ["solara"]


def test_reign() -> None:
    s = crown(threats=["nhavkalas"], acolyte_deck=[])
    s.nemesis_turn("reign")
    assert s.on_card("life", "nhavkalas") == 11 - 1 - 6 - 2 and s.gravehold == 30 - 9


# --- Magus of Cloaks --------------------------------------------------------------------------------------------------
def test_magus_is_shielded_by_his_tokens_and_loses_one_each_time() -> None:
    s = magus(tokens=4, prepped=[("conjure-the-lost", 1), ("spark", 2)], breaches={1: "open", 2: "open"})
    s.casting()
    s.cast("spark")
    assert (s.nemesis_life, s.tokens) == (35, 3)
    s.cast("conjure-the-lost")
    s.choose("no")
    assert (s.nemesis_life, s.tokens) == (33, 2)
    t = magus(tokens=2, prepped=[("spark", 1)])
    t.casting()
    t.cast("spark")
    assert t.tokens == 2  # never fewer


def test_magus_unleashes_tokens_or_damage() -> None:
    s = magus(tokens=6, threats=["null-scion"])
    s.nemesis_turn("enshroud")
    s.decide("gains 2")
    assert s.tokens == 8
    t = magus(tokens=7, threats=["null-scion"])
    t.nemesis_turn("dusk-spawn")
    assert (t.gravehold, t.tokens) == (28, 7)  # both tokens must fit


@pytest.mark.parametrize(("difficulty", "least", "most"), [("normal", 2, 8), ("expert", 3, 9)])
def test_magus_limits(difficulty: str, least: int, most: int) -> None:
    s = magus(options={"difficulty": difficulty}, tokens=least, prepped=[("spark", 1)])
    s.casting()
    s.cast("spark")
    assert s.tokens == least
    s.nemesis_turn("eclipse")
    s.answer_player(0)
    s.arrange(tokens=most - 1)
    s.nemesis_turn("shadows-reach")
    assert s.tokens == most


def test_dusk_spawn() -> None:
    s = magus(threats=["dusk-spawn"], charges=1, tokens=3, prepped=[("spark", 1)])
    s.nemesis_turn("twilight-empire")
    s.answer_player(0)
    s.choose("lose-charge")
    assert (s.charges(), s.life()) == (0, 10)
    s.cast("spark")
    s.answer("dusk-spawn")
    assert s.tokens == 4 and s.on_card("life", "dusk-spawn") == 4
    t = magus(threats=["dusk-spawn"])
    t.nemesis_turn("twilight-empire")
    t.answer_player(1)
    assert t.life(1) == 8


@pytest.mark.parametrize("card", ["rising-dark", "black-solstice"])
def test_powers_dispelled_by_damage_that_gets_through(card: str) -> None:
    s = magus(threats=[card], tokens=2, prepped=[("spark", 1), ("kindle", 2)], breaches={1: "open", 2: "open"})
    assert not s.can("discard-power")
    s.casting()
    s.cast("spark")
    assert s.pile("threats") == [card]
    s.cast("kindle")
    assert s.pile("threats") == []


def test_rising_dark() -> None:
    s = magus(threats=[{"card": "rising-dark", "countdown": 1}], tokens=8, prepped=[("spark", 1)],
              p1={"prepped": [("kindle", 1)]})  # fmt: skip
    s.nemesis_turn("twilight-empire")
    s.answer_player(1)
    assert s.gravehold == 28 and s.life(1) == 7 and s.pile("destroyed") == ["spark"]


def test_twilight_empire() -> None:
    s = magus(threats=[{"card": "twilight-empire", "countdown": 1}], tokens=5)
    s.nemesis_turn("dusk-spawn")
    assert (s.gravehold, s.tokens) == (25, 6)


def test_ashen_haruspex() -> None:
    s = magus(threats=["ashen-haruspex"], tokens=5, prepped=[("kindle", 1)])
    s.nemesis_turn("dusk-spawn")
    s.answer_player(1)
    assert s.life(1) == 7
    s.cast("kindle")
    s.answer("ashen-haruspex")
    assert s.on_card("life", "ashen-haruspex") == 4


def test_black_solstice() -> None:
    s = magus(threats=[{"card": "black-solstice", "countdown": 1}], tokens=8, p1={"prepped": [("kindle", 1)]})
    s.nemesis_turn("dusk-spawn")
    assert s.life(1) == 7 and s.discard(1) == ["kindle"] and s.gravehold == 26


def test_enshroud_and_eclipse() -> None:
    s = magus(tokens=2, prepped=[("spark", 1), ("kindle", 2)], breaches={1: "open", 2: "open"},
              p1={"prepped": [("spark", 1)]})  # fmt: skip
    s.nemesis_turn("enshroud")
    s.answer_any("spark")
    assert s.tokens == 6 and s.prepped() == ["kindle"] and s.prepped(1) == []
    t = magus(tokens=2, prepped=[("kindle", 1)], p1={"prepped": [("spark", 1)]})
    t.nemesis_turn("eclipse")
    assert t.tokens == 7 and t.prepped() == [] and t.life() == 8 and t.pile("destroyed") == ["kindle"]
    u = magus(tokens=2)
    u.nemesis_turn("eclipse")
    u.answer_player(1)
    assert u.life(1) == 8


def test_shadows_reach_loses_the_game() -> None:
    s = magus(threats=[{"card": "shadows-reach", "countdown": 1}])
    assert not s.can("discard-power")
    s.nemesis_turn("dusk-spawn")
    assert s.won is False


def test_veil_daughter() -> None:
    s = magus(threats=["veil-daughter"], tokens=4, charges=2, prepped=[("conjure-the-lost", 1)])
    s.nemesis_turn("dusk-spawn")
    assert s.life() == 6
    s.cast("conjure-the-lost")
    s.answer("veil-daughter")
    assert s.on_card("life", "veil-daughter") == 10 and s.tokens == 4


# --- Gate Witch -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("difficulty", "left"), [("normal", 2), ("expert", 3)])
def test_witch_accelerates_time(difficulty: str, left: int) -> None:
    s = scene(nemesis="gate-witch", options={"difficulty": difficulty}, tokens=4, turns_taken=["turn-2"],
              turns=["turn-nemesis", "turn-1", "turn-1"])  # fmt: skip
    s.arrange(deck_1=["smite", "mage-ender", "null-scion"])
    s.choose("end-turn")
    assert s.said("time-accelerates") == ["gate-witch"]
    assert s.tokens == left


def test_a_third_nemesis_turn_in_a_round_is_possible() -> None:
    s = scene(nemesis="gate-witch", tokens=9, turns_taken=["turn-1", "turn-1", "turn-2", "turn-2"],
              turns=["turn-nemesis"])  # fmt: skip
    s.arrange(deck_1=["null-scion", "mangleroot", "catacomb-drone", "paradox-beast"])
    s.choose("end-turn")  # her only card of the turn deck comes back at once, and again while she has five tokens
    told = [event.data["note"] for event in s.events if event.what == "note"]
    assert told[: told.index("turns-shuffled")].count("nemesis-turn") == 3


def test_witch_needs_exactly_one_nemesis_card() -> None:
    s = witch(tokens=9)
    s.nemesis_turn("smite")
    assert s.tokens == 11 and not s.said("time-accelerates")
    t = scene(nemesis="gate-witch", tokens=2)
    t.nemesis_turn("smite")
    assert t.tokens == 4 and not t.said("time-accelerates")


def test_deep_abomination() -> None:
    s = scene(nemesis="gate-witch", threats=["deep-abomination"],
              turns_taken=["turn-1", "turn-1", "turn-2", "turn-nemesis"])  # fmt: skip
    s.nemesis_turn("smite", then="turn-2")
    assert (s.life(0), s.life(1)) == (8, 9)


@pytest.mark.rule("WE-VAR-06")
def test_deep_abomination_and_pair_cards() -> None:
    """One card of a pair hurts one of the two, whom the players choose; both cards hurt each of them once."""
    for seed in range(40):
        table = Table.open("war-eternal", players=4, seed=seed, options={"pair_cards": True, "nemesis": "gate-witch"})
        if table.prompt is not None and table.prompt.id == "who-plays":
            break
    table.choose(0)
    table.arrange(turns=["turn-nemesis"], turns_taken=["turn-1-2", "turn-3-4", "turn-1-2"], tokens=1)
    table.arrange(deck_1=["paradox-beast", "portal-wretch"], threats=[{"card": "deep-abomination", "life": 6}])
    table.choose("end-turn")
    asked = []
    while table.prompt is not None and table.prompt.id == "who-counts":
        asked.append([option.player for option in table.options])
        table.choose(0)
    assert asked == [[2, 3]]
    assert [table.value("life", seat) for seat in range(4)] == [9, 9, 9, 10]


def test_hasten() -> None:
    s = witch(tokens=3)
    s.nemesis_turn("hasten")
    s.answer_player(1)
    assert s.life(1) == 7 and s.tokens == 4
    assert s.pile("deck_3")[-1] == "hasten" and s.pile("nemesis_discard") == []


def test_temporal_nimbus() -> None:
    s = witch(threats=[{"card": "temporal-nimbus", "countdown": 1}])
    s.nemesis_turn("paradox-beast", "portal-wretch", "hasten")
    assert s.pile("threats") == ["paradox-beast", "portal-wretch"] and s.pile("deck_1") == ["hasten"]


def test_nether_spiral() -> None:
    s = scene(nemesis="gate-witch", threats=[{"card": "nether-spiral", "countdown": 1}],
              turns=["turn-nemesis", "turn-2"], turns_taken=["turn-1", "turn-2", "turn-1", "turn-nemesis"])  # fmt: skip
    s.arrange(deck_1=["paradox-beast", "portal-wretch", "deep-abomination"])
    s.choose("end-turn")
    assert s.asked == "keep-turn-card" and s.choices() == ["turn-1", "turn-2"]
    s.answer("turn-2")
    assert s.pile("turns_taken")[-1] == "turn-2" and "turn-nemesis" in s.pile("turns") + s.pile("turns_taken")
    assert len(s.pile("turns")) + len(s.pile("turns_taken")) == 6


def test_paradox_beast() -> None:
    s = witch(tokens=6, threats=["paradox-beast"])
    s.nemesis_turn("portal-wretch")
    assert s.gravehold == 24


def test_portal_wretch() -> None:
    s = witch(threats=["portal-wretch"], charges=1)
    s.nemesis_turn("paradox-beast")
    assert s.life() == 8
    t = witch(threats=[{"card": "portal-wretch", "life": 1}], prepped=[("spark", 1)])
    t.casting()
    before = t.pile("turns").count("turn-nemesis")
    t.cast("spark")
    t.answer("portal-wretch")
    assert t.pile("turns").count("turn-nemesis") == before + 1 and "turn-nemesis" not in t.pile("turns_taken")


def test_distort() -> None:
    s = witch()
    s.arrange(deck_1=["distort", "paradox-beast"])
    s.end_turn("turn-nemesis", "turn-2", "turn-1")
    assert s.pile("turns_taken")[1] == "turn-2" and s.pile("deck_3")[-1] == "distort" and s.table.active == 0
    t = scene(nemesis="gate-witch", turns_taken=["turn-2"])
    t.arrange(deck_1=["distort", "paradox-beast"])
    t.end_turn("turn-nemesis", "turn-nemesis", "turn-1")
    assert t.gravehold == 25


def test_infinite_enmity() -> None:
    s = witch(threats=[{"card": "infinite-enmity", "countdown": 1}], tokens=2)
    s.nemesis_turn("paradox-beast")
    assert s.tokens == 6 and s.pile("deck_3")[-1] == "infinite-enmity"
    t = witch(threats=[{"card": "infinite-enmity", "countdown": 1}], tokens=9)
    t.nemesis_turn("paradox-beast")
    assert t.tokens == 9


def test_rift_scourge() -> None:
    s = witch(threats=[{"card": "rift-scourge", "life": 1}], prepped=[("spark", 1)])
    s.nemesis_turn("paradox-beast")
    s.answer_player(1)
    assert s.life(1) == 6
    s.cast("spark")
    s.answer("rift-scourge")
    assert s.pile("deck_3")[-1] == "rift-scourge" and s.pile("nemesis_discard") == []
