"""What the terminal says about War Eternal, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

NEMESIS = Text("Nemesis", "Исчадие")
GRAVEHOLD = Text("Gravehold", "Грейвхолд")
TOKENS = Text("tokens", "жетоны")
DECK_LEFT = Text("deck: {one} + {two} + {three}", "колода: {one} + {two} + {three}")
TURNS_LEFT = Text("Turn order: {left} left, taken: {taken}", "Очерёдность: осталось {left}, были: {taken}")
NOTHING = Text("nothing", "пусто")
IN_PLAY = Text("Nemesis main phase", "Основная фаза исчадия")
NO_THREATS = Text("no minions and powers in play", "приспешников и сил в игре нет")
SUPPLY = Text("Supply", "Запас")
LEFT = Text("{n} left", "осталось {n}")
HAND = Text("hand", "рука")
DECK = Text("deck", "колода")
DISCARD = Text("discard", "сброс")
HAND_CARDS = Text("Hand", "Рука")
PLAYED = Text("Played", "Разыграно")
DISCARDED = Text("Discard pile, top first", "Стопка сброса, сверху вниз")
OPEN = Text("open", "открыт")
TURNED = Text("open for {n}", "открыть за {n}")
EMPTY = Text("empty", "пусто")
EXHAUSTED = Text("exhausted", "обессилен")
RESTRICTED = Text("not for relics and spells", "не для реликвий и заклинаний")
CARDS_ONLY = Text("for cards only", "только на карты")
SPELLS_ONLY = Text("for spells only", "только на заклинания")
TROPHIES = Text("trophies {n}", "трофеи {n}")
