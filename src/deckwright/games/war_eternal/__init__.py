"""Aeon's End: War Eternal."""
