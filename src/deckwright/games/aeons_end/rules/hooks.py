"""Where a box adds to the rules of the family: each of these may have a rule of the box in its place.

A box that puts nothing there pays nothing for it.
"""

from __future__ import annotations

from deckwright.games.aeons_end.schema import Card, Player
from deckwright.lang.rules import hook


@hook
def completes_set_up() -> None:
    """Mages, nemesis and supply are on the table; the turn order deck is not yet."""


@hook
def turn_begins(me: Player) -> None:
    """A player's turn has begun; the casting phase is next."""


@hook
def casting_ends(me: Player) -> None:
    """The casting phase of a player is over."""


@hook
def turn_is_over(me: Player) -> None:
    """The draw phase of a player is over, and what lasts for a turn is gone."""


@hook
def was_played(me: Player, card: Card) -> None:
    """A player has played a gem or relic, and it has done what it says."""


@hook
def was_cast(me: Player, spell: Card) -> None:
    """A player has cast a spell, and it has done what it says, with Echo twice."""


@hook
def ability_was_used(me: Player) -> None:
    """A player's ability has done what it says."""


@hook
def was_opened(me: Player, breach: Card) -> None:
    """A breach of a player has been opened."""


# --- the supply -------------------------------------------------------------------------------------------------------


@hook
def price_of(card: Card) -> int:
    """The aether that a card of the supply is gained for in the main phase."""
    return card.cost


@hook
def prices_differ() -> bool:
    """Whether a card of the supply may have a price other than its cost."""
    return False


@hook
def leaves_pile(card: Card) -> None:
    """A card is about to be taken, from the top of its supply pile if it lies there."""


@hook
def was_gained(me: Player, card: Card) -> None:
    """A player has gained a card; it lies where it belongs."""


@hook
def was_destroyed(me: Player, card: Card) -> None:
    """A player has destroyed a card of the supply."""


# --- damage -----------------------------------------------------------------------------------------------------------


@hook
def more_damage(me: Player, spell: Card, n: int) -> int:
    """What is added to each part of the damage of a spell that a player casts; breaches and relics add n."""
    return n


@hook
def aimed_at(me: Player, target: Card, n: int) -> int:
    """The damage that a player deals, once its target is known."""
    return n


# --- positions that are laid ------------------------------------------------------------------------------------------


@hook
def forgets() -> None:
    """What was going on when a position was laid is over."""


@hook
def settles_more() -> None:
    """What follows from a position, for what only a box has."""


@hook
def refuses_more() -> None:
    """Note what cannot be in a position, of what only a box has."""
