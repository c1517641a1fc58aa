"""The cards of Mechana."""

from __future__ import annotations

import pytest

from tests.rules.ascension.scene import scene

FIVE = ["apprentice"] * 5


@pytest.mark.parametrize(("choice", "gained"), [("rune", {"runes": 1}), ("power", {"power": 1})])
def test_the_initiate_gives_a_rune_or_power(choice: str, gained: dict[str, int]) -> None:
    s = scene(hand=["mechana-initiate"])
    s.play("mechana-initiate")
    s.choose(choice)
    assert s.gained == gained


@pytest.mark.rule("ASC-CARD-20")
@pytest.mark.parametrize(
    ("constructs", "cards"),
    [([], 0), (["muramasa"], 0), (["muramasa", "snapdragon"], 1), (["muramasa", "snapdragon", "shadow-star"], 1)],
)
def test_kor_draws_with_two_constructs_of_any_faction(constructs: list[str], cards: int) -> None:
    s = scene(hand=["kor-the-ferromancer"], constructs=constructs, deck=FIVE)
    s.play("kor-the-ferromancer")
    assert (s.power, len(s.hand())) == (2, cards)


@pytest.mark.rule("ASC-CARD-17")
@pytest.mark.parametrize(
    ("constructs", "honor"),
    [
        ([], 0),
        (["watchmakers-altar", "the-grand-design", "burrower-mark-ii"], 1),
        (["shadow-star", "voidthirster", "snapdragon"], 2),
        (["shadow-star", "the-all-seeing-eye", "snapdragon", "hedron-cannon"], 4),
        (["hedron-link-device", "shadow-star"], 2),
    ],
)
def test_avatar_golem_counts_factions_and_not_constructs(constructs: list[str], honor: int) -> None:
    s = scene(hand=["avatar-golem"], constructs=constructs, p1={"constructs": ["yggdrasil-staff"]})
    s.play("avatar-golem")
    assert (s.power, s.honor()) == (2, honor)


@pytest.mark.rule("ASC-CARD-18")
@pytest.mark.parametrize(
    ("others", "power"),
    [([], 1), (["the-grand-design", "shadow-star"], 2), (["hedron-link-device", "shadow-star", "snapdragon"], 4)],
)
def test_hedron_cannon_counts_mechana_constructs_itself_included(others: list[str], power: int) -> None:
    s = scene(constructs=["hedron-cannon", *others])
    s.use("hedron-cannon")
    assert s.power == power


@pytest.mark.rule("ASC-CARD-18")
def test_hedron_cannon_counts_when_it_is_used() -> None:
    s = scene(constructs=["hedron-cannon"], hand=["the-grand-design"])
    s.use("hedron-cannon")
    s.play("the-grand-design")
    assert s.power == 1
    assert not s.can("use", "hedron-cannon")


# --- Reactor Monk -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-06")
def test_monk_makes_the_next_construct_cheaper() -> None:
    s = scene(hand=["reactor-monk"], row=["shadow-star", "snapdragon", "wolf-shaman"], runes=5)
    s.play("reactor-monk")
    assert (s.price("shadow-star"), s.price("snapdragon"), s.price("wolf-shaman")) == (2, 4, 3)
    s.acquire("wolf-shaman")
    assert s.price("shadow-star") == 2  # a hero does not use it up
    s.acquire("shadow-star")
    assert s.runes == 7 - 3 - 2
    assert s.value("discount") == 0


@pytest.mark.rule("ASC-CARD-06")
def test_two_monks_count_for_the_same_construct_and_no_price_is_below_nothing() -> None:
    s = scene(hand=["reactor-monk", "reactor-monk", "twofold-askara"], row=["shadow-star", "muramasa"])
    s.play_all("reactor-monk", "reactor-monk")
    assert (s.price("shadow-star"), s.runes) == (1, 4)
    s.play("twofold-askara")
    s.answer("reactor-monk")
    assert s.price("shadow-star") == 0
    s = scene(row=["shadow-star"], discount=4)
    assert s.price("shadow-star") == 0
    s.acquire("shadow-star")
    assert (s.runes, s.discard()) == (0, ["shadow-star"])


