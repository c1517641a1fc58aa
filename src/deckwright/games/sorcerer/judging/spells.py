"""What a sorcery or a power does to the table as it stands: by the best target there is, not on average.

A judgement has all its rules written out in it, so what is dear to work out (attack, life, worth of an enemy) is worked
out once and handed on.
"""

from __future__ import annotations

from deckwright.games.sorcerer.judging.gains import gain_now
from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import danger, gifts, point_of_defence, worth_of
from deckwright.games.sorcerer.rules.minions import attack_of, followers_of, is_vampire, life_left
from deckwright.games.sorcerer.rules.sides import captain, field_of, hostile, reaches
from deckwright.games.sorcerer.schema import MOST_DICE, SPUR, Battlefield, Card, Player, table
from deckwright.games.sorcerer.words.coast import can_drift
from deckwright.games.sorcerer.words.demonologist import MOST_COUNTED
from deckwright.lang.rules import rule

BURNS = 2  # rounds that a flame burns, about


@rule
def done_now(me: Player, card: Card, only: Battlefield | None) -> int:
    """What a card does where it does most, or on the one battlefield it works on, and what it gives its player."""
    best = 0
    for field in table.fields:
        if reaches(me, field) and not field.conquered and (only is None or only == field):
            best = max(best, done_at(me, card, field))
    return best + gain_now(me, card)


@rule
def done_at(me: Player, card: Card, field: Battlefield) -> int:
    """What it does on a battlefield: to the best target, or to all there are."""
    best = 0
    all_of_them = 0
    left = spread_points(me, card, field)
    spreads = left > 0
    others = False
    for each in table.players:
        if hostile(me, each):
            for minion in field.minions[each]:
                attack = attack_of(minion)
                life = life_left(minion)
                death = worth_of(minion, attack, life) * weights.slay // 100
                if spreads:
                    if life <= left:
                        left -= life
                        all_of_them += death
                    else:
                        others = True
                else:
                    best = max(best, done_to(me, card, minion, field, attack, life, death))
                    all_of_them += swept(card, minion, attack, life, death, field.exhausted)
    if others:
        all_of_them += left * weights.graze
    if card.rallies > 0:
        all_of_them += rallied(me, card, field)
    if card.walls > 0:
        all_of_them += min(card.walls, field.damage[captain(me)]) * point_of_defence(me, field)
    return best + all_of_them


@rule
def done_here(me: Player, card: Card, minion: Card) -> int:
    """What it does to one enemy."""
    field = field_of(minion)
    if field is None:
        return 0
    attack = attack_of(minion)
    life = life_left(minion)
    return done_to(me, card, minion, field, attack, life, worth_of(minion, attack, life) * weights.slay // 100)


# --- one enemy --------------------------------------------------------------------------------------------------------


@rule
def done_to(me: Player, card: Card, minion: Card, field: Battlefield, attack: int, life: int, death: int) -> int:
    """What it does to an enemy: death, or dice it does not roll, a worse place, flames, a wound."""
    if (card.slays_wounded > 0 and minion.wounds >= card.slays_wounded) or (card.slays_still and minion.exhausted):
        return death
    damage = damage_to(me, card, minion, field)
    if damage >= life:
        return death
    found = damage * weights.graze
    if card.burns > 0:
        found += death * min(life, BURNS * card.burns) // (2 * life)
    more = life - damage
    if card.deals_by_card >= more and len(me.hand) > more:
        found = max(found, death - more * weights.discard)
    if not minion.exhausted:
        daunted = 1 if card.daunts and not minion.daunted and attack > 0 else 0
        if card.stills > 0 and attack - daunted <= card.stills:
            found = max(found, min(MOST_DICE, attack) * weights.die)
        else:
            found += daunted * weights.die
    if card.drags:
        found += attack * dragged_away(me, minion, field)
    return found


@rule
def damage_to(me: Player, card: Card, minion: Card, field: Battlefield) -> int:
    """How much damage it deals to an enemy as things stand."""
    found = card.deals
    if minion.wounds > 0:
        found = max(found, card.deals_wounded)
    if minion.blanked:
        found = max(found, card.deals_blanked)
    found += card.deals_by_flame * min(MOST_COUNTED, minion.flames)
    if card.deals_by_follower:
        found += sum(followers_of(mine) for mine in field.minions[me])
    if card.deals_by_attack:
        for mine in field.minions[me]:
            found = max(found, attack_of(mine))
    return found


@rule
def dragged_away(me: Player, minion: Card, here: Battlefield) -> int:
    """How much less a point of its attack does where an enemy can be carried to."""
    least = danger(me, here)
    for field in table.fields:
        if can_drift(minion, field):
            least = min(least, danger(me, field))
    return danger(me, here) - least


# --- all on a battlefield ---------------------------------------------------------------------------------------------


@rule
def spread_points(me: Player, card: Card, field: Battlefield) -> int:
    """How much damage it distributes on a battlefield."""
    return card.spreads if card.spreads > 0 else min(card.spreads_by_pack, len(field.minions[me]))


@rule
def swept(card: Card, minion: Card, attack: int, life: int, death: int, calm: bool) -> int:
    """What it does to each of them; where there is no battle nobody attacks anyway."""
    found = 0
    if card.burns_all:
        burnt = min(MOST_COUNTED, minion.flames + 1)
        found += weights.flame + (death if burnt >= life else burnt * weights.graze)
    if card.blanks_all and not minion.blanked:
        found += gifts(minion) // 2
    if not minion.exhausted and not calm:
        if card.stills_all > 0 and attack <= card.stills_all:
            found += min(MOST_DICE, attack) * weights.die
        if card.daunts_all and not minion.daunted:
            found += weights.die
    return found


@rule
def rallied(me: Player, card: Card, field: Battlefield) -> int:
    """My vampires there, who attack with more dice, and their blood."""
    found = 0
    for minion in field.minions[me]:
        if is_vampire(minion):
            found += card.rallies * weights.blood
            if not minion.exhausted and not field.exhausted:
                found += SPUR * weights.die
    return found
