"""The casting phase, and casting whenever an effect says so (WE-CAST)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import bonus_of, leave_breach, must_be_cast
from deckwright.games.aeons_end.rules.damage import deal
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.slots import at_casting, on_cast
from deckwright.games.aeons_end.schema import Answer, Card, Player, ask, table
from deckwright.games.aeons_end.texts import CAST, CASTING_PHASE, CASTS, END_CASTING
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import note, offer


@rule
def casting_phase(me: Player) -> None:
    """Cast what you like of opened breaches, and all of closed ones, in any order (AE-CAST-01 to -03)."""
    for spell in me.prepped:
        if has_effect(spell, at_casting):
            at_casting(spell, me)
    while me.prepped:
        for spell in me.prepped:
            offer(CAST, spell)
        if not any(must_be_cast(me, spell) for spell in me.prepped):
            offer(END_CASTING)
        picked: Answer = ask(voice(me), CASTING_PHASE)
        if picked.verb == END_CASTING:
            return
        cast(me, picked.card)


@rule
def cast(me: Player, spell: Card) -> None:
    """First the spell goes on its player's discard pile (AE-CAST-04, -10), then it does what it says, for the caster.

    What the breach adds is dealt even if the spell deals no damage by itself (AE-CAST-07).
    """
    owner: Player = spell.pile.owner
    table.bonus = bonus_of(owner, spell)
    table.bonus_dealt = False
    leave_breach(spell, owner.discard)
    note(CASTS, spell, player=me)
    on_cast(spell, me)
    if table.bonus > 0 and not table.bonus_dealt:
        deal(me, table.bonus)
    table.bonus = 0
