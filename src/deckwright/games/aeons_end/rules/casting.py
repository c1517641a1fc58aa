"""The casting phase, and casting whenever an effect says so (WE-CAST)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import (
    bonus_of,
    covers,
    detach,
    leave_breach,
    must_be_cast,
    right_of,
)
from deckwright.games.aeons_end.rules.damage import strike_with_bonus
from deckwright.games.aeons_end.rules.hooks import more_damage, was_cast
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.main_phase import use_ability
from deckwright.games.aeons_end.rules.slots import at_casting, on_cast, when_anyone_casts, when_cast_from
from deckwright.games.aeons_end.schema import Answer, Card, Player, ask, table
from deckwright.games.aeons_end.texts import ABILITY, CAST, CASTING_PHASE, CASTS, ECHOES, END_CASTING
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import note, offer


@rule
def casting_phase(me: Player) -> None:
    """Cast what you like of opened breaches, and all of closed ones, in any order (AE-CAST-01 to -03)."""
    for spell in me.prepped:
        if has_effect(spell, at_casting):
            at_casting(spell, me)
    while me.prepped or has_ability_for_casting(me):
        for spell in me.prepped:
            offer(CAST, spell)
        if has_ability_for_casting(me):
            for mage in me.mat:
                offer(ABILITY, mage)
        if not any(must_be_cast(me, spell) for spell in me.prepped):
            offer(END_CASTING)
        picked: Answer = ask(voice(me), CASTING_PHASE)
        if picked.verb == END_CASTING:
            return
        if picked.verb == ABILITY:
            use_ability(me, picked.card)
        else:
            cast(me, picked.card)


@rule
def has_ability_for_casting(me: Player) -> bool:
    """Whether the mat allows the ability in the casting phase, too, and it is charged (AE-MAT-05)."""
    return me.charges == me.most_charges and any(mage.helps_casting for mage in me.mat)


@rule
def cast(me: Player, spell: Card) -> None:
    """First the spell goes on its player's discard pile (AE-CAST-04, -10), then it does what it says, for the caster.

    With Echo all of it happens twice, one after the other, and with all that is added (NA-ECHO-01 to -05).
    """
    owner: Player = spell.pile.owner
    home = spell.breach
    assert home is not None
    table.cast_from = home
    table.cast_wide = spell.dual
    table.bonus = more_damage(me, spell, bonus_of(owner, spell))
    leave_breach(spell, owner.discard)
    note(CASTS, spell, player=me)
    resolve_cast(me, owner, spell, home)
    if spell.echo:
        note(ECHOES, spell)
        resolve_cast(me, owner, spell, home)
    table.bonus = 0
    for relic in owner.attached:
        under = relic.breach
        if relic.spent_by_casting and under and covers(spell, home, under):
            detach(relic)
    was_cast(me, spell)


@rule
def resolve_cast(me: Player, owner: Player, spell: Card, home: Card) -> None:
    """What the spell does, then what its breaches, the relics attached to them and the mats at the table add.

    The damage that the breach adds is dealt even if the spell deals none by itself (AE-CAST-07).
    """
    table.bonus_dealt = False
    on_cast(spell, me)
    if table.bonus > 0 and not table.bonus_dealt:
        strike_with_bonus(me, table.bonus)
    add_from_breach(me, home)
    if spell.dual:
        add_from_breach(me, right_of(owner, home))
    for relic in owner.attached:
        under = relic.breach
        if under and has_effect(relic, when_cast_from) and covers(spell, home, under):
            when_cast_from(relic, me)
    if table.onlookers:
        for someone in table.players:
            for mage in someone.mat:
                if has_effect(mage, when_anyone_casts):
                    when_anyone_casts(mage, me)


@rule
def add_from_breach(me: Player, breach: Card | None) -> None:
    """What an opened breach adds to a spell that is cast from it."""
    if breach and breach.open and has_effect(breach, when_cast_from):
        when_cast_from(breach, me)
