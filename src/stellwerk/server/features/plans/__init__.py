"""Plans for the next turn, and hints."""
