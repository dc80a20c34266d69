"""REST: thin handlers, one mapping of errors, the built client."""
