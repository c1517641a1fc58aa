"""Shards of Infinity, put together."""

from __future__ import annotations

from typing import Any

from deckwright.games.shards import schema
from deckwright.games.shards.bot import OUTLOOKS, SHARES, Weights, greedy
from deckwright.games.shards.cards import ALL
from deckwright.games.shards.explain import why_not
from deckwright.games.shards.laying import LAYING
from deckwright.games.shards.look import LOOK
from deckwright.games.shards.options import OPTIONS, opening, teams
from deckwright.games.shards.rules.core import SLOTS
from deckwright.games.shards.schema import Faction
from deckwright.games.shards.setup import game
from deckwright.games.shards.vocabulary import VOCABULARY, describe, type_line
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text


def side_name(table: Any, side: int) -> tuple[str, str] | None:
    """Nemesis has a name of her own."""
    return ("Nemesis", "Немезида") if table.value("nemesis", side) else None


def group(kind: Kind, lang: str) -> str:
    """The faction, for lists of cards."""
    name = VOCABULARY.name(Faction(kind.all_facts()["faction"]), "", lang)
    return name[:1].upper() + name[1:]


SHARDS = Game(
    id="shards",
    en="Shards of Infinity",
    ru="Осколки бесконечности",
    about=Text(
        "Build a deck, grow in mastery and be the last one standing; with Relics of the Future.",
        "Соберите колоду, растите в мастерстве и останьтесь последним; с дополнением «Реликвии будущего».",
    ),
    seats=range(1, 5),
    schema=Schema(schema.Card, schema.Player, schema.Shared, Weights, 4),
    kinds=ALL,
    slots=SLOTS,
    first_rule=game,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    open=opening,
    teams=teams,
    describe=describe,
    type_line=type_line,
    why_not=why_not,
    side_names=side_name,
    group=group,
    judgements={"greedy": greedy},
    shares=SHARES,
    outlooks=OUTLOOKS,
    former_versions=frozenset({"dace724e812590dc", "4972e1ae87b0374a"}),
    outlook_by=("mode",),
    look=LOOK,
    laying=LAYING,
)
