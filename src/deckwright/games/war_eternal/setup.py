"""The set-up of War Eternal, by options or by questions at the table, and the game from first turn to last."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.setup import a_random_kind, face, lay_out_turn_order, stock_up, take_mage
from deckwright.games.aeons_end.rules.turn import next_turn
from deckwright.games.aeons_end.schema import Card, Choice, Pile, Use
from deckwright.games.aeons_end.texts import CHOOSE_MAGE, CHOOSE_NEMESIS, CHOOSE_SUPPLY
from deckwright.games.war_eternal.schema import Chosen, Mage, Market, Nemesis, Player, table
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE, ask, choose, everyone, offer


@rule
def game() -> None:
    """The whole game."""
    table.gravehold = table.start_gravehold
    hand_out_mages()
    choose_nemesis()
    lay_out_supply()
    lay_out_turn_order()
    while True:
        next_turn()


# --- mages ------------------------------------------------------------------------------------------------------------


@rule
def hand_out_mages() -> None:
    """First the mages that were asked for, then the others, chosen or at random (WE-SETUP-01)."""
    for me in table.players:
        wanted = mage_wanted(me)
        for mage in table.mage_box:
            if wanted != Mage.ANY and mage.mage == wanted:
                take_mage(me, mage)
    for me in table.players:
        if not me.mat:
            chosen: Card | None = None
            if table.mages == Chosen.CHOICE:
                chosen = choose(voice(me), table.mage_box, CHOOSE_MAGE)
            else:
                chosen = a_random_kind(table.mage_box)
            if chosen:
                take_mage(me, chosen)


@rule
def mage_wanted(me: Player) -> Mage:
    """The mage that the options give a player."""
    if me.seat == 0:
        return table.mage_1
    if me.seat == 1:
        return table.mage_2
    if me.seat == 2:
        return table.mage_3
    return table.mage_4


# --- the nemesis ------------------------------------------------------------------------------------------------------


@rule
def choose_nemesis() -> None:
    """The nemesis of the options, of the players' choice, or a random one (WE-NSETUP-01)."""
    nemesis: Card | None = None
    for card in table.nemesis_box:
        if table.nemesis != Nemesis.ANY and card.nemesis == table.nemesis:
            nemesis = card
    if nemesis is None:
        if table.nemesis_choice == Chosen.CHOICE:
            nemesis = choose(everyone(), table.nemesis_box, CHOOSE_NEMESIS)
        else:
            nemesis = a_random_kind(table.nemesis_box)
    if nemesis:
        more = table.nemesis_life if nemesis.nemesis != Nemesis.HOLLOW_CROWN else 0
        face(nemesis, nemesis.most_life + more)


# --- the supply -------------------------------------------------------------------------------------------------------

GEM_PILES = 3
RELIC_PILES = 2
SPELL_PILES = 4


@rule
def lay_out_supply() -> None:
    """Three gems, two relics, four spells (WE-SUPPLY-01, WE-SUPPLY-02)."""
    fill_supply(table.gem_box, Use.GEM, GEM_PILES)
    fill_supply(table.relic_box, Use.RELIC, RELIC_PILES)
    fill_supply(table.spell_box, Use.SPELL, SPELL_PILES)


@rule
def is_wanted(card: Card) -> bool:
    """Whether the options name this card for the supply."""
    return (
        card.supply_number == table.supply_1
        or card.supply_number == table.supply_2
        or card.supply_number == table.supply_3
        or card.supply_number == table.supply_4
        or card.supply_number == table.supply_5
        or card.supply_number == table.supply_6
        or card.supply_number == table.supply_7
        or card.supply_number == table.supply_8
        or card.supply_number == table.supply_9
    )


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
    if table.market_from != Market.CHOICE and table.market_from != Market.RANDOM:
        for card in box:
            if is_recommended(card) and piles_of(use) < piles:
                stock_up(card, box)
    while piles_of(use) < piles:
        chosen = choose_kind(box) if table.market_from == Market.CHOICE else a_random_kind(box)
        assert chosen is not None
        stock_up(chosen, box)


@rule
def is_recommended(card: Card) -> bool:
    """Whether the market that was asked for has this card (WE-MKT-01, WE-MKT-02)."""
    return card.recommended == int(table.market_from)


@rule
def choose_kind(box: Pile) -> Card | None:
    """The players choose a card for the supply, each kind offered once."""
    last: Card | None = None
    for card in box:
        if last is None or last.kind != card.kind:
            offer(CHOOSE, card)
        last = card
    picked: Choice = ask(everyone(), CHOOSE_SUPPLY)
    return picked.card
