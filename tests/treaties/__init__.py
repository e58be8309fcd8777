"""Treaties are kept: an independent referee, random games, and broken code that it must find."""
