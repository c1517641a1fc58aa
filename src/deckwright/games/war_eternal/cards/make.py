"""How the cards of War Eternal are declared: their names, their numbers, what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.schema import Use
from deckwright.games.aeons_end.words.setup import closed, in_deck, in_hand, opened
from deckwright.games.war_eternal.schema import Mage, Nemesis
from deckwright.games.war_eternal.slots import blood_magic
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

Rules = dict[Any, Any]  # by slot: effects, or a rule
BASIC = Nemesis.ANY
OPEN = -1  # a breach that is opened from the start


def _slots(given: Rules) -> dict[Any, Any]:
    """The slots that are filled."""
    return {slot: list(what) if isinstance(what, Sequence) else what for slot, what in given.items() if what}


# --- cards of players -------------------------------------------------------------------------------------------------
def gem(
    id: str,
    en: str,
    ru: str,
    cost: int,
    play: Sequence[Effect],
    *,
    gained: Sequence[Effect] = (),
    owner: Mage | None = None,
    copies: int = 7,
) -> Kind:
    """A gem: of the supply, or a starting card if it costs nothing."""
    facts = {"gem": 1, "use": Use.GEM, "cost": cost, "starter": int(cost == 0), "mage": owner or 0}
    home = "gem_box" if cost else "starters"
    return Kind(id, en, ru, copies, home, facts, _slots({slots.on_play: play, slots.on_gain: gained}))


def relic(id: str, en: str, ru: str, cost: int, play: Sequence[Effect]) -> Kind:
    """A relic of the supply."""
    facts = {"relic": 1, "use": Use.RELIC, "cost": cost}
    return Kind(id, en, ru, 5, "relic_box", facts, _slots({slots.on_play: play}))


def spell(
    id: str,
    en: str,
    ru: str,
    cost: int,
    cast: Sequence[Effect],
    *,
    prepped: Sequence[Effect] = (),
    casting: Sequence[Effect] = (),
    traits: Sequence[Trait] = (),
    owner: Mage | None = None,
    copies: int = 5,
) -> Kind:
    """A spell: of the supply, or a starting card if it costs nothing."""
    facts = {"spell": 1, "use": Use.SPELL, "cost": cost, "starter": int(cost == 0), "mage": owner or 0}
    home = "spell_box" if cost else "starters"
    filled = _slots({slots.on_cast: cast, slots.while_prepped: prepped, slots.at_casting: casting})
    return Kind(id, en, ru, copies, home, facts, filled, traits)


def mage(
    id: str,
    en: str,
    ru: str,
    which: Mage,
    *,
    hand: Sequence[tuple[Kind, int]],
    deck: Sequence[tuple[Kind, int]],
    breaches: dict[int, int],
    charges: int,
    ability: Sequence[Effect],
    worth: int,
) -> Kind:
    """A mage: starting hand and deck (the first lies on top), breaches by number, the ability and its worth to bots."""
    begins = [in_hand(kind, n) for kind, n in hand] + [in_deck(kind, n) for kind, n in deck]
    begins += [opened(n) if stage == OPEN else closed(n, stage) for n, stage in breaches.items()]
    facts = {"mage": which, "most_charges": charges, "gives_help": worth}
    return Kind(id, en, ru, 1, "mage_box", facts, _slots({slots.on_set_up: begins, slots.on_ability: ability}))


# --- cards of the nemesis ---------------------------------------------------------------------------------------------
def _nemesis_card(
    id: str, en: str, ru: str, nemesis: Nemesis, tier: int, facts: dict[str, int], given: Rules,
    traits: Sequence[Trait] = (),
) -> Kind:  # fmt: skip
    home = f"basics_{tier}" if nemesis == BASIC else "own_cards"
    facts = facts | {"tier": tier, "nemesis": nemesis, "basic": int(nemesis == BASIC)}
    return Kind(id, en, ru, 1, home, facts, _slots(given), traits)


def attack(id: str, en: str, ru: str, nemesis: Nemesis, tier: int, effects: Sequence[Effect]) -> Kind:
    """An attack: resolved at once, then discarded."""
    return _nemesis_card(id, en, ru, nemesis, tier, {"attack": 1}, {slots.on_attack: effects})


def minion(
    id: str,
    en: str,
    ru: str,
    nemesis: Nemesis,
    tier: int,
    life: int,
    persistent: Sequence[Effect],
    *,
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
) -> Kind:
    """A minion: acts in every nemesis main phase until it is defeated."""
    facts = {"minion": 1, "most_life": life}
    return _nemesis_card(id, en, ru, nemesis, tier, facts, {slots.on_persistent: persistent, **(rules or {})}, traits)


def power(
    id: str,
    en: str,
    ru: str,
    nemesis: Nemesis,
    tier: int,
    tokens: int,
    effects: Sequence[Effect],
    *,
    toll: int = 0,
    immediately: Sequence[Effect] = (),
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
) -> Kind:
    """A power: happens when its tokens are gone, unless somebody has it discarded."""
    facts = {"power": 1, "power_tokens": tokens, "toll": toll}
    given: Rules = {slots.on_power: effects, slots.immediately: immediately, **(rules or {})}
    return _nemesis_card(id, en, ru, nemesis, tier, facts, given, traits)


def acolyte(id: str, en: str, ru: str, magic: Sequence[Effect], rules: Rules) -> Kind:
    """An acolyte of the Hollow Crown."""
    facts = {"minion": 1, "acolyte": 1, "most_life": 11, "nemesis": Nemesis.HOLLOW_CROWN}
    return Kind(id, en, ru, 1, "acolyte_box", facts, _slots({blood_magic: magic} | rules))


def nemesis(
    id: str,
    en: str,
    ru: str,
    which: Nemesis,
    life: int,
    unleash: Sequence[Effect],
    *,
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
) -> Kind:
    """A nemesis."""
    facts = {"nemesis": which, "most_life": life}
    return Kind(id, en, ru, 1, "nemesis_box", facts, _slots({slots.on_unleash: unleash, **(rules or {})}), traits)
