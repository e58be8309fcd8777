"""The server, tested over real HTTP and WebSockets."""
