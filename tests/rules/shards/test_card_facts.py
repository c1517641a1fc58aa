"""Every card has its names, faction, type, numbers and copies, and the sets have their sizes."""

from __future__ import annotations

import pytest

from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.schema import Faction, Leader
from deckwright.games.shards.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from tests.rules.shards.facts import FACTS, Fact

FACTIONS = {
    "homodeus": Faction.HOMODEUS,
    "order": Faction.ORDER,
    "undergrowth": Faction.UNDERGROWTH,
    "wraethe": Faction.WRAETHE,
    "neutral": Faction.NONE,
}


def kind(id: str) -> Kind:
    found = SHARDS.kind(id)
    assert found is not None, f"there is no card {id}"
    return found


def of_home(home: str) -> list[Kind]:
    return [each for each in SHARDS.kinds if each.home == home]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_card_is_as_written_down(fact: Fact) -> None:
    card = kind(fact.id)
    facts = card.all_facts()
    assert (card.en, card.ru, card.home, card.copies) == (fact.en, fact.ru, fact.home, fact.copies)
    assert facts["faction"] == FACTIONS[fact.faction]
    assert bool(facts.get("champion")) == (fact.type == "champion")
    assert bool(facts.get("mercenary")) == (fact.type == "mercenary")
    assert (facts.get("cost", 0), facts.get("health", 0)) == (fact.cost, fact.health)
    assert facts.get("shield", 0) == (fact.shield or 0)
    assert bool(facts.get("mastery_shield")) == (fact.shield is None)


def test_no_card_is_missing_and_none_is_too_many() -> None:
    assert sorted(each.id for each in SHARDS.kinds) == sorted(fact.id for fact in FACTS)


@pytest.mark.rule("SOI-COMP-02", "SOI-COMP-03", "SOI-COMP-04", "SOI-COMP-05")
@pytest.mark.parametrize(
    ("home", "kinds", "cards"),
    [
        ("starters", 4, 40),
        ("base_cards", 45, 88),
        ("expansion_cards", 12, 24),
        ("relic_box", 8, 8),
        ("leader_cards", 4, 4),
    ],
)
def test_the_sets_have_their_sizes(home: str, kinds: int, cards: int) -> None:
    assert len(of_home(home)) == kinds
    assert sum(each.copies for each in of_home(home)) == cards


@pytest.mark.rule("SOI-COMP-06", "SOI-COMP-05")
@pytest.mark.parametrize(("home", "cards"), [("base_cards", 22), ("expansion_cards", 6), ("relic_box", 2)])
@pytest.mark.parametrize("faction", [faction for faction in Faction if faction])
def test_every_faction_has_as_many_cards(home: str, cards: int, faction: Faction) -> None:
    assert sum(each.copies for each in of_home(home) if each.facts["faction"] == faction) == cards


@pytest.mark.rule("SOI-COMP-03")
def test_a_starting_set_is_ten_cards() -> None:
    sets = {each.id: each.copies // each.sets for each in of_home("starters")}
    assert sets == {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}


@pytest.mark.rule("SOI-NEM-04")
def test_one_card_of_the_expansion_belongs_to_each_leader_in_the_solo_game() -> None:
    extra = {Leader(each.facts["solo_extra"]).name: each.id for each in SHARDS.kinds if each.facts.get("solo_extra")}
    assert extra == {
        "DECIMA": "limiter-drones",
        "KO_SYN_WU": "pall-shades",
        "TETRA": "cloud-oracles",
        "VOLOS": "arach-devotees",
    }


@pytest.mark.rule("SOI-COMP-06")
def test_factions_have_their_names() -> None:
    names = {faction: (VOCABULARY.name(faction, "", "en"), VOCABULARY.name(faction, "", "ru")) for faction in Faction}
    assert names[Faction.HOMODEUS] == ("Homo Deus", "Хомо Деус")
    assert names[Faction.ORDER] == ("Order", "Орден")
    assert names[Faction.UNDERGROWTH] == ("Undergrowth", "Ветвь")
    assert names[Faction.WRAETHE] == ("Wraethe", "Демиреалы")
