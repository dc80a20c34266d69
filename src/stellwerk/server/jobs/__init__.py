"""What happens by itself: bots and the clock of the salts."""
