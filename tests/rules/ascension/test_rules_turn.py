"""The general rules and the turn (ASC-CORE, ASC-TURN, ASC-PLAY, ASC-ENDTURN, ASC-INFO)."""

from __future__ import annotations

import pytest

from tests.rules.ascension.scene import scene

FIVE = ["apprentice"] * 5


@pytest.mark.rule("ASC-TURN-01", "ASC-TURN-05", "ASC-PLAY-01")
def test_playing_acquiring_and_defeating_are_mixed_as_the_player_likes() -> None:
    s = scene(
        hand=["mystic", "heavy-infantry", "apprentice", "militia", "militia"],
        row=["void-initiate", "samaels-trickster"],
        constructs=["shadow-star"],
    )
    s.play("mystic")
    s.acquire("void-initiate")
    s.use("shadow-star")
    s.play("heavy-infantry")
    s.defeat("samaels-trickster")
    s.acquire("heavy-infantry")  # with the rune of the reward
    s.play("militia")
    assert (s.runes, s.power, s.honor()) == (0, 1, 1)
    s.end_turn()  # two cards were not played
    assert s.seat == 1


@pytest.mark.rule("ASC-TURN-05")
def test_a_turn_may_be_ended_at_once() -> None:
    s = scene(hand=["apprentice"], runes=5)
    s.end_turn()
    assert s.seat == 1


