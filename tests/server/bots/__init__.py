"""Bot accounts and their stream."""
