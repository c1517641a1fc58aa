"""What only The New Age asks and tells, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Prompt

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

# --- basic nemesis cards ----------------------------------------------------------------------------------------------
ONTO_OWN_DECK = Prompt(
    "onto-own-deck", "Which card of the hand goes on top of the deck?", "Какую карту из руки положить на верх колоды?"
)
