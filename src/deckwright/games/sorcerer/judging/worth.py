"""What a card, a minion and a battlefield are worth."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.moving import can_go
from deckwright.games.sorcerer.rules.sides import captain, has_room, hostile, opposing, reaches
from deckwright.games.sorcerer.schema import MOST_DICE, Battlefield, Card, Player, table
from deckwright.lang.rules import rule

SAFE, LOST = 4, 14  # damage and attack that threaten nothing yet, and more than enough
NOWHERE, NEVER = -1_000, -1_000_000


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
def gifts_of_power(card: Card) -> int:
    """What its power gives, or what it does entombed."""
    return (
        card.power_board * weights.board
        + card.power_harm * weights.harm
        + card.power_cards * weights.cards
        + card.power_energy * weights.energy
        + card.power_luck * weights.luck
        + card.power_defence * weights.defence
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
    return worth_of(minion, attack_of(minion), life_left(minion))


@rule
def worth_of(minion: Card, attack: int, life: int) -> int:
    """The same of a minion whose attack and life are known."""
    found = attack * weights.attack + life * weights.essence + gifts(minion) // 2
    if table.battling and not minion.exhausted:
        found += found * weights.fresh // 100
    return found


@rule
def dice_of(minion: Card, more: int) -> int:
    """How many dice a minion rolls, with so many more: never more than seven (SOR-ATTACK-03)."""
    return max(0, min(MOST_DICE, attack_of(minion) + more))


@rule
def attack_there(me: Player, field: Battlefield, enemy: bool) -> int:
    """The printed attack of a side on a battlefield."""
    return sum(minion.attack for each in table.players if hostile(me, each) == enemy for minion in field.minions[each])


@rule
def any_minion(me: Player, enemy: bool) -> bool:
    """Whether a side has a minion within my reach."""
    return any(
        len(field.minions[each]) > 0
        for field in table.fields
        if reaches(me, field)
        for each in table.players
        if hostile(me, each) == enemy
    )


@rule
def need(me: Player, field: Battlefield) -> int:
    """How much one more minion of mine would matter on a battlefield."""
    if field.conquered or field.exhausted or not reaches(me, field):
        return NOWHERE
    foe = captain(opposing(me, field))
    mine = captain(me)
    threat = attack_there(me, field, True)
    force = attack_there(me, field, False)
    found = field.damage[foe] * weights.front + field.damage[mine] * weights.guard
    found += threat * weights.threat + force * weights.crowd
    if threat == 0:
        found += weights.lonely
    return found


@rule
def better_place(me: Player, minion: Card, here: Battlefield, there: Battlefield) -> int:
    """How much more a minion of mine matters there than here, where it is counted already."""
    gained = with_another(me, there, minion.attack, life_left(minion), False)
    lost = with_another(me, here, minion.attack, life_left(minion), True)
    return need(me, there) - need(me, here) - weights.crowd * minion.attack + gained - lost


@rule
def best_move(me: Player) -> int:
    """How much the best move of a minion of mine gains; nothing if all stand best where they are."""
    best = 0
    for field in table.fields:
        for minion in field.minions[me]:
            for there in table.fields:
                if can_go(minion, there) and has_room(me, there):
                    best = max(best, better_place(me, minion, field, there))
    return best


@rule
def with_another(me: Player, field: Battlefield, attack: int, life: int, counted: bool) -> int:
    """What so much attack and life bring on a battlefield of mine, or what those do that are counted there already."""
    if field.conquered or field.exhausted or not reaches(me, field):
        return 0
    push = field.damage[captain(opposing(me, field))] + attack_there(me, field, False)
    risk = field.damage[captain(me)] + attack_there(me, field, True) - life_there(me, field) // 2
    if counted:
        push -= attack
        risk += life // 2
    found = (pressure(push + attack) - pressure(push)) * weights.storm
    return found + (pressure(risk) - pressure(risk - life // 2)) * weights.rescue


@rule
def pressure(points: int) -> int:
    """How near damage and attack bring a battlefield to its fall; what goes beyond that is wasted."""
    return min(LOST, max(SAFE, points)) - SAFE


@rule
def life_there(me: Player, field: Battlefield) -> int:
    """What the minions of my side on a battlefield can take."""
    return sum(life_left(minion) for each in table.players if not hostile(me, each) for minion in field.minions[each])


@rule
def danger(me: Player, field: Battlefield) -> int:
    """What an enemy minion would do to me on a battlefield: the more of my defence is gone, the worse it stands."""
    if field.conquered or field.exhausted:
        return 0
    return 1 + point_of_defence(me, field)


@rule
def point_of_defence(me: Player, field: Battlefield) -> int:
    """What a point of my defence is worth: nothing while it is whole, and the more the more is gone."""
    return max(0, weights.wall + weights.wall_late * field.damage[captain(me)])
