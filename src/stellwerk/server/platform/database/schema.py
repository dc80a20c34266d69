"""Tables of the database; moments and JSON are texts, so that SQLite and PostgreSQL store the same."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData()

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", String(32), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("status", String(16), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("moved_at", String(32), nullable=False),
    Column("watch_hash", String(64)),
    Column("watch_round", Integer, nullable=False),
    Column("any_hash", String(64)),
    Column("any_round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("places", Text),
    Column("earlier", Text),
    Column("due_at", String(32), index=True),
    Column("bot_to_move", Boolean, nullable=False, index=True),
    Column("next", String(32)),
    Column("version", Integer, nullable=False),
    Column("time", Text),
    Column("clocks", Text),
    Column("substitute", String(32), nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("planned", Integer, nullable=False, index=True),
    Column("proposal", Text),
    Column("ended", String(16)),
    Column("settings", Text, nullable=False),
    Column("deadline", Text),
    Column("absence", Integer, nullable=False),
    Column("origin", Text),
    Column("proof", Text),
    Column("language", String(8)),
    Column("removed", Text, nullable=False),
    Column("asked_at", String(32)),
    Column("shown_at", String(32)),
    Column("bot_accounts", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_public_status", "public", "status", "created_at"),
)


def _of_table() -> Column[str]:
    return Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


CHAIRS = Table(
    "chairs",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(64)),
    Column("bot", String(32)),
    Column("key_hash", String(64)),
    Column("key_round", Integer, nullable=False),
    Column("salt_hash", String(64)),
    Column("salt", String(128)),
    Column("withheld", Boolean, nullable=False),
    Column("reserved", String(32), index=True),
    Column("reserved_name", String(64)),
    Column("conceded", Boolean, nullable=False),
    Column("offered", Boolean, nullable=False),
    Column("away_at", String(32)),
    Column("heard_at", String(32)),
    Column("called", Boolean, nullable=False),
    Column("stood_in", Integer),
    Column("agreed", Boolean, nullable=False),
    Column("bot_account", Boolean, nullable=False, server_default=false()),
    Column("bot_owner", String(64)),
)

LOG = Table(
    "log",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("author", String(32)),
)

REQUESTS = Table(
    "requests",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("content", String(64), nullable=False),
    Column("number", Integer, nullable=False),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("do", String(200), nullable=False),
    Column("note", String(200)),
)

WATCHERS = Table(
    "watchers",
    METADATA,
    _of_table(),
    Column("person", String(32), primary_key=True),
)

PRESENCES = Table(
    "presences",
    METADATA,
    Column("worker", Integer, primary_key=True),
    _of_table(),
    Column("person", String(32), primary_key=True),
    Column("looks", Boolean, nullable=False, server_default=true()),
    Index("ix_presences_table", "table"),
)

LIMITS = Table(
    "limits",
    METADATA,
    Column("what", String(16), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("free_at", Double, nullable=False),  # Unix time at which nothing counts against the limit any more
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("login", String(128), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("password", String(256), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("disabled", Boolean, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("owner", String(32), index=True),
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON
)

ACCOUNT_INVITATIONS = Table(
    "account_invitations",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("note", String(64), nullable=False),
    Column("made_by", String(32), index=True),
    Column("created_at", String(32), nullable=False),
    Column("expires_at", String(32), nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("key_round", Integer, nullable=False),
    Column("key_hash", String(64)),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("scopes", String(64), nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("expires_at", String(32)),
)

CURVES = Table(
    "curves",
    METADATA,
    _of_table(),
    Column("bot", String(32), nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("points", Text, nullable=False),
    Column("status", String(16), nullable=False, index=True),
)

HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
)

PLANS = Table(
    "plans",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(16), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("plan", Text, nullable=False),
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("orders", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
)

WAYS = Table(
    "ways",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("way", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("extra", Text),
    Column("kinds", String(64), nullable=False),
    Column("digest", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("last_at", String(32)),
    Column("secret_version", Integer, nullable=False, server_default="0"),
)

DELIVERIES = Table(
    "deliveries",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("way", String(16), ForeignKey("ways.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("table", String(32)),
    Column("created_at", String(32), nullable=False),
    Column("due_at", String(32), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("done_at", String(32)),
    Column("error", String(200)),
    Index("ix_deliveries_due", "state", "due_at"),
)
