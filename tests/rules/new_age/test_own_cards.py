"""What holds for every card that a nemesis of The New Age has of its own: tier, type, numbers, price."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from deckwright.games.aeons_end.box import Foe
from deckwright.games.new_age.cards import BOX
from tests.rules.new_age.scene import Scene, scene

# id | nemesis | tier, type, life or power tokens, aether to discard it
OWN_CARDS = """
morph               | maggoth        | 1 attack  0 0
nest-pulse          | maggoth        | 1 power   1 0
fly-throng          | maggoth        | 1 power   3 6
overrun             | maggoth        | 2 attack  0 0
vile-breeder        | maggoth        | 2 minion  9 0
shape-death         | maggoth        | 2 power   3 7
vivify              | maggoth        | 3 attack  0 0
savage-spawner      | maggoth        | 3 minion 17 0
egg-burst           | maggoth        | 3 power   1 0
bolster             | arachnos       | 1 attack  0 0
the-chanters        | arachnos       | 1 minion  4 0
breach-stabilizer   | arachnos       | 1 power   2 5
unveil              | arachnos       | 2 attack  0 0
flame-acolyte       | arachnos       | 2 minion  8 0
empower-ritual      | arachnos       | 2 power   3 7
exterminate         | arachnos       | 3 attack  0 0
ritual-guardian     | arachnos       | 3 minion 15 0
the-end             | arachnos       | 3 power   4 0
age-siphon          | ageless-walker | 1 attack  0 0
enveloping-slime    | ageless-walker | 1 minion  5 0
temporal-leap       | ageless-walker | 1 power   3 0
timeless-serpent    | ageless-walker | 2 minion 12 0
rush-of-madness     | ageless-walker | 2 power   3 7
burden-of-knowledge | ageless-walker | 2 power   3 0
forget              | ageless-walker | 3 attack  0 0
spire-of-bone       | ageless-walker | 3 minion 16 0
siege-of-dust       | ageless-walker | 3 power   1 0
dodge               | fenrix         | 1 attack  0 0
crazed-whelps       | fenrix         | 1 power   3 0
rally-the-pack      | fenrix         | 1 power   2 0
obscure             | fenrix         | 2 attack  0 0
hunting-claw        | fenrix         | 2 minion  8 0
spring-of-fury      | fenrix         | 2 power   3 7
lacerate            | fenrix         | 3 attack  0 0
molten-alpha        | fenrix         | 3 minion 15 0
aether-blizzard     | fenrix         | 3 power   2 0
"""


class OwnFact(NamedTuple):
    """A card as it is written down."""

    id: str
    nemesis: str
    tier: int
    type: str
    tokens: int
    toll: int


def _fact(line: str) -> OwnFact:
    id, nemesis, numbers = (part.strip() for part in line.split("|"))
    tier, type, tokens, toll = numbers.split()
    return OwnFact(id, nemesis, int(tier), type, int(tokens), int(toll))


FACTS = [_fact(line) for line in OWN_CARDS.strip().splitlines()]


def named(fact: OwnFact) -> str:
    return fact.id


def table_of(fact: OwnFact, **arrangement: Any) -> Scene:
    """A scene with the nemesis that the card belongs to."""
    return scene(nemesis=fact.nemesis, **arrangement)


@pytest.mark.rule("NA-NSETUP-03", "NA-NCARD-08")
@pytest.mark.parametrize("foe", BOX.foes, ids=lambda foe: foe.mat.id)
def test_the_cards_of_a_nemesis_are_as_written_down(foe: Foe) -> None:
    wanted = [(fact.id, fact.tier, fact.type) for fact in FACTS if fact.nemesis == foe.mat.id]
    types = ("attack", "minion", "power")
    found = [(kind.id, kind.facts["tier"], next(t for t in types if kind.facts.get(t))) for kind in foe.cards]
    assert found == wanted


@pytest.mark.rule("NA-NCARD-02", "NA-NCARD-05", "NA-NDRAW-04", "NA-NDRAW-05")
@pytest.mark.parametrize("fact", [fact for fact in FACTS if fact.type != "attack"], ids=named)
def test_a_minion_or_power_comes_into_play_with_its_tokens(fact: OwnFact) -> None:
    s = table_of(fact)
    s.nemesis_turn(fact.id)
    assert s.on_card("life" if fact.type == "minion" else "countdown", fact.id) == fact.tokens


@pytest.mark.rule("NA-NCARD-06", "NA-DISC-01")
@pytest.mark.parametrize("fact", [fact for fact in FACTS if fact.type == "power"], ids=named)
def test_a_power_is_discarded_for_its_aether_or_not_at_all(fact: OwnFact) -> None:
    """Some ask for cards instead: nobody has any here."""
    if fact.toll == 0:
        assert not table_of(fact, threats=[fact.id], aether=20).can("discard-power")
        return
    assert not table_of(fact, threats=[fact.id], aether=fact.toll - 1).can("discard-power")
    s = table_of(fact, threats=[fact.id], aether=fact.toll)
    s.choose("discard-power", fact.id)
    assert s.aether == 0 and s.pile("nemesis_discard") == [fact.id]
