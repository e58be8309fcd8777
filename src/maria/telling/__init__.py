"""Describes the game in messages, limited to what one seat may know: for the command line and the server."""
