"""Lists of tables, kept up to date over a socket."""
