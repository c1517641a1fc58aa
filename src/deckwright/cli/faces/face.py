"""What the terminal asks of a game's face: the signs it is drawn with. All else it asks of the game's own `Look`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import RenderableType

from deckwright.lang.look import View

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.lang.game import Game
    from deckwright.lang.look import Look


@dataclass(frozen=True)
class Sign:
    """A sign with its colour: colour is never the only difference."""

    symbol: str
    style: str


@dataclass(frozen=True)
class Canvas:
    """How to draw: the language, the room, and what the sides are called."""

    lang: str
    width: int
    compact: bool
    name: Callable[[int], str]


class Face(ABC):
    """How one game looks in the terminal."""

    game: Game
    signs: Mapping[str, Sign]  # by the symbols of the game's look
    numbers: Mapping[str, Sign]  # what the number of a verb counts

    @property
    def look(self) -> Look:
        """How the game wants to be shown and explained on any screen."""
        assert self.game.look is not None, f"{self.game.id} has no look"
        return self.game.look

    def sign_of(self, noun: str) -> Sign | None:
        """The sign of a noun of the vocabulary."""
        return self.signs.get(self.look.symbols.get(noun, noun))

    @abstractmethod
    def sign(self, kind: Kind) -> Sign:
        """The sign of a card's family."""

    @abstractmethod
    def brief(self, kind: Kind, lang: str) -> str:
        """What a card does, in as few signs as possible."""

    @abstractmethod
    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """What the signs mean."""

    @abstractmethod
    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """The whole table, as a seat sees it."""

    @abstractmethod
    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """One line on how a side stands."""
