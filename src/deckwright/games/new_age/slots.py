"""The slots that only The New Age has: what treasures that lie on the table do, and when."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import Card, Player
from deckwright.games.war_eternal import slots as war_eternal
from deckwright.lang.rules import slot


@slot(pure=True)
def fits_pile(card: Card, pile: Card) -> bool:
    """Whether a treasure may be put next to a supply pile with this card on top."""
    return False


@slot(pure=True)
def cheapens(card: Card) -> int:
    """How much less aether the cards of the pile next to a treasure are gained for."""
    return 0


@slot(pure=True)
def adds_to_spell(card: Card, me: Player, spell: Card) -> int:
    """The damage that a treasure of `me` adds to a spell they cast."""
    return 0


@slot(pure=True)
def adds_against_nemesis(card: Card) -> int:
    """The damage that a treasure adds where a spell of its player damages the nemesis."""
    return 0


@slot
def as_first_turn_begins(card: Card, me: Player) -> None:
    """What a treasure does as the first turn of its player begins."""


@slot
def as_turn_begins(card: Card, me: Player) -> None:
    """What a treasure does as a turn begins: any player's, or its own player's."""


@slot
def when_breach_opens(card: Card, me: Player) -> None:
    """What a treasure does when `me` opens a breach."""


@slot
def when_ability_used(card: Card, me: Player) -> None:
    """What a treasure does when the ability of `me` has done what it says."""


@slot
def when_gained_beside(card: Card, me: Player) -> None:
    """What a treasure does when `me` gains a card of the pile next to it."""


@slot
def when_pile_empties(card: Card, me: Player) -> None:
    """What a treasure does when the last card of a supply pile was gained or destroyed."""


@slot
def when_spell_gained(card: Card, me: Player) -> None:
    """What a treasure does when its player gains a spell."""


@slot
def when_relic_gained(card: Card, me: Player) -> None:
    """What a treasure does when its player gains a relic."""


@slot
def when_second_spell(card: Card, me: Player) -> None:
    """What a treasure does when its player has cast two spells in their casting phase."""


@slot
def when_spell_cast(card: Card, me: Player) -> None:
    """What a treasure does when its player has cast a spell."""


@slot
def when_gem_played(card: Card, me: Player) -> None:
    """What a treasure does when its player has played a gem."""


# In the order in which a treasure tells them.
OF_TREASURES = (
    fits_pile, cheapens, adds_to_spell, adds_against_nemesis, as_first_turn_begins, as_turn_begins, when_breach_opens,
    when_ability_used, when_gained_beside, when_pile_empties, when_spell_gained, when_relic_gained, when_second_spell,
    when_spell_cast, when_gem_played,
)  # fmt: skip
ALL = (*war_eternal.ALL, *OF_TREASURES)
