"""What would go unused if a turn ended now: cards still to be played, cards in reach, other things to do."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.lang.look import Look, View
from deckwright.server.texts import COUNTS
from deckwright.table import Option


def unused(look: Look, view: View, options: Sequence[Option], lang: str) -> str:
    """In a few words, or nothing: derived from the choices still there, without those that would be a pity."""
    good = [option for option in options if option.verb not in look.closing and not look.warn(view, option, lang)]
    if len(good) == len(options):
        return ""  # nothing here ends the turn
    held = {option.card_id for option in good if option.verb == look.play_verb or _lies_in(option, "hand")}
    bought = {option.card_id for option in good if option.place and "." not in option.place} - held
    rest = [option for option in good if option.card_id is None or option.card_id not in held | bought]
    more = {option.index if option.card_id is None else (option.card_id,) for option in rest}
    counts = (("to_play", len(held)), ("in_reach", len(bought)), ("to_do", len(more)))
    return " · ".join(COUNTS[name].said(lang, n) for name, n in counts if n)


def _lies_in(option: Option, pile: str) -> bool:
    return option.place is not None and option.place.rpartition(".")[2] == pile
