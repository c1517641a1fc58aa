"""What each tactic on offer would do to the roll that comes: as a number, or where it changes none, in words."""

from __future__ import annotations

from deckwright.games.sorcerer import odds
from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.rules.slots import on_tactic
from deckwright.games.sorcerer.vocabulary import VOCABULARY
from deckwright.lang.look import View
from deckwright.lang.texts import Text, plain
from deckwright.lang.words import effects_in

KINDS = {kind.id: kind for kind in ALL}
BEFORE = Text("It works before the dice are rolled.", "Она сработает до броска.")
CHANGES = Text("{name}: {change} damage on average", "«{name}»: {change} урона в среднем")
DOES = Text("{name}: {does}", "«{name}»: {does}")


def tactics_foretold(view: View, lang: str) -> list[str]:
    """When they work, and a line for each of them; equal ones only once."""
    changes = odds.tactics(view)
    lines = [BEFORE.said(lang)]
    for option in view["options"]:
        if option["card"] is not None:
            kind = KINDS[option["card"]]
            if (change := changes.get(option["card_id"])) is not None:
                said = CHANGES.said(lang, name=kind.said(lang), change=odds.signed(change, lang))
            else:
                effects = VOCABULARY.sentences(effects_in(kind.slots[on_tactic]), lang, capital_first=False)
                said = DOES.said(lang, name=kind.said(lang), does=plain(effects))
            lines.append(said)
    return list(dict.fromkeys(lines))
