"""New games: what `stellwerk new-game` writes, and the game of docs/add-a-game.md."""
