"""`stellwerk serve`: the server and the page in the browser."""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from stellwerk.cli.failure import WrongUse

MOST_PORT = 65535
LINKS = ("https://", "http://")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path(".stellwerk"),
    database: str | None = None,
    workers: int = 1,
    log: Literal["text", "json"] = "text",
    metrics_token: str | None = None,
    address: str | None = None,
    smtp: str | None = None,
    allow_private_webhooks: Annotated[bool, Parameter(negative="")] = False,
    sign_up: Literal["open", "invited", "closed"] = "open",
    guests: Literal["on", "off"] = "on",
    open_tables: Literal["everybody", "accounts", "hosts"] = "everybody",
    uploads: Literal["everybody", "accounts", "hosts"] = "everybody",
    bots_per_person: int = 5,
    idle_days: int = 90,
    backup_hours: float = 24,
    backup_keep: int = 14,
    imprint: str | None = None,
    privacy: str | None = None,
    open: Annotated[list[bool] | None, Parameter(negative="--no-open", show_default=False)] = None,
) -> int:
    """Start the server; the address is printed, and on a terminal the browser opens.

    ```
    stellwerk serve
    stellwerk serve --host 0.0.0.0 --port 8080 --data /var/lib/stellwerk --no-open
    stellwerk serve --log json --metrics-token "$(cat /etc/stellwerk/metrics)"
    stellwerk serve --sign-up invited --guests off
    stellwerk serve --database postgresql://stellwerk@localhost/stellwerk --workers 3
    ```

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all.
    port
        The port to listen on; 0 takes any free one.
    data
        The folder of the database and of the signing secret.
    database
        A PostgreSQL database (postgresql://user:password@host/name), or another SQLite file than the
        one in the data folder (sqlite:////path/to/file). STELLWERK_DATABASE says it without showing the
        password in the list of processes.
    workers
        Server processes on one port; above 1 only with PostgreSQL.
    log
        Readable lines, or one JSON document per line with every request.
    metrics_token
        Whoever shows it (Authorization: Bearer …) may read /metrics from elsewhere; STELLWERK_METRICS_TOKEN
        says it without showing it in the list of processes.
    address
        Where people find this server (https://play.example.org): notices link there. Also STELLWERK_ADDRESS.
    smtp
        A mail server for notices: smtp://user:password@host:587?from=stellwerk@example.org. STELLWERK_SMTP
        says it without showing the password in the list of processes.
    allow_private_webhooks
        Let webhooks go to plain HTTP and into the private network: for tests alone.
    sign_up
        Who may create an account: everybody, whoever has an invitation (`stellwerk admin invite`), nobody.
    guests
        Whether people without an account may play and watch.
    open_tables
        Who may open tables.
    uploads
        Who may upload records.
    bots_per_person
        How many bot accounts a person may have; 0: there are none here.
    idle_days
        Unfinished tables at which only guests sit are deleted after so many days without a move; 0: never.
    backup_hours
        A backup is written into the data folder every so many hours; 0: never.
    backup_keep
        So many of these backups are kept.
    imprint
        The address (https://…) of the host's imprint, linked at the foot of every page.
    privacy
        The address of the host's privacy notice, linked there too.
    open
        Open the page in a browser, or not.
    """
    if not 0 <= port <= MOST_PORT:
        raise WrongUse(f"--port must lie between 0 and {MOST_PORT}")
    if workers < 1:
        raise WrongUse("--workers must be at least 1")
    if workers > 1 and not (database or os.environ.get("STELLWERK_DATABASE")):
        raise WrongUse("SQLite serves one process", "Leave --workers out, or name a --database postgresql://….")
    if min(bots_per_person, idle_days, backup_hours) < 0 or backup_keep < 1:
        raise WrongUse("--bots-per-person, --idle-days and --backup-hours are 0 or more, --backup-keep is 1 or more")
    for name, link in (("imprint", imprint), ("privacy", privacy)):
        if link is not None and not link.startswith(LINKS):
            raise WrongUse(f"--{name} takes an address that begins with https:// or http://")
    from stellwerk.server.serve import run

    more: dict[str, object] = {
        "address": address,
        "smtp": smtp,
        "allow_private_webhooks": allow_private_webhooks or None,
    }
    more |= {"log": log, "metrics_token": metrics_token, "imprint": imprint, "privacy": privacy}
    more |= {"sign_up": sign_up, "guests": guests == "on", "open_tables": open_tables, "uploads": uploads}
    more |= {
        "bots_per_person": bots_per_person,
        "idle_days": idle_days,
        "backup_hours": backup_hours,
        "backup_keep": backup_keep,
    }
    _check_notices(smtp or os.environ.get("STELLWERK_SMTP"), address)

    try:
        return run(host, port, data, database, workers, open[-1] if open else sys.stdout.isatty(), **more)
    except OSError as error:
        raise WrongUse(f"cannot use {error.filename or data}: {error.strerror}") from None


def _check_notices(smtp: str | None, address: str | None) -> None:
    """Raise WrongUse unless the mail server and the address, which notices need, are well-formed."""
    from stellwerk.server.features.notices.jobs.mail import BadSmtp, read_smtp

    if address is not None and not address.startswith(("https://", "http://")):
        raise WrongUse("--address begins with https:// or http://")
    try:
        if smtp is not None:
            read_smtp(smtp)
    except BadSmtp as error:
        raise WrongUse(str(error)) from None
