"""Trains the numbers by which bots judge. `maria train` runs it."""
