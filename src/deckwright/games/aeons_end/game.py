"""A game of the family, put together from what its box brings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from deckwright.games.aeons_end.box import World
from deckwright.games.aeons_end.explain import Prices, explaining, nothing_dearer
from deckwright.games.aeons_end.laying import LAYING
from deckwright.games.aeons_end.options import Ruleset, former_options, opening, options
from deckwright.games.aeons_end.plan import mage_name
from deckwright.games.aeons_end.rules.game import game
from deckwright.games.aeons_end.schema import MOST_MAGES
from deckwright.games.aeons_end.vocabulary import Types, describe
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game, GameOption, all_together
from deckwright.lang.look import Look
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text, Vocabulary


def assembled(
    *,
    id: str,
    en: str,
    ru: str,
    about: Text,
    package: str,
    world: World,
    schema: Schema,
    slots: Sequence[Any],
    vocabulary: Vocabulary,
    look: Look,
    greedy: Any,
    hooks: Mapping[Any, Any] | None = None,
    headings: Mapping[Any, str] | None = None,
    types: Mapping[str, Text] | None = None,
    ruleset: Ruleset | None = None,
    own_options: Sequence[GameOption] = (),
    former_versions: frozenset[str] = frozenset(),
    campaigns: Sequence[Campaign[Any]] = (),
    prices: Prices = nothing_dearer,
) -> Game:
    """The game of a world; options, set-up, turns, texts of cards and explanations are the family's.

    `headings` and `types` are the keywords of slots and the types of cards that only this world has; `own_options` are
    options of the table by the same names in its schema. What self-play has shown lies in the folder of its `package`.
    """
    rules = ruleset or Ruleset()
    named = Types([foe.mat for foe in world.foes], types)
    return Game(
        id=id,
        en=en,
        ru=ru,
        about=about,
        seats=range(1, MOST_MAGES + 1),
        schema=schema,
        kinds=world.kinds,
        slots=slots,
        hooks=hooks or {},
        first_rule=game,
        options=options(world, rules, own_options),
        vocabulary=vocabulary,
        open=opening(world, rules, own_options),
        former_options=former_options,
        former_versions=former_versions,
        teams=all_together,
        describe=describe(vocabulary, headings),
        type_line=named.line,
        group=named.group,
        why_not=explaining(prices),
        side_names=mage_name,
        look=look,
        laying=LAYING,
        judgements={"greedy": greedy},
        shares=_found(package, "shares.json") or {},
        outlooks=_found(package, "outlooks.json") or (),
        outlook_by=("nemesis_mat.nemesis",),
        campaigns=campaigns,
        packages=(package, __package__),
    )


def _found(package: str, name: str) -> Any:
    """What self-play has found about a game of the family, as it lies in the game's folder; None if nothing has."""
    file = resources.files(package).joinpath(name)
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
