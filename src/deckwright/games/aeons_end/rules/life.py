"""Life and death: damage to players and to Gravehold, exhaustion, unleashing, the end of the game (WE-EXH, WE-END)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import destroy_breach, in_own_turn
from deckwright.games.aeons_end.rules.slots import (
    damage_suffered,
    instead_of_unleashing,
    on_unleash,
    still_fights,
    when_beaten,
    when_charged,
)
from deckwright.games.aeons_end.schema import EXHAUSTION_UNLEASHES, Card, Player, player, table
from deckwright.games.aeons_end.texts import (
    ALL_EXHAUSTED,
    BREACH_FALLS,
    DEFEAT,
    EXHAUSTED,
    GAINS_LIFE,
    GRAVEHOLD_GAINS,
    GRAVEHOLD_SUFFERS,
    NEMESIS_WINS,
    SUFFERS,
    UNLEASHES,
    VICTORY,
    WHICH_BREACH_FALLS,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, end_game, note


@rule
def voice(me: Player) -> Player:
    """Who decides for a mage: its player, or the one person who plays them all (AE-SOLO-01)."""
    return player(0) if table.alone else me


@rule
def foe() -> Card:
    """The nemesis."""
    card = table.nemesis_mat.top
    assert card is not None
    return card


# --- the end ----------------------------------------------------------------------------------------------------------


@rule
def win() -> None:
    """All players win together, at once (AE-GOAL-01, AE-END-01)."""
    for someone in table.players:
        someone.won = True
    note(VICTORY)
    end_game()


@rule
def beat() -> None:
    """The nemesis has come to its end: that is a victory (AE-END-01), unless its mat says otherwise."""
    nemesis = foe()
    if has_effect(nemesis, when_beaten):
        when_beaten(nemesis, player(0))
    else:
        win()


@rule
def outlasted() -> bool:
    """Whether the nemesis has no card left to draw and nothing in play (WE-END-02, NA-END-02)."""
    if table.deck_3 or table.deck_2 or table.deck_1 or table.threats:
        return False
    return not still_fights(foe())


@rule
def win_if_outlasted_at_once() -> None:
    """The players may have agreed not to wait for the end of the turn (NA-END-02)."""
    if table.outlast_at_once and outlasted():
        beat()


@rule
def lose_to_nemesis() -> None:
    """The nemesis wins in a way of its own: all players lose together, at once (AE-END-05)."""
    note(NEMESIS_WINS, foe())
    end_game()


# --- Gravehold --------------------------------------------------------------------------------------------------------


@rule
def gravehold_suffers(n: int) -> None:
    """Gravehold loses life; without any the game is lost (AE-END-04)."""
    if n > 0:
        table.gravehold = max(0, table.gravehold - n)
        note(GRAVEHOLD_SUFFERS, number=n)
        if table.gravehold == 0:
            note(DEFEAT)
            end_game()


@rule
def gravehold_gains(n: int) -> None:
    """Gravehold gains life, never more than it began with (AE-SETUP-06)."""
    gained = min(n, room_in_gravehold())
    if gained > 0:
        table.gravehold += gained
        note(GRAVEHOLD_GAINS, number=gained)


@rule
def share_of(n: int, room: int) -> int:
    """How much of a gain has room, in percent: what a limit swallows is not carried out (WE-TERM-05)."""
    return 100 * max(0, min(n, room)) // n


@rule
def room_in_gravehold() -> int:
    """How much life Gravehold can gain."""
    return table.start_gravehold - table.gravehold


@rule
def room_for_life(me: Player) -> int:
    """How much life a player can gain: the exhausted none (WE-TERM-13)."""
    return 0 if me.exhausted else table.start_life - me.life


@rule
def room_for_tokens(n: int) -> int:
    """How many of so many tokens the nemesis can gain."""
    return n if table.most_tokens == 0 else min(n, table.most_tokens - table.tokens)


# --- players ----------------------------------------------------------------------------------------------------------


@rule
def gain_life(me: Player, n: int) -> None:
    """Gain life, never more than at the start (AE-SETUP-06); the exhausted gain none (AE-EXH-09)."""
    gained = min(n, room_for_life(me))
    if gained > 0:
        me.life += gained
        note(GAINS_LIFE, player=me, number=gained)


@rule
def gain_charge(me: Player, n: int) -> None:
    """Gain charges; what has no space is lost (AE-CHARGE-04). Prepped spells may answer once in their player's turn."""
    before = me.charges
    me.charges = min(me.most_charges, me.charges + n)
    if me.charges > before and in_own_turn(me):
        for spell in me.prepped:
            if not spell.used and has_effect(spell, when_charged):
                spell.used = True
                table.spells_used = True
                when_charged(spell, me)


