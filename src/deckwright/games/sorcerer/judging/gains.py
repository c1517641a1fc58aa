"""What a sorcery gives its player: minions spurred, moved, healed or called back, followers, blood, cards."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import NEVER, best_move, worth_of, worth_of_card
from deckwright.games.sorcerer.rules.minions import attack_of, followers_of, life_left
from deckwright.games.sorcerer.rules.sides import has_room, hostile, reaches
from deckwright.games.sorcerer.schema import MOST_BLOOD, MOST_DICE, SPUR, Card, Player, table
from deckwright.lang.rules import rule

TYPICAL = 2  # attack of a minion as it is usually drawn
DRAWN = 2  # cards that meditating draws


@rule
def gain_now(me: Player, card: Card) -> int:
    """What a card gives its player as things stand."""
    found = 0
    if card.spurs > 0 or card.mends > 0 or card.bleeds > 0 or card.wards > 0 or card.offers:
        found += gained_by_minions(me, card)
    if card.musters > 0 or card.spurs > 0:
        found += max(card.musters, 1) * best_move(me)
    if card.raises > 0:
        found += raised_now(me, card.raises)
    if card.follows > 0:
        found += followed_now(me, card.follows)
    return found + cards_now(me, card)


@rule
def gained_by_minions(me: Player, card: Card) -> int:
    """By minions of mine: who is spurred, healed, bled, saved by what lies under it, or given away."""
    ready = 0
    mended = 0
    wounds = 0
    best = 0
    least = -NEVER
    for field in table.fields:
        for minion in field.minions[me]:
            attack = attack_of(minion)
            life = life_left(minion)
            worth = worth_of(minion, attack, life)
            best = max(best, worth)
            least = min(least, worth - (energy_given(me) if minion.cultist else 0))
            mended = max(mended, min(card.mends, minion.wounds))
            wounds += max(0, life - 2)
            if not minion.exhausted and not field.exhausted and attack < MOST_DICE:
                ready += 1
    found = min(card.spurs, ready) * SPUR * weights.die + mended * weights.graze
    found += min(card.bled * min(card.bleeds, wounds), MOST_BLOOD - me.blood) * weights.blood
    found += best * weights.ward * card.wards // 100
    return found - (least if card.offers else 0)


@rule
def energy_given(me: Player) -> int:
    """What a cultist that is given away brings, by what channelling does."""
    return max(0, weights.channel - weights.channel_full * me.energy)


@rule
def raised_now(me: Player, most: int) -> int:
    """The best minion of the graveyard that costs no more."""
    best = 0
    if any(reaches(me, field) and has_room(me, field) for field in table.fields):
        for card in me.graveyard:
            if card.is_minion and card.cost <= most:
                best = max(best, worth_of_card(card) - (10 * weights.luck if card.omen else 0))
    return best


@rule
def followed_now(me: Player, most: int) -> int:
    """A point of attack for each dead of opponents who follows, if there is somebody to follow."""
    if not any(len(field.minions[me]) > 0 for field in table.fields):
        return 0
    return min(most, sum(len(each.graveyard) for each in table.players if hostile(me, each))) * weights.attack


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def cards_now(me: Player, card: Card) -> int:
    """Cards it brings; the first one that a sorcery brings stands for the sorcery itself."""
    found = 0
    if card.draws > 0 and (not card.is_sorcery or card.mends == 0 or has_follower(me)):
        found += (card.draws - (1 if card.is_sorcery else 0)) * worth_of_draw(me)
        found -= weights.attack if card.mends > 0 else 0
    if card.seeks:
        found += best_dead(me) // 2 if card.is_sorcery else worth_of_draw(me) // 2
    if card.renews > 0:
        found += card.renews * worth_of_draw(me) // 2 + stale(me, card)
    return found


@rule
def worth_of_draw(me: Player) -> int:
    """What one more card is worth, by what meditating is."""
    return max(0, weights.meditate - weights.meditate_full * (len(me.hand) - 1)) // DRAWN


@rule
def has_follower(me: Player) -> bool:
    """Whether a follower of a minion of mine can be removed."""
    return any(followers_of(minion) > 0 for field in table.fields for minion in field.minions[me])


@rule
def best_dead(me: Player) -> int:
    """How much better the best of my graveyard is than a card as it is usually drawn."""
    best = 0
    for card in me.graveyard:
        best = max(best, worth_of_card(card) - TYPICAL * weights.attack)
    return best


@rule
def stale(me: Player, card: Card) -> int:
    """How much worse the rest of the hand is than cards as they are usually drawn."""
    found = 0
    for other in me.hand:
        if other != card:
            found += TYPICAL * weights.attack - worth_of_card(other)
    return found // 2
