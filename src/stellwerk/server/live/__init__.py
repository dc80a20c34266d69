"""The socket: what changed goes to everybody at the table, after it is on disk."""