@rule
def lessened(me: Player, n: int) -> int:
    """Damage after prepped spells that guard."""
    left = n
    for spell in me.prepped:
        if has_effect(spell, damage_suffered):
            left = damage_suffered(spell, left)
    return left


@rule
def suffer(me: Player, n: int) -> None:
    """A player suffers damage; of an exhausted one Gravehold suffers twice as much instead (AE-EXH-12)."""
    if n <= 0:
        return
    if me.exhausted:
        gravehold_suffers(2 * n)
        return
    hurt = lessened(me, n)
    note(SUFFERS, player=me, number=hurt)
    if hurt < me.life:
        me.life -= hurt
        return
    me.excess = 2 * (hurt - me.life)
    me.life = 0
    become_exhausted(me)


@rule
def become_exhausted(me: Player) -> None:
    """Without life a player is exhausted (AE-EXH-01); when all are, the game is lost, but not alone (AE-EXH-13)."""
    me.exhausted = True
    note(EXHAUSTED, player=me)
    if table.seats > 1 and all(someone.exhausted for someone in table.players):
        note(ALL_EXHAUSTED)
        end_game()
    table.fallen += 1
    me.falls = table.fallen
    resolve_exhaustions()


@rule
def resolve_exhaustions() -> None:
    """Whoever was exhausted goes through the steps, one after the other; an unleash is finished first (AE-EXH-03)."""
    if table.unleashing > 0 or table.exhausting:
        return
    while any(someone.falls > 0 for someone in table.players):
        first = min((someone.falls for someone in table.players if someone.falls > 0), default=0)
        for someone in table.players:
            if someone.falls == first:
                table.exhausting = True
                exhaustion(someone)
                someone.falls = 0
                table.exhausting = False


@rule
def exhaustion(me: Player) -> None:
    """Unleash twice, lose a breach, lose all charges, and double what was too much for Gravehold (AE-EXH-02 to -07)."""
    nemesis = foe()
    if has_effect(nemesis, instead_of_unleashing):
        instead_of_unleashing(nemesis, me)
    else:
        unleash(EXHAUSTION_UNLEASHES)
    breach = choose(voice(me), me.breaches, WHICH_BREACH_FALLS)
    if breach:
        note(BREACH_FALLS, breach, player=me)
        destroy_breach(me, breach)
    me.charges = 0
    gravehold_suffers(me.excess)
    me.excess = 0


@rule
def unleash(n: int) -> None:
    """Resolve the whole unleash effect, so many times, one after the other (WE-TERM-12)."""
    for _ in range(n):
        nemesis = foe()
        note(UNLEASHES, nemesis)
        table.unleashing += 1
        on_unleash(nemesis, player(0))
        table.unleashing -= 1
        resolve_exhaustions()


# --- nemesis tokens ---------------------------------------------------------------------------------------------------


@rule
def gain_tokens(n: int) -> None:
    """The nemesis gains tokens, up to its limit if it has one."""
    table.tokens += n
    if table.most_tokens > 0:
        table.tokens = min(table.tokens, table.most_tokens)


@rule
def lose_tokens(n: int) -> None:
    """The nemesis loses tokens, down to its limit."""
    table.tokens = max(table.least_tokens, table.tokens - n)
