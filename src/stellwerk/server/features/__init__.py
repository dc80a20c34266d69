"""Features of the server: one folder each, with the same file names in every folder."""
