"""Expeditions: four battles that follow each other, and the Barracks that are kept between them."""

from __future__ import annotations

from deckwright.games.new_age.expedition.first import FIRST_EXPEDITION
from deckwright.games.new_age.expedition.later import LATER_EXPEDITION

CAMPAIGNS = (FIRST_EXPEDITION, LATER_EXPEDITION)
