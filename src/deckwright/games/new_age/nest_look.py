"""What the Nest of Maggoth adds to the look of a game: signs for maggots and flies, its rows, what will fill them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.new_age.nest_seen import FLY, MAGGOT, WORDS, coming, explain_prompt, rows_of
from deckwright.lang.cards import Kind
from deckwright.lang.look import Look, View
from deckwright.lang.texts import Text, Vocabulary

SHAPES = {
    "maggot": "M1.4 16.6A3.4 3.4 0 1 0 8.2 16.6 3.4 3.4 0 1 0 1.4 16.6Z"
    "M4.4 11.4A4 4 0 1 0 12.4 11.4 4 4 0 1 0 4.4 11.4ZM9.4 8.6A4.2 4.2 0 1 0 17.8 8.6 4.2 4.2 0 1 0 9.4 8.6Z"
    "M14.6 11.8A3.8 3.8 0 1 0 22.2 11.8 3.8 3.8 0 1 0 14.6 11.8Z"
    "M16.6 17.4A3 3 0 1 0 22.6 17.4 3 3 0 1 0 16.6 17.4Z",
    "fly": "M12 8.8C14.8 8.8 15.6 12.6 14.8 16.6 14.2 19.6 13.2 22 12 23.4 10.8 22 9.8 19.6 9.2 16.6"
    " 8.4 12.6 9.2 8.8 12 8.8Z"
    "M9 5.4A3 3 0 1 0 15 5.4 3 3 0 1 0 9 5.4ZM8.4 9.6C5.4 4.2 .6 3.6 .5 8 .5 12.6 4.6 14.6 7.8 13.2Z"
    "M15.6 9.6C18.6 4.2 23.4 3.6 23.5 8 23.5 12.6 19.4 14.6 16.2 13.2ZM8 15.4 3.4 18.4 4.4 20 8.6 17.4Z"
    "M16 15.4 20.6 18.4 19.6 20 15.4 17.4Z",
}
LEGEND = {"maggot": Text("maggots", "личинки"), "fly": Text("flies", "мухи")}


def with_nest(look: Look, kinds: Callable[[str], Kind | None], vocabulary: Vocabulary) -> Look:
    """A look that shows the Nest, too."""
    symbols = {**look.symbols, MAGGOT: MAGGOT, FLY: FLY}

    def plan(view: View, lang: str) -> TablePlan:
        found: TablePlan = look.plan(view, lang)
        return replace(found, own={**found.own, "nest": rows_of(view, kinds, vocabulary, symbols, lang)})

    return replace(
        look,
        shapes={**look.shapes, **SHAPES},
        symbols=symbols,
        legend={**look.legend, **LEGEND},
        words={**look.words, **WORDS},
        plan=plan,
        coming=coming(look.coming, kinds, vocabulary),
        explain_prompt=explain_prompt(look.explain_prompt),
    )
