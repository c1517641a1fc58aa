"""The words of Ascension cards: what an effect does, and how it is said in English and Russian."""

from __future__ import annotations

from deckwright.games.ascension.words.cards import (
    acquire_any_free,
    acquire_free,
    banish_for_turn,
    banish_hand,
    copy_hero,
    defeat_free,
    discard_to_draw,
    falls,
    may_banish_discard,
    may_banish_own,
    may_banish_row,
    take_any_free,
)
from deckwright.games.ascension.words.conditions import for_runes, if_constructs, if_lifebound
from deckwright.games.ascension.words.gains import (
    discount,
    draw,
    honor,
    honor_per_faction,
    mechana_runes,
    power,
    power_per_mechana,
    rune_or_power,
    runes,
)
from deckwright.games.ascension.words.opponents import opponents_keep_construct, opponents_lose_construct, steal_cards

__all__ = [
    "acquire_any_free",
    "acquire_free",
    "banish_for_turn",
    "banish_hand",
    "copy_hero",
    "defeat_free",
    "discard_to_draw",
    "discount",
    "draw",
    "falls",
    "for_runes",
    "honor",
    "honor_per_faction",
    "if_constructs",
    "if_lifebound",
    "may_banish_discard",
    "may_banish_own",
    "may_banish_row",
    "mechana_runes",
    "opponents_keep_construct",
    "opponents_lose_construct",
    "power",
    "power_per_mechana",
    "rune_or_power",
    "runes",
    "steal_cards",
    "take_any_free",
]
