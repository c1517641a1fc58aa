"""What can go wrong at a room: typed, in both languages, with a word a program can read."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.games import GameFailed
from deckwright.lang.game import Game
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


class NoSuchCampaign(RoomError):
    """There is no campaign of this id, or it has been cleared away."""

    code, status = "no-such-campaign", 404

    def __init__(self) -> None:
        super().__init__(
            "There is no such campaign. It may have been cleared away.",
            "Такой кампании нет. Возможно, её уже убрали.",
        )


class NotAMember(RoomError):
    """The visitor does not take part."""

    code, status = "not-a-member", 403

    def __init__(self) -> None:
        super().__init__("You do not take part in this.", "Вы в этом не участвуете.")


class NoSuchGame(RoomError):
    """There is no game of this id, or its package has been removed."""

    code, status = "no-such-game", 404

    def __init__(self, id: str, known: Sequence[str]) -> None:
        all = ", ".join(known)
        super().__init__(f"There is no game {id!r}; there are: {all}.", f"Нет игры {id!r}; есть: {all}.")


class GameUnwell(RoomError):
    """Something in a game's own code stops: it does not load, or cannot be shown. Other games are as they were."""

    code, status = "game-unwell", 503

    @classmethod
    def of(cls, failed: GameFailed) -> GameUnwell:
        """A game that does not load."""
        return cls(failed.said("en"), failed.said("ru"))

    @classmethod
    def showing(cls, game: Game) -> GameUnwell:
        """A game whose look or whose pages stop."""
        return cls(
            f"{game.en} cannot be shown: something in the game's own pages stops. The server's log says where.",
            f"«{game.ru}» не показать: в страницах самой игры ошибка. Где она, сказано в журнале сервера.",
        )


class OtherRulesNow(RoomError):
    """The table was begun under other rules than those of this version."""

    code, status = "other-rules", 409

    def __init__(self) -> None:
        super().__init__(
            "This game was begun under an older version of the rules and cannot go on.",
            "Эта партия начата по прежней версии правил, продолжить её нельзя.",
        )


class CannotGoOn(RoomError):
    """What the store keeps of the table makes no game; the log says why."""

    code, status = "cannot-go-on", 409

    def __init__(self) -> None:
        super().__init__(
            "This game cannot go on: what was kept of it makes no sense to this server. Its log says why.",
            "Эту партию не продолжить: сервер не может разобрать её запись. Причина названа в его журнале.",
        )


class Stale(RoomError):
    """The choice answers a question that is no longer asked."""

    code, status = "stale", 409

    def __init__(
        self,
        en: str = "The table has moved on; here is how it stands now.",
        ru: str = "За столом уже сделан другой ход: вот как всё стоит сейчас.",
    ) -> None:
        super().__init__(en, ru)


class CampMovedOn(Stale):
    """What is done at a camp answers how it stood before."""

    def __init__(self) -> None:
        super().__init__(
            "Meanwhile something was changed at the camp. Look at it, and decide again if need be.",
            "Тем временем в лагере что-то изменилось. Посмотрите и, если нужно, решите ещё раз.",
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


class TableFull(SeatTaken):
    """An open table has no free seat any more."""

    def __init__(self) -> None:
        RoomError.__init__(
            self,
            "Somebody was quicker: all seats at this table are taken. Others may be open on the first page.",
            "Кто-то успел раньше: за этим столом больше нет свободных мест. Другие открытые столы — на главной.",
        )


class NotOpen(NotInvited):
    """The table is not on the list of those at which anybody may sit down."""

    def __init__(self) -> None:
        RoomError.__init__(
            self,
            "This table is not open to everybody: one sits down there by an invitation.",
            "Этот стол открыт не для всех: за него садятся по приглашению.",
        )


class NotPossible(RoomError):
    """Not at this moment."""

    code, status = "not-now", 409


class TooMany(RoomError):
    """A limit of the server."""

    code, status = "too-many", 429
