"""Guests, accounts, sign-ins, tokens and profiles."""
