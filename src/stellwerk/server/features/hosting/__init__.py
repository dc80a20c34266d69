"""What a host asks for: health, metrics, information about the server."""
