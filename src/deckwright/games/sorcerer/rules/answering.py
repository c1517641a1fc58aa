"""What cards answer to, and in which order: the first player's first, then clockwise (SOR-FX-03, SOR-FX-04)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.dice import count_faces
from deckwright.games.sorcerer.rules.sides import captain, field_of, first_side, hostile, owner_of, voice, works_for
from deckwright.games.sorcerer.rules.slots import (
    heeds,
    on_attacked,
    on_cast,
    on_criticals,
    on_death_here,
    on_destroyed,
    on_play,
    on_strike,
    shields,
)
from deckwright.games.sorcerer.rules.targets import has_foes
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Event, Face, Player, table
from deckwright.games.sorcerer.texts import WHICH_ANSWER
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import CHOOSE, ask, nothing, offer


@rule
def answers(event: Event, field: Battlefield | None, other: Card) -> None:
    """Everything that answers to an event about a card: a death or an attack here, a card that was played."""
    called = call(event, field, other)
    if called == 0:
        return
    for side in first_side().around:
        if side == captain(side):
            while True:
                card = next_answer(side, event, other)
                if card is None:
                    break
                if card == other and event == Event.DEATH:
                    card.dying = False
                else:
                    card.waiting = False
                answer(card, event, field, other)


@rule
def answer(card: Card, event: Event, field: Battlefield | None, other: Card) -> None:
    """One card answers; `table.here` is its battlefield meanwhile."""
    before = table.here
    table.here = field
    if card == other and event == Event.DEATH:
        on_destroyed(card, owner_of(card))
    elif card == other and event == Event.CAST:
        table.here = field_of(card)
        on_play(card, owner_of(card))
    elif listens(card, event, other):
        if event == Event.CAST:
            table.here = field_of(card)
        speak(card, event, other)
        if card.is_skill and table.skills_exhaust and not table.declined:
            card.exhausted = True
        table.declined = False
    table.here = before


@rule
def speak(card: Card, event: Event, other: Card) -> None:
    """What a card has to say to an event."""
    me = owner_of(card)
    if event == Event.DEATH:
        on_death_here(card, me, other)
    elif event == Event.CAST:
        on_cast(card, me, other)
    elif event == Event.ATTACK:
        on_attacked(card, me)
    elif event == Event.CRITICALS:
        on_criticals(card, me, count_faces(Face.CRITICAL))
    elif event == Event.STRIKE:
        on_strike(card, me, other)
    else:
        shields(card, me, other)


# --- who answers ------------------------------------------------------------------------------------------------------


@rule
def listens(card: Card, event: Event, other: Card) -> bool:
    """Whether a card has something to say to an event, and its text is not ignored (SOR-TERM-02, SOR-SKILL-06)."""
    if not answers_to(card, event) or card.blanked or (card.is_skill and card.exhausted):
        return False
    if event == Event.POINT and other != table.bearer:
        return False
    me = owner_of(card)
    return works_for(me, card) and heeds(card, me, other)


@rule
def answers_to(card: Card, event: Event) -> bool:
    """Whether a card has a text for events of a kind."""
    if event == Event.DEATH:
        return has_effect(card, on_death_here)
    if event == Event.CAST:
        return has_effect(card, on_cast)
    if event == Event.ATTACK:
        return has_effect(card, on_attacked)
    if event == Event.CRITICALS:
        return has_effect(card, on_criticals)
    if event == Event.STRIKE:
        return has_effect(card, on_strike)
    return has_effect(card, shields)


@rule
def call(event: Event, field: Battlefield | None, other: Card) -> int:
    """Mark all that will answer; how many. Only a death concerns others than the player of the card.

    When Played and When Destroyed abilities of the card itself are among them (SOR-TERM-22, SOR-TERM-23).
    """
    found = 0
    whose = concerned(event, other)
    for each in table.players:
        if event == Event.DEATH or each == whose:
            found += call_of(each, event, field, other)
        elif event != Event.CAST and event != Event.STRIKE:
            found += call_under(each, event, other)
    if event == Event.DEATH and other.dying:
        found += 1
    elif event == Event.CAST and speaks_as_played(other):
        other.waiting = True
        found += 1
    return found


@rule
def concerned(event: Event, other: Card) -> Player:
    """Whose cards may answer: who has played the card, whose minion it is, or whose attack has struck it."""
    attacker = table.attacker
    if event == Event.STRIKE and attacker is not None:
        return owner_of(attacker)
    return owner_of(other)


@rule
def speaks_as_played(card: Card) -> bool:
    """Whether a card has a When Played ability that may do something now.

    The text of a sorcery is none, it has been carried out. Only cards of the same player answer to playing, so that no
    enemy minion comes where there was none.
    """
    if not has_effect(card, on_play) or card.is_sorcery or card.blanked:
        return False
    field = field_of(card)
    return not card.needs_foe or (field is not None and has_foes(owner_of(card), field))


@rule
def call_of(me: Player, event: Event, field: Battlefield | None, other: Card) -> int:
    """Mark one player's cards that will answer: on the battlefield, or anywhere to a card that was played."""
    found = 0
    if event == Event.CAST:
        for place in table.fields:
            found += call_minions(me, event, place, other)
    elif field:
        found += call_minions(me, event, field, other)
    for card in me.attached:
        if card != other and listens(card, event, other) and (event == Event.CAST or field_of(card) == field):
            card.waiting = True
            found += 1
    if event == Event.CAST or me.avatar == field:
        for card in me.skills:
            if listens(card, event, other):
                card.waiting = True
                found += 1
    return found


