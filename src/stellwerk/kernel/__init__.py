"""The contract between a game and everybody else: positions, decisions, chance, records."""
