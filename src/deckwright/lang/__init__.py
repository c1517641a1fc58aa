"""The language: schema, compiler, words, cards, texts. Knows no game."""
