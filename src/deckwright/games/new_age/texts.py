"""What only The New Age asks and tells, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- Maggoth ----------------------------------------------------------------------------------------------------------
LEAVE_FLIES = Verb("leave-flies", ("number",), "Flies left in the row: {number}", "В ряду останется мух: {number}")
SPREAD_DAMAGE = Prompt(
    "spread-damage",
    "How is the damage spread over the row of the Nest?",
    "Как распределить урон по ряду улья?",
)
MAGGOTS_COME = Note(
    "maggots-come", "The Nest gains {number:maggot}", "Улей получает {number:maggot}", ("number",)
)
FLIES_COME = Note("flies-come", "The Nest gains {number:fly}", "Улей получает {number:fly}", ("number",))
ROW_FILLS = Note("row-fills", "Row {number} of the Nest is full", "Ряд {number} улья заполнен", ("number",))
FLY_HATCHES = Note("fly-hatches", "A maggot becomes a fly", "Личинка становится мухой")
NEST_OVERFLOWS = Note("nest-overflows", "The Nest has no space left", "В улье не осталось места")
WIDE_ROW = Note(
    "wide-row",
    "row {number} of the Nest holds more than it has spaces, or less than nothing",
    "в ряду {number} улья больше жетонов, чем мест, или меньше нуля",
    ("number",),
)
MANY_TOKENS = Note(
    "many-tokens", "there are only {number} maggots and flies", "личинок и мух всего {number}", ("number",)
)
