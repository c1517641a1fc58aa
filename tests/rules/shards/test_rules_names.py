"""Named abilities: Dominion, Unify, Echo, Inspire (SOI-NAME)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.shards.scene import ASKED, Scene, scene

HOMODEUS, UNDERGROWTH, WRAETHE = "kiln-drone", "spore-cleric", "nil-assassin"


def initiate(hand: list[str], **more: Any) -> Scene:
    """Order Initiate is in hand with others: 2 crystals, Dominion: 2 mastery."""
    return scene(hand=["order-initiate", *hand], **more)


@pytest.mark.rule("SOI-NAME-01")
def test_effects_of_one_name_differ_in_detail() -> None:
    s = scene(hand=["undergrowth-aspirant", "leshai-knight", "shardwood-guardian"], health=20, deck=["crystal"],
              options=ASKED)  # fmt: skip
    s.play("undergrowth-aspirant")
    s.decline()  # 3 health, no Unify
    s.play("leshai-knight")
    assert s.power == 6  # Unify, in place of 3 power
    s.play("shardwood-guardian")
    assert (s.power, s.health()) == (6 + 2, 20 + 3 + 6)  # Unify, on top of 2 power


@pytest.mark.rule("SOI-NAME-02")
@pytest.mark.parametrize("missing", [None, HOMODEUS, UNDERGROWTH, WRAETHE])
def test_dominion_needs_one_card_of_each_of_three_factions(missing: str | None) -> None:
    played = [card for card in (HOMODEUS, UNDERGROWTH, WRAETHE) if card != missing]
    s = initiate(hand=played)
    for card in played:
        s.play(card)
    s.play("order-initiate")
    assert (s.asked, s.mastery()) == ("main-phase", 0 if missing else 2)


@pytest.mark.rule("SOI-NAME-02", "SOI-NAME-07")
@pytest.mark.parametrize("number_played", range(4))
def test_dominion_by_any_mixture_of_played_and_shown(number_played: int) -> None:
    cards = [HOMODEUS, UNDERGROWTH, WRAETHE]
    played, shown = cards[:number_played], cards[number_played:]
    s = initiate(hand=cards)
    for card in played:
        s.play(card)
    s.play("order-initiate")
    assert (s.asked, s.mastery(), s.hand()) == ("main-phase", 2, sorted(shown))
    assert s.said("shows") == shown and sorted(filter(None, s.seen_by(1, "hand"))) == sorted(shown)


@pytest.mark.rule("SOI-NAME-02")
@pytest.mark.parametrize("missing", [HOMODEUS, UNDERGROWTH, WRAETHE])
def test_nothing_is_asked_where_dominion_is_out_of_reach(missing: str) -> None:
    held = [card for card in (HOMODEUS, UNDERGROWTH, WRAETHE) if card != missing]
    s = initiate(hand=held)
    s.play("order-initiate")
    assert (s.asked, s.mastery(), s.seen_by(1, "hand")) == ("main-phase", 0, [None, None])


@pytest.mark.rule("SOI-NAME-02")
def test_the_order_is_not_needed_for_dominion() -> None:
    s = initiate(hand=["data-heretic", HOMODEUS, UNDERGROWTH])
    for card in ("data-heretic", HOMODEUS, UNDERGROWTH, "order-initiate"):
        s.play(card)
    assert (s.asked, s.mastery()) == ("main-phase", 0)


@pytest.mark.rule("SOI-NAME-03")
def test_champions_count_for_dominion_played_or_shown() -> None:
    s = initiate(hand=["optio-crusher", "additri-gaiamancer", "li-hin-the-shattered"])
    s.play("optio-crusher")
    s.play("order-initiate")
    assert s.said("shows") == ["additri-gaiamancer", "li-hin-the-shattered"]
    assert s.mastery() == 2


@pytest.mark.rule("SOI-NAME-04")
def test_champions_of_earlier_turns_do_not_count_for_dominion() -> None:
    s = initiate(hand=[UNDERGROWTH, WRAETHE], play=["optio-crusher"])
    s.play(UNDERGROWTH)
    s.play(WRAETHE)
    s.play("order-initiate")
    assert s.mastery() == 0


@pytest.mark.rule("SOI-NAME-04")
def test_a_champion_played_last_turn_is_one_of_an_earlier_turn() -> None:
    s = scene(hand=["optio-crusher"], deck=["order-initiate", UNDERGROWTH, WRAETHE])
    s.play("optio-crusher")
    s.end_turn()
    s.end_turn()
    for card in (UNDERGROWTH, WRAETHE, "order-initiate"):
        s.play(card)
    assert (s.asked, s.mastery()) == ("main-phase", 0)


@pytest.mark.rule("SOI-NAME-05")
def test_unify_needs_another_undergrowth_ally_played_this_turn() -> None:
    alone = scene(hand=["leshai-knight"])
    alone.play("leshai-knight")
    assert alone.power == 3  # the card itself is not another
    s = scene(hand=["leshai-knight", "leshai-knight"], options=ASKED)
    s.play("leshai-knight")
    s.decline()
    s.play("leshai-knight")
    assert s.power == 3 + 6  # another copy is


@pytest.mark.rule("SOI-NAME-05", "SOI-NAME-07")
def test_unify_by_showing_an_ally() -> None:
    s = scene(hand=["leshai-knight", UNDERGROWTH, WRAETHE])
    s.play("leshai-knight")
    assert (s.power, s.hand()) == (6, sorted([UNDERGROWTH, WRAETHE]))
    assert s.seen_by(1, "hand").count(UNDERGROWTH) == 1


@pytest.mark.rule("SOI-NAME-05")
def test_an_ally_of_the_last_turn_is_no_company() -> None:
    s = scene(hand=[UNDERGROWTH], deck=["leshai-knight"])
    s.play(UNDERGROWTH)
    s.end_turn()
    s.end_turn()
    s.table.arrange({"p0.hand": ["leshai-knight"]})
    s.play("leshai-knight")
    assert s.power == 3


@pytest.mark.rule("SOI-NAME-06")
def test_undergrowth_champions_are_no_company() -> None:
    s = scene(hand=["leshai-knight", "taur-arachpriest", "additri-gaiamancer"])
    s.play("taur-arachpriest")
    s.play("leshai-knight")
    assert (s.asked, s.power) == ("main-phase", 3)  # neither the one in play nor the one in hand


@pytest.mark.rule("SOI-NAME-07")
def test_one_card_serves_several_conditions() -> None:
    s = scene(hand=["undergrowth-aspirant", "order-initiate", HOMODEUS, UNDERGROWTH, WRAETHE], play=[])
    s.play("order-initiate")
    s.answer(UNDERGROWTH)
    s.play("undergrowth-aspirant")
    assert (s.mastery(), s.power) == (2, 5)
    assert s.hand() == sorted([HOMODEUS, UNDERGROWTH, WRAETHE])


@pytest.mark.rule("SOI-NAME-07")
def test_a_player_is_asked_which_card_to_show_and_only_if_they_differ() -> None:
    s = scene(hand=["leshai-knight", UNDERGROWTH, "shardwood-guardian"], deck=["crystal"])
    s.play("leshai-knight")
    assert (s.asked, s.choices()) == ("show-for-unify", sorted([UNDERGROWTH, "shardwood-guardian"]))
    assert not s.can("pass")
    s.answer("shardwood-guardian")
    assert s.power == 6 and [card for card in s.seen_by(1, "hand") if card] == ["shardwood-guardian"]
    same = scene(hand=["leshai-knight", UNDERGROWTH, UNDERGROWTH])
    same.play("leshai-knight")
    assert (same.asked, same.power) == ("main-phase", 6)


@pytest.mark.rule("SOI-NAME-07")
def test_a_table_may_ask_whether_to_show() -> None:
    s = scene(hand=["leshai-knight", UNDERGROWTH], options=ASKED)
    s.play("leshai-knight")
    assert (s.asked, s.choices()) == ("show-for-unify", [UNDERGROWTH])
    s.decline()
    assert (s.power, s.seen_by(1, "hand")) == (3, [None])


@pytest.mark.rule("SOI-NAME-07")
@pytest.mark.parametrize("at", range(3))
def test_where_it_is_asked_dominion_may_be_declined_at_every_card(at: int) -> None:
    cards = [HOMODEUS, UNDERGROWTH, WRAETHE]
    s = initiate(hand=cards, options=ASKED)
    s.play("order-initiate")
    s.answer(*cards[:at])
    s.decline()
    assert (s.asked, s.mastery(), s.hand()) == ("main-phase", 0, sorted(cards))


@pytest.mark.rule("SOI-NAME-08")
@pytest.mark.parametrize(
    ("discard", "power"),
    [([], 2), (["kiln-drone", "spore-cleric"], 2), (["nil-assassin"], 6), (["zen-chi-set-godkiller"], 6)],
)
def test_echo_needs_a_wraethe_card_in_your_discard_pile(discard: list[str], power: int) -> None:
    s = scene(hand=["wraethe-skirmisher"], discard=discard, p1={"discard": ["nil-assassin"]})
    s.play("wraethe-skirmisher")
    assert s.power == power


@pytest.mark.rule("SOI-NAME-08")
@pytest.mark.parametrize(
    ("play", "crystals"), [([], 2), (["spore-cleric"], 2), (["li-hin-the-shattered"], 4), (["optio-crusher"], 4)]
)
def test_inspire_needs_a_champion_in_your_play_zone(play: list[str], crystals: int) -> None:
    s = scene(hand=["kiln-drone"], play=play, p1={"play": ["systema-ai"]})
    s.play("kiln-drone")
    assert s.crystals == crystals
