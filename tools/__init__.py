"""What the Makefile calls: environment, client, browser."""
