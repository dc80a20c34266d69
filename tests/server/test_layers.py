"""Services know neither HTTP nor SQL."""

import ast
from pathlib import Path

import stellwerk.server

SERVER = Path(stellwerk.server.__file__).parent
OTHERS = ("litestar", "uvicorn")
FORBIDDEN = {
    "features/*/service*": (*OTHERS, "sqlalchemy", "alembic"),
    "features/*/model*": (*OTHERS, "sqlalchemy", "alembic"),
    "features/*/store*": OTHERS,
    "features/*/routes*": ("sqlalchemy", "alembic"),
    "features/*/jobs*": ("litestar", "sqlalchemy", "alembic"),
    "model": (*OTHERS, "sqlalchemy", "alembic"),
}


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
    """SQL only in stores, HTTP only in routes."""
    for room, forbidden in FORBIDDEN.items():
        files = [file for found in SERVER.glob(room) for file in ([found] if found.is_file() else found.rglob("*.py"))]
        assert files
        for file in files:
            wrong = [name for name in imported(file) if name.startswith(forbidden)]
            assert not wrong, f"{file.name} imports {wrong}"


def test_a_planted_violation_is_found(tmp_path: Path) -> None:
    """The check looks at both kinds of import."""
    (tmp_path / "planted.py").write_text("import sqlalchemy.orm\nfrom litestar import get\n")
    assert imported(tmp_path / "planted.py") == {"sqlalchemy.orm", "litestar"}
