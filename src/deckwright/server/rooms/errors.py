"""What can go wrong at a room: typed, in both languages, with a word a program can read."""

from __future__ import annotations

from deckwright.table.errors import TableError


class RoomError(TableError):
    """Something asked of a room that cannot be done."""

    code = "refused"
    status = 409


class NoSuchTable(RoomError):
    """There is no table of this id, or it has been cleared away."""

    code, status = "no-such-table", 404

    def __init__(self) -> None:
        super().__init__(
            "There is no such table. It may have been cleared away.", "Такого стола нет. Возможно, его уже убрали."
        )


class OtherRulesNow(RoomError):
    """The table was begun under other rules than those of this version."""

    code, status = "other-rules", 409

    def __init__(self) -> None:
        super().__init__(
            "This game was begun under an older version of the rules and cannot go on.",
            "Эта партия начата по прежней версии правил, продолжить её нельзя.",
        )


class Stale(RoomError):
    """The choice answers a question that is no longer asked."""

    code, status = "stale", 409

    def __init__(self) -> None:
        super().__init__(
            "The table has moved on; here is how it stands now.",
            "За столом уже сделан другой ход: вот как всё стоит сейчас.",
        )


class NotYourSeat(RoomError):
    """The visitor does not hold the seat."""

    code, status = "not-your-seat", 403

    def __init__(self) -> None:
        super().__init__("This seat is not yours.", "Это место не ваше.")


class NotInvited(RoomError):
    """The link does not open this seat."""

    code, status = "not-invited", 403

    def __init__(self) -> None:
        super().__init__(
            "This link does not invite to a seat. Ask for it once more.",
            "Эта ссылка не приглашает за стол. Попросите прислать её ещё раз.",
        )


class SeatTaken(RoomError):
    """Somebody sits there already."""

    code, status = "seat-taken", 409

    def __init__(self) -> None:
        super().__init__("This seat is taken already.", "Это место уже занято.")


class NotPossible(RoomError):
    """Not at this moment."""

    code, status = "not-now", 409


class TooMany(RoomError):
    """A limit of the server."""

    code, status = "too-many", 429
