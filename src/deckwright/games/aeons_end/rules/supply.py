"""The supply, by options or by questions at the table (WE-SUPPLY, WE-MKT)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.setup import a_random_kind, is_in_use, stock_up
from deckwright.games.aeons_end.schema import (
    CHEAP_GEM,
    MARKET_AT_RANDOM,
    MARKET_BY_CHOICE,
    MOST_PILES,
    Answer,
    Card,
    Pile,
    Use,
    ask,
    table,
)
from deckwright.games.aeons_end.texts import CHOOSE_SUPPLY
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE, everyone, move, offer


@rule
def lay_out_supply() -> None:
    """Gems, relics and spells, so many piles of each (WE-SUPPLY-01, WE-SUPPLY-02, NA-SUPPLY-01)."""
    if table.free_supply and table.market_from == MARKET_BY_CHOICE:
        choose_any_nine()
        return
    fill_supply(table.gem_box, Use.GEM, table.gem_piles)
    fill_supply(table.relic_box, Use.RELIC, table.relic_piles)
    fill_supply(table.spell_box, Use.SPELL, table.spell_piles)


@rule
def choose_any_nine() -> None:
    """First what the options name, then whatever the players choose, of any type (NA-SUPPLY-01, NA-SUPPLY-03)."""
    stock_wanted(table.gem_box)
    stock_wanted(table.relic_box)
    stock_wanted(table.spell_box)
    while len(table.market) < MOST_PILES:
        offer_kinds(table.gem_box)
        offer_kinds(table.relic_box)
        offer_kinds(table.spell_box)
        picked: Answer = ask(everyone(), CHOOSE_SUPPLY)
        chosen = picked.card
        stock_up(chosen, chosen.pile)


@rule
def stock_wanted(box: Pile) -> None:
    """The cards of a box that the options name."""
    for card in box:
        if is_wanted(card):
            stock_up(card, box)


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
        stock_wanted(box)
    if table.market_from != MARKET_BY_CHOICE and table.market_from != MARKET_AT_RANDOM:
        stock_recommended(box, piles - piles_of(use))
    while piles_of(use) < piles:
        chosen = choose_kind(box) if table.market_from == MARKET_BY_CHOICE else a_kind_by_chance(box, use, piles)
        assert chosen is not None
        stock_up(chosen, box)


@rule
def a_kind_by_chance(box: Pile, use: Use, piles: int) -> Card | None:
    """Any card of a box; where the numbers are advice, the last gem is a cheap one if none is yet (NA-SUPPLY-03)."""
    if use == Use.GEM and table.free_supply and piles_of(use) == piles - 1:
        cheap_left = any(is_cheap_gem(card) and is_in_use(card) for card in box)
        if cheap_left and not any(is_cheap_gem(card) for card in table.market):
            chosen = a_random_kind(box)
            while chosen and not is_cheap_gem(chosen):
                chosen = a_random_kind(box)
            return chosen
    return a_random_kind(box)


@rule
def is_cheap_gem(card: Card) -> bool:
    """Whether a gem costs as much as one that every supply should have."""
    return card.gem and card.cost == CHEAP_GEM


@rule
def stock_recommended(box: Pile, piles: int) -> None:
    """As many piles as the market that was asked for has, and as there is room for (WE-MKT-01, WE-MKT-02).

    The copies of a card lie together in its box, so one walk is enough.
    """
    left = piles
    market = table.market_from
    top: Card | None = None
    for card in box:
        if card.recommended == market:
            if top and top.kind == card.kind:
                move(card, table.stock, bottom=True)
            elif left > 0:
                left -= 1
                top = card
                move(card, table.market, bottom=True)
            else:
                break
        elif left == 0:
            break


@rule
def choose_kind(box: Pile) -> Card | None:
    """The players choose a card for the supply."""
    offer_kinds(box)
    picked: Answer = ask(everyone(), CHOOSE_SUPPLY)
    return picked.card


@rule
def offer_kinds(box: Pile) -> None:
    """Each kind of a box once."""
    last: Card | None = None
    for card in box:
        if is_in_use(card) and (last is None or last.kind != card.kind):
            offer(CHOOSE, card)
        last = card
