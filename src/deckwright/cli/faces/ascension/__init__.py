"""Ascension in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType

from deckwright.cli.faces.ascension import advice, board, signs
from deckwright.cli.faces.ascension import texts as X
from deckwright.cli.faces.face import Face, Look, Sign, View
from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.look import LOOK
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text

if TYPE_CHECKING:
    from deckwright.table import Event, Option


class AscensionFace(Face):
    """How Ascension looks and is explained in the terminal."""

    game = ASCENSION
    counted = signs.COUNTED
    silent_rules = LOOK.told.silent_rules
    told_moves = LOOK.told.moves
    closing = LOOK.closing
    verbs = X.VERBS
    play_verb = LOOK.play_verb
    numbers = {"acquire": signs.RUNE, "defeat": signs.POWER}
    piles = X.PILES
    main_prompt = LOOK.main_prompt
    signs = signs.NOUNS

    def sign(self, kind: Kind) -> Sign:
        """The sign of its faction, or of a monster."""
        return signs.sign_of(kind)

    def figures(self, kind: Kind) -> Sequence[tuple[Sign, int, Text]]:
        """Cost or strength, and honor."""
        return signs.figures(kind)

    def brief(self, kind: Kind, lang: str) -> str:
        """What it does, in signs."""
        return signs.brief(kind, lang)

    def board(self, view: View, me: int, look: Look) -> RenderableType:
        """Opponents, the centre, me."""
        return board.board(view, me, look)

    def standing(self, view: View, side: int, look: Look) -> RenderableType:
        """Honor and numbers of cards."""
        return board.standing(view, view["players"][side], look)

    def how_to_play(self, view: View, lang: str) -> Sequence[str]:
        """The game in seven lines."""
        return advice.how_to_play(view, lang)

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """Resources and factions."""
        return advice.legend(lang)

    def explain_prompt(self, prompt: str, view: View, me: int, lang: str) -> str:
        """What a question is about."""
        return advice.explain_prompt(prompt, lang)

    def advice(self, view: View, me: int, options: Sequence[Option], lang: str) -> str:
        """What is still possible before the turn ends."""
        return advice.advice(view, options, lang)

    def easy_plays(self, hand: Sequence[Kind], view: View, me: int) -> tuple[list[Kind], list[Kind]]:
        """Heroes that simply give resources; those that gain from others wait."""
        return advice.easy_plays(hand, view, me)

    def statistics(self, events: Sequence[Event], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
        """Final scores, cards acquired, monsters defeated."""
        return advice.statistics(events, view)


FACE = AscensionFace()
