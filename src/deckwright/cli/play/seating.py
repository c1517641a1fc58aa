"""Who sits where: people and bots, and what they are called in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.cli import texts as T
from deckwright.cli.play import texts as P
from deckwright.cli.problems import Problem, close_to

if TYPE_CHECKING:
    from deckwright.bots import Bot
    from deckwright.lang.game import Game

USUAL = "greedy"  # where a game has it


@dataclass(frozen=True)
class Sitter:
    """A seat: a bot by its name, or a person, perhaps with a name of their own."""

    bot: str | None = None
    person: str = ""


@dataclass(frozen=True)
class Seating:
    """All seats of a table."""

    chairs: tuple[Sitter, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]

    def names(self, game: Game, lang: str) -> list[str]:
        """What everybody is called; bots of one kind are numbered."""
        named = []
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None:
                base = bot_name(game, chair.bot, lang)
                same = [s for s, c in enumerate(self.chairs) if c.bot == chair.bot]
                named.append(f"{base} {same.index(seat) + 1}" if len(same) > 1 else base)
            elif chair.person:
                named.append(chair.person)
            elif len(self.people) > 1:
                named.append(P.HUMAN_OF_SEVERAL.said(lang, n=seat + 1))
            else:
                named.append(P.HUMAN.said(lang))
        return named

    def bots(self, game: Game, seed: int) -> dict[int, Bot]:
        """The bots themselves, by their seats."""
        from deckwright import bots

        return {
            seat: bots.make(chair.bot, game, seed + seat)
            for seat, chair in enumerate(self.chairs)
            if chair.bot is not None
        }

    def record(self) -> list[dict[str, str]]:
        """As it is kept in a saved game."""
        return [{"bot": chair.bot} if chair.bot is not None else {"person": chair.person} for chair in self.chairs]


def bot_name(game: Game, bot: str, lang: str) -> str:
    """What a bot is called: some games have bots of their own."""
    from deckwright import bots

    level = bots.level_named(game, bot)
    return level.said(lang) if level is not None else P.BOT.said(lang, name=bot)


def usual_bots(game: Game, wanted: str = USUAL) -> str:
    """Bots for somebody who names none: those of the wanted that the game has, or its usual one."""
    from deckwright import bots

    known = [name for name in wanted.split(",") if name in bots.names(game)]
    return ",".join(known) or bots.usual_level(game).id


def named_bots(game: Game, given: str) -> list[str]:
    """The bots a person named, such as `greedy,master`, each one known to the game."""
    from deckwright import bots

    names = [name.strip() for name in given.split(",") if name.strip()] or [usual_bots(game)]
    known = bots.names(game)
    for name in names:
        if bots.level_named(game, name) is None and name.partition(":")[0] not in known:
            raise Problem(T.UNKNOWN_BOT, given=name, names=", ".join(close_to(name, known) or known))
        bots.check(name, game)  # complains about settings it does not know
    return names


def read_bots(game: Game, given: str, room: int) -> list[str]:
    """The bots a person named for so many seats; fewer than there is room for are repeated in turn."""
    names = named_bots(game, given)
    if len(names) > room > 0:
        raise Problem(T.TOO_MANY_BOTS, bots=len(names), seats=room)
    return [names[i % len(names)] for i in range(room)]


def seat_all(game: Game, players: int, bots: str, name: str, *, hotseat: bool) -> Seating:
    """A person at the first seat and bots at the others; or people everywhere."""
    if hotseat:
        return Seating((Sitter(person=name), *(Sitter() for _ in range(players - 1))))
    return Seating((Sitter(person=name), *(Sitter(bot) for bot in read_bots(game, bots, players - 1))))


def from_record(game: Game, record: Any, seats: int, names: Sequence[Any]) -> Seating:
    """The seating of a saved game; one that was saved elsewhere has a person first and bots at the other seats."""
    if not isinstance(record, list) or len(record) != seats or not all(isinstance(chair, dict) for chair in record):
        first = str(names[0]) if names else ""
        return Seating((Sitter(person=first), *(Sitter(usual_bots(game)) for _ in range(seats - 1))))
    chairs = []
    for chair in record:
        bot = chair.get("bot")
        chairs.append(Sitter(_still(game, bot)) if bot is not None else Sitter(person=str(chair.get("person", ""))))
    return Seating(tuple(chairs))


def _still(game: Game, bot: Any) -> str:
    """A bot of a saved game, or the usual one if it is not known any more."""
    from deckwright import bots

    try:
        bots.check(str(bot), game)
    except bots.UnknownBot:
        return usual_bots(game)
    return str(bot)
