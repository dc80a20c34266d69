"""A data folder of the version that kept moves in a file beside the database: killed in play, settled by this one."""

import fcntl
import json
import os
import signal
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from stellwerk.server.admin import NoStore, office, write_backup
from stellwerk.server.platform.database.lock import DatabaseInUse
from stellwerk.server.platform.database.migrate import head
from stellwerk.server.platform.database.old_moves import BLOCK, HEAD, settle_old_moves
from tests.server.house import running
from tests.server.stores import Store

PACKED = Path(__file__).parent / "data" / "before-0018.zip"
Acknowledged = dict[str, list[tuple[int, int, list[str]]]]
"""By table: the length of the log after a move, its seat, its decisions."""


class Old:
    """The folder as its server left it, and what that server had acknowledged."""

    def __init__(self, folder: Path) -> None:
        with zipfile.ZipFile(PACKED) as packed:
            packed.extractall(folder)
        self.folder = folder
        self.file = folder / "stellwerk.sqlite3"
        self.moves = folder / "stellwerk.sqlite3-moves"
        self.acknowledged: Acknowledged = json.loads((folder / "acknowledged.json").read_text())

    def rows(self, query: str, *values: object) -> list[Any]:
        """What stands in the database, without Stellwerk."""
        with closing(sqlite3.connect(self.file)) as plain:
            return plain.execute(query, values).fetchall()

    def change(self, statement: str, *values: object) -> None:
        """Change something by hand."""
        with closing(sqlite3.connect(self.file, isolation_level=None)) as plain:
            plain.execute(statement, values)

    def missing(self) -> dict[str, int]:
        """By table: how many acknowledged moves are not in its log."""
        return {table: self._missing(table) for table in self.acknowledged}

    def _missing(self, table: str) -> int:
        found = self.rows('SELECT entry FROM log WHERE "table" = ? ORDER BY number', table)
        log = [json.loads(entry) for (entry,) in found]
        assert self.rows("SELECT number FROM tables WHERE id = ?", table) == [(len(log),)]
        asked = {number for (number,) in self.rows('SELECT number FROM requests WHERE "table" = ?', table)}
        return sum(
            [(entry.get("seat"), entry.get("do")) for entry in log[number - len(do) : number]]
            != [(seat, d) for d in do]
            or number not in asked
            for number, seat, do in self.acknowledged[table]
        )

    @property
    def complete(self) -> bool:
        return not any(self.missing().values())

    @property
    def first_record(self) -> int:
        """Where the records begin that are not in the tables."""
        [(number,)] = self.rows("SELECT number FROM settled")
        assert number % 1024 == 0
        return int(number)

    def places(self) -> list[int]:
        """The bytes at which the records begin that are not in the tables."""
        content, number, found = self.moves.read_bytes(), self.first_record, list[int]()
        while HEAD.unpack_from(content, len(found) * BLOCK)[0] == number + len(found):  # each fits into a block
            found.append(len(found) * BLOCK)
        return found

    def spoil(self, place: int) -> None:
        """Turn a byte of the file of moves."""
        with self.moves.open("r+b") as file:
            file.seek(place)
            [byte] = file.read(1)
            file.seek(place)
            file.write(bytes([byte ^ 1]))


@pytest.fixture
def old(tmp_path: Path) -> Old:
    folder = tmp_path / "data"
    folder.mkdir()
    return Old(folder)


def test_the_folder_really_misses_moves(old: Old) -> None:
    """At every table acknowledged moves stand in the file of moves alone; else the other tests would prove nothing."""
    assert len(old.acknowledged) == 4
    assert all(count >= 10 for count in old.missing().values())
    assert len(old.places()) >= 10


def test_every_acknowledged_move_is_settled(old: Old) -> None:
    """The logs, the heads of the tables and the requests are complete, and the file is gone."""
    settle_old_moves(old.file)
    assert old.complete
    assert not old.moves.exists()
    settle_old_moves(old.file)
    assert old.complete


async def test_a_server_that_starts_settles_once(old: Old) -> None:
    """Before the database gets its present shape; the backup of the old shape has every move as well."""
    for _ in range(2):
        async with running(Store(old.folder)):
            pass
        assert old.complete
        assert not old.moves.exists()
        assert old.rows("SELECT version_num FROM alembic_version") == [(head(),)]
        assert not old.rows("SELECT name FROM sqlite_master WHERE name IN ('journal', 'settled')")
    [backup] = (old.folder / "backups").iterdir()
    assert entries_in(backup) == old.rows("SELECT count(*) FROM log")[0][0]


async def test_a_backup_of_the_old_folder_has_every_move(old: Old, tmp_path: Path) -> None:
    """`stellwerk admin backup` comes first, before any server."""
    await write_backup(old.folder, None, tmp_path / "backup.zip")
    assert old.complete
    assert not old.moves.exists()
    assert entries_in(tmp_path / "backup.zip") == old.rows("SELECT count(*) FROM log")[0][0]


def entries_in(backup: Path) -> int:
    """How many entries of logs a backup holds."""
    with zipfile.ZipFile(backup) as packed:
        return len(packed.read("log.jsonl").splitlines())


KILLED = """
import os, secrets, signal, sys
from pathlib import Path
from stellwerk.server.platform.database import old_moves
def die(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)
exec(sys.argv[1])
old_moves.settle_old_moves(Path(sys.argv[2]))
"""


