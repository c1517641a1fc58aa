"""The attack phase: dividing power, shields, damage, elimination (SOI-ATK, SOI-SHIELD, SOI-TEAM, SOI-TRI)."""

from __future__ import annotations

from deckwright.games.shards.rules.core import blocks, fallen_leave, opposes, protected
from deckwright.games.shards.schema import INFINITE, Answer, Card, Mode, Player, table
from deckwright.games.shards.texts import (
    ASSIGN,
    ASSIGN_POWER,
    ATTACKED,
    DAMAGED,
    DONE,
    OVERFLOW,
    SHOW,
    SHOW_SHIELDS,
    SHOWS_SHIELD,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import ask, confirm, note, offer, offered, reveal


@rule
def attack_phase(me: Player) -> None:
    """All power left is assigned, shields are shown, damage is dealt, the fallen leave (SOI-ATK-01 to -06)."""
    if table.power > 0 and may_attack_someone(me):
        assign_power(me)
        table.power = 0
        shields(me)
        damage(me)
        if table.mode == Mode.TEAMS:
            overflow(me)
        forget_attack(me)


@rule
def may_attack(me: Player, enemy: Player) -> bool:
    """Whether power may be assigned to this opponent."""
    if not opposes(me, enemy) or protected(enemy):
        return False
    if table.mode != Mode.TEAMS:
        return True
    return opposite(me) == enemy or not partner(me).alive or not partner(enemy).alive


@rule
def may_attack_someone(me: Player) -> bool:
    """Whether there is anybody to attack."""
    return any(may_attack(me, enemy) for enemy in me.others)


@rule
def opposite(me: Player) -> Player:
    """Seats 0 and 1 sit opposite each other, so do 2 and 3 (SOI-TEAM-02, SOI-TEAM-03)."""
    return me.left if me.seat % 2 == 0 else me.right


@rule
def partner(me: Player) -> Player:
    """Partners sit side by side: seats 0 and 3, seats 1 and 2."""
    return me.right if me.seat % 2 == 0 else me.left


# --- dividing ---------------------------------------------------------------------------------------------------------


@rule
def assign_power(me: Player) -> None:
    """Divide the power; a standoff and infinite power do not divide it (SOI-TRI-02, SOI-ATK-12)."""
    targets = sum(1 for enemy in me.others if may_attack(me, enemy))
    if targets == 1 or table.mode == Mode.STANDOFF or table.power >= INFINITE:
        for enemy in me.others:
            if may_attack(me, enemy):
                enemy.assigned = table.power
        return
    left = table.power
    while left > 0:
        for enemy in me.others:
            if may_attack(me, enemy):
                offer_shares(enemy, left)
        picked: Answer = ask(me, ASSIGN_POWER)
        picked.player.assigned += picked.number
        left -= picked.number
        table.power = left


@rule
def offer_shares(enemy: Player, left: int) -> None:
    """A few sizes from which any division can be built: all, what kills, ten, five, one."""
    offer(ASSIGN, player=enemy, number=left)
    deadly = enemy.health - enemy.assigned
    if 0 < deadly < left:
        offer(ASSIGN, player=enemy, number=deadly)
    if left > 10 and deadly != 10:
        offer(ASSIGN, player=enemy, number=10)
    if left > 5 and deadly != 5:
        offer(ASSIGN, player=enemy, number=5)
    if left > 1 and deadly != 1:
        offer(ASSIGN, player=enemy, number=1)


# --- shields ----------------------------------------------------------------------------------------------------------


@rule
def shields(me: Player) -> None:
    """Every attacked opponent may show shields, clockwise; the division is final by then (SOI-ATK-03, -04, -11)."""
    for enemy in me.others:
        if enemy.assigned > 0:
            note(ATTACKED, player=enemy, number=enemy.assigned)
            if not table.piercing:
                enemy.blocked = guard_of(enemy)
                show_shields(enemy)


@rule
def guard_of(me: Player) -> int:
    """The shields of champions in play that help at every attack, without being shown (SOI-RULE-17)."""
    return sum(blocks(card, me) for card in me.play if has_effect(card, blocks))


@rule
def shield_of(card: Card, me: Player) -> int:
    """What a card in hand blocks; Datic Robes block as much as their player's mastery (SOI-RULE-14)."""
    return me.mastery if card.mastery_shield else card.shield


@rule
def show_shields(me: Player) -> None:
    """Show any number of shield cards from hand, each once; they stay there (SOI-SHIELD-01, -02, -05)."""
    while me.blocked < me.assigned:
        for card in me.hand:
            if shield_of(card, me) > 0 and not card.shown:
                offer(SHOW, card, number=shield_of(card, me))
        if offered() == 0:
            break
        offer(DONE)
        picked: Answer = ask(me, SHOW_SHIELDS)
        if picked.verb == DONE:
            break
        picked.card.shown = True
        reveal(picked.card)
        note(SHOWS_SHIELD, picked.card, player=me, number=picked.number)
        me.blocked += picked.number
    for card in me.hand:
        card.shown = False


# --- damage -----------------------------------------------------------------------------------------------------------


@rule
def damage(me: Player) -> None:
    """All losses together, then all eliminations together (SOI-ATK-05, -06, -11)."""
    for enemy in me.others:
        if enemy.assigned > 0:
            hurt(enemy, unblocked(enemy))
    fallen_leave()


@rule
def unblocked(enemy: Player) -> int:
    """The power that gets past the shields; of infinite power all of it does."""
    return enemy.assigned if enemy.assigned >= INFINITE else max(0, enemy.assigned - enemy.blocked)


@rule
def hurt(enemy: Player, amount: int) -> None:
    """Lose health, not below 0 (SOI-ATK-10); what is left over matters only in the team game."""
    note(DAMAGED, player=enemy, number=min(amount, enemy.health))
    table.hardest_hit = max(table.hardest_hit, amount)
    table.hardest_loss = max(table.hardest_loss, min(amount, enemy.health))
    enemy.excess = INFINITE if amount >= INFINITE else max(0, amount - enemy.health)
    enemy.health = max(0, enemy.health - amount)


@rule
def overflow(me: Player) -> None:
    """Power beyond what eliminated an opponent may at once attack the other one (SOI-TEAM-09, SOI-TEAM-10)."""
    for fallen in me.others:
        if fallen.excess > 0:
            excess = fallen.excess
            for other in me.others:
                if opposes(me, other) and not protected(other):
                    if confirm(me, OVERFLOW):
                        forget_attack(me)
                        other.assigned = excess
                        shields(me)
                        damage(me)


@rule
def forget_attack(me: Player) -> None:
    """The attack is over."""
    for enemy in me.others:
        enemy.assigned = 0
        enemy.blocked = 0
        enemy.excess = 0
