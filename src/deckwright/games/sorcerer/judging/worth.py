"""What a minion and a battlefield are worth."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import captain, hostile, opposing, reaches
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, table
from deckwright.lang.rules import rule


@rule
def gifts(card: Card) -> int:
    """What its text gives."""
    return (
        card.gives_board * weights.board
        + card.gives_harm * weights.harm
        + card.gives_cards * weights.cards
        + card.gives_energy * weights.energy
        + card.gives_luck * weights.luck
        + card.gives_defence * weights.defence
    )


@rule
def worth_of_card(card: Card) -> int:
    """A card in hand or graveyard, by what is printed on it."""
    found = gifts(card)
    if card.is_minion or card.is_attachment:
        found += abs_of(card.attack) * weights.attack + abs_of(card.essence) * weights.essence
    if card.omen:
        found += 10 * weights.luck
    return found


@rule
def abs_of(n: int) -> int:
    """How far from nothing."""
    return n if n >= 0 else -n


@rule
def worth_of_minion(minion: Card) -> int:
    """A minion in play: what it attacks with, what it can take, what it does."""
    found = attack_of(minion) * weights.attack + life_left(minion) * weights.essence + gifts(minion) // 2
    if table.battling and not minion.exhausted:
        found += found * weights.fresh // 100
    return found


@rule
def attack_there(me: Player, field: Battlefield, enemy: bool) -> int:
    """The printed attack of a side on a battlefield."""
    return sum(minion.attack for each in table.players if hostile(me, each) == enemy for minion in field.minions[each])


@rule
def need(me: Player, field: Battlefield) -> int:
    """How much one more minion of mine would matter on a battlefield."""
    if field.conquered or field.exhausted or not reaches(me, field):
        return -1_000
    foe = captain(opposing(me, field))
    mine = captain(me)
    threat = attack_there(me, field, True)
    found = field.damage[foe] * weights.front + field.damage[mine] * weights.guard
    found += threat * weights.threat + attack_there(me, field, False) * weights.crowd
    if threat == 0:
        found += weights.lonely
    return found
