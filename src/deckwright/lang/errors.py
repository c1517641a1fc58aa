"""What can go wrong before a game begins: in a rule, a schema or a card declaration."""

from __future__ import annotations


class LanguageError(Exception):
    """A rule, a schema or a card that cannot be compiled."""


class OutsideRule(LanguageError):
    """A word of the language was called as ordinary Python."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} belongs to the rules language: it works only inside a function marked @rule")


class RuleError(LanguageError):
    """A rule does not compile: where, and what to write instead."""

    def __init__(self, message: str, *, file: str, line: int, rule: str, hint: str = "") -> None:
        self.message, self.file, self.line, self.rule, self.hint = message, file, line, rule, hint
        text = f"{file}:{line}: in rule {rule}: {message}"
        super().__init__(f"{text}\n  hint: {hint}" if hint else text)


class DeclarationError(LanguageError):
    """A schema, a card or a game is declared in a way that cannot work."""
