"""What can go wrong with a campaign: typed, and said in both languages."""

from __future__ import annotations

from deckwright.table.errors import TableError


class CampaignError(TableError):
    """Something asked of a campaign that cannot be done now."""


class BadCampaignFile(CampaignError):
    """A file that holds no campaign, or one that is damaged or made up."""


def damaged(en: str, ru: str) -> BadCampaignFile:
    """A file that cannot be what somebody has written here, and why."""
    return BadCampaignFile(f"The file is damaged or made up: {en}.", f"Файл повреждён или подделан: {ru}.")
