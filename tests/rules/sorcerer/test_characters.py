"""The shape of the character decks: counts, curves, symbols, copies."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

import pytest

from deckwright.games.sorcerer.cards import ariaspes, miselda, tegu, zevrane
from deckwright.games.sorcerer.cards.make import BOXES
from deckwright.games.sorcerer.game import SORCERER
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain

SHAPES = [  # minions, sorceries, attachments; cards at cost 1 to 6; attack and essence of minions
    (tegu, (5, 3, 2), (2, 3, 2, 2, 1, 0), (2, 5), (3, 6)),
    (miselda, (6, 3, 1), (1, 2, 3, 2, 1, 1), (2, 6), (3, 7)),
    (zevrane, (6, 2, 2), (2, 3, 2, 2, 1, 0), (2, 5), (2, 5)),
    (ariaspes, (5, 2, 3), (2, 3, 3, 1, 1, 0), (3, 6), (2, 5)),
]
DECKS = [shape[0] for shape in SHAPES]


def copies(kind: Kind) -> int:
    return kind.copies // BOXES


@pytest.mark.rule("SOR-COMP-06")
@pytest.mark.parametrize(("deck", "types", "curve", "attack", "essence"), SHAPES)
def test_a_character_is_a_skill_and_ten_cards(
    deck: ModuleType, types: tuple[int, ...], curve: tuple[int, ...], attack: tuple[int, int], essence: tuple[int, int]
) -> None:
    skill, *cards = deck.CARDS
    assert skill.facts["is_skill"]
    assert sorted(copies(kind) for kind in cards) == [1] * 6 + [2] * 2
    found = [sum(copies(k) for k in cards if k.facts.get(t)) for t in ("is_minion", "is_sorcery", "is_attachment")]
    assert tuple(found) == types
    costs = Counter(kind.facts["cost"] for kind in cards for _ in range(copies(kind)))
    assert tuple(costs[cost] for cost in range(1, 7)) == curve
    minions = [kind.facts for kind in cards if kind.facts.get("is_minion")]
    assert all(attack[0] <= facts["attack"] <= attack[1] for facts in minions)
    assert all(essence[0] <= facts["essence"] <= essence[1] for facts in minions)


@pytest.mark.rule("SOR-SORC-02")
@pytest.mark.parametrize("deck", DECKS)
def test_symbols(deck: ModuleType) -> None:
    cards = deck.CARDS[1:]
    assert sum(copies(kind) for kind in cards if kind.facts.get("omen")) == 3
    assert [copies(kind) for kind in cards if kind.facts.get("legend")] == [1, 1]
    winged = [kind for kind in cards if kind.all_facts().get("flying") or kind.all_facts().get("gives_flight")]
    assert sum(copies(kind) for kind in winged) == 1
    assert not any(kind.facts.get("omen") for kind in cards if kind.facts.get("is_sorcery"))


@pytest.mark.parametrize("kind", [kind for deck in DECKS for kind in deck.CARDS], ids=lambda kind: kind.id)
def test_every_card_says_what_it_does(kind: Kind) -> None:
    english, russian = (plain(SORCERER.describe(kind, lang)) for lang in ("en", "ru"))
    assert english.endswith(".") and russian.endswith(".")
    assert not any("а" <= letter.lower() <= "я" for letter in english + kind.en)
    assert not any("a" <= letter.lower() <= "z" for letter in russian + kind.ru)
    assert "{" not in english + russian and "[" not in english + russian
