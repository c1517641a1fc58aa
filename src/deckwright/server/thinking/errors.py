"""What can go wrong while somebody waits for a thought."""

from __future__ import annotations

from deckwright.table.errors import TableError


class NoAnswer(TableError):
    """No worker could answer: too late, crashed, failed, or too many were waiting already. The message says which."""


class Closed(TableError):
    """Nobody thinks here: the pool was not started yet, or it is closed."""


def late(seconds: float) -> NoAnswer:
    """It took too long."""
    return NoAnswer(f"there was no answer within {seconds:.1f} s", f"за {seconds:.1f} с ответа не было")


def crashed() -> NoAnswer:
    """Two workers died of it."""
    return NoAnswer("the process that thought about it died", "процесс, который думал над этим, погиб")


def failed() -> NoAnswer:
    """It raised an error; the log has it."""
    return NoAnswer("thinking about it went wrong", "во время раздумий произошла ошибка")


def crowded() -> NoAnswer:
    """The queue is full."""
    return NoAnswer("too many are waiting already", "в очереди уже слишком много ожидающих")


def unmanned() -> NoAnswer:
    """No worker can be started."""
    return NoAnswer("no process to think in can be started", "не удаётся запустить процесс для раздумий")


def closed() -> Closed:
    """Nobody is there."""
    return Closed("nobody is thinking here now", "сейчас здесь никто не думает")
