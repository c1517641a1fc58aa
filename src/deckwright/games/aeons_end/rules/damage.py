"""Damage dealt by players: to the nemesis or to one minion (AE-CAST-05, WE-DMG)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import in_own_turn, turn_breach
from deckwright.games.aeons_end.rules.hooks import aimed_at, was_opened
from deckwright.games.aeons_end.rules.life import beat, voice, win_if_outlasted_at_once
from deckwright.games.aeons_end.rules.slots import (
    damage_through,
    invulnerable,
    out_of_reach_of,
    when_damaged,
    when_discarded,
    when_focused,
    when_hurt,
)
from deckwright.games.aeons_end.schema import Card, Player, player, table
from deckwright.games.aeons_end.texts import DEFEATED, FOCUSES, HITS, OPENS, WHICH_TARGET
from deckwright.lang.rules import has_effect, hook, rule
from deckwright.lang.types import choose, move, note


@rule
def can_be_hit(card: Card) -> bool:
    """Whether a card in play is the nemesis or a minion and can be dealt damage."""
    return card.minion or (not card.power and not invulnerable(card))


@rule
def anything_to_hit() -> bool:
    """Whether damage has a target."""
    return any(can_be_hit(card) for place in (table.nemesis_mat, table.threats) for card in place)


@rule
def deal(me: Player, n: int) -> Card | None:
    """Deal damage to one target of the player's choice (AE-CAST-05); the target is the answer."""
    if n <= 0:
        return None
    table.dealing = n
    target = choose(
        voice(me),
        (card for place in (table.nemesis_mat, table.threats) for card in place if can_be_hit(card)),
        WHICH_TARGET,
    )
    if target:
        hit(me, target, aimed_at(me, target, n))
    return target


@rule
def hit(me: Player, target: Card, n: int) -> None:
    """Take life off a nemesis or a minion; what is too much is lost (WE-CAST-06, WE-DMG-03)."""
    through = n
    if has_effect(target, damage_through):
        through = damage_through(target, n)
    if has_effect(target, out_of_reach_of) and out_of_reach_of(target, me):
        through = 0
    note(HITS, target, number=through)
    target.life = max(0, target.life - through)
    if target.life == 0 and not target.minion:
        beat()
    if has_effect(target, when_damaged):
        when_damaged(target, me)
    if through > 0 and not target.minion:
        for card in table.threats:
            if has_effect(card, when_hurt):
                when_hurt(card, me)
    if target.minion and target.life == 0 and target in table.threats:
        note(DEFEATED, target)
        leave_play(target)


@rule
def leave_play(card: Card) -> None:
    """A minion or power goes to the nemesis discard pile at once (AE-NCARD-04, WE-TERM-04)."""
    card.life = 0
    card.countdown = 0
    move(card, table.nemesis_discard)
    if has_effect(card, when_discarded):
        when_discarded(card, player(0))
    win_if_outlasted_at_once()


# --- spells -----------------------------------------------------------------------------------------------------------


@rule
def spell_damage(me: Player, n: int) -> Card | None:
    """The damage of a spell, with what the opened breaches add (AE-CAST-07)."""
    table.bonus_dealt = True
    return strike(me, n + table.bonus)


@hook
def strike(me: Player, n: int) -> Card | None:
    """Damage of a card that deals its own, such as a spell that is cast; a box may add to it."""
    return deal(me, n)


@hook
def strike_at(me: Player, target: Card, n: int) -> None:
    """The same to a target that is given."""
    hit(me, target, n)


@hook
def strike_with_bonus(me: Player, n: int) -> Card | None:
    """Damage that is only added to a spell that is cast and deals none by itself (AE-CAST-07)."""
    return deal(me, n)


# --- breaches that shine ----------------------------------------------------------------------------------------------


@rule
def focus_breach(breach: Card) -> None:
    """Focus a breach, whoever has it, and what answers to that."""
    me: Player = breach.pile.owner
    turn_breach(me, breach)
    if breach.open:
        note(OPENS, breach, player=me)
        was_opened(me, breach)
    else:
        note(FOCUSES, breach, player=me)
    shine(me)


@rule
def open_breach(me: Player, breach: Card) -> None:
    """Open a breach for the rest of the game (AE-OPEN-03)."""
    breach.open = True
    note(OPENS, breach, player=me)
    was_opened(me, breach)
    shine(me)


@rule
def shine(me: Player) -> None:
    """Each prepped spell that answers to its player's focusing and opening does so, in their own turn."""
    if in_own_turn(me):
        for spell in me.prepped:
            if has_effect(spell, when_focused):
                when_focused(spell, me)
