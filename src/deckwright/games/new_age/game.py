"""Aeon's End: The New Age, put together: its own box and War Eternal, one world."""

from __future__ import annotations

from deckwright.games.aeons_end.game import assembled
from deckwright.games.aeons_end.options import Ruleset
from deckwright.games.new_age import schema
from deckwright.games.new_age.bot import TASTES, greedy
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.expedition import CAMPAIGNS
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.options import OPTIONS
from deckwright.games.new_age.slots import ALL as SLOTS
from deckwright.games.new_age.treasure_look import prices_at
from deckwright.games.new_age.treasure_rules import HOOKS
from deckwright.games.new_age.vocabulary import HEADINGS, TYPES, VOCABULARY
from deckwright.games.new_age.weighing import FOUND
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text

NEW_AGE = assembled(
    id="new-age",
    en="Aeon's End: The New Age",
    ru="Aeon's End: Новый век",
    about=Text(
        "Four nemeses, one after the other: breach mages on an expedition that lasts for many evenings.",
        "Четыре исчадия одно за другим: маги разломов в экспедиции на много вечеров.",
    ),
    package=__package__,
    world=WORLD,
    schema=Schema(schema.Card, schema.Player, schema.Shared, FOUND, 4),
    slots=SLOTS,
    hooks={**HOOKS, **TASTES},
    vocabulary=VOCABULARY,
    headings=HEADINGS,
    types=TYPES,
    look=LOOK,
    greedy=greedy,
    ruleset=Ruleset(pair_cards=True, wild_token=True, free_supply=True),
    own_options=OPTIONS,
    campaigns=CAMPAIGNS,
    prices=prices_at,
)
