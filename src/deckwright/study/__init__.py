"""Simulation at scale, and how fast it is."""
