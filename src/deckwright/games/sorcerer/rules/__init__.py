"""The rules of Sorcerer, chapter by chapter as the rulebook has them."""
