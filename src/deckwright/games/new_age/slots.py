"""The slots that only The New Age has."""

from __future__ import annotations

from deckwright.games.war_eternal import slots as war_eternal

ALL = (*war_eternal.ALL,)
