"""Sorcerer, put together."""

from __future__ import annotations

from deckwright.games.sorcerer import schema
from deckwright.games.sorcerer.bot import OUTLOOKS, SHARES, Weights, greedy
from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.describing import describe, group, type_line
from deckwright.games.sorcerer.explain import why_not
from deckwright.games.sorcerer.laying import LAYING
from deckwright.games.sorcerer.look import LOOK
from deckwright.games.sorcerer.options import OPTIONS, opening, teams
from deckwright.games.sorcerer.reckoning import attack_after, reckon
from deckwright.games.sorcerer.rules.slots import SLOTS
from deckwright.games.sorcerer.setup import game
from deckwright.games.sorcerer.texts import WHICH_TACTIC
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
    schema=Schema(schema.Card, schema.Player, schema.Shared, Weights, 6),
    kinds=ALL,
    slots=SLOTS,
    first_rule=game,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    open=opening,
    teams=teams,
    laying=LAYING,
    look=LOOK,
    reckoned=reckon,
    foreseen={WHICH_TACTIC.id: attack_after},
    describe=describe,
    type_line=type_line,
    group=group,
    why_not=why_not,
    outlooks=OUTLOOKS,
    outlook_by=("mode",),
    shares=SHARES,
    judgements={"greedy": greedy},
)
