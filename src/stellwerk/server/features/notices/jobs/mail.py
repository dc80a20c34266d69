"""E-mail over SMTP, sent in a thread."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from stellwerk.server.features.notices.jobs.http_post import NotSent

SECONDS = 15.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSmtp(ValueError):
    """The address of the mail server in the settings cannot be used."""


class Smtp(Struct, frozen=True):
    """A mail server: `secure` with TLS from the start (smtps), otherwise with STARTTLS where it is offered (smtp)."""

    host: str
    port: int
    sender: str
    secure: bool
    user: str | None = None
    password: str | None = None


def read_smtp(url: str) -> Smtp:
    """Parse `smtp://user:password@host:587?from=stellwerk@example.org`, or `smtps://…`."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSmtp("the mail server is smtp://user:password@host:587?from=name@example.org, or smtps://…")
    if "@" not in parseaddr(sender)[1]:
        raise BadSmtp("the mail server needs a sender: …?from=name@example.org")
    secure = parts.scheme == "smtps"
    user, password = parts.username, parts.password
    return Smtp(
        parts.hostname,
        parts.port or (465 if secure else 587),
        sender,
        secure,
        None if user is None else unquote(user),
        None if password is None else unquote(password),
    )


async def send_mail(smtp: Smtp, to: str, subject: str, text: str, unsubscription: str) -> None:
    """Send one e-mail; raise NotSent if the mail server does not accept it.

    `unsubscription`: the address that a mail program posts to when its reader wants no more (RFC 8058).
    """
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = smtp.sender, to, " ".join(subject.split())
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=parseaddr(smtp.sender)[1].rpartition("@")[2])
    message["List-Unsubscribe"] = f"<{unsubscription}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        await asyncio.to_thread(_send, smtp, message)
    except smtplib.SMTPRecipientsRefused:
        raise NotSent("mail_refused") from None
    except smtplib.SMTPResponseException as error:
        raise NotSent(f"mail_status:{error.smtp_code}") from None
    except (smtplib.SMTPException, OSError):
        raise NotSent("mail_unreachable") from None


def _send(smtp: Smtp, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if smtp.secure:
        client: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=context)
    else:
        client = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
    with client:
        client.ehlo_or_helo_if_needed()
        if not smtp.secure and client.has_extn("starttls"):
            client.starttls(context=context)
        elif smtp.user is not None and not smtp.secure and smtp.host not in LOOPBACK:
            raise smtplib.SMTPNotSupportedError("no password without encryption")
        if smtp.user is not None:
            client.login(smtp.user, smtp.password or "")
        client.send_message(message)
