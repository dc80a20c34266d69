"""HTTP: problems, guards, headers and the built client."""
