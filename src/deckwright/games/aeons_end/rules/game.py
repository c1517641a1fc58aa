"""The whole game: the set-up, by options or by questions at the table, then turn after turn."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.hooks import completes_set_up
from deckwright.games.aeons_end.rules.life import foe, voice
from deckwright.games.aeons_end.rules.setup import a_random_kind, face, is_in_use, lay_out_turn_order, take_mage
from deckwright.games.aeons_end.rules.slots import invulnerable, on_supply
from deckwright.games.aeons_end.rules.supply import lay_out_supply
from deckwright.games.aeons_end.rules.turn import next_turn
from deckwright.games.aeons_end.schema import Card, Chosen, player, table
from deckwright.games.aeons_end.texts import CHOOSE_MAGE, CHOOSE_NEMESIS
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, everyone


@rule
def game() -> None:
    """The whole game."""
    table.gravehold = table.start_gravehold
    hand_out_mages()
    choose_nemesis()
    lay_out_supply()
    if has_effect(foe(), on_supply):
        on_supply(foe(), player(0))
    completes_set_up()
    lay_out_turn_order()
    while True:
        next_turn()


@rule
def hand_out_mages() -> None:
    """First the mages that were asked for, then the others, chosen or at random (WE-SETUP-01)."""
    for me in table.players:
        wanted = table.named_mages[me.seat]
        for mage in table.mage_box:
            if wanted > 0 and mage.mage == wanted:
                take_mage(me, mage)
    for me in table.players:
        if not me.mat:
            chosen: Card | None = None
            if table.mages == Chosen.CHOICE:
                chosen = choose(voice(me), (mage for mage in table.mage_box if is_in_use(mage)), CHOOSE_MAGE)
            else:
                chosen = a_random_kind(table.mage_box)
            if chosen:
                take_mage(me, chosen)


@rule
def choose_nemesis() -> None:
    """The nemesis of the options, of the players' choice, or a random one (AE-NSETUP-01)."""
    nemesis: Card | None = None
    for card in table.nemesis_box:
        if card.nemesis == table.nemesis:
            nemesis = card
    if nemesis is None:
        if table.nemesis_choice == Chosen.CHOICE:
            nemesis = choose(everyone(), (card for card in table.nemesis_box if is_in_use(card)), CHOOSE_NEMESIS)
        else:
            nemesis = a_random_kind(table.nemesis_box)
    if nemesis:
        face(nemesis, life_of(nemesis))


@rule
def life_of(nemesis: Card) -> int:
    """By the difficulty more or less than its mat says (WE-DIFF); what cannot be damaged is what it is."""
    return nemesis.most_life if invulnerable(nemesis) else nemesis.most_life + table.nemesis_life
