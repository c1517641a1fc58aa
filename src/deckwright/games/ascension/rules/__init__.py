"""The rules of Ascension, a file for each part of the rulebook."""
