"""What a card does, as numbers for bots: read off its declaration, so that a new card needs nothing more."""

from __future__ import annotations

from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect, effects_in

Features = dict[str, float]

# What one use of a word is worth, by what it gives; words with a number multiply by it.
_GIVES: dict[str, Features] = {
    "runes": {"runes": 1},
    "power": {"power": 1},
    "honor": {"honor": 1},
    "draw": {"cards": 1},
    "mechana_runes": {"mechana_runes": 1},
    "rune_or_power": {"runes": 0.7, "power": 0.7},
    "power_per_mechana": {"power": 2.5},
    "honor_per_faction": {"honor": 1},
    "discount": {"mechana_runes": 0.5},
    "defeat_free": {"power": 0.9},
    "acquire_free": {"runes": 1.2},
}
_ONCE: dict[str, Features] = {
    "acquire_any_free": {"runes": 6},
    "take_any_free": {"tempo": 2},
    "may_banish_own": {"banish": 1},
    "may_banish_discard": {"banish": 1},
    "banish_hand": {"banish": 0.7},
    "may_banish_row": {"row_banish": 1},
    "discard_to_draw": {"cards": 1},
    "copy_hero": {"power": 1, "runes": 1},
    "banish_for_turn": {"tempo": 1},
    "opponents_lose_construct": {"tempo": 0.5},
    "opponents_keep_construct": {"tempo": 0.7},
    "steal_cards": {"cards": 1, "tempo": 0.7},
}
# How likely the condition of a word is met.
_CHANCE = {"if_lifebound": 0.4, "if_constructs": 0.4, "for_runes": 0.2}
# Words that give more the later in a turn they come.
_LATE = {"if_lifebound", "if_constructs", "honor_per_faction", "power_per_mechana", "copy_hero"}
# Words that cost a card, like it or not.
_MUST = {"banish_hand"}
# Facts that no word speaks of.
_TRAITS: dict[str, Features] = {"launches": {"tempo": 1}, "links": {"mechana_runes": 1}}


def features_of(effect: Effect) -> Features:
    """What one effect gives on average."""
    name, arguments = effect.word.name, effect.arguments
    if name in _ONCE:
        return dict(_ONCE[name])
    if name in _GIVES:
        return {what: amount * arguments["n"] for what, amount in _GIVES[name].items()}
    total: Features = {}
    for inner in effects_in(arguments.get("effect")):
        for what, amount in features_of(inner).items():
            total[what] = total.get(what, 0) + _CHANCE[name] * amount
    return total


def features(kind: Kind) -> dict[str, int]:
    """The features of a card as facts: tenths of what playing it, using it or defeating it once gives."""
    total: Features = {}
    for filling in kind.slots.values():
        for effect in effects_in(filling):
            for what, amount in features_of(effect).items():
                total[what] = total.get(what, 0) + amount
    for trait in kind.traits:
        for what, amount in _TRAITS.get(trait.fact, {}).items():
            total[what] = total.get(what, 0) + amount
    words = {effect.word.name for effect in kind.effects()}
    flags = {"plays_late": int(bool(words & _LATE)), "must_banish": int(bool(words & _MUST))}
    return {f"gives_{what}": round(10 * amount) for what, amount in total.items()} | flags
