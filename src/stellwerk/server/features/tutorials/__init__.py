"""The feature `tutorials`: lessons on the real board, and playing on from where they end."""