@pytest.mark.parametrize("moment", ["secrets.randbits = die", "Path.unlink = die", "old_moves._sync = die"])
def test_settling_that_is_killed_is_repeated(old: Old, moment: str) -> None:
    """In the middle of the transaction, after it, or after the file is removed: the next one finds everything."""
    before = old.missing()
    killed = subprocess.run([sys.executable, "-c", KILLED, moment, str(old.file)], check=False, timeout=30)
    assert killed.returncode == -signal.SIGKILL
    assert old.missing() == (before if "randbits" in moment else dict.fromkeys(before, 0))
    settle_old_moves(old.file)
    assert old.complete
    assert not old.moves.exists()
    assert old.rows("SELECT count(*) FROM journal") == [(0,)], "no move was settled twice"


@pytest.mark.parametrize("place", [0, 8, 12, HEAD.size + 40], ids=["number", "length", "checksum", "content"])
def test_a_damaged_file_is_kept_beside(old: Old, caplog: pytest.LogCaptureFixture, place: int) -> None:
    """What stands before the damage is settled; the log names the copy in which somebody may look for the rest."""
    content, missing, damaged = old.moves.read_bytes(), sum(old.missing().values()), old.places()[5]
    old.spoil(damaged + place)
    settle_old_moves(old.file)
    assert 0 < sum(old.missing().values()) < missing
    assert not old.moves.exists()
    [kept] = old.folder.glob("*-damaged-*")
    assert kept.stat().st_size == len(content)
    assert "is damaged" in caplog.text and kept.name in caplog.text


def test_a_last_record_that_is_not_whole_was_not_acknowledged(old: Old) -> None:
    """Its server was killed while it wrote: everything before it counts, and nothing is damaged."""
    [number, first] = [len(old.places()), old.first_record]
    with old.moves.open("r+b") as file:  # the beginning of one more record, whose rest never came
        file.seek(number * BLOCK)
        file.write(HEAD.pack(first + number, 500, 1) + b"half")
    settle_old_moves(old.file)
    assert old.complete
    assert not list(old.folder.glob("*-damaged-*"))


def test_a_file_that_is_too_short_gives_what_it_has(old: Old) -> None:
    """Its last records are missing: the others are settled."""
    missing = sum(old.missing().values())
    os.truncate(old.moves, old.places()[5] + 100)
    settle_old_moves(old.file)
    assert 0 < sum(old.missing().values()) < missing
    assert not old.moves.exists()


def test_records_of_another_time_fit_nowhere(old: Old) -> None:
    """A copy of the database from another moment was put beside the file: nothing of it is mixed in."""
    before = old.missing()
    old.change("UPDATE settled SET number = number + 1024")
    settle_old_moves(old.file)
    assert old.missing() == before
    assert not old.moves.exists()


async def test_a_file_beside_a_database_without_a_journal_is_kept(old: Old, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody can say to which database it belonged, so nobody throws it away."""
    content = old.moves.read_bytes()
    async with running(Store(old.folder)):
        pass
    old.moves.write_bytes(content)
    settle_old_moves(old.file)
    assert not old.moves.exists()
    kept = old.moves.with_name(f"{old.moves.name}-unused")
    assert kept.read_bytes() == content
    assert kept.name in caplog.text
    assert old.complete


@pytest.mark.parametrize(
    "deed", ["UPDATE tables SET version = version - 1 WHERE id = ?", "DELETE FROM tables WHERE id = ?"]
)
async def test_moves_that_do_not_follow_are_set_aside(old: Old, caplog: pytest.LogCaptureFixture, deed: str) -> None:
    """Somebody changed a table by hand: its moves are kept, also after the upgrade, and nobody else suffers."""
    missing = old.missing()
    lost = next(iter(missing))
    old.change(deed, lost)
    async with running(Store(old.folder)):
        pass
    del old.acknowledged[lost]
    assert old.complete
    kept = old.rows("SELECT moves, fault FROM journal")
    assert len(kept) - missing[lost] in (0, 1), "the last move may have been written and not acknowledged"
    assert all(lost.encode() in moves and lost in fault for moves, fault in kept)
    assert lost in caplog.text and "stay in `journal`" in caplog.text


def test_a_file_that_cannot_be_read_loses_nothing(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk refuses: nobody goes on as if there were no moves."""

    def refuses(_: Path) -> bytes:
        raise OSError("input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "read_bytes", refuses)
        with pytest.raises(OSError, match="input/output"):
            settle_old_moves(old.file)
    settle_old_moves(old.file)
    assert old.complete


def test_a_link_leads_to_the_same_moves(old: Old, tmp_path: Path) -> None:
    """The file of moves stands where the database really is."""
    link = tmp_path / "link.sqlite3"
    link.symlink_to(old.file)
    settle_old_moves(link)
    assert old.complete
    assert not old.moves.exists()


@contextmanager
def a_running_server_of_the_earlier_version(moves: Path) -> Iterator[None]:
    """It holds a lock on its file of moves."""
    with moves.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


async def test_a_server_of_the_earlier_version_is_not_disturbed(old: Old, tmp_path: Path) -> None:
    """It still writes into the file: nothing is settled or removed, and a sentence says why."""
    before, content = old.missing(), old.moves.read_bytes()
    with a_running_server_of_the_earlier_version(old.moves):
        with pytest.raises(DatabaseInUse, match="stop it first"):
            settle_old_moves(old.file)
        with pytest.raises(NoStore, match="stop it first"):
            await write_backup(old.folder, None, tmp_path / "backup.zip")
        with pytest.raises(NoStore, match="stop it first"):
            async with office(old.folder, None):
                pass
    assert (old.missing(), old.moves.read_bytes()) == (before, content)
