"""What using an ability costs besides energy, and whether a tactic brings more than that."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import dice_of, worth_of_minion
from deckwright.games.sorcerer.rules.minions import life_left
from deckwright.games.sorcerer.rules.sides import field_of, hostile, owner_of
from deckwright.games.sorcerer.schema import Card, Player, table
from deckwright.lang.rules import rule

UNKNOWN = 1_000_000
LITTLE = 10


@rule
def price_of_using(me: Player, card: Card) -> int:
    """Cards, blood, wounds, attacks forgone and lives that an ability asks for."""
    found = card.costs_card * weights.discard + card.costs_blood * weights.blood
    found += card.costs_wound * weights.essence + card.costs_follower * weights.attack
    found += card.costs_flame * weights.flame
    if card.costs_attack > 0 and not payer(card).exhausted:
        found += dice_of(payer(card), 0) * weights.die
    if card.costs_life > 0:
        found += least_life(me, card)
    return found


@rule
def least_life(me: Player, card: Card) -> int:
    """What the least of my other minions on a card's battlefield is worth."""
    field = field_of(card)
    least = UNKNOWN
    if field:
        for minion in field.minions[me]:
            if minion != card:
                least = min(least, worth_of_minion(minion))
    return least


# --- tactics ----------------------------------------------------------------------------------------------------------


@rule
def using_tactic(me: Player, card: Card) -> int:
    """More dice, less what they cost; a tactic without dice is worth a little, and its harm."""
    if card.passes_on:
        return passing_on(card)
    if card.gathers:
        return gathering(me)
    found = LITTLE + card.gives_harm * weights.harm - price_of_using(me, card)
    if card.costs_wound > 0 and life_left(payer(card)) < 2:
        return -1
    if card.tactic_dice > 0:
        found = more_dice(card.tactic_dice) * weights.die - price_of_using(me, card)
    if card.hunts_along:
        found -= least_attack(me) * weights.die
    return found


@rule
def payer(card: Card) -> Card:
    """Who takes the wound that an ability costs, or does not attack: the card itself, or the minion it lies under."""
    host = card.host
    return card if host is None else host


@rule
def more_dice(n: int) -> int:
    """How many more dice the attacker really rolls: seven are the most (SOR-ATTACK-03)."""
    attacker = table.attacker
    if attacker is None:
        return 0
    return dice_of(attacker, table.bonus + n) - dice_of(attacker, table.bonus)


@rule
def least_attack(me: Player) -> int:
    """The least attack that helping costs: of my other ready minions where the attack is."""
    field = table.battlefield
    least = 0
    if field:
        least = UNKNOWN
        for minion in field.minions[me]:
            if not minion.exhausted and minion != table.attacker:
                least = min(least, dice_of(minion, 0) - (1 if minion.beast else 0))
    return least


@rule
def passing_on(card: Card) -> int:
    """An heirloom is passed on by who has attacked with it."""
    host = card.host
    return more_dice(card.attack) * weights.die if host is not None and host.exhausted else -1


@rule
def gathering(me: Player) -> int:
    """A follower comes to the attacker if it is of no more use where it is."""
    for each in table.players:
        for card in each.followers:
            host = card.host
            if host is not None and host != table.attacker and host.exhausted and not hostile(me, owner_of(host)):
                return more_dice(1) * weights.die
    return -1
