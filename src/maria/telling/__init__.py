"""The game told in words, as one seat may read it: for the command line and the server."""
