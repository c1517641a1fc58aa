"""What cards answer to, and in which order: the first player's first, then clockwise (SOR-FX-03, SOR-FX-04)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.sides import captain, field_of, first_side, hostile, owner_of, voice
from deckwright.games.sorcerer.rules.slots import heeds, on_attacked, on_cast, on_death_here, on_destroyed, on_play
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Event, Player, table
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
        if event == Event.DEATH:
            on_death_here(card, owner_of(card), other)
        elif event == Event.CAST:
            table.here = field_of(card)
            on_cast(card, owner_of(card), other)
        else:
            on_attacked(card, owner_of(card))
        if card.is_skill and table.skills_exhaust:
            card.exhausted = True
    table.here = before


# --- who answers ------------------------------------------------------------------------------------------------------


@rule
def listens(card: Card, event: Event, other: Card) -> bool:
    """Whether a card has something to say to an event, and its text is not ignored (SOR-TERM-02, SOR-SKILL-06)."""
    if not answers_to(card, event) or card.blanked or (card.is_skill and card.exhausted):
        return False
    return heeds(card, owner_of(card), other)


@rule
def answers_to(card: Card, event: Event) -> bool:
    """Whether a card has a text for events of a kind."""
    if event == Event.DEATH:
        return has_effect(card, on_death_here)
    if event == Event.CAST:
        return has_effect(card, on_cast)
    return has_effect(card, on_attacked)


@rule
def call(event: Event, field: Battlefield | None, other: Card) -> int:
    """Mark all that will answer; how many. Only a death concerns others than the owner of the card.

    When Played and When Destroyed abilities of the card itself are among them (SOR-TERM-22, SOR-TERM-23).
    """
    found = 0
    for each in table.players:
        if event == Event.DEATH or each == owner_of(other):
            found += call_of(each, event, field, other)
    if speaks_itself(other, event):
        other.waiting = True
        found += 1
    return found


@rule
def speaks_itself(card: Card, event: Event) -> bool:
    """Whether a card has an ability for what happens to it; the text of a sorcery is none, it has been carried out."""
    if card.blanked:
        return False
    if event == Event.DEATH:
        return has_effect(card, on_destroyed)
    return event == Event.CAST and not card.is_sorcery and has_effect(card, on_play)


@rule
def call_of(me: Player, event: Event, field: Battlefield | None, other: Card) -> int:
    """Mark one player's cards that will answer: on the battlefield, or anywhere to a card that was played."""
    found = 0
    for place in table.fields:
        if event == Event.CAST or place == field:
            for card in place.minions[me]:
                if (card != other or event == Event.ATTACK) and listens(card, event, other):
                    card.waiting = True
                    found += 1
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
def waits(card: Card, event: Event, other: Card) -> bool:
    """Whether a card waits for this event, and not for another that this one came out of."""
    return card.waiting and (card == other or answers_to(card, event))


@rule
def next_answer(side: Player, event: Event, other: Card) -> Card | None:
    """The next of a side's cards that answers: its own choice if there are several."""
    found: Card | None = nothing()
    count = 0
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.minions[each]:
                    if waits(card, event, other):
                        count += 1
                        found = card
            for heap in (each.attached, each.skills, each.graveyard):
                for card in heap:
                    if waits(card, event, other):
                        count += 1
                        found = card
    if count < 2:
        return found
    return choose_answer(side, event, other)


@rule
def choose_answer(side: Player, event: Event, other: Card) -> Card:
    """A side orders its own answers (SOR-FX-04, SOR-TEAM-08)."""
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.minions[each]:
                    if waits(card, event, other):
                        offer(CHOOSE, card)
            for heap in (each.attached, each.skills, each.graveyard):
                for card in heap:
                    if waits(card, event, other):
                        offer(CHOOSE, card)
    picked: Answer = ask(voice(side), WHICH_ANSWER)
    return picked.card
