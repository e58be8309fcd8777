"""The laboratory: trains the numbers that bots judge by. `maria train` runs it."""
