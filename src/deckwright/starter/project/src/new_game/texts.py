"""What can be chosen, asked and told, in both languages. `{number:gold}` is a number with its noun."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

STEP = Verb("step", (), "Take a step", "Сделать шаг")
STOP = Verb("stop", (), "Stop here", "Остановиться")
TAKE = Verb("take", ("card", "number"), "Take {card} for {number:gold}", "Взять за {number:gold}: {card}")
LEAVE = Verb("leave", (), "Leave with nothing", "Уйти ни с чем")
BURY = Verb("bury", ("card",), "Discard {card}", "Сбросить: {card}")
KEEP = Verb("keep", ("card",), "Leave {card} on top", "Оставить сверху: {card}")

GO_ON = Prompt("go-on", "Another step, or stop here?", "Ещё шаг или остановиться?")
WHICH = Prompt("which", "Which treasure do you take?", "Какое сокровище взять?")
SEEN = Prompt("seen", "This card comes next. Do you want it?", "Эта карта следующая. Нужна ли она вам?")

WAKES = Note("wakes", "The dragon wakes, and {player} runs", "Дракон проснулся, {player} убегает", ("player",))
TAKES = Note("takes", "{player} takes {card}", "{player} забирает: {card}", ("card", "player"))
