"""Setting up: mages, turn order deck, nemesis deck, supply (WE-SETUP, WE-TURNDECK, WE-NSETUP, WE-SUPPLY)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.slots import offers_more, on_nemesis_set_up, on_set_up, when_anyone_casts
from deckwright.games.aeons_end.rules.turn_order import hand_out_wild_token
from deckwright.games.aeons_end.schema import Card, Pile, Player, TurnOf, player, table
from deckwright.games.aeons_end.texts import NEMESIS_CHOSEN, TAKES_MAGE
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import move, note, random_below, shuffle


# --- players ----------------------------------------------------------------------------------------------------------
@rule
def take_mage(me: Player, mage: Card) -> None:
    """Play as this mage, with exactly what its mat shows (WE-SETUP-01 to -04)."""
    move(mage, me.mat)
    note(TAKES_MAGE, mage, player=me)
    me.most_charges = mage.most_charges
    if mage.helps_allies:
        table.helpers = True
    if has_effect(mage, when_anyone_casts):
        table.onlookers = True
    me.life = table.start_life
    on_set_up(mage, me)


@rule
def is_in_use(card: Card) -> bool:
    """Whether the box of a card is one that is played with, for what nobody named (WE-VAR-07)."""
    return table.boxes == 0 or not is_of_another_box(card)


@rule
def is_of_another_box(card: Card) -> bool:
    """Whether a card belongs to one box alone, and not to the one that is in use."""
    return card.box != table.boxes and card.box != 0


@rule
def nth_kind(box: Pile, n: int) -> Card | None:
    """The first card of the n-th different kind of a pile that is in use, counted from 0."""
    seen = 0
    last: Card | None = None
    for card in box:
        if is_in_use(card) and (last is None or last.kind != card.kind):
            if seen == n:
                return card
            seen += 1
        last = card
    return None


@rule
def kinds_in(box: Pile) -> int:
    """How many different kinds of a pile are in use."""
    seen = 0
    last: Card | None = None
    for card in box:
        if is_in_use(card) and (last is None or last.kind != card.kind):
            seen += 1
        last = card
    return seen


@rule
def a_random_kind(box: Pile) -> Card | None:
    """A card of a pile, every kind that is in use equally likely."""
    return nth_kind(box, random_below(kinds_in(box)))


# --- turn order -------------------------------------------------------------------------------------------------------


@rule
def add_turn_cards(which: TurnOf, n: int) -> None:
    """Put turn order cards into the deck."""
    added = 0
    for card in table.turn_box:
        if card.turn_of == which and added < n:
            move(card, table.turns)
            added += 1


@rule
def lay_out_turn_order() -> None:
    """Four cards of players and two of the nemesis (AE-TURNDECK-01 to -05); alone, three or four (AE-SOLO-03, -09)."""
    add_turn_cards(TurnOf.NEMESIS, 2)
    if table.seats == 1:
        add_turn_cards(TurnOf.FIRST, 2)
        add_turn_cards(TurnOf.SECOND, table.solo_turns - 2)
    elif table.seats == 2:
        add_turn_cards(TurnOf.FIRST, 2)
        add_turn_cards(TurnOf.SECOND, 2)
    elif table.pair_cards:
        add_turn_cards(TurnOf.FIRST_PAIR, 2)
        add_turn_cards(TurnOf.SECOND_PAIR, 2)
    else:
        add_turn_cards(TurnOf.FIRST, 1)
        add_turn_cards(TurnOf.SECOND, 1)
        add_turn_cards(TurnOf.THIRD, 1)
        add_turn_cards(TurnOf.FOURTH if table.seats == 4 else TurnOf.WILD, 1)
        if table.wild_token:
            hand_out_wild_token()
    shuffle(table.turns)


# --- the nemesis ------------------------------------------------------------------------------------------------------


@rule
def face(nemesis: Card, life: int) -> None:
    """The nemesis comes to the table: its life, its deck, then what its mat says (AE-NSETUP-01 to -09)."""
    move(nemesis, table.nemesis_mat)
    nemesis.life = life
    note(NEMESIS_CHOSEN, nemesis)
    stack_own_cards(nemesis.nemesis)
    stack_tier(1, first_tier_basics(), table.basics_1, table.deck_1)
    stack_tier(2, second_tier_basics(), table.basics_2, table.deck_2)
    stack_tier(3, 7, table.basics_3, table.deck_3)
    table.foe_offers = has_effect(nemesis, offers_more)
    on_nemesis_set_up(nemesis, player(0))


@rule
def first_tier_basics() -> int:
    """1, 3, 5, 8 basic cards of tier 1 for 1 to 4 players (AE-NSETUP-04)."""
    return 8 if table.seats == 4 else 2 * table.seats - 1


@rule
def second_tier_basics() -> int:
    """3, 5, 6, 7 basic cards of tier 2 (AE-NSETUP-04)."""
    return 3 if table.seats == 1 else table.seats + 3


@rule
def stack_own_cards(nemesis: int) -> None:
    """The nemesis' own cards, each into the deck of its tier (AE-NSETUP-03). In their box they lie together."""
    reached = False
    for card in table.own_cards:
        if card.nemesis == nemesis:
            reached = True
            if card.tier == 1:
                move(card, table.deck_1)
            elif card.tier == 2:
                move(card, table.deck_2)
            elif card.tier == 3:
                move(card, table.deck_3)
        elif reached:
            break


@rule
def stack_tier(tier: int, basics: int, box: Pile, deck: Pile) -> None:
    """Basic cards of a tier on the nemesis' own, shuffled by themselves (AE-NSETUP-03 to -05).

    Upgraded basic cards that are asked for come first, then random ones (NA-UBN-02).
    """
    room = basics - add_upgraded(tier, basics, deck) if table.upgraded_wanted > 0 else basics
    if table.boxes > 0:
        for card in box:
            if is_of_another_box(card):
                move(card, table.left_out)
    shuffle(box)
    for _ in range(room):
        move(box.top, deck)
    shuffle(deck)


@rule
def add_upgraded(tier: int, most: int, deck: Pile) -> int:
    """Put upgraded basic cards of a tier into the deck, random ones if there is no room for all (NA-UBN-03)."""
    added = 0
    shuffle(table.upgraded)
    for card in table.upgraded:
        if card.tier == tier and table.upgraded_wanted // card.upgrade % 2 == 1 and added < most:
            move(card, deck)
            added += 1
    return added


# --- the supply -------------------------------------------------------------------------------------------------------


@rule
def stock_up(chosen: Card, box: Pile) -> None:
    """All copies of a card become a pile of the supply, one of them on top for all to see (AE-SUPPLY-03).

    In its box they lie together.
    """
    reached = False
    for card in box:
        if card.kind == chosen.kind:
            reached = True
            if card != chosen:
                move(card, table.stock, bottom=True)
        elif reached:
            break
    move(chosen, table.market, bottom=True)
