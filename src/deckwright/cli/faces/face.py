"""What the terminal asks of a game's face."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from deckwright.lang.texts import Text

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.lang.game import Game
    from deckwright.table import Event, Option

View = Mapping[str, Any]


@dataclass(frozen=True)
class Sign:
    """A sign with its colour: colour is never the only difference."""

    symbol: str
    style: str


@dataclass(frozen=True)
class Counted:
    """A value that the story of a game tells the changes of."""

    noun: str  # in the game's vocabulary
    sign: Sign


@dataclass(frozen=True)
class Look:
    """How to draw: the language, the room, and what the sides are called."""

    lang: str
    width: int
    compact: bool
    name: Callable[[int], str]


class Face(ABC):
    """How one game looks and is explained in the terminal."""

    game: Game
    counted: Mapping[str, Counted]  # by the name of the value
    silent_rules: frozenset[str]  # rules whose changes need no words: the set-up, the end of a turn
    told_moves: Mapping[tuple[str, str], Text]  # moves worth a line, by the names of their piles
    play_verb: str  # the verb of playing a card from hand
    numbers: Mapping[str, Sign]  # what the number of a verb counts
    closing: frozenset[str]  # verbs that end a question; their number is always 0
    verbs: Mapping[str, Text]  # headings of groups of choices
    piles: Mapping[str, Text]  # where a card to choose lies
    signs: Mapping[str, Sign]  # by the nouns of the game's vocabulary
    main_prompt: str  # the question of a player's own turn

    # --- cards --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def sign(self, kind: Kind) -> Sign:
        """The sign of a card's group, such as its faction."""

    @abstractmethod
    def figures(self, kind: Kind) -> Sequence[tuple[Sign, int, Text]]:
        """The numbers printed on a card, with what they are called."""

    @abstractmethod
    def brief(self, kind: Kind, lang: str) -> str:
        """What a card does, in as few signs as possible."""

    def related(self, kind: Kind) -> Sequence[Kind]:
        """Other cards that a card's page should show too."""
        return ()

    # --- the table ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, view: View, me: int, look: Look) -> RenderableType:
        """The whole table, as a seat sees it."""

    @abstractmethod
    def standing(self, view: View, side: int, look: Look) -> RenderableType:
        """One line on how a side stands."""

    # --- help ---------------------------------------------------------------------------------------------------------

    @abstractmethod
    def how_to_play(self, view: View, lang: str) -> Sequence[str]:
        """The game in a few lines, for somebody who has never played it."""

    @abstractmethod
    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """What the signs mean."""

    @abstractmethod
    def explain_prompt(self, prompt: str, view: View, me: int, lang: str) -> str:
        """A line that helps to answer a question, or nothing."""

    @abstractmethod
    def advice(self, view: View, me: int, options: Sequence[Option], lang: str) -> str:
        """What is still possible in the player's own turn, in one line."""

    @abstractmethod
    def easy_plays(self, hand: Sequence[Kind], view: View, me: int) -> tuple[list[Kind], list[Kind]]:
        """The cards that simply give resources, in a good order; and those of them that had better wait."""

    # --- the end ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def statistics(self, events: Sequence[Event], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
        """What to tell at the end: lines of one number for each side."""
