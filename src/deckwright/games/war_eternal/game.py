"""Aeon's End: War Eternal, put together."""

from __future__ import annotations

from deckwright.games.aeons_end import schema as family
from deckwright.games.aeons_end.explain import why_not
from deckwright.games.aeons_end.plan import mage_name
from deckwright.games.war_eternal import schema
from deckwright.games.war_eternal.bot import OUTLOOKS, SHARES, Weights, greedy
from deckwright.games.war_eternal.cards import ALL
from deckwright.games.war_eternal.look import LOOK
from deckwright.games.war_eternal.options import OPTIONS, opening
from deckwright.games.war_eternal.setup import game
from deckwright.games.war_eternal.slots import ALL as SLOTS
from deckwright.games.war_eternal.vocabulary import VOCABULARY, describe, group, type_line
from deckwright.lang.game import Game
from deckwright.lang.schema import Schema

WAR_ETERNAL = Game(
    id="war-eternal",
    en="Aeon's End: War Eternal",
    ru="Aeon's End: War Eternal",
    about_en="Breach mages defend Gravehold together against a nemesis; decks are never shuffled.",
    about_ru="Маги разломов сообща защищают Грейвхолд от исчадия; колоды никогда не перемешиваются.",
    seats=range(1, 5),
    schema=Schema(family.Card, schema.Player, schema.Table, Weights, 4),
    kinds=ALL,
    slots=SLOTS,
    first_rule=game,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    open=opening,
    describe=describe,
    type_line=type_line,
    group=group,
    why_not=why_not,
    side_names=mage_name,
    look=LOOK,
    judgements={"greedy": greedy},
    shares=SHARES,
    outlooks=OUTLOOKS,
    outlook_by=("nemesis_mat.nemesis",),
    max_options=160,
    stack=512,
)
