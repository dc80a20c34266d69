"""How balanced a game is: figures from many games of bots, and one HTML page with them (`stellwerk lab balance`)."""
