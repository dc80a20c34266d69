"""Worker processes for bots and long computations."""
