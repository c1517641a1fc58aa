"""The rewards of the monsters."""

from __future__ import annotations

import pytest

from deckwright import Table
from tests.rules.ascension.scene import scene

FIVE = ["apprentice"] * 5


@pytest.mark.rule("ASC-FIGHT-03", "ASC-FIGHT-04")
@pytest.mark.parametrize(
    ("card", "strength", "gained"),
    [
        ("samaels-trickster", 3, {"honor": 1, "runes": 1}),
        ("tormented-soul", 3, {"honor": 1, "cards": 1}),
        ("wind-tyrant", 5, {"honor": 3, "runes": 3}),
        ("earth-tyrant", 6, {"honor": 5, "cards": 2}),
    ],
)
def test_plain_rewards_come_at_once(card: str, strength: int, gained: dict[str, int]) -> None:
    s = scene(row=[card], power=strength, deck=FIVE)
    s.defeat(card)
    assert s.gained == gained | {"power": -strength}


@pytest.mark.rule("ASC-CARD-13", "ASC-PUB-05", "ASC-FIGHT-05")
def test_mephit_may_banish_the_very_card_that_took_its_place() -> None:
    s = scene(row=["mephit", "landtalker"], power=3, centre=["muramasa", "emri-one-with-the-void"])
    s.defeat("mephit")
    assert s.row == ["muramasa", "landtalker"]
    assert s.choices() == ["landtalker", "muramasa"]
    s.answer("muramasa")
    assert s.row == ["emri-one-with-the-void", "landtalker"]
    assert s.void == ["mephit", "muramasa"]


@pytest.mark.rule("ASC-CARD-13")
@pytest.mark.parametrize("row", [True, False])
@pytest.mark.parametrize("discard", [True, False])
def test_mistake_of_creation_may_banish_from_row_and_discard_pile_each_or_not(row: bool, discard: bool) -> None:
    s = scene(row=["mistake-of-creation", "landtalker"], power=4, discard=["apprentice"], hand=["militia"])
    s.defeat("mistake-of-creation")
    assert s.asked == "banish-row"
    s.answer("landtalker") if row else s.decline()
    assert s.asked == "banish-discard"
    assert s.choices() == ["apprentice"]  # not the hand
    s.answer("apprentice") if discard else s.decline()
    assert s.void == sorted(["mistake-of-creation"] + ["landtalker"] * row + ["apprentice"] * discard)
    assert s.honor() == 4


# --- constructs of opponents ------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-15", "ASC-PUB-10")
def test_widow_lets_each_opponent_choose_a_construct_to_lose() -> None:
    s = scene(
        players=3,
        row=["corrosive-widow"],
        power=4,
        constructs=["muramasa"],
        p1={"constructs": ["shadow-star", "voidthirster"]},
        p2={"constructs": ["the-grand-design", "snapdragon"]},
    )
    s.defeat("corrosive-widow")
    assert (s.seat, s.asked, s.choices()) == (1, "destroy", ["shadow-star", "voidthirster"])
    s.answer("shadow-star")
    assert (s.seat, s.asked) == (2, "destroy")
    s.answer("snapdragon")
    assert (s.seat, s.asked) == (0, "main")
    assert (s.constructs(1), s.discard(1)) == (["voidthirster"], ["shadow-star"])
    assert (s.constructs(2), s.discard(2)) == (["the-grand-design"], ["snapdragon"])
    assert s.constructs() == ["muramasa"]  # mine are safe
    assert s.void == ["corrosive-widow"]


@pytest.mark.rule("ASC-CARD-15")
def test_widow_takes_the_only_construct_without_asking_and_none_from_who_has_none() -> None:
    s = scene(players=3, row=["corrosive-widow"], power=4, p2={"constructs": ["muramasa"]})
    s.defeat("corrosive-widow")
    assert s.asked == "main"
    assert (s.constructs(2), s.discard(2), s.discard(1)) == ([], ["muramasa"], [])


@pytest.mark.rule("ASC-CARD-15", "ASC-PUB-10")
def test_sea_tyrant_leaves_each_opponent_one_construct_of_their_choice() -> None:
    s = scene(
        players=3,
        row=["sea-tyrant"],
        power=5,
        constructs=["muramasa", "hedron-cannon"],
        p1={"constructs": ["shadow-star", "voidthirster", "snapdragon"]},
        p2={"constructs": ["the-grand-design"]},
    )
    s.defeat("sea-tyrant")
    assert (s.seat, s.asked) == (1, "keep")
    s.answer("voidthirster")
    assert (s.seat, s.asked) == (0, "main")
    assert (s.constructs(1), s.discard(1)) == (["voidthirster"], ["shadow-star", "snapdragon"])
    assert s.constructs(2) == ["the-grand-design"]
    assert s.constructs() == ["hedron-cannon", "muramasa"]


