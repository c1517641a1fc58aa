"""Aeon's End: The New Age."""
