"""Before the first table: the machine is compiled, so that nobody waits for it who wants to play."""

from __future__ import annotations

import logging

from deckwright.games import ids
from deckwright.server.thinking.tasks import question

log = logging.getLogger(__name__)


def compile_machine() -> None:
    """Open a table, which compiles what every game runs on: the first time that takes about a minute.

    What was compiled is kept on the disk, so processes that are started afterwards find it. A game that does not load
    leaves that to the next one.
    """
    for game in ids():
        try:
            question(game)
        except Exception:
            log.exception("%s cannot be opened", game)
        else:
            return