@pytest.mark.rule("ASC-CARD-15", "ASC-PUB-10")
def test_a_destroyed_construct_is_drawn_and_played_again() -> None:
    s = scene(row=["corrosive-widow"], power=4, p1={"constructs": ["shadow-star"]})
    s.defeat("corrosive-widow")
    s.end_turn()
    s.end_turn()  # reshuffled into the new hand
    s.end_turn()
    assert s.hand(1) == ["shadow-star"]
    s.play("shadow-star")
    s.use("shadow-star")
    assert s.power == 1


# --- Xeron ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-16")
def test_xeron_takes_a_card_of_each_opponents_hand_for_good() -> None:
    s = scene(
        players=3,
        row=["xeron-duke-of-lies"],
        power=6,
        p1={"hand": ["mystic"], "deck": ["militia"]},
        p2={"hand": []},
    )
    s.defeat("xeron-duke-of-lies")
    assert s.hand() == ["mystic"]
    assert (s.hand(1), s.deck(1)) == ([], ["militia"])  # nothing is drawn instead
    s.play("mystic")
    assert s.runes == 2
    s.end_turn()
    assert s.hand() == ["mystic"]  # mine now: discarded and drawn again


@pytest.mark.rule("ASC-CARD-16")
def test_xeron_takes_any_card_of_the_hand_by_chance() -> None:
    taken = set()
    for seed in range(25):
        table = Table.open("ascension", seed=seed, options={"first_player": "first_seat"})
        hands = {"p0.hand": [], "p1.hand": ["mystic", "militia", "muramasa"]}
        table.arrange({"row": ["xeron-duke-of-lies"], "power": 6} | hands)
        table.choose("defeat", card="xeron-duke-of-lies")
        taken |= set(table.cards("hand", 0))
    assert taken == {"mystic", "militia", "muramasa"}


@pytest.mark.rule("ASC-CARD-16", "ASC-INFO-01")
def test_only_taker_and_victim_know_what_xeron_took() -> None:
    s = scene(players=3, row=["xeron-duke-of-lies"], power=6, p1={"hand": ["mystic"]})
    s.defeat("xeron-duke-of-lies")
    assert s.seen_by(0, "hand") == s.seen_by(1, "hand") == ["mystic"]
    assert s.seen_by(2, "hand") == [None]


# --- Avatar of the Fallen ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-14", "ASC-PUB-12")
@pytest.mark.parametrize("banisher", ["seer-of-the-forked-path"])
def test_the_avatar_cannot_be_banished(banisher: str) -> None:
    s = scene(hand=[banisher], row=["avatar-of-the-fallen", "landtalker"])
    s.play(banisher)
    assert s.choices() == ["landtalker"]


@pytest.mark.rule("ASC-CARD-14", "ASC-PUB-15")
def test_the_reward_of_the_avatar_acquires_a_card_of_the_row_for_nothing() -> None:
    row = ["avatar-of-the-fallen", "hedron-cannon", "mephit"]
    s = scene(row=row, power=7, centre=["landtalker", "mystic", "militia"])
    s.defeat("avatar-of-the-fallen")
    assert s.choices() == ["hedron-cannon", "landtalker", "mephit"]  # the card in its place included; no basic cards
    assert s.can("pass")
    s.answer("hedron-cannon")
    assert (s.honor(), s.discard(), s.runes) == (4, ["hedron-cannon"], 0)
    assert s.row == ["landtalker", "mystic", "mephit"]


@pytest.mark.rule("ASC-CARD-14", "ASC-PUB-15")
def test_the_reward_of_the_avatar_may_defeat_and_chain_rewards() -> None:
    s = scene(row=["avatar-of-the-fallen", "mistake-of-creation", "landtalker"], power=7, discard=["apprentice"])
    s.defeat("avatar-of-the-fallen")
    s.answer("mistake-of-creation")
    assert s.asked == "banish-row"
    s.answer("landtalker")
    s.answer("apprentice")
    assert s.honor() == 8
    assert s.void == ["apprentice", "avatar-of-the-fallen", "landtalker", "mistake-of-creation"]


@pytest.mark.rule("ASC-CARD-14")
def test_by_another_reading_the_reward_reaches_always_available_cards() -> None:
    s = scene(options={"avatar_reach": "anywhere"}, row=["avatar-of-the-fallen", "landtalker"], power=7, centre=[])
    s.defeat("avatar-of-the-fallen")
    assert {"cultist", "heavy-infantry", "landtalker", "mystic"} <= set(s.choices())
    s.answer("mystic")
    assert s.discard() == ["mystic"]
