"""Campaigns under way: what was decided and what came of battles, entry by entry, and files that hold all of it."""

from __future__ import annotations

from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.errors import BadCampaignFile, CampaignError
from deckwright.campaigns.journey import Journey
from deckwright.campaigns.results import result_of

__all__ = ["BadCampaignFile", "CampEntry", "CampaignError", "Journey", "result_of"]
