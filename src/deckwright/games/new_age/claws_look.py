"""What the claws of Fenrix add to the look of a game: their panel, and what will bring more of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.new_age.claws_seen import WORDS, coming, explain_prompt, seen
from deckwright.lang.cards import Kind
from deckwright.lang.look import Look, View


def with_claws(look: Look, kinds: Callable[[str], Kind | None]) -> Look:
    """A look that shows the claws, too: their panel shows them instead of the list of minions and powers."""

    def plan(view: View, lang: str) -> TablePlan:
        found: TablePlan = look.plan(view, lang)
        claws = seen(view, kinds, lang)
        apart = frozenset(claw.id for claw in claws.claws) if claws else frozenset()
        return replace(found, own={**found.own, "claws": claws}, apart=found.apart | apart)

    return replace(
        look,
        words={**look.words, **WORDS},
        plan=plan,
        coming=coming(look.coming, kinds),
        explain_prompt=explain_prompt(look.explain_prompt),
    )
