"""New Game, a card game for Deckwright."""
