"""What is in the box, and how a sorcerer is made of three decks (SOR-COMP, SOR-MAGE)."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.cards.make import BOXES
from deckwright.games.sorcerer.schema import DECKS, Deck
from tests.rules.sorcerer.laying import Duel, duel
from tests.rules.sorcerer.tables import (
    CHARACTERS,
    DOMAINS,
    HIVE,
    LINEAGES,
    OLD_LONDON,
    SOUTHWARK,
    WHITECHAPEL,
    avatar,
    kinds,
    opened,
    ring,
    to_actions,
)

PARTS = (CHARACTERS, LINEAGES, DOMAINS)
SKILL_OF = {DECKS[kind.facts["deck"]].id: kind.id for kind in kinds("is_skill")}
DECK_OF = {skill: deck for deck, skill in SKILL_OF.items()}
FACTS = {kind.id: kind.facts for kind in ALL}


def decks_of(t: Duel, seat: int) -> list[str]:
    """The decks a seat has, by its skill cards."""
    return [DECK_OF[card] for card in t.table.cards("skills", seat) if card in DECK_OF]


# --- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-COMP-01")
def test_four_players_each_have_a_board_and_an_avatar_of_their_own() -> None:
    t = ring(4)
    assert len(CHARACTERS) == 4 and {decks_of(t, seat)[0] for seat in range(4)} == set(CHARACTERS)
    assert all(avatar(t, seat) is not None for seat in range(4))


@pytest.mark.rule("SOR-COMP-02")
def test_three_battlefields_of_london_and_one_below() -> None:
    names = [field["id"] for field in ring(4).table.view(0)["places"]["fields"]]
    assert names[:4] == [OLD_LONDON, WHITECHAPEL, SOUTHWARK, HIVE]
    t = opened(2, first_player="first_seat")
    assert {option.at for option in t.table.options} == {OLD_LONDON, WHITECHAPEL, SOUTHWARK}  # where avatars may go


@pytest.mark.rule("SOR-COMP-03", "SOR-COMP-04")
def test_seven_dice_and_two_tracks_on_every_battlefield() -> None:
    view = duel().table.view(0)
    assert len(view["places"]["dice"]) == 7
    for field in view["places"]["fields"][:3]:
        assert [side["values"]["damage"] for side in field["sides"]] == [0, 0]
    assert all({"energy", "actions", "blood"} <= player["values"].keys() for player in view["players"])


@pytest.mark.rule("SOR-COMP-05", "SOR-COMP-08")
def test_tokens_never_run_out() -> None:
    """There are 69 and 49 of them in the box; a table may need more."""
    d = duel(hand=["smiling-flagellant"], omens=70, foes=[{"card": "blind-whale", "flames": 50}])
    d.cast("smiling-flagellant", at=OLD_LONDON)
    assert (d.omens, d.card("blind-whale")["flames"]) == (71, 50)


@pytest.mark.rule("SOR-COMP-06")
def test_decks_have_the_sizes_of_the_box() -> None:
    sizes: Counter[int] = Counter()
    skills: Counter[int] = Counter()
    for kind in ALL:
        heap = skills if kind.facts.get("is_skill") else sizes
        if not kind.facts.get("is_pool"):
            heap[kind.facts["deck"]] += kind.copies // BOXES
    assert [sizes[deck] for deck in Deck] == [10] * 4 + [20] * 4 + [10] * 4
    assert [skills[deck] for deck in Deck] == [1] * 12
    pools = kinds("is_pool")
    assert [pool.facts["deck"] for pool in pools] == [Deck.BLOODLORD]
    assert sum(sizes.values()) + sum(skills.values()) + len(pools) == 173


@pytest.mark.rule("SOR-COMP-07")
def test_skill_cards_of_the_three_kinds_are_told_from_cards_of_the_grimoire() -> None:
    d = duel("tegu", "bloodlord", "screaming-coast")
    assert decks_of(d, 0) == ["tegu", "bloodlord", "screaming-coast"]
    lines = {kind.id: d.table.game.type_line(kind, "en") for kind in kinds("is_skill")}
    assert set(lines.values()) == {"Skill card"}
    assert not any(kind.facts.get("is_skill") for kind in kinds("is_minion") + kinds("is_sorcery"))


# --- a sorcerer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-MAGE-01", "SOR-MAGE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_one_deck_of_each_kind_and_no_deck_serves_two(players: int) -> None:
    t = opened(players)
    dealt = [decks_of(t, seat) for seat in range(players)]
    for decks in dealt:
        assert [sum(deck in part for deck in decks) for part in PARTS] == [1, 1, 1]
    assert len({deck for decks in dealt for deck in decks}) == 3 * players


@pytest.mark.rule("SOR-MAGE-02")
def test_the_deal_is_by_chance() -> None:
    dealt = {tuple(decks_of(opened(2, seed=seed), 0)) for seed in range(30)}
    assert len(dealt) > 15 and {decks[0] for decks in dealt} == set(CHARACTERS)


@pytest.mark.rule("SOR-MAGE-03", "SOR-MAGE-04", "SOR-MAGE-05")
def test_a_draft_goes_clockwise_then_back_then_clockwise_again() -> None:
    t = opened(3, making="draft", first_player="first_seat")
    asked = []
    while t.asked == "draft":
        asked.append((t.seat, sorted(option.at or "" for option in t.table.options)))
        t.choose(0)
    assert [seat for seat, _ in asked] == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert [len(choice) for _, choice in asked] == [4, 3, 2] * 3
    assert asked[0][1] == sorted(CHARACTERS) and asked[3][1] == sorted(LINEAGES) and asked[6][1] == sorted(DOMAINS)


@pytest.mark.rule("SOR-MAGE-03")
def test_who_picks_first_is_chosen_by_chance() -> None:
    first = [opened(4, seed=seed, making="draft").seat for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}
    t = opened(4, seed=first.index(2), making="draft")
    order = []
    while t.asked == "draft":
        order.append(t.seat)
        t.choose(0)
    assert order == [2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1]


@pytest.mark.rule("SOR-MAGE-03")
def test_a_deck_that_was_taken_is_what_one_plays() -> None:
    t = opened(2, making="draft", first_player="first_seat")
    t.choose("take-deck", place="ariaspes")
    assert decks_of(t, 0) == ["ariaspes"] and "ariaspes" not in [option.at for option in t.table.options]


@pytest.mark.rule("SOR-MAGE-06")
def test_three_decks_are_shuffled_into_a_grimoire_of_forty_beside_three_open_skill_cards() -> None:
    t = opened(2, characters=["tegu", "any"], lineages=["bloodlord", "any"], domains=["haunted-forest", "any"])
    grimoire = t.table.cards("grimoire", 0)
    assert len(grimoire) == 40
    assert Counter(FACTS[card]["deck"] for card in grimoire) == {
        Deck.TEGU: 10,
        Deck.BLOODLORD: 20,
        Deck.FOREST: 10,
    }
    assert t.seen_by(1, "grimoire") == [None] * 40
    shown = t.seen_by(1, "skills")
    assert {"shared-pain", "harvest-of-the-night", "the-pack-closes-in", "blood-pool"} == set(shown)
    again = opened(2, seed=8, characters=["tegu", "any"], lineages=["bloodlord", "any"], domains=["haunted-forest"])
    assert again.table.cards("grimoire", 0) != grimoire and sorted(again.table.cards("grimoire", 0)) == sorted(grimoire)


@pytest.mark.rule("SOR-MAGE-07")
def test_decks_that_nobody_took_stay_in_the_box() -> None:
    t = opened(3)
    taken = {deck for seat in range(3) for deck in decks_of(t, seat)}
    to_actions(t.table)
    for deck in DECKS:
        left = [card for card in t.table.cards(f"cards@{deck.id}") if FACTS[card].get("is_skill")]
        assert len(left) == (1 if deck.id in taken else 2)  # the second one belongs to the second box


@pytest.mark.rule("SOR-MAGE-08")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_every_deck_is_there_twice(players: int) -> None:
    for seed in range(6):
        t = opened(players, seed=seed)
        met = Counter(deck for seat in range(players) for deck in decks_of(t, seat))
        assert max(met.values()) <= 2 and sum(met.values()) == 3 * players
        assert all(len(t.table.cards("grimoire", seat)) == 40 for seat in range(players))


@pytest.mark.rule("SOR-MAGE-08")
def test_two_copies_of_one_deck_can_be_taken_with_a_second_box() -> None:
    t = opened(2, second_box=True, characters=["tegu", "tegu"])
    assert [decks_of(t, seat)[0] for seat in (0, 1)] == ["tegu", "tegu"]
    tegu = [card for card in t.table.cards("grimoire", 1) if FACTS[card]["deck"] == Deck.TEGU]
    assert len(tegu) == 10