@pytest.mark.rule("ASC-CARD-06", "ASC-CARD-14")
def test_a_construct_acquired_for_nothing_uses_the_discount_up() -> None:
    s = scene(discount=1, power=7, row=["avatar-of-the-fallen", "hedron-cannon", "shadow-star"], runes=3)
    s.defeat("avatar-of-the-fallen")
    s.answer("hedron-cannon")
    assert s.price("shadow-star") == 3


@pytest.mark.rule("ASC-CARD-06", "ASC-PLAY-02")
def test_a_discount_ends_with_the_turn() -> None:
    s = scene(hand=["reactor-monk"], row=["shadow-star"])
    s.play("reactor-monk")
    s.end_turn()
    assert s.value("discount") == 0


# --- runes for Mechana constructs -------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-04")
@pytest.mark.parametrize(("card", "runes"), [("the-grand-design", 2), ("watchmakers-altar", 1)])
def test_some_runes_are_a_purse_of_their_own(card: str, runes: int) -> None:
    s = scene(constructs=[card])
    s.use(card)
    assert s.gained == {"mechana_runes": runes}


@pytest.mark.rule("ASC-CARD-04")
def test_mechana_runes_pay_for_mechana_constructs_only() -> None:
    s = scene(mechana_runes=9, row=["burrower-mark-ii", "mechana-initiate", "shadow-star", "wolf-shaman"])
    assert s.choices("acquire") == ["burrower-mark-ii"]
    s = scene(mechana_runes=2, runes=1, row=["burrower-mark-ii", "mechana-initiate", "shadow-star"])
    assert s.choices("acquire") == ["burrower-mark-ii", "mechana-initiate"]


@pytest.mark.rule("ASC-CARD-04")
def test_mechana_runes_are_spent_first_and_may_be_split() -> None:
    s = scene(mechana_runes=4, runes=4, row=["burrower-mark-ii", "rocket-courier-x-99"])
    s.acquire("burrower-mark-ii")
    assert (s.value("mechana_runes"), s.runes) == (1, 4)
    s.acquire("rocket-courier-x-99")
    assert (s.value("mechana_runes"), s.runes) == (0, 1)


@pytest.mark.rule("ASC-CARD-04", "ASC-PLAY-02")
def test_mechana_runes_are_lost_with_the_turn() -> None:
    s = scene(constructs=["the-grand-design"])
    s.use("the-grand-design")
    s.end_turn()
    assert s.value("mechana_runes") == 0


@pytest.mark.rule("ASC-CARD-05", "ASC-CARD-04")
def test_the_link_device_opens_them_to_every_construct_of_the_row() -> None:
    row = ["shadow-star", "wolf-shaman", "burrower-mark-ii"]
    s = scene(constructs=["hedron-link-device"], mechana_runes=3, row=row)
    assert s.choices("acquire") == ["burrower-mark-ii", "shadow-star"]
    s.acquire("shadow-star")
    assert (s.value("mechana_runes"), s.discard()) == (0, ["shadow-star"])


@pytest.mark.rule("ASC-CARD-05")
def test_the_link_device_is_for_its_controller_only() -> None:
    s = scene(mechana_runes=3, row=["shadow-star"], p1={"constructs": ["hedron-link-device"]})
    assert not s.can("acquire")


# --- Rocket Courier ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-07")
def test_the_courier_may_put_an_acquired_construct_into_play() -> None:
    s = scene(constructs=["rocket-courier-x-99"], runes=6, row=["the-grand-design"], centre=["mystic", "cultist"])
    s.acquire("the-grand-design")
    assert s.asked == "launch"
    s.choose("yes")
    assert s.constructs() == ["rocket-courier-x-99", "the-grand-design"]
    assert (s.discard(), s.row) == ([], ["mystic"])
    s.use("the-grand-design")  # at once
    assert s.value("mechana_runes") == 2


@pytest.mark.rule("ASC-CARD-07")
def test_the_courier_may_be_declined_and_asks_again_then() -> None:
    s = scene(constructs=["rocket-courier-x-99"], runes=9, row=["the-grand-design", "burrower-mark-ii"])
    s.acquire("the-grand-design")
    s.choose("no")
    assert s.discard() == ["the-grand-design"]
    s.acquire("burrower-mark-ii")
    assert s.asked == "launch"


