"""What a card does, as numbers for bots: read off its declaration, so that a new card needs nothing more."""

from __future__ import annotations

from deckwright.games.shards.rules.core import on_activate, on_play
from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect, Word, effects_in

Features = dict[str, float]

# What one use of a word is worth, by what it gives; words with a number multiply by it.
_GIVES: dict[str, Features] = {
    "crystals": {"crystals": 1},
    "power": {"power": 1},
    "more_power": {"power": 1},
    "mastery": {"mastery": 1},
    "health": {"health": 1},
    "draw": {"cards": 1},
    "power_per_champion": {"power": 1.5},
    "crystals_per_champion": {"crystals": 1.5},
    "power_per_ally_played": {"power": 1},
    "power_per_card_in_discard": {"power": 2},
}
_ONCE: dict[str, Features] = {
    "infinite_power": {"power": 50},
    "power_of_half_mastery": {"power": 7},
    "power_of_mastery": {"power": 20},
    "double_power": {"power": 6},
    "may_remove": {"removal": 1},
    "may_remove_two": {"removal": 2},
    "return_champion": {"tempo": 1},
    "return_mercenary": {"tempo": 1},
    "return_mercenaries": {"tempo": 2},
    "return_card": {"tempo": 1.5},
    "recruit_free": {"crystals": 4},
    "recruit_free_to_hand": {"crystals": 5},
    "next_champion_lands": {"tempo": 0.5},
    "opponent_loses_mastery": {"mastery": 1},
    "destroy_enemy_champion": {"tempo": 1.5},
    "destroy_enemy_champions": {"tempo": 2},
    "ignore_shields": {"power": 1},
    "extra_cards_for_damage": {"cards": 1.5},
    "health_gives_power": {"power": 3},
    "copy_played_card": {"power": 3, "crystals": 1},
    "copy_ally": {"power": 4},
    "copy_allies": {"power": 2, "crystals": 2},
}
# How likely the condition of a word is met.
_CHANCE = {
    "unify": 0.5, "by_unify": 0.5, "dominion": 0.25, "echo": 0.5, "by_echo": 0.5, "inspire": 0.4, "by_inspire": 0.4,
    "if_leader": 0.3, "if_champions": 0.15, "at_full_health": 0.3, "if_wisest": 0.5,
}  # fmt: skip


def _reached(threshold: int) -> float:
    """How much of a game is played above a mastery threshold, roughly."""
    return max(0.05, 0.85 - threshold / 30)


def _name(effect: Effect) -> str:
    word: Word[...] = effect.word
    return word.name


def features_of(effect: Effect) -> Features:
    """What one effect gives on average."""
    name, arguments = _name(effect), effect.arguments
    if name in _ONCE:
        return dict(_ONCE[name])
    if name in _GIVES:
        return {what: amount * arguments["n"] for what, amount in _GIVES[name].items()}
    chance = _CHANCE.get(name, _reached(int(arguments.get("n", 0))) if name in ("at_mastery", "by_mastery") else 1.0)
    total: Features = {}
    for key, argument in arguments.items():
        better = key == "better" or (key == "effect" and "better" not in arguments)
        share = chance if better else 1 - chance
        for inner in effects_in(argument):
            for what, amount in features_of(inner).items():
                total[what] = total.get(what, 0) + share * amount
    return total


def features(kind: Kind) -> dict[str, int]:
    """The features of a card as facts: tenths of what playing it gives, or activating it once."""
    total: Features = {}
    for slot in (on_play, on_activate):
        filling = kind.slots.get(slot, [])
        for effect in filling if isinstance(filling, list) else []:
            for what, amount in features_of(effect).items():
                total[what] = total.get(what, 0) + amount
    return {f"gives_{what}": round(10 * amount) for what, amount in total.items()}
