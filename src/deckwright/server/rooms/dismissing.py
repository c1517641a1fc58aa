"""Browsers that hold less than before, such as one whose link was withdrawn: wherever they look on, they come again."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from deckwright.server.rooms.live import Live
from deckwright.server.store import Store

SAID = "!"  # before the name of a browser: so other processes are told; no id of a table begins so


class Dismissals:
    """Tells every process which browsers have to come again."""

    def __init__(self, store: Store, lives: Mapping[str, Live]) -> None:
        self._store, self._lives = store, lives

    async def of(self, holders: Collection[str]) -> None:
        """These browsers, here and elsewhere."""
        self._dismiss(holders)
        for holder in holders:
            await self._store.say(f"{SAID}{holder}")

    def heard(self, words: str) -> bool:
        """Whether another process said such a thing; then it is done here, too."""
        if not words.startswith(SAID):
            return False
        self._dismiss([words.removeprefix(SAID)])
        return True

    def _dismiss(self, holders: Collection[str]) -> None:
        for live in self._lives.values():
            for watcher in tuple(live.watchers):
                if watcher.holder in holders:
                    watcher.dismissed()