@pytest.mark.rule("ASC-CARD-07")
@pytest.mark.parametrize(("couriers", "asked"), [(1, "main"), (2, "launch")])
def test_each_courier_works_once_per_turn(couriers: int, asked: str) -> None:
    s = scene(
        constructs=["rocket-courier-x-99"] * couriers, runes=9, row=["the-grand-design", "burrower-mark-ii"], deck=FIVE
    )
    s.acquire("the-grand-design")
    s.choose("yes")
    s.acquire("burrower-mark-ii")
    assert s.asked == asked


@pytest.mark.rule("ASC-CARD-07")
@pytest.mark.parametrize("card", ["shadow-star", "mechana-initiate", "wolf-shaman"])
def test_the_courier_cares_for_mechana_constructs_only(card: str) -> None:
    s = scene(constructs=["rocket-courier-x-99"], runes=3, row=[card])
    s.acquire(card)
    assert (s.asked, s.discard()) == ("main", [card])


@pytest.mark.rule("ASC-CARD-07", "ASC-CARD-05")
def test_with_the_link_device_the_courier_brings_any_construct() -> None:
    s = scene(constructs=["rocket-courier-x-99", "hedron-link-device"], runes=3, row=["shadow-star"])
    s.acquire("shadow-star")
    s.choose("yes")
    assert "shadow-star" in s.constructs()


@pytest.mark.rule("ASC-CARD-07", "ASC-PUB-15", "ASC-CARD-14")
def test_the_courier_brings_what_was_acquired_for_nothing() -> None:
    s = scene(constructs=["rocket-courier-x-99"], power=7, row=["avatar-of-the-fallen", "hedron-cannon"])
    s.defeat("avatar-of-the-fallen")
    s.answer("hedron-cannon")
    s.choose("yes")
    assert s.constructs() == ["hedron-cannon", "rocket-courier-x-99"]


# --- Burrower ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-08")
def test_the_burrower_draws_when_it_comes_into_play_itself() -> None:
    s = scene(hand=["burrower-mark-ii"], deck=FIVE)
    s.play("burrower-mark-ii")
    assert s.hand() == ["apprentice"]


@pytest.mark.rule("ASC-CARD-08")
def test_the_burrower_draws_once_per_turn() -> None:
    s = scene(hand=["the-grand-design", "watchmakers-altar"], constructs=["burrower-mark-ii"], deck=FIVE)
    s.play_all("the-grand-design", "watchmakers-altar")
    assert s.hand() == ["apprentice"]


@pytest.mark.rule("ASC-CARD-08")
def test_other_constructs_and_heroes_do_not_move_the_burrower() -> None:
    s = scene(hand=["shadow-star", "avatar-golem"], constructs=["burrower-mark-ii"], deck=FIVE)
    s.play_all("shadow-star", "avatar-golem")
    assert s.hand() == []


@pytest.mark.rule("ASC-CARD-08", "ASC-CARD-05")
def test_with_the_link_device_any_construct_does() -> None:
    s = scene(hand=["shadow-star"], constructs=["burrower-mark-ii", "hedron-link-device"], deck=FIVE)
    s.play("shadow-star")
    assert s.hand() == ["apprentice"]


@pytest.mark.rule("ASC-CARD-08", "ASC-CARD-07")
def test_a_construct_brought_by_the_courier_feeds_the_burrower() -> None:
    s = scene(constructs=["rocket-courier-x-99", "burrower-mark-ii"], runes=6, row=["the-grand-design"], deck=FIVE)
    s.acquire("the-grand-design")
    s.choose("yes")
    assert s.hand() == ["apprentice"]


@pytest.mark.rule("ASC-CARD-08")
@pytest.mark.parametrize(("reading", "drawn"), [("card", 2), ("turn", 1)])
def test_a_second_burrower_in_the_same_turn(reading: str, drawn: int) -> None:
    s = scene(options={"burrower": reading}, hand=["burrower-mark-ii"] * 2, deck=FIVE)
    s.play_all("burrower-mark-ii", "burrower-mark-ii")
    assert s.hand() == ["apprentice"] * drawn
