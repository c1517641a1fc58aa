"""What the ritual of Arachnos adds to the look of a game: its track, the World Devourer, what completes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.new_age.ritual_seen import VERBS, WORDS, coming, explain_prompt, ritual_of
from deckwright.lang.cards import Kind
from deckwright.lang.look import Look, View
from deckwright.lang.texts import Vocabulary


def with_ritual(look: Look, kinds: Callable[[str], Kind | None], vocabulary: Vocabulary) -> Look:
    """A look that shows the ritual, too."""

    def plan(view: View, lang: str) -> TablePlan:
        found: TablePlan = look.plan(view, lang)
        seen = ritual_of(view, kinds, vocabulary, look.symbols, lang)
        own = {**found.own, "ritual": seen}
        if seen is None:
            return replace(found, own=own)
        unleash = [] if seen.complete else found.unleash
        return replace(found, own=own, invulnerable=seen.complete, draws=not seen.complete, unleash=unleash)

    return replace(
        look,
        words={**look.words, **WORDS},
        verbs={**look.verbs, **VERBS},
        plan=plan,
        coming=coming(look.coming, kinds),
        explain_prompt=explain_prompt(look.explain_prompt),
    )
