"""What War Eternal adds to its family: its mages and nemeses, acolytes, the options of a table."""

from __future__ import annotations

from enum import IntEnum

from deckwright.games.aeons_end import schema as family
from deckwright.games.aeons_end.schema import Pile
from deckwright.games.aeons_end.schema import Player as Player
from deckwright.lang.types import option, pile, value


class Mage(IntEnum):
    """The eight mages; any stands for whoever is chosen or drawn."""

    ANY = 0
    DEZMODIA = 1
    GARU = 2
    GEX = 3
    MAZAHAEDRON = 4
    MIST = 5
    QUILIUS = 6
    ULGIMOR = 7
    YAN_MAGDA = 8


class Nemesis(IntEnum):
    """The four nemeses; any stands for whichever is chosen or drawn."""

    ANY = 0
    UMBRA_TITAN = 1
    HOLLOW_CROWN = 2
    MAGUS_OF_CLOAKS = 3
    GATE_WITCH = 4


class Chosen(IntEnum):
    """Whether something left open is drawn at random or chosen at the table."""

    RANDOM = 0
    CHOICE = 1


class Market(IntEnum):
    """Where the supply comes from."""

    RANDOM = 0
    THINNING = 1
    CYCLING = 2
    CHOICE = 3


class Table(family.Table):
    """The table of War Eternal."""

    mages: Chosen = option()
    mage_1: Mage = option()
    mage_2: Mage = option()
    mage_3: Mage = option()
    mage_4: Mage = option()
    nemesis: Nemesis = option()
    nemesis_choice: Chosen = option()
    market_from: Market = option()
    supply_named: bool = option()
    supply_1: int = option()
    supply_2: int = option()
    supply_3: int = option()
    supply_4: int = option()
    supply_5: int = option()
    supply_6: int = option()
    supply_7: int = option()
    supply_8: int = option()
    supply_9: int = option()
    nemesis_life: int = option()

    jewel_turn: int = value(0)
    bloodless: bool = value(False)

    acolyte_deck: Pile = pile("nobody", en="acolyte deck", ru="колода аколитов")
    acolytes_gone: Pile = pile(en="acolyte discard pile", ru="сброс аколитов")
    acolyte_box: Pile = pile(en="acolytes in the box", ru="аколиты в коробке")


table = Table()
