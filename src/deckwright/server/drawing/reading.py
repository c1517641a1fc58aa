"""What a picture should tell of a card: what it does, how much of it, and what its name speaks of.

Nothing here knows a game. Deeds are read from the names of words and facts, figures from the words of the card's id.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from deckwright.lang.cards import Kind
from deckwright.lang.look import Look
from deckwright.lang.words import Effect, effects_in

_SPOKEN = {
    "gem": "crystal crystals energy coin coins gold money essence mana gem gems ore charge charges",
    "strike": "power damage attack attacks hit strike kill fight fights deals deal wound wounds",
    "wisdom": "insight focus level vision omen omens fate fame wisdom",
    "life": "health heal heals life restore regain cure",
    "cards": "draw draws card cards hand peek search",
    "guard": "shield shields guard guards guarded defend block blocks prevent protect protects protector armour "
    "defense unattackable outranks",
    "void": "remove removes destroy destroys banish discard trash lose loses sacrifice purge ignore",
    "loop": "return returns copy copies again echo repeat twice double doubles",
    "call": "recruit acquire gain gains champion champions lands summon free buy buys ally allies token tokens",
}
_DEEDS = {word: deed for deed, words in _SPOKEN.items() for word in words.split()}
_UNCOUNTED = 2  # how much a deed without a number counts for
_MOST = 7
_FEW = 3  # how many marks those deeds get whose numbers are no amounts
_WITHOUT_AMOUNT = frozenset({"void", "loop", "call"})

# Words of ids and the figures they call up. A longer word calls up what stands at its end and at its beginning.
_NAMED = {
    "helm": "knight legionnaire soldier infantry militia sentry skirmisher warrior captain general centurion paladin "
    "marshal legion ranger scout",
    "warden": "warden guard sentinel defender protector",
    "walker": "walker titan mech",
    "hood": "assassin hermit shade shades apostle cultist heretic thief rogue outcast wanderer stranger scion monk "
    "lost adept ninja necromancer",
    "mask": "idol spirit ghost demon horror phantom face",
    "robed": "priest cleric druid abbot zealot aspirant initiate devotee devotees mage wizard mystic prophet "
    "disciple apprentice novice mancer shaman animist",
    "golem": "golem crusher elemental guardian giant colossus colossal brute juggernaut troll ogre",
    "sovereign": "oracle oracles queen king lady lord emperor empress sovereign princess prince sultan master "
    "transcendant",
    "wolf": "hound hounds wolf wolves beast fang fangs dog",
    "dragon": "dragon drake drakon wyrm hydra",
    "spider": "spider arach widow hive arthropod",
    "drone": "drone drones probe machine",
    "automaton": "automaton android robot engine ai",
    "bird": "bird eagle phoenix raven owl hawk swan flight soaring angel wing wings",
    "blade": "blade sword dagger knife avenger slayer razor edge",
    "spear": "spear piercer lance pike arrow harpoon",
    "axe": "axe cleaver executioner reaver berserker flayer",
    "hammer": "hammer breaker smith forge mace",
    "scythe": "scythe scourge reaper sickle harvest",
    "talons": "talon talons claw claws",
    "bolt": "blaster bolt lightning cannon gun thunder blast spark",
    "shield": "shield aegis ward buckler fist",
    "bastion": "bastion tower wall fortress castle keep sanctuary temple",
    "tree": "tree willow wood oak forest grove",
    "roots": "root roots vine vines",
    "mushroom": "fungal spore spores mushroom mold",
    "thorns": "thorn thorns rose bramble",
    "sprout": "sprout seed leaf bloom grass",
    "lotus": "lotus flower blossom meditate mantra",
    "cloud": "cloud clouds storm tempest mist fog",
    "moons": "crescent crescents moon moons",
    "comet": "comet star meteor falling",
    "mountain": "mountain rock stone cliff coast wastes",
    "flame": "flame fire ash ember pyre ignite inferno burn",
    "eye": "eye seer vision watcher knowing",
    "orb": "orb world planet sphere",
    "gem": "crystal gem jewel diamond ruby emerald sapphire",
    "shard": "shard splinter",
    "reactor": "reactor core generator source dynamo",
    "heart": "heart soul blood",
    "crown": "crown diadem",
    "mantle": "robe robes mantle cloak shroud",
    "book": "book tome grimoire codex scripture",
    "chalice": "chalice cup grail potion elixir",
    "gate": "portal gate door rift threshold",
    "compass": "architect builder mason compass",
    "key": "key cache lock vault",
    "hourglass": "hourglass time hour chrono",
    "lantern": "lantern lamp light candle",
    "wheel": "wheel fate fortune destiny",
    "infinity": "infinity eternal endless",
    "ouroboros": "serpent snake cycle",
}
_PIECE = 4  # letters a piece of a word must have to count
_TOO_MUCH = frozenset({"helm", "warden", "hood", "mask", "robed", "walker", "golem", "sovereign", "automaton"})
_FIGURES = {word: figure for figure, words in _NAMED.items() for word in words.split()}


@dataclass(frozen=True)
class Reading:
    """What a card is about: its deeds, strongest first; the figure of its name and a second one; how many it shows."""

    deeds: tuple[tuple[str, int], ...]
    figure: str
    companion: str
    many: bool


def _spoken(name: str, deeds: Mapping[str, str]) -> str:
    return next((deeds[word] for word in name.split("_") if word in deeds), "")


def _amount(effect: Effect, deed: str, deeds: Mapping[str, str]) -> int:
    """How much of a deed: the number called after it, or else the first."""
    numbers = {name: n for name, n in effect.arguments.items() if isinstance(n, int) and not isinstance(n, enum.Enum)}
    called = [n for name, n in numbers.items() if _spoken(name, deeds) == deed]
    return max(1, (called or [*numbers.values(), _UNCOUNTED])[0])


def deeds_of(kind: Kind, known: Mapping[str, str] | None = None) -> tuple[tuple[str, int], ...]:
    """What a card does and how much of it, as generic deeds; what only decides about other effects does not count.

    `known` are words that only this game knows, and the deeds they speak of.
    """
    found: dict[str, int] = {}
    deeds = {**_DEEDS, **(known or {})}
    for effect in kind.effects():
        deed = _spoken(effect.word.name, deeds)
        if deed and not any(effects_in(argument) for argument in effect.arguments.values()):
            most = _FEW if deed in _WITHOUT_AMOUNT else _MOST
            found[deed] = max(found.get(deed, 0), min(most, _amount(effect, deed, deeds)))
    for fact, value in kind.all_facts().items():
        if value and _spoken(fact, deeds) == "guard":
            found["guard"] = max(found.get("guard", 0), min(_MOST, int(value)))
    return tuple(sorted(found.items(), key=lambda deed: (-deed[1], deed[0])))


def _called_up(words: Iterable[str], figures: Mapping[str, str]) -> list[str]:
    """The figures words speak of, the word itself or its known pieces: the end of a word first, then its beginning."""
    found: list[str] = []
    for word in words:
        whole = [known for known in figures if known == word]
        ends = [known for known in figures if len(known) >= _PIECE and word.endswith(known)]
        begins = [known for known in figures if len(known) >= _PIECE and word.startswith(known)]
        pieces = whole or [max(side, key=len) for side in (ends, begins) if side]
        found += [figures[piece] for piece in pieces]
    return found


def read(kind: Kind, look: Look) -> Reading:
    """All a picture needs to know of a card. The last word of a name counts most, words after "of" least."""
    figures = {**_FIGURES, **look.depicted}
    words = kind.id.split("-")
    head = words[: words.index("of")] if "of" in words[1:] else words
    about, further = _called_up(reversed(head), figures), _called_up(words[len(head) :], figures)
    figure = about[0] if about else ""
    companion = next((name for name in (*about, *further) if name != figure and name not in _TOO_MUCH), "")
    last = head[-1]
    many = len(last) > _PIECE and last.endswith("s") and not last.endswith(("ss", "us", "is", "as", "os"))
    return Reading(deeds_of(kind, look.deeds), figure, companion, many)
