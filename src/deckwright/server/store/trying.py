"""Trying again after a lost connection: a database that restarts must not be felt at the table."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from typing import TypeVar

from deckwright.server.store.errors import Collision, StoreAway, translated

PAUSES = (0.1, 0.5)  # seconds before the second and the third try

T = TypeVar("T")


def patiently(attempt: Callable[[], T]) -> T:
    """Try, and try again where the connection was lost or two writers collided; errors leave as the store's own."""
    for pause in PAUSES:
        try:
            return _translating(attempt)
        except (StoreAway, Collision):
            time.sleep(pause)
    return _translating(attempt)


def _translating(attempt: Callable[[], T]) -> T:
    try:
        return attempt()
    except Exception as error:
        meaning = translated(error)
        try:
            if meaning is error:
                raise
            # The way an error came holds on to all it passed, often to the error itself: only a sweep would find that.
            traceback.clear_frames(error.__traceback__)
            raise meaning from error
        finally:
            del meaning
