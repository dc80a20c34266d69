"""Bot accounts: accounts of programs, which belong to a person and play by token and stream."""
