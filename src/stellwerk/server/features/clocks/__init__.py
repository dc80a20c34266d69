"""Time controls, deadlines, quiet hours and outages."""
