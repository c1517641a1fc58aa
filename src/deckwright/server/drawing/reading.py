"""What a picture should tell of a card: what it does, how much of it, and what its name speaks of.

Nothing here knows a game. Deeds are read from the names of words and facts, figures from the words of the card's id.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect, effects_in

_SPOKEN = {
    "gem": "crystal crystals aether rune runes energy coin coins gold money essence mana gem gems ore charge charges",
    "strike": "power damage attack attacks hit strike kill fight fights deals deal wound wounds",
    "wisdom": "mastery honor insight focus level vision omen omens fate fame wisdom",
    "life": "health heal heals life restore regain cure gains",
    "cards": "draw draws card cards hand peek search",
    "guard": "shield shields guard guards guarded defend block blocks prevent protect protects protector armour defense "
    "unattackable outranks",
    "void": "remove removes destroy destroys banish discard trash lose loses sacrifice purge ignore",
    "loop": "return returns copy copies again echo repeat twice double doubles",
    "call": "recruit acquire gain champion champions lands summon free buy buys ally allies token tokens",
}
_DEEDS = {word: deed for deed, words in _SPOKEN.items() for word in words.split()}
_UNCOUNTED = 2  # how much a deed without a number counts for
_MOST = 7
_FEW = 3  # how many marks those deeds get whose numbers are no amounts
_WITHOUT_AMOUNT = frozenset({"void", "loop", "call"})

_NAMED = {
    "helm": "knight legionnaire soldier infantry militia sentry skirmisher warrior captain general centurion "
    "paladin marshal legion ranger scout",
    "warden": "warden guard sentinel defender protector",
    "hood": "assassin hermit shade shades apostle cultist heretic thief rogue outcast wanderer stranger scion monk "
    "acolyte umbral lost adept ninja necromancer",
    "mask": "formless nothingness shattered godkiller idol spirit ghost demon horror phantom face",
    "walker": "walker praetorian titan mech",
    "robed": "priest cleric druid abbot zealot aspirant initiate devotee devotees mage wizard sorcerer mystic prophet "
    "disciple apprentice novice gaiamancer shaman animist",
    "golem": "golem crusher elemental guardian giant colossus colossal brute juggernaut troll ogre",
    "sovereign": "oracle oracles queen king lady lord emperor empress sovereign princess prince sultan transcendant master",
    "wolf": "hound hounds wolf wolves beast fang fangs dog",
    "dragon": "dragon drake drakonarius wyrm hydra",
    "spider": "spider arach arachpriest arachnid widow hive arthropod",
    "drone": "drone drones probe machine",
    "automaton": "automaton numeri ferrata android robot engine ai systema",
    "bird": "bird eagle phoenix raven owl hawk swan flight soaring angel wing wings",
    "blade": "blade sword dagger knife avenger slayer razor edge",
    "spear": "spear piercer lance pike arrow harpoon",
    "axe": "axe cleaver executioner reaver berserker soulflayer",
    "hammer": "hammer breaker aetherbreaker smith forge mace",
    "scythe": "scythe scourge reaper sickle harvest",
    "talons": "talon talons claw claws",
    "bolt": "blaster bolt lightning cannon gun thunder blast spark",
    "shield": "shield aegis ward buckler cryptofist",
    "bastion": "bastion tower wall fortress castle keep gravehold sanctuary temple",
    "tree": "tree willow ghostwillow shardwood oak forest grove",
    "roots": "root roots vine vines furrowing",
    "mushroom": "fungal spore spores mushroom mold",
    "thorns": "thorn thorns rose bramble leshai",
    "sprout": "sprout seed leaf undergrowth genesis bloom grass",
    "lotus": "lotus flower blossom meditate mantra",
    "cloud": "cloud clouds storm tempest mist fog",
    "moons": "crescent crescents moon moons",
    "comet": "comet star meteor falling",
    "mountain": "mountain rock stone cliff coast wastes",
    "flame": "flame fire kiln ash ember pyre ignite inferno burn",
    "eye": "eye seer vision watcher knowing",
    "orb": "orb world planet sphere omnius",
    "gem": "crystal gem jewel diamond ruby emerald sapphire",
    "shard": "shard shards splinter abstractor",
    "reactor": "reactor core generator source dynamo",
    "heart": "heart soul blood",
    "crown": "crown diadem",
    "mantle": "robe robes mantle cloak shroud",
    "book": "book tome grimoire codex scripture mainframe encryptor",
    "chalice": "chalice cup grail potion elixir",
    "gate": "portal gate door breach rift threshold",
    "compass": "architect builder mason compass",
    "key": "key cache lock vault",
    "hourglass": "hourglass time hour chrono",
    "lantern": "lantern lamp light candle",
    "wheel": "wheel fate fortune destiny",
    "infinity": "infinity eternal endless",
    "ouroboros": "serpent snake cycle",
}
_TOO_MUCH = frozenset({"helm", "warden", "hood", "mask", "robed", "walker", "golem", "sovereign", "automaton"})
_FIGURES = {word: figure for figure, words in _NAMED.items() for word in words.split()}


@dataclass(frozen=True)
class Reading:
    """What a card is about: its deeds, strongest first; the figure of its name and a second one; how many it shows."""

    deeds: tuple[tuple[str, int], ...]
    figure: str
    companion: str
    many: bool


def _spoken(name: str) -> str:
    return next((_DEEDS[word] for word in name.split("_") if word in _DEEDS), "")


def _amount(effect: Effect) -> int:
    numbers = [n for n in effect.arguments.values() if isinstance(n, int) and not isinstance(n, enum.Enum)]
    return max(1, numbers[0]) if numbers else _UNCOUNTED


def deeds_of(kind: Kind) -> tuple[tuple[str, int], ...]:
    """What a card does and how much of it, as generic deeds; what only decides about other effects does not count."""
    found: dict[str, int] = {}
    for effect in kind.effects():
        deed = _spoken(effect.word.name)
        if deed and not any(effects_in(argument) for argument in effect.arguments.values()):
            most = _FEW if deed in _WITHOUT_AMOUNT else _MOST
            found[deed] = max(found.get(deed, 0), min(most, _amount(effect)))
    for fact, value in kind.all_facts().items():
        if value and _spoken(fact) == "guard":
            found["guard"] = max(found.get("guard", 0), min(_MOST, int(value)))
    return tuple(sorted(found.items(), key=lambda deed: (-deed[1], deed[0])))


def read(kind: Kind) -> Reading:
    """All a picture needs to know of a card."""
    words = kind.id.split("-")
    head = words[: words.index("of")] if "of" in words[1:] else words
    about = [_FIGURES[word] for word in reversed(head) if word in _FIGURES]
    named = list(dict.fromkeys([*about, *(_FIGURES[word] for word in words[len(head) :] if word in _FIGURES)]))
    figure = about[0] if about else ""
    companion = next((name for name in named if name != figure and name not in _TOO_MUCH), "")
    last = head[-1]
    many = last.endswith("s") and not last.endswith(("ss", "us", "is", "as", "os")) and len(last) > 4
    return Reading(deeds_of(kind), figure, companion, many)
