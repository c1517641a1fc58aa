"""Ascension, put together."""

from __future__ import annotations

from deckwright.games.ascension import schema
from deckwright.games.ascension.bot import BOT_NAMES, OUTLOOKS, SHARES, Weights, greedy, hunter, infantry, mechana
from deckwright.games.ascension.cards import ALL
from deckwright.games.ascension.explain import why_not
from deckwright.games.ascension.laying import LAYING
from deckwright.games.ascension.look import LOOK
from deckwright.games.ascension.options import OPTIONS, opening
from deckwright.games.ascension.rules.core import (
    on_defeat,
    on_lifebound_hero,
    on_mechana_arrival,
    on_play,
    on_row_defeat,
    on_use,
    on_use_second,
)
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.setup import game
from deckwright.games.ascension.vocabulary import VOCABULARY, describe, type_line
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.languages import in_lang
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text


def group(kind: Kind, lang: str) -> str:
    """The faction, or that it is a monster or a basic card, for lists of cards."""
    facts = kind.all_facts()
    if facts.get("basic"):
        return in_lang(lang, "Basic cards", "Базовые карты")
    if facts.get("monster"):
        return in_lang(lang, "Monsters", "Монстры")
    return VOCABULARY.name(Faction(facts["faction"]), "", lang)


ASCENSION = Game(
    id="ascension",
    en="Ascension: Chronicle of the Godslayer",
    ru="Вознесение: Хроника богоубийцы",
    about=Text(
        "Acquire heroes and constructs, defeat monsters, and have the most honor when the pool is empty.",
        "Приобретайте героев и конструкты, побеждайте монстров и наберите больше всех славы.",
    ),
    seats=range(1, 5),
    schema=Schema(schema.Card, schema.Player, schema.Shared, Weights, 4),
    kinds=ALL,
    slots=(on_play, on_use, on_use_second, on_defeat, on_lifebound_hero, on_row_defeat, on_mechana_arrival),
    first_rule=game,
    options=OPTIONS,
    vocabulary=VOCABULARY,
    open=opening,
    describe=describe,
    type_line=type_line,
    group=group,
    why_not=why_not,
    look=LOOK,
    laying=LAYING,
    bot_names=BOT_NAMES,
    shares=SHARES,
    outlooks=OUTLOOKS,
    former_versions=frozenset({"0a6fcb9568739e30", "b2a533247a106930"}),
    judgements={"greedy": greedy, "infantry": infantry, "mechana": mechana, "hunter": hunter},
)
