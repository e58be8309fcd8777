"""MARIA, Richard Sivél's game of the War of the Austrian Succession."""
