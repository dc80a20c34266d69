"""Looking before an upgrade: whether this version can carry on every stored game."""
