"""Games on the network: HTTP, WebSocket, persistence."""
