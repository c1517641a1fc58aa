"""What can go wrong at a table: typed, and said in both languages."""

from __future__ import annotations

from deckwright.lang.languages import Bilingual
from deckwright.vm.host import MachineFault


class TableError(Bilingual, Exception):
    """Something a person or a program asked of a table that cannot be done."""

    def __init__(self, en: str, ru: str) -> None:
        self.en, self.ru = en, ru
        super().__init__(en)


class UnknownGame(TableError):
    """There is no game of this id."""


class BrokenGame(TableError):
    """The game is installed, but its package does not work."""


class BadOptions(TableError):
    """The table cannot be opened with these options."""


class NotYourTurn(TableError):
    """Another seat is asked."""


class NotLegal(TableError):
    """That cannot be chosen now; the message says why."""


class UnknownCard(TableError):
    """No card has this id."""


class Ambiguous(TableError):
    """Several different choices fit; say more."""


class GameOver(TableError):
    """The game is over."""


class StaleRevision(TableError):
    """The choice answers an older question."""


class NothingToUndo(TableError):
    """There is no choice to take back."""


class BadArrangement(TableError):
    """Cards and values cannot be put so."""


class Contradiction(BadArrangement):
    """Something given follows from the rest, and the rest says otherwise. `name` is what was given."""

    def __init__(self, name: str, en: str, ru: str) -> None:
        self.name = name
        super().__init__(en, ru)


class BadSave(TableError):
    """What was given is not a saved game, or it is damaged."""


class OtherRules(BadSave):
    """The game was saved under another version of the rules."""


class RulesStopped(TableError, MachineFault):
    """The rules cannot go on after this choice: one of them broke a bound. The position is as it was before."""

    def __init__(self, fault: MachineFault) -> None:
        vars(self).update(vars(fault))
        self.en = f"{fault}; the position is as it was before"
        self.ru = (
            f"правило {fault.rule} ({fault.file}:{fault.line}) остановлено: {fault.reason_ru}; позиция осталась прежней"
        )
        Exception.__init__(self, self.en)
