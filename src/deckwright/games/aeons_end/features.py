"""What cards do, as numbers for bots: read off their declarations, so that a new card needs nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from deckwright.games.aeons_end.rules import slots
from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect, effects_in

Features = dict[str, float]
SCALE = 100  # a choice between effects carries what it is about and how much of it in one number


class Matter(IntEnum):
    """What one of two effects is about, for somebody who has to choose."""

    OTHER = 0
    PLAYER = 1
    GRAVEHOLD = 2
    PILLARS = 3
    UNLEASH = 4
    SPELLS = 5
    TOKENS = 6
    MINION = 7
    AETHER = 8
    FOCUS = 9
    DAMAGE = 10
    THINNING = 11
    GIFT = 12
    LIFE = 13
    CHARGE = 14
    PLAYER_OR_GRAVEHOLD = 15


_MATTERS: dict[str, Matter] = {
    "by_nemesis_turns": Matter.PLAYER_OR_GRAVEHOLD,
    "suffers": Matter.PLAYER,
    "gravehold_damage": Matter.GRAVEHOLD,
    "titan_loses": Matter.PILLARS,
    "unleash_once": Matter.UNLEASH,
    "unleash_twice": Matter.UNLEASH,
    "unleash_thrice": Matter.UNLEASH,
    "together_destroy_dearest": Matter.SPELLS,
    "dearest_spell_discarded": Matter.SPELLS,
    "gains_tokens": Matter.TOKENS,
    "loses_charge": Matter.CHARGE,
    "aether": Matter.AETHER,
    "card_aether": Matter.GIFT,
    "focus_any": Matter.FOCUS,
    "focus_own": Matter.FOCUS,
    "damage": Matter.DAMAGE,
    "destroy_played": Matter.THINNING,
    "destroy_this": Matter.LIFE,
}
_TIMES = {"unleash_once": 1, "unleash_twice": 2, "unleash_thrice": 3}

# What one use of a word is worth to its player; words with a number multiply by it.
_GIVES: dict[str, Features] = {
    "aether": {"aether": 1},
    "gem_aether": {"aether": 0.8},
    "spell_aether": {"aether": 0.6},
    "charge": {"help": 1.2},
    "life": {"help": 0.5},
    "gravehold_life": {"help": 0.4},
    "damage": {"damage": 1},
    "damage_for_trophy": {"damage": 1.1},
}
_ONCE: dict[str, Features] = {
    "focus_any": {"help": 1},
    "focus_own": {"help": 1},
    "destroy_played": {"thinning": 1},
    "may_destroy_card": {"thinning": 1.2},
    "may_destroy_discarded": {"thinning": 0.8},
    "may_destroy_top_of_deck": {"thinning": 0.7},
    "may_destroy_in_hand": {"thinning": 0.5},
    "delay_turn": {"help": 0.7},
    "delay_nemesis": {"help": 0.5},
    "next_onto_deck": {"help": 0.5},
    "may_share": {"help": 0.5},
    "cast_any": {"damage": 3},
    "ally_may_prep_discarded": {"damage": 2},
    "damage_per_spell": {"damage": 3.2},
    "damage_per_copy": {"damage": 3.6},
    "damage_per_gem": {"damage": 6},
    "any_player_focuses": {"help": 0.4},
    "first_jewel": {"aether": 1},
}
_CHANCE = {"if_nemesis_acted": 0.75, "by_tier": 0.7, "if_pile_empty": 0.3, "may_discard_spell": 0.2}


def features_of(effect: Effect) -> Features:
    """What one effect gives on average."""
    name, arguments = effect.word.name, effect.arguments
    if name in _ONCE:
        return dict(_ONCE[name])
    if name in _GIVES:
        return {what: amount * arguments["n"] for what, amount in _GIVES[name].items()}
    chance = _CHANCE.get(name, 1.0)
    total: Features = {}
    for key, argument in arguments.items():
        share = 1 - chance if key == "usual" else 0.0 if key == "second" else chance
        for inner in effects_in(argument):
            for what, amount in features_of(inner).items():
                total[what] = total.get(what, 0) + share * amount
    return total


def features(kind: Kind) -> dict[str, int]:
    """The features of a player's card as facts: tenths of what playing or casting it gives."""
    total: Features = {}
    for slot in (slots.on_play, slots.on_cast, slots.while_prepped, slots.at_casting, slots.on_gain):
        filling = kind.slots.get(slot, [])
        share = 0.3 if slot is slots.on_gain else 1.0
        for effect in filling if isinstance(filling, list) else []:
            for what, amount in features_of(effect).items():
                total[what] = total.get(what, 0) + share * amount
    return {f"gives_{what}": round(10 * amount) for what, amount in total.items()}


# How much an effect of the nemesis hurts; words with a number multiply by it.
_HURTS: dict[str, float] = {
    "suffers": 1.0,
    "loses_charge_or_suffers": 0.8,
    "gravehold_damage": 0.6,
    "gravehold_damage_by_turns": 0.9,
    "gravehold_damage_by_spells": 1.5,
    "titan_loses": 2.5,
    "gains_tokens": 1.0,
    "loses_charge": 0.7,
    "discards": 0.5,
    "together_discard": 0.5,
    "together_discard_spells": 1.2,
    "together_destroy_dearest": 3.0,
    "together_destroy_free": 0.5,
    "destroys_dearest": 2.5,
    "dearest_spell_eclipsed": 3.0,
}
_HURTS_ONCE: dict[str, float] = {
    "unleash_once": 1.6,
    "unleash_twice": 3.2,
    "unleash_thrice": 4.8,
    "unleash_up_to": 4.0,
    "suffers_tokens": 4.0,
    "suffers_spells": 2.5,
    "suffers_half_tokens": 3.0,
    "gravehold_damage_by_tokens": 3.0,
    "gravehold_damage_by_life": 2.4,
    "suffer_by_turn_cards": 2.0,
    "flails": 2.0,
    "players_lose": 30.0,
    "one_more_card": 3.0,
    "time_spirals": 3.0,
    "crown_unleashed": 2.0,
    "all_blood_magic": 4.0,
    "weakest_bleeds": 2.0,
    "weakest_rises_twice": 8.0,
    "dearest_spell_discarded": 2.0,
}


def harm_of(effect: Effect) -> float:
    """How much an effect of the nemesis hurts, roughly in points of a player's life; of two, the lesser."""
    name, arguments = effect.word.name, effect.arguments
    if name in _HURTS_ONCE:
        return _HURTS_ONCE[name]
    if name in _HURTS:
        return _HURTS[name] * float(arguments["n"])
    inner = [sum(harm_of(each) for each in effects_in(argument)) for argument in arguments.values()]
    inner = [harm for harm, argument in zip(inner, arguments.values(), strict=True) if effects_in(argument)]
    if not inner:
        return 0.0
    return min(inner) if len(inner) > 1 else inner[0]


def threat(kind: Kind) -> dict[str, int]:
    """The threat of a nemesis card as a fact, in tenths."""
    total = 0.0
    for slot in (slots.on_persistent, slots.on_power):
        filling = kind.slots.get(slot, [])
        total += sum(harm_of(effect) for effect in filling) if isinstance(filling, list) else 0.0
    return {"threat": round(10 * total)}


def matter_of(effects: Sequence[Effect]) -> int:
    """What effects are about and how much of it, as one number."""
    for effect in effects:
        for inner in effect.walk():
            found = _MATTERS.get(inner.word.name)
            if found is not None:
                amount = _TIMES.get(inner.word.name, inner.arguments.get("n", 2))
                return int(found) * SCALE + int(amount)
    return 0
