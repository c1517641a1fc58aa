"""The cards of the Lifebound."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.ascension.scene import scene

FIVE = ["apprentice"] * 5


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("lifebound-initiate", {"runes": 1, "honor": 1}),
        ("wolf-shaman", {"runes": 1, "cards": 1}),
        ("flytrap-witch", {"honor": 2, "cards": 1}),
        ("landtalker", {"runes": 3}),
        ("runic-lycanthrope", {"runes": 2}),
    ],
)
def test_what_heroes_give(card: str, gained: dict[str, int]) -> None:
    s = scene(hand=[card], deck=FIVE)
    s.play(card)
    assert s.gained == gained


@pytest.mark.rule("ASC-PUB-09")
@pytest.mark.parametrize("before", ["wolf-shaman", "lifebound-initiate", "runic-lycanthrope"])
def test_lycanthrope_gives_power_after_another_lifebound_hero(before: str) -> None:
    s = scene(hand=["runic-lycanthrope"], play=[before])
    s.play("runic-lycanthrope")
    assert s.gained == {"runes": 2, "power": 2}


@pytest.mark.rule("ASC-PUB-09")
@pytest.mark.parametrize(
    "other", [{"play": ["demon-slayer"]}, {"constructs": ["snapdragon"]}, {"discard": ["wolf-shaman"]}]
)
def test_nothing_else_counts_for_lycanthrope(other: dict[str, Any]) -> None:
    s = scene(hand=["runic-lycanthrope"], **other)
    s.play("runic-lycanthrope")
    assert s.power == 0


@pytest.mark.rule("ASC-PUB-09")
def test_a_lifebound_hero_played_later_is_too_late_for_lycanthrope() -> None:
    s = scene(hand=["runic-lycanthrope", "landtalker"])
    s.play_all("runic-lycanthrope", "landtalker")
    assert s.gained == {"runes": 5}


# --- heroes for nothing -----------------------------------------------------------------------------------------------

ROW = ["wolf-shaman", "void-initiate", "landtalker", "shadow-star", "mephit"]


@pytest.mark.rule("ASC-CARD-01", "ASC-CARD-19", "ASC-PUB-15")
def test_druids_take_a_hero_of_cost_three_or_less_on_top_of_the_deck() -> None:
    s = scene(hand=["druids-of-the-stone-circle", "arha-initiate"], row=ROW, deck=FIVE, centre=["muramasa", "mystic"])
    s.play("druids-of-the-stone-circle")
    assert s.choices() == ["heavy-infantry", "mystic", "void-initiate", "wolf-shaman"]
    assert len(s.options_of("choose")) == 4  # a pile is offered once
    assert not s.can("pass")
    s.answer("wolf-shaman")
    assert s.deck() == ["wolf-shaman", *FIVE]
    assert s.row[0] == "muramasa"
    assert s.runes == 0
    s.play("arha-initiate")
    assert s.hand() == ["wolf-shaman"]  # drawn this very turn


@pytest.mark.rule("ASC-CARD-01", "ASC-CARD-19")
def test_cetra_takes_any_hero() -> None:
    s = scene(hand=["cetra-weaver-of-stars"], row=ROW)
    s.play("cetra-weaver-of-stars")
    assert s.choices() == ["heavy-infantry", "landtalker", "mystic", "void-initiate", "wolf-shaman"]
    s.answer("mystic")
    assert s.deck() == ["mystic"]
    assert len(s.row) == 5  # nothing left the row


@pytest.mark.rule("ASC-CARD-01")
@pytest.mark.parametrize("card", ["druids-of-the-stone-circle", "cetra-weaver-of-stars"])
def test_by_another_reading_only_heroes_of_the_row_come_for_nothing(card: str) -> None:
    s = scene(options={"free_reach": "row"}, hand=[card], row=["shadow-star", "mephit"])
    s.play(card)
    assert s.deck() == []
    s = scene(options={"free_reach": "row"}, hand=[card], row=["shadow-star", "wolf-shaman"])
    s.play(card)
    assert s.deck() == ["wolf-shaman"]


@pytest.mark.rule("ASC-CARD-01", "ASC-PUB-13")
def test_with_empty_piles_and_no_hero_in_the_row_nothing_happens() -> None:
    s = scene(hand=["cetra-weaver-of-stars"], row=["mephit"], mystics=[], infantry=[])
    s.play("cetra-weaver-of-stars")
    assert (s.deck(), s.played()) == ([], ["cetra-weaver-of-stars"])


# --- Yggdrasil Staff --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-10", "ASC-PLAY-04")
def test_both_abilities_of_the_staff_are_used_once_per_turn_each() -> None:
    s = scene(constructs=["yggdrasil-staff"], runes=9)
    s.use_second("yggdrasil-staff")
    assert (s.runes, s.honor()) == (5, 3)
    assert not s.can("use-second")
    s.use("yggdrasil-staff")
    assert s.power == 1
    assert not s.can("use")
    s.end_turn()
    s.end_turn()
    assert s.can("use")


@pytest.mark.rule("ASC-CARD-10", "ASC-CARD-04")
def test_the_staff_wants_four_runes_that_are_good_for_anything() -> None:
    assert not scene(constructs=["yggdrasil-staff"], runes=3, mechana_runes=5).can("use-second")
    assert scene(constructs=["yggdrasil-staff"], runes=4).can("use-second")


@pytest.mark.rule("ASC-CARD-10", "ASC-PLAY-04")
def test_two_staffs_are_two() -> None:
    s = scene(constructs=["yggdrasil-staff", "yggdrasil-staff"], runes=8)
    s.use_second("yggdrasil-staff")
    s.use_second("yggdrasil-staff")
    assert (s.runes, s.honor()) == (0, 6)


# --- Snapdragon -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-09", "ASC-PLAY-04")
def test_snapdragon_gives_a_rune_when_used_and_honor_by_itself() -> None:
    s = scene(constructs=["snapdragon"], hand=["landtalker", "wolf-shaman"])
    s.play("landtalker")
    assert s.gained == {"runes": 3, "honor": 1}
    s.play("wolf-shaman")
    assert s.honor() == 1  # only the first time
    s.use("snapdragon")
    assert s.runes == 5


@pytest.mark.rule("ASC-CARD-09")
def test_two_snapdragons_answer_to_the_same_hero() -> None:
    s = scene(constructs=["snapdragon", "snapdragon"], hand=["landtalker"])
    s.play("landtalker")
    assert s.honor() == 2


@pytest.mark.rule("ASC-CARD-09")
@pytest.mark.parametrize(("reading", "honor"), [("turn", 0), ("card", 1)])
def test_snapdragon_that_comes_after_the_first_hero(reading: str, honor: int) -> None:
    s = scene(options={"first_time": reading}, hand=["landtalker", "snapdragon", "wolf-shaman"])
    s.play_all("landtalker", "snapdragon", "wolf-shaman")
    assert s.honor() == honor


@pytest.mark.rule("ASC-CARD-09", "ASC-ENDTURN-03")
def test_snapdragon_answers_again_in_the_next_turn_of_its_player() -> None:
    s = scene(constructs=["snapdragon"], hand=["landtalker"], p1={"hand": ["wolf-shaman"]})
    s.play("landtalker")
    s.end_turn()
    s.play("wolf-shaman")  # somebody else's hero
    s.end_turn()
    assert s.honor() == 1
    s.play("landtalker")
    assert s.honor() == 2
