"""What went wrong, said in one line in the user's language. Nobody who only plays should see a traceback."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

import typer

from deckwright.cli import texts as T
from deckwright.cli.voice import UnknownLanguage
from deckwright.lang.texts import Text

WRONG, INTERRUPTED = 2, 130  # exit codes

# The base of all complaints about arguments; typer exports only this one child of it.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Problem(Exception):
    """Something the user asked for that cannot be done."""

    def __init__(self, text: Text, **values: object) -> None:
        self.text, self.values = text, values
        super().__init__(text.said("en", **values))

    def said(self, lang: str) -> str:
        """The message in a language."""
        return self.text.said(lang, **self.values)


def close_to(given: str, known: Iterable[str], n: int = 3) -> list[str]:
    """What the user may have meant, best first."""
    folded = {each.casefold(): each for each in known}
    return [folded[each] for each in difflib.get_close_matches(given.casefold(), folded, n, 0.5)]


def did_you_mean(lang: str, given: str, known: Iterable[str]) -> str:
    """A question with suggestions, or nothing."""
    close = close_to(given, known)
    return " " + T.DID_YOU_MEAN.said(lang, names=", ".join(close)) if close else ""


def example_game() -> str:
    """A game to name where somebody named none."""
    from deckwright.games import GAMES

    return next(iter(GAMES))


def explain(error: BaseException, lang: str) -> str | None:
    """The line for an error that the user can do something about; None for a fault in the program itself."""
    from deckwright.games import GameFailed
    from deckwright.lang.errors import LanguageError
    from deckwright.lang.game import OptionError
    from deckwright.rulebook import RulebookError
    from deckwright.starter import CannotBegin
    from deckwright.table.errors import TableError
    from deckwright.vm.host import BrokenState, MachineFault

    if isinstance(error, Problem | TableError | OptionError | GameFailed | CannotBegin):
        return error.said(lang)
    if isinstance(error, MachineFault):
        return T.MACHINE_FAULT.said(lang, reason=str(error))
    if isinstance(error, LanguageError):
        return T.RULE_ERROR.said(lang, reason=str(error))
    if isinstance(error, BrokenState):
        return T.BROKEN_STATE.said(lang, reason=str(error))
    if isinstance(error, RulebookError):
        return T.NO_RULEBOOK.said(lang, reason=str(error))
    if isinstance(error, UnknownLanguage):
        return T.UNKNOWN_LANGUAGE.said(lang, given=error.given)
    if isinstance(error, OSError):
        return _file_problem(error, lang)
    if isinstance(error, UsageError):
        return _usage(error, lang)
    return None


def _file_problem(error: OSError, lang: str) -> str:
    name = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return T.NO_FILE.said(lang, name=name)
    if isinstance(error, IsADirectoryError):
        return T.IS_FOLDER.said(lang, name=name)
    if isinstance(error, PermissionError):
        return T.NO_ACCESS.said(lang, name=name)
    return T.FILE_TROUBLE.said(lang, name=name, reason=error.strerror or str(error))


def _usage(error: Any, lang: str) -> str:
    """A complaint about the arguments themselves. Its kind is told by its name: older typers borrow it from click."""
    context = getattr(error, "ctx", None)
    help = " " + T.TRY_HELP.said(lang, command=context.command_path) if context is not None else ""
    kind = type(error).__name__
    command = getattr(error, "cmd", None)
    if kind == "NoSuchOption":
        known = [name for param in getattr(command, "params", []) for name in param.opts] + ["--help"]
        given = str(error.option_name)
        return T.NO_SUCH_OPTION.said(lang, given=given) + did_you_mean(lang, given, known) + help
    param = getattr(error, "param", None)
    name = _name_of(param)
    if kind == "MissingParameter":
        said = T.MISSING_GAME.said(lang, game=example_game()) if name == "GAME" else T.MISSING.said(lang, name=name)
        return said + help
    if kind == "BadParameter":
        return T.NUMBER_WANTED.said(lang, name=name) + help
    if kind == "BadOptionUsage":
        return T.OPTION_USAGE.said(lang, given=str(error.option_name)) + help
    commands = getattr(command, "commands", None)
    given = _quoted(str(error.message))
    if commands and given and given not in commands:
        listed = ", ".join(sorted(name for name, each in commands.items() if not each.hidden))
        return T.NO_SUCH_COMMAND.said(lang, given=given) + (
            did_you_mean(lang, given, commands) or " " + T.THERE_ARE.said(lang, names=listed)
        )
    if "unexpected extra argument" in str(error.message):
        extra = str(error.message).rpartition("(")[2].rstrip(")")
        return T.EXTRA_ARGUMENT.said(lang, given=extra) + help
    return T.BAD_ARGUMENTS.said(lang, reason=str(error.message)) + help


def _name_of(param: Any) -> str:
    """How an option or an argument is written."""
    if param is None:
        return ""
    longest = max(param.opts, key=len)
    return str(longest) if longest.startswith("-") else str(param.metavar or param.name or "").upper().strip("[]")


def _quoted(message: str) -> str:
    parts = message.split("'")
    return parts[1] if len(parts) >= 3 else ""
