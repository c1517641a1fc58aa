"""Shards of Infinity in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType

from deckwright.cli.faces.face import Face, Look, Sign, View
from deckwright.cli.faces.shards import advice, board, signs
from deckwright.cli.faces.shards import texts as X
from deckwright.games.shards.game import SHARDS
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text

if TYPE_CHECKING:
    from deckwright.table import Event, Option


class ShardsFace(Face):
    """How Shards of Infinity looks and is explained in the terminal."""

    game = SHARDS
    counted = signs.COUNTED
    silent_rules = frozenset(
        {"starting_mastery", "end_phase", "attack_phase", "assign_power", "nemesis_turn", "refill_row"}
    )
    told_moves = X.MOVES
    closing = frozenset({"end-main", "pass", "done", "no", "drop-out"})
    verbs = X.VERBS
    play_verb = "play"
    numbers = {"recruit": signs.CRYSTAL, "fast-play": signs.CRYSTAL, "attack": signs.POWER, "show": signs.SHIELD}
    piles = X.PILES
    main_prompt = "main-phase"
    signs = signs.NOUNS

    def sign(self, kind: Kind) -> Sign:
        """The sign of its faction."""
        return board.sign_of(kind)

    def figures(self, kind: Kind) -> Sequence[tuple[Sign, int, Text]]:
        """Cost, health, shield."""
        return signs.figures(kind)

    def brief(self, kind: Kind, lang: str) -> str:
        """What it does, in signs."""
        return signs.brief(kind, lang)

    def related(self, kind: Kind) -> Sequence[Kind]:
        """For a leader: relics, and cards that name the leader."""
        return signs.related(kind)

    def board(self, view: View, me: int, look: Look) -> RenderableType:
        """Opponents, the centre row, me."""
        return board.board(view, me, look)

    def standing(self, view: View, side: int, look: Look) -> RenderableType:
        """Health, mastery and numbers of cards."""
        return board.standing(view, view["players"][side], look, None)

    def how_to_play(self, view: View, lang: str) -> Sequence[str]:
        """The game in seven lines."""
        return advice.how_to_play(view, lang)

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """Resources and factions."""
        return advice.legend(lang)

    def explain_prompt(self, prompt: str, view: View, me: int, lang: str) -> str:
        """What a question is about."""
        return advice.explain_prompt(prompt, view, me, lang)

    def advice(self, view: View, me: int, options: Sequence[Option], lang: str) -> str:
        """What is still possible before the main phase ends."""
        return advice.advice(view, options, lang)

    def easy_plays(self, hand: Sequence[Kind], view: View, me: int) -> tuple[list[Kind], list[Kind]]:
        """Cards without conditions but mastery; those whose threshold Focus would reach wait."""
        return advice.easy_plays(hand, view, me)

    def statistics(self, events: Sequence[Event], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
        """Damage, recruits, champions, and how everybody stands."""
        return advice.statistics(events, view)


FACE = ShardsFace()
