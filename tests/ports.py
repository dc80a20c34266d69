"""Ports for servers that stop and come back."""

import secrets
import socket
from contextlib import suppress


def a_port() -> int:
    """A free port below those that the system gives to others, so that it is still free after a restart."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
