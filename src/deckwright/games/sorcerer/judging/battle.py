"""The battle: who attacks, where damage goes. In hundredths of a point."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.dice import WON, stake
from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import worth_of_minion
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import captain, opposing, owner_of
from deckwright.games.sorcerer.schema import DEFENCE, Card, Player, table
from deckwright.games.sorcerer.texts import ASSIGN_CRITICAL
from deckwright.lang.rules import rule
from deckwright.lang.types import asked


@rule
def attacking(minion: Card) -> int:
    """The strongest first: it may clear the way, and it may be gone before its turn."""
    return 100 * attack_of(minion) - life_left(minion)


@rule
def wounding(me: Player, minion: Card) -> int:
    """A point on a minion: what it takes from its owner; the defender wants that small, the attacker large."""
    harm = worth_of_minion(minion) * (weights.kill if life_left(minion) == 1 else weights.chip) // 100
    return WON // 2 + (harm if asked(ASSIGN_CRITICAL) else -harm)


@rule
def breaking(me: Player) -> int:
    """A point on the defence: the more is gone, the dearer; the last one is the battlefield, or the game."""
    field = table.battlefield
    attacker = table.attacker
    if field is None or attacker is None:
        return 0
    gone = field.damage[captain(opposing(owner_of(attacker), field))]
    harm = weights.wall + weights.wall_late * gone
    if gone + 1 >= DEFENCE:
        harm += stake(field)
    return WON // 2 + (harm if asked(ASSIGN_CRITICAL) else -harm)
