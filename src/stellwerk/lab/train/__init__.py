"""Training: bots play, a net learns from their games who wins, and what is better by a sequential test is kept."""
