"""Aether and what it may be spent on; restricted aether is tracked apart (WE-CARD-05, AE-PLAY-04, WE-PLAY-07)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.hooks import prices_differ
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.schema import Player, Use, ask, table
from deckwright.games.aeons_end.texts import PAY_GEM_AETHER, PAY_HOW
from deckwright.lang.rules import hook, rule
from deckwright.lang.types import offer


@hook
def all_restricted(n: int) -> int:
    """How much aether there is that may be spent only on some things; the family knows of n."""
    return n


@hook
def aether_for(use: Use) -> int:
    """How much aether may be spent on something; a box may know more kinds of it."""
    if use == Use.SPELL:
        return table.aether + table.card_aether + table.spell_aether
    if use == Use.RELIC:
        return table.aether + table.card_aether + table.relic_aether
    if use == Use.GEM:
        return table.aether + table.card_aether + table.gem_aether
    if use == Use.BREACH:
        return aether_for_breaches()
    return aether_for_others()


@rule
def is_earmarked() -> bool:
    """Whether any aether may be spent only on some things, or anything has another price than its cost."""
    limited = table.gem_aether + table.card_aether + table.spell_aether + table.relic_aether + table.breach_aether
    return all_restricted(limited) > 0 or prices_differ()


@rule
def aether_for_breaches() -> int:
    """How much aether can be spent on breaches."""
    return table.aether + table.gem_aether + table.breach_aether


@rule
def aether_for_others() -> int:
    """How much aether can be spent on anything that is no card and no breach."""
    return table.aether + table.gem_aether


@hook
def pay(me: Player, use: Use, n: int) -> None:
    """Spend aether, the restricted first; where two kinds of that would do, the player divides (WE-PLAY-07)."""
    left = n
    if use == Use.SPELL:
        spent = min(left, table.spell_aether)
        table.spell_aether -= spent
        left -= spent
    elif use == Use.RELIC:
        spent = min(left, table.relic_aether)
        table.relic_aether -= spent
        left -= spent
    else:
        if use == Use.BREACH:
            left -= breach_aether_spent(left)
        spent = min(left, table.gem_aether)
        if use == Use.GEM and table.card_aether > 0 and spent > 0:
            spent = gem_aether_to_spend(me, left)
        table.gem_aether -= spent
        left -= spent
    if use < Use.OTHER:
        spent = min(left, table.card_aether)
        table.card_aether -= spent
        left -= spent
    table.aether -= left


@rule
def breach_aether_spent(n: int) -> int:
    """Spend what is good for breaches alone; how much of it there was to spend is the answer."""
    spent = min(n, table.breach_aether)
    table.breach_aether -= spent
    return spent


@rule
def gem_aether_to_spend(me: Player, n: int) -> int:
    """A gem may be paid with either kind of restricted aether."""
    least = max(0, n - table.card_aether)
    most = min(n, table.gem_aether)
    if least >= most:
        return most
    for amount in range(least, most + 1):
        offer(PAY_GEM_AETHER, number=amount)
    return ask(voice(me), PAY_HOW).number


@rule
def lose_aether() -> None:
    """Unspent aether is lost at the end of the turn (AE-PLAY-04)."""
    table.aether = 0
    if table.earmarked:
        table.gem_aether = 0
        table.card_aether = 0
        table.spell_aether = 0
        table.relic_aether = 0
        table.breach_aether = 0
        table.earmarked = is_earmarked()
    table.onto_deck = False
    table.gives_away = False
    table.copies_for = None
