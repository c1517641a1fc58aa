"""Ascension: Chronicle of the Godslayer."""