@rule
def call_minions(me: Player, event: Event, field: Battlefield, other: Card) -> int:
    """Mark one player's minions of a battlefield that will answer; who was played has had its own say."""
    found = 0
    for card in field.minions[me]:
        if (card != other or event != Event.CAST) and listens(card, event, other):
            card.waiting = True
            found += 1
    return found


@rule
def call_under(me: Player, event: Event, other: Card) -> int:
    """Mark the attachments of somebody else under the minion that it happens to (SOR-ATT-06)."""
    found = 0
    for card in me.attached:
        if card.host == other and listens(card, event, other):
            card.waiting = True
            found += 1
    return found


# --- in which order ---------------------------------------------------------------------------------------------------


@rule
def waits(card: Card, event: Event, other: Card) -> bool:
    """Whether another card waits for this event, and not for another that this one came out of."""
    return card.waiting and card != other and answers_to(card, event)


@rule
def has_its_say(event: Event, other: Card) -> bool:
    """Whether the card that something has happened to has an ability to come for it."""
    return other.dying if event == Event.DEATH else other.waiting


@rule
def next_answer(side: Player, event: Event, other: Card) -> Card | None:
    """The next of a side's cards that answers: its own choice where the order may matter.

    The order of plain answers changes nothing, nor that of copies of one card, nor that of answers to a point of
    damage that has been taken care of.
    """
    found: Card | None = nothing()
    matters = False
    if has_its_say(event, other) and not hostile(side, owner_of(other)):
        found = other
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.minions[each]:
                    if waits(card, event, other):
                        if found is None:
                            found = card
                        matters = matters or depend(found, card)
            for heap in (each.attached, each.skills):
                for card in heap:
                    if waits(card, event, other):
                        if found is None:
                            found = card
                        matters = matters or depend(found, card)
    if matters and not (event == Event.POINT and table.bearer != other):
        return choose_answer(side, event, other)
    return found


@rule
def depend(one: Card, other: Card) -> bool:
    """Whether it may matter which of two cards answers first."""
    return one.kind != other.kind and not (one.plain and other.plain)


@rule
def choose_answer(side: Player, event: Event, other: Card) -> Card:
    """A side orders its own answers (SOR-FX-04, SOR-TEAM-08)."""
    if has_its_say(event, other) and not hostile(side, owner_of(other)):
        offer(CHOOSE, other)
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.minions[each]:
                    if waits(card, event, other):
                        offer(CHOOSE, card)
            for heap in (each.attached, each.skills):
                for card in heap:
                    if waits(card, event, other):
                        offer(CHOOSE, card)
    picked: Answer = ask(voice(side), WHICH_ANSWER)
    return picked.card
