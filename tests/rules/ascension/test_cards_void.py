"""The cards of the Void."""

from __future__ import annotations

import pytest

from tests.rules.ascension.scene import scene

FIVE = ["apprentice"] * 5


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("spike-vixen", {"power": 1, "cards": 1}),
        ("demon-slayer", {"power": 3}),
        ("emri-one-with-the-void", {"power": 4}),
    ],
)
def test_what_heroes_give(card: str, gained: dict[str, int]) -> None:
    s = scene(hand=[card], deck=FIVE)
    s.play(card)
    assert s.gained == gained


@pytest.mark.parametrize(("card", "power"), [("shadow-star", 1), ("voidthirster", 1), ("muramasa", 3)])
def test_what_constructs_give(card: str, power: int) -> None:
    s = scene(constructs=[card])
    s.use(card)
    assert s.gained == {"power": power}


# --- banishing one's own cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-12", "ASC-CORE-06")
@pytest.mark.parametrize(
    ("card", "gained"), [("void-initiate", {"runes": 1}), ("shade-of-the-black-watch", {"power": 2})]
)
def test_one_card_of_hand_or_discard_pile_may_be_banished(card: str, gained: dict[str, int]) -> None:
    s = scene(hand=[card, "militia"], discard=["apprentice"], play=["mystic"], constructs=["muramasa"])
    s.play(card)
    assert s.choices() == ["apprentice", "militia"]  # nothing that is in play
    s.answer("apprentice")
    assert s.gained == gained
    assert (s.void, s.discard(), s.hand()) == (["apprentice"], [], ["militia"])
    assert s.asked == "main"  # one card in all


@pytest.mark.rule("ASC-CARD-12")
@pytest.mark.parametrize("card", ["void-initiate", "shade-of-the-black-watch"])
def test_nobody_has_to_banish(card: str) -> None:
    s = scene(hand=[card, "militia"])
    s.play(card)
    s.decline()
    assert (s.void, s.hand()) == ([], ["militia"])


@pytest.mark.rule("ASC-CARD-12", "ASC-CORE-02")
def test_a_card_acquired_this_turn_can_be_banished_a_played_one_cannot() -> None:
    s = scene(hand=["apprentice", "void-initiate"], runes=1, row=["arha-initiate"])
    s.play("apprentice")
    s.acquire("arha-initiate")
    s.play("void-initiate")
    assert s.choices() == ["arha-initiate"]


@pytest.mark.rule("ASC-CARD-12", "ASC-PLAY-06")
def test_arbiter_draws_two_and_must_banish_a_card_of_the_hand() -> None:
    s = scene(hand=["arbiter-of-the-precipice"], deck=["militia", "mystic", "apprentice"], discard=["apprentice"])
    s.play("arbiter-of-the-precipice")
    assert s.choices() == ["militia", "mystic"]  # what was drawn; not the discard pile
    assert not s.can("pass")
    s.answer("militia")
    assert (s.void, s.hand()) == (["militia"], ["mystic"])


@pytest.mark.rule("ASC-CARD-12", "ASC-PLAY-06")
def test_arbiter_with_nothing_in_hand_banishes_nothing() -> None:
    s = scene(hand=["arbiter-of-the-precipice"])
    s.play("arbiter-of-the-precipice")
    assert (s.void, s.played()) == ([], ["arbiter-of-the-precipice"])


# --- Voidthirster -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-09", "ASC-PLAY-04")
def test_voidthirster_gives_honor_for_the_first_monster_of_the_row() -> None:
    s = scene(constructs=["voidthirster"], power=8, row=["samaels-trickster", "wind-tyrant"])
    s.defeat("samaels-trickster")
    assert s.honor() == 1 + 1
    s.defeat("wind-tyrant")
    assert s.honor() == 2 + 3
    s.use("voidthirster")  # its other ability does not care
    assert s.power == 1


@pytest.mark.rule("ASC-CARD-09", "ASC-FIGHT-04")
def test_voidthirster_answers_after_the_reward() -> None:
    s = scene(constructs=["voidthirster"], power=3, row=["mephit", "landtalker"])
    s.defeat("mephit")
    assert (s.asked, s.honor()) == ("banish-row", 2)
    s.decline()
    assert s.honor() == 3


@pytest.mark.rule("ASC-CARD-09", "ASC-PUB-15")
def test_a_free_defeat_counts_for_voidthirster() -> None:
    s = scene(constructs=["voidthirster"], hand=["arha-templar"], row=["samaels-trickster"])
    s.play("arha-templar")
    s.answer("samaels-trickster")
    assert s.honor() == 2


@pytest.mark.rule("ASC-CARD-09")
@pytest.mark.parametrize(("reading", "honor"), [("turn", 2), ("card", 3)])
def test_voidthirster_that_comes_after_the_first_defeat(reading: str, honor: int) -> None:
    row = ["samaels-trickster", "samaels-trickster"]
    s = scene(options={"first_time": reading}, hand=["voidthirster"], power=6, row=row)
    s.defeat("samaels-trickster")
    s.play("voidthirster")
    s.defeat("samaels-trickster")
    assert s.honor() == honor


@pytest.mark.rule("ASC-CARD-09", "ASC-CARD-14")
def test_voidthirster_that_comes_with_the_reward_of_the_first_defeat_is_too_late() -> None:
    s = scene(
        constructs=["rocket-courier-x-99", "hedron-link-device"], power=7, row=["avatar-of-the-fallen", "voidthirster"]
    )
    s.defeat("avatar-of-the-fallen")
    s.answer("voidthirster")
    s.choose("yes")
    assert (s.honor(), "voidthirster" in s.constructs()) == (4, True)


@pytest.mark.rule("ASC-CARD-09", "ASC-CARD-14")
def test_a_chain_of_defeats_has_one_first() -> None:
    s = scene(constructs=["voidthirster"], power=7, row=["avatar-of-the-fallen", "sea-tyrant"])
    s.defeat("avatar-of-the-fallen")
    s.answer("sea-tyrant")
    assert s.honor() == 4 + 5 + 1
