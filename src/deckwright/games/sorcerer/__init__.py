"""Sorcerer: duels of mages over the battlefields of a gaslit London."""
