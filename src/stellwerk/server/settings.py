"""What a host may set."""

import os
from pathlib import Path

from msgspec import Struct

from stellwerk.server.platform.observing.logs import Kind

CLIENT = Path(__file__).parent / "client"
STALL_SECONDS = 20.0


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is set up; `from_environment` reads what is secret or belongs to the machine."""

    data: Path = Path(".stellwerk")  # database, signing secret
    database: str | None = None  # SQLAlchemy URL; None: SQLite in the data folder
    store_seconds: float = 30.0  # how long a start waits for PostgreSQL
    secret: str | None = None  # signs cookies and invitations; None: a file in the data folder
    origins: tuple[str, ...] = ()  # other origins that may change something ("http://localhost:5173")
    proxies: str = "127.0.0.1,::1"  # whose forwarded addresses, schemes and request ids are believed
    metrics_token: str | None = None  # who shows it reads /metrics from elsewhere
    log: Kind = "text"
    secure_cookie: bool = False  # only over HTTPS, whatever the request says
    client: Path = CLIENT
    salt_seconds: float = 20.0
    patrol_seconds: float = 2.0  # how often a worker looks for work that failed, or that a dead one left
    beat_seconds: float = 20.0  # how often it is written down that a server lives
    sample_seconds: float = 2.0  # how often a worker renews the gauges that other workers show too
    bot_workers: int = 1
    bot_seconds: float = 60.0  # a bot that thinks longer is replaced by any legal action
    warm_bots: bool = True
    curve_bot: str = "search-2"  # works out how the seats stood
    tables_in_memory: int = 1000
    tables_per_person: int = 60  # not over
    sockets_per_person: int = 24
    sockets_per_address: int = 400  # many people may share one
    sockets: int = 4000
    hello_seconds: float = 20.0  # a socket that says nothing for so long is closed
    greeting_seconds: float = 1.0  # a socket is sent the whole table at most once in so long
    stall_seconds: float = STALL_SECONDS  # whose machine takes and answers nothing for so long is cut off
    new_per_minute: int = 60  # tables and names, by address
    sign_ins_per_minute: int = 10  # attempts, by address and by name
    hint_milliseconds: int = 1500  # how long a bot thinks about a hint
    hints_per_minute: int = 6  # by person
    smtp: str | None = None  # smtp://user:password@host:587?from=stellwerk@example.org
    address: str | None = None  # where people find this server, for links in notices
    allow_private_webhooks: bool = False  # for tests: plain HTTP and addresses inside the network
    notice_seconds: float = 20.0  # a notice waits so long, for whoever comes meanwhile
    postman_seconds: float = 2.0  # how often it is looked for notices that are due
    retry_seconds: float = 30.0  # the first pause after a delivery that failed
    chat_per_minute: int = 20  # by person
    plans_per_minute: int = 90  # plans, and looks at what may come, by person
    imprint: str | None = None  # addresses of the host's pages, shown at the foot of every page
    privacy: str | None = None
    idle_days: int = 90  # tables at which only guests sit go after so long a rest
    sweep_seconds: float = 3600.0  # how often such tables are looked for
    body_bytes: int = 64 * 1024
    message_bytes: int = 16 * 1024
    messages_per_second: float = 40.0  # by socket

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'stellwerk.sqlite3'}"


def chosen_database(given: str | None) -> str | None:
    """The database that was named, here or in the environment."""
    return given or os.environ.get("STELLWERK_DATABASE") or None


def from_environment(**given: object) -> Settings:
    """Settings with those of the environment (STELLWERK_…); what is given and not None goes first."""
    found: dict[str, object] = {}
    for name in ("secret", "database", "metrics_token", "proxies", "smtp", "address"):
        if text := os.environ.get(f"STELLWERK_{name.upper()}"):
            found[name] = text
    if origins := os.environ.get("STELLWERK_ORIGINS"):
        found["origins"] = tuple(origins.split())
    return Settings(**(found | {name: value for name, value in given.items() if value is not None}))  # type: ignore[arg-type]
