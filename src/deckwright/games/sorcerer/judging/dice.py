"""Which dice to roll again: expected values, and where a battlefield is at stake the chance to take or to keep it."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.rules.assigning import targets
from deckwright.games.sorcerer.rules.dice import count_faces
from deckwright.games.sorcerer.rules.sides import captain, hostile, opposing, owner_of
from deckwright.games.sorcerer.schema import (
    DEFENCE,
    TO_CONQUER,
    TO_SCORE,
    BattleDie,
    Battlefield,
    Card,
    Considered,
    Face,
    Mode,
    Player,
    table,
)
from deckwright.lang.rules import rule

HIT, DOUBLE = 100, 200
SIDES = 6
WON = 1_000_000
CONQUEST, VICTORY = 3_000, 100_000  # what a battlefield is worth, and the last one


@rule
def attacks_now(me: Player) -> bool:
    """Whether the dice are those of my side."""
    attacker = table.attacker
    return attacker is not None and not hostile(me, owner_of(attacker))


# --- faces ------------------------------------------------------------------------------------------------------------


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
    return DOUBLE if points_of_critical() == 2 else weights.critical


@rule
def points_of_critical() -> int:
    """One point, or two where nobody is against it (SOR-TERM-24)."""
    attacker = table.attacker
    field = table.battlefield
    if attacker and field and not field.met[captain(opposing(owner_of(attacker), field))]:
        return 2
    return 1


@rule
def points_of(face: Face) -> int:
    """How many points of damage a face is."""
    if face == Face.CRITICAL:
        return points_of_critical()
    return 1 if face == Face.HIT else 2 if face == Face.DOUBLE else 0


@rule
def points_shown() -> int:
    """The damage of the whole roll as it lies."""
    found = count_faces(Face.HIT) + 2 * count_faces(Face.DOUBLE)
    return found + points_of_critical() * count_faces(Face.CRITICAL)


@rule
def mean_face() -> int:
    """What a roll of one die brings on average."""
    hits = 1 if table.harsh_die else 2
    return (hits * HIT + DOUBLE + worth_of_critical()) // SIDES


@rule
def faces_with(points: int) -> int:
    """How many of the six faces bring so many points or more."""
    if points <= 0:
        return SIDES
    if points == 1:
        return 3 if table.harsh_die else 4
    if points == 2:
        return points_of_critical()
    return 0


# --- what is at stake -------------------------------------------------------------------------------------------------


@rule
def breach(me: Player) -> int:
    """How many points conquer the battlefield, if all of them must go to its defence; 0 if that is not so."""
    field = table.battlefield
    attacker = table.attacker
    if field is None or attacker is None or field.conquered:
        return 0
    defending = opposing(owner_of(attacker), field)
    if targets(defending, field) > 0:
        return 0
    return DEFENCE - field.damage[captain(defending)]


@rule
def stake(field: Battlefield) -> int:
    """What it is worth to conquer a battlefield: for who needs only one more it is the game."""
    attacker = table.attacker
    if attacker is None:
        return CONQUEST
    side = captain(owner_of(attacker))
    if table.mode == Mode.ROYAL:
        return VICTORY if side.points == TO_SCORE - 1 else CONQUEST
    taken = sum(1 for each in table.fields if each.conquered and each.conqueror == side)
    return VICTORY if taken == TO_CONQUER - 1 else CONQUEST


@rule
def odds_of_breach(me: Player, die: BattleDie, left: int) -> int:
    """Of six rolls of a die, how many turn out as I want it: enough points to conquer, or too few."""
    enough = faces_with(left - (points_shown() - points_of(die.face)))
    return enough if attacks_now(me) else SIDES - enough


@rule
def settled(me: Player, left: int) -> bool:
    """Whether the roll is as I want it already, where so many points conquer the battlefield."""
    return (points_shown() >= left) == attacks_now(me)


# --- rolling again ----------------------------------------------------------------------------------------------------


@rule
def rerolling(me: Player, option: Considered) -> int:
    """What rolling one die again brings, less what the omen is worth."""
    die: BattleDie = option.place
    gain = mean_face() - worth_of_face(die.face)
    if not attacks_now(me):
        gain = -gain
    left = breach(me)
    field = table.battlefield
    if left > 0 and field:
        if settled(me, left):
            return -1
        gain += stake(field) * odds_of_breach(me, die, left) // SIDES
    return gain - weights.omen


@rule
def flipping(me: Player) -> int:
    """What rolling all dice again brings, less what fate is worth."""
    total = HIT * count_faces(Face.HIT) + DOUBLE * count_faces(Face.DOUBLE)
    total += worth_of_critical() * count_faces(Face.CRITICAL)
    gain = table.rolled * mean_face() - total
    if not attacks_now(me):
        gain = -gain
    left = breach(me)
    field = table.battlefield
    if left > 0 and field:
        if settled(me, left):
            return -1
        if 2 * table.rolled >= left:
            gain += stake(field) // SIDES
    return gain - weights.fate


# --- dice turned by cards ---------------------------------------------------------------------------------------------


@rule
def twisting(me: Player, card: Card) -> int:
    """What a card makes of the dice, less the cards and omens it costs."""
    left = breach(me)
    if left > 0 and settled(me, left):
        return -1
    price = card.costs_card * weights.twist + card.costs_omen * weights.omen
    if card.costs_card == 0:
        return mean_face() * count_faces(Face.MISS) - price
    if card.costs_omen == 0:
        return to_a_hit(me) - price
    return (DOUBLE - least_shown() if attacks_now(me) else most_shown()) - price


@rule
def to_a_hit(me: Player) -> int:
    """A die of mine that shows a miss, or one of theirs that shows more, becomes a hit."""
    if attacks_now(me):
        return HIT if count_faces(Face.MISS) > 0 else 0
    return max(0, most_shown() - HIT)


@rule
def least_shown() -> int:
    """The worst face of the roll."""
    least = DOUBLE
    for die in table.dice:
        if die.number < table.rolled:
            least = min(least, worth_of_face(die.face))
    return least


@rule
def most_shown() -> int:
    """The best face of the roll."""
    most = 0
    for die in table.dice:
        if die.number < table.rolled:
            most = max(most, worth_of_face(die.face))
    return most


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
