"""A table's life and play: open, act, undo, view, rights."""
