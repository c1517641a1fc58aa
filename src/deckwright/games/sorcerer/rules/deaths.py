"""How minions leave play, and what cards do when one is destroyed (SOR-TERM-04, SOR-TERM-22, SOR-FX-03, SOR-FX-04).

A destroyed minion falls: it stands on no battlefield any more. The fallen are buried one after another, each with all
that its death brings about; a death that comes of this waits until it is done.
"""

from __future__ import annotations

from deckwright.games.sorcerer.rules.answering import answers
from deckwright.games.sorcerer.rules.sides import captain, field_of, first_side, hostile, owner_of, voice
from deckwright.games.sorcerer.rules.slots import on_death_here, on_destroyed
from deckwright.games.sorcerer.schema import Battlefield, Card, Event, Player, table
from deckwright.games.sorcerer.texts import DESTROYED, EXILED, RETURNS, WHICH_ANSWER
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, move, note, nothing, place_of


@rule
def fall(minion: Card) -> None:
    """Take a minion off its battlefield, and what lies under it (SOR-ATT-03, SOR-TOK-06)."""
    field = field_of(minion)
    assert field is not None
    note(DESTROYED, minion)
    unburden(minion)
    silent = minion.blanked
    burning = minion.flames > 0
    strip(minion)
    minion.blanked = silent  # its text stays ignored in death
    minion.scorched = burning
    move(minion, field.fallen[owner_of(minion)], bottom=True)
    table.unburied += 1


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
    """Tokens and marks stay behind when a card leaves play (SOR-TOK-06)."""
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
    card.scorched = False


@rule
def leave_to_hand(minion: Card) -> None:
    """A minion returns from play to its owner's hand."""
    me = owner_of(minion)
    unburden(minion)
    strip(minion)
    note(RETURNS, minion)
    move(minion, me.hand)


@rule
def exile(card: Card) -> None:
    """A card leaves the game for good."""
    me = owner_of(card)
    strip(card)
    move(card, me.exile)
    note(EXILED, card)


# --- the fallen -------------------------------------------------------------------------------------------------------


@rule
def bury_the_fallen() -> None:
    """Bury them one by one, the first player's first (SOR-FX-03), unless that has to wait (SOR-DMG-07)."""
    if table.unburied == 0 or table.burying or table.holding:
        return
    table.burying = True
    while table.unburied > 0:
        bury(next_fallen())
    table.burying = False


@rule
def next_fallen() -> Card:
    """The next of the fallen, the first player's or the first team's before all others (SOR-FX-03, SOR-TEAM-08)."""
    found: Card | None = nothing()
    for side in first_side().around:
        if found is None and side == captain(side):
            found = next_fallen_of(side)
    assert found is not None
    return found


@rule
def next_fallen_of(side: Player) -> Card | None:
    """The next of a side's fallen: those with nothing to say first, the others as the side likes (SOR-FX-04).

    Copies of one card are not asked about.
    """
    silent: Card | None = nothing()
    found: Card | None = nothing()
    differ = False
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.fallen[each]:
                    if silent is None and not speaks(card):
                        silent = card
                    if found is None:
                        found = card
                    differ = differ or card.kind != found.kind
    if silent:
        return silent
    if not differ:
        return found
    return choose(
        voice(side),
        (
            card
            for each in table.players
            if not hostile(side, each)
            for field in table.fields
            for card in field.fallen[each]
        ),
        WHICH_ANSWER,
    )


@rule
def speaks(dead: Card) -> bool:
    """Whether a fallen minion has a When Destroyed ability that is not ignored."""
    return has_effect(dead, on_destroyed) and not dead.blanked


@rule
def is_heard(minion: Card) -> bool:
    """Whether its death would be answered by the minion itself or by somebody on its battlefield."""
    field = field_of(minion)
    for each in table.players:
        if field and any(has_effect(card, on_death_here) for card in field.minions[each]):
            return True
        if each.avatar == field and any(has_effect(card, on_death_here) for card in each.skills):
            return True
    return speaks(minion)


@rule
def bury(dead: Card) -> None:
    """It goes to the graveyard; its own ability and those of cards on its battlefield follow (SOR-TERM-22)."""
    field: Battlefield | None = place_of(dead.pile, Battlefield)
    me: Player = owner_of(dead)
    assert field is not None
    table.unburied -= 1
    move(dead, me.graveyard)
    answers(Event.DEATH, field, dead)
    dead.blanked = False
    dead.scorched = False
