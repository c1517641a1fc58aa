"""A small second box, and the world in which it is mixed with War Eternal."""

from __future__ import annotations

from deckwright.games.aeons_end.box import Box, Foe, Market, World
from deckwright.games.aeons_end.cards.make import OPEN, attack, gem, mage, minion, nemesis, power, relic, spell
from deckwright.games.aeons_end.cards.starters import CRYSTAL, SPARK
from deckwright.games.aeons_end.game import assembled
from deckwright.games.aeons_end.look import look
from deckwright.games.aeons_end.options import Ruleset
from deckwright.games.aeons_end.weighing import Weights
from deckwright.games.aeons_end.words.gains import aether, charge, life
from deckwright.games.aeons_end.words.nemesis import gravehold_damage, unleash_once
from deckwright.games.aeons_end.words.spells import damage
from deckwright.games.war_eternal import cards as war_eternal
from deckwright.games.war_eternal import schema
from deckwright.games.war_eternal.bot import greedy
from deckwright.games.war_eternal.look import WORDS
from deckwright.games.war_eternal.slots import ALL as SLOTS
from deckwright.games.war_eternal.vocabulary import HEADINGS, TYPES, VOCABULARY
from deckwright.lang.game import Game
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text

LANTERN = spell("lantern", "Lantern", "Фонарь", cost=0, cast=[damage(1), charge(1)], copies=1)
KEEPER = mage(
    "keeper",
    "Keeper",
    "Хранитель",
    hand=[(LANTERN, 1), (CRYSTAL, 4)],
    deck=[(CRYSTAL, 3), (SPARK, 2)],
    breaches={1: OPEN, 2: 0, 3: 0, 4: 0},
    charges=4,
    ability=[life(3)],
    worth=5,
)
MOTH = nemesis("moth", "Moth", "Мотылёк", life=40, unleash=[gravehold_damage(1)])
MOTH_CARDS = [
    card
    for tier in (1, 2, 3)
    for card in (
        attack(f"flutter-{tier}", f"Flutter {tier}", f"Порхание {tier}", tier=tier, effects=[unleash_once()]),
        minion(
            f"larva-{tier}",
            f"Larva {tier}",
            f"Личинка {tier}",
            tier=tier,
            life=3 * tier,
            persistent=[gravehold_damage(tier)],
        ),
        power(
            f"dust-{tier}",
            f"Dust {tier}",
            f"Пыльца {tier}",
            tier=tier,
            tokens=2,
            effects=[gravehold_damage(2 * tier)],
            toll=5,
        ),
    )
]
BOX = Box(
    id="lights",
    name=Text("Lights", "Огни"),
    crystals=20,
    sparks=10,
    starters=[LANTERN],
    gems=[gem("ember", "Ember", "Уголёк", cost=3, play=[aether(2)])],
    relics=[relic("bell", "Bell", "Колокол", cost=3, play=[charge(1)])],
    spells=[spell("flare", "Flare", "Вспышка", cost=4, cast=[damage(4)])],
    mages=[KEEPER],
    foes=[Foe(MOTH, MOTH_CARDS)],
    basics=[attack("gust", "Gust", "Порыв", tier=1, effects=[gravehold_damage(1)])],
    markets=[Market("lit", Text("Lit", "При свете"), ("ember", "bell", "flare"))],
)


def mixed(ruleset: Ruleset) -> Game:
    """War Eternal and the small box in one world."""
    world = World(war_eternal.BOX, BOX)
    return assembled(
        id="mixed",
        en="Mixed",
        ru="Вместе",
        about=Text("", ""),
        package="deckwright.games.war_eternal",
        world=world,
        schema=Schema(schema.Card, schema.Player, schema.Shared, Weights, 4),
        slots=SLOTS,
        vocabulary=VOCABULARY,
        look=look(world, VOCABULARY, WORDS),
        greedy=greedy,
        headings=HEADINGS,
        types=TYPES,
        ruleset=ruleset,
    )
