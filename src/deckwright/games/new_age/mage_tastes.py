"""When bots use the abilities of the mages of The New Age, and what they choose there."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import card_value, idle_room, keep_value, mage_now, stuck
from deckwright.games.aeons_end.schema import Card, Player
from deckwright.games.new_age.matters import Own
from deckwright.games.new_age.schema import Player as Holder
from deckwright.games.new_age.schema import table
from deckwright.games.new_age.weighing import weights
from deckwright.games.new_age.words.mages import lies_in_ancient
from deckwright.lang.rules import rule

AETHER = 20  # what one aether counts where one of two effects is chosen, in the family's taste
BEFORE_PLAYING = 1_500_000
BEFORE_PREPPING = 850_000
BEFORE_SPENDING = 600_000
LOW_GRAVEHOLD = 10
MENDED = 5  # by Talix
ENOUGH_TO_RETURN = 3  # of the four cards of Lost
EARLY = 12  # turns of all players
ENOUGH_TO_SHARE = 2  # aether besides what Claudia gives: then there is something to gain
MUCH_TO_SHARE = 5  # and here something so good that she wants it, too


# --- when to use them -------------------------------------------------------------------------------------------------
@rule
def before_the_ally_spends(card: Card) -> int:
    """Claudia: when all is played and there is enough for a card."""
    return BEFORE_SPENDING if table.aether >= ENOUGH_TO_SHARE else 0


@rule
def before_prepping(card: Card) -> int:
    """Sahala: before a spell lies in the Celestial breach, if it is opened; else as soon as nothing better is left."""
    owner: Player = card.pile.owner
    if any(breach.two_at_once and breach.open and not breach.occupied for breach in owner.breaches):
        return BEFORE_PREPPING
    return BEFORE_SPENDING


@rule
def with_something_better(card: Card) -> int:
    """Rhia: if a card of hers can become a better one."""
    owner: Player = card.pile.owner
    best = max(
        (exchange_value(owner, own) for place in (owner.hand, owner.discard) for own in place if own.supply_number > 0),
        default=0,
    )
    return BEFORE_SPENDING if best > 0 else 0


@rule
def without_cards_of_the_supply(card: Card) -> bool:
    """Rhia: charges are for later."""
    owner: Player = card.pile.owner
    return owner.gems_gained + owner.relics_gained + owner.spells_gained == 0


@rule
def with_two_sparks(card: Card) -> int:
    """Talix: with two Sparks in hand, before they go elsewhere; else if Gravehold gets all of it."""
    owner: Player = card.pile.owner
    if sum(1 for own in owner.hand if own.spark) >= 2:
        return BEFORE_PLAYING
    return weights.ability if table.gravehold <= table.start_gravehold - MENDED else 0


@rule
def with_enough_to_return(card: Card) -> int:
    """Lost: when most of the four cards come back."""
    owner: Player = card.pile.owner
    return BEFORE_SPENDING if sum(1 for own in owner.discard if own.cost == 0) >= ENOUGH_TO_RETURN else 0


# --- what to choose ---------------------------------------------------------------------------------------------------
@rule
def exchange_value(me: Player, card: Card) -> int:
    """How much better than a card the best one is that Rhia may have for it."""
    most = card.cost + (3 if card.relic else 2)
    best = max((card_value(other, me) for other in table.market if other.cost <= most), default=0)
    return best - card_value(card, me)


@rule
def own_choice(me: Player, what: int) -> int:
    """How good one of two effects of these mages is now."""
    mage = mage_now(me)
    if what == Own.BREACH_AETHER:
        return AETHER + 5 if any(not breach.open for breach in mage.breaches) else 0
    if what == Own.BORROW:
        return AETHER - 1
    if what == Own.FORGE:
        return AETHER + 5 if any(is_plain(card) for card in mage.hand) else 0
    if what == Own.ALLY_DRAWS:
        return AETHER + 3
    if what == Own.SURGE:
        return max(0, 60 - 2 * table.turn)
    if what == Own.TIDE:
        return max((tide_value(someone) for someone in table.players), default=0)
    if what == Own.ENERGIZE:
        return AETHER
    if what == Own.DRAIN:
        return AETHER + 5 if any(is_weak(someone) for someone in table.players) else 0
    if what == Own.SOAR:
        return AETHER if table.gravehold > LOW_GRAVEHOLD else -1
    if what == Own.SHARE:
        return AETHER + 1 if table.aether >= MUCH_TO_SHARE else 0
    if what == Own.CAST_NOW:
        return AETHER + 1 if wants_room(mage) else 0
    return AETHER


@rule
def wants_room(mage: Player) -> bool:
    """Whether a mage has more spells in hand than opened breaches for them."""
    return stuck(mage) > idle_room(mage)


@rule
def tide_value(mage: Holder) -> int:
    """Casting once more from the Ancient breach, with all that it adds."""
    blow = max((spell.gives_damage for spell in mage.prepped if lies_in_ancient(mage, spell)), default=0)
    return blow // 2 + 5 * mage.surge


@rule
def is_plain(card: Card) -> bool:
    """A starting card that can be forged and is not yet."""
    return card.starter and card.mage == 0


@rule
def is_weak(someone: Holder) -> bool:
    """Whether a player needs the life of a token."""
    return not someone.exhausted and someone.life <= 3 and any(breach.energized for breach in someone.breaches)


@rule
def energizing(breach: Card) -> int:
    """A token lies best on an opened breach, from which most is cast."""
    return 1_000 + (100 if breach.open else 0) + 10 * breach.bonus + breach.stage


@rule
def draining(breach: Card) -> int:
    """The life is for whoever has least."""
    owner: Player = breach.pile.owner
    return 0 if owner.exhausted else 1_000 - owner.life


@rule
def healing(who: Player) -> int:
    """Life is for whoever has least; the exhausted gain none."""
    return 0 if who.exhausted else 1_000 - who.life


@rule
def forging(card: Card) -> int:
    """A Crystal first: what it gives more comes at once."""
    return (1_000 if is_plain(card) else 0) + (100 if card.gem else 0)


@rule
def burning(mage: Player, spell: Card) -> int:
    """Sparks that no opened breach has room for are good for aether; PASS is worth 50."""
    spells = sum(1 for card in mage.hand if card.spell)
    return 60 if spell.starter and spells > idle_room(mage) else 0


@rule
def burning_again() -> int:
    """Furnacium in every hand is good while there is little else in the deck."""
    return 1 if table.turn < EARLY else -1


@rule
def first_opening(mage: Player) -> int:
    """Without any opened breach a mage can hardly use its spells."""
    return 0 if any(breach.open for breach in mage.breaches) else weights.first_opening


@rule
def going_back(card: Card) -> int:
    """What is best goes onto the deck last, and comes first."""
    return 10_000 - keep_value(card)
