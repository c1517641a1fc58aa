"""What a sorcery or a power does to the table as it stands: whom it kills, whom it keeps from attacking."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import dice_of, worth_of_minion
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import hostile, reaches
from deckwright.games.sorcerer.schema import Card, Player, table
from deckwright.lang.rules import rule


@rule
def harm_now(me: Player, card: Card, n: int) -> int:
    """What so much harm, as its words give it, is worth now: by the best target there is, if it says what it does."""
    if card.deals == 0 and card.stills == 0:
        return n * weights.harm
    best = 0
    for field in table.fields:
        if reaches(me, field) and not field.conquered:
            for each in table.players:
                if hostile(me, each):
                    for minion in field.minions[each]:
                        best = max(best, harm_to(card, minion))
    return best


@rule
def harm_to(card: Card, minion: Card) -> int:
    """A minion that dies of it is gone; one that cannot attack rolls no dice; else some of its life is gone."""
    found = 0
    if card.stills > 0 and not minion.exhausted and attack_of(minion) <= card.stills:
        found = dice_of(minion, 0) * weights.die
    if card.deals > 0:
        if life_left(minion) <= card.deals:
            return worth_of_minion(minion) * weights.slay // 100
        return max(found, card.deals * weights.harm * 5)
    return found
