"""What one may do and need not: agreed to if it brings more than it costs."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.dice import flipping
from deckwright.games.sorcerer.judging.prices import more_dice
from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import abs_of, better_place, dice_of, worth_of_minion
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import field_of, hostile, reaches
from deckwright.games.sorcerer.schema import Card, Player, table
from deckwright.games.sorcerer.texts import AGREE_FATE, CALL_DRAW
from deckwright.games.sorcerer.words.ariaspes import SLIP_AWAY
from deckwright.games.sorcerer.words.bloodlord import AGAIN, PAY_TO_READY
from deckwright.games.sorcerer.words.forest import JOIN_THE_HUNT
from deckwright.games.sorcerer.words.sanctuary import CALM_DOWN, PATIENT
from deckwright.games.sorcerer.words.temple import GUARD
from deckwright.lang.rules import rule
from deckwright.lang.types import asked, this

CRITICAL_IN = 6  # dice that show one critical, about
ALWAYS, NEVER = 1, -1


@rule
def agreeing(me: Player) -> int:
    """Above nothing for what is worth its price; what costs nothing always is."""
    if asked(CALL_DRAW):
        return NEVER
    if asked(AGREE_FATE):
        return flipping(me)
    if asked(JOIN_THE_HUNT):
        return joining(me)
    if asked(GUARD):
        return guarding()
    if asked(SLIP_AWAY):
        return slipping_away(me)
    if asked(PAY_TO_READY):
        return attacking_again()
    if asked(CALM_DOWN):
        return calming_down()
    if asked(PATIENT):
        return weights.discard - weights.essence
    return ALWAYS


@rule
def joining(me: Player) -> int:
    """The hound follows to where it is needed more."""
    hound: Card = this()
    here = field_of(hound)
    spell = table.spell
    if here is None or spell is None:
        return NEVER
    there = field_of(spell)
    if there is None:
        return NEVER
    return better_place(me, hound, here, there)


@rule
def guarding() -> int:
    """A guardian takes a wound that it survives."""
    guardian: Card = this()
    return life_left(guardian) - 1


@rule
def slipping_away(me: Player) -> int:
    """The cat goes if it would likely be dead else: it has to be paid for again."""
    cat: Card = this()
    field = field_of(cat)
    if field is None:
        return NEVER
    dice = sum(
        attack_of(minion)
        for each in table.players
        if hostile(me, each)
        for minion in field.minions[each]
        if not minion.exhausted
    )
    return dice - CRITICAL_IN * life_left(cat)


@rule
def attacking_again() -> int:
    """Another attack for blood."""
    minion: Card = this()
    return dice_of(minion, 0) * weights.die - AGAIN * weights.blood


@rule
def calming_down() -> int:
    """A card, or an attack of fewer dice."""
    inmate: Card = this()
    return -more_dice(-inmate.raves) * weights.die - weights.discard


@rule
def picking_on(me: Player, other: Player) -> int:
    """Of opponents the one who is nearest to winning; of partners anybody."""
    return 100 * other.points + other.energy if hostile(me, other) else 0


@rule
def throwing_away(me: Player, n: int) -> int:
    """As many cards of the hand as the death of the dearest enemy takes that they can bring about."""
    source: Card = this()
    dearest = 0
    needed = 0
    for field in table.fields:
        for each in table.players:
            if reaches(me, field) and hostile(me, each):
                for minion in field.minions[each]:
                    more = life_left(minion) - source.deals
                    if more <= min(source.deals_by_card, len(me.hand)) and worth_of_minion(minion) > dearest:
                        dearest = worth_of_minion(minion)
                        needed = max(0, more)
    return -abs_of(n - needed)
