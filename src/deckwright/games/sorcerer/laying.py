"""Laying a position of Sorcerer: what follows from its cards, what cannot be, where play may begin."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.actions import action_phase
from deckwright.games.sorcerer.rules.deaths import hear_the_fallen, where_it_fell
from deckwright.games.sorcerer.rules.rounds import battle_and_end, end_of_round, play_rounds, ready_phase
from deckwright.games.sorcerer.rules.sides import fields_in_use, minions_of_side, reaches
from deckwright.games.sorcerer.schema import (
    A_SIDE,
    A_TEAM_SIDE,
    ACTIONS,
    DEFENCE,
    MOST_BLOOD,
    MOST_ENERGY,
    Card,
    Mode,
    Player,
    table,
)
from deckwright.lang.laying import Laying
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, note

NO_HOST = Note("no-host", "{card} lies under no minion", "{card}: не лежит под приспешником", ("card",))
NO_MINION = Note("no-minion", "{card} is no minion", "{card}: это не приспешник", ("card",))
CROWDED = Note(
    "crowded",
    "a side of a battlefield holds {number} minions at most",
    "на одной стороне поля битвы не больше {number} приспешников",
    ("number",),
)
OUT_OF_BOUNDS = Note(
    "out-of-bounds",
    "energy and blood are 0 to 10, damage 0 to 12, actions 0 to 6, omens never below 0",
    "энергия и кровь — от 0 до 10, урон — от 0 до 12, действия — от 0 до 6, оменов не меньше 0",
)
NOT_IN_USE = Note("not-in-use", "{place} is not in use", "{place}: это поле битвы не в игре", ("place",))
UNHEARD = Note(
    "unheard",
    "by now all has happened that the deaths of minions bring about",
    "к этому моменту уже случилось всё, к чему ведёт гибель приспешников",
)


@rule
def settle() -> None:
    """A minion is laden if something lies under it."""
    for each in table.players:
        for heap in (each.attached, each.followers):
            for card in heap:
                host = card.host
                if host:
                    host.laden = True


@rule
def refuse() -> None:
    """What no game comes to."""
    room = A_TEAM_SIDE if table.mode == Mode.TEAMS else A_SIDE
    for me in table.players:
        refuse_numbers(me)
        for heap in (me.attached, me.followers):
            for card in heap:
                if card.host is None:
                    note(NO_HOST, card)
        for field in table.fields:
            if minions_of_side(me, field) > room:
                note(CROWDED, number=room)
            if field.minions[me] and not reaches(me, field):
                note(NOT_IN_USE, place=field)
            for card in field.minions[me]:
                if not card.is_minion:
                    note(NO_MINION, card)
    if table.unheard != unheard():
        note(UNHEARD)
    for field in table.fields:
        if field.conquered and field.number >= fields_in_use():
            note(NOT_IN_USE, place=field)


@rule
def unheard() -> int:
    """How many cards there are whose deaths have not been heard."""
    found = 0
    for me in table.players:
        for heap in (me.graveyard, me.hand, me.followers, me.exile):
            found += sum(1 for card in heap if where_it_fell(card) > 0)
        for field in table.fields:
            found += sum(1 for card in field.minions[me] if where_it_fell(card) > 0)
    return found


@rule
def refuse_numbers(me: Player) -> None:
    """Tracks have a beginning and an end."""
    wrong = me.energy < 0 or me.energy > MOST_ENERGY or me.blood < 0 or me.blood > MOST_BLOOD
    if wrong or me.omens < 0 or me.actions < 0 or me.actions > ACTIONS:
        note(OUT_OF_BOUNDS)
    for field in table.fields:
        if field.damage[me] < 0 or field.damage[me] > DEFENCE or (field.damage[me] == DEFENCE and not field.conquered):
            note(OUT_OF_BOUNDS)


# --- where play may begin ---------------------------------------------------------------------------------------------


@rule
def drop_what_was_under_way() -> None:
    """No attack, no spell and no answer is under way; deaths that have not been heard are heard first."""
    for me in table.players:
        for field in table.fields:
            for card in field.minions[me]:
                awaits_nothing(card)
        for heap in (me.attached, me.skills):
            for card in heap:
                awaits_nothing(card)
    table.battling = False
    table.ending = False
    table.battlefield = None
    table.attacker = None
    table.bearer = None
    table.spell = None
    table.here = None
    table.bonus = 0
    table.rolled = 0
    table.declined = False
    table.holding = False
    table.hearing = False
    hear_the_fallen()


@rule
def awaits_nothing(card: Card) -> None:
    """What was to come of a card does not come."""
    card.waiting = False
    card.due = False
    card.tried = False


@rule
def from_action(me: Player) -> None:
    """An action of this player's; the round and the game go on from there."""
    drop_what_was_under_way()
    action_phase(me)
    battle_and_end()
    play_rounds()


@rule
def from_battle() -> None:
    """The Battle phase of a round."""
    drop_what_was_under_way()
    battle_and_end()
    play_rounds()


@rule
def from_end() -> None:
    """The End of Round phase."""
    drop_what_was_under_way()
    end_of_round()
    play_rounds()


@rule
def from_ready(me: Player) -> None:
    """The Ready phase of a round that follows; this player has held the fate token."""
    drop_what_was_under_way()
    table.first = me
    ready_phase()
    action_phase(next_first())
    battle_and_end()
    play_rounds()


@rule
def next_first() -> Player:
    """Who has the fate token now."""
    first = table.first
    assert first is not None
    return first


LAYING = Laying(
    settle=settle,
    refuse=refuse,
    phases={"action": from_action, "battle": from_battle, "end-of-round": from_end, "ready-phase": from_ready},
)
