"""Rate limits, counted in one process or by all workers together."""
