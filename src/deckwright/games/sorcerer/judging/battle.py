"""The battle: who attacks, which dice to roll again, where damage goes. Expected values, in hundredths of a point."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import worth_of_minion
from deckwright.games.sorcerer.rules.dice import count_faces
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import captain, hostile, opposing, owner_of
from deckwright.games.sorcerer.schema import DEFENCE, BattleDie, Card, Considered, Face, Player, table
from deckwright.games.sorcerer.texts import ASSIGN_CRITICAL
from deckwright.lang.rules import rule
from deckwright.lang.types import asked

HIT, DOUBLE = 100, 200
SIDES = 6
WON = 1_000_000


@rule
def attacking(minion: Card) -> int:
    """The strongest first: it may clear the way, and it may be gone before its turn."""
    return 100 * attack_of(minion) - life_left(minion)


# --- dice -------------------------------------------------------------------------------------------------------------


@rule
def worth_of_face(face: Face) -> int:
    """What a face brings; a critical goes where the attacker likes, and is a double hit if nobody is against it."""
    if face == Face.HIT:
        return HIT
    if face == Face.DOUBLE:
        return DOUBLE
    if face == Face.CRITICAL:
        return worth_of_critical()
    return 0


@rule
def worth_of_critical() -> int:
    """More than a hit, or two where nobody is against it (SOR-TERM-24)."""
    attacker = table.attacker
    field = table.battlefield
    if attacker and field and not field.met[captain(opposing(owner_of(attacker), field))]:
        return DOUBLE
    return weights.critical


@rule
def mean_face() -> int:
    """What a roll of one die brings on average."""
    hits = 1 if table.harsh_die else 2
    return (hits * HIT + DOUBLE + worth_of_critical()) // SIDES


@rule
def attacks_now(me: Player) -> bool:
    """Whether the dice are those of my side."""
    attacker = table.attacker
    return attacker is not None and not hostile(me, owner_of(attacker))


@rule
def rerolling(me: Player, option: Considered) -> int:
    """What rolling one die again brings, less what the omen is worth."""
    die: BattleDie = option.place
    gain = mean_face() - worth_of_face(die.face)
    if not attacks_now(me):
        gain = -gain
    return gain - weights.omen


@rule
def flipping(me: Player) -> int:
    """What rolling all dice again brings, less what fate is worth."""
    total = HIT * count_faces(Face.HIT) + DOUBLE * count_faces(Face.DOUBLE)
    total += worth_of_critical() * count_faces(Face.CRITICAL)
    gain = table.rolled * mean_face() - total
    if not attacks_now(me):
        gain = -gain
    return gain - weights.fate


@rule
def twisting(me: Player) -> int:
    """An ability for this step is worth a card while there is a die to mend: a miss of mine, a double of theirs."""
    if attacks_now(me):
        return (HIT * count_faces(Face.MISS)) - weights.twist
    return HIT * count_faces(Face.DOUBLE) + weights.critical * count_faces(Face.CRITICAL) - weights.twist


@rule
def best_face(me: Player, double: bool, miss: bool) -> int:
    """The attacker wants two hits, the defender none."""
    if attacks_now(me):
        return 2 if double else 0 if miss else 1
    return 2 if miss else 0


@rule
def turning(me: Player, option: Considered) -> int:
    """Which die to turn: the worst of mine, the best of theirs."""
    die: BattleDie = option.place
    shown = worth_of_face(die.face)
    return WON + (-shown if attacks_now(me) else shown)


# --- damage -----------------------------------------------------------------------------------------------------------


@rule
def wounding(me: Player, minion: Card) -> int:
    """A point on a minion: what it takes from its owner; the defender wants that small, the attacker large."""
    harm = worth_of_minion(minion) * (weights.kill if life_left(minion) == 1 else weights.chip) // 100
    return WON // 2 + (harm if asked(ASSIGN_CRITICAL) else -harm)


@rule
def breaking(me: Player) -> int:
    """A point on the defence: the more is gone, the dearer; the last one is the battlefield."""
    field = table.battlefield
    attacker = table.attacker
    if field is None or attacker is None:
        return 0
    gone = field.damage[captain(opposing(owner_of(attacker), field))]
    harm = weights.wall + weights.wall_late * gone
    if gone + 1 >= DEFENCE:
        harm += 3_000
    return WON // 2 + (harm if asked(ASSIGN_CRITICAL) else -harm)
