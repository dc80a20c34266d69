"""The laboratory: games by the thousand, ratings, reports."""
