"""WebSocket connections, their limits, and who is connected."""
