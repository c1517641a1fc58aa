"""The turn: main phase, attack phase, end phase (SOI-TURN, SOI-END)."""

from __future__ import annotations

from deckwright.games.shards.rules.attack import attack_phase
from deckwright.games.shards.rules.core import draw, refill_row
from deckwright.games.shards.rules.main_phase import main_phase
from deckwright.games.shards.schema import HAND_SIZE, Player, table
from deckwright.lang.rules import rule
from deckwright.lang.types import begin_turn, move, move_all, shuffle


@rule
def take_turn(me: Player) -> None:
    """One player's turn (SOI-TURN-01)."""
    begin_turn(me)
    table.active = me
    main_phase(me)
    after_main_phase(me)


@rule
def after_main_phase(me: Player) -> None:
    """The rest of a turn; who is out of the game attacks nobody."""
    if me.alive:
        attack_phase(me)
    end_phase(me)


@rule
def end_phase(me: Player) -> None:
    """The six steps in their order (SOI-END-01 to -06)."""
    mercenaries_return(me)
    for card in me.play:
        if not card.champion:
            card.played = False
            move(card, me.discard)
    move_all(me.hand, me.discard)
    counted = table.hardest_hit if table.heart_counts_dealt else table.hardest_loss
    extra = table.extra_cards if counted >= table.extra_cards_damage else 0
    table.crystals = 0
    table.power = 0
    end_turn_effects(me)
    draw(me, HAND_SIZE + extra)


@rule
def mercenaries_return(me: Player) -> None:
    """Fast-played mercenaries go to the bottom of the centre deck in random order (SOI-END-01, SOI-MERC-03)."""
    for card in me.play:
        if card.fast_played:
            card.played = False
            card.fast_played = False
            move(card, table.returning)
    if len(table.returning) > 1:
        shuffle(table.returning)
    move_all(table.returning, table.centre, bottom=True)
    refill_row()


@rule
def end_turn_effects(me: Player) -> None:
    """Champions and leader are ready again, and what lasted this turn is over (SOI-END-07, SOI-END-08)."""
    for card in me.play:
        card.activated = False
        card.played = False
    for someone in me.others:
        for card in someone.play:
            card.wounds = 0
    me.focused = False
    table.landing = 0
    table.copier = None
    table.talons = 0
    table.piercing = False
    table.extra_cards = 0
    table.extra_cards_damage = 0
    table.hardest_hit = 0
    table.hardest_loss = 0
