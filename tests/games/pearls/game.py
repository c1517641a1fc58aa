"""Pearls, put together."""

from __future__ import annotations

from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text, Vocabulary
from tests.games.pearls.rules import on_find, pearls
from tests.games.pearls.schema import Card, Player, Shared
from tests.games.pearls.words import breathe, lose_bag, with_cards

KINDS = [
    Kind("pearl", "Pearl", "Жемчужина", 6, "box", {"worth": 3}),
    Kind("coral", "Coral", "Коралл", 4, "box", {"worth": 1}, {on_find: [breathe(1)]}),
    Kind("shark", "Shark", "Акула", 2, "box", {}, {on_find: [with_cards(2, lose_bag())]}),
]
NOUNS = {"card": {"en": ("card", "cards"), "ru": ("карта", "карты", "карт")}}
PEARLS = Game(
    id="pearls",
    en="Pearls",
    ru="Жемчуг",
    about=Text(
        "Dive for pearls, and surface before a shark takes all you carry. The richest chest wins.",
        "Ныряйте за жемчугом и успейте всплыть, пока акула не отняла всё. Побеждает самый богатый сундук.",
    ),
    seats=range(2, 5),
    schema=Schema(Card, Player, Shared, None, 4),
    kinds=KINDS,
    slots=(on_find,),
    first_rule=pearls,
    vocabulary=Vocabulary(nouns=NOUNS),
)
