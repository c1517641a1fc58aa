"""What only The New Age asks and tells, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- the supply -------------------------------------------------------------------------------------------------------
ATTACH_TO = Prompt("attach-to", "To which breach do you attach the relic?", "К какому разлому прикрепить реликвию?")
DISCARD_COPY = Prompt(
    "discard-copy",
    "Discard a card of this name and draw a card?",
    "Сбросить карту с таким же названием и взять карту?",
)
ONTO_ITS_DECK = Prompt(
    "onto-its-deck", "Put this card on top of your deck?", "Положить эту карту на верх своей колоды?"
)
DESTROY_CAST_SPELL = Prompt("destroy-cast-spell", "Destroy the spell?", "Уничтожить это заклинание?")
TO_WHICH_ALLY = Prompt(
    "to-which-ally",
    "Into the hand of which ally does this card go? You may keep it",
    "В руку какого союзника положить эту карту? Можно оставить её себе",
)

# --- Maggoth ----------------------------------------------------------------------------------------------------------
LEAVE_FLIES = Verb("leave-flies", ("number",), "Flies left in the row: {number}", "В ряду останется мух: {number}")
SPREAD_DAMAGE = Prompt(
    "spread-damage",
    "How is the damage spread over the row of the Nest?",
    "Как распределить урон по ряду улья?",
)
MAGGOTS_COME = Note("maggots-come", "The Nest gains {number:maggot}", "Улей получает {number:maggot}", ("number",))
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
# --- the Ageless Walker -----------------------------------------------------------------------------------------------
EXILE_CARD = Prompt("exile-card", "Which card is exiled?", "Какую карту предать забвению?")
EXILE_DEAREST = Prompt(
    "exile-dearest",
    "From which of the most expensive supply piles is a card exiled?",
    "Из какой из самых дорогих стопок запаса предать забвению карту?",
)
EXILED = Note("exiled", "{card} is exiled", "{card} — в забвении", ("card",))
AGES = Note("ages", "{player}: {card}", "{player}: {card}", ("player", "card"))
CURSE_HELD = Note(
    "curse-held",
    "{player} holds {card}: it never stays in a hand",
    "{player}: {card} не остаётся в руке",
    ("player", "card"),
)
CURSE_MISPLACED = Note(
    "curse-misplaced",
    "{card} lies only in decks, discard pile and the box",
    "{card}: место этой карты — колода, сброс или коробка",
    ("card",),
)
EXILED_NO_CARD = Note(
    "exiled-no-card", "{card} is no card that is exiled", "{card}: такую карту не предают забвению", ("card",)
)
# --- basic nemesis cards ----------------------------------------------------------------------------------------------
ONTO_OWN_DECK = Prompt(
    "onto-own-deck", "Which card of the hand goes on top of the deck?", "Какую карту из руки положить на верх колоды?"
)
