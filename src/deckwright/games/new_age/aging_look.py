"""What the Ageless Walker adds to the look of a game: its exiled pile, the family of its curse, what will be taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.new_age.aging_seen import EXILED, WORDS, coming, exiled_of, explain_prompt
from deckwright.lang.cards import Kind
from deckwright.lang.look import Family, Look, View
from deckwright.lang.texts import Text, Vocabulary

CURSE = Family("na-curse", Text("Curse", "Проклятие"), "#b9a58a", "wave", "dashes")
PLACE = Text("from the exiled pile", "из забвения")


def with_aging(look: Look, kinds: Callable[[str], Kind | None], vocabulary: Vocabulary) -> Look:
    """A look that shows the exiled pile, too."""

    def plan(view: View, lang: str) -> TablePlan:
        found: TablePlan = look.plan(view, lang)
        return replace(found, own={**found.own, EXILED: exiled_of(view, kinds, vocabulary, lang)})

    def family_of(kind: Kind) -> Family:
        return CURSE if kind.facts.get("curse") else look.family_of(kind)

    return replace(
        look,
        families=[*look.families, CURSE],
        family_of=family_of,
        open_piles=look.open_piles | {EXILED},
        usual={**look.usual, EXILED: "gain"},
        places={**look.places, EXILED: PLACE},
        words={**look.words, **WORDS},
        plan=plan,
        coming=coming(look.coming, kinds),
        explain_prompt=explain_prompt(look.explain_prompt),
    )
