"""Laying a position of Shards of Infinity: what follows from its cards, what cannot be, where play may begin."""

from __future__ import annotations

from deckwright.games.shards.rules.turn import after_main_phase, end_phase
from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, ROW_SIZE, Card, Leader, Player, table
from deckwright.games.shards.setup import next_in_game, play_from
from deckwright.lang.laying import Laying
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, begin_turn, note

MUCH_HEALTH = Note(
    "much-health", "{player} has more than {number} health", "{player}: здоровья больше {number}", ("player", "number")
)
MUCH_MASTERY = Note(
    "much-mastery",
    "{player} has less than 0 or more than {number} mastery",
    "{player}: мастерства меньше 0 или больше {number}",
    ("player", "number"),
)
DEAD = Note("dead", "{player} is in the game without health", "{player}: в игре без здоровья", ("player",))
NO_LEADER = Note("no-leader", "{card} is no leader", "{card}: это не лидер", ("card",))
LONG_ROW = Note("long-row", "the centre row has {number} places", "в центральном ряду {number} мест", ("number",))
DEBT = Note("debt", "crystals and power are never below 0", "кристаллов и мощи не бывает меньше 0")


@rule
def lay(card: Card) -> None:
    """What lies in a play zone and is no champion was played this turn."""
    owner: Player | None = card.pile.owner
    if owner is not None and card in owner.play and not card.champion:
        card.played = True


@rule
def settle() -> None:
    """Whose leader somebody is, the leader card says."""
    for me in table.players:
        leader = me.board.top
        me.leader = leader.leader if leader else Leader.NONE


@rule
def refuse() -> None:
    """What no game comes to."""
    for me in table.players:
        if me.health > MOST_HEALTH:
            note(MUCH_HEALTH, player=me, number=MOST_HEALTH)
        if me.mastery < 0 or me.mastery > MOST_MASTERY:
            note(MUCH_MASTERY, player=me, number=MOST_MASTERY)
        if me.alive and me.health <= 0:
            note(DEAD, player=me)
        for card in me.board:
            if card.leader == Leader.NONE:
                note(NO_LEADER, card)
    if len(table.row) > ROW_SIZE:
        note(LONG_ROW, number=ROW_SIZE)
    if table.crystals < 0 or table.power < 0:
        note(DEBT)


# --- where play may begin ---------------------------------------------------------------------------------------------


@rule
def from_attack_phase(me: Player) -> None:
    """A player's turn after the main phase, with the power that was laid."""
    begin_turn(me)
    table.active = me
    after_main_phase(me)
    play_from(next_in_game(me))


@rule
def from_end_phase(me: Player) -> None:
    """The end of a player's turn."""
    begin_turn(me)
    table.active = me
    end_phase(me)
    play_from(next_in_game(me))


LAYING = Laying(
    lay,
    settle,
    refuse,
    {"turn": play_from, "attack-phase": from_attack_phase, "end-phase": from_end_phase},
)
