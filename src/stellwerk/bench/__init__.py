"""Measuring: our engines by themselves, and beside those of others in one interleaved run."""
