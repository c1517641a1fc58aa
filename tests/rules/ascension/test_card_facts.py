"""Every card has its names, faction, type, numbers and copies, and the sets have their sizes."""

from __future__ import annotations

import pytest

from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from tests.rules.ascension.facts import FACTS, Fact


def kind(id: str) -> Kind:
    found = ASCENSION.kind(id)
    assert found is not None, f"there is no card {id}"
    return found


@pytest.mark.rule("ASC-COMP-03", "ASC-COMP-05", "ASC-PUB-02", "ASC-PUB-03")
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_card_is_as_written_down(fact: Fact) -> None:
    card = kind(fact.id)
    facts = card.all_facts()
    assert (card.en, card.ru, card.home, card.copies) == (fact.en, fact.ru, fact.home, fact.copies)
    assert Faction(facts.get("faction", 0)).name.lower() == fact.faction
    assert [name for name in ("hero", "construct", "monster") if facts.get(name)] == [fact.type]
    assert facts.get("strength" if fact.type == "monster" else "cost", 0) == fact.price
    assert facts.get("honor", 0) == fact.honor
    assert bool(facts.get("basic")) == (fact.home != "centre_cards")


def test_no_card_is_missing_and_none_is_too_many() -> None:
    assert sorted(each.id for each in ASCENSION.kinds) == sorted(fact.id for fact in FACTS)


@pytest.mark.rule("ASC-COMP-01", "ASC-COMP-02", "ASC-PUB-01")
def test_the_box_has_two_hundred_cards() -> None:
    copies = {id: sum(fact.copies for fact in FACTS if fact.home == id) for id in {fact.home for fact in FACTS}}
    assert copies == {"starters": 40, "mystics": 30, "infantry": 29, "cultists": 1, "centre_cards": 100}
    assert sum(each.copies for each in ASCENSION.kinds) == 200
    assert {each.id: each.copies for each in ASCENSION.kinds if each.home == "starters"} == {
        "apprentice": 32,
        "militia": 8,
    }


@pytest.mark.rule("ASC-COMP-03", "ASC-PUB-01")
@pytest.mark.parametrize(
    ("type_of", "designs", "cards"), [("hero", 25, 51), ("construct", 13, 21), ("monster", 10, 28)]
)
def test_the_centre_deck_is_made_of_three_types(type_of: str, designs: int, cards: int) -> None:
    found = [each for each in ASCENSION.kinds if each.home == "centre_cards" and each.facts.get(type_of)]
    assert (len(found), sum(each.copies for each in found)) == (designs, cards)


@pytest.mark.rule("ASC-PUB-08")
@pytest.mark.parametrize("faction", [faction for faction in Faction if faction])
def test_every_faction_has_eighteen_cards_and_its_names(faction: Faction) -> None:
    found = [each for each in ASCENSION.kinds if each.facts.get("faction") == faction]
    assert sum(each.copies for each in found) == 18
    assert not any(each.facts.get("monster") or each.facts.get("basic") for each in found)
    names = {"ENLIGHTENED": "Просветлённые", "LIFEBOUND": "Жизнерождённые", "MECHANA": "Механа", "VOID": "Пустота"}
    assert VOCABULARY.name(faction, "", "ru") == names[faction.name]
    assert VOCABULARY.name(faction, "", "en").upper() == faction.name


@pytest.mark.rule("ASC-PUB-08")
def test_the_faction_and_the_zone_are_different_things() -> None:
    assert VOCABULARY.keywords["void"].ru == "Бездна" != VOCABULARY.name(Faction.VOID, "", "ru")


@pytest.mark.rule("ASC-PUB-01")
def test_constructs_of_mechana_are_worth_what_they_cost() -> None:
    found = [fact for fact in FACTS if fact.faction == "mechana" and fact.type == "construct"]
    assert len(found) == 6
    assert all(fact.honor == fact.price for fact in found)
