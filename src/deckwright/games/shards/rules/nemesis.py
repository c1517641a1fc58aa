"""The solo game: the turn of Nemesis, step by step (SOI-NEM-08 to -16, -24 to -27)."""

from __future__ import annotations

from deckwright.games.shards.rules.attack import attack_phase, guard_of
from deckwright.games.shards.rules.core import (
    can_be_attacked,
    destroy_champion,
    gain_mastery,
    gain_power,
    health_of,
    on_activate,
    play_card,
    protected,
    refill_row,
    spend_power,
)
from deckwright.games.shards.rules.turn import end_turn_effects
from deckwright.games.shards.schema import NEMESIS_MATCH_GAIN, Card, Faction, Leader, Player, table
from deckwright.games.shards.texts import (
    ACTIVATES,
    DESTROYS,
    NEMESIS_ACTIVATES,
    NEMESIS_DESTROYS,
    NEMESIS_MATCHES,
    NEMESIS_PLAYS,
    NEMESIS_REVEALS,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import begin_turn, choose, move, note, reveal


@rule
def nemesis_turn(me: Player, human: Player) -> None:
    """Her whole turn; empty places of the row stay empty until its end (SOI-NEM-12)."""
    begin_turn(me)
    table.active = me
    reveal_and_play(me, human)
    activate_champions(me, human)
    attack_champions(me, human)
    attack_phase(me)
    for card in me.play:
        if not card.champion:
            card.played = False
            move(card, table.removed)
    table.crystals = 0
    table.power = 0
    end_turn_effects(me)
    refill_row()


@rule
def reveal_and_play(me: Player, human: Player) -> None:
    """Steps 1 to 4: the top card of the centre deck and every card of its faction in the row (SOI-NEM-08 to -11)."""
    card = table.centre.top
    if card is None:
        return
    reveal(card)
    note(NEMESIS_REVEALS, card)
    if card.faction == faction_of(me.leader):
        note(NEMESIS_MATCHES, card)
        if table.nemesis_match_power:
            gain_power(me, NEMESIS_MATCH_GAIN)
        else:
            gain_mastery(me, NEMESIS_MATCH_GAIN)
    faction = card.faction
    play_card(me, card)
    while True:
        following = choose(human, (c for c in table.row if c.faction == faction), NEMESIS_PLAYS)
        if following is None:
            return
        play_card(me, following)


@rule
def faction_of(leader: Leader) -> Faction:
    """The faction of a leader (SOI-COMP-10)."""
    if leader == Leader.DECIMA:
        return Faction.HOMODEUS
    if leader == Leader.KO_SYN_WU:
        return Faction.WRAETHE
    if leader == Leader.TETRA:
        return Faction.ORDER
    return Faction.UNDERGROWTH


@rule
def activate_champions(me: Player, human: Player) -> None:
    """Step 5: every champion in her play zone, in the order the player likes (SOI-NEM-14)."""
    while True:
        card = choose(
            human,
            (c for c in me.play if c.champion and not c.activated and has_effect(c, on_activate)),
            NEMESIS_ACTIVATES,
        )
        if card is None:
            return
        note(ACTIVATES, card, player=me)
        card.activated = True
        on_activate(card, me, card)


@rule
def attack_champions(me: Player, human: Player) -> None:
    """Step 6: unless she can kill you, she first destroys the dearest champion she can, again and again."""
    while not can_kill(human):
        dearest = max((c.cost for c in human.play if can_destroy(me, c, human)), default=-1)
        card = choose(
            human, (c for c in human.play if can_destroy(me, c, human) and c.cost == dearest), NEMESIS_DESTROYS
        )
        if card is None:
            return
        spend_power(health_of(card, human))
        note(DESTROYS, card, player=me)
        destroy_champion(card)


@rule
def can_kill(human: Player) -> bool:
    """Whether her power is enough for you, as far as she knows: shields in hand she does not see, but those that lie
    open before her she does (SOI-NEM-24); while Zetta protects you it never is (SOI-NEM-27).
    """
    open_shields = guard_of(human) if table.nemesis_sees_shields and not table.piercing else 0
    return table.power - open_shields >= human.health and not protected(human)


@rule
def can_destroy(me: Player, card: Card, human: Player) -> bool:
    """Whether she may attack this champion and has the power for it (SOI-NEM-27)."""
    return card.champion and can_be_attacked(me, card, human) and health_of(card, human) <= table.power
