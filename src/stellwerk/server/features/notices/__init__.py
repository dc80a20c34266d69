"""Notices by e-mail, webhook and web push."""
