"""Infrastructure that every feature uses and that knows no feature."""
