"""The small game that `stellwerk new-game` copies, and the copying."""
