"""What may be chosen: an OR by what can be carried out, any player by who can, and nothing that is decided already."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from tests.rules.war_eternal.scene import Scene, scene


def asks_for_one(s: Scene) -> bool:
    """Whether an OR is asked."""
    return s.asked in ("choose-one", "decide-together")


# --- gains that a limit swallows --------------------------------------------------------------------------------------
@pytest.mark.rule("WE-TERM-05", "WE-TERM-06")
@pytest.mark.parametrize(("gravehold", "free"), [(30, False), (29, True)])
def test_life_that_gravehold_has_no_room_for_is_not_gained_completely(gravehold: int, free: bool) -> None:
    s = scene(hand=["crystal", "mages-totem"], gravehold=gravehold)
    s.play_all("crystal", "mages-totem")
    assert asks_for_one(s) is free
    if not free:
        assert s.pile("destroyed") == ["crystal"] and s.gravehold == 30


@pytest.mark.rule("WE-TERM-05", "WE-TERM-06")
@pytest.mark.parametrize(("life", "free"), [(10, False), (9, False), (8, False), (7, True)])
def test_life_that_a_player_has_no_room_for_is_not_gained_completely(life: int, free: bool) -> None:
    s = scene(hand=["primordial-fetish"], life=life, breaches={1: "open", 2: 0})
    s.play("primordial-fetish")
    assert asks_for_one(s) is free
    if not free:
        assert s.breaches()[2] == 1 and s.life() == life


@pytest.mark.rule("WE-TERM-05")
def test_a_swallowed_gain_is_taken_where_nothing_else_can_be_done() -> None:
    s = scene(hand=["mages-totem"], gravehold=30)
    s.play("mages-totem")
    assert s.pile("destroyed") == ["mages-totem"] and s.gravehold == 30
    t = scene(hand=["primordial-fetish"], life=9, breaches={1: "open"})
    t.play("primordial-fetish")
    assert t.pile("destroyed") == ["primordial-fetish"] and t.life() == 10


@pytest.mark.rule("WE-TERM-05", "WE-TERM-06")
@pytest.mark.parametrize(("tokens", "free"), [(8, False), (7, False), (6, True)])
def test_tokens_that_the_magus_has_no_room_for_are_not_gained_completely(tokens: int, free: bool) -> None:
    s = scene(nemesis="magus-of-cloaks", tokens=tokens, threats=["null-scion"])
    s.nemesis_turn("dusk-spawn")
    assert asks_for_one(s) is free
    if not free:
        assert (s.tokens, s.gravehold) == (tokens, 28)


@pytest.mark.rule("WE-TERM-13", "WE-EXH-09")
def test_an_exhausted_player_gains_no_life_so_the_other_option_is_taken() -> None:
    s = scene(hand=["primordial-fetish"], life=0, exhausted=True, breaches={1: "open", 2: 0})
    s.play("primordial-fetish")
    assert s.asked == "main-phase" and s.breaches()[2] == 1 and s.pile("destroyed") == []
    alone = scene(hand=["primordial-fetish"], life=0, exhausted=True, breaches={1: "open"})
    alone.play("primordial-fetish")
    assert alone.pile("destroyed") == ["primordial-fetish"] and alone.life() == 0


# --- effects that can do nothing --------------------------------------------------------------------------------------
def crown(card: str, **arrangement: Any) -> Scene:
    """The Hollow Crown draws a card after my turn."""
    s = scene(nemesis="hollow-crown", **arrangement)
    s.nemesis_turn(card)
    return s


@pytest.mark.rule("WE-TERM-06")
def test_an_unleash_that_can_do_nothing_is_no_option() -> None:
    nobody = crown("quell", threats=["null-scion", {"card": "nhavkalas", "life": 1}], acolyte_deck=[])
    assert nobody.gravehold == 20  # the last acolyte has just hurt itself for the last time: nobody is left to act
    idle = crown("quell", threats=["bezu"])
    assert idle.gravehold == 23  # nobody has a spell prepped that Bezu could count
    free = crown("quell", threats=["bezu"], prepped=[("spark", 1)])
    assert asks_for_one(free)


@pytest.mark.rule("WE-TERM-06")
def test_an_unleash_of_all_acolytes_does_nothing_only_if_none_of_them_can() -> None:
    expert: dict[str, Any] = {"options": {"difficulty": "expert"}}
    idle = crown("quell", threats=["bezu", "solara"], **expert)
    assert idle.gravehold == 23  # Solara does not hurt herself here, and there is no card to discard
    cards = crown("quell", threats=["bezu", "solara"], p1={"hand": ["spark"]}, **expert)
    assert asks_for_one(cards)


@pytest.mark.rule("WE-TERM-06")
def test_damage_without_anything_to_hit_is_no_option() -> None:
    s = scene(nemesis="hollow-crown", mages=["garu", "gex"], threats=["bezu"], hand=["crystal"] * 5,
              prepped=[("torch", 1)], breaches={1: "open", 3: 0},
              acolyte_deck=[], acolytes_gone=["mord"])  # fmt: skip
    s.casting()
    s.arrange(threats=[], acolytes_gone=["mord", "bezu"])
    s.cast("torch")
    assert s.breaches()[3] == 1 and not asks_for_one(s)


# --- any player -------------------------------------------------------------------------------------------------------
def flailed(**arrangement: Any) -> Scene:
    """Chaos Flail takes effect in the turn of the Gate Witch."""
    s = scene(3, nemesis="gate-witch", turns_taken=["turn-nemesis"],
              threats=[{"card": "chaos-flail", "countdown": 1}], **arrangement)  # fmt: skip
    s.nemesis_turn("mage-ender")
    return s


@pytest.mark.rule("WE-AMB-05")
def test_chaos_flail_is_not_aimed_at_a_player_who_cannot() -> None:
    s = flailed(p1={"deck": ["kindle"], "discard": ["spark"]}, p2={"deck": ["crystal", "spark", "spark"]})
    assert s.players_offered() == [1, 2]  # I have no cards but those of my hand
    t = flailed(p1={"discard": ["spark"]}, p2={"deck": ["crystal", "kindle"]})
    assert t.pile("destroyed") == ["kindle"]  # only one player has two cards to reveal
    u = flailed(p1={"discard": ["spark"]})
    assert u.pile("destroyed") == ["spark"]  # nobody has: it is who can do most of it


# --- questions about what is decided already --------------------------------------------------------------------------
@pytest.mark.rule("WE-VAR-06")
def test_both_cards_of_a_pair_hurt_each_of_the_two_without_a_question() -> None:
    options = {"pair_cards": True, "nemesis": "gate-witch"}
    tables = (Table.open("war-eternal", players=4, seed=seed, options=options) for seed in range(40))
    table = next(table for table in tables if table.prompt is not None and table.prompt.id == "who-plays")
    table.choose(0)
    table.arrange(turns=["turn-nemesis"], turns_taken=["turn-1-2", "turn-3-4", "turn-1-2", "turn-3-4"], tokens=1)
    table.arrange(deck_1=["paradox-beast", "portal-wretch"], threats=[{"card": "deep-abomination", "life": 6}])
    table.choose("end-turn")
    assert table.prompt is not None and table.prompt.id != "who-counts"
    assert [table.value("life", seat) for seat in range(4)] == [9, 9, 9, 9]


# --- once in each main phase ------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-WHILE-01")
@pytest.mark.parametrize(("card", "value"), [("aurora", "charges"), ("nova-forge", "spell_aether")])
def test_once_in_a_main_phase_holds_also_after_the_spell_was_prepped_again(card: str, value: str) -> None:
    s = scene(hand=["vortex-gauntlet"], prepped=[(card, 1)], deck=["crystal"] * 5)
    s.choose("use", card)
    s.play("vortex-gauntlet")
    assert s.hand() == [card]
    s.prep(card, 1)
    assert not s.can("use", card)
    s.end_turn("turn-1")
    s.choose("end-casting")
    assert s.can("use", card)  # another main phase


@pytest.mark.rule("WE-WHILE-01")
def test_a_used_spell_may_be_used_in_the_next_main_phase_wherever_it_was() -> None:
    s = scene(mages=["mist", "garu"], hand=[], prepped=[("aurora", 1)], charges=5, p1={"hand": []})
    s.choose("use", "aurora")
    s.ability()
    s.answer("aurora")
    if s.asked == "which-ally":
        s.answer_player(1)
    while s.asked != "main-phase":
        s.decline()
    assert s.hand(1) == ["aurora"]
    s.end_turn("turn-2")
    s.prep("aurora", 1)
    assert s.can("use", "aurora")


# --- your own ally ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-SOLO-04")
def test_a_card_gained_as_your_own_ally_is_gained_by_you() -> None:
    s = scene(1, mages=["yan-magda"], charges=5, market=["bloodstone-jewel", "mages-totem"],
              breaches={1: "open", 2: "open", 3: "open", 4: "open"})  # fmt: skip
    s.ability()
    s.answer("mages-totem")  # one card is left
    assert s.deck() == ["bloodstone-jewel"] and s.aether == 3


@pytest.mark.rule("WE-SOLO-04")
def test_alone_volcanic_glass_is_shared_with_yourself_again_and_again() -> None:
    s = scene(1, mages=["gex"], aether=15, market=["volcanic-glass"], stock=["volcanic-glass"] * 6)
    s.gain("volcanic-glass")
    for _ in range(6):
        s.choose("yes")
    assert s.asked == "main-phase" and s.aether == 0
    assert s.deck() == ["volcanic-glass"] * 6 and s.discard() == ["volcanic-glass"]
