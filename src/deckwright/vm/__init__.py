"""The machine: one flat block of integers per game, one loop that runs every game. Knows no game."""
