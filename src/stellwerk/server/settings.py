"""Settings of a server."""

import os
from pathlib import Path
from typing import Literal

from msgspec import Struct

CLIENT = Path(__file__).parent / "client"
STALL_SECONDS = 20.0
LogFormat = Literal["text", "json"]
SignUp = Literal["open", "invited", "closed"]
Who = Literal["everybody", "accounts", "hosts"]
FROM_ENVIRONMENT = ("secret", "database", "metrics_token", "proxies", "smtp", "address", "origins")
"""Settings that `from_environment` reads from STELLWERK_SECRET and so on."""


class Settings(Struct, frozen=True, kw_only=True):
    """Settings of a server; `from_environment` reads those that are secret or depend on the machine."""

    data: Path = Path(".stellwerk")  # database, signing secret
    database: str | None = None  # SQLAlchemy URL; None: SQLite in the data folder
    store_seconds: float = 30.0  # a start waits so long for PostgreSQL
    secret: str | None = None  # signs cookies and invitations; None: a file in the data folder
    origins: tuple[str, ...] = ()  # further origins whose pages may send requests ("http://localhost:5173")
    proxies: str = "127.0.0.1,::1"  # trusted proxies: their forwarded addresses, schemes and request ids are used
    metrics_token: str | None = None  # lets other machines read /metrics
    log: LogFormat = "text"
    secure_cookie: bool = False  # cookies are always `Secure`, also if the request came by HTTP
    client: Path = CLIENT
    salt_seconds: float = 20.0
    recover_seconds: float = 2.0  # interval of the retry loop, which takes up failed work and that of dead workers
    beat_seconds: float = 20.0  # interval of the heartbeat
    sample_seconds: float = 2.0  # interval at which a worker samples the gauges that other workers show too
    bot_workers: int = 1
    bot_seconds: float = 60.0  # a bot that thinks longer is replaced by any legal action
    warm_bots: bool = True
    curve_bot: str = "search-2"  # computes the curves of finished games
    tables_in_memory: int = 1000
    tables_per_person: int = 60  # unfinished ones
    bots_per_person: int = 5  # bot accounts; 0: none
    tables_per_bot: int = 20  # unfinished ones at which a bot account sits
    bot_requests_per_minute: int = 600  # that change something, by bot account
    sockets_per_person: int = 24
    sockets_per_address: int = 400  # many persons may share one
    sockets: int = 4000
    hello_seconds: float = 20.0  # a socket without a first message for so long is closed
    greeting_seconds: float = 1.0  # a socket gets the whole table at most once in so long
    stall_seconds: float = STALL_SECONDS  # a connection that takes or answers nothing for so long is closed
    new_per_minute: int = 60  # tables and names, by address
    sign_ins_per_minute: int = 10  # attempts, by address and by name
    hint_milliseconds: int = 1500  # thinking time of a bot for a hint
    hints_per_minute: int = 6  # by person
    smtp: str | None = None  # smtp://user:password@host:587?from=stellwerk@example.org
    address: str | None = None  # public address of this server, for links in notices
    allow_private_webhooks: bool = False  # for tests: plain HTTP and addresses inside the network
    notice_seconds: float = 20.0  # a notice is sent after so long, unless its person opens the table before
    send_seconds: float = 2.0  # interval at which due notices are sent
    retry_seconds: float = 30.0  # the first pause after a delivery that failed
    chat_per_minute: int = 20  # by person
    plans_per_minute: int = 90  # plans and previews of plans, by person
    analyses_per_minute: int = 240  # decisions that are tried out and their previews, by person
    sign_up: SignUp = "open"  # who may create an account: everybody, whoever has an invitation, nobody
    guests: bool = True  # people without an account may play and watch
    open_tables: Who = "everybody"  # who may open tables
    uploads: Who = "everybody"  # who may upload records
    imprint: str | None = None  # addresses of the host's pages, shown at the foot of every page
    privacy: str | None = None
    idle_days: int = 90  # unfinished tables with guests alone are deleted after so many days without a move; 0: never
    backup_hours: float = 24.0  # interval of backups into the data folder; 0: none
    backup_keep: int = 14  # so many of them are kept
    sweep_seconds: float = 3600.0  # interval at which such tables are deleted
    body_bytes: int = 64 * 1024
    message_bytes: int = 16 * 1024
    messages_per_second: float = 40.0  # by socket

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'stellwerk.sqlite3'}"


def chosen_database(given: str | None) -> str | None:
    """Database URL: the given one, or the one of the environment."""
    return given or os.environ.get("STELLWERK_DATABASE") or None


def from_environment(**given: object) -> Settings:
    """Settings from the environment (STELLWERK_…); given values that are not None take precedence."""
    found: dict[str, object] = {}
    for name in FROM_ENVIRONMENT:
        if text := os.environ.get(f"STELLWERK_{name.upper()}"):
            found[name] = tuple(text.split()) if name == "origins" else text
    return Settings(**(found | {name: value for name, value in given.items() if value is not None}))  # type: ignore[arg-type]
