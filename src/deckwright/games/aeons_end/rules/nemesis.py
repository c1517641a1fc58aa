"""The nemesis turn: minions and powers in the order they came, then a new card (WE-NMAIN, WE-NDRAW)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.damage import leave_play
from deckwright.games.aeons_end.rules.life import foe, unleash, win_if_outlasted_at_once
from deckwright.games.aeons_end.rules.slots import (
    draws_no_card,
    immediately,
    more_life,
    nemesis_turn_ends,
    on_attack,
    on_persistent,
    on_power,
)
from deckwright.games.aeons_end.schema import EMPTY_DECK_UNLEASHES, Card, player, table
from deckwright.games.aeons_end.texts import ACTS, EMPTY_DECK, NEMESIS_DRAWS, NEMESIS_TURN, TICKS
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import move, note


@rule
def nemesis_turn() -> None:
    """Main phase, draw phase, and what the nemesis does at the end of its turn."""
    table.nemesis_turn = True
    note(NEMESIS_TURN, foe())
    table.extra_draws = 0
    nemesis_main_phase()
    for _ in range(1 + table.extra_draws):
        if not draws_no_card(foe()):
            draw_nemesis_card()
    if has_effect(foe(), nemesis_turn_ends):
        nemesis_turn_ends(foe(), player(0))
    table.nemesis_turn = False
    table.cut_short = False


@rule
def nemesis_main_phase() -> None:
    """Every minion and power once, the oldest first; who has left is passed over (AE-NMAIN-01 to -05)."""
    for card in table.threats:
        if card.power:
            tick(card)
        elif has_effect(card, on_persistent):
            note(ACTS, card)
            on_persistent(card, player(0))


@rule
def tick(power: Card) -> None:
    """A power loses a token; without any it takes effect and is discarded (AE-NMAIN-03)."""
    power.countdown -= 1
    note(TICKS, power, number=power.countdown)
    if power.countdown == 0:
        note(ACTS, power)
        on_power(power, player(0))
        if power in table.threats:
            leave_play(power)


# --- drawing ----------------------------------------------------------------------------------------------------------


@rule
def top_of_nemesis_deck() -> Card | None:
    """The nemesis deck is tier 1 on tier 2 on tier 3 (AE-NSETUP-06)."""
    if table.deck_1:
        return table.deck_1.top
    if table.deck_2:
        return table.deck_2.top
    return table.deck_3.top


@rule
def draw_nemesis_card() -> None:
    """An attack is resolved, anything else comes into play; an empty deck unleashes three times (WE-NDRAW)."""
    card = top_of_nemesis_deck()
    if card is None:
        note(EMPTY_DECK)
        unleash(EMPTY_DECK_UNLEASHES)
        return
    if card.attack:
        move(card, table.resolving)
        note(NEMESIS_DRAWS, card)
        on_attack(card, player(0))
        if card in table.resolving:
            move(card, table.nemesis_discard)
        win_if_outlasted_at_once()
    else:
        enter_play(card)


@rule
def enter_play(card: Card) -> None:
    """A minion or power that was drawn comes into play."""
    move(card, table.threats, bottom=True)
    note(NEMESIS_DRAWS, card)
    begin_in_play(card)


@rule
def begin_in_play(card: Card) -> None:
    """The card and its tokens are in play first, then what happens immediately (AE-NDRAW-04, -05)."""
    card.life = card.most_life + more_life(card)
    card.countdown = card.power_tokens
    if has_effect(card, immediately):
        immediately(card, player(0))


@rule
def to_bottom_of_deck(card: Card) -> None:
    """A card goes under the nemesis deck, under all of tier 3."""
    card.life = 0
    card.countdown = 0
    move(card, table.deck_3, bottom=True)


@rule
def nemesis_tier() -> int:
    """The highest tier among cards in play and discarded; 0 before the first (AE-TERM-07)."""
    return max(
        max((card.tier for card in table.threats), default=0),
        max((card.tier for card in table.nemesis_discard), default=0),
    )
