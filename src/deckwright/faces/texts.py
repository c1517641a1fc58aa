"""What every face says, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

HAND = Text("hand", "рука")
DECK = Text("deck", "колода")
DISCARD = Text("discard", "сброс")
YOUR_HAND = Text("Hand", "Рука")
IN_PLAY = Text("In play", "В игре")
PLAYED = Text("Played", "Разыграно")
NOTHING = Text("nothing", "пусто")
EMPTY_PLACE = Text("empty", "пусто")
CENTRE = Text("Centre row", "Центральный ряд")
TABLE = Text("Table", "Стол")
HIDDEN = Text("{n} hidden", "закрытых карт: {n}")
HIDDEN_CARD = Text("a hidden card", "закрытая карта")
CENTRE_LEFT = Text("{n} left in the deck", "в колоде ещё {n}")
