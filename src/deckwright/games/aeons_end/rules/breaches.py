"""Breaches: focusing, opening, destroying, and which spell has room in which breach (WE-BREACH, WE-FOCUS, WE-OPEN)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.slots import adds_damage
from deckwright.games.aeons_end.schema import LAST_STAGE, Card, Pile, Player, table
from deckwright.games.aeons_end.texts import ATTACHED
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import move, note


@rule
def price_of_opening(breach: Card) -> int:
    """The opening cost falls with every quarter turn (AE-BREACH-03, AE-OPEN-02)."""
    return breach.open_cost - breach.open_step * breach.stage


@rule
def turn_breach(me: Player, breach: Card) -> None:
    """Focus a closed breach: a quarter turn; a fully turned one opens instead (AE-FOCUS-02, WE-FOCUS-06).

    By the other rule a fully turned one is no breach to focus (NA-FOCUS-06); see `can_be_focused`.

    Only in its player's own turn does that let a spell be prepped there (AE-BREACH-08).
    """
    if breach.stage == LAST_STAGE:
        breach.open = True
    else:
        breach.stage += 1
        if in_own_turn(me):
            breach.focused = True


@rule
def right_of(me: Player, breach: Card) -> Card | None:
    """The adjacent breach on the right; a breach that is not there leaves a gap (AE-BREACH-07)."""
    for other in me.breaches:
        if other.position == breach.position + 1:
            return other
    return None


@rule
def reaches(spell: Card, breach: Card) -> bool:
    """Whether a spell prepped by the breach's player occupies it; a wide one also the next to the right."""
    home = spell.breach
    if home is None:
        return False
    return home == breach or (spell.dual and home.position + 1 == breach.position)


@rule
def covers(spell: Card, home: Card, breach: Card) -> bool:
    """Whether a spell of the (left) breach `home` lies over another breach of the same player, or that very one."""
    return home == breach or (spell.dual and home.position + 1 == breach.position)


@rule
def in_own_turn(me: Player) -> bool:
    """Whether it is this player's turn."""
    return me == table.active and not table.nemesis_turn


@rule
def shares(me: Player, spell: Card, breach: Card) -> bool:
    """Whether a spell fits beside the one in a breach: Link beside Link (WE-TERM-08), a Spark beside Kindle.

    Kindle says when: only in its player's own main phase. Where a relic makes room, any spell fits that is not wide.
    """
    if breach.awaits_another and spell.spell and not spell.dual:
        return True
    return (spell.spark and breach.awaits_spark and in_own_turn(me)) or (spell.link and breach.awaits_link)


@rule
def put_into_breach(me: Player, spell: Card, breach: Card) -> None:
    """Prep a spell; a wide one fills the breach and the next to the right."""
    move(spell, me.prepped, bottom=True)
    spell.breach = breach
    refresh(me, breach)
    if spell.dual:
        beside = right_of(me, breach)
        if beside:
            refresh(me, beside)


@rule
def leave_breach(spell: Card, to: Pile) -> None:
    """A prepped spell goes elsewhere, and its breach is free again (WE-CAST-13)."""
    me: Player = spell.pile.owner
    breach = spell.breach
    move(spell, to)
    spell.breach = None
    if breach:
        refresh(me, breach)
        if spell.dual:
            beside = right_of(me, breach)
            if beside:
                refresh(me, beside)


@rule
def refresh(me: Player, breach: Card) -> None:
    """Mark on a breach what room it has: one spell, and what may lie beside it (AE-PREP-02, WE-TERM-08)."""
    inside = sum(1 for spell in me.prepped if reaches(spell, breach))
    breach.occupied = inside > 0
    breach.awaits_spark = inside == 1 and any(spell.takes_spark and spell.breach == breach for spell in me.prepped)
    breach.awaits_link = inside == 1 and any(spell.link and spell.breach == breach for spell in me.prepped)
    breach.awaits_another = inside == 1 and any(relic.makes_room and relic.breach == breach for relic in me.attached)


@rule
def must_be_cast(me: Player, spell: Card) -> bool:
    """A spell in a closed breach has to be cast (AE-CAST-02); a wide one if either breach is closed (AE-PREP-02)."""
    return any(reaches(spell, breach) and not breach.open for breach in me.breaches)


@rule
def bonus_of(owner: Player, spell: Card) -> int:
    """The damage that the opened breaches of a spell add (AE-BREACH-06, AE-CAST-07), and relics attached to them."""
    bonus = sum(bonus_now(breach) for breach in owner.breaches if breach.open and reaches(spell, breach))
    for relic in owner.attached:
        under = relic.breach
        if under and relic.bonus > 0 and reaches(spell, under):
            bonus += relic.bonus
    return bonus


@rule
def bonus_now(breach: Card) -> int:
    """The damage that a breach adds while it is open."""
    return breach.bonus + adds_damage(breach) if has_effect(breach, adds_damage) else breach.bonus


@rule
def destroy_breach(me: Player, breach: Card) -> None:
    """Out of the game for good, the spells in it discarded (AE-EXH-04, AE-EXH-05)."""
    for spell in me.prepped:
        if reaches(spell, breach):
            leave_breach(spell, me.discard)
    take_away_breach(me, breach)


@rule
def take_away_breach(me: Player, breach: Card) -> None:
    """An empty breach is out of the game for good, the relic attached to it discarded (NA-ATTACH-05)."""
    for relic in me.attached:
        if relic.breach == breach:
            detach(relic)
    move(breach, table.destroyed)


# --- attached relics --------------------------------------------------------------------------------------------------


@rule
def can_be_attached_to(breach: Card) -> bool:
    """A breach carries one relic at most, open or closed (NA-ATTACH-02, -06)."""
    owner: Player = breach.pile.owner
    return all(relic.breach != breach for relic in owner.attached)


@rule
def attach(relic: Card, breach: Card) -> None:
    """Put a relic under a breach: it stays there when the turn ends (NA-ATTACH-01, -03)."""
    owner: Player = breach.pile.owner
    move(relic, owner.attached, bottom=True)
    relic.breach = breach
    note(ATTACHED, relic, target=breach)
    refresh(owner, breach)


@rule
def detach(relic: Card) -> None:
    """An attached relic is discarded to the player whose breach it was (NA-ATTACH-04)."""
    owner: Player = relic.pile.owner
    under = relic.breach
    move(relic, owner.discard)
    relic.breach = None
    if under:
        refresh(owner, under)


# --- what a player has ------------------------------------------------------------------------------------------------


@rule
def open_breaches(me: Player) -> int:
    """How many opened breaches a player has."""
    return sum(1 for breach in me.breaches if breach.open)


@rule
def has_closed_breach(me: Player) -> bool:
    """Whether a player has a breach to focus (WE-FOCUS-07)."""
    return any(can_be_focused(breach) for breach in me.breaches)


@rule
def can_be_focused(breach: Card) -> bool:
    """A closed breach, even a fully turned one, unless the players want it otherwise (WE-FOCUS-06, NA-FOCUS-06)."""
    return not breach.open and (table.focus_opens or breach.stage < LAST_STAGE)


@rule
def easiest_closed_breach(me: Player) -> Card | None:
    """The closed breach with the lowest focus cost."""
    best: Card | None = None
    for breach in me.breaches:
        if can_be_focused(breach) and (best is None or breach.focus_cost < best.focus_cost):
            best = breach
    return best
