"""The terminal table: people and bots play a game with numbered choices."""
