"""Running a command line: help in the right language, errors in one line, clean exits."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from deckwright.cli import help as H
from deckwright.cli import texts as T
from deckwright.cli import voice
from deckwright.cli.app import app
from deckwright.cli.problems import INTERRUPTED, WRONG, example_game, explain


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the answer is the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    lang = voice.from_arguments(given) or voice.from_environment()
    group = _translated(lang, help_wanted="--help" in given)
    try:
        code = group.main(args=given, prog_name="deckwright", standalone_mode=False)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read the output has left; there is nobody to tell
        return 0
    except Exception as error:
        line = explain(error, lang)
        if line is None:
            raise
        _complain(line, lang)
        return WRONG
    code = code if isinstance(code, int) else 0
    if code == INTERRUPTED:
        sys.stderr.write(f"{T.STOPPED.said(lang)}\n")
    return code


def _complain(line: str, lang: str) -> None:
    from rich.text import Text as RichText

    from deckwright.cli.pages.common import console

    console(stderr=True).print(RichText.assemble((T.ERROR.said(lang), "bold red"), f" {line}"), soft_wrap=True)


def _translated(lang: str, *, help_wanted: bool) -> Any:
    """The commands with their help in a language."""
    group: Any = typer.main.get_command(app)
    example = example_game() if help_wanted else ""
    for name, command in {"": group, **group.commands}.items():
        command.help = H.HELP_COMMANDS[name].said(lang)
        for parameter in command.params:
            text = H.HELP_PARAMETERS.get(f"{name}:{parameter.name}") or H.HELP_PARAMETERS[parameter.name]
            parameter.help = text.said(lang, game=example)
            if getattr(parameter, "is_flag", False):
                parameter.metavar = " "  # it takes no value, whatever typer would write here
        if help_wanted:
            _say_in(command, lang)
    if help_wanted:
        from typer import rich_utils

        for title, text in H.PANELS.items():
            if hasattr(rich_utils, title):
                setattr(rich_utils, title, text.said(lang))
    return group


def _say_in(command: Any, lang: str) -> None:
    """Let a command say its usage line and its --help in a language; typer has them in English only."""
    usage, option = command.get_usage, command.get_help_option

    def get_usage(context: Any) -> str:
        return str(usage(context)).replace("Usage:", H.USAGE.said(lang), 1)

    def get_help_option(context: Any) -> Any:
        found = option(context)
        if found is not None:
            found.help, found.metavar = H.HELP_HELP.said(lang), " "
        return found

    command.get_usage, command.get_help_option = get_usage, get_help_option
