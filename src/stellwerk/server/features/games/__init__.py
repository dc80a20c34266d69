"""The installed games: cards, words, public data and practice."""
