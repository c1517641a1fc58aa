"""Which language the command line speaks: `--lang`, else the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from deckwright.lang.languages import LANGUAGES, in_lang


class UnknownLanguage(Exception):
    """A language that the command line does not speak."""

    def __init__(self, given: str) -> None:
        self.given = given
        super().__init__(given)


def from_environment(environ: Mapping[str, str] | None = None) -> str:
    """The language of the environment, or English if its locale is of another."""
    environ = os.environ if environ is None else environ
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return next((lang for lang in LANGUAGES if locale.casefold().startswith(lang)), LANGUAGES[0])


def from_arguments(arguments: Sequence[str]) -> str | None:
    """The language that `--lang` names anywhere on a command line, if it names one: help and errors speak it too."""
    found = None
    for i, argument in enumerate(arguments):
        name, _, given = argument.partition("=")
        if name == "--lang":
            given = given or (arguments[i + 1] if i + 1 < len(arguments) else "")
            found = given if given in LANGUAGES else found
    return found


def read(given: str | None, fallback: str | None = None) -> str:
    """A language that a person named; without one the fallback, else the environment's."""
    if given is None:
        return fallback or from_environment()
    if given not in LANGUAGES:
        raise UnknownLanguage(given)
    return given


def percent(rate: float, lang: str, digits: int = 1) -> str:
    """A share as a percentage, with the language's decimal sign."""
    text = f"{100 * rate:.{digits}f} %"
    return text.replace(".", in_lang(lang, ".", ","))


def grouped(number: float, lang: str) -> str:
    """A large number in groups of three digits."""
    text = f"{number:,.0f}"
    return text.replace(",", in_lang(lang, ",", "\N{NO-BREAK SPACE}"))
