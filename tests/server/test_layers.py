"""The domain knows neither HTTP nor SQL."""

import ast
from pathlib import Path

import stellwerk.server

SERVER = Path(stellwerk.server.__file__).parent
FORBIDDEN = {
    "domain": ("litestar", "uvicorn", "sqlalchemy", "alembic", "stellwerk.server.http", "stellwerk.server.live",
               "stellwerk.server.store", "stellwerk.server.jobs"),
    "store": ("litestar", "uvicorn", "stellwerk.server.http", "stellwerk.server.live", "stellwerk.server.jobs"),
    "http": ("sqlalchemy", "stellwerk.server.store", "stellwerk.server.live", "stellwerk.server.jobs"),
    "live": ("sqlalchemy", "stellwerk.server.store", "stellwerk.server.jobs"),
    "jobs": ("litestar", "sqlalchemy", "stellwerk.server.http", "stellwerk.server.live", "stellwerk.server.store"),
}  # fmt: skip


def imported(file: Path) -> set[str]:
    """The modules that a file names in its imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
    return found


def test_each_room_of_the_server_keeps_to_itself() -> None:
    """SQL only in store, HTTP only in http and live."""
    for room, forbidden in FORBIDDEN.items():
        files = list((SERVER / room).rglob("*.py"))
        assert files
        for file in files:
            wrong = [name for name in imported(file) if name.startswith(forbidden)]
            assert not wrong, f"{file.name} imports {wrong}"


def test_a_planted_violation_is_found(tmp_path: Path) -> None:
    """The check looks at both kinds of import."""
    (tmp_path / "planted.py").write_text("import sqlalchemy.orm\nfrom litestar import get\n")
    assert imported(tmp_path / "planted.py") == {"sqlalchemy.orm", "litestar"}
