"""Tactics: all that are available, in the attacker's order, before the dice (SOR-ATTACK-02, SOR-TERM-16, -17)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.sides import field_of, in_play, owner_of
from deckwright.games.sorcerer.rules.slots import on_tactic, tactic_ready
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Player, table
from deckwright.games.sorcerer.texts import USE_TACTIC, WHICH_TACTIC
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import PASS, ask, nothing, offer


@rule
def use_tactics(me: Player, minion: Card, field: Battlefield) -> None:
    """One at a time; those with "may" can be left out, all others are used (SOR-TERM-16); none of a dead attacker.

    Nobody is asked about the order where all that is left adds dice.
    """
    forget_tactics(me, field)
    while still_attacks(minion):
        musts = tactics_left(me, minion, field, False)
        mays = tactics_left(me, minion, field, True)
        if musts + mays == 0:
            break
        card: Card | None = nothing()
        if mays == 0 and (musts == 1 or not order_matters(me, minion, field)):
            card = any_tactic(me, minion, field)
        else:
            offer_tactics(me, minion, field)
            if musts == 0:
                offer(PASS)
            picked: Answer = ask(me, WHICH_TACTIC)
            if picked.verb == PASS:
                break
            card = picked.card
        assert card is not None
        use_tactic(me, card, field)
    forget_tactics(me, field)


@rule
def still_attacks(minion: Card) -> bool:
    """Whether the attacker has not left play; one that was destroyed and came back does not attack (SOR-TERM-19)."""
    return in_play(minion) and not minion.felled


@rule
def use_tactic(me: Player, card: Card, field: Battlefield) -> None:
    """Domain skills are exhausted by it unless they say otherwise (SOR-SKILL-05)."""
    card.tried = True
    if card.is_skill and (table.skills_exhaust or not card.stays_ready):
        card.exhausted = True
    table.here = field
    on_tactic(card, me)
    table.here = field


@rule
def available(me: Player, card: Card, minion: Card, field: Battlefield) -> bool:
    """Whether a card has a tactic for this attack: its own, under it, the skill at the avatar, or one that says so."""
    if not has_effect(card, on_tactic) or card.tried or card.blanked or (card.is_skill and card.exhausted):
        return False
    if card.is_skill and me.avatar != field:
        return False
    mine = card == minion or card.host == minion or card.is_skill or card.is_pool
    if not mine and not (card.tactic_for_all and owner_of(card) == me and field_of(card) == field):
        return False
    return tactic_ready(card, me)


@rule
def tactics_left(me: Player, minion: Card, field: Battlefield, may: bool) -> int:
    """How many tactics are available still, of those that must or of those that may be used."""
    found = sum(1 for card in field.minions[me] if card.tactic_may == may and available(me, card, minion, field))
    found += sum(1 for card in me.skills if card.tactic_may == may and available(me, card, minion, field))
    return found + sum(
        1
        for each in table.players
        for card in each.attached
        if card.tactic_may == may and available(me, card, minion, field)
    )


@rule
def order_matters(me: Player, minion: Card, field: Battlefield) -> bool:
    """Whether a tactic that is left does more than add dice: what comes after it may find the table changed."""
    if any(not card.adds_dice and available(me, card, minion, field) for card in field.minions[me]):
        return True
    if any(not card.adds_dice and available(me, card, minion, field) for card in me.skills):
        return True
    return any(
        not card.adds_dice and available(me, card, minion, field) for each in table.players for card in each.attached
    )


@rule
def any_tactic(me: Player, minion: Card, field: Battlefield) -> Card | None:
    """One of those that are left."""
    found: Card | None = nothing()
    for card in field.minions[me]:
        if available(me, card, minion, field):
            found = card
    for card in me.skills:
        if available(me, card, minion, field):
            found = card
    for each in table.players:
        for card in each.attached:
            if available(me, card, minion, field):
                found = card
    return found


@rule
def offer_tactics(me: Player, minion: Card, field: Battlefield) -> None:
    """All that are available still."""
    for card in field.minions[me]:
        if available(me, card, minion, field):
            offer(USE_TACTIC, card)
    for card in me.skills:
        if available(me, card, minion, field):
            offer(USE_TACTIC, card)
    for each in table.players:
        for card in each.attached:
            if available(me, card, minion, field):
                offer(USE_TACTIC, card)


@rule
def forget_tactics(me: Player, field: Battlefield) -> None:
    """Each may be used once in an attack."""
    for card in field.minions[me]:
        if card.tried:
            card.tried = False
    for card in me.skills:
        if card.tried:
            card.tried = False
    for each in table.players:
        for card in each.attached:
            if card.tried:
                card.tried = False
