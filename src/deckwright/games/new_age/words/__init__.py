"""The words that only cards of The New Age are written in."""
