"""Acquiring heroes and constructs, and putting constructs into play (ASC-ACQ, ASC-PLAY)."""

from __future__ import annotations

from deckwright.games.ascension.rules.core import is_mechana, leave_centre, on_mechana_arrival
from deckwright.games.ascension.schema import Card, Player, table
from deckwright.games.ascension.texts import ACQUIRES, ARRIVES, LAUNCH
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import confirm, note


@rule
def price_of(card: Card) -> int:
    """The runes to acquire a card: a waiting discount counts for constructs, down to nothing."""
    return max(0, card.cost - table.discount) if card.construct else card.cost


@rule
def can_pay(card: Card, me: Player, price: int) -> bool:
    """Whether a player has the runes for a card: some runes are only for Mechana constructs."""
    return price <= table.runes or (
        table.mechana_runes > 0 and price <= table.runes + table.mechana_runes and is_mechana(card, me)
    )


@rule
def pay_for(card: Card, me: Player, price: int) -> None:
    """Pay runes, those that are only for Mechana constructs first: keeping them is never better."""
    left = price
    if table.mechana_runes > 0 and is_mechana(card, me):
        restricted = min(left, table.mechana_runes)
        table.mechana_runes -= restricted
        left -= restricted
    table.runes -= left


@rule
def acquire(me: Player, card: Card) -> None:
    """The card goes to the discard pile and does nothing yet (ASC-ACQ-04), unless it is launched into play."""
    note(ACQUIRES, card, player=me)
    if not card.construct:
        leave_centre(card, me.discard)
        return
    table.discount = 0
    if launched(me, card):
        leave_centre(card, me.constructs)
        note(ARRIVES, card, player=me)
        arrived(me, card)
    else:
        leave_centre(card, me.discard)


@rule
def acquire_to_deck(me: Player, card: Card) -> None:
    """An effect may put the acquired card on top of the deck instead."""
    note(ACQUIRES, card, player=me)
    leave_centre(card, me.deck)


@rule
def launched(me: Player, card: Card) -> bool:
    """Whether a Rocket Courier not used this turn brings the construct straight into play, if its player likes."""
    if any(courier.launches and not courier.answered for courier in me.constructs) and is_mechana(card, me):
        if confirm(me, LAUNCH):
            for courier in me.constructs:
                if courier.launches and not courier.answered:
                    courier.answered = True
                    return True
    return False


@rule
def arrived(me: Player, card: Card) -> None:
    """What answers to a construct that came into play, the newcomer included."""
    if is_mechana(card, me):
        table.mechana_arrivals += 1
        if table.mechana_arrivals == 1 or not table.burrower_first_only:
            for other in me.constructs:
                if has_effect(other, on_mechana_arrival) and not other.answered:
                    other.answered = True
                    on_mechana_arrival(other, me)
