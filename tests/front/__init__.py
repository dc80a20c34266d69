"""The front door: what Python users meet."""
