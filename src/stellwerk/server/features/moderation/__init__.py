"""What hosts decide about people, and the diary of it."""
