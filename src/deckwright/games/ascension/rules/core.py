"""The general rules: drawing, the centre row, gaining, banishing, what cards do in their slots."""

from __future__ import annotations

from deckwright.games.ascension.schema import ROW_SIZE, Card, Faction, Pile, Player, table
from deckwright.games.ascension.texts import BANISHES, DESTROYED, EXTRA_TURN, POOL_EMPTY, VOID_RETURNS
from deckwright.lang.rules import rule, slot
from deckwright.lang.types import move, move_all, move_before, note, shuffle


@slot
def on_play(card: Card, me: Player, this: Card) -> None:
    """What a hero does. `this` is the card that does it: another one if it is copied."""


@slot
def on_use(card: Card, me: Player) -> None:
    """The ability of a construct, once per turn."""


@slot
def on_use_second(card: Card, me: Player) -> None:
    """The other ability of a construct, once per turn too."""


@slot
def on_defeat(card: Card, me: Player) -> None:
    """What happens when a monster is defeated: it leaves, its place is refilled, then comes its reward."""


@slot(short=("first Lifebound hero a turn", "первый за ход герой Жизнерождённых"))
def on_lifebound_hero(card: Card, me: Player) -> None:
    """What a construct does the first time in a turn that its player plays a Lifebound hero."""


@slot(short=("first monster of the row a turn", "первый за ход монстр ряда"))
def on_row_defeat(card: Card, me: Player) -> None:
    """What a construct does the first time in a turn that its player defeats a monster of the centre row."""


@slot(short=("new Mechana construct", "новый конструкт Механы"))
def on_mechana_arrival(card: Card, me: Player) -> None:
    """What a construct does once per turn when its player puts a Mechana construct into play."""


# --- a player's cards -------------------------------------------------------------------------------------------------


@rule
def draw(me: Player, n: int) -> None:
    """Draw cards, reshuffling the discard pile only to draw from an empty deck (ASC-CORE-04, ASC-CORE-05)."""
    for _ in range(n):
        if not me.deck:
            if not me.discard:
                return
            move_all(me.discard, me.deck)
            shuffle(me.deck)
        move(me.deck.top, me.hand)


@rule
def is_mechana(card: Card, me: Player) -> bool:
    """Whether a construct is of Mechana for this player; Hedron Link Device makes all constructs so."""
    return card.construct and (card.faction == Faction.MECHANA or any(device.links for device in me.constructs))


@rule
def destroy_construct(owner: Player, card: Card) -> None:
    """A destroyed construct goes to its owner's discard pile (ASC-PUB-10)."""
    note(DESTROYED, card, player=owner)
    move(card, owner.discard)


# --- gaining ----------------------------------------------------------------------------------------------------------


@rule
def gain_honor(me: Player, n: int) -> None:
    """Honor comes from the pool, and from the reserve once the pool is empty (ASC-HONOR-01 to -03)."""
    me.honor += n
    if table.pool > 0:
        table.pool = max(0, table.pool - n)
        if table.pool == 0:
            note(POOL_EMPTY)


# --- the centre -------------------------------------------------------------------------------------------------------


@rule
def leave_centre(card: Card, to: Pile) -> None:
    """A card leaves the row, and its place is refilled before anything else (ASC-PUB-05); other cards just go."""
    if card not in table.row:
        move(card, to)
    elif table.centre:
        move_before(table.centre.top, card)
        move(card, to)
    else:
        move(card, to)
        refill_row()


@rule
def refill_row() -> None:
    """Fill the row to six cards, as far as the centre deck goes (ASC-SETUP-07, ASC-PUB-05)."""
    while len(table.row) < ROW_SIZE:
        if not table.centre:
            renew_centre()
        if not table.centre:
            return
        move(table.centre.top, table.row, bottom=True)


@rule
def renew_centre() -> None:
    """An empty centre deck is made anew of the Void, but for starting and always-available cards (ASC-PUB-11)."""
    if table.reshuffle_void:
        for card in table.void:
            if not card.basic:
                move(card, table.centre)
        if table.centre:
            note(VOID_RETURNS)
            shuffle(table.centre)


@rule
def banish(me: Player, card: Card) -> None:
    """A banished card goes to the Void (ASC-CORE-06). It is named where everybody sees it."""
    if card.gives_turn and table.tablet_anywhere:
        another_turn(me)
    if card in table.row:
        note(BANISHES, card, player=me)
        leave_centre(card, table.void)
    else:
        move(card, table.void)
        note(BANISHES, card, player=me)


@rule
def another_turn(me: Player) -> None:
    """One more turn after this one, outside the count of equal turns (ASC-ENDGAME-03, ASC-PUB-14)."""
    note(EXTRA_TURN, player=me)
    me.extra_turns += 1
