"""How minions leave play, and what cards do when one is destroyed (SOR-TERM-04, SOR-TERM-22, SOR-FX-03, SOR-FX-04).

A destroyed minion falls: it lies in its owner's graveyard. All who fall at the same time lie there before the first of
their deaths is heard. Deaths are heard one after another, each with all that it brings about; one that comes of this
waits until it is done.
"""

from __future__ import annotations

from deckwright.games.sorcerer.rules.answering import answers, listens
from deckwright.games.sorcerer.rules.minions import is_vampire
from deckwright.games.sorcerer.rules.sides import captain, field_of, first_side, hostile, owner_of, voice
from deckwright.games.sorcerer.rules.slots import on_death_here, on_destroyed
from deckwright.games.sorcerer.schema import MOST_FALLEN, Card, Event, Player, table
from deckwright.games.sorcerer.texts import DESTROYED, EXILED, RETURNS, WHICH_ANSWER
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, move, note, nothing


@rule
def fall(minion: Card) -> None:
    """A minion goes to the graveyard, and what lies under it (SOR-TERM-04, SOR-ATT-03, SOR-TOK-06).

    Its death is heard later, and then it matters where it was, whether it burned, whether its text was ignored, and
    whether it has fallen in its attack, as a vampire perhaps.
    """
    field = field_of(minion)
    me = owner_of(minion)
    assert field is not None
    note(DESTROYED, minion)
    minion.felled = minion == table.attacker
    minion.turned = minion.felled and is_vampire(minion)
    unburden(minion)
    minion.dying = has_effect(minion, on_destroyed) and not minion.blanked
    minion.scorched = minion.flames > 0
    strip(minion)
    move(minion, me.graveyard)
    remember_where(minion, field.number + 1)
    table.unheard += 1


@rule
def unburden(minion: Card) -> None:
    """What lies under a minion goes to its owner's graveyard, whoever that is (SOR-ATT-03, SOR-LIN-13)."""
    if not minion.laden:
        return
    for each in table.players:
        for card in each.attached:
            if card.host == minion:
                detach(card)
        for card in each.followers:
            if card.host == minion:
                detach(card)


@rule
def detach(card: Card) -> None:
    """An attachment or follower leaves play (SOR-LIN-14)."""
    me = owner_of(card)
    strip(card)
    move(card, me.graveyard)


@rule
def strip(card: Card) -> None:
    """Tokens and marks stay behind when a card leaves play (SOR-TOK-06), but not what its death has still to say."""
    card.wounds = 0
    card.flames = 0
    card.host = None
    card.exhausted = False
    card.blanked = False
    card.daunted = False
    card.spurred = False
    card.used = False
    card.laden = False
    card.waiting = False
    card.due = False
    card.tried = False
    card.kindled = False
    card.kindled_more = False


@rule
def leave_to_hand(minion: Card) -> None:
    """A minion returns from play to its owner's hand."""
    me = owner_of(minion)
    unburden(minion)
    strip(minion)
    note(RETURNS, minion, player=me)
    move(minion, me.hand)


@rule
def exile(card: Card) -> None:
    """A card leaves the game for good."""
    me = owner_of(card)
    strip(card)
    move(card, me.exile)
    note(EXILED, card)


# --- deaths that are heard --------------------------------------------------------------------------------------------


@rule
def remember_where(minion: Card, at: int) -> None:
    """The battlefield a minion fell on, counted from one; 0 once its death has been heard."""
    minion.fell_1 = at % 2 == 1
    minion.fell_2 = at // 2 % 2 == 1
    minion.fell_4 = at >= 4


@rule
def where_it_fell(dead: Card) -> int:
    """The battlefield a minion fell on, counted from one, if its death has not been heard yet; 0 otherwise."""
    return (1 if dead.fell_1 else 0) + (2 if dead.fell_2 else 0) + (4 if dead.fell_4 else 0)


@rule
def hear_the_fallen() -> None:
    """Hear deaths one by one, the first player's first (SOR-FX-03), unless that has to wait (SOR-DMG-07)."""
    if table.unheard == 0 or table.hearing or table.holding:
        return
    table.hearing = True
    while table.unheard > 0:
        hear(next_fallen())
    table.hearing = False


@rule
def next_fallen() -> Card:
    """Whose death is heard next, the first player's or the first team's before all others (SOR-FX-03, SOR-TEAM-08)."""
    found: Card | None = nothing()
    for side in first_side().around:
        if found is None and side == captain(side):
            found = taken_away(side)
            if found is None:
                found = next_fallen_of(side)
    assert found is not None
    return found


@rule
def taken_away(side: Player) -> Card | None:
    """Whom an answer to another death has taken out of the graveyard before its own was heard: it is heard at once."""
    for each in table.players:
        if not hostile(side, each):
            for heap in (each.hand, each.followers, each.exile):
                for card in heap:
                    if where_it_fell(card) > 0:
                        return card
            for field in table.fields:
                for card in field.minions[each]:
                    if where_it_fell(card) > 0:
                        return card
    return None


@rule
def next_fallen_of(side: Player) -> Card | None:
    """The next of a side's dead: first those nobody has anything to say about, then as the side likes (SOR-FX-04).

    It is not asked about copies of one card, nor where whatever is said changes nothing for the others.
    """
    found: Card | None = nothing()
    differ = False
    matters = False
    for each in table.players:
        if not hostile(side, each):
            for card in each.graveyard:
                if where_it_fell(card) > 0:
                    if table.unheard == 1 or not is_spoken_of(card, False):
                        return card
                    if found is None:
                        found = card
                    differ = differ or card.kind != found.kind
                    matters = matters or is_spoken_of(card, True)
    if not (differ and matters):
        return found
    return choose(
        voice(side),
        (
            card
            for each in table.players
            if not hostile(side, each)
            for card in each.graveyard
            if where_it_fell(card) > 0
        ),
        WHICH_ANSWER,
        most=MOST_FALLEN,
    )


@rule
def is_spoken_of(dead: Card, gravely: bool) -> bool:
    """Whether a death has something to say, or somebody on that battlefield about it; `gravely`: not plainly.

    What a skill card says plainly it says at any time, since nothing takes the card away.
    """
    if dead.dying and not (gravely and dead.plain):
        return True
    field = table.fields[where_it_fell(dead) - 1]
    for each in table.players:
        for card in field.minions[each]:
            if not (gravely and card.plain) and listens(card, Event.DEATH, dead):
                return True
        for card in each.skills:
            if each.avatar == field and not card.plain and listens(card, Event.DEATH, dead):
                return True
    return False


@rule
def is_heard(minion: Card) -> bool:
    """Whether its death would be answered by the minion itself or by somebody on its battlefield."""
    field = field_of(minion)
    for each in table.players:
        if field and any(has_effect(card, on_death_here) for card in field.minions[each]):
            return True
        if each.avatar == field and any(has_effect(card, on_death_here) for card in each.skills):
            return True
    return has_effect(minion, on_destroyed) and not minion.blanked


@rule
def hear(dead: Card) -> None:
    """A death: the minion's own ability and those of cards on its battlefield follow (SOR-TERM-22)."""
    field = table.fields[where_it_fell(dead) - 1]
    table.unheard -= 1
    remember_where(dead, 0)
    answers(Event.DEATH, field, dead)
    dead.scorched = False