@pytest.mark.rule("ASC-TURN-04", "ASC-ENDTURN-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    s = scene(players=players)
    seats = []
    for _ in range(2 * players):
        seats.append(s.seat)
        s.end_turn()
    assert seats == [*range(players)] * 2


@pytest.mark.rule("ASC-CORE-03", "ASC-TURN-02", "ASC-TURN-03", "ASC-ENDTURN-01", "ASC-ENDTURN-02")
def test_at_the_end_heroes_and_hand_are_discarded_and_five_cards_drawn() -> None:
    s = scene(hand=["mystic", "militia"], deck=[*FIVE, "heavy-infantry"], constructs=["muramasa"])
    s.play("mystic")
    s.end_turn()
    assert s.discard() == ["militia", "mystic"]
    assert s.hand() == FIVE
    assert s.deck() == ["heavy-infantry"]
    assert (s.played(), s.constructs()) == ([], ["muramasa"])


@pytest.mark.rule("ASC-ENDTURN-02", "ASC-CARD-16")
def test_the_next_hand_is_drawn_at_the_end_of_the_own_turn() -> None:
    s = scene(deck=FIVE)
    s.end_turn()
    assert (s.seat, s.hand()) == (1, FIVE)


@pytest.mark.rule("ASC-PLAY-02")
def test_what_is_not_spent_is_lost() -> None:
    s = scene(runes=3, power=4, mechana_runes=2, discount=1)
    s.end_turn()
    assert [s.value(name) for name in ("runes", "power", "mechana_runes", "discount")] == [0, 0, 0, 0]


@pytest.mark.rule("ASC-CORE-04")
def test_an_empty_deck_is_renewed_from_the_discard_pile_only_to_draw() -> None:
    s = scene(hand=["ascetic-of-the-lidless-eye"], deck=["militia"], discard=["mystic"] * 3)
    s.play("ascetic-of-the-lidless-eye")
    assert s.hand() == ["militia", "mystic"]
    assert (s.deck(), s.discard()) == (["mystic"] * 2, [])
    s = scene(hand=["arha-initiate"], deck=["militia"], discard=["mystic"] * 3)
    s.play("arha-initiate")
    assert (s.deck(), s.discard()) == ([], ["mystic"] * 3)  # not before it is needed


@pytest.mark.rule("ASC-CORE-05")
def test_draws_from_nothing_are_lost_and_played_cards_are_not_reshuffled() -> None:
    s = scene(hand=["master-dhartha", "apprentice"], deck=["militia"])
    s.play("apprentice")
    s.play("master-dhartha")
    assert s.hand() == ["militia"]
    assert s.played() == ["apprentice", "master-dhartha"]


@pytest.mark.rule("ASC-CORE-02", "ASC-CORE-04", "ASC-ACQ-04")
def test_a_card_acquired_this_turn_can_be_drawn_this_turn() -> None:
    s = scene(hand=["arha-initiate"], runes=4, row=["demon-slayer"])
    s.acquire("demon-slayer")
    s.play("arha-initiate")
    assert s.hand() == ["demon-slayer"]
    s.play("demon-slayer")
    assert s.power == 3


@pytest.mark.rule("ASC-CORE-01")
def test_the_text_of_a_card_is_stronger_than_the_rules() -> None:
    s = scene(hand=["druids-of-the-stone-circle"], row=["wolf-shaman"], mystics=[], infantry=[])
    s.play("druids-of-the-stone-circle")
    assert (s.deck(), s.discard()) == (["wolf-shaman"], [])  # not to the discard pile, and not for runes


@pytest.mark.rule("ASC-PLAY-06")
def test_effects_come_in_printed_order_and_what_cannot_be_is_skipped() -> None:
    s = scene(hand=["seer-of-the-forked-path"], deck=["militia"], row=["avatar-of-the-fallen"])
    s.play("seer-of-the-forked-path")
    assert (s.hand(), s.played(), s.asked) == (["militia"], ["seer-of-the-forked-path"], "main")


@pytest.mark.rule("ASC-PLAY-03", "ASC-PLAY-05")
def test_a_construct_is_used_in_the_turn_it_is_played_and_in_every_later_one() -> None:
    s = scene(hand=["muramasa"])
    s.play("muramasa")
    s.use("muramasa")
    assert s.power == 3
    s.end_turn()
    assert not s.can("use")  # somebody else's turn
    s.end_turn()
    s.use("muramasa")
    assert s.power == 3


@pytest.mark.rule("ASC-PLAY-04")
def test_two_copies_of_a_construct_are_used_once_each() -> None:
    s = scene(constructs=["shadow-star", "shadow-star"])
    s.use("shadow-star")
    s.use("shadow-star")
    assert s.power == 2
    assert not s.can("use")


@pytest.mark.rule("ASC-INFO-01")
def test_a_hand_is_private_and_decks_are_hidden_and_the_rest_is_open() -> None:
    s = scene(hand=["mystic"], deck=["militia"], discard=["apprentice"], constructs=["muramasa"], play=["demon-slayer"])
    assert s.seen_by(0, "hand") == ["mystic"]
    assert s.seen_by(1, "hand") == [None]
    assert s.seen_by(0, "deck") == s.seen_by(1, "deck") == [None]
    assert s.seen_by(1, "discard") == ["apprentice"]
    assert s.seen_by(1, "constructs") == ["muramasa"]
    assert s.seen_by(1, "play") == ["demon-slayer"]
    assert all(card is None for card in s.table.view(0)["piles"]["centre"]["cards"])


@pytest.mark.rule("ASC-INFO-01")
@pytest.mark.parametrize(("card", "note"), [("mystic", "plays"), ("muramasa", "plays"), ("void-initiate", "banishes")])
def test_what_is_played_or_banished_is_told_to_everybody_by_name(card: str, note: str) -> None:
    s = scene(hand=[card, "militia"])
    s.play(card)
    if note == "banishes":
        s.answer("militia")
    (told,) = [event for event in s.events if event.what == "note" and event.data["note"] == note]
    heard = told.for_seat(1)
    assert heard is not None
    assert heard.data["card"] == (card if note == "plays" else "militia")


@pytest.mark.rule("ASC-INFO-01", "ASC-CARD-19")
def test_everybody_knows_a_card_put_on_top_of_a_deck_from_the_row() -> None:
    s = scene(hand=["cetra-weaver-of-stars"], deck=["militia"], row=["landtalker"], mystics=[], infantry=[])
    s.play("cetra-weaver-of-stars")
    assert s.seen_by(0, "deck") == s.seen_by(1, "deck") == ["landtalker", None]
