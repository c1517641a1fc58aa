"""The supply, by options or by questions at the table (WE-SUPPLY, WE-MKT)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.setup import a_random_kind, is_in_use, stock_up
from deckwright.games.aeons_end.schema import (
    MARKET_AT_RANDOM,
    MARKET_BY_CHOICE,
    Answer,
    Card,
    Pile,
    Use,
    ask,
    table,
)
from deckwright.games.aeons_end.texts import CHOOSE_SUPPLY
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE, everyone, offer


@rule
def lay_out_supply() -> None:
    """Gems, relics and spells, so many piles of each (WE-SUPPLY-01, WE-SUPPLY-02, NA-SUPPLY-01)."""
    fill_supply(table.gem_box, Use.GEM, table.gem_piles)
    fill_supply(table.relic_box, Use.RELIC, table.relic_piles)
    fill_supply(table.spell_box, Use.SPELL, table.spell_piles)


@rule
def is_wanted(card: Card) -> bool:
    """Whether the options name this card for the supply."""
    return card.supply_number in table.named_supply


@rule
def piles_of(use: Use) -> int:
    """How many piles of gems, of relics or of spells the supply has so far."""
    return sum(1 for card in table.market if card.use == use)


@rule
def fill_supply(box: Pile, use: Use, piles: int) -> None:
    """First what the options name, then what is recommended, at random, or of the players' choice."""
    if table.supply_named:
        for card in box:
            if is_wanted(card):
                stock_up(card, box)
    if table.market_from != MARKET_BY_CHOICE and table.market_from != MARKET_AT_RANDOM:
        for card in box:
            if is_recommended(card) and piles_of(use) < piles:
                stock_up(card, box)
    while piles_of(use) < piles:
        chosen = choose_kind(box) if table.market_from == MARKET_BY_CHOICE else a_random_kind(box)
        assert chosen is not None
        stock_up(chosen, box)


@rule
def is_recommended(card: Card) -> bool:
    """Whether the market that was asked for has this card (WE-MKT-01, WE-MKT-02)."""
    return card.recommended == table.market_from


@rule
def choose_kind(box: Pile) -> Card | None:
    """The players choose a card for the supply, each kind offered once."""
    last: Card | None = None
    for card in box:
        if is_in_use(card) and (last is None or last.kind != card.kind):
            offer(CHOOSE, card)
        last = card
    picked: Answer = ask(everyone(), CHOOSE_SUPPLY)
    return picked.card
