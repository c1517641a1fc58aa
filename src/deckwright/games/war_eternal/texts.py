"""What only War Eternal asks, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

WHICH_ACOLYTE = Prompt(
    "which-acolyte",
    "The acolytes are equal: which one is it?",
    "Аколиты равны: какой из них выбран?",
)
TIME_ACCELERATES = Note(
    "time-accelerates",
    "{card} accelerates time: a nemesis card is shuffled back into the turn order deck",
    "{card} ускоряет время: карта «Исчадие» замешивается обратно в колоду очерёдности хода",
    ("card",),
)
KEEP_TURN_CARD = Prompt(
    "keep-turn-card",
    "Which player's card stays in the turn order discard pile?",
    "Какая карта игрока останется в сбросе карт очерёдности хода?",
)
CHARGE_OR_DAMAGE = Prompt(
    "charge-or-damage", "Lose a charge or suffer the damage?", "Потерять энергию или получить урон?"
)
LOSE_CHARGE = Verb("lose-charge", (), "Lose 1 charge", "Потерять 1 энергию")
SUFFER_DAMAGE = Verb("suffer-damage", ("number",), "Suffer {number:damage}", "Получить {number:damage}")
FORCE_SPELL = Prompt(
    "force-spell",
    "Discard a prepped spell for 4 more damage, or pass",
    "Сбросьте подготовленное заклинание, чтобы нанести ещё 4 урона, или пропустите",
)
