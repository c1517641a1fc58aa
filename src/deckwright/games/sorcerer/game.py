"""Sorcerer, put together."""

from __future__ import annotations

from deckwright.games.sorcerer import schema
from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.look import LOOK, type_line
from deckwright.games.sorcerer.options import OPTIONS, opening, teams
from deckwright.games.sorcerer.reckoning import reckon
from deckwright.games.sorcerer.rules.slots import SLOTS
from deckwright.games.sorcerer.setup import game
from deckwright.games.sorcerer.vocabulary import VOCABULARY
from deckwright.lang.game import Game
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text

SORCERER = Game(
    id="sorcerer",
    en="Sorcerer",
    ru="Чародей",
    about=Text(
        "Make a sorcerer of three decks, and conquer two of London's three battlefields.",
        "Соберите мага из трёх колод и завоюйте два из трёх полей битвы Лондона.",
    ),
    seats=range(2, 7),
    schema=Schema(schema.Card, schema.Player, schema.Shared, None, 6),
    kinds=ALL,
    slots=SLOTS,
    first_rule=game,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    open=opening,
    teams=teams,
    type_line=type_line,
    look=LOOK,
    reckoned=reckon,
    max_options=128,
    stack=700,
)
