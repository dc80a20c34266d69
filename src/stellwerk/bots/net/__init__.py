"""A learned value: a small net that corrects the evaluation of a game. It needs NumPy (extra `net`)."""
