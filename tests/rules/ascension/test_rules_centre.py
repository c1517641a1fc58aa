"""Acquiring, fighting and the centre row (ASC-ACQ, ASC-FIGHT, ASC-PUB-05, ASC-PUB-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright import Table
from tests.rules.ascension.scene import scene


@pytest.mark.rule("ASC-ACQ-02")
def test_any_number_of_cards_can_be_acquired() -> None:
    s = scene(runes=9, row=["void-initiate", "arha-initiate"])
    s.acquire("void-initiate")
    s.acquire("mystic")
    s.acquire("heavy-infantry")
    s.acquire("heavy-infantry")
    s.acquire("arha-initiate")
    assert s.runes == 0
    assert s.discard() == ["arha-initiate", "heavy-infantry", "heavy-infantry", "mystic", "void-initiate"]


@pytest.mark.rule("ASC-ACQ-01", "ASC-ACQ-05")
def test_runes_of_heroes_and_constructs_pay_alike() -> None:
    s = scene(hand=["mystic", "apprentice"], constructs=["snapdragon"], row=["demon-slayer"])
    s.play_all("mystic", "apprentice")
    s.use("snapdragon")
    s.acquire("demon-slayer")
    assert s.runes == 0


@pytest.mark.rule("ASC-FIGHT-02", "ASC-FIGHT-01")
def test_any_number_of_monsters_can_be_defeated() -> None:
    s = scene(power=13, row=["samaels-trickster", "wind-tyrant", "tormented-soul"])
    for monster in ("samaels-trickster", "wind-tyrant", "tormented-soul", "cultist"):
        s.defeat(monster)
    assert (s.power, s.honor()) == (0, 1 + 3 + 1 + 1)


@pytest.mark.rule("ASC-FIGHT-03", "ASC-FIGHT-04")
def test_what_a_reward_does_happens_at_once_or_never() -> None:
    s = scene(power=3, row=["mephit", "landtalker"])
    s.defeat("mephit")
    s.decline()
    assert s.asked == "main"
    assert not s.can("choose")


@pytest.mark.rule("ASC-PUB-05", "ASC-ACQ-05", "ASC-FIGHT-05")
@pytest.mark.parametrize("way", ["acquire", "defeat", "banish"])
def test_a_place_in_the_row_is_refilled_at_once_whatever_empties_it(way: str) -> None:
    s = scene(
        hand=["seer-of-the-forked-path"],
        runes=3,
        power=3,
        row=["wolf-shaman", "tormented-soul", "muramasa"],
        centre=["landtalker", "mystic"],
    )
    if way == "acquire":
        s.acquire("wolf-shaman")
        assert s.row == ["landtalker", "tormented-soul", "muramasa"]
    elif way == "defeat":
        s.defeat("tormented-soul")
        assert s.row == ["wolf-shaman", "landtalker", "muramasa"]
    else:
        s.play("seer-of-the-forked-path")
        s.answer("muramasa")
        assert s.row == ["wolf-shaman", "tormented-soul", "landtalker"]


@pytest.mark.rule("ASC-PUB-05", "ASC-FIGHT-04")
def test_the_new_card_is_there_before_the_reward_asks() -> None:
    s = scene(power=7, row=["avatar-of-the-fallen"], centre=["hedron-cannon", "mystic"])
    s.defeat("avatar-of-the-fallen")
    assert s.choices() == ["hedron-cannon"]


# --- the centre deck runs out -----------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-PUB-11")
def test_an_empty_centre_deck_is_made_anew_of_the_void_without_basic_cards() -> None:
    void = ["muramasa", "apprentice", "mystic", "heavy-infantry", "militia"]
    s = scene(runes=3, row=["wolf-shaman"], centre=[], void=void)
    s.acquire("wolf-shaman")
    assert s.row == ["muramasa"]
    assert s.void == ["apprentice", "heavy-infantry", "militia", "mystic"]
    assert s.centre == []
    assert s.said("void-returns")


@pytest.mark.rule("ASC-PUB-11", "ASC-PUB-05")
def test_a_monster_defeated_last_is_part_of_the_new_deck_and_gives_its_own_reward() -> None:
    seen = Counter[str]()
    for seed in range(40):
        table = Table.open("ascension", seed=seed, options={"first_player": "first_seat"})
        arranged = {"row": ["wind-tyrant"], "centre": [], "void": ["samaels-trickster", "landtalker"], "power": 5}
        table.arrange(arranged | {"p0.hand": [], "p1.hand": []})
        table.choose("defeat", card="wind-tyrant")
        assert (table.value("honor", 0), table.value("runes")) == (3, 3)  # whatever its card became
        assert sorted([*table.cards("row"), *table.cards("centre")]) == [
            "landtalker",
            "samaels-trickster",
            "wind-tyrant",
        ]
        seen[table.cards("row")[0]] += 1
    assert set(seen) == {"landtalker", "samaels-trickster", "wind-tyrant"}


@pytest.mark.rule("ASC-PUB-11")
def test_the_new_centre_deck_is_hidden_again() -> None:
    row = ["wolf-shaman", *["samaels-trickster"] * 4, "sea-tyrant"]
    s = scene(runes=3, row=row, centre=[], void=["muramasa", "landtalker", "mephit"])
    s.acquire("wolf-shaman")
    assert (len(s.row), len(s.centre)) == (6, 2)
    assert s.table.view(0)["piles"]["centre"]["cards"] == [None, None]


@pytest.mark.rule("ASC-PUB-11", "ASC-PUB-05")
def test_with_nothing_left_the_row_stays_short_until_something_comes() -> None:
    s = scene(runes=3, hand=["void-initiate"], discard=["muramasa"], row=["wolf-shaman"], centre=[], void=["mystic"])
    s.acquire("wolf-shaman")
    assert (s.row, s.void) == ([], ["mystic"])
    s.play("void-initiate")
    s.answer("muramasa")
    s.end_turn()
    assert s.row == ["muramasa"]


@pytest.mark.rule("ASC-PUB-11")
def test_by_another_reading_an_empty_centre_deck_stays_empty() -> None:
    s = scene(options={"empty_centre": "wait"}, runes=3, row=["wolf-shaman"], centre=[], void=["muramasa"])
    s.acquire("wolf-shaman")
    s.end_turn()
    assert (s.row, s.void) == ([], ["muramasa"])


@pytest.mark.rule("ASC-CORE-06", "ASC-PUB-13")
def test_banished_basic_heroes_do_not_return_to_their_piles() -> None:
    s = scene(hand=["void-initiate", "mystic"])
    before = len(s.table.cards("mystics"))
    s.play("void-initiate")
    s.answer("mystic")
    assert s.void == ["mystic"]
    assert len(s.table.cards("mystics")) == before
