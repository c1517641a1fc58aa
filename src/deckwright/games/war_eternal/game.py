"""Aeon's End: War Eternal, put together."""

from __future__ import annotations

from deckwright.games.aeons_end.game import assembled
from deckwright.games.aeons_end.weighing import Weights
from deckwright.games.war_eternal import schema
from deckwright.games.war_eternal.bot import greedy
from deckwright.games.war_eternal.cards import WORLD
from deckwright.games.war_eternal.look import LOOK
from deckwright.games.war_eternal.slots import ALL as SLOTS
from deckwright.games.war_eternal.vocabulary import HEADINGS, TYPES, VOCABULARY
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text

WAR_ETERNAL = assembled(
    id="war-eternal",
    en="Aeon's End: War Eternal",
    ru="Aeon's End: War Eternal",
    about=Text(
        "Breach mages defend Gravehold together against a nemesis; decks are never shuffled.",
        "Маги разломов сообща защищают Грейвхолд от исчадия; колоды никогда не перемешиваются.",
    ),
    package=__package__,
    world=WORLD,
    schema=Schema(schema.Card, schema.Player, schema.Shared, Weights, 4),
    slots=SLOTS,
    vocabulary=VOCABULARY,
    headings=HEADINGS,
    types=TYPES,
    look=LOOK,
    greedy=greedy,
    former_versions=frozenset({"9654e995cad01086", "a093f6e885d269f5"}),
)
