"""What there is. The attributes of these classes are declarations: the compiler gives each its place in the state."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.types import fact, option, pile, value

SEATS = range(2, 5)  # two to four players


class Card(lang.Card):
    """A fact is the same for all copies of a card. One with a name is printed on it."""

    cost: int = fact(en="cost", ru="цена")
    worth: int = fact(en="worth", ru="ценность")
    noise: int = fact(en="noise", ru="шум")


class Pile(lang.Pile["Card"]):
    """Cards in an order."""


class Player(lang.Player):
    """A value is what rules keep and everybody sees. A pile says who looks into it."""

    gold: int = value(en="gold", ru="золото")
    noise: int = value(en="noise", ru="шум")
    deck: Pile = pile("nobody", en="deck", ru="колода")
    path: Pile = pile(en="path", ru="путь")
    discard: Pile = pile(ordered=False, en="discard pile", ru="сброс")


class Shared(lang.Shared["Player"]):
    """What all players share. An option is chosen before the game begins: see `game.py`."""

    rounds: int = option()
    ears: int = option()
    box: Pile = pile(en="box", ru="коробка")
    cave: Pile = pile("nobody", en="cave", ru="пещера")
    hoard: Pile = pile(ordered=False, en="hoard", ru="сокровища")


class Answer(lang.Answer):
    """What a player has chosen, with your own types."""

    card: Card


table = Shared()
