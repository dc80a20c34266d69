"""Real receivers on the loopback: a mail server, and an HTTP server that writes down what comes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP

PATIENCE = 180.0


class Received:
    """What has arrived."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.port = 0

    async def wait(self, count: int) -> list[Any]:
        """The first so many, as soon as they are there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.items) < count:
                await asyncio.sleep(0.02)
        return self.items[:count]


class Mailbox(Received):
    """E-mails; addresses in `refused` are not taken."""

    def __init__(self) -> None:
        super().__init__()
        self.refuse = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """A mail has come."""
        if self.refuse > 0:
            self.refuse -= 1
            return "451 try again later"
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.items.append((envelope.rcpt_tos, message))
        return "250 taken"


class Hooks(Received):
    """Requests: path, headers, body; `statuses` are answered one after another, then 204."""

    def __init__(self) -> None:
        super().__init__()
        self.statuses: list[int] = []
        self.more = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request on one connection."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.items.append((first.split()[1], headers, body))
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} X\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server of one's own."""
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box, hostname="localhost"), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


@asynccontextmanager
async def hooks() -> AsyncIterator[Hooks]:
    """An HTTP server of one's own."""
    got = Hooks()
    server = await asyncio.start_server(got.serve, "127.0.0.1", 0)
    got.port = server.sockets[0].getsockname()[1]
    async with server:
        yield got
