"""The words that only War Eternal needs."""
