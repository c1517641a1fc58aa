"""The cards that every box has, and how cards are declared."""
