"""What the games of the Aeon's End family share: breaches, spells, turn order, the nemesis, exhaustion."""
