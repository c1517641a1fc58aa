"""The rules of Aeon's End, a file for each part of the rulebook."""
