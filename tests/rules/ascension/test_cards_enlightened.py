"""The cards of the Enlightened."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.ascension.scene import scene

FIVE = ["apprentice"] * 5


@pytest.mark.parametrize(
    ("card", "drawn"), [("arha-initiate", 1), ("ascetic-of-the-lidless-eye", 2), ("master-dhartha", 3)]
)
def test_heroes_that_draw(card: str, drawn: int) -> None:
    s = scene(hand=[card], deck=FIVE)
    s.play(card)
    assert s.gained == {"cards": drawn}
    assert s.hand() == ["apprentice"] * drawn


def test_the_all_seeing_eye_draws_when_its_player_likes() -> None:
    s = scene(constructs=["the-all-seeing-eye"], deck=FIVE)
    assert s.hand() == []
    s.use("the-all-seeing-eye")
    assert s.hand() == ["apprentice"]


@pytest.mark.rule("ASC-CORE-06", "ASC-PUB-05")
def test_seer_draws_and_may_banish_a_card_of_the_row() -> None:
    s = scene(hand=["seer-of-the-forked-path"], deck=FIVE, row=["mephit", "muramasa"], centre=["landtalker", "mystic"])
    s.play("seer-of-the-forked-path")
    assert s.hand() == ["apprentice"]  # drawn before the choice
    s.answer("muramasa")
    assert s.void == ["muramasa"]
    assert s.row == ["mephit", "landtalker"]  # refilled in its place


def test_seer_may_leave_the_row_alone() -> None:
    s = scene(hand=["seer-of-the-forked-path"], row=["mephit"])
    s.play("seer-of-the-forked-path")
    s.decline()
    assert (s.row, s.void) == (["mephit"], [])


# --- Temple Librarian -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-03", "ASC-PLAY-06")
def test_librarian_discards_one_and_draws_two() -> None:
    s = scene(hand=["temple-librarian", "militia", "mystic"], deck=FIVE)
    s.play("temple-librarian")
    assert not s.can("pass")
    s.answer("militia")
    assert s.discard() == ["militia"]
    assert s.hand() == ["apprentice", "apprentice", "mystic"]


@pytest.mark.rule("ASC-CARD-03")
def test_librarian_does_nothing_with_an_empty_hand() -> None:
    s = scene(hand=["temple-librarian"], deck=FIVE)
    s.play("temple-librarian")
    assert s.gained == {}


@pytest.mark.rule("ASC-CARD-03", "ASC-CORE-04")
def test_what_librarian_discards_is_in_time_for_a_reshuffle() -> None:
    s = scene(hand=["temple-librarian", "muramasa"], deck=["militia"])
    s.play("temple-librarian")
    assert s.hand() == ["militia", "muramasa"]
    assert (s.deck(), s.discard()) == ([], [])


@pytest.mark.rule("ASC-CARD-03")
def test_by_another_reading_librarian_may_keep_the_hand() -> None:
    s = scene(options={"librarian": "may"}, hand=["temple-librarian", "militia"], deck=FIVE)
    s.play("temple-librarian")
    s.decline()
    assert (s.hand(), s.gained) == (["militia"], {})
    s = scene(options={"librarian": "may"}, hand=["temple-librarian", "militia"], deck=FIVE)
    s.play("temple-librarian")
    s.answer("militia")
    assert s.hand() == ["apprentice", "apprentice"]


# --- free defeats -----------------------------------------------------------------------------------------------------

ROW = ["mephit", "mistake-of-creation", "sea-tyrant", "earth-tyrant", "avatar-of-the-fallen", "landtalker"]


@pytest.mark.rule("ASC-CARD-01", "ASC-PUB-15")
@pytest.mark.parametrize(
    ("card", "reach"),
    [
        ("arha-templar", ["cultist", "mephit", "mistake-of-creation"]),
        ("oziah-the-peerless", ["cultist", "earth-tyrant", "mephit", "mistake-of-creation", "sea-tyrant"]),
    ],
)
def test_who_defeats_for_nothing_reaches_the_row_and_the_cultist(card: str, reach: list[str]) -> None:
    s = scene(hand=[card], row=ROW)
    s.play(card)
    assert s.choices() == reach
    assert not s.can("pass")  # it must be done: the Cultist is always there
    s.answer("cultist")
    assert s.gained == {"honor": 1}


@pytest.mark.rule("ASC-CARD-01", "ASC-PUB-15", "ASC-FIGHT-03")
def test_a_free_defeat_gives_the_whole_reward_and_refills_the_row() -> None:
    s = scene(hand=["oziah-the-peerless"], row=["earth-tyrant", "landtalker"], deck=FIVE, centre=["muramasa", "mystic"])
    s.play("oziah-the-peerless")
    s.answer("earth-tyrant")
    assert s.gained == {"honor": 5, "cards": 2}
    assert (s.row, s.void) == (["muramasa", "landtalker"], ["earth-tyrant"])


@pytest.mark.rule("ASC-CARD-01")
def test_without_a_choice_the_cultist_is_defeated() -> None:
    s = scene(hand=["arha-templar"], row=["landtalker"])
    s.play("arha-templar")
    assert s.honor() == 1


@pytest.mark.rule("ASC-CARD-01")
def test_by_another_reading_only_the_row_is_reached() -> None:
    s = scene(options={"free_reach": "row"}, hand=["arha-templar"], row=["landtalker", "sea-tyrant"])
    s.play("arha-templar")
    assert s.gained == {}
    s = scene(options={"free_reach": "row"}, hand=["arha-templar"], row=["landtalker", "corrosive-widow"])
    s.play("arha-templar")
    assert s.gained == {"honor": 3}


# --- Twofold Askara ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-02")
def test_askara_copies_a_hero_played_this_turn() -> None:
    s = scene(hand=["twofold-askara"], play=["demon-slayer", "landtalker", "apprentice"])
    s.play("twofold-askara")
    assert s.choices() == ["apprentice", "demon-slayer", "landtalker"]
    s.answer("demon-slayer")
    assert s.gained == {"power": 3}
    assert "twofold-askara" in s.played()


@pytest.mark.rule("ASC-CARD-02")
def test_askara_alone_does_nothing() -> None:
    s = scene(hand=["twofold-askara"], constructs=["muramasa"])
    s.play("twofold-askara")
    assert s.gained == {}


@pytest.mark.rule("ASC-CARD-02")
@pytest.mark.parametrize("card", ["apprentice", "militia", "mystic", "heavy-infantry"])
def test_askara_copies_basic_heroes_too(card: str) -> None:
    s = scene(hand=[card, "twofold-askara"])
    s.play_all(card, "twofold-askara")
    assert sum(s.gained.values()) == {"apprentice": 2, "militia": 2, "mystic": 4, "heavy-infantry": 4}[card]


@pytest.mark.rule("ASC-CARD-02")
def test_a_copy_chooses_afresh() -> None:
    s = scene(hand=["mechana-initiate", "twofold-askara"])
    s.play("mechana-initiate")
    s.choose("rune")
    s.play("twofold-askara")
    s.choose("power")
    assert s.gained == {"runes": 1, "power": 1}


@pytest.mark.rule("ASC-CARD-02", "ASC-CARD-09")
def test_a_copy_is_not_another_hero_of_that_faction() -> None:
    s = scene(hand=["twofold-askara", "runic-lycanthrope"], play=["mystic"], constructs=["snapdragon"])
    s.play("twofold-askara")
    s.play("runic-lycanthrope")
    assert s.gained == {"runes": 4, "honor": 1}  # Lycanthrope saw no Lifebound hero before it


@pytest.mark.rule("ASC-CARD-02", "ASC-PUB-09")
@pytest.mark.parametrize(("counts", "power"), [(True, 2), (False, 0)])
def test_a_copied_lycanthrope_counts_itself_or_not_as_the_table_likes(counts: bool, power: int) -> None:
    s = scene(options={"askara_lycanthrope": counts}, hand=["runic-lycanthrope", "twofold-askara"])
    s.play_all("runic-lycanthrope", "twofold-askara")
    assert (s.runes, s.power) == (4, power)


# --- Tablet of Time's Dawn --------------------------------------------------------------------------------------------


@pytest.mark.rule("ASC-CARD-11", "ASC-PUB-14", "ASC-ENDGAME-03")
def test_the_tablet_is_banished_for_another_turn() -> None:
    s = scene(constructs=["tablet-of-times-dawn"], p1={"hand": ["militia"]})
    s.use("tablet-of-times-dawn")
    assert (s.constructs(), s.void) == ([], ["tablet-of-times-dawn"])
    assert s.seat == 0
    s.end_turn()
    assert s.seat == 0  # mine again
    s.end_turn()
    assert s.seat == 1


@pytest.mark.rule("ASC-CARD-11", "ASC-PUB-14")
@pytest.mark.parametrize(("reading", "extra"), [("play", 0), ("anywhere", 1)])
def test_banished_from_elsewhere_the_tablet_gives_no_turn_unless_the_table_likes(reading: str, extra: int) -> None:
    options = {"tablet": reading}
    scenes: list[dict[str, Any]] = [
        {"hand": ["void-initiate", "tablet-of-times-dawn"]},
        {"hand": ["void-initiate"], "discard": ["tablet-of-times-dawn"]},
        {"hand": ["seer-of-the-forked-path"], "row": ["tablet-of-times-dawn"]},
    ]
    for arranged in scenes:
        s = scene(options=options, **arranged)
        s.play(arranged["hand"][0])
        s.answer("tablet-of-times-dawn")
        assert s.void == ["tablet-of-times-dawn"]
        assert s.table.value("extra_turns", 0) == extra


@pytest.mark.rule("ASC-CARD-11", "ASC-ENDGAME-03", "ASC-ENDGAME-04")
def test_the_tablet_works_in_the_last_round_and_its_own_honor_is_lost() -> None:
    s = scene(pool=0, p1={"constructs": ["tablet-of-times-dawn"], "hand": ["heavy-infantry"]})
    s.end_turn()
    s.use("tablet-of-times-dawn")
    s.end_turn()
    assert s.seat == 1  # the last player has one more turn
    s.play("heavy-infantry")
    s.defeat("cultist")
    s.end_turn()
    assert s.table.over
    assert s.score(1) == 1 + 1  # a Cultist and Heavy Infantry; nothing for the Tablet
