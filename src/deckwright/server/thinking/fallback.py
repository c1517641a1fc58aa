"""The quick answer of the web process itself, for when no worker can give one. It never fails."""

from __future__ import annotations

import logging

from deckwright.bots import Advice, make
from deckwright.games import GAMES, load
from deckwright.server.thinking.position import OpenTables, Position
from deckwright.server.thinking.tasks import question

log = logging.getLogger(__name__)
JUDGEMENT = "greedy"


class Fallback:
    """A judgement once it is warm, which takes about a millisecond; before that, and if it fails, the first option."""

    def __init__(self) -> None:
        self._tables = OpenTables()
        self._warm: frozenset[str] = frozenset()

    def warm(self) -> None:
        """Load what judging needs. Not for the event loop: it may take a second."""
        tables, ready = OpenTables(), set()
        for game in GAMES:
            try:
                if JUDGEMENT in load(game).judgements:
                    _judged(tables, question(game))
                    ready.add(game)
            except Exception:
                log.exception("%s has no quick judgement", game)
        self._warm = frozenset(ready)

    def choose(self, position: Position) -> int:
        """An option that is surely legal."""
        return self.advise(position)[0].index

    def advise(self, position: Position) -> list[Advice]:
        """All options, best first as far as it can tell."""
        if position.game in self._warm:
            try:
                return _judged(self._tables, position)
            except Exception:
                log.exception("the quick judgement of %s failed; the first option is taken", position.game)
        return [Advice(index, 0, None) for index in range(position.choices)]


def _judged(tables: OpenTables, position: Position) -> list[Advice]:
    return make(JUDGEMENT, load(position.game)).advise(tables.table(position), position.seat)
