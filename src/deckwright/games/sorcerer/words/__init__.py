"""The words of Sorcerer's cards: what an effect does, and how it is said in English and Russian."""
