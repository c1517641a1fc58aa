"""How the cards of a box are declared: their names, their numbers, what they do.

Whose a card is does not stand on it: it belongs to the mage that begins with it, or to the nemesis it is listed with
(see `box`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.aeons_end.cards.breaches import BREACHES
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.schema import START_LIFE, Use
from deckwright.games.aeons_end.words.setup import OPENED, in_deck, in_hand, placed
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

Rules = Mapping[Any, Any]  # by slot: effects, or a rule
MOST_DIFFICULT = 10  # of a nemesis
OPEN = OPENED  # a breach that is opened from the start
Breach = int | tuple[Kind, int]  # how far it is turned; with a breach of its own, where it is not the usual one


def filled(given: Rules) -> dict[Any, Any]:
    """The slots that are filled."""
    return {slot: list(what) if isinstance(what, Sequence) else what for slot, what in given.items() if what}


# --- cards of players -------------------------------------------------------------------------------------------------
def _card(
    id: str, en: str, ru: str, type: str, cost: int, copies: int, given: Rules, traits: Sequence[Trait] = ()
) -> Kind:
    """A card of the supply, or a starting card if it costs nothing."""
    facts = {type: 1, "use": Use[type.upper()], "cost": cost, "starter": int(cost == 0)}
    return Kind(id, en, ru, copies, f"{type}_box" if cost else "starters", facts, filled(given), traits)


def gem(
    id: str,
    en: str,
    ru: str,
    *,
    cost: int,
    play: Sequence[Effect],
    gained: Sequence[Effect] = (),
    traits: Sequence[Trait] = (),
    copies: int = 7,
) -> Kind:
    """A gem."""
    return _card(id, en, ru, "gem", cost, copies, {slots.on_play: play, slots.on_gain: gained}, traits)


def relic(
    id: str,
    en: str,
    ru: str,
    *,
    cost: int,
    play: Sequence[Effect],
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
    copies: int = 5,
) -> Kind:
    """A relic."""
    return _card(id, en, ru, "relic", cost, copies, {slots.on_play: play, **(rules or {})}, traits)


def spell(
    id: str,
    en: str,
    ru: str,
    *,
    cost: int,
    cast: Sequence[Effect],
    prepped: Sequence[Effect] = (),
    casting: Sequence[Effect] = (),
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
    copies: int = 5,
) -> Kind:
    """A spell."""
    given: Rules = {slots.on_cast: cast, slots.while_prepped: prepped, slots.at_casting: casting, **(rules or {})}
    return _card(id, en, ru, "spell", cost, copies, given, traits)


def mage(
    id: str,
    en: str,
    ru: str,
    *,
    hand: Sequence[tuple[Kind, int]],
    deck: Sequence[tuple[Kind, int]],
    breaches: Mapping[int, Breach],
    charges: int,
    ability: Sequence[Effect],
    worth: int,
    rating: int = 0,
    traits: Sequence[Trait] = (),
    aside: Sequence[Effect] = (),
    facts: Mapping[str, int] | None = None,
    rules: Rules | None = None,
) -> Kind:
    """A mage: starting hand and deck (the first lies on top), breaches by number, the ability and its worth to bots.

    A breach is opened or turned so far; one that is not the usual one stands with its card: `4: (SIGIL, OPEN)`.
    `rating` is how complex the mat says it is; `traits` are what else it says, `aside` what else the mage brings.
    """
    begins = [in_hand(kind, n) for kind, n in hand] + [in_deck(kind, n) for kind, n in deck]
    begins += [_placed(number, how) for number, how in breaches.items()]
    begins += aside
    numbers = {"most_charges": charges, "gives_help": worth, **(facts or {})}
    given: Rules = {slots.on_set_up: begins, slots.on_ability: ability, **(rules or {})}
    said = [*([_rated(rating)] if rating else []), *traits]
    return Kind(id, en, ru, 1, "mage_box", numbers, filled(given), said)


def _rated(rating: int) -> Trait:
    """How complex it is to play a mage, and the life it begins with."""
    return Trait(
        "rating",
        rating,
        f"complexity {rating}, {START_LIFE} life",
        f"сложность {rating}, {START_LIFE} жизней",
        short=(f"complexity {rating}", f"сложность {rating}"),
    )


def _placed(number: int, how: Breach) -> Effect:
    """A breach of a mage as the game begins."""
    breach, stage = how if isinstance(how, tuple) else (BREACHES[number - 1], how)
    return placed(breach, stage)


# --- cards of the nemesis ---------------------------------------------------------------------------------------------
def _nemesis_card(
    id: str, en: str, ru: str, tier: int, facts: Mapping[str, int], given: Rules, traits: Sequence[Trait] = ()
) -> Kind:
    return Kind(id, en, ru, 1, "own_cards", {**facts, "tier": tier}, filled(given), traits)


def attack(id: str, en: str, ru: str, *, tier: int, effects: Sequence[Effect], traits: Sequence[Trait] = ()) -> Kind:
    """An attack: resolved at once, then discarded."""
    return _nemesis_card(id, en, ru, tier, {"attack": 1}, {slots.on_attack: effects}, traits)


def minion(
    id: str,
    en: str,
    ru: str,
    *,
    tier: int,
    life: int,
    persistent: Sequence[Effect],
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
) -> Kind:
    """A minion: acts in every nemesis main phase until it is defeated."""
    given: Rules = {slots.on_persistent: persistent, **(rules or {})}
    return _nemesis_card(id, en, ru, tier, {"minion": 1, "most_life": life}, given, traits)


def power(
    id: str,
    en: str,
    ru: str,
    *,
    tier: int,
    tokens: int,
    effects: Sequence[Effect],
    toll: int = 0,
    immediately: Sequence[Effect] = (),
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
) -> Kind:
    """A power: happens when its tokens are gone, unless somebody has it discarded."""
    given: Rules = {slots.on_power: effects, slots.immediately: immediately, **(rules or {})}
    return _nemesis_card(id, en, ru, tier, {"power": 1, "power_tokens": tokens, "toll": toll}, given, traits)


def nemesis(
    id: str,
    en: str,
    ru: str,
    *,
    life: int,
    unleash: Sequence[Effect],
    rating: int = 0,
    traits: Sequence[Trait] = (),
    rules: Rules | None = None,
) -> Kind:
    """The mat of a nemesis; `rating` is how hard the mat says it is, from 1 to 10."""
    given: Rules = {slots.on_unleash: unleash, **(rules or {})}
    said = [*([_how_hard(rating)] if rating else []), *traits]
    return Kind(id, en, ru, 1, "nemesis_box", {"most_life": life}, filled(given), said)


def _how_hard(rating: int) -> Trait:
    """How hard it is to beat a nemesis."""
    return Trait(
        "rating",
        rating,
        f"difficulty {rating} of {MOST_DIFFICULT}",
        f"уровень сложности {rating} из {MOST_DIFFICULT}",
        short=(f"difficulty {rating}", f"сложность {rating}"),
    )
