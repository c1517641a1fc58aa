"""Necromancer and Demonologist as decks: their shape, their words in both languages, games from end to end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from deckwright import Table
from deckwright.games.sorcerer.cards import demonologist, necromancer
from deckwright.games.sorcerer.cards.make import BOXES
from deckwright.games.sorcerer.game import SORCERER
from deckwright.games.sorcerer.rules.slots import on_entombed
from deckwright.lang.texts import plain

DECKS = {"necromancer": necromancer.CARDS, "demonologist": demonologist.CARDS}
SHAPES = {  # minions, sorceries, attachments; cards of cost 0 to 6
    "necromancer": ((13, 5, 2), (1, 4, 5, 4, 3, 2, 1)),
    "demonologist": ((12, 6, 2), (0, 3, 6, 5, 3, 2, 1)),
}


@pytest.mark.rule("SOR-COMP-06")
@pytest.mark.parametrize("deck", DECKS)
def test_the_deck_has_its_shape(deck: str) -> None:
    skill, *cards = DECKS[deck]
    assert skill.facts["is_skill"] == 1
    copies = {kind.id: kind.copies // BOXES for kind in cards}
    assert (sum(copies.values()), len(cards), Counter(copies.values())) == (20, 14, {1: 8, 2: 6})

    def count(fact: str) -> int:
        return sum(copies[kind.id] for kind in cards if kind.facts.get(fact))

    types, curve = SHAPES[deck]
    assert tuple(count(fact) for fact in ("is_minion", "is_sorcery", "is_attachment")) == types
    costs = Counter(dict.fromkeys(range(7), 0))
    for kind in cards:
        costs[kind.facts["cost"]] += copies[kind.id]
    assert tuple(costs[cost] for cost in range(7)) == curve
    assert (count("legend"), count("omen"), count("flying")) == (3, 6, 2)
    assert all(copies[kind.id] == 1 and kind.facts.get("is_minion") for kind in cards if kind.facts.get("legend"))


def test_seven_cards_of_the_necromancer_act_from_the_grave() -> None:
    assert sum(kind.copies // BOXES for kind in necromancer.CARDS if on_entombed in kind.slots) == 7


def test_every_cultist_brings_an_omen_and_no_demon_does() -> None:
    omens = {kind.id: kind.facts.get("omen", 0) for kind in demonologist.CARDS if kind.facts.get("is_minion")}
    cultists = {kind.id for kind in demonologist.CARDS if kind.facts.get("cultist")}
    assert {card for card, omen in omens.items() if omen} == cultists


TEXTS = {
    "ba-bird": (
        "Entombed: exile this card; a minion of yours where your avatar stands is spurred, then draw 1 card.",
        "Захороненный: изгоните эту карту из игры; "
        "ваш приспешник там, где стоит ваш аватар, воодушевлён, затем доберите 1 карту.",
    ),
    "linen-footman": (
        "Entombed (2 energy): put this card into play where your avatar stands.",
        "Захороненный (2 энергии): введите эту карту в игру там, где стоит ваш аватар.",
    ),
    "highgate-jackal": (
        "Tactic: +1 attack for every 3 minion cards in your graveyard, at most +3.",
        "Тактика: +1 к силе атаки за каждые 3 карты приспешников на вашем кладбище, но не больше +3.",
    ),
    "devils-bargain": (
        "Destroy a minion of yours; if you do, draw 3 cards, and if it was a Cultist, gain 2 energy.",
        "Уничтожьте своего приспешника; если уничтожили, доберите 3 карты, а если это был сектант, получите 2 энергии.",
    ),
    "spontaneous-combustion": (
        "Deal 2 damage to an enemy minion, and 2 more for each flame token on it (three count at most).",
        "Нанесите вражескому приспешнику 2 урона и ещё по 2 за каждый жетон пламени на нём (не больше трёх).",
    ),
    "abbess-ashcombe": (
        "Demons cost you 1 energy less. Once per round, when a burning enemy minion is destroyed here, draw a card.",
        "Демоны стоят вам на 1 энергию меньше. "
        "Раз в раунд, когда горящий вражеский приспешник погибает здесь, доберите карту.",
    ),
}


@pytest.mark.parametrize("card", TEXTS)
def test_what_a_card_says(card: str) -> None:
    kind = next(kind for kind in SORCERER.kinds if kind.id == card)
    for lang, text in zip(("en", "ru"), TEXTS[card], strict=True):
        assert plain(SORCERER.describe(kind, lang)) == text


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {"mode": "teams"}),
        (2, {"deaths": "after", "flames": "double", "powers": "once"}),
    ],
    ids=["duel", "royal", "teams", "other readings"],
)
def test_games_with_both_come_to_an_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        table = Table.open(
            "sorcerer", players=seats, seed=seed, options=options | {"lineages": ["demonologist", "necromancer"]}
        )
        while not table.over:
            table.choose(chance.randrange(len(table.options)))
        assert table.result is not None
