"""Who sits where: people here, friends who come by a link, people at the same screen, bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.lang.texts import Text
from deckwright.server.rooms.errors import NotPossible

PERSON, FRIEND, BOT = "person", "friend", "bot"


@dataclass(frozen=True)
class Chair:
    """A seat: of a person whom the opener of the table brings along, of a friend who is invited, or of a bot.

    People sit at one screen, where whoever has one seat has all; `apart` from them, with a key for this seat alone.
    """

    kind: str
    name: str = ""
    level: str = ""
    taken: bool = False
    apart: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a program plays here."""
        return self.kind == BOT

    @property
    def shares_screen(self) -> bool:
        """Whether this is one of the seats at the screen that opened the table."""
        return self.kind == PERSON and not self.apart

    def sat(self, name: str) -> Chair:
        """The same with somebody on it."""
        return replace(self, name=name, taken=True)

    def record(self) -> dict[str, Any]:
        """As the store keeps it."""
        return asdict(self)


def from_record(record: Sequence[Mapping[str, Any]]) -> list[Chair]:
    """The chairs the store kept."""
    return [
        Chair(str(c["kind"]), str(c["name"]), str(c["level"]), bool(c["taken"]), bool(c.get("apart", False)))
        for c in record
    ]


def group_of(chairs: Sequence[Chair], seat: int) -> int:
    """People at one screen are one group, named by its first seat; a friend at a screen of their own is another."""
    if chairs[seat].shares_screen:
        return next(s for s, chair in enumerate(chairs) if chair.shares_screen)
    return seat


def groups_at(chairs: Sequence[Chair]) -> set[int]:
    """The groups of people who play, also those who are invited and have not come yet."""
    return {group_of(chairs, seat) for seat, chair in enumerate(chairs) if not chair.is_bot}


def awaited_at(chairs: Sequence[Chair]) -> list[int]:
    """The seats of friends who are invited and have not come yet."""
    return [seat for seat, chair in enumerate(chairs) if not chair.is_bot and not chair.taken]


def check_revealed(chairs: Sequence[Chair], *, over: bool) -> None:
    """Refuse what shows all cards, while it may not."""
    if not over:
        raise NotPossible("The game is not over yet.", "Партия ещё не окончена.")
    if awaited_at(chairs):
        raise NotPossible(
            "A friend's seat is still free: everything is shown once they have come.",
            "Место друга ещё свободно: всё откроется, когда он придёт.",
        )


def names_of(chairs: Sequence[Chair], game: Game) -> list[str | Text]:
    """What everybody is called; bots of one level and people without a name are numbered."""
    named: list[str | Text] = []
    for seat, chair in enumerate(chairs):
        if chair.name:
            named.append(chair.name)
        elif chair.is_bot:
            level = bots.level_named(game, chair.level)
            base = Text(level.en, level.ru) if level is not None else Text(chair.level, chair.level)
            same = [s for s, other in enumerate(chairs) if other.is_bot and other.level == chair.level]
            number = f" {same.index(seat) + 1}" if len(same) > 1 else ""
            named.append(Text(base.en + number, base.ru + number))
        else:
            named.append("")
    return named
