"""What there is in Pearls."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.types import fact, pile, value


class Card(lang.Card):
    worth: int = fact(en="worth", ru="ценность")


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    air: int = value(2, en="air", ru="воздух")
    bag: Pile = pile("owner", pool="*sea", en="bag", ru="сумка")
    chest: Pile = pile(en="chest", ru="сундук")


class Shared(lang.Shared["Player"]):
    box: Pile = pile(en="box", ru="коробка")
    sea: Pile = pile("nobody", pool="*sea", en="sea", ru="море")
    reef: Pile = pile(en="reef", ru="риф")


class Answer(lang.Answer):
    card: Card


table = Shared()
