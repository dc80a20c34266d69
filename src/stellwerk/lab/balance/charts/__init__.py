"""Charts as inline SVG: no script, readable without colour, each with the same figures as text."""
