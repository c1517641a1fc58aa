"""Pearls, the game of docs/language.md, as a folder: rules, cards, both languages, and nothing about screens."""
