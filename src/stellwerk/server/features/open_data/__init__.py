"""Open data: people agree that their finished public games are published, and hosts publish them."""
