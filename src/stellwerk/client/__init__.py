"""Python client of a Stellwerk server: open tables, play, wait for one's turn (extra `client`)."""

from stellwerk.client.client import Client
from stellwerk.client.table import RemoteTable

__all__ = ["Client", "RemoteTable"]
