"""Playing cards: minions, sorceries, attachments (SOR-ACT-06, SOR-MINION, SOR-SORC, SOR-ATT, SOR-CARD-03)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.answering import answers
from deckwright.games.sorcerer.rules.attaching import attach
from deckwright.games.sorcerer.rules.deaths import strip
from deckwright.games.sorcerer.rules.gains import gain_omens
from deckwright.games.sorcerer.rules.harming import exhaust, settle
from deckwright.games.sorcerer.rules.moving import arrive
from deckwright.games.sorcerer.rules.sides import field_of, has_room, in_play, reaches
from deckwright.games.sorcerer.rules.slots import changes_price, on_sorcery
from deckwright.games.sorcerer.rules.targets import within
from deckwright.games.sorcerer.schema import Battlefield, Card, Event, Player, Reach, table
from deckwright.games.sorcerer.texts import ARRIVES, CASTS, CASTS_AT, EQUIP, EQUIPS, WHERE_TO
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, choose_place, move, note


@rule
def price_of(me: Player, spell: Card) -> int:
    """The printed cost and what cards in play change about it, never below 0."""
    found = spell.cost
    for field in table.fields:
        for card in field.minions[me]:
            if has_effect(card, changes_price) and not card.blanked:
                found += changes_price(card, me, spell)
    for card in me.attached:
        if has_effect(card, changes_price) and not card.blanked:
            found += changes_price(card, me, spell)
    for card in me.skills:
        if has_effect(card, changes_price) and not card.exhausted:
            found += changes_price(card, me, spell)
    return max(0, found)


@rule
def prices_change(me: Player) -> bool:
    """Whether any card in play changes what I pay."""
    if any(has_effect(card, changes_price) for field in table.fields for card in field.minions[me]):
        return True
    if any(has_effect(card, changes_price) for card in me.attached):
        return True
    return any(has_effect(card, changes_price) for card in me.skills)


@rule
def has_target(me: Player, spell: Card, reach: Reach) -> bool:
    """Whether a card can be put somewhere: a minion needs room, an attachment a minion (SOR-MINION-06, SOR-ATT-04)."""
    if spell.is_minion:
        return any(within(me, field, reach) and has_room(me, field) for field in table.fields)
    if spell.is_attachment:
        return any(
            len(field.minions[each]) > 0 for field in table.fields if within(me, field, reach) for each in table.players
        )
    return True


@rule
def can_cast(me: Player, spell: Card, reach: Reach) -> bool:
    """Whether a card of the hand may be played now."""
    return price_of(me, spell) <= me.energy and has_target(me, spell, reach)


@rule
def cast(me: Player, spell: Card, price: int, reach: Reach) -> None:
    """Play a card of the hand: pay, place it, its omen, its text (SOR-TERM-13, SOR-CARD-03, SOR-TERM-23)."""
    field: Battlefield | None = table.here
    host: Card | None = None
    table.spell = spell
    if spell.is_minion:
        field = choose_place(
            me, (each for each in table.fields if within(me, each, reach) and has_room(me, each)), WHERE_TO
        )
    elif spell.is_attachment:
        host = choose(
            me,
            (
                minion
                for each in table.fields
                if within(me, each, reach)
                for whose in table.players
                for minion in each.minions[whose]
            ),
            EQUIP,
        )
    me.energy -= price
    move(spell, me.casting)
    if spell.is_minion:
        assert field is not None
        note(CASTS_AT, spell, player=me, place=field)
        enter(me, spell, field)
    elif spell.is_attachment:
        assert host is not None
        note(EQUIPS, spell, target=host, player=me)
        attach(spell, host)
    else:
        note(CASTS, spell, player=me)
    complete(me, spell)


@rule
def complete(me: Player, spell: Card) -> None:
    """A card that was placed has been played: its omen, its text, what answers to it (SOR-CARD-03, SOR-TERM-23)."""
    if spell.omen:
        gain_omens(me, 1)
    if spell.is_sorcery:
        resolve(me, spell)
    answers(Event.CAST, field_of(spell), spell)


@rule
def enter(me: Player, minion: Card, field: Battlefield) -> None:
    """A minion comes to a battlefield, ready unless it says otherwise (SOR-CARD-04)."""
    strip(minion)
    move(minion, field.minions[me], bottom=True)
    if minion.enters_exhausted:
        minion.exhausted = True
    arrive(me, field)
    settle(field)


@rule
def resolve(me: Player, spell: Card) -> None:
    """The text of a sorcery, which goes to the graveyard after it (SOR-SORC-01)."""
    before = table.here
    table.here = field_of(spell)
    on_sorcery(spell, me)
    table.here = before
    if spell in me.casting:
        move(spell, me.graveyard)


@rule
def put_into_play(me: Player, minion: Card, field: Battlefield) -> None:
    """It is played without paying and without its omen: When Played abilities and what answers work (SOR-TERM-14)."""
    note(ARRIVES, minion, player=me, place=field)
    enter(me, minion, field)
    hear_arrival(minion)


@rule
def put_into_play_exhausted(me: Player, minion: Card, field: Battlefield) -> None:
    """It is exhausted as it comes, before its When Played ability (SOR-CARD-04)."""
    note(ARRIVES, minion, player=me, place=field)
    enter(me, minion, field)
    exhaust(minion)
    hear_arrival(minion)


@rule
def hear_arrival(minion: Card) -> None:
    """What a minion that was put into play says, and who answers; by the option nobody does (SOR-TERM-14)."""
    if not table.silent_arrivals and in_play(minion):
        answers(Event.CAST, field_of(minion), minion)


@rule
def may_enter(me: Player, field: Battlefield) -> bool:
    """Whether a minion of mine may come to a battlefield by an effect."""
    return reaches(me, field) and has_room(me, field)
