"""Cards of players: drawing from decks that are never shuffled, gaining, discarding, destroying (WE-DRAW, WE-GAIN)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import in_own_turn
from deckwright.games.aeons_end.rules.hooks import leaves_pile, was_gained
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.slots import on_gain, on_hand
from deckwright.games.aeons_end.schema import Answer, Card, Player, ask, table
from deckwright.games.aeons_end.texts import (
    DECK_FLIPPED,
    GAINS,
    ONTO_DECK,
    ONTO_DISCARD,
    WHERE_GAINED,
    WHICH_ALLY,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose_player, move, move_before, note, offer


@rule
def flip_discard(me: Player) -> None:
    """The discard pile becomes the deck, turned over and not shuffled: the oldest card on top (AE-DRAW-03)."""
    note(DECK_FLIPPED, player=me)
    while me.discard:
        move(me.discard.top, me.deck)


@rule
def anything_to_draw(me: Player) -> bool:
    """Whether a card is left in the deck or in the discard pile.

    A discard pile of nothing but a curse is left alone: else it would come back for as long as the hand is not full.
    """
    return len(me.deck) > 0 or any(not card.indestructible for card in me.discard)


@rule
def left_to_draw(me: Player) -> int:
    """How many cards a player's deck can still give, with those of a discard pile that would be turned over."""
    return len(me.deck) + (len(me.discard) if any(not card.indestructible for card in me.discard) else 0)


@rule
def ready_to_draw(me: Player) -> bool:
    """Whether there is a card to draw; an empty deck is renewed only now, when one is needed (WE-DRAW-04, -05)."""
    if not me.deck and anything_to_draw(me):
        flip_discard(me)
    return len(me.deck) > 0


@rule
def take(me: Player, card: Card | None) -> None:
    """Take a card into the hand; some cards answer to that at once."""
    if card:
        move(card, me.hand, bottom=True)
        if has_effect(card, on_hand):
            on_hand(card, me)


@rule
def draw(me: Player, n: int) -> None:
    """Draw cards, as many as there are."""
    for _ in range(n):
        if not ready_to_draw(me):
            return
        take(me, me.deck.top)


@rule
def an_ally(me: Player) -> Player:
    """An ally of the player's choice: anybody else (AE-TERM-01), or, alone, oneself (AE-SOLO-04)."""
    ally = choose_player(voice(me), me.others, WHICH_ALLY)
    return ally if ally else me


@rule
def destroy(card: Card) -> None:
    """A destroyed card is out of the game (AE-TERM-03); one that cannot be destroyed is discarded instead."""
    if card.indestructible:
        owner: Player = card.pile.owner
        move(card, owner.discard)
    else:
        move(card, table.destroyed)


# --- gaining ----------------------------------------------------------------------------------------------------------


@rule
def next_copy(card: Card) -> Card | None:
    """Another card of the same supply pile."""
    for other in table.stock:
        if other.kind == card.kind:
            return other
    return None


@rule
def leave_supply(card: Card) -> None:
    """The card on top of its pile is about to be taken: the next one comes up, if there is one (AE-SUPPLY-04)."""
    leaves_pile(card)
    following = next_copy(card)
    if following and card in table.market:
        move_before(following, card)


@rule
def pile_is_empty(card: Card) -> bool:
    """Whether nothing is left of a card's supply pile."""
    return all(other.kind != card.kind for other in table.market)


@rule
def gain(me: Player, card: Card) -> None:
    """A gained card goes on top of the discard pile (AE-GAIN-02), unless something said otherwise of the next one."""
    leave_supply_for(me, card)
    if not in_own_turn(me):
        move(card, me.discard)
        was_gained(me, card)
        return
    if table.gives_away:
        move(card, an_ally(me).discard)
    elif table.onto_deck and goes_onto_deck(me):
        move(card, me.deck)
    else:
        move(card, me.discard)
    table.gives_away = False
    table.onto_deck = False
    answer_to_gain(me, card)
    was_gained(me, card)


@rule
def leave_supply_for(me: Player, card: Card) -> None:
    """A card is about to be somebody's; of a supply pile, somebody else may have been promised another (NA-MAGE-03)."""
    note(GAINS, card, player=me)
    leave_supply(card)
    count_gain(me, card)
    copier = table.copies_for
    if copier and in_own_turn(me) and card in table.market:
        table.copies_for = None
        gain_same(copier, card)


@rule
def gain_same(me: Player, card: Card) -> None:
    """Gain another card of the pile that one is being taken of, if there is another."""
    for other in table.market:
        if other.kind == card.kind and other != card:
            note(GAINS, other, player=me)
            leave_supply(other)
            count_gain(me, other)
            move(other, me.discard)
            if in_own_turn(me):
                answer_to_gain(me, other)
            was_gained(me, other)
            return


@rule
def answer_to_gain(me: Player, card: Card) -> None:
    """What the card does when it is gained."""
    if has_effect(card, on_gain):
        on_gain(card, me)


@rule
def count_gain(me: Player, card: Card) -> None:
    """Keep count of what a player has gained, for statistics and for bots."""
    if card.gem:
        me.gems_gained += 1
    elif card.spell:
        me.spells_gained += 1
    else:
        me.relics_gained += 1


@rule
def goes_onto_deck(me: Player) -> bool:
    """Whether the player wants the gained card on top of the deck."""
    offer(ONTO_DECK)
    offer(ONTO_DISCARD)
    picked: Answer = ask(voice(me), WHERE_GAINED)
    return picked.verb == ONTO_DECK


@rule
def take_gained(me: Player, card: Card) -> None:
    """A card that is gained into the hand: what was said of the next card gained does not move it, but is over."""
    take(me, card)
    table.gives_away = False
    table.onto_deck = False
    answer_to_gain(me, card)
    was_gained(me, card)


@rule
def gain_onto_deck(me: Player, card: Card) -> None:
    """Gain a card and put it on top of the deck; alone, as one's own ally, it is gained in one's turn (AE-SOLO-04)."""
    leave_supply_for(me, card)
    move(card, me.deck)
    if in_own_turn(me):
        answer_to_gain(me, card)
    was_gained(me, card)
