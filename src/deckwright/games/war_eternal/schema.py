"""What War Eternal adds to its family: trophies, acolytes."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.games.aeons_end import schema as family
from deckwright.lang import types as lang
from deckwright.lang.types import fact, pile, value


class Card(family.Card):
    """A card of War Eternal."""

    sigil: bool = fact(False)
    acolyte: bool = fact(False)
    gathers_trophies: bool = fact(False)


Pile = lang.Pile[Card]


class Player(family.Player):
    """A player of War Eternal."""

    trophies: int = value(0, en="trophies", ru="трофеи")

    mat: Pile
    breaches: Pile


class Shared(family.Shared):
    """The table of War Eternal."""

    jewel_turn: int = value(0)
    bloodless: bool = value(False)

    acolyte_deck: Pile = pile("nobody", en="acolyte deck", ru="колода аколитов")
    acolytes_gone: Pile = pile(en="acolyte discard pile", ru="сброс аколитов")
    acolyte_box: Pile = pile(en="acolytes in the box", ru="аколиты в коробке")

    players: Iterable[Player]
    threats: Pile
    breach_box: Pile


table = Shared()
