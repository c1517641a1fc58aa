"""The words that cards of Aeon's End are written in."""
